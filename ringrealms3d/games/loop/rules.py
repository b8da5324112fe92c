"""The rules of Loop, written once, for plain Python and for numba.

Every site keeps, for each seat, the set of its slots (``bridges``) that hold the seat's tiles, so a
tile's surroundings are one number: it says whether a tile may stand there and, looked up in a
table, whether it completes a bridge. On level 1 the tiles of each colour that hang together are
trees of a union-find: a tile completes a loop when two separate arcs of own tiles around it belong
to the same tree. The open sites (vacant holes and gaps that have their three tiles) are a
swap-remove list.

States come in two size classes, so that the piles for play on screen stay small to copy.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.lists import added, removed
from ringrealms3d.core.random import below, hashed
from ringrealms3d.core.trees import root_of
from ringrealms3d.core.verbs import (
    SizeClass,
    Struct,
    bind_module,
    class_for,
    new_struct,
    struct_type,
)
from ringrealms3d.games.loop.board import BESIDE, SLOTS, UNDER, LoopBoard
from ringrealms3d.games.loop.bridges import EVERY_SET, TOUCHING, UNDERNEATH, bridge_bits

GOING_ON, LOOP, FULL, SPENT, BLOCKED = range(5)

_SLOTS = len(SLOTS)
_FIRST_UNDER = len(BESIDE)
_UNDER = len(UNDER)
_RIMS = 12  # kinds of surroundings by what lies beyond the edges; there are ten
_MOST_ARCS = 3
_BESIDE_SETS = 1 << len(BESIDE)
_BESIDE = _BESIDE_SETS - 1
_SURROUNDINGS = 3 ** len(BESIDE)
_UNDER_PATTERN = 2 * _SURROUNDINGS
_SWAP_PATTERN = _UNDER_PATTERN + (1 << _UNDER)
_SITE_PATTERN = _SWAP_PATTERN + 1
_BOARD_SIZES = (40, 126, 550)  # each board's sites have patterns of their own
PATTERNS = _SITE_PATTERN + sum(_BOARD_SIZES)


def _size_class(sites: int, holes: int) -> SizeClass:
    rows = sites + _UNDER  # see make_tables
    tables = [
        ("holes", np.int64),
        ("swap", np.int64),
        ("site_pattern", np.int64),
        ("touched_from", np.uint16, (rows, _SLOTS)),
        ("beside", np.uint16, (holes, len(BESIDE))),
        ("rim", np.uint8, (sites,)),
        ("bridge", np.uint8, (_RIMS, EVERY_SET // 8)),
        ("arc_count", np.uint8, (_BESIDE_SETS,)),
        ("arc", np.uint8, (_BESIDE_SETS, _MOST_ARCS)),
    ]
    state = [
        ("turn", np.int64),
        ("ply", np.int64),
        ("end", np.int64),
        ("may_swap", np.int64),
        ("last", np.int64),
        ("vacant_holes", np.int64),
        ("open_count", np.int64),
        ("hand", np.int64, (2,)),
        ("own", np.uint16, (2, rows)),
        ("open_site", np.uint16, (sites,)),
        ("open_place", np.uint16, (sites,)),
        ("tree", np.uint16, (holes,)),
        ("stone", np.int8, (sites,)),
    ]
    return SizeClass(struct_type(*tables), struct_type(*state), (sites, holes))


SIZE_CLASSES = (_size_class(126, 51), _size_class(550, 145))


def make_tables(board: LoopBoard) -> Struct:
    """Return the constant tables of a board.

    Beyond the edges lie three spare rows, one for each tile that a gap rests on; tiles set their
    bits there like anywhere else, and no spare row ever seems to have all three.
    """
    tables = new_struct(class_for(SIZE_CLASSES, sites=board.size, holes=board.holes).tables)
    tables.holes = board.holes
    tables.swap = board.size
    smaller = (size for size in _BOARD_SIZES if size < board.size)
    tables.site_pattern = _SITE_PATTERN + sum(smaller)
    for j in range(_SLOTS):
        tables.touched_from[:, j] = board.size + j % _UNDER
        inside = np.flatnonzero(board.slots[:, j] >= 0)
        tables.touched_from[board.slots[inside, j], j] = inside
    # an arc never begins beyond the edges, so what stands for the outside there does not matter
    tables.beside[: board.holes] = np.maximum(board.slots[: board.holes, : len(BESIDE)], 0)
    outside = [_outside(board, site) for site in range(board.size)]
    for rim, kind in enumerate(sorted(set(outside[board.holes :]))):
        tables.bridge[rim] = bridge_bits(kind)
        tables.rim[: board.size][np.array(outside) == kind] = rim
    for around in range(_BESIDE_SETS):
        arcs = _arcs(around)
        tables.arc_count[around] = len(arcs)
        tables.arc[around, : len(arcs)] = arcs
    return tables


def make_state(
    board: LoopBoard,
    tables: Struct,
    stones: NDArray[np.int8],
    turn: int,
    hand: tuple[int, int],
    may_swap: bool,
) -> Struct:
    """Return the state of a position set up by hand: stones 0, 1 or 2 on each site.

    Existing loops do not count.
    """
    state = new_struct(class_for(SIZE_CLASSES, sites=board.size, holes=board.holes).state)
    state.turn = turn
    state.hand[:] = hand
    state.may_swap = may_swap
    state.last = -1
    state.vacant_holes = board.holes
    for hole in range(board.holes):
        _open(state, hole)
    for site in np.flatnonzero(stones).tolist():
        _put(tables, state, site, int(stones[site]) - 1)
    state.end = _end(tables, state, turn)
    return state


@kernel
def moves(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write the open sites that the seat may use, and the swap, unless the game is over."""
    if over(tables, state):
        return 0
    count = 0
    for i in range(state.open_count):
        site = state.open_site[i]
        out[count] = site
        count += _may_use(tables, state, site, state.turn)
    if state.may_swap != 0:
        out[count] = tables.swap
        count += 1
    return count


