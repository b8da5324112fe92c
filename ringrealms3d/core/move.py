"""Moves, and the error for one that the rules do not allow."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.errors import UserError


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """A move as the number its game gives it; :meth:`Position.format_move` spells it."""

    code: int


class IllegalMove(UserError):  # noqa: N818 - players call it an illegal move
    """A move that the position does not allow; the message says why."""
