"""Retrying a mistake of one's own: any move that loses almost nothing is right."""

from __future__ import annotations

from collections.abc import Callable

from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.position import Position
from ringrealms3d.puzzles.mistake import Mistake, chance_lost
from ringrealms3d.puzzles.trial import Answer, Grade, Help, Solution
from ringrealms3d.records.judging import Judgement, drop_of, judge
from ringrealms3d.records.node import Evaluation

Evaluate = Callable[[Position, Callable[[Evaluation], None]], None]
"""Has a position evaluated, and a function called with the evaluation, now or later."""


class Retry:
    """One person at one earlier mistake; tries are judged by search."""

    def __init__(self, mistake: Mistake, evaluate: Evaluate) -> None:
        """Set the position of a mistake up.

        Raises:
            UserError: its position or its better move is broken.
        """
        self.id = mistake.id
        self.position = mistake.position
        self._mistake, self._evaluate = mistake, evaluate
        self._best = mistake.best_move
        self._hints = iter(self._made_hints())
        self._hint: Help | None = None
        self._tried: Move | None = None
        self._missed = False
        self._solved = False

    @property
    def task(self) -> str:
        """The sentence that asks for a better move."""
        seat = self.position.variant.seats[self.position.turn]
        played = self._mistake.played
        return Phrase("{seat} to move: find a better move than {played}", seat=seat, played=played)

    @property
    def about(self) -> str:
        """The game that the mistake comes from, and its cost there."""
        return Phrase(
            "{played} was {origin}. It lost {loss} of the chance to win.",
            played=self._mistake.played,
            origin=self._mistake.origin,
            loss=chance_lost(self._mistake.drop),
        )

    @property
    def solved(self) -> bool:
        """Whether a good move was found, or the engine's own shown."""
        return self._solved

    @property
    def grade(self) -> Grade:
        """The grade so far: a bad try or a look at the engine's move misses it."""
        if self._missed:
            return Grade.MISSED
        return Grade.KNOWN if self._hint is None else Grade.HINTED

    def try_move(self, move: Move, tell: Callable[[Answer], None]) -> None:
        """Judge a legal move, perhaps after a search.

        Raises:
            IllegalMove: the move is illegal and does not count as a try.
        """
        after, text = self.position.play(move), self.position.format_move(move)
        self._tried = move
        if text == self._mistake.played:
            self._missed = True
            tell(Answer(False, Phrase("{move} is what was played.", move=text)))
        elif move == self._best:
            self._solved = True
            tell(Answer(True, Phrase("{move} is the best move.", move=text)))
        else:
            self._evaluate(after, lambda evaluation: self._judge(move, evaluation, tell))

    def hint(self) -> Help:
        """Return how the mistake is answered, then where to click first, then the best move."""
        self._hint = next(self._hints, self._hint)
        assert self._hint is not None
        return self._hint

    def show_solution(self) -> Solution:
        """Return the engine's move; the mistake is then missed."""
        self._missed = self._missed or not self._solved
        self._solved = True
        told = Phrase("The best move is {move}.", move=self._mistake.best)
        return Solution(told, (self._best,))

    def begin_again(self) -> None:
        """Let a better move be looked for once more; what was missed stays missed."""
        self._solved, self._tried = False, None

    def _judge(self, move: Move, after: Evaluation, tell: Callable[[Answer], None]) -> None:
        """Report the judgement of a try, unless another try or the solution came meanwhile."""
        if self._solved or move != self._tried:
            return
        text = self.position.format_move(move)
        drop = drop_of(self._mistake.value, self.position.turn, after)
        self._solved = judge(drop) is Judgement.FINE
        self._missed = self._missed or not self._solved
        pattern = translatable("{move} loses {loss} of the chance to win.")
        if self._solved:
            pattern = translatable("{move} is good. The engine would play {best}.")
        loss, best = chance_lost(drop), self._mistake.best
        tell(Answer(self._solved, Phrase(pattern, move=text, loss=loss, best=best)))

    def _made_hints(self) -> list[Help]:
        """Return the hints in order."""
        places, look = self.position.move_places(self._best), Phrase("Look at the marked place.")
        marked = [Help(look, places[:1]), Help(look, places)]
        if not self._mistake.answer:
            return marked
        seat = self.position.variant.seats[1 - self.position.turn]
        told = Phrase(
            "After {played} {seat} goes on with {answer}.",
            played=self._mistake.played,
            seat=seat,
            answer=self._mistake.answer,
        )
        return [Help(told, ()), *marked]
