"""Exact results: a search over the moves with the true history, cut off where bounds decide it.

A position's value depends on those earlier boards that can still occur for the third time. They are
part of the key under which results are stored, so lines of play that differ only in other boards
share results.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import entry_kernel, kernel, wrapping
from ringrealms3d.core.verbs import Struct, new_struct, struct_type
from ringrealms3d.games.ring_majority import rules
from ringrealms3d.games.ring_majority.solution.bounds import Bounds
from ringrealms3d.games.ring_majority.solution.classes import digit_weights, index_of, key_of

_MEMORY = 1 << 20  # results
_SLOT = np.uint64(_MEMORY - 1)
_ALL = 1 << 62  # moves
_BEYOND = 127
_NO, _YES, _UNKNOWN = range(3)
_MIX = np.uint64(0x9E3779B97F4A7C15)
_SHIFT = np.uint64(29)


class Known(NamedTuple):
    """Bounds in the form that the kernels read; see :class:`Bounds`."""

    weights: NDArray[np.int64]
    keys: NDArray[np.int64]
    cycles: NDArray[np.int8]
    starts: NDArray[np.int64]
    lower: NDArray[np.int8]
    upper: NDArray[np.int8]


_PROGRESS = struct_type(
    *((name, np.int64) for name in ("number", "low", "high", "target", "level"))
)


class Stack(NamedTuple):
    """The working memory of a search.

    Attributes:
        progress: its state: the number of the root's move, the range of its possible margins, the
            margin in question, and the level that this search is on, or 0.
        states: the states, the first of them the root's.
        entry: int64 (levels,), where the bounds of each level's position are.
        cycle: int64 (levels,), the least cycle of each level's class.
        own_key: uint64 (levels,), the key of each level's result.
        moves: int64 (levels, levels), each level's moves in the order in which they are tried.
        merits: int64 (levels,), how promising the moves being sorted are.
        counts, following: int64 (levels,), how many those are, and which one is next.
        key, low, high: uint64, int8, int8, the results, by the key modulo the length.
    """

    progress: Struct
    states: NDArray[np.void]
    entry: NDArray[np.int64]
    cycle: NDArray[np.int64]
    own_key: NDArray[np.uint64]
    moves: NDArray[np.int64]
    merits: NDArray[np.int64]
    counts: NDArray[np.int64]
    following: NDArray[np.int64]
    key: NDArray[np.uint64]
    low: NDArray[np.int8]
    high: NDArray[np.int8]


class Solution:
    """A board whose bounds are known."""

    def __init__(self, tables: Struct, symmetries: NDArray[np.int32], bounds: Bounds) -> None:
        """Prepare to answer.

        Args:
            tables: the tables of the board's rules.
            symmetries: int32 (k, sites), the images of every site under the board's symmetries.
        """
        self._tables = tables
        self._sites = symmetries.shape[1]
        self._known = Known(
            digit_weights(symmetries),
            bounds.keys,
            bounds.cycles,
            bounds.starts,
            bounds.lower,
            bounds.upper,
        )

    def lookup(self, state: Struct, codes: Sequence[int]) -> Lookup | None:
        """Return a lookup of the margin under best play after each of these moves.

        None is for positions set up by hand that no game can reach: with stones in hand that do not
        fit the turn, or with more stones on the board than moves made.
        """
        moves_made = 2 * self._sites - int(state.hand.sum())
        hands = (self._sites - (moves_made + 1) // 2, self._sites - moves_made // 2)
        fits = tuple(state.hand) == hands and state.turn == moves_made % 2
        if not fits or state.on_board.sum() > moves_made:
            return None
        return Lookup(self._tables, self._known, state, codes)

    def margins(self, state: Struct, codes: Sequence[int]) -> dict[int, int] | None:
        """Return the margins by codes, all looked up at once."""
        lookup = self.lookup(state, codes)
        return None if lookup is None else lookup.go_on(_ALL)


class Lookup:
    """The search for seat 0's margins after some moves; it runs in slices."""

    def __init__(self, tables: Struct, known: Known, state: Struct, codes: Sequence[int]) -> None:
        """Prepare to look up moves, at least one, from a state that a game can reach."""
        self._tables, self._known = tables, known
        self._stack = _stack(state, 2 * known.weights.shape[1] + 2)
        self._codes = np.array(codes, dtype=np.int64)
        self._found = np.empty_like(self._codes)
        _enter(known, self._stack, 0)
        _begin(tables, self._stack, known, self._codes[0])

    def go_on(self, moves: int) -> dict[int, int] | None:
        """Try about this many more moves; return the margins by code once all are known."""
        work = self._stack, self._known, self._codes, self._found
        if not _search_on(self._tables, *work, moves):
            return None
        return dict(zip(self._codes.tolist(), self._found.tolist(), strict=True))


