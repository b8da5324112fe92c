"""A puzzle: a position, a goal, and the one first move that is proven to reach it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256
from typing import Annotated

from msgspec import Meta

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen
from ringrealms3d.games.other_boards import learn_board
from ringrealms3d.puzzles.brute_force import Claim

EASIEST, HARDEST = 1, 5
"""The fewest and the most stars."""

_ID_DIGITS = 8
_Text = Annotated[str, Meta(min_length=1, max_length=40)]
_Line = Annotated[str, Meta(max_length=4000)]
_Whole = Annotated[int, Meta(ge=0, le=1 << 62)]


class Goal(StrEnum):
    """The goal of the seat to move."""

    WIN = "win"
    WIN_IN = "win in n"
    HOLD = "do not lose"
    CAPTURE = "best capture"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one right first move.

    What is proven: with ``WIN`` only the solution wins by force; with ``WIN_IN`` only it wins by
    force within ``moves`` moves; with ``HOLD`` the opponent wins by force, within ``moves`` moves
    of its own if that is not 0, after every other move and not after this one; with ``CAPTURE``
    only it ends with a margin of ``margin`` or more. Hidden items may be dealt in any way.

    Attributes:
        id: a name that depends on the position and the goal.
        variant: the id of the game's variant.
        fen: the position.
        goal: the goal.
        moves: within how many moves; 0 is to the end of the game.
        margin: the seat's own final margin for a best capture, otherwise 1.
        solution: the text of the right first move.
        line: the solution and the line of best play, as texts separated by spaces.
        answers: the refutation of every other first move, as texts separated by spaces; empty if
            the move simply does not win at once.
        stars: the difficulty, from 1 to 5.
        playouts: how many playouts a search needs to find the solution more often than not.
        proof: how many moves brute force tried to prove it.
        game: the number of the game it was found in, of its variant and seed.
        seed: the seed of these games.
        board: the text of the board, empty if it comes with the program.
    """

    id: _Text
    variant: Annotated[str, Meta(min_length=1, max_length=200)]
    fen: Annotated[str, Meta(min_length=1, max_length=4000)]
    goal: Goal
    moves: Annotated[int, Meta(ge=0, le=9)]
    solution: _Text
    line: _Line
    answers: Mapping[str, _Line] = field(hash=False)
    stars: Annotated[int, Meta(ge=EASIEST, le=HARDEST)]
    playouts: _Whole
    proof: _Whole
    margin: Annotated[int, Meta(ge=-1000, le=1000)] = 1
    game: _Whole = 0
    seed: _Whole = 0
    board: str = ""

    @property
    def position(self) -> Position:
        """The position, with hidden items in one possible deal.

        Raises:
            UserError: the fen or the variant is broken.
        """
        try:
            learn_board(self.variant, self.board)
            return from_fen(self.variant, self.fen, seed=0)
        except UserError as error:
            raise UserError("the puzzle {id}: {error}", id=self.id, error=error) from error

    @property
    def solution_move(self) -> Move:
        """The right first move.

        Raises:
            UserError: the solution is not a legal move.
        """
        position = self.position
        try:
            move = position.parse_move(self.solution)
            position.play(move)
        except UserError as error:
            raise UserError("the puzzle {id}: {error}", id=self.id, error=error) from error
        return move

    @property
    def task(self) -> str:
        """The sentence that asks for the move, with the name of the seat."""
        position = self.position
        seats = position.variant.seats
        seat, other = seats[position.turn], seats[1 - position.turn]
        return Phrase(_TASKS[_task_key(self)], seat=seat, other=other, moves=self.moves)


_TASKS = {
    "win": translatable("{seat} to move and win: only one move does it"),
    "win at once": translatable("{seat} to move and win at once"),
    "win in n": translatable("{seat} to move and win within {moves} moves"),
    "do not lose": translatable("{seat} to move and not lose: only one move does it"),
    "stop": translatable("{seat} to move and stop {other} from winning with the next move"),
    "stop in n": translatable(
        "{seat} to move and stop {other} from winning by force within {moves} moves"
    ),
    "best capture": translatable("{seat} to move: find the capture that leads to the best result"),
}


def _task_key(puzzle: Puzzle) -> str:
    if puzzle.goal is Goal.WIN_IN and puzzle.moves == 1:
        return "win at once"
    if puzzle.goal is Goal.HOLD and puzzle.moves:
        return "stop" if puzzle.moves == 1 else "stop in n"
    return puzzle.goal.value


def puzzle_id(position: Position, goal: Goal, moves: int) -> str:
    """Return the name of a puzzle, such as "loop-mini-1f0c93ab"."""
    text = f"{position.uid} {position.fen()} {goal.value} {moves}"
    name = position.uid.rpartition("/")[2] if len(position.uid) > 30 else position.uid
    digits = sha256(text.encode()).hexdigest()[:_ID_DIGITS]
    return f"{name.replace('/', '-')[-30:]}-{digits}"


@dataclass(frozen=True, slots=True)
class Proof:
    """The conditions for a puzzle to be right.

    Attributes:
        right: a claim about the solution.
        right_holds: whether it must hold or must fail.
        wrong: the same claim about all other first moves, with opposite luck; there the opposite
            must hold.
    """

    right: Claim
    right_holds: bool
    wrong: Claim


def proof_of(goal: Goal, turn: int, moves: int, margin: int) -> Proof:
    """Return the proof needed for a goal of the seat to move.

    Hidden items are dealt against the proof, so that it holds for every deal.
    """
    if goal is Goal.HOLD:
        loses = Claim(1 - turn, 1, moves)
        return Proof(Claim(1 - turn, 1, moves, lucky=True), right_holds=False, wrong=loses)
    reached = Claim(turn, margin, moves)
    return Proof(reached, right_holds=True, wrong=Claim(turn, margin, moves, lucky=True))
