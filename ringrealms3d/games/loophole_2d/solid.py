"""The board in space: a plate with two real windows, and the wires between its nodes' arcs.

All is made in units of a hexagon's radius, the pads' tops lying at height 0, and then shrunk to fit
into the unit ball.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType

import numpy as np

from ringrealms3d.core.solid_layout import Bridge, SolidLayout, Surface, map_of
from ringrealms3d.games.loophole_2d.board import LoopholeBoard
from ringrealms3d.games.loophole_2d.layout import PIECE, STARTING, WALL, loophole_map
from ringrealms3d.games.loophole_2d.outlines import plate_outline, window_outlines
from ringrealms3d.games.loophole_2d.wires import frame_wires, window_wires
from ringrealms3d.geometry.plane import hexagon, raised
from ringrealms3d.geometry.plates import plate
from ringrealms3d.geometry.shapes import tube
from ringrealms3d.geometry.stones import block, hollow, lens, tray

_PAD = 0.93  # of a cell's radius
_HEIGHTS = (-1.25, -0.22)  # of the plate's bottom and top
_EDGE = 0.26
_RIM = 0.16  # half as thick as the rods around the windows
_HOME = (-77.0, 50.0, 0.0)
_HEXAGON = hexagon((0, 0), WALL / PIECE)
_SHAPES = MappingProxyType(
    {
        1: lens("black"),
        2: hollow("white"),
        1 + STARTING: block("black", _HEXAGON),
        2 + STARTING: tray("white", _HEXAGON),
    }
)


def loophole_layout(board: LoopholeBoard) -> SolidLayout:
    """Return the layout of the board."""
    flat = loophole_map(board)
    body = plate("shelf", plate_outline(), window_outlines(), _HEIGHTS, _EDGE)
    bridges = _bridges(board)
    size = 1 / max(_reach(surface) for surface in (body, *(b.surface for b in bridges)))
    return SolidLayout(
        **map_of(flat),
        pads=tuple(size * raised(hexagon(centre, _PAD)) for centre in flat.map_centres),
        targets=tuple(size * raised(hexagon(centre)) for centre in flat.map_centres),
        centres=size * raised(flat.map_centres),
        radii=size * flat.map_radii,
        shapes=_SHAPES,
        fixtures=tuple(_scaled(x, size) for x in (body, *_window_rims())),
        bridges=tuple(replace(b, surface=_scaled(b.surface, size)) for b in bridges),
        home=_HOME,
    )


def _bridges(board: LoopholeBoard) -> tuple[Bridge, ...]:
    """Return for each seat and each node the bridge between the node's two arcs."""
    around, through = frame_wires(_HEIGHTS), window_wires(_HEIGHTS)
    wires = [(around[seat], *through[seat]) for seat in (0, 1)]
    return tuple(
        Bridge(wire, (*first, *second))
        for arcs, of_seat in zip(board.arcs, wires, strict=True)
        for (first, second), wire in zip(arcs, of_seat, strict=True)
    )


def _window_rims() -> Iterator[Surface]:
    """Yield a rod around each window, along its upper edge."""
    for outline in window_outlines():
        ring = np.concatenate([outline, outline[:1]])
        yield tube("rim", raised(ring, _HEIGHTS[1] - _RIM), _RIM)


def _reach(surface: Surface) -> float:
    return float(np.linalg.norm(surface.points, axis=1).max())


def _scaled(surface: Surface, size: float) -> Surface:
    return replace(surface, points=size * surface.points)
