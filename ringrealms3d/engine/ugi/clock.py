"""How long to think about a move when the whole game has a clock."""

from __future__ import annotations

OVERHEAD = 0.01
"""Seconds that go by between a search's end and the moment its move is noted elsewhere."""

_RESERVE = 0.05
_FEWEST_MOVES, _MOST_MOVES = 8, 50
_INCREMENT_SHARE = 0.8
_LARGEST_SHARE = 0.5
_LEAST = 0.001


def seconds_for_move(remaining: float, increment: float, legal_moves: int) -> float:
    """Return how many seconds to think about a move.

    The time that is left is spread over the moves that are still to be made. In most of the games a
    move takes a site, so half of the legal moves are about those of one seat; but never fewer than
    8 are reckoned with, so that there is time in the end, and never more than 50, because most
    games are decided before the board is full. A move without a choice takes next to none of it.

    Args:
        remaining: seconds left on the mover's clock.
        increment: seconds that the mover gets after each move.
        legal_moves: how many moves are legal now.

    Returns:
        At least a millisecond, and never more than half of what the clock allows.
    """
    if legal_moves == 1:
        return _LEAST
    usable = remaining - _RESERVE
    to_come = min(max(legal_moves / 2, _FEWEST_MOVES), _MOST_MOVES)
    share = usable / to_come + _INCREMENT_SHARE * increment
    return max(min(share, _LARGEST_SHARE * usable), _LEAST)


def seconds_of_movetime(movetime: float) -> float:
    """Return how many seconds to search so that a move is there after a set time."""
    return max(movetime - OVERHEAD, _LEAST)
