"""The rules of Loops 'n Leaps, written once, for plain Python and for numba.

A move's code is a cell to place a man there, ``cells * (1 + origin) + landing`` for a leap, and
``cells * (1 + cells)`` for the swap. What lies along lines is in ``lines``, loops are in ``loops``,
and ``states`` says how positions are kept.

``surrounded`` is kept for either seat: a seat's men become more only by its own move and fewer only
by its opponent's. ``safe`` is kept for the seat that has just moved, at whose men the other may
leap.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.lists import added, removed
from ringrealms3d.core.random import below, hashed
from ringrealms3d.core.verbs import Struct, bind_module, new_struct
from ringrealms3d.games.loops_n_leaps.board import LeapsBoard
from ringrealms3d.games.loops_n_leaps.lines import bit_count, friends_in_sight, targets, turned
from ringrealms3d.games.loops_n_leaps.loops import judge_safety, may_close, surrounded_pillars
from ringrealms3d.games.loops_n_leaps.patterns import patterns as patterns  # one of the verbs
from ringrealms3d.games.loops_n_leaps.states import PILLAR, SIZE_CLASSES

_LINE_BITS = 32


def make_state(
    board: LeapsBoard, stones: NDArray[np.int8], turn: int, swap: bool, tables: Struct
) -> Struct:
    """Return the state of a position set up by hand.

    Args:
        stones: int8 (sites,), 0 vacant, 1 and 2 single men, 3 and 4 doubles; pillars are left out
            of account.
        swap: whether the seat to move may swap.
    """
    state = new_struct(SIZE_CLASSES[board.radius + 1].state)
    state.turn, state.swap = turn, swap
    state.stone[list(board.pillars)] = PILLAR
    free = np.flatnonzero(state.stone[: board.size] != PILLAR)
    state.vacant_count = len(free)
    state.vacant[:] = free
    state.vacant_place[free] = np.arange(len(free))
    for seat in range(2):
        np.bitwise_or.at(state.open_gaps[seat], tables.gap_set[free], tables.gap[free])
    for x in np.flatnonzero(stones > 0).tolist():
        seat = (int(stones[x]) - 1) % 2
        _occupy(state, x)
        _gain(tables, state, x, seat)
        if stones[x] > 2:
            _add_leaper(state, x, seat)
    for seat in range(2):
        state.surrounded[seat] = surrounded_pillars(tables, state, seat)
    judge_safety(tables, state, 1 - turn)
    return state


@kernel
def leap_code(cells: int, origin: int, landing: int) -> int:
    """Return the code of a leap on a board of so many cells."""
    return cells * (1 + origin) + landing


@kernel
def swap_code(cells: int) -> int:
    """Return the code of the swap on a board of so many cells."""
    return cells * (1 + cells)


@kernel
def moves(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write the vacant cells, the leaps and the swap, unless the game is over."""
    if over(tables, state):
        return 0
    count: int = state.vacant_count
    for i in range(count):
        out[i] = state.vacant[i]
    for i in range(state.leaper_count[state.turn]):
        x = int(state.leaper[state.turn, i])
        for way in range(2):
            line = tables.line[x, way]
            left = targets(tables, state, x, way)
            while left != 0:
                landing = tables.site_at[line, bit_count((left & -left) - 1)]
                out[count] = leap_code(tables.cells, x, landing)
                count += 1
                left &= left - 1
    if state.swap != 0:
        out[count] = swap_code(tables.cells)
        count += 1
    return count


