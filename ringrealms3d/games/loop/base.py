"""The board under a pile: a slab of wood with a triangular hole for each tile of level 1.

Lengths are in sides of a hexagon; the board's top lies in the plane z = 0, and the first site is
the origin.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.games.loop.tile import DEPTH, HOLE, triangle
from ringrealms3d.geometry.plane import hexagon, raised, square
from ringrealms3d.geometry.polygon import clipped
from ringrealms3d.geometry.shapes import blunted, polygons, walls

THICKNESS = 0.95
MARGIN = 0.75
"""How far the board reaches beyond the outermost tiles."""

_BLUNT = 0.45  # how much farther out the sharp corners are cut off
_BEVEL = 0.14
_CORNER = 0.3  # a bevel by which the upright edges are cut off
_GROOVE = 0.025  # half of the groove around a seat
_GROOVE_DEPTH = 0.1
_GROOVE_LIGHT = 0.3  # the share of light on the floor of a groove
_SHADE = 0.02  # how far above the floors of holes it is dark
_BESIDE = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The rows and columns from a spot to those behind the sides of its hexagon, the first by 60°."""

_FAR = 1e3
_SAME = 1e-9

Face = NDArray[np.float64]
Middle = tuple[float, float]
Seat = tuple[int, int]
"""A row and a column."""


def board_surfaces(side: int) -> tuple[Surface, ...]:
    """Return the board of a pile with so many levels."""
    rim = blunted(board_outline(side, MARGIN - _BEVEL), _CORNER)
    seats = {(row, column) for row in range(side) for column in range(2 * side - 1 - row)}
    around = set(product(range(-2, side + 2), range(-4, 2 * side + 4))) - seats
    frame = [face for spot in sorted(around) for face in _frame_part(spot, rim, seats)]
    return (
        polygons("body", [raised(rim, _SHADE - DEPTH)]),
        polygons("gap", [*_slab(side, rim), *frame]),
        polygons("cell", [face for spot in sorted(seats) for face in _seat(middle_of(*spot))]),
        _groove_floors(seats),
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
    outline = blunted(board_outline(side, MARGIN), _CORNER)
    low, high = raised(outline, -THICKNESS), raised(outline, -_BEVEL)
    yield low[::-1]
    yield from walls(low, high)
    yield from walls(high, raised(rim, 0))


def _frame_part(spot: Seat, rim: Polygon, seats: set[Seat]) -> Iterator[Face]:
    """Yield the top of a hexagon of the frame inside the rim, and its walls behind grooves."""
    part = _inside(hexagon(middle_of(*spot)), rim)
    corners = hexagon(middle_of(*spot), 1 - _GROOVE)
    lines = [
        (corners[k], corners[(k + 1) % 6])
        for k, (up, right) in enumerate(_BESIDE)
        if (spot[0] + up, spot[1] + right) in seats
    ]
    for line in lines:
        part = _cut(part, *line)
    if not len(part):
        return
    yield raised(part, 0)
    for wall in walls(raised(part, -_GROOVE_DEPTH), raised(part, 0)):
        if any(_lies_on(wall, *line) for line in lines):
            yield wall


def _groove_floors(seats: set[Seat]) -> Surface:
    """Return the floors of the grooves, of the same wood as the seats.

    Grooves are narrower than pixels: dark ones would be dashed lines.
    """
    rings: list[Face] = []
    for spot in sorted(seats):
        around = (hexagon(middle_of(*spot), size) for size in (1 + _GROOVE, 1 - _GROOVE))
        rings += walls(*(raised(outline, -_GROOVE_DEPTH) for outline in around))
    floors = polygons("cell", rings)
    return replace(floors, light=np.full(len(floors.points), _GROOVE_LIGHT))


def _seat(middle: Middle) -> Iterator[Face]:
    """Yield the faces around one hole: three parts of the top, the hole's walls, and the rim's."""
    rim, hole = hexagon(middle, 1 - _GROOVE), np.array(middle) + triangle(HOLE)
    top, edge = raised(rim, 0), raised(hole, 0)
    for k in range(3):
        corner = 2 * k + 1  # of the hexagon, the one towards which the hole's corner k points
        around = [top[(corner + step) % 6] for step in range(3)]
        yield np.array([*around, edge[(k + 1) % 3], edge[k]])
    yield from walls(edge, raised(hole, -DEPTH))
    yield from walls(raised(rim, -_GROOVE_DEPTH), top)


def _inside(polygon: Polygon, outline: Polygon) -> Polygon:
    """Return the part of a convex polygon that lies inside another one."""
    for start, end in zip(outline, np.roll(outline, -1, axis=0), strict=True):
        polygon = _cut(polygon, start, end)
    return polygon


def _cut(polygon: Polygon, start: NDArray[np.float64], end: NDArray[np.float64]) -> Polygon:
    """Return the part of a convex polygon to the left of a line."""
    return clipped(polygon, start, _leftwards(start, end))


def _lies_on(face: Face, start: NDArray[np.float64], end: NDArray[np.float64]) -> bool:
    """Whether an upright face lies on a line, seen from above."""
    return bool((np.abs((face[:, :2] - start) @ _leftwards(start, end)) < _SAME).all())


def _leftwards(start: NDArray[np.float64], end: NDArray[np.float64]) -> NDArray[np.float64]:
    along = end - start
    return np.array([-along[1], along[0]])
