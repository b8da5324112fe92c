"""Exact search: alpha-beta over all moves to the end of the game, in slices, with its own stack.

Source: D. Knuth and R. Moore, "An analysis of alpha-beta pruning" (1975). Results and windows are
always seat 0's, so a seat may move twice in a row. A position's moves are all played once when it
is opened: those that end the game, or are in the table, are proven at once. The others are tried in
order of the fewest replies for the opponent, then of the most cutoffs elsewhere (J. Schaeffer, "The
history heuristic and alpha-beta search enhancements in practice", 1989).

The table keeps bounds by :func:`ringrealms3d.core.verbs.key`. Games without keys do not use it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel, kernel
from ringrealms3d.core.verbs import Struct, struct_type
from ringrealms3d.engine.states import copy_state, row_of_states

BEYOND = 1 << 14
"""More than any margin."""

AT_ONCE = 1 << 12
"""What a game that ends with the first move is worth to its winner, where no margin counts."""

LEVELS = 96
WIDTH = 256
UNDER_WAY, DECIDED, GIVEN_UP = range(3)

_SLOTS = 1 << 17
_NO_KEY = np.uint64(0)
_REPLY = 1 << 40  # one reply less counts for more than any history
_MOST_HISTORY = 1 << 38

_LEVEL = struct_type(
    ("count", np.int64),
    ("following", np.int64),
    ("best", np.int64),
    ("low", np.int64),  # the window
    ("high", np.int64),
    ("key", np.uint64),
)
_SLOT = struct_type(("key", np.uint64), ("low", np.int16), ("high", np.int16))


class Stack(NamedTuple):
    """The state of a search and its results.

    Attributes:
        states, words: the state of each level and one that is scratch (see :class:`States`).
        levels: for each level how many of its moves have been tried, and the window.
        moves: int64 (levels, width), each level's moves in the order in which they are tried.
        codes: int64 (2, moves), room for the legal moves of two positions.
        merits: int64 (width,), scratch: the sort keys of the moves.
        history: int64 (2, codes), how often a seat's move caused cutoffs elsewhere.
        table: bounds by key, the newest of those that share a slot.
        status: int64 (3,), the level that the search is on; ``UNDER_WAY``, ``DECIDED`` or
            ``GIVEN_UP`` (the line of play has become too long, or its moves too many); and what a
            ply costs, 0 where margins count.
    """

    states: NDArray[np.void]
    words: NDArray[np.uint64]
    levels: NDArray[np.void]
    moves: NDArray[np.int64]
    codes: NDArray[np.int64]
    merits: NDArray[np.int64]
    history: NDArray[np.int64]
    table: NDArray[np.void]
    status: NDArray[np.int64]


def new_stack(state: Struct, max_moves: int, code_count: int, by_margin: bool) -> Stack:
    """Return working memory for searches of positions of one variant.

    In games without a score, sooner wins are worth more: :data:`AT_ONCE` less one for each ply.
    """
    states = row_of_states(state, LEVELS + 1)
    return Stack(
        states.rows,
        states.words,
        np.zeros(LEVELS, dtype=_LEVEL),
        np.zeros((LEVELS, WIDTH), dtype=np.int64),
        np.zeros((2, max_moves), dtype=np.int64),
        np.zeros(WIDTH, dtype=np.int64),
        np.zeros((2, code_count), dtype=np.int64),
        np.zeros(_SLOTS, dtype=_SLOT),
        np.array([0, DECIDED, 0 if by_margin else 1]),
    )


@entry_kernel
def begin(tables: Struct, stack: Stack, code: int, low: int, high: int) -> int:
    """Play a move in the first state and prepare to search the result within a window.

    Returns:
        The moves that were played on the way, as :func:`search_on` does.
    """
    first: int = np.int64(0)  # type: ignore[assignment]
    move: int = np.int64(code)  # type: ignore[assignment]
    copy_state(stack.words, first, first + 1)
    verbs.play(tables, stack.states[first + 1], move)
    stack.levels[first].low, stack.levels[first].high = low, high
    stack.levels[first].best = _worst(stack.states[first].turn)
    stack.status[0] = 1
    stack.status[1] = UNDER_WAY
    if not verbs.over(tables, stack.states[first + 1]):
        return _open(tables, stack, first + 1)
    stack.levels[1].best = _worth(stack, first, verbs.margin(tables, stack.states[first + 1]))
    stack.status[1] = DECIDED
    return 1


@entry_kernel
def search_on(budget: int, tables: Struct, stack: Stack) -> int:
    """Continue until about this many moves were played, or the result is found; return the number.

    The result is the value in ``best`` of level 1: exact within the window, a bound outside it.
    """
    played = 0
    level: int = np.int64(stack.status[0])  # type: ignore[assignment]
    while played < budget and stack.status[1] == UNDER_WAY:
        here = stack.levels[level]
        if here.following < here.count and here.low < here.high:
            if level + 1 == LEVELS:
                stack.status[1] = GIVEN_UP
                break
            code: int = np.int64(stack.moves[level, here.following])  # type: ignore[assignment]
            here.following += 1
            copy_state(stack.words, level, level + 1)
            verbs.play(tables, stack.states[level + 1], code)
            level += 1
            played += 1 + _open(tables, stack, level)
        else:
            level = _close(stack, level)
    stack.status[0] = level
    return played


@kernel
def _worst(turn: int) -> int:
    """Return a margin that is worse for a seat than any."""
    return BEYOND if turn == 1 else -BEYOND


@entry_kernel
def _open(tables: Struct, stack: Stack, level: int) -> int:
    """List the moves of a level that need a search, and return how many were played."""
    state = stack.states[level]
    here = stack.levels[level]
    here.low, here.high = stack.levels[level - 1].low, stack.levels[level - 1].high
    here.best = _worst(state.turn)
    here.key = verbs.key(tables, state)
    here.count = here.following = 0
    count = verbs.moves(tables, state, stack.codes[0])
    if count > WIDTH:
        stack.status[1] = GIVEN_UP
        return 0
    for i in range(count):
        code: int = np.int64(stack.codes[0, i])  # type: ignore[assignment]
        if code < 0 or code >= stack.history.shape[1]:
            raise ValueError("moves() gives a code that no move has")
        _try(tables, stack, level, code)
        if here.low >= here.high:
            return i + 1
    return count


@kernel
def _try(tables: Struct, stack: Stack, level: int, code: int) -> None:
    """Play a move of a level; settle it if it needs no search, or add it to the list."""
    tried = stack.states[LEVELS]
    copy_state(stack.words, level, LEVELS)
    verbs.play(tables, tried, code)
    if verbs.over(tables, tried):
        _take(stack, level, _worth(stack, level, verbs.margin(tables, tried)))
        return
    key = verbs.key(tables, tried)
    slot = stack.table[np.int64(key % np.uint64(_SLOTS))]
    if key != _NO_KEY and slot.key == key:
        here = stack.levels[level]
        later: int = stack.status[2] * (level + 1)
        low: int = _farther(np.int64(slot.low), -later)  # type: ignore[arg-type]
        high: int = _farther(np.int64(slot.high), -later)  # type: ignore[arg-type]
        if low == high or low >= here.high or high <= here.low:
            bound: int = high if high <= here.low else low
            _take(stack, level, bound)
            return
    _enter(stack, level, code, _merit(tables, stack, level, tried, code))


@kernel
def _merit(tables: Struct, stack: Stack, level: int, tried: Struct, code: int) -> int:
    """Return the priority of a move in the search order."""
    turn = stack.states[level].turn
    replies = verbs.moves(tables, tried, stack.codes[1])
    merit: int = stack.history[turn, code] - _REPLY * replies
    return merit


@kernel
def _enter(stack: Stack, level: int, code: int, merit: int) -> None:
    """Insert a move into the list of a level, sorted by merit."""
    here = stack.levels[level]
    i = here.count
    while i > 0 and stack.merits[i - 1] < merit:
        stack.merits[i], stack.moves[level, i] = stack.merits[i - 1], stack.moves[level, i - 1]
        i -= 1
    stack.merits[i], stack.moves[level, i] = merit, code
    here.count += 1


@kernel
def _worth(stack: Stack, level: int, margin: int) -> int:
    """Return the value to seat 0 of a game that a move of a level ends with a margin."""
    if stack.status[2] == 0:
        return margin
    sooner: int = AT_ONCE - level
    return sooner * ((margin > 0) - np.int64(margin < 0))  # type: ignore[return-value]


@kernel
def _farther(worth: int, plies: int) -> int:
    """Return a result's value this many plies nearer to the end."""
    farther: int = worth + plies * ((worth > 0) - np.int64(worth < 0))  # type: ignore[assignment]
    return farther


