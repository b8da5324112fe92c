"""Backward induction over every ply and board of a small realm.

A third occurrence ends the game, so the value of a position depends on earlier boards. It lies
between two values that do not: those of the games in which, wherever a third occurrence is
conceivable, one side may choose whether the game ends there. A board with ``k`` stones occurs at
ply ``k`` at the earliest, and again after a cycle of moves whose least length is found by search,
so a third occurrence is conceivable from two cycles after that ply.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.kernel import allocating_kernel, entry_kernel, kernel
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.ring_majority import rules
from ringrealms3d.games.ring_majority.solution.bounds import Bounds
from ringrealms3d.games.ring_majority.solution.classes import (
    all_classes,
    digit_weights,
    index_of,
    key_of,
    stones_of_keys,
)

_PORTION = 2_000  # classes
_LONGEST_CYCLE = 8  # that is looked for
_HALF_CYCLES = frozenset("12345")
_NO_MOVE = -1
_BEYOND = 127

Values = NDArray[np.int8]
Stop = Callable[[Values, Values], Values]


class RetrogradeSolver:
    """Solves one board: its shortest cycles in independent parts, then the induction over all."""

    def __init__(self, tables: Struct, empty: Struct, symmetries: NDArray[np.int32]) -> None:
        """List the classes of boards and the moves between them.

        Args:
            tables: the tables of the board's rules.
            empty: the state of the empty board.
            symmetries: int32 (k, sites), the images of every site under the board's symmetries.
        """
        weights = digit_weights(symmetries)
        sites = weights.shape[1]
        self._keys = all_classes(weights)
        self._stones = stones_of_keys(self._keys, sites)
        self._placed = (self._stones != 0).sum(axis=1)
        self._following = np.full((2, len(self._keys), sites), _NO_MOVE, dtype=np.int32)
        scratch = np.repeat(empty[np.newaxis], 2)
        _link(tables, empty, scratch, self._stones, weights, self._keys, self._following)

    @property
    def parts(self) -> int:
        """How many parts the search for cycles has."""
        return -(-len(self._keys) // _PORTION)

    def do_part(self, number: int) -> str:
        """Return the shortest cycles of a part's classes for both seats, half a cycle a digit."""
        classes = self._part(number)
        cycles = np.full((2, len(classes)), _LONGEST_CYCLE + 2, dtype=np.int8)
        _find_cycles(self._following, self._placed, cycles, classes.start)
        return "".join(map(str, (cycles // 2).ravel().tolist()))

    def bounds(self, parts: Sequence[str]) -> Bounds:
        """Return the bounds of the board from the results of all parts, in order.

        Raises:
            UserError: one of them is not what a part results in.
        """
        cycles = np.concatenate([self._cycles(*each) for each in enumerate(parts)], axis=1)
        induction = _Induction(self._stones, self._following, cycles)
        lower, upper = (induction.run(stop) for stop in (np.minimum, np.maximum))
        counts = [len(values) for values in lower]
        starts = np.cumsum([0, *counts[:-1]], dtype=np.int64)
        return Bounds(self._keys, cycles, starts, np.concatenate(lower), np.concatenate(upper))

    def _part(self, number: int) -> range:
        """Return the classes of a part."""
        first = number * _PORTION
        return range(first, min(first + _PORTION, len(self._keys)))

    def _cycles(self, number: int, text: str) -> Values:
        """Return the cycles in the result of a part, int8 (2, classes)."""
        classes = len(self._part(number))
        if len(text) != 2 * classes or not set(text) <= _HALF_CYCLES:
            raise UserError("part {number} does not have the cycles of its boards", number=number)
        return 2 * np.array(list(text), dtype=np.int8).reshape(2, classes)


@entry_kernel
def _link(
    tables: Struct,
    empty: Struct,
    scratch: NDArray[np.void],
    stones: NDArray[np.int8],
    weights: NDArray[np.int64],
    keys: NDArray[np.int64],
    following: NDArray[np.int32],
) -> None:
    """Enter the class that each move of each seat leads to from each class."""
    sites = weights.shape[1]
    for i in range(len(keys)):
        scratch[0] = empty
        board = scratch[0]
        for x in range(sites):
            if stones[i, x] != 0:
                seat: int = np.int64(stones[i, x]) - 1  # type: ignore[assignment]
                rules.put(tables, board, x, seat)
        for turn in range(2):
            board.turn = turn
            for x in range(sites):
                if stones[i, x] == 0:
                    scratch[1] = scratch[0]
                    rules.play(tables, scratch[1], x)
                    key = key_of(scratch[1].stone[:sites], weights)
                    following[turn, i, x] = index_of(key, keys)


@allocating_kernel
def _find_cycles(
    following: NDArray[np.int32],
    placed: NDArray[np.int64],
    cycles: NDArray[np.int8],
    first: int,
) -> None:
    """Enter for each seat the least numbers of plies after which some classes can recur.

    Breadth-first from each class over classes; a class recurs whenever one of its boards does, so
    these are lower bounds for boards. Cycles longer than the search keep their values.

    Args:
        following: int32 (2, classes, sites), where each move leads.
        placed: int64 (classes,), the stones of each class.
        cycles: int8 (2, n), the result for n classes in a row.
        first: the first of these classes.
    """
    classes = len(placed)
    layers = np.empty((2, classes), dtype=np.int32)
    seen = np.zeros(classes, dtype=np.int64)
    stamp = 0
    for seat in range(2):
        for i in range(cycles.shape[1]):
            start = first + i
            layers[0, 0] = start
            size = 1
            for depth in range(1, _LONGEST_CYCLE + 1):
                stamp += 1
                here, there = layers[(depth - 1) & 1], layers[depth & 1]
                least = placed[start] - (_LONGEST_CYCLE - depth)
                mover = (seat + depth - 1) & 1
                size = _step(following[mover], placed, here, size, there, seen, stamp, least)
                if depth % 2 == 0 and seen[start] == stamp:
                    cycles[seat, i] = depth
                    break


@kernel
def _step(
    following: NDArray[np.int32],
    placed: NDArray[np.int64],
    here: NDArray[np.int32],
    size: int,
    there: NDArray[np.int32],
    seen: NDArray[np.int64],
    stamp: int,
    least: int,
) -> int:
    """List the classes with enough stones that a move leads to from some, return their number."""
    reached = 0
    for i in range(size):
        for x in range(following.shape[1]):
            after = following[here[i], x]
            if after != _NO_MOVE and seen[after] != stamp and placed[after] >= least:
                seen[after] = stamp
                there[reached] = after
                reached += 1
    return reached


class _Induction:
    """The data for each pass from the last ply to the first."""

    def __init__(
        self, stones: NDArray[np.int8], following: NDArray[np.int32], cycles: NDArray[np.int8]
    ) -> None:
        self._following = following
        self._cycles = cycles
        self._placed = (stones != 0).sum(axis=1)
        self._lead = np.asarray((stones == 1).sum(axis=1) - (stones == 2).sum(axis=1), np.int8)
        self._full = self._placed == stones.shape[1]
        self._plies = 2 * stones.shape[1]

    def run(self, stop: Stop) -> list[Values]:
        """Return the values at each ply, for the classes with no more stones than moves made.

        Args:
            stop: chooses between continuing and stopping, for the side that may stop.
        """
        values = self._lead
        plies = []
        for ply in reversed(range(self._plies)):
            values = self._before(ply, values)
            plies.append(values[: np.searchsorted(self._placed, ply, side="right")])
            values = self._at_will(ply, values, stop)
        return plies[::-1]

    def _before(self, ply: int, values: Values) -> Values:
        """Return the values of all classes at a ply from those at the next one."""
        seat = ply % 2
        following = self._following[seat]
        none = np.int8(_BEYOND if seat else -_BEYOND)
        reached = np.where(following == _NO_MOVE, none, values[following])
        best = reached.min(axis=1) if seat else reached.max(axis=1)
        return np.where(self._full, self._lead, best)

    def _at_will(self, ply: int, values: Values, stop: Stop) -> Values:
        """Return the values of reaching each class at a ply."""
        third = ply - self._placed >= 2 * self._cycles[ply % 2]
        return np.where(third & ~self._full, stop(values, self._lead), values)
