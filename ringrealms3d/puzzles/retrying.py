"""Retrying a mistake of one's own: any move that loses almost nothing is right."""

from __future__ import annotations

from collections.abc import Callable

from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.puzzles.mistake import Mistake, chance_lost
from ringrealms3d.puzzles.second_try import Evaluate, SecondTry, TryState
from ringrealms3d.puzzles.trial import Answer, Help, Solution, Trial


class Retry(Trial):
    """One person at one earlier mistake; tries are judged by search."""

    def __init__(self, mistake: Mistake, evaluate: Evaluate) -> None:
        """Set the position of a mistake up.

        Raises:
            UserError: its position or its better move is broken.
        """
        position, played = mistake.position, mistake.played
        seat = position.variant.seats[position.turn]
        super().__init__(
            mistake.id,
            position,
            Phrase("{seat} to move: find a better move than {played}", seat=seat, played=played),
            Phrase(
                "{played} was {origin}. It lost {loss} of the chance to win.",
                played=played,
                origin=mistake.origin,
                loss=chance_lost(mistake.drop),
            ),
        )
        self._mistake, self._best = mistake, mistake.best_move
        self._try = SecondTry(position, played, self._best, mistake.value, evaluate)
        self._hints = iter(self._made_hints())
        self._hint: Help | None = None

    def try_move(self, move: Move, answer: Callable[[Answer], None]) -> None:
        """Judge a legal move, perhaps after a search.

        Raises:
            IllegalMove: the move is illegal and does not count as a try.
        """
        self._try.take(move, lambda: self._hear(move, answer))

    def hint(self) -> Help:
        """Return how the mistake is answered, then where to click first, then the best move."""
        self._hinted = True
        self._hint = next(self._hints, self._hint)
        assert self._hint is not None
        return self._hint

    def show_solution(self) -> Solution:
        """Return the engine's move; the mistake is then missed."""
        self._missed = self._missed or not self.solved
        self.solved = True
        self._try.stage = TryState.SOLVED
        text = Phrase("The best move is {move}.", move=self._mistake.best)
        return Solution(text, (self._best,))

    def begin_again(self) -> None:
        """Let a better move be looked for once more; what was missed stays missed."""
        super().begin_again()
        self._try.stage = TryState.ASKED

    def _hear(self, move: Move, answer: Callable[[Answer], None]) -> None:
        """Report the judgement of a try, once there is one."""
        stage, text = self._try.stage, self.position.format_move(move)
        if stage is TryState.JUDGING:
            return
        self.solved = stage is TryState.GOOD
        self._missed = self._missed or not self.solved
        if stage is TryState.SAME:
            pattern = translatable("{move} was played in the game.")
        elif move == self._best:
            pattern = translatable("{move} is the best move.")
        elif self.solved:
            pattern = translatable("{move} is good. The engine would play {best}.")
        else:
            pattern = translatable("{move} loses {loss} of the chance to win.")
        loss, best = chance_lost(self._try.drop), self._mistake.best
        answer(Answer(self.solved, Phrase(pattern, move=text, loss=loss, best=best)))

    def _made_hints(self) -> list[Help]:
        """Return the hints in order."""
        places, look = self.position.move_places(self._best), Phrase("Look at the marked place.")
        marked = [Help(look, places[:1]), Help(look, places)]
        if not self._mistake.answer:
            return marked
        seat = self.position.variant.seats[1 - self.position.turn]
        text = Phrase(
            "After {played}, {seat} continues with {answer}.",
            played=self._mistake.played,
            seat=seat,
            answer=self._mistake.answer,
        )
        return [Help(text, ()), *marked]
