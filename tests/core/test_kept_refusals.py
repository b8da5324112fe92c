"""What is told of boards and of layouts that cannot be right, part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

import ringrealms3d as rr
from ringrealms3d.core.board import Board
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.layout import Glyph, Label, Layout
from ringrealms3d.core.solid_layout import in_space
from tests.kept_texts import ReadAsKept

TRIANGLE = np.array([(0.0, 0), (1, 0), (1, 1)])
RIGHT: dict[str, Any] = {
    "kinds": ("cell", "cell"),
    "colours": ("red", "blue"),
    "map_cells": (TRIANGLE, TRIANGLE),
    "map_centres": np.zeros((2, 2)),
    "map_radii": np.ones(2),
    "map_size": (1.0, 1.0),
}


def wrong_numbers(right: np.ndarray[Any, Any]) -> Iterator[Any]:
    """Yield what is not such an array: another thing, shape or kind, and what it cannot hold."""
    yield [1.0, 2.0]
    yield right[:-1]
    yield right[..., None]
    yield np.array(["a"])
    for number in (np.nan, np.inf, 0.0, -1.0, -2.0, 999.0):
        wrong = right.astype(np.float64)
        wrong[(-1,) * wrong.ndim] = number
        yield wrong


def wrong_outlines(right: tuple[np.ndarray[Any, Any], ...]) -> Iterator[Any]:
    """Yield what are not so many outlines."""
    yield [TRIANGLE]
    yield right[:-1]
    for wrong in (TRIANGLE[:2], TRIANGLE[:, :1], TRIANGLE * np.nan, None, TRIANGLE[0]):
        yield (*right[:-1], wrong)


def told(make: Callable[..., object], part: str, wrong: object) -> str:
    """Return what is told of a part."""
    try:
        make(**{part: wrong})
    except UserError as error:
        return str(error)
    return f"{part}: taken"


def test_what_is_told_of_maps(read_as_kept: ReadAsKept) -> None:
    wrong: list[tuple[str, object]] = [
        *(("kinds", kinds) for kinds in ((), ["cell"], ("cell", ""), ("cell", 5))),
        *(("colours", each) for each in (("red",), ["red", "blue"], ("pink", "red"), ("red", ""))),
        *(("map_cells", each) for each in wrong_outlines(RIGHT["map_cells"])),
        *(("map_centres", each) for each in wrong_numbers(RIGHT["map_centres"])),
        *(("map_radii", each) for each in wrong_numbers(RIGHT["map_radii"])),
        *(("map_size", each) for each in ((1.0,), (np.nan, 1), (1, np.inf), (1, 0), (-1, 1), "a")),
        *(("glyphs", {1: each}) for each in (Glyph(2), "xx", Glyph(0, TRIANGLE[:2]), Glyph(None))),
        *(("labels", (Label("a", *each),)) for each in ((np.nan, 0, 1), (0, 0, np.inf))),
        *(("lines", (each,)) for each in ((0, 1), (0, 2), (-1, 0))),
    ]

    def make(**parts: object) -> object:
        return Layout(**(RIGHT | parts))

    read_as_kept([told(make, *each) for each in wrong], "refused-maps")


def test_what_is_told_of_layouts_in_space(read_as_kept: ReadAsKept) -> None:
    layout = in_space(rr.start("loop/mini").variant.layout)
    numbers = ("centres", "normals", "radii", "lifts", "levels", "supports")
    beneath = [layout.supports.copy() for _ in range(3)]
    for array, number in zip(beneath, (-1, -2, 40), strict=True):
        array[39, 2] = number
    wrong: list[tuple[str, object]] = [
        *(("pads", each) for each in (*wrong_outlines(layout.pads), layout.pads * 9, 5)),
        *(("supports", each) for each in beneath),
        *(("targets", each) for each in wrong_outlines(layout.pads)),
        *((name, each) for name in numbers for each in wrong_numbers(getattr(layout, name))),
        *(("shapes", each) for each in ({}, {1: layout.shapes[1]}, dict(layout.shapes))),
    ]

    def make(**parts: object) -> object:
        return replace(layout, **parts)  # type: ignore[arg-type]

    read_as_kept([told(make, *each) for each in wrong], "refused-layouts")


def test_what_is_told_of_boards(read_as_kept: ReadAsKept) -> None:
    alone, pair = np.full((1, 1), -1, np.int16), np.array([[1], [0]], np.int16)
    names = ("", " ", "a b", "a\n", "\x1b", "\ud800", "#a", "fen", "board", "a\u2028b", 5, None)
    right = {"uid": "own/1", "title": "One", "sites": ("a", "b"), "neighbours": pair}
    wrong: list[tuple[str, object]] = [
        *((part, each) for part in ("uid", "title") for each in ("", " ", 5, None)),
        *(("sites", (each, "b")) for each in (*names, "a" * 1001, "a" * 1000, "b")),
        *(("sites", each) for each in ((), ["a", "b"], ("a",))),
        *(("neighbours", each) for each in (alone, pair.tolist(), pair * 1.0, pair[0], -pair)),
        *(
            ("neighbours", np.array(each))
            for each in ([[1], [-1]], [[2], [0]], [[0], [1]], [[-2], [0]])
        ),
    ]

    def make(**parts: object) -> object:
        return Board(**(right | parts))  # type: ignore[arg-type]

    lines = [told(make, *each).encode("ascii", "backslashreplace").decode() for each in wrong]
    read_as_kept(lines, "refused-boards")
