"""The moves of a game judged by an engine's evaluations before and after them.

A judgement is computed from the evaluations on demand and stored nowhere. So it never contradicts
them, and never replaces a person's own sign for a move (``node.glyph``).

The limits are Lichess's: a move is an inaccuracy, a mistake or a blunder if it lowers its seat's
expected result, on the scale from -1 to 1, by 0.1, 0.2 or 0.3 (``Advice.scala`` of
https://github.com/lichess-org/lila, modules/tree). As there, the engine's own move is none of them.
So are accuracies (https://lichess.org/page/accuracy, and ``AccuracyPercent.scala`` in
modules/analyse), from the chance of winning in percent: 50 + 50 times a value from -1 to 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import pairwise
from math import exp, sqrt
from statistics import fmean
from types import MappingProxyType

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.records.turns import turn_numbers

_HALF = 50.0  # percent of the chance to win for 1 of a value from -1 to 1
_SHORTEST_WINDOW, _LONGEST_WINDOW = 2, 8  # positions
_LEAST_WEIGHT, _MOST_WEIGHT = 0.5, 12.0
_LEAST_ACCURACY = 1.0  # in the harmonic mean, which one move of 0 would make 0
_ROUNDING = 1e-9  # 0.5 - 0.4 is less than 0.1
_NOTHING: Mapping[GameNode, Evaluation] = MappingProxyType({})
_Values = list[Evaluation | None]


class Judgement(IntEnum):
    """How bad a move is; larger is worse.

    >>> import ringrealms3d as rr
    >>> rr.Judgement.BLUNDER > rr.Judgement.MISTAKE, rr.Judgement.BLUNDER.glyph
    (True, '??')
    """

    FINE = 0
    INACCURACY = 1
    MISTAKE = 2
    BLUNDER = 3

    @property
    def glyph(self) -> str:
        """The sign for such a move, one of ``GLYPHS`` or empty."""
        return ("", "?!", "?", "??")[self]


SWINGS = (Judgement.INACCURACY, Judgement.MISTAKE, Judgement.BLUNDER)
"""The judgements that are worth telling, the mildest first."""

_LEAST_DROPS = ((0.3, Judgement.BLUNDER), (0.2, Judgement.MISTAKE), (0.1, Judgement.INACCURACY))


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move with its cost.

    Attributes:
        node: the position that it led to.
        drop: by how much it lowered its seat's expected result, from 0 to 2.
        line: the texts of the moves expected instead, the engine's own first; empty if that one
            was played, or is unknown.
    """

    node: GameNode
    drop: float
    line: tuple[str, ...] = ()

    @property
    def chance_lost(self) -> float:
        """The share of the chance to win that it lost, from 0 to 1."""
        return self.drop / 2

    @property
    def better(self) -> str:
        """The text of the engine's own move, empty if it was played or is unknown."""
        return next(iter(self.line), "")

    @property
    def better_line(self) -> tuple[Move, ...]:
        """The moves of the line as far as they can be played; a file may tell any."""
        assert self.node.parent is not None
        position, moves = self.node.parent.position, list[Move]()
        for text in self.line:
            try:
                move = position.parse_move(text)
                position = position.play(move)
            except UserError:
                break
            moves.append(move)
        return tuple(moves)

    @property
    def judgement(self) -> Judgement:
        """How bad the move is."""
        return judge(self.drop)


@dataclass(frozen=True, slots=True)
class Review:
    """The moves of a line, judged as far as their positions were evaluated.

    >>> import ringrealms3d as rr
    >>> record = rr.parse_game("variant loop/mini\\n1b3\\n1a1")
    >>> review = rr.review(record, rr.Limit(nodes=20))
    >>> review.complete, [move.node.text for move in review.moves]
    (True, ['1b3', '1a1'])
    >>> review.count(0, rr.Judgement.BLUNDER) <= 1, 0 <= review.accuracy(0) <= 100
    (True, True)
    >>> 0 <= review.mean_loss(1) <= 2
    True

    Attributes:
        evaluations: those of the positions, the first one before all moves.
        moves: the moves, None where the position before or after one was not evaluated.
        turns: the numbers of the turns that led to the positions, 0 for the first one.
    """

    evaluations: tuple[Evaluation | None, ...]
    moves: tuple[JudgedMove | None, ...]
    turns: tuple[int, ...] = ()

    @property
    def swings(self) -> tuple[JudgedMove, ...]:
        """The inaccuracies, mistakes and blunders, in order."""
        return tuple(move for move in self.moves if move and move.judgement is not Judgement.FINE)

    @property
    def complete(self) -> bool:
        """Whether every position was evaluated."""
        return None not in self.evaluations

    def count(self, seat: int, judgement: Judgement) -> int:
        """Return how many moves of a seat are exactly this bad."""
        return sum(move.judgement is judgement for _, move in self._of(seat))

    def accuracy(self, seat: int) -> float | None:
        """Return how accurately a seat played, from 0 to 100, None if none of its moves is judged.

        As Lichess computes it: https://lichess.org/page/accuracy.
        """
        own = self._of(seat)
        weights = move_weights([None if each is None else each.value for each in self.evaluations])
        return game_accuracy(
            [move_accuracy(move.drop) for _, move in own], [weights[number] for number, _ in own]
        )

    def mean_loss(self, seat: int) -> float | None:
        """Return the mean drop of a seat's moves, None if none of them is judged."""
        drops = [move.drop for _, move in self._of(seat)]
        return fmean(drops) if drops else None

    def _of(self, seat: int) -> list[tuple[int, JudgedMove]]:
        """Return the judged moves of a seat with their numbers, from 0."""
        return [
            (number, move)
            for number, move in enumerate(self.moves)
            if move is not None and move.node.seat == seat
        ]