def _stack(state: Struct, levels: int) -> Stack:
    """Return the room for a search of a position."""
    return Stack(
        new_struct(_PROGRESS),
        np.repeat(np.asarray(state)[np.newaxis], levels),
        np.zeros(levels, dtype=np.int64),
        np.zeros(levels, dtype=np.int64),
        np.zeros(levels, dtype=np.uint64),
        np.zeros((levels, levels), dtype=np.int64),
        np.zeros(levels, dtype=np.int64),
        np.zeros(levels, dtype=np.int64),
        np.zeros(levels, dtype=np.int64),
        np.zeros(_MEMORY, dtype=np.uint64),
        np.zeros(_MEMORY, dtype=np.int8),
        np.zeros(_MEMORY, dtype=np.int8),
    )


@entry_kernel
def _search_on(
    tables: Struct,
    stack: Stack,
    known: Known,
    codes: NDArray[np.int64],
    found: NDArray[np.int64],
    moves: int,
) -> bool:
    """Try about this many more moves; return whether ``found`` has the margin of each code."""
    at = stack.progress
    for _ in range(moves):
        if at.number == len(codes):
            break
        if at.low == at.high:
            found[at.number] = at.low
            at.number += 1
            if at.number < len(codes):
                _begin(tables, stack, known, codes[at.number])
        elif at.level == 0:
            at.target = (at.low + at.high + 1) // 2
            _narrow(at, _ask(tables, stack, known))
        else:
            _narrow(at, _try_on(tables, stack, known))
    return at.number == len(codes)  # type: ignore[no-any-return]


@entry_kernel
def _begin(tables: Struct, stack: Stack, known: Known, code: int) -> None:
    """Play a move from the root, and note the range of possible margins after it."""
    at = stack.progress
    stack.states[1] = stack.states[0]
    state = stack.states[1]
    rules.play(tables, state, code)
    if rules.over(tables, state):
        at.low = at.high = rules.margin(tables, state)
    else:
        _enter(known, stack, 1)
        at.low, at.high = known.lower[stack.entry[1]], known.upper[stack.entry[1]]


@kernel
def _narrow(at: Struct, answer: int) -> None:
    """Halve the range of possible margins by the answer whether seat 0 reaches the target."""
    if answer == _YES:
        at.low = at.target
    elif answer == _NO:
        at.high = at.target - 1


@kernel
def _ask(tables: Struct, stack: Stack, known: Known) -> int:
    """Return whether seat 0 reaches the target from level 1, if that is already known."""
    at = stack.progress
    answer = _recall(stack, 1, at.target, 2 * known.weights.shape[1])
    if answer == _UNKNOWN:
        at.level = 1
        _open(tables, stack, known, at.level)
    return answer


@entry_kernel
def _enter(known: Known, stack: Stack, level: int) -> None:
    """Note where the bounds of a level's position are, and its class's least cycle."""
    state = stack.states[level]
    sites = known.weights.shape[1]
    ply = 2 * sites - state.hand[0] - state.hand[1]
    index = index_of(key_of(state.stone[:sites], known.weights), known.keys)
    stack.entry[level] = known.starts[ply] + index
    stack.cycle[level] = known.cycles[state.turn, index]


@kernel
def _try_on(tables: Struct, stack: Stack, known: Known) -> int:
    """Try one more move, and return whether seat 0 reaches the target from level 1 once decided.

    One move that gives the seat to move its goal decides a level; if none does, it fails. The stack
    is explicit because numba cannot load recursive kernels from its cache, and so that the search
    can pause.
    """
    at = stack.progress
    answer = _try_next_move(tables, stack, known, at.level, at.target)
    if answer == _UNKNOWN:
        at.level += 1
        _open(tables, stack, known, at.level)
        return answer
    while answer == _aim(stack, at.level) or stack.following[at.level] == stack.counts[at.level]:
        _remember(stack, at.level, at.target, answer)
        at.level -= 1
        if at.level == 0:
            return answer
    return _UNKNOWN


