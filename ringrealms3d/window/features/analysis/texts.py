"""The sentences and numbers that describe an analysis."""

from __future__ import annotations

from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.session.analyst import Analyst
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.insight import Insight
from ringrealms3d.window.widgets.joining import clauses, items
from ringrealms3d.window.widgets.number_texts import decimal_text, rounded_text
from ringrealms3d.window.widgets.texts import (
    captures_text,
    percent_text,
    player_name,
    seat_name,
)

_THOUSAND, _MILLION = 1_000, 1_000_000


def state_text(analyst: Analyst, session: GameSession) -> str:
    """Return the analyst's state or progress."""
    if analyst.state == "starting":
        return tr("The engine is getting ready…")
    if analyst.state == "paused":
        name = player_name(session.player_to_move)
        return tr("Paused while {player} thinks.").format(player=name)
    if analyst.hinting and analyst.state == "thinking":
        return tr("Looking for a good move…")
    if analyst.on and not analyst.state:
        return tr("The game is over.")
    return _progress_text(analyst.analysis, analyst.speed)


def frozen_text(node: GameNode) -> str:
    """Return which position a frozen analysis is of."""
    return tr("Frozen at move {number}. Try moves: the list stays.").format(number=node.ply)


def kept_text(kept: Evaluation) -> str:
    """Return what a game's own evaluation of a position is based on."""
    if kept.proven:
        return tr("The result is already known: it is proven.")
    return tr("From before: {count} playouts").format(count=short_number(kept.visits))


def _progress_text(analysis: Analysis | None, speed: float | None) -> str:
    if analysis is None:
        return ""
    if analysis.complete:
        return tr("The result of every move is proven.")
    count = short_number(analysis.simulations)
    if speed is None:
        return tr("{count} playouts").format(count=count)
    text = tr("{count} playouts, {speed} a second")
    return text.format(count=count, speed=short_number(round(speed)))


def short_number(number: int) -> str:
    """Return a number with three or four digits and a letter for thousands or millions."""
    if number < 10 * _THOUSAND:
        return f"{number}"
    if number < _MILLION:
        return tr("{count} k").format(count=decimal_text(number / _THOUSAND, 0))
    return tr("{count} M").format(count=rounded_text(number / _MILLION, 3))


def chance_text(candidate: Candidate) -> str:
    """Return how often a move wins, or its proven result."""
    if candidate.proven:
        return {"win": tr("wins"), "draw": tr("draws"), "loss": tr("loses")}[candidate.proven]
    return percent_text(candidate.value)


def mark_text(candidate: Candidate) -> str:
    """Return how often a move wins, or its proven result, in two or three characters."""
    if candidate.proven:
        return {"win": tr("W"), "draw": tr("D"), "loss": tr("L")}[candidate.proven]
    return str(round(100 * candidate.value))


def leader_text(position: Position, chance: float) -> str:
    """Return who is likely to win when seat 0's chance is a share from 0 to 1."""
    seat = int(chance < 0.5)
    share = percent_text(max(chance, 1 - chance))
    return tr("{seat} {share}").format(seat=seat_name(position, seat), share=share)


def why_text(position: Position, candidate: Candidate, insight: Insight) -> str:
    """Return the explanation of a move."""
    first, *answers = map(position.format_move, insight.moves)
    event = _event_text(position, insight)
    if event and answers:
        text = tr("{move}, then {answers}: {event}.")
        return text.format(move=first, answers=items(answers), event=event)
    if event:
        return tr("{move}: {event}.").format(move=first, event=event)
    if candidate.proven:
        return _proven_text(candidate).format(move=first)
    if answers:
        return tr("{move}: the expected answer is {answer}.").format(move=first, answer=answers[0])
    return ""


def _event_text(position: Position, insight: Insight) -> str:
    captures = captures_text(insight.captures, position.turn)
    ending = _ending_text(position, insight.outcome) if insight.outcome else ""
    return clauses(captures, ending)


def _ending_text(position: Position, outcome: Outcome) -> str:
    pattern = tr("draws, because {reason}")
    if outcome.winner is not None:
        won = outcome.winner == position.turn
        pattern = tr("wins, because {reason}") if won else tr("loses, because {reason}")
    return pattern.format(reason=tr(outcome.reason))


def _proven_text(candidate: Candidate) -> str:
    if candidate.proven == "win":
        return tr("{move} wins, whatever the answer.")
    if candidate.proven == "draw":
        return tr("{move} draws against the best answers.")
    return tr("{move} loses against the best answers.")
