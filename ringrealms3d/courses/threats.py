"""Moves that win at once, and the threats of a seat."""

from __future__ import annotations

from collections.abc import Iterator

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.setup import TURN
from ringrealms3d.games import from_fen


def winning_moves(position: Position) -> Iterator[Move]:
    """Yield the moves with which the seat to move wins at once."""
    for move in position.legal_moves:
        outcome = position.after(move).outcome
        if outcome is not None and outcome.winner == position.turn:
            yield move


def threats(position: Position, seat: int) -> frozenset[int]:
    """Return where a seat could win with its next move, if it were to move."""
    there = turned(position, seat)
    return frozenset(there.move_places(move)[-1] for move in winning_moves(there))


def turned(position: Position, seat: int) -> Position:
    """Return a position with a seat to move.

    Raises:
        UserError: the game has no setup form in which to change the seat to move.
    """
    if position.turn == seat:
        return position
    form = position.variant.setup_form
    if form is None:
        raise UserError("positions of {uid} cannot be set up", uid=position.uid)
    setup = form.read(position.state).with_values({TURN: seat})
    return from_fen(position.uid, form.write(setup), seed=0)
