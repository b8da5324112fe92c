"""How long the computer or a program thinks about a move in a game with clocks."""

from __future__ import annotations

from ringrealms3d.core.position import Position
from ringrealms3d.core.time_control import (
    ByoYomi,
    Canadian,
    Fischer,
    PerMove,
    TimeControl,
    TimeLeft,
)
from ringrealms3d.engine.ugi.clock import Delays, seconds_for_move, seconds_of_movetime
from ringrealms3d.session.clock import Times
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.timing import times_at

_LEAST_DELAY = 0.05
"""Seconds that go by between a search's end and the move on the board, as long as none is known."""

_CAUTION = 0.5
"""Seconds that are kept at least of a time that is lost if a move comes too late."""


def times_to_reckon_with(session: GameSession) -> Times | None:
    """Return the time left for both seats for a move in the current position, if any."""
    timing = session.timing
    if timing.control is None or session.node is timing.node:
        return timing.times
    return times_at(timing.control, session.node)


def seconds_by_clock(session: GameSession, delays: Delays) -> float | None:
    """Return the thinking time in seconds of the seat to move, None without clocks."""
    control, times = session.timing.control, times_to_reckon_with(session)
    if control is None or times is None:
        return None
    return seconds_to_think(control, times[session.position.turn], session.position, delays)


def seconds_to_think(
    control: TimeControl, left: TimeLeft, position: Position, delays: Delays
) -> float:
    """Return how many seconds to think in a position.

    It uses a share of the main time, but at least the time that a period gives for free.

    Args:
        control: the time control.
        left: the time left for the seat to move.
        position: the position.
        delays: how late moves were so far.
    """
    if isinstance(control, PerMove):
        return _safely(left.seconds, delays)
    if isinstance(control, ByoYomi | Canadian) and left.overtime is not None:
        moves = left.overtime if isinstance(control, Canadian) else 1
        return _safely(left.seconds / moves, delays)
    share = seconds_for_move(
        left.seconds,
        control.increment if isinstance(control, Fischer) else 0.0,
        len(position.legal_moves),
        position.variant.moves_left(position.state) // 2,
        max(delays.usual, _LEAST_DELAY),
    )
    if isinstance(control, ByoYomi):
        return max(share, _safely(control.period, delays))
    if isinstance(control, Canadian):
        return max(share, _safely(control.period / control.moves, delays))
    return share


def _safely(seconds: float, delays: Delays) -> float:
    """Return how long to think so that a move arrives within this many seconds."""
    return seconds_of_movetime(seconds, max(delays.worst, _CAUTION))