@kernel
def _aim(stack: Stack, level: int) -> int:
    """Return the answer that the seat to move wants."""
    return _YES if stack.states[level].turn == 0 else _NO


@entry_kernel
def _open(tables: Struct, stack: Stack, known: Known, level: int) -> None:
    """List the moves of a level's position, which was entered, the most promising first."""
    stack.counts[level] = _ordered_moves(tables, stack, known, level, stack.moves[level])
    stack.following[level] = 0


@entry_kernel
def _try_next_move(tables: Struct, stack: Stack, known: Known, level: int, target: int) -> int:
    """Play the next move of a level and return the answer if it needs no search."""
    stack.states[level + 1] = stack.states[level]
    after = stack.states[level + 1]
    rules.play(tables, after, stack.moves[level, stack.following[level]])
    stack.following[level] += 1
    if rules.over(tables, after):
        return _YES if rules.margin(tables, after) >= target else _NO
    _enter(known, stack, level + 1)
    entry = stack.entry[level + 1]
    if known.lower[entry] >= target:
        return _YES
    if known.upper[entry] < target:
        return _NO
    return _recall(stack, level + 1, target, 2 * known.weights.shape[1])


@kernel
def _recall(stack: Stack, level: int, target: int, plies: int) -> int:
    """Return the answer for a level's position if it was found before."""
    key = _memory_key(stack, level, plies)
    stack.own_key[level] = key
    slot = np.int64(key & _SLOT)
    if stack.key[slot] != key:
        stack.key[slot] = key
        stack.low[slot], stack.high[slot] = -_BEYOND, _BEYOND
    if stack.low[slot] >= target:
        return _YES
    return _NO if stack.high[slot] < target else _UNKNOWN


@kernel
def _remember(stack: Stack, level: int, target: int, answer: int) -> None:
    """Store the answer for a level's position, unless another one has taken its slot."""
    slot = np.int64(stack.own_key[level] & _SLOT)
    if stack.key[slot] != stack.own_key[level]:
        return
    if answer == _YES:
        stack.low[slot] = max(stack.low[slot], target)
    else:
        stack.high[slot] = min(stack.high[slot], target - 1)


@wrapping
@kernel
def _memory_key(stack: Stack, level: int, plies: int) -> np.uint64:
    """Return the key of a position and of the boards since the root that can occur a third time.

    A board that occurred at a ply needs two more cycles for that, at least one of them from now.
    """
    state = stack.states[level]
    ply = np.int64(plies) - state.hand[0] - state.hand[1]
    key = (state.past[state.ply] ^ np.uint64(ply)) * _MIX
    for before in range(level):
        cycle = stack.cycle[before]
        again = max(ply - (level - before) + 2 * cycle, ply + 1 + cycle)
        if again < plies:
            past = state.past[state.ply - (level - before)]
            key += ((past ^ (past >> _SHIFT)) * _MIX) | np.uint64(1)
    return key | np.uint64(1)  # type: ignore[no-any-return]


@kernel
def _ordered_moves(
    tables: Struct, stack: Stack, known: Known, level: int, moves: NDArray[np.int64]
) -> int:
    """Write the moves, the most promising for the seat to move first, and return their number."""
    merits = stack.merits
    sign = 1 - 2 * stack.states[level].turn
    count = 0
    for x in range(known.weights.shape[1]):
        if stack.states[level].stone[x] == 0:
            stack.states[level + 1] = stack.states[level]
            rules.play(tables, stack.states[level + 1], x)
            merit = sign * _twice_the_middle(tables, stack, known, level + 1)
            i = count
            while i > 0 and merits[i - 1] < merit:
                merits[i], moves[i] = merits[i - 1], moves[i - 1]
                i -= 1
            merits[i], moves[i] = merit, x
            count += 1
    return count


@kernel
def _twice_the_middle(tables: Struct, stack: Stack, known: Known, level: int) -> int:
    state = stack.states[level]
    if rules.over(tables, state):
        return 2 * np.int64(rules.margin(tables, state))  # type: ignore[return-value]
    _enter(known, stack, level)
    entry = stack.entry[level]
    return np.int64(known.lower[entry]) + np.int64(known.upper[entry])  # type: ignore[return-value]
