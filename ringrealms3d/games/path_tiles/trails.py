"""Paths as they are drawn: along their strands from tile to tile."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from ringrealms3d.core.group import Trail
from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.path_tiles.board import STEPS
from ringrealms3d.games.path_tiles.marks import Path
from ringrealms3d.games.path_tiles.tile_shapes import DEAD_END, HEIGHT, LOOKS, strand
from ringrealms3d.games.path_tiles.tiles import TILES, Tile

_LIFT = np.array([0.0, 0.0, HEIGHT + 0.05])  # to the middle of a tube
_LOOK = LOOKS["tubes"]  # its bridges are the highest


def trail_of(tables: Struct, state: Struct, seat: int, path: Path, radius: float) -> Trail:
    """Return a path of a seat's colour as a trail.

    Args:
        path: its parts in turn; a loop ends with the part that it begins with.
        radius: the unit of pieces, in half sides of a cell.
    """
    beside = tables.beside.tolist()
    crossed = [beside[cell].index(other) for (cell, _), (other, _) in pairwise(path)]
    closed = len(path) > 1 and path[0] == path[-1]
    leaves = crossed if closed else [*crossed, None]
    enters = [_opposite(side) for side in (crossed[-1] if closed else None, *crossed)]
    steps = []
    for (cell, part), enter, leave in zip(path, enters, leaves, strict=False):
        points = _points(TILES[int(state.stone[cell]) - 1], part, enter, leave)
        lifted = (points + _LIFT) / radius
        steps.append((cell, tuple((float(x), float(y), float(z)) for x, y, z in lifted)))
    return Trail(seat, tuple(steps))


def _opposite(side: int | None) -> int | None:
    return None if side is None else (side + 2) % 4


def _points(tile: Tile, part: int, enter: int | None, leave: int | None) -> Polygon:
    """Return a way through a part from side to side, from or to its end where it has no side."""
    link = next((link for link in tile.links if part in link), (part,))
    if len(link) == 2:
        points = strand(link, link == tile.top, _LOOK).points
        return points[::-1] if link[1] == enter or link[0] == leave else points
    reach = DEAD_END if len(link) == 1 else 0.0
    middle = (reach * STEPS[part][0], reach * STEPS[part][1], 0.0)
    if enter is None and leave is None:
        enter = part
    ways = [_at(enter), [middle], _at(leave)]
    return np.array([point for way in ways for point in way], dtype=np.float64)


def _at(side: int | None) -> list[tuple[float, float, float]]:
    return [] if side is None else [(STEPS[side][0], STEPS[side][1], 0.0)]
