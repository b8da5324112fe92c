"""Letters as outlines: those of DejaVu Sans or the system's fonts, or a box for what none has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.scene.fonts import files_with

if TYPE_CHECKING:
    from matplotlib.ft2font import FT2Font

Points = NDArray[np.float64]
Outlines = tuple[Points, ...]
"""Closed polygons, float64 (corners, 2), in the font's size; those within others are holes."""

_MOVE, _LINE, _CONIC, _CUBIC, _END = 1, 2, 3, 4, 79  # matplotlib's numbers for steps of a path
_POINTS = {_MOVE: 1, _LINE: 1, _CONIC: 2, _CUBIC: 3, _END: 1}
_PARTS = 64.0  # of a unit, in which points are
_STEPS = 4  # of a curve
_TRIED = 3  # fonts that say they have a letter
_BLANK = 0.35  # the width of a space
_BOX = np.array([[0.08, 0.0], [0.62, 0.0], [0.62, 0.72], [0.08, 0.72]])
_BOX_WIDTH, _WALL = 0.7, 0.07


def outlined(text: str) -> tuple[Outlines, float]:
    """Return a line of letters that stands on the x axis from the origin on, and its width."""
    outlines: list[Points] = []
    width = 0.0
    for letter in text:
        shapes, ahead = _letter(letter)
        outlines += [shape + np.array([width, 0.0]) for shape in shapes]
        width += ahead
    return tuple(outlines), width


@lru_cache(maxsize=4096)
def _letter(letter: str) -> tuple[Outlines, float]:
    """Return a letter's outlines and width: in the first font that has it, or a box."""
    if letter.isspace():
        return (), _BLANK
    for file in islice(files_with(letter), _TRIED):
        font = _opened(file)
        if font is not None and font.get_char_index(ord(letter)):
            return _drawn(font, letter)
    inside = _BOX + _WALL * np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]])
    return (_BOX, inside[::-1]), _BOX_WIDTH


@lru_cache(maxsize=16)
def _opened(file: Path) -> FT2Font | None:
    """Return a font, None without one of letters of any size."""
    from matplotlib.ft2font import FT2Font

    try:
        font = FT2Font(str(file))
    except (OSError, RuntimeError):
        return None
    return font if font.scalable else None


def _drawn(font: FT2Font, letter: str) -> tuple[Outlines, float]:
    from matplotlib.ft2font import LoadFlags

    glyph = font.load_char(ord(letter), flags=LoadFlags.NO_SCALE)
    points, codes = font.get_path()
    size = float(font.units_per_EM)
    outlines = tuple(_polygons(np.asarray(points) * _PARTS / size, codes.tolist()))
    return outlines, glyph.horiAdvance / size


def _polygons(points: Points, codes: list[int]) -> Iterator[Points]:
    """Yield the closed polygons of a path, its curves as short lines."""
    corners: list[Points] = []
    at = 0
    while at < len(codes):
        code = codes[at]
        ends = points[at : at + _POINTS[code]]
        if code == _END:
            yield _closed(corners)
            corners = []
        else:
            curved = code in (_CONIC, _CUBIC)
            corners.append(_curve(np.vstack([corners[-1][-1:], ends])) if curved else ends)
        at += _POINTS[code]


def _curve(controls: Points) -> Points:
    """Return points on a Bézier curve after its first one."""
    shares = np.linspace(0, 1, _STEPS + 1)[1:, None, None]
    row = controls[None].repeat(_STEPS, axis=0)
    while row.shape[1] > 1:
        row = (1 - shares) * row[:, :-1] + shares * row[:, 1:]
    return np.asarray(row[:, 0])


def _closed(parts: list[Points]) -> Points:
    """Return a polygon without corners that are the same as those before."""
    corners = np.concatenate(parts)
    apart = np.abs(corners - np.roll(corners, 1, axis=0)).max(axis=1) > 1e-9
    return np.asarray(corners[apart])