def judge(drop: float) -> Judgement:
    """Return how bad a move is that lowers its seat's expected result by this much."""
    fitting = (judged for least, judged in _LEAST_DROPS if drop >= least - _ROUNDING)
    return next(fitting, Judgement.FINE)


def drop_of(value: float, seat: int, after: Evaluation) -> float:
    """Return by how much a seat's move lowered its expected result."""
    return max(0.0, value - after.value_for(seat))


def review_line(
    nodes: Sequence[GameNode], fresh: Mapping[GameNode, Evaluation] = _NOTHING
) -> Review:
    """Return the judged moves of a line.

    Args:
        nodes: the position that the line begins at, then that after each of its moves.
        fresh: evaluations that replace those at the nodes.
    """
    evaluations = agreeing(nodes, [fresh.get(node, node.evaluation) for node in nodes])
    known = zip(nodes[1:], pairwise(evaluations), strict=True)
    moves = tuple(_judged(node, *pair) for node, pair in known)
    return Review(tuple(evaluations), moves, (0, *turn_numbers(nodes[1:])))


def agreeing(nodes: Sequence[GameNode], evaluations: Sequence[Evaluation | None]) -> _Values:
    """Return the evaluations of a line, made consistent with proven ones next to them.

    A seat that moved to a position in which its result is proven had this result, or a better
    one, in hand before. From a position whose result is proven no move leads to a better one.
    """
    found = list(evaluations)
    for ply in range(len(nodes) - 1, 0, -1):
        found[ply - 1] = _at_least(found[ply - 1], found[ply], nodes[ply].seat)
    for ply in range(1, len(nodes)):
        found[ply] = _at_most(found[ply], found[ply - 1], nodes[ply].seat)
    return found


def _at_least(before: Evaluation | None, after: Evaluation | None, mover: int) -> Evaluation | None:
    """Return the evaluation before a move, raised to the proven result after it."""
    if before is None or after is None or before.proven or not after.proven:
        return before
    if before.value_for(mover) >= after.value_for(mover) < 1:
        return before
    return replace(before, value=after.value, proven=after.value_for(mover) == 1)


def _at_most(after: Evaluation | None, before: Evaluation | None, mover: int) -> Evaluation | None:
    """Return the evaluation after a move, lowered to the proven result before it."""
    if after is None or before is None or after.proven or not before.proven:
        return after
    if after.value_for(mover) <= before.value_for(mover) > -1:
        return after
    return replace(after, value=before.value, proven=before.value_for(mover) == -1)


def _judged(
    node: GameNode, before: Evaluation | None, after: Evaluation | None
) -> JudgedMove | None:
    if before is None or after is None:
        return None
    own_move = node.text == before.best and not (before.proven and after.proven)
    drop = 0.0 if own_move else drop_of(before.value_for(node.seat), node.seat, after)
    other = before.best not in ("", node.text)
    return JudgedMove(node, drop, (before.best, *before.expected) if other else ())


def move_accuracy(drop: float) -> float:
    """Return a move's accuracy, from 0 to 100.

    Args:
        drop: by how much the move lowered its seat's expected result, from 0 to 2.
    """
    if drop <= 0:
        return 100.0
    raw = 103.1668100711649 * exp(-0.04354415386753951 * _HALF * drop) - 3.166924740191411
    return min(100.0, max(0.0, raw + 1))


def move_weights(values: Sequence[float | None]) -> list[float]:
    """Return the weights of a game's moves: larger where its values vary more.

    Args:
        values: the expected results of all positions from the start; None is unknown.
    """
    size = min(_LONGEST_WINDOW, max(_SHORTEST_WINDOW, (len(values) - 1) // 10))
    windows = [values[first : first + size] for first in range(len(values) - size + 1)]
    early = [values[:size]] * (min(size, len(values)) - 2)
    return [_weight(window) for window in [*early, *windows]]


def game_accuracy(accuracies: Sequence[float], weights: Sequence[float]) -> float | None:
    """Return a seat's accuracy, from 0 to 100, None if it made no move.

    It is the average of the weighted and the harmonic mean of its moves' accuracies.
    """
    if not accuracies:
        return None
    harmonic = 1 / fmean(1 / max(_LEAST_ACCURACY, each) for each in accuracies)
    return (fmean(accuracies, weights) + harmonic) / 2


def _weight(window: Sequence[float | None]) -> float:
    known = [_HALF * value for value in window if value is not None]
    return min(_MOST_WEIGHT, max(_LEAST_WEIGHT, _spread(known) if known else 0.0))


def _spread(values: Sequence[float]) -> float:
    """Return the standard deviation; ``statistics.pstdev`` takes a hundred times as long."""
    mean = fmean(values)
    return sqrt(fmean([(value - mean) ** 2 for value in values]))
