"""The rules of Loophole 2D, written once, for plain Python and for numba.

Stones are bits of a 16 by 16 grid with the board in its middle, so that a cell's neighbours are at
fixed distances. Groups are a union-find over *members*: the twelve arcs of starting stones and the
cells that are vacant at the start. Arcs have the lowest numbers and a group's root is its lowest
member, so a group touches an arc exactly when its root is one.

A random game fills the board at once, see :func:`playout`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.bits import count_ones
from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.lists import removed
from ringrealms3d.core.random import below, mixed, next_word
from ringrealms3d.core.trees import root_of
from ringrealms3d.core.verbs import Struct, bind_module, new_struct, struct_type
from ringrealms3d.games.loophole_2d.board import STEPS, LoopholeBoard
from ringrealms3d.games.loophole_2d.seams import (
    CORNERS,
    GRID,
    TREE_ROWS,
    seam_starts,
    seam_tree,
    sink_cells,
    winner_of_full_board,
)

SITES = 186
VACANT = 122
ARCS = 12  # six of each seat, two for each node

_CELLS = GRID * GRID
_WORDS = _CELLS // 64
_PLACES = 192  # SITES and some more, so that states are whole words without gaps
_BIT = 63
_ONE = np.uint64(1)
_AROUND_SITE = SITES
_BRIDGE = _AROUND_SITE + 3**6
PATTERNS = _BRIDGE + 3**3
_STEPS = tuple(GRID * row + column for row, column in STEPS)

TABLES = struct_type(
    ("inside", np.uint64, (_WORDS,)),
    ("start", np.int64, (CORNERS // 2, 3)),
    ("tree", np.int16, (TREE_ROWS, CORNERS)),
    ("cell", np.int16, (SITES,)),
    ("member", np.uint8, (_CELLS,)),
    ("sink", np.uint8, (_CELLS,)),
)
STATE = struct_type(
    ("turn", np.int64),
    ("ply", np.int64),
    ("vacant_count", np.int64),
    ("lead", np.int64),
    ("stones", np.uint64, (2, _WORDS)),
    ("parent", np.uint8, (ARCS + VACANT,)),
    ("vacant", np.uint8, (VACANT,)),
    ("place", np.uint8, (_PLACES,)),
)


def make_tables(board: LoopholeBoard) -> Struct:
    """Return the constant tables of the board."""
    tables = new_struct(TABLES)
    tables.start[:] = seam_starts()
    tables.sink[:] = sink_cells()
    tables.tree[:] = seam_tree()
    tables.cell[:] = [GRID * row + column for row, column in board.places]
    for cell in tables.cell.tolist():
        tables.inside[cell >> 6] |= _ONE << np.uint64(cell & _BIT)
    tables.member[tables.cell[board.starting == 0]] = range(ARCS, ARCS + VACANT)
    arcs = (arc for pairs in board.arcs for pair in pairs for arc in pair)
    for member, arc in enumerate(arcs):
        tables.member[tables.cell[list(arc)]] = member
    return tables


def make_state(tables: Struct, stones: NDArray[np.int8], turn: int) -> Struct:
    """Return the state of a position set up by hand: stones 0, 1 or 2 on each site."""
    state = new_struct(STATE)
    state.turn = turn
    state.parent[:] = range(ARCS + VACANT)
    for site in np.flatnonzero(stones).tolist():
        _put(tables, state, int(tables.cell[site]), int(stones[site]) - 1)
    vacant = np.flatnonzero(stones == 0)
    state.vacant_count = len(vacant)
    state.vacant[: len(vacant)] = vacant
    state.place[vacant] = range(len(vacant))
    state.lead = int(_has_two_loops(state, 0)) - int(_has_two_loops(state, 1))
    return state


def stones(tables: Struct, state: Struct) -> NDArray[np.int8]:
    """Return 0, 1 (Black) or 2 (White) for each site, int8 (sites,)."""
    words, bits = tables.cell >> 6, (tables.cell & _BIT).astype(np.uint64)
    black, white = (state.stones[:, words] >> bits) & _ONE
    found: NDArray[np.int8] = (black + 2 * white).astype(np.int8)
    return found


@kernel
def moves(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write every vacant site, unless the game is over."""
    if over(tables, state):
        return 0
    count: int = state.vacant_count
    for i in range(count):
        out[i] = state.vacant[i]
    return count


