"""The patterns of a placed tile: its neighbours, its open sides, and the paths that it joins.

A *part* is a strand, a crossroads or a dead end of the tile. From each side of a part the existing
path is followed to its end. Everything is seen from the seat to move, so colours are blank, own and
the other's.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.path_tiles.board import CELLS, LENGTH, OUTSIDE
from ringrealms3d.games.path_tiles.tiles import CROSSROADS, DEAD_END

_OPEN, _AT_BORDER, _DEAD, _BRANCHED = 0, 1, 2, 3  # how a path goes on at an end
_ENDS = 4
_LONGEST = 7  # classes of length
_FARTHEST = 4

_SIDE = 4  # after one to four neighbours
_STRAND = _SIDE + 3 * 5
_LOOP = _STRAND + 2 * _ENDS * _ENDS * _LONGEST
_GAP = _LOOP + 2
_STUB = _GAP + 2 * 2 * (_FARTHEST + 1)
_CROSSROADS = _STUB + 2 * _ENDS * _LONGEST
PATTERNS = _CROSSROADS + 2 * 5


@kernel
def patterns(tables: Struct, state: Struct, code: int, out: NDArray[np.int64]) -> int:
    """Number how many neighbours the tile has, its sides without one, and its parts."""
    place = code // CELLS
    cell = code - CELLS * place
    tile = state.rack[state.turn, place]
    neighbours = _neighbours(tables, state, cell)
    out[0] = neighbours - 1
    count = 1
    again = 1 if tables.free_turns != 0 and neighbours >= 2 else 0
    for side in range(4):
        colour = _seen(tables.colour[tile, side], state.turn)
        beside = tables.beside[cell, side]
        if state.stone[beside] == 0:
            others = 4 if beside == OUTSIDE else _neighbours(tables, state, beside)
            out[count] = _SIDE + 5 * colour + others
            count += 1
        if colour > 0 and tables.part[tile, side] == side:
            count = _write_part(tables, state, cell, tile, side, colour - 1, again, out, count)
    return count


@kernel
def _write_part(
    tables: Struct,
    state: Struct,
    cell: int,
    tile: int,
    side: int,
    owner: int,
    again: int,
    out: NDArray[np.int64],
    count: int,
) -> int:
    """Write the patterns of the part with this lowest side, and return how many there are then."""
    leads_to: int = np.int64(tables.leads_to[tile, side])  # type: ignore[assignment]
    end, length, last = _follow(tables, state, cell, side)
    if leads_to == DEAD_END:
        out[count] = _STUB + _LONGEST * (_ENDS * owner + end) + _length_class(length + 1)
        return count + 1
    if leads_to == CROSSROADS:
        ways = 1 if end == _OPEN else 0
        for other in range(1, 4):
            ways += _follow(tables, state, cell, other)[0] == _OPEN
        out[count] = _CROSSROADS + 5 * owner + ways
        return count + 1
    other_end, more, other_last = _follow(tables, state, cell, leads_to)
    if last == cell and other_last == cell:
        out[count] = _LOOP + owner
        return count + 1
    ends = _ENDS * min(end, other_end) + max(end, other_end)
    length = _length_class(length + more + 1)
    out[count] = _STRAND + _LONGEST * (_ENDS * _ENDS * owner + ends) + length
    if end != _OPEN or other_end != _OPEN:
        return count + 1
    apart = min(_distance(last, other_last), _FARTHEST)
    out[count + 1] = _GAP + (_FARTHEST + 1) * (2 * owner + again) + apart
    return count + 2


@kernel
def _follow(tables: Struct, state: Struct, cell: int, side: int) -> tuple[int, int, int]:
    """Follow the path that leads over a side of a cell: how it ends, its parts, and its last cell.

    The last cell is the vacant one of an open end. There are no loops, so there is an end.
    """
    length = 0
    while True:
        beside: int = np.int64(tables.beside[cell, side])  # type: ignore[assignment]
        if beside == OUTSIDE:
            return _AT_BORDER, length, OUTSIDE
        if state.stone[beside] == 0:
            return _OPEN, length, beside
        length += 1
        tile = state.stone[beside] - 1
        cell = beside
        side = np.int64(tables.leads_to[tile, (side + 2) % 4])  # type: ignore[assignment]
        if side == DEAD_END:
            return _DEAD, length, OUTSIDE
        if side == CROSSROADS:
            return _BRANCHED, length, OUTSIDE


@kernel
def _neighbours(tables: Struct, state: Struct, cell: int) -> int:
    """Return how many tiles lie beside a cell."""
    count = 0
    for side in range(4):
        count += state.stone[tables.beside[cell, side]] != 0
    return count


@kernel
def _seen(colour: int, seat: int) -> int:
    """Return 0 for blank, 1 for the seat's own colour, 2 for the other's."""
    if colour == 0:
        return 0
    return 1 if colour == seat + 1 else 2


@kernel
def _length_class(parts: int) -> int:
    """Class 0 is one part; one class more is half as long again, or longer."""
    classed = 0
    longest = 1
    while parts > longest and classed < _LONGEST - 1:
        longest = longest + 1 + longest // 2
        classed += 1
    return classed


@kernel
def _distance(cell: int, other: int) -> int:
    """Return how many steps along rows and columns lie between two cells."""
    return abs(cell // LENGTH - other // LENGTH) + abs(cell % LENGTH - other % LENGTH)
