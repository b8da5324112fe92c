"""The patterns of a move: men beside its cell and in sight of it, and the rings around pillars.

A cell lies between two pillars, or between one and the rim, and has two neighbours on either side
of that gap; each pillar has a ring of six cells. Everything is seen from the seat to move, left and
right are not distinguished, and doubles count as men.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.loops_n_leaps.lines import bit_count, friends_in_sight, turned

_VACANT, _OWN, _OTHER, _OUTSIDE = range(4)
_KINDS = 4
_SIDES = (_KINDS * _KINDS) ** 2
_IN_SIGHT = 5  # from none to four
_RING = 7  # from none to six
_MOST_TAKEN = 6

_SIGHT = _SIDES  # after the sides of a placed man
_PLACED_RING = _SIGHT + 2 * _IN_SIGHT * _IN_SIGHT
_LEAP = _PLACED_RING + _RING * _RING
_TAKES_MAN, _TAKES_DOUBLE = _MOST_TAKEN + 1, _MOST_TAKEN + 2
_LEAP_SIDES = _LEAP + _MOST_TAKEN + 3
_LEAP_RING = _LEAP_SIDES + _SIDES
_SWAP = _LEAP_RING + _RING * _RING
PATTERNS = _SWAP + 1


@kernel
def patterns(tables: Struct, state: Struct, code: int, out: NDArray[np.int64]) -> int:
    """Number what is beside a man's new cell, what it sees or takes, and the rings around it."""
    origin = code // tables.cells - 1
    x = code % tables.cells
    if origin >= tables.cells:
        out[0] = _SWAP
        return 1
    if origin >= 0:
        out[0] = _LEAP_SIDES + _sides(tables, state, x)
        out[1] = _LEAP + _taken(tables, state, x)
        return _write_rings(tables, state, x, _LEAP_RING, out)
    own = friends_in_sight(tables, state, x, state.turn)
    other = friends_in_sight(tables, state, x, 1 - state.turn)
    everywhere = 1 if tables.needed[x] == 3 else 0
    out[0] = _sides(tables, state, x)
    out[1] = _SIGHT + _IN_SIGHT * (_IN_SIGHT * everywhere + own) + other
    return _write_rings(tables, state, x, _PLACED_RING, out)


@kernel
def _sides(tables: Struct, state: Struct, x: int) -> int:
    """Number the neighbours on the two sides of a cell's gap, in no order."""
    near = tables.near[x]
    one = _pair(_seen(tables, state, near[0]), _seen(tables, state, near[1]), _KINDS)
    other = _pair(_seen(tables, state, near[2]), _seen(tables, state, near[3]), _KINDS)
    return _pair(one, other, _KINDS * _KINDS)


@kernel
def _pair(one: int, other: int, kinds: int) -> int:
    return kinds * min(one, other) + max(one, other)


@kernel
def _taken(tables: Struct, state: Struct, landing: int) -> int:
    """Number what a leap takes: men between others, or the piece that it lands on."""
    stone = state.stone[landing]
    if stone > 2:
        return _TAKES_DOUBLE
    if stone > 0:
        return _TAKES_MAN
    count = 0
    for way in range(2):
        count += bit_count(turned(tables, state, landing, way, state.turn))
    return min(count, _MOST_TAKEN)


@kernel
def _write_rings(tables: Struct, state: Struct, x: int, first: int, out: NDArray[np.int64]) -> int:
    """Write how many men of either seat are around each pillar beside a cell; return the count."""
    count = 2
    for end in range(2):
        pillar = tables.pillar[x, end]
        if pillar >= 0:
            own, other = 0, 0
            for way in range(6):
                kind = _seen(tables, state, tables.around[pillar, way])
                own += kind == _OWN
                other += kind == _OTHER
            out[count] = first + _RING * own + other
            count += 1
    return count


@kernel
def _seen(tables: Struct, state: Struct, x: int) -> int:
    """Return what the seat to move sees on a site."""
    if x == tables.cells:
        return _OUTSIDE
    stone = state.stone[x]
    if stone == 0:
        return _VACANT
    return _OWN if (stone - 1) % 2 == state.turn else _OTHER
