"""A mistake that a review found in the user's game, kept for practice."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated

from msgspec import Meta

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen
from ringrealms3d.games.other_boards import board_text, learn_board
from ringrealms3d.records.judging import JudgedMove
from ringrealms3d.records.node import Evaluation
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.turns import turn_number

_ID_DIGITS = 16
_LONGEST_NAME = 60
_Name = Annotated[str, Meta(max_length=_LONGEST_NAME)]
_Told = Annotated[str, Meta(min_length=1)]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A position, the move played there, and the engine's move.

    Attributes:
        variant: the id of the game's variant.
        fen: the position.
        played: the text of the mistake.
        best: the text of the engine's own move.
        answer: the text of the best answer to the mistake, empty if unknown.
        value: the expected result of the seat to move, from -1 (lost) to 1 (won).
        drop: by how much the mistake lowered it.
        number: the number of the move's turn in its game, from 1.
        opponent: the name of the other player, empty if unknown.
        date: the day of the game, in ISO 8601; empty if unknown.
        board: the text of the board, empty if it comes with the program.
    """

    variant: _Told
    fen: _Told
    played: _Told
    best: _Told
    answer: str
    value: Annotated[float, Meta(ge=-1, le=1)]
    drop: Annotated[float, Meta(ge=0, le=2)]
    number: Annotated[int, Meta(ge=1)]
    opponent: _Name = ""
    date: _Name = ""
    board: str = ""

    @property
    def id(self) -> str:
        """A name that depends on the variant and the position alone."""
        digest = sha256(f"{self.variant} {self.fen}".encode()).hexdigest()
        return f"mistake-{digest[:_ID_DIGITS]}"

    @property
    def position(self) -> Position:
        """The position, with hidden items in one possible deal.

        Raises:
            UserError: the fen is broken, or the variant's board is not known.
        """
        learn_board(self.variant, self.board)
        return from_fen(self.variant, self.fen, seed=0)

    @property
    def best_move(self) -> Move:
        """The engine's own move.

        Raises:
            UserError: it is not a legal move.
        """
        return _legal_move(self.position, self.best)

    @property
    def origin(self) -> str:
        """The move and its game, as part of a sentence."""
        text = Phrase("move {number} of your game", number=self.number)
        if self.opponent:
            text = Phrase("{game} against {opponent}", game=text, opponent=self.opponent)
        return Phrase("{game} on {date}", game=text, date=self.date) if self.date else text


def chance_lost(drop: float) -> str:
    """Return a drop of the expected result as a loss of the chance of winning, in percent."""
    return Phrase("{percent} %", percent=round(50 * drop))


def mistake_of(record: GameRecord, move: JudgedMove, before: Evaluation) -> Mistake | None:
    """Return the mistake for a bad move, None if no better one is known.

    Args:
        before: the evaluation of the position that the move was played in.
    """
    node = move.node
    assert node.parent is not None
    position, after = node.parent.position, node.evaluation
    best = _checked_text(position, before.best)
    if best in ("", node.text):
        return None
    return Mistake(
        variant=record.uid,
        fen=position.fen(),
        played=node.text,
        best=best,
        answer="" if after is None else _checked_text(node.position, after.best),
        value=before.value_for(node.seat),
        drop=move.drop,
        number=turn_number(node),
        opponent=one_line(record.players[1 - node.seat], _LONGEST_NAME),
        date=one_line(record.date, _LONGEST_NAME),
        board=board_text(record.uid),
    )


def _checked_text(position: Position, text: str) -> str:
    """Return the text of a legal move, or an empty one: a file can contain anything."""
    try:
        return position.format_move(_legal_move(position, text))
    except UserError:
        return ""


def _legal_move(position: Position, text: str) -> Move:
    move = position.parse_move(text)
    position.play(move)
    return move
