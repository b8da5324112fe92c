"""Looking for a better move than a mistake: any move that loses almost nothing is good."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.records.judging import Judgement, drop_of, judge
from ringrealms3d.records.node import Evaluation

Evaluate = Callable[[Position, Callable[[Evaluation], None]], None]
"""Has a position evaluated, and a function called with the evaluation, now or later."""


class TryState(Enum):
    """A person's progress with a mistake."""

    OFF = "off"
    ASKED = "asked"
    JUDGING = "judging"
    GOOD = "good"
    SAME = "same"
    BAD = "bad"
    HINTED = "hinted"
    SOLVED = "solved"


class SecondTry:
    """One person at the position of a mistake.

    Attributes:
        position: the position.
        best: the engine's own move there, None if it is unknown.
        tried: the last move that was tried.
        drop: by how much it lowers the expected result, once it is judged.
        stage: the person's progress.
    """

    def __init__(
        self,
        position: Position,
        played: str,
        best: Move | None,
        value: float,
        evaluate: Evaluate,
    ) -> None:
        """Ask for a better move.

        Args:
            played: the text of the mistake.
            value: the expected result of the seat to move before it, from -1 to 1.
            evaluate: has a position evaluated.
        """
        self.position, self.best = position, best
        self._played, self._value, self._evaluate = played, value, evaluate
        self.tried: Move | None = None
        self.drop = 0.0
        self.stage = TryState.ASKED

    def take(self, move: Move, changed: Callable[[], None]) -> None:
        """Judge a try, perhaps after a search; it is told at once what is known at once.

        Args:
            changed: called whenever the stage has changed.

        Raises:
            IllegalMove: the move is illegal and does not count as a try.
        """
        after, text = self.position.play(move), self.position.format_move(move)
        self.tried, self.drop = move, 0.0
        if text == self._played:
            self.stage = TryState.SAME
        elif move == self.best:
            self.stage = TryState.GOOD
        else:
            self.stage = TryState.JUDGING
        changed()
        if self.stage is TryState.JUDGING:
            self._evaluate(after, lambda evaluation: self._judge(move, evaluation, changed))

    def _judge(self, move: Move, after: Evaluation, changed: Callable[[], None]) -> None:
        """Judge a try, unless another one, a hint or the solution came meanwhile."""
        if self.stage is not TryState.JUDGING or move != self.tried:
            return
        self.drop = drop_of(self._value, self.position.turn, after)
        self.stage = TryState.GOOD if judge(self.drop) is Judgement.FINE else TryState.BAD
        changed()
