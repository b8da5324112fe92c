"""How the tiles look on the map: ribbons between the middles of their sides.

Everything is in units of a half side of a cell, and :func:`tile_glyphs` scales it to those of a
piece. Ribbons run a hair beyond the border of the cell, so those of neighbours join without a seam.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

import numpy as np

from ringrealms3d.core.layout import Glyph, Polygon, Ribbon
from ringrealms3d.games.path_tiles.board import STEPS
from ringrealms3d.games.path_tiles.tiles import TILES, Tile
from ringrealms3d.geometry.plane import square

_TILE = 0.97  # a tile's half side: a groove is left between neighbours
_OVERLAP = 1.03  # how far from the middle a ribbon goes
_BEND = 17  # points on a quarter of a circle
_DEAD_END = 0.42  # how far from the middle a dead end stops
_ARM = 0.6  # how far from the middle the arms of a crossroads change hands
_HUBS = (0.11, 0.3)  # the radii of the circles that make the disc in a crossroads' middle


@cache
def tile_glyphs(radius: float) -> Mapping[int, Glyph]:
    """Return the glyph of each tile by its number plus one.

    Args:
        radius: the unit of glyphs, in half sides of a cell.
    """
    outline = square((0, 0), _TILE) / radius
    return MappingProxyType(
        {
            number: Glyph(None, outline, ribbons=_ribbons(tile, radius))
            for number, tile in enumerate(TILES, start=1)
        }
    )


def _ribbons(tile: Tile, radius: float) -> tuple[Ribbon, ...]:
    """Return the dead ends, then the joined sides, the one on top last."""
    paths = [(side, _dead_end(side)) for side in tile.dead_ends]
    for link in sorted(tile.links, key=lambda link: link == tile.top):
        paths += [(link[0], path) for path in _linked(link)]
    return tuple(Ribbon("rb".index(tile.sides[side]), path / radius) for side, path in paths)


def _linked(link: tuple[int, ...]) -> list[Polygon]:
    if len(link) == 4:
        return _crossroads()
    first, second = (np.array(STEPS[side], dtype=np.float64) for side in link)
    ends = _OVERLAP * np.stack([first, second])
    if link[1] - link[0] == 2:
        return [ends]
    turn = np.linspace(0, np.pi / 2, _BEND)[:, None]
    bend = first + second - np.cos(turn) * second - np.sin(turn) * first
    bend[[0, -1]] = ends
    return [bend]


def _dead_end(side: int) -> Polygon:
    return np.array([[_OVERLAP], [_DEAD_END]]) * STEPS[side]


def _crossroads() -> list[Polygon]:
    """Return one path through all four arms and a hub, and two that lengthen its turning arms.

    Each ribbon is drawn with a rim in the tile's colour, so four arms of their own would cut each
    other in the middle; and a path that turned round at the border would bulge out of the tile.
    """
    angles = np.linspace(0, 2 * np.pi, 4 * _BEND)
    circle = np.stack([np.sin(angles), np.cos(angles)], axis=1)
    hub = np.concatenate([radius * circle for radius in _HUBS])
    north, south = ((0.0, side * _OVERLAP) for side in (1, -1))
    centre, east, west = ((side * _ARM, 0.0) for side in (0, 1, -1))
    through = np.array([north, *hub, centre, east, centre, west, centre, south])
    return [through, *(np.array([[_ARM], [_OVERLAP]]) * STEPS[side] for side in (1, 3))]
