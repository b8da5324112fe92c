"""How long the computer, or a program, thinks about a move in a game with clocks."""

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
    """Return what both seats have left for a move in the position that is shown, if any."""
    timing = session.timing
    if timing.control is None or session.node is timing.node:
        return timing.times
    return times_at(timing.control, session.node)


def seconds_by_clock(session: GameSession, delays: Delays) -> float | None:
    """Return how many seconds the seat to move may think, None without clocks."""
    control, times = session.timing.control, times_to_reckon_with(session)
    if control is None or times is None:
        return None
    return seconds_to_think(control, times[session.position.turn], session.position, delays)


def seconds_to_think(
    control: TimeControl, left: TimeLeft, position: Position, delays: Delays
) -> float:
    """Return how many seconds to think in a position.

    Of the main time a share is used, but never less than what a period gives away for nothing.

    Args:
        control: the time control.
        left: what the seat to move has left.
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
    """Return how long to think for a move that is there within so many seconds."""
    return seconds_of_movetime(seconds, max(delays.worst, _CAUTION))