@kernel
def random_move(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    """Draw a vacant cell, the swap or a leap."""
    others = state.vacant_count + state.swap
    drawn = below(rng, others + _leap_count(tables, state))
    if drawn < state.vacant_count:
        return int(state.vacant[drawn])
    if drawn < others:
        return swap_code(tables.cells)
    return _numbered_leap(tables, state, drawn - others)


@kernel
def over(tables: Struct, state: Struct) -> bool:
    """Three pillars surrounded by the seat that has moved, or no legal move."""
    return has_surrounded_three(state, 1 - state.turn) or (
        state.vacant_count == 0 and _leap_count(tables, state) == 0
    )


@kernel
def margin(tables: Struct, state: Struct) -> int:
    """Return 1 or -1 for the seat that surrounds three pillars or else more, 0 if equally many."""
    mover = 1 - state.turn
    if has_surrounded_three(state, mover):
        return int(1 - 2 * mover)
    first = bit_count(state.surrounded[0])
    second = bit_count(state.surrounded[1])
    return int(first > second) - int(first < second)


@kernel
def play(tables: Struct, state: Struct, code: int) -> None:
    """Place a man, leap or swap, and judge loops and safety again."""
    seat = state.turn
    origin = code // tables.cells - 1
    landing = code % tables.cells
    state.swap = 0
    lines_taken = False
    if origin < 0:
        _place(tables, state, landing, seat)
    elif origin < tables.cells:
        lines_taken = _leap(tables, state, origin, landing, seat)
    else:
        _swap(tables, state, seat)
    _judge_loops(tables, state, landing, seat, lines_taken)
    judge_safety(tables, state, seat)
    state.turn = 1 - seat
    state.ply += 1


@kernel
def owner(tables: Struct, state: Struct, code: int) -> int:
    """Return the seat that holds where a man is placed or a leaper lands, -1 if neither does."""
    cell = code
    if code >= tables.cells:
        if code == swap_code(tables.cells):
            return -1
        cell = code % tables.cells
    stone = np.int64(state.stone[cell])
    return ((stone - 1) & 1) | -np.int64(stone <= 0)  # type: ignore[return-value]


@kernel
def key(tables: Struct, state: Struct) -> np.uint64:
    """Return a hash of the men and the seat to move; none while a seat may swap."""
    if state.swap != 0:
        return np.uint64(0)
    return hashed(state.stone, tables.cells, state.turn + 1)


@kernel
def has_surrounded_three(state: Struct, seat: int) -> bool:
    """Whether a seat surrounds three pillars or more."""
    pillars = state.surrounded[seat]
    pillars &= pillars - 1
    more: bool = (pillars & (pillars - 1)) != 0
    return more


@kernel
def _place(tables: Struct, state: Struct, x: int, seat: int) -> None:
    """Place a man, two if more than half of the cell's lines show a friend."""
    if seat == 0 and state.vacant_count == len(state.vacant):
        state.swap = 1
    double = friends_in_sight(tables, state, x, seat) >= tables.needed[x]
    _occupy(state, x)
    _gain(tables, state, x, seat)
    if double:
        _add_leaper(state, x, seat)


@kernel
def _leap(tables: Struct, state: Struct, origin: int, landing: int, seat: int) -> bool:
    """Move a leaper off its man and capture; return whether it took lines of men.

    It lands on an opposing piece, or on a vacant cell.
    """
    _remove_leaper(state, origin, seat)
    if state.stone[landing] != 0:
        _turn_over(tables, state, landing, seat)
        return False
    lines_taken = _turn_lines_over(tables, state, landing, seat)
    _occupy(state, landing)
    _gain(tables, state, landing, seat)
    return lines_taken


@kernel
def _judge_loops(tables: Struct, state: Struct, landing: int, seat: int, lines_taken: bool) -> None:
    """Find what either seat surrounds, where its new or its lost men can have changed it."""
    if lines_taken or may_close(tables, state, landing, seat):
        state.surrounded[seat] = surrounded_pillars(tables, state, seat)
    if state.surrounded[1 - seat] != 0:
        state.surrounded[1 - seat] = surrounded_pillars(tables, state, 1 - seat)


@kernel
def _turn_lines_over(tables: Struct, state: Struct, landing: int, seat: int) -> bool:
    """Take the men between a vacant landing and other men of the seat; whether there were any."""
    any_taken = False
    for way in range(2):
        line = tables.line[landing, way]
        taken = turned(tables, state, landing, way, seat)
        any_taken = any_taken or taken != 0
        while taken != 0:
            x = int(tables.site_at[line, bit_count((taken & -taken) - 1)])
            _turn_over(tables, state, x, seat)
            taken &= taken - 1
    return any_taken


@kernel
def _swap(tables: Struct, state: Struct, seat: int) -> None:
    """Make the one man on the board the mover's."""
    for x in range(tables.cells):
        if state.stone[x] > 0:
            _turn_over(tables, state, x, seat)


@kernel
def _turn_over(tables: Struct, state: Struct, x: int, seat: int) -> None:
    """Replace an opposing piece by a single man of the seat."""
    if state.stone[x] == 4 - seat:
        _remove_leaper(state, x, 1 - seat)
    _toggle(tables, state, x, 1 - seat)
    _gain(tables, state, x, seat)


@kernel
def _gain(tables: Struct, state: Struct, x: int, seat: int) -> None:
    """Give a cell that no man holds a single man of the seat."""
    _toggle(tables, state, x, seat)
    state.stone[x] = seat + 1


@kernel
def _toggle(tables: Struct, state: Struct, x: int, seat: int) -> None:
    """Enter a man of the seat on x in its lines and its gap, or take it out of them."""
    state.men[seat, tables.line[x, 0]] ^= tables.bit[x, 0]
    state.men[seat, tables.line[x, 1]] ^= tables.bit[x, 1]
    state.open_gaps[seat, tables.gap_set[x]] ^= tables.gap[x]


@kernel
def _occupy(state: Struct, x: int) -> None:
    """Strike a cell off the list of vacant ones."""
    state.vacant_count = removed(state.vacant, state.vacant_place, state.vacant_count, x)


@kernel
def _add_leaper(state: Struct, x: int, seat: int) -> None:
    """Make a single man a double."""
    state.stone[x] = seat + 3
    count = state.leaper_count[seat]
    state.leaper_count[seat] = added(state.leaper[seat], state.leaper_place, count, x)


@kernel
def _remove_leaper(state: Struct, x: int, seat: int) -> None:
    """Make a double a single man."""
    state.stone[x] = seat + 1
    count = state.leaper_count[seat]
    state.leaper_count[seat] = removed(state.leaper[seat], state.leaper_place, count, x)


@kernel
def _leap_count(tables: Struct, state: Struct) -> int:
    """Return how many leaps the seat to move has."""
    count = 0
    for i in range(state.leaper_count[state.turn]):
        count += bit_count(_both_lines(tables, state, int(state.leaper[state.turn, i])))
    return count


@kernel
def _numbered_leap(tables: Struct, state: Struct, number: int) -> int:
    """Return the code of a leap by its number from 0."""
    i = 0
    x = int(state.leaper[state.turn, i])
    left = _both_lines(tables, state, x)
    while number >= bit_count(left):
        number -= bit_count(left)
        i += 1
        x = int(state.leaper[state.turn, i])
        left = _both_lines(tables, state, x)
    for _ in range(number):
        left &= left - 1
    place = bit_count((left & -left) - 1)
    line = tables.line[x, place // _LINE_BITS]
    landing = int(tables.site_at[line, place % _LINE_BITS])
    return leap_code(tables.cells, x, landing)


@kernel
def _both_lines(tables: Struct, state: Struct, x: int) -> int:
    """Return where a leaper may leap, the second line's bits above the first one's."""
    reached = 0
    for way in range(2):
        reached |= targets(tables, state, x, way) << (_LINE_BITS * way)
    return reached


for _size in SIZE_CLASSES.values():
    bind_module(_size.state, __name__)