@kernel
def random_move(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Draw one of the open sites until the seat may use it; few gaps touch one colour only."""
    while True:
        i = below(rng, state.open_count + state.may_swap)
        if i == state.open_count:
            swap: int = tables.swap
            return swap
        site: int = state.open_site[i]
        if _may_use(tables, state, site, state.turn):
            return site


@kernel
def over(tables: Struct, state: Struct) -> bool:
    """Whether a loop was closed, the pile is full, or the seat to move cannot move."""
    ended: bool = state.end != GOING_ON
    return ended


@kernel
def margin(tables: Struct, state: Struct) -> int:
    """Return 1 or -1; a loop and a block both win for the seat that moved last."""
    won = (state.end == LOOP) | (state.end == BLOCKED)
    return np.int64(won) * (2 * state.turn - 1)  # type: ignore[no-any-return]


@kernel
def play(tables: Struct, state: Struct, code: int) -> None:
    """Place a tile of the seat to move on a site, or turn the black tile white."""
    seat = state.turn
    if code == tables.swap:
        _swap(state)
    else:
        first = state.vacant_holes == tables.holes
        closed = _put(tables, state, code, seat)
        state.hand[seat] -= 1
        state.may_swap = first & (seat == 0)
        state.end = LOOP if closed else _end(tables, state, 1 - seat)
    state.turn = 1 - seat
    state.ply += 1


@kernel
def owner(tables: Struct, state: Struct, code: int) -> int:
    """Return the seat whose tile is on a site, -1 if it is vacant and for the swap."""
    if code == tables.swap:
        return -1
    seat: int = state.stone[code] - np.int64(1)
    return seat


@kernel
def key(tables: Struct, state: Struct) -> np.uint64:
    """Return a hash of the tiles and the seat to move; none while a seat may swap.

    Within one game the tiles on the board say how many are in hand.
    """
    if state.may_swap != 0:
        return np.uint64(0)
    return hashed(state.stone, tables.swap, state.turn + 1)


@kernel
def patterns(tables: Struct, state: Struct, code: int, out: NDArray[np.int64]) -> int:
    """Number the site, what is beside it, for either kind of level, and what is under it."""
    if code == tables.swap:
        out[0] = _SWAP_PATTERN
        return 1
    own = np.int64(state.own[state.turn, code])
    other = np.int64(state.own[1 - state.turn, code])
    beside = 0 if code < tables.holes else _SURROUNDINGS
    size = 1
    for slot in range(len(BESIDE)):
        beside += size * (((own >> slot) & 1) + 2 * ((other >> slot) & 1))
        size *= 3
    out[0] = beside
    out[1] = _UNDER_PATTERN + ((own >> _FIRST_UNDER) & ((1 << _UNDER) - 1))
    out[2] = tables.site_pattern + code
    return 3


@kernel
def _swap(state: Struct) -> None:
    """Make the only tile white."""
    state.stone[state.last] = 2
    for x in range(state.own.shape[1]):
        state.own[1, x] = state.own[0, x]
        state.own[0, x] = 0
    state.may_swap = 0


@kernel
def _may_use(tables: Struct, state: Struct, site: int, seat: int) -> bool:
    """Whether a seat may place a tile on an open site: in a hole, or touching a tile of its own."""
    usable: bool = (site < tables.holes) | ((state.own[seat, site] & TOUCHING) != 0)
    return usable


@kernel
def _end(tables: Struct, state: Struct, seat: int) -> int:
    """Return why the game is over with this seat to move and no new loop, or ``GOING_ON``."""
    if state.open_count == 0:
        return FULL
    if state.hand[seat] == 0:
        return SPENT
    if state.vacant_holes > 0:
        return GOING_ON
    for i in range(state.open_count):
        if _may_use(tables, state, state.open_site[i], seat):
            return GOING_ON
    return BLOCKED


@kernel
def _put(tables: Struct, state: Struct, x: int, seat: int) -> bool:
    """Put a tile on an open site and return whether it closes a loop."""
    state.open_count = removed(state.open_site, state.open_place, state.open_count, x)
    if x < tables.holes:
        closed = _grow_tree(tables, state, x, seat)
        state.vacant_holes -= 1
    else:
        closed = _bridges(tables, state, x, seat)
    state.stone[x] = seat + 1
    state.last = x
    for j in range(_SLOTS):
        state.own[seat, tables.touched_from[x, j]] |= 1 << j
    for j in range(_FIRST_UNDER, _FIRST_UNDER + _UNDER):
        above = tables.touched_from[x, j]
        if ((state.own[0, above] | state.own[1, above]) & UNDERNEATH) == UNDERNEATH:
            _open(state, above)
    return closed


@kernel
def _open(state: Struct, x: int) -> None:
    """Enter a site into the list of open ones."""
    state.open_count = added(state.open_site, state.open_place, state.open_count, x)


@kernel
def _bridges(tables: Struct, state: Struct, x: int, seat: int) -> bool:
    """Whether a tile above level 1 completes a bridge."""
    own = np.int64(state.own[seat, x])
    answers = np.int64(tables.bridge[tables.rim[x], own >> 3])
    return ((answers >> (own & 7)) & 1) != 0  # type: ignore[no-any-return]


@kernel
def _grow_tree(tables: Struct, state: Struct, x: int, seat: int) -> bool:
    """Join a tile of level 1 with its own kind; return whether it joined a tree with itself."""
    state.tree[x] = x
    around = state.own[seat, x] & _BESIDE
    closed = False
    for i in range(tables.arc_count[around]):
        root = root_of(state.tree, tables.beside[x, tables.arc[around, i]])
        closed |= root == state.tree[x]
        state.tree[root] = x
    return closed


def _arcs(around: int) -> list[int]:
    """Return one slot of each arc of the tiles around a site; six tiles are one arc."""
    if around == _BESIDE:
        return [0]
    holds = [bool(around >> slot & 1) for slot in range(len(BESIDE))]
    return [slot for slot in range(len(BESIDE)) if holds[slot] and not holds[slot - 1]]


def _outside(board: LoopBoard, site: int) -> int:
    """Return the set of a site's slots that lie beyond the edges."""
    return sum(1 << slot for slot in range(_SLOTS) if board.slots[site, slot] < 0)


for _size in SIZE_CLASSES:
    bind_module(_size.state, __name__)
