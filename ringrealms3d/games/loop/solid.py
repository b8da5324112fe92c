"""A pile in space: tiles on a board, each resting on three others, their pegs in the holes.

The small hexagons that the map adds to show what gaps rest on are not needed here, so the board has
fewer places in space than on the map.
"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Layout, Polygon
from ringrealms3d.core.solid_layout import SolidLayout, Surface, map_of
from ringrealms3d.games.loop.base import MARGIN, THICKNESS, board_outline, board_surfaces, middle_of
from ringrealms3d.games.loop.board import LoopBoard, Spot
from ringrealms3d.games.loop.tile import DEPTH, HEIGHT, HOLE, tile, triangle
from ringrealms3d.geometry.plane import hexagon, raised

_UP = np.array([np.sqrt(3), 1.0, HEIGHT])  # from a spot to the same row and column one level up
_FLOOR = 0.05  # from the corners of a hole to those of the pad on its floor
_SEAT_TARGET = 0.97
_GAP_TARGET = 0.64
_OVER = 0.02  # how far the targets of gaps lie above the tiles, so that rays meet them first
_LIFT = 1.0  # how far the top of a pile is lifted when it is taken apart
_MIDDLE = 0.12  # of the pile's height: what the eye looks at
_HOME = (-72.0, 44.0, 0.0)
_DISH = 0.06  # in White's tiles

_TILES = MappingProxyType({1: tile("ebony"), 2: tile("ivory", _DISH)})


class _Frame(NamedTuple):
    """The conversion from sides of a hexagon to lengths in the picture."""

    middle: NDArray[np.float64]
    scale: float

    def __call__(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        return self.scale * (points - self.middle)


def solid_layout(board: LoopBoard, flat: Layout) -> SolidLayout:
    """Return the layout of a pile in space, with its map."""
    feet = np.array([_foot(spot) for spot in board.spots])
    frame = _fitting(board.side)
    levels = np.array([spot.level for spot in board.spots])
    return SolidLayout(
        **map_of(flat),
        pads=tuple(frame(_flat(triangle(HOLE - _FLOOR), foot, -DEPTH)) for foot in feet),
        targets=tuple(
            frame(_target(spot, foot)) for spot, foot in zip(board.spots, feet, strict=True)
        ),
        centres=frame(feet),
        radii=np.full(board.size, frame.scale),
        lifts=_LIFT * (levels - 1)[:, None] / (board.side - 1) * np.array([0.0, 0.0, 1.0]),
        levels=levels,
        supports=_supports(board),
        shapes=_TILES,
        fixtures=tuple(_framed(frame, surface) for surface in board_surfaces(board.side)),
        home=_HOME,
    )


def _foot(spot: Spot) -> NDArray[np.float64]:
    """Return where the middle of a tile's foot is."""
    x, y = middle_of(spot.row, spot.column)
    return np.asarray(np.array([x, y, 0.0]) + (spot.level - 1) * _UP)


def _flat(outline: Polygon, foot: NDArray[np.float64], height: float) -> Polygon:
    """Return an outline around a foot, so far above it."""
    return raised(outline, height) + foot


def _target(spot: Spot, foot: NDArray[np.float64]) -> Polygon:
    """Return where a place can be pointed at: the whole seat, or the hole with some room."""
    if spot.level == 1:
        return _flat(hexagon((0, 0), _SEAT_TARGET), foot, 0.0)
    return _flat(hexagon((0, 0), _GAP_TARGET), foot, _OVER)


def _supports(board: LoopBoard) -> NDArray[np.int64]:
    """Return the three sites that each one rests on, int64 (sites, 3), -1 for the board."""
    return np.array([board.under(site) or (-1, -1, -1) for site in range(board.size)])


def _fitting(side: int) -> _Frame:
    """Return the frame in which the board and a whole pile fit into the unit ball."""
    outline = board_outline(side, MARGIN)
    low, high = outline.min(axis=0), outline.max(axis=0)
    top = side * HEIGHT
    middle = np.array([*(low + high) / 2, _MIDDLE * top])
    corners = np.concatenate([_flat(outline, np.zeros(3), height) for height in (-THICKNESS, 0.0)])
    peak = _foot(Spot(side, 0, 0)) + np.array([1.0, 0.0, HEIGHT])
    reach = np.linalg.norm(np.concatenate([corners, [peak]]) - middle, axis=1).max()
    return _Frame(middle, float(1 / reach))


def _framed(frame: _Frame, surface: Surface) -> Surface:
    return replace(surface, points=frame(surface.points))
