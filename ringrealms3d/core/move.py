"""Moves, and the error for illegal ones."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.errors import UserError


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """A move as its game's code; :meth:`Position.format_move` returns its text."""

    code: int


class IllegalMove(UserError):  # noqa: N818 - players call it an illegal move
    """A move that is illegal in the position; the message says why."""
