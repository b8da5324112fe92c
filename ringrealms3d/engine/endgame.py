"""Endgames: positions with so few moves left that an exact search reaches the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.engine.compiling import wait_for_compiler
from ringrealms3d.engine.tree.exact import (
    AT_ONCE,
    BEYOND,
    GIVEN_UP,
    UNDER_WAY,
    Stack,
    begin,
    new_stack,
    search_on,
)
from ringrealms3d.engine.tree.solver import LONGEST
from ringrealms3d.games import start

_MOST_PLAYED = 1_000_000  # moves on the way; a tenth of a second to half a second
_NAMES = {-1: "loss", 0: "draw", 1: "win"}
_WORTH = {"loss": -1, "": 0, "draw": 0, "win": 1}


def is_endgame(position: Position, most_moves: int) -> bool:
    """Whether at most this many moves are legal and still to come, and nothing is hidden."""
    variant, state = position.variant, position.state
    if most_moves == 0 or variant.hides(state) or variant.moves_left(state) > most_moves:
        return False
    return len(position.legal_moves) <= most_moves


class Endgame:
    """The exact search of one position: first every move's result, then the best among equals.

    The best is judged by every move's margin in games with a score, and elsewhere by the soonest
    win or the latest loss. It runs in slices. The results assume best play by both sides after each
    move.
    """

    def __init__(
        self, position: Position, codes: Iterable[int], before: Endgame | None = None
    ) -> None:
        """Prepare to search a position whose game is not over.

        Args:
            codes: the moves in question.
            before: an earlier position of the same game, whose table is reused.
        """
        variant = position.variant
        self._tables = variant.tables
        self._stack: Stack = _stack(position) if before is None else before._stack
        self._stack.states[0] = position.state
        self._sign = 1 - 2 * position.turn
        self._by_margin = variant.margin(position.state) is not None
        self._bounds = dict.fromkeys(codes, (-BEYOND, BEYOND))
        self._code: int | None = None
        self._left = _MOST_PLAYED
        self._given_up = False

    @property
    def pending(self) -> bool:
        """Whether this search can still find out something."""
        return not self._given_up and any(map(self._is_open, self._bounds))

    @property
    def affordable(self) -> bool:
        """Whether it is worth more time.

        In a lost game, only margins are left to fight for.
        """
        return self._left > 0 or (self._by_margin and self.result == "loss")

    @property
    def results(self) -> dict[int, int]:
        """The proven results for seat 0 so far, -1, 0 or 1, by the codes of their moves."""
        return {code: _sign(low) for code, (low, high) in self._bounds.items() if _same(low, high)}

    @property
    def helpful(self) -> dict[int, tuple[int, int]]:
        """The results that help to choose: wins, and moves that are certainly worse than another.

        Each is a result for seat 0 and the plies after the move until the game ends. Among equally
        good or bad moves, the tree chooses by likelihood.
        """
        results = {code: self._sign * result for code, result in self.results.items()}
        worst = _sign(self._best)
        return {
            code: (self._sign * own, self._plies(code))
            for code, own in results.items()
            if own == 1 or own < worst
        }

    @property
    def result(self) -> str:
        """The proven result for the seat to move, "win", "draw" or "loss", else ""."""
        own = [self._sign * result for result in self.results.values()]
        proven = 1 in own or len(own) == len(self._bounds)
        return _NAMES[max(own)] if proven else ""

    @property
    def perfect(self) -> bool:
        """Whether the margin of every move is known."""
        return all(low == high for low, high in self._bounds.values())

    def run(self, played: int, rows: NDArray[np.void]) -> None:
        """Continue until about this many more moves were played, or everything is known.

        Args:
            rows: the nodes of the moves (see :data:`ringrealms3d.engine.tree.nodes.NODE`), in the
                order of interest; their proven results are taken from there.
        """
        self._learn(rows)
        until = self._left - played
        while self._left > until and (self._code is not None or self._begin(rows)):
            self._left -= search_on(self._left - until, self._tables, self._stack)
            if self._stack.status[1] != UNDER_WAY:
                self._note()

    def announced(self, candidates: Iterable[Candidate], proven: bool) -> tuple[Candidate, ...]:
        """Return a tree's candidates with their proven results, the best first.

        Moves with the same result and nothing more known keep their order, in which those that are
        hard to answer come first.

        Args:
            proven: whether the tree has proven the position's result.
        """
        seen = [self._with_proof(candidate) for candidate in candidates]
        best_of = self._by_estimate if self._by_margin else self._by_distance
        return tuple(sorted(seen, key=lambda seen: (-_WORTH[seen.proven], best_of(seen, proven))))

    def _by_estimate(self, candidate: Candidate, proven: bool) -> float:
        """Return a sort key that is lower for better margins, if known or decisive."""
        known = self.perfect and (proven or self.result in ("win", "loss"))
        return -candidate.margin if known or (proven and self.result == "loss") else 0.0

    def _by_distance(self, candidate: Candidate, proven: bool) -> float:
        """Return a sort key that is lower for sooner wins and later losses."""
        least, most = self._own(candidate.move.code)
        if candidate.proven == "win":
            return -least
        return -most if candidate.proven == "loss" and not self.pending else 0.0

    @property
    def _best(self) -> int:
        """The least value of the best move to the seat to move."""
        return max(self._own(code)[0] for code in self._bounds)

    def _own(self, code: int) -> tuple[int, int]:
        """Return the bounds on a move's value to the seat to move."""
        low, high = self._bounds[code]
        return (low, high) if self._sign > 0 else (-high, -low)

    def _plies(self, code: int) -> int:
        """Return the number of plies until a move's proven result."""
        if self._by_margin:
            return LONGEST
        least, most = self._own(code)
        return AT_ONCE - max(least, -most) if least > 0 or most < 0 else LONGEST

    def _with_proof(self, candidate: Candidate) -> Candidate:
        low, high = self._bounds[candidate.move.code]
        if not _same(low, high):
            return candidate
        result = self._sign * _sign(low)
        margin = float(self._sign * low if self._by_margin else result)
        if self._by_margin and low < high:
            margin = candidate.margin
        value = 0.5 + 0.5 * result
        return replace(candidate, value=value, margin=margin, proven=_NAMES[result])

    def _learn(self, rows: NDArray[np.void]) -> None:
        """Take over the results that a tree has proven."""
        columns = (rows[name].tolist() for name in ("code", "low", "high", "plies"))
        for code, low, high, plies in zip(*columns, strict=True):
            least, most = self._bounds[code]
            sooner = 1 if self._by_margin else max(1, AT_ONCE - plies)
            if low > 0:
                least = max(least, sooner)
            elif low == 0:
                least = max(least, 0)
            if high < 0:
                most = min(most, -sooner)
            elif high == 0:
                most = min(most, 0)
            if low == high != 0 and plies == 0 and not self._by_margin:
                least = most = low * AT_ONCE
            self._bounds[code] = least, most

    def _begin(self, rows: NDArray[np.void]) -> bool:
        """Start with the next move, first those with unknown results; False if there is none."""
        known, wanted = self.results, rows["code"].tolist()
        wanted.sort(key=known.__contains__)
        self._code = next(filter(self._is_open, wanted), None)
        if self._code is None:
            return False
        low, high = self._bounds[self._code] if self._code in known else (0, 0)
        self._left -= begin(self._tables, self._stack, self._code, low - 1, high + 1)
        return True

    def _is_open(self, code: int) -> bool:
        """Whether a move's result is unknown, or whether it is optimal."""
        low, high = self._bounds[code]
        if self._by_margin or not _same(low, high):
            return low < high
        return low < high and self._own(code)[1] > self._best

    def _note(self) -> None:
        """Narrow the bounds of the searched move, or give up altogether."""
        assert self._code is not None
        window, found = self._stack.levels[0], int(self._stack.levels[1].best)
        low, high = self._bounds[self._code]
        if self._stack.status[1] == GIVEN_UP:
            self._given_up = True
        elif found <= window.low:
            self._bounds[self._code] = low, min(high, found)
        elif found >= window.high:
            self._bounds[self._code] = max(low, found), high
        else:
            self._bounds[self._code] = found, found
        self._code = None


def _sign(margin: int) -> int:
    return (margin > 0) - (margin < 0)


def _same(low: int, high: int) -> bool:
    """Whether margins between two bounds all mean the same result."""
    return _sign(low) == _sign(high)


def _stack(position: Position) -> Stack:
    variant = position.variant
    by_margin = variant.margin(position.state) is not None
    return new_stack(position.state, variant.max_moves, variant.code_count, by_margin)


@cache
def load_endgame(uid: str) -> None:
    """Load the kernels for a variant once, waiting for a process that compiles them."""
    wait_for_compiler(uid)
    position = start(uid, seed=0)
    tables, stack = position.variant.tables, _stack(position)
    begin(tables, stack, position.legal_moves[0].code, 0, 0)
    search_on(1, tables, stack)