@kernel
def _take(stack: Stack, level: int, margin: int) -> None:
    """Note the result of a move of a level."""
    here = stack.levels[level]
    if stack.states[level].turn == 0:
        here.best = max(here.best, margin)
        here.low = max(here.low, here.best)
    else:
        here.best = min(here.best, margin)
        here.high = min(here.high, here.best)


@kernel
def _close(stack: Stack, level: int) -> int:
    """Pass the result of a level up, and return the new level of the search."""
    here = stack.levels[level]
    if here.low >= here.high and here.following > 0:
        turn, code = stack.states[level].turn, stack.moves[level, here.following - 1]
        stack.history[turn, code] = min(stack.history[turn, code] + here.count, _MOST_HISTORY)
    if here.key != _NO_KEY:
        _remember(stack, level)
    if level == 1:
        stack.status[1] = DECIDED
        return level
    best: int = np.int64(here.best)  # type: ignore[assignment]
    _take(stack, level - 1, best)
    return level - 1


@kernel
def _remember(stack: Stack, level: int) -> None:
    """Store the result of a level in the table: a bound if it lies outside the window."""
    here, above = stack.levels[level], stack.levels[level - 1]
    slot = stack.table[np.int64(here.key % np.uint64(_SLOTS))]
    if slot.key != here.key:
        slot.key = here.key
        slot.low, slot.high = -BEYOND, BEYOND
    found = _farther(here.best, stack.status[2] * level)
    if here.best > above.low:
        slot.low = max(np.int64(slot.low), found)
    if here.best < above.high:
        slot.high = min(np.int64(slot.high), found)
