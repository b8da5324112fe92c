"""Moves, and the error for illegal ones."""

from __future__ import annotations

from dataclasses import dataclass, field

from ringrealms3d.core.errors import UserError


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """A move of a game.

    >>> from ringrealms3d import start
    >>> move = start("loop/mini").parse_move("2b1")
    >>> move, str(move), move.code
    (Move('2b1'), '2b1', 27)

    Moves are equal, and in order, by their codes alone.

    Attributes:
        code: its number among all moves of its game.
        text: how people write it; empty if it comes from elsewhere than a position, whose
            :meth:`Position.format_move` returns the text of any move.
    """

    code: int
    text: str = field(default="", compare=False)

    def __str__(self) -> str:
        return self.text or str(self.code)

    def __repr__(self) -> str:
        return f"Move({self.text or self.code!r})"


class IllegalMove(UserError):  # noqa: N818 - players call it an illegal move
    """A move that is illegal in the position; the message says why.

    >>> import ringrealms3d as rr
    >>> rr.start("loop/mini").play("2a1")
    Traceback (most recent call last):
    ringrealms3d.core.move.IllegalMove: 2a1: there is no tile on 1a2, 1b1 and 1b2 under it
    """
