"""Endgames: positions with so few moves left that all lines of play are searched to the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.engine.tree.exact import (
    BEYOND,
    GIVEN_UP,
    UNDER_WAY,
    Walk,
    begin,
    new_walk,
    search_on,
)
from ringrealms3d.games import start

_MOST_PLAYED = 1_000_000  # moves on the way; a tenth of a second to half a second
_LEAST = {-1: -BEYOND, 0: 0, 1: 1}  # margin for seat 0 by its least certain result
_MOST = {-1: -1, 0: 0, 1: BEYOND}
_NAMES = {-1: "loss", 0: "draw", 1: "win"}
_WORTH = {"loss": -1, "": 0, "draw": 0, "win": 1}


def is_endgame(position: Position, most_moves: int) -> bool:
    """Whether at most so many moves are to choose from and to come, and nothing is unseen."""
    variant, state = position.variant, position.state
    if most_moves == 0 or variant.hides(state) or variant.moves_left(state) > most_moves:
        return False
    return len(position.legal_moves) <= most_moves


class Endgame:
    """The exact search of one position: first every move's result, then every move's margin.

    It goes on in slices. What is found is where best play of both sides leads from each move.
    """

    def __init__(
        self, position: Position, codes: Iterable[int], before: Endgame | None = None
    ) -> None:
        """Prepare to search a position whose game is not over.

        Args:
            codes: the moves that are asked about.
            before: an earlier position of the same game, whose table is used on.
        """
        variant = position.variant
        self._tables = variant.tables
        self._walk: Walk = _walk(position) if before is None else before._walk
        self._walk.records[0] = position.state
        self._sign = 1 - 2 * position.turn
        self._by_margin = variant.score(position.state) is not None
        self._bounds = dict.fromkeys(codes, (-BEYOND, BEYOND))
        self._code: int | None = None
        self._left = _MOST_PLAYED

    @property
    def pending(self) -> bool:
        """Whether there is something to find out yet, and enough of the budget left for it."""
        return self._left > 0 and any(map(self._is_open, self._bounds))

    @property
    def results(self) -> dict[int, int]:
        """The certain results for seat 0 so far, -1, 0 or 1, by the codes of their moves."""
        return {code: _sign(low) for code, (low, high) in self._bounds.items() if _same(low, high)}

    @property
    def telling(self) -> dict[int, int]:
        """Those results that help to choose: wins, and what is worse than another move surely is.

        Moves that are equally good or bad are for the tree to choose from, by what is likely.
        """
        results = {code: self._sign * result for code, result in self.results.items()}
        assured = max(
            self._sign * _sign(bounds[self._sign < 0]) for bounds in self._bounds.values()
        )
        return {
            code: self._sign * own for code, own in results.items() if own == 1 or own < assured
        }

    @property
    def result(self) -> str:
        """The certain result for the seat to move, "win", "draw" or "loss", else ""."""
        own = [self._sign * result for result in self.results.values()]
        certain = 1 in own or len(own) == len(self._bounds)
        return _NAMES[max(own)] if certain else ""

    @property
    def perfect(self) -> bool:
        """Whether the margin of every move is known."""
        return all(low == high for low, high in self._bounds.values())

    def run(self, played: int, rows: NDArray[np.void]) -> None:
        """Go on until about so many moves more were played, or all is known.

        Args:
            rows: the nodes of the moves (see :data:`ringrealms3d.engine.tree.nodes.NODE`), in the
                order in which they are wanted; what is certain about them is taken from there.
        """
        self._learn(rows)
        until = max(0, self._left - played)
        while self._left > until and (self._code is not None or self._begin(rows)):
            self._left -= search_on(self._left - until, self._tables, self._walk)
            if self._walk.status[1] != UNDER_WAY:
                self._note()

    def announced(self, candidates: Iterable[Candidate], settled: bool) -> tuple[Candidate, ...]:
        """Return a tree's candidates with what is certain of them, the best first.

        Margins rank the moves once all of them are known, and the position is won or the tree is
        sure of its result too. Before that, moves of one result keep their order, in which those
        that are hard to answer come first.

        Args:
            settled: whether the tree is sure of the position's result.
        """
        seen = [self._certain(candidate) for candidate in candidates]
        if self.perfect and (settled or self.result == "win"):
            return tuple(sorted(seen, key=lambda candidate: -candidate.margin))
        return tuple(sorted(seen, key=lambda candidate: -_WORTH[candidate.proven]))

    def _certain(self, candidate: Candidate) -> Candidate:
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
        """Take over what a tree knows of the results."""
        columns = (rows[name].tolist() for name in ("code", "low", "high"))
        for code, low, high in zip(*columns, strict=True):
            least, most = self._bounds[code]
            self._bounds[code] = max(least, _LEAST[low]), min(most, _MOST[high])

    def _begin(self, rows: NDArray[np.void]) -> bool:
        """Begin with the next move, those first whose result is unknown; False if there is none."""
        known, wanted = self.results, rows["code"].tolist()
        wanted.sort(key=known.__contains__)
        self._code = next(filter(self._is_open, wanted), None)
        if self._code is None:
            return False
        low, high = self._bounds[self._code] if self._code in known else (0, 0)
        self._left -= begin(self._tables, self._walk, self._code, low - 1, high + 1)
        return True

    def _is_open(self, code: int) -> bool:
        low, high = self._bounds[code]
        return low < high if self._by_margin else not _same(low, high)

    def _note(self) -> None:
        """Narrow the bounds of the move that was searched, or give all up."""
        assert self._code is not None
        window, found = self._walk.levels[0], int(self._walk.levels[1].best)
        low, high = self._bounds[self._code]
        if self._walk.status[1] == GIVEN_UP:
            self._left = 0
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


def _walk(position: Position) -> Walk:
    variant = position.variant
    return new_walk(position.state, variant.max_moves, variant.code_count)


@cache
def load_endgame(uid: str) -> None:
    """Load the kernels for a variant once, so that it takes no time when they are needed."""
    position = start(uid, seed=0)
    tables, walk = position.variant.tables, _walk(position)
    begin(tables, walk, position.legal_moves[0].code, 0, 0)
    search_on(1, tables, walk)