@kernel
def random_move(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Draw one of the vacant sites."""
    site: int = state.vacant[below(rng, state.vacant_count)]
    return site


@kernel
def over(tables: Struct, state: Struct) -> bool:
    """Whether a seat has two loops; on a full board one of them has."""
    won: bool = state.lead != 0
    return won


@kernel
def margin(tables: Struct, state: Struct) -> int:
    """Return 1 if Black has two loops, -1 if White has."""
    lead: int = state.lead
    return lead


@kernel
def play(tables: Struct, state: Struct, x: int) -> None:
    """Place a stone of the seat to move on x and see whether it completes a second loop."""
    seat = state.turn
    if _put(tables, state, tables.cell[x], seat) and _has_two_loops(state, seat):
        state.lead = 1 - 2 * seat
    state.vacant_count = removed(state.vacant, state.place, state.vacant_count, x)
    state.turn = 1 - seat
    state.ply += 1


@kernel
def playout(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> None:
    """Play uniformly random moves until the board is full, all at once.

    Why this equals playing move by move: stones never move or leave, so a seat that has two loops
    keeps them, and on a full board exactly one seat has two. So the winner on the full board has
    won the game, whatever the order of moves. Alternating random moves give every division of the
    vacant cells, with the odd one for the seat to move, the same probability; so does
    :func:`_fill`.

    Afterwards the groups are out of date; nothing needs them once the game is over.
    """
    if over(tables, state):
        return
    _fill(tables, state, rng)
    state.lead = winner_of_full_board(tables, state)
    state.turn ^= state.vacant_count & 1
    state.ply += state.vacant_count
    state.vacant_count = 0


@kernel
def owner(tables: Struct, state: Struct, x: int) -> int:
    """Return the seat whose stone is on a site, -1 if it is vacant."""
    cell = np.int64(tables.cell[x])
    word, bit = (cell >> 6) & 3, np.uint64(cell & _BIT)
    black = np.int64((state.stones[0, word] >> bit) & _ONE)
    white = np.int64((state.stones[1, word] >> bit) & _ONE)
    return black + 2 * white - 1  # type: ignore[return-value]


@kernel
def key(tables: Struct, state: Struct) -> np.uint64:
    """Return a hash of the stones and the seat to move."""
    found = np.uint64(state.turn + 1)
    for seat in range(2):
        for i in range(_WORDS):
            found = mixed(found, state.stones[seat, i])
    return found


@kernel
def patterns(tables: Struct, state: Struct, x: int, out: NDArray[np.int64]) -> int:
    """Number the site, what is on the six cells beside it, and each of its six bridges.

    A bridge is the two cells between a cell and one that it could be linked to by either of them.
    """
    cell: int = np.int64(tables.cell[x])  # type: ignore[assignment]
    around = _AROUND_SITE
    size = 1
    for i in range(len(_STEPS)):
        out[1 + i] = _seen(state, cell + _STEPS[i])
        around += size * out[1 + i]
        size *= 3
    first = out[1]
    for i in range(len(_STEPS)):
        following = out[2 + i] if i + 1 < len(_STEPS) else first
        goal = _seen(state, cell + _STEPS[i] + _STEPS[(i + 1) % len(_STEPS)])
        out[1 + i] = _BRIDGE + out[1 + i] + 3 * following + 9 * goal
    out[0] = around
    out[len(_STEPS) + 1] = x
    return len(_STEPS) + 2


@kernel
def _seen(state: Struct, cell: int) -> int:
    """Return 1 for a stone of the seat to move on a cell, 2 for one of the other, else 0."""
    word, bit = (cell >> 6) & 3, np.uint64(cell & _BIT)
    own = np.int64((state.stones[state.turn, word] >> bit) & _ONE)
    other = np.int64((state.stones[1 - state.turn, word] >> bit) & _ONE)
    return own + 2 * other  # type: ignore[return-value]


@kernel
def _fill(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> None:
    """Share the vacant cells out at random.

    Each cell takes a random colour; then randomly chosen cells of the colour that has too many
    change it. Given how many black cells there are, each choice of them is equally likely, before
    and after every change.
    """
    surplus = -((state.vacant_count + 1 - state.turn) >> 1)
    for i in range(_WORDS):
        vacant = tables.inside[i] & ~(state.stones[0, i] | state.stones[1, i])
        black = vacant & next_word(rng)
        state.stones[0, i] |= black
        surplus += count_ones(black)
    while surplus != 0:
        cell = np.int64(tables.cell[state.vacant[below(rng, state.vacant_count)]])
        word, bit = (cell >> 6) & 3, np.uint64(cell & _BIT)
        black = (state.stones[0, word] >> bit) & _ONE
        fitting = black == np.uint64(surplus > 0)
        state.stones[0, word] ^= np.uint64(fitting) << bit
        surplus -= (2 * np.int64(black) - 1) * np.int64(fitting)
    for i in range(_WORDS):
        state.stones[1, i] = tables.inside[i] & ~state.stones[0, i]


@kernel
def _put(tables: Struct, state: Struct, cell: int, seat: int) -> bool:
    """Put a stone on a vacant cell, unite the groups beside it, tell whether arcs were joined."""
    state.stones[seat, cell >> 6] |= _ONE << np.uint64(cell & _BIT)
    joined = False
    for step in _STEPS:
        near = cell + step
        if (state.stones[seat, near >> 6] >> np.uint64(near & _BIT)) & _ONE:
            joined |= _unite(state, tables.member[cell], tables.member[near])
    return joined


@kernel
def _unite(state: Struct, x: int, y: int) -> bool:
    """Unite the groups of two members and tell whether both held arcs, not the same ones."""
    first, second = root_of(state.parent, x), root_of(state.parent, y)
    low, high = min(first, second), max(first, second)
    state.parent[high] = low
    return low != high and high < ARCS


@kernel
def _has_two_loops(state: Struct, seat: int) -> bool:
    """Whether a seat has two independent cycles of groups and nodes.

    Three edges have two independent cycles exactly when every two of them have one.
    """
    a, b, c, d, e, f = _roots_of_arcs(state, seat)
    return _cyclic(a, b, c, d) and _cyclic(a, b, e, f) and _cyclic(c, d, e, f)


@kernel
def _roots_of_arcs(state: Struct, seat: int) -> tuple[int, int, int, int, int, int]:
    """Return the roots of a seat's arcs, node by node."""
    first = seat * 6
    return (
        root_of(state.parent, first),
        root_of(state.parent, first + 1),
        root_of(state.parent, first + 2),
        root_of(state.parent, first + 3),
        root_of(state.parent, first + 4),
        root_of(state.parent, first + 5),
    )


@kernel
def _cyclic(a: int, b: int, c: int, d: int) -> bool:
    """Whether one or both of the edges a-b and c-d make a cycle."""
    return a == b or c == d or (a == c and b == d) or (a == d and b == c)


bind_module(STATE, __name__)
