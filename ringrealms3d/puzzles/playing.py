"""Solving a puzzle: tries, their refutations, hints, and the solution."""

from __future__ import annotations

from collections.abc import Callable

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.position import Position
from ringrealms3d.puzzles.puzzle import HARDEST, Goal, Puzzle
from ringrealms3d.puzzles.trial import Answer, Help, Solution, Trial


class Attempt(Trial):
    """One person at one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Set a puzzle up.

        Raises:
            UserError: its position or its solution is broken.
        """
        about = Phrase("Difficulty: {stars}", stars=_stars(puzzle))
        super().__init__(puzzle.id, puzzle.position, puzzle.task, about)
        self._puzzle = puzzle
        self._solution = puzzle.solution_move

    def try_move(self, move: Move, answer: Callable[[Answer], None]) -> None:
        """Judge a legal move at once.

        Raises:
            IllegalMove: the move is illegal and does not count as a try.
            UserError: the puzzle's lines are broken.
        """
        self.position.play(move)
        if move == self._solution:
            self.solved = True
            answer(Answer(True, Phrase("Right. {line}", line=self._solution_line())))
            return
        self._missed = True
        reply = self._puzzle.answers.get(self.position.format_move(move), "")
        line = (move, *moves_of(self.position.play(move), reply, self._puzzle))
        answer(Answer(False, self._complaint(line)))

    def hint(self) -> Help:
        """Return the places to mark: first that of the first click, then those of the move."""
        places = self.position.move_places(self._solution)
        shown = places if self._hinted else places[:1]
        self._hinted = True
        return Help(Phrase("Look at the marked place."), shown)

    def show_solution(self) -> Solution:
        """Return the solution and its line; the puzzle is then missed.

        Raises:
            UserError: the puzzle's line is broken.
        """
        line = self._solution_line()
        self._missed = self._missed or not self.solved
        self.solved = True
        moves = moves_of(self.position, line, self._puzzle)
        return Solution(Phrase("The solution: {line}", line=line), moves)

    def _solution_line(self) -> str:
        """Return the solution and its line, after checking that it can be played."""
        moves_of(self.position, self._puzzle.line, self._puzzle)
        return self._puzzle.line

    def _complaint(self, line: tuple[Move, ...]) -> str:
        """Return the sentence about a wrong try and its refutation."""
        tried = self.position.format_move(line[0])
        if len(line) == 1:
            return Phrase(_ALONE[self._puzzle.goal], move=tried)
        reply = self.position.play(line[0]).format_move(line[1])
        return Phrase(_ANSWERED[self._puzzle.goal], move=tried, reply=reply)


_ALONE = {
    Goal.WIN: translatable("{move} does not win."),
    Goal.WIN_IN: translatable("{move} does not win in time."),
    Goal.HOLD: translatable("{move} loses."),
    Goal.CAPTURE: translatable("There is something better than {move}."),
}
_ANSWERED = {
    Goal.WIN: translatable("{move} does not win because of {reply}."),
    Goal.WIN_IN: translatable("{move} does not win in time because of {reply}."),
    Goal.HOLD: translatable("{move} loses to {reply}."),
    Goal.CAPTURE: translatable("{move} is answered by {reply}. There is something better."),
}


def _stars(puzzle: Puzzle) -> str:
    return "★" * puzzle.stars + "☆" * (HARDEST - puzzle.stars)


def moves_of(position: Position, line: str, puzzle: Puzzle) -> tuple[Move, ...]:
    """Return the moves of a puzzle's line from a position.

    Raises:
        UserError: one is not legal.
    """
    moves: list[Move] = []
    try:
        for text in line.split():
            moves.append(position.parse_move(text))
            position = position.play(moves[-1])
    except UserError as error:
        raise UserError("the puzzle {id}: {error}", id=puzzle.id, error=error) from error
    return tuple(moves)
