"""The outlines of the plate and of its windows, in units of a hexagon's radius.

The board's middle is the origin, rows run downwards. All straight sides lie along a row, along a
column, or across a sharp corner; a side is identified by the direction in which it faces.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.games.loophole_2d.board import LINES, WINDOWS, Node
from ringrealms3d.geometry.plane import hexagon_centres
from ringrealms3d.geometry.plates import rounded

LAST_COLUMN, FIRST_ROW, FIRST_CORNER = 30, 90, 150
FIRST_COLUMN, LAST_ROW, LAST_CORNER = 210, 270, 330
_TO_ROWS = 1.5 * (LINES - 1) / 2 + 1  # from the middle to the first row's upper corners
_TO_CORNERS = 19.0  # from the middle to the far side of the cells beside a sharp corner
_FRAME = {
    LAST_COLUMN: _TO_ROWS,
    FIRST_ROW: _TO_ROWS,
    FIRST_CORNER: _TO_CORNERS,
    FIRST_COLUMN: _TO_ROWS,
    LAST_ROW: _TO_ROWS,
    LAST_CORNER: _TO_CORNERS,
}
_WINDOW = dict.fromkeys((LAST_COLUMN, FIRST_ROW, FIRST_COLUMN, LAST_ROW), 1.25)
_RIM = 0.95  # how far the plate reaches beyond the cells
_SILL = 0.12  # how far it reaches into the windows
_ROUND = 0.25  # the windows' corners


def plate_outline() -> Polygon:
    """Return the plate's outline, counter-clockwise."""
    return rounded(_corners(_FRAME), _RIM)


def window_outlines() -> tuple[Polygon, ...]:
    """Return the outlines of the windows, counter-clockwise."""
    small = _corners({side: distance - _SILL - _ROUND for side, distance in _WINDOW.items()})
    return tuple(rounded(small, _ROUND) + middle_of(window) for window in WINDOWS)


def middle_of(window: Node) -> NDArray[np.float64]:
    """Return the middle of a window."""
    line = (window.before + window.after) / 2
    spots = hexagon_centres([line, (1 + LINES) / 2], [line, (1 + LINES) / 2])
    return np.asarray(spots[0] - spots[1])


def frame_corner(side: int, following: int, out: tuple[float, float]) -> NDArray[np.float64]:
    """Return where two sides of the cells' outline meet, each moved out by so much."""
    return _meeting((side, _FRAME[side] + out[0]), (following, _FRAME[following] + out[1]))


def _corners(sides: Mapping[int, float]) -> Polygon:
    """Return the polygon whose sides face in these directions at these distances."""
    lines = list(sides.items())
    return np.array([_meeting(lines[k - 1], line) for k, line in enumerate(lines)])


def _meeting(one: tuple[int, float], other: tuple[int, float]) -> NDArray[np.float64]:
    angles = np.radians([one[0], other[0]])
    faces = np.column_stack([np.cos(angles), np.sin(angles)])
    return np.asarray(np.linalg.solve(faces, [one[1], other[1]]))
