"""Tests of the window and of sessions see what a person sees, not what the program keeps inside."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
OF_THE_WINDOW = re.compile(r"^\s*from ringrealms3d\.window\b", re.MULTILINE)
PRIVATE_PLACE = re.compile(r"^ringrealms3d\.[\w.]+\._\w+$")
MEASURING = "benchmarks"
PLACES = ("window/**/*.py", "session/**/*.py", f"{MEASURING}/*.py")

PERMITTED = {
    ("window/conftest.py", "__dict__"): "the layout of a board, which is computed once for all",
    ("window/kept_canvas.py", "_default_format"): "a format that pyvistaqt tells nowhere else",
    ("window/test_rules_in_space.py", "_kept"): "pictures that are kept from one test to the next",
    ("benchmarks/measure_window.py", "_show"): "an analysis that no engine takes time to find",
}
"""Private names that are used all the same, by file and name, and why."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def reached(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the lines that reach into something private, and its name."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                continue
            case ast.Attribute(attr=name) if is_private(name) or name == "__dict__":
                yield node.lineno, name
            case ast.ImportFrom(names=names):
                yield from ((node.lineno, each.name) for each in names if is_private(each.name))
            case ast.Call(args=[ast.Constant(value=str(place)), *_]) if PRIVATE_PLACE.search(place):
                yield node.lineno, place.rpartition(".")[2]
            case ast.Call(
                func=ast.Attribute(attr=called) | ast.Name(id=called),
                args=[_, ast.Constant(value=str(name)), *_],
            ) if called in ("setattr", "getattr", "delattr", "setitem") and is_private(name):
                yield node.lineno, name


@cache
def reaching() -> tuple[tuple[str, int, str], ...]:
    """Return where tests and measurements of the window or of sessions reach into something."""
    found: list[tuple[str, int, str]] = []
    for path in sorted(path for place in PLACES for path in TESTS.glob(place)):
        text, name = path.read_text(encoding="utf-8"), path.relative_to(TESTS)
        if name.parts[0] != MEASURING or OF_THE_WINDOW.search(text):
            found += ((name.as_posix(), *each) for each in reached(ast.parse(text)))
    return tuple(found)


def test_nothing_private_is_reached_into() -> None:
    found = [(path, line, name) for path, line, name in reaching() if (path, name) not in PERMITTED]
    assert not found, "use tests/window/driver, or make public what the program needs as well"


def test_every_permission_is_used() -> None:
    assert {(path, name) for path, _, name in reaching()} == set(PERMITTED)


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("window._status.message", ["_status"]),
        ("self._status", []),
        ("self.window._status", ["_status"]),
        ("window.__class__", []),
        ("window.__dict__", ["__dict__"]),
        ("from a import _b, c", ["_b"]),
        ("monkeypatch.setattr(window, '_b', 1)", ["_b"]),
        ("monkeypatch.setattr('ringrealms3d.window.desks._b', 1)", ["_b"]),
        ("monkeypatch.setitem(window.__dict__, '_b', 1)", ["_b", "__dict__"]),
        ("getattr(window, 'b')", []),
    ],
)
def test_what_is_private_is_recognised(source: str, names: list[str]) -> None:
    assert [name for _, name in reached(ast.parse(source))] == names
