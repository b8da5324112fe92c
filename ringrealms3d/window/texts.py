"""The sentences by which the window tells how the game stands."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.position import Position
from ringrealms3d.session.game_session import Computer, GameSession


def tr(text: str) -> str:
    """Return a text in the person's language."""
    return QCoreApplication.translate("ringrealms3d", text)


def turn_text(session: GameSession, engine_state: str) -> str:
    """Return whose turn it is, or the result."""
    outcome = session.outcome
    if outcome is not None:
        return outcome_text(session.position, outcome)
    seat = session.position.variant.seats[session.position.turn]
    if not isinstance(session.player_to_move, Computer):
        return tr("{seat} to move").format(seat=seat)
    if engine_state == "starting":
        return tr("{seat}: the computer is getting ready…").format(seat=seat)
    return tr("{seat}: the computer is thinking…").format(seat=seat)


def outcome_text(position: Position, outcome: Outcome) -> str:
    """Return a result with its reason."""
    reason = outcome.reason[:1].upper() + outcome.reason[1:]
    if outcome.winner is None:
        return tr("Draw. {reason}.").format(reason=reason)
    winner = position.variant.seats[outcome.winner]
    if reason.endswith("resigned"):
        return tr("{winner} wins. {reason}.").format(winner=winner, reason=reason)
    margin = abs(int(outcome.score))
    return tr("{winner} wins by {margin}. {reason}.").format(
        winner=winner, margin=margin, reason=reason
    )


def counts_text(position: Position) -> str:
    """Return what each seat has on the board, in hand, and lost."""
    parts = []
    for seat, name in enumerate(position.variant.seats):
        part = tr("{name} {count}").format(
            name=name, count=int((position.stones == seat + 1).sum())
        )
        details = []
        if position.hand is not None:
            details.append(tr("{count} in hand").format(count=position.hand[seat]))
        if position.captured is not None:
            details.append(tr("{count} lost").format(count=position.captured[seat]))
        parts.append(f"{part} ({', '.join(details)})" if details else part)
    return "   ".join(parts)
