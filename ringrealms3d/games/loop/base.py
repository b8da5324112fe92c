"""The board under a pile: a slab of wood with a triangular hole for each tile of level 1.

Lengths are in sides of a hexagon; the board's top lies in the plane z = 0, and the first site is
the origin.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.games.loop.tile import DEPTH, HOLE, triangle
from ringrealms3d.geometry.plane import hexagon, square
from ringrealms3d.geometry.polygon import clipped
from ringrealms3d.geometry.shapes import polygons

THICKNESS = 0.95
MARGIN = 0.75
"""How far the board reaches beyond the outermost tiles."""

_BLUNT = 0.45  # how much farther out the sharp corners are cut off
_BEVEL = 0.14
_GROOVE = 0.025  # half of the groove between two seats
_GROOVE_DEPTH = 0.1
_FAR = 1e3

Face = NDArray[np.float64]
Middle = tuple[float, float]


def board_surfaces(side: int) -> tuple[Surface, ...]:
    """Return the board of a pile with so many levels."""
    rim = board_outline(side, MARGIN - _BEVEL)
    seats = {(row, column) for row in range(side) for column in range(2 * side - 1 - row)}
    around = set(product(range(-2, side + 2), range(-4, 2 * side + 4))) - seats
    frame = [_inside(hexagon(middle_of(*spot)), rim) for spot in sorted(around)]
    return (
        polygons("body", [_raised(rim, -DEPTH)]),
        polygons("gap", [*_slab(side, rim), *(_raised(part, 0) for part in frame if len(part))]),
        polygons("cell", [face for spot in sorted(seats) for face in _seat(middle_of(*spot))]),
    )


def middle_of(row: int, column: int) -> Middle:
    """Return where a spot of level 1 is; rows go away from the long edge, columns to the right."""
    return np.sqrt(3) * (column + row / 2), 1.5 * row


def board_outline(side: int, margin: float) -> Polygon:
    """Return half a hexagon around the outermost tiles, its two sharp corners cut off."""
    first, last = middle_of(0, 0), middle_of(0, 2 * side - 2)
    reach, blunt = 1 + margin, 1 + margin + _BLUNT
    outline = square((0, 0), _FAR)
    for middle, angle, distance in (
        (first, 150, reach),
        (first, 210, blunt),
        (first, 270, reach),
        (last, 330, blunt),
        (last, 30, reach),
        (middle_of(side - 1, 0), 90, reach),
    ):
        outwards = np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
        outline = clipped(outline, np.array(middle) + distance * outwards, -outwards)
    return outline


def _slab(side: int, rim: Polygon) -> Iterator[Face]:
    """Yield the walls of the board, its bevel and its bottom."""
    outline = board_outline(side, MARGIN)
    low, high = _raised(outline, -THICKNESS), _raised(outline, -_BEVEL)
    yield low[::-1]
    yield from _walls(low, high)
    yield from _walls(high, _raised(rim, 0))


def _seat(middle: Middle) -> Iterator[Face]:
    """Yield the faces around one hole: three parts of the top, the hole's walls, and the rim's."""
    rim, hole = hexagon(middle, 1 - _GROOVE), np.array(middle) + triangle(HOLE)
    top, edge = _raised(rim, 0), _raised(hole, 0)
    for k in range(3):
        corner = 2 * k + 1  # of the hexagon, the one towards which the hole's corner k points
        around = [top[(corner + step) % 6] for step in range(3)]
        yield np.array([*around, edge[(k + 1) % 3], edge[k]])
    yield from _walls(edge, _raised(hole, -DEPTH))
    yield from _walls(_raised(rim, -_GROOVE_DEPTH), top)


def _walls(lower: Face, upper: Face) -> Iterator[Face]:
    """Yield the faces between two closed rows of corners, the inner or upper row last."""
    lower_ends, upper_ends = np.roll(lower, -1, axis=0), np.roll(upper, -1, axis=0)
    yield from np.stack([lower, lower_ends, upper_ends, upper], axis=1)


def _inside(polygon: Polygon, outline: Polygon) -> Polygon:
    """Return the part of a convex polygon that lies inside another one."""
    for start, end in zip(outline, np.roll(outline, -1, axis=0), strict=True):
        along = end - start
        polygon = clipped(polygon, start, np.array([-along[1], along[0]]))
    return polygon


def _raised(outline: ArrayLike, height: float) -> Face:
    flat = np.asarray(outline, dtype=np.float64)
    return np.column_stack([flat, np.full(len(flat), height)])
