"""How long to think about a move when the whole game has a clock."""

from __future__ import annotations

from collections import deque
from statistics import fmean

OVERHEAD = 0.01
"""Seconds that go by between a search's end and the moment its move is noted elsewhere."""

_REMEMBERED = 32
_CAUTION = 1.5

_RESERVE = 0.05
_FEWEST_MOVES, _MOST_MOVES = 8, 50
_INCREMENT_SHARE = 0.8
_LARGEST_SHARE = 0.5
_LEAST = 0.001


class Delays:
    """How late the last moves were, as measured in this process."""

    def __init__(self) -> None:
        """Start without moves."""
        self._recent: deque[float] = deque(maxlen=_REMEMBERED)

    def note(self, seconds: float) -> None:
        """Record how many seconds late a move was; negative if it was early."""
        self._recent.append(max(0.0, seconds))

    @property
    def usual(self) -> float:
        """The mean of the last delays, in seconds."""
        return fmean(self._recent) if self._recent else 0.0

    @property
    def worst(self) -> float:
        """The delay to allow for so that a move is hardly ever late, in seconds."""
        return max(OVERHEAD, _CAUTION * max(self._recent, default=0.0))


def seconds_for_move(
    remaining: float, increment: float, legal_moves: int, moves_left: int = 0, delay: float = 0.0
) -> float:
    """Return how many seconds to think about a move.

    The time left is spread over the moves still to be made. In most of the games a move takes a
    site, so each seat has about half of the legal moves to go; at least 8 are assumed, so that
    there is time at the end, and at most 50, because most games are decided before the board is
    full. A forced move takes almost none.

    Args:
        remaining: seconds left on the mover's clock.
        increment: seconds that the mover gets after each move.
        legal_moves: how many moves are legal now.
        moves_left: the most moves that the mover still has to make; each may cost the delay.
        delay: how late a move usually is, in seconds.

    Returns:
        At least a millisecond, and never more than half of what the clock allows.
    """
    if legal_moves == 1:
        return _LEAST
    usable = remaining - max(_RESERVE, _CAUTION * delay)
    usable -= moves_left * max(0.0, _LEAST + delay - increment)
    to_come = min(max(legal_moves / 2, _FEWEST_MOVES), _MOST_MOVES)
    share = usable / to_come + _INCREMENT_SHARE * increment
    return max(min(share, _LARGEST_SHARE * usable), _LEAST)


def seconds_of_movetime(movetime: float, delay: float = OVERHEAD) -> float:
    """Return how many seconds to search so that a move is ready after a set time."""
    return max(movetime - min(delay, movetime / 2), _LEAST)
