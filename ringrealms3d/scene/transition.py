"""The motion of one move, derived from the pieces before and after it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.outcome import Sites
from ringrealms3d.scene.parts import Stones


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece that flies from one place to another.

    Attributes:
        number: the piece where it lands.
        left: the piece at its origin, including itself.
        origin: the place that it comes from.
        target: the place where it lands.
    """

    number: int
    left: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Turning:
    """A piece that turns over and becomes another one."""

    place: int
    before: int
    after: int


@dataclass(frozen=True, slots=True, eq=False)
class Transition:
    """The transition from the pieces before a move to those after it.

    Attributes:
        resting: int8 (places,), the pieces that stay.
        arriving: int8 (places,), the pieces that are put down.
        leaving: int8 (places,), the pieces that leave, also at once those that are put down.
        flight: the piece that flies, if one does.
        turning: the pieces that turn over.
        beside: where the pieces that are put down come from, float64 (3,), None from above.
        away: where the pieces in each seat's colours are taken, float64 (2, 3), None upwards.
        eye: the direction of whoever watches, float64 (3,), on whose side pieces pass a solid.
    """

    resting: Stones
    arriving: Stones
    leaving: Stones
    flight: Flight | None = None
    turning: tuple[Turning, ...] = ()
    beside: NDArray[np.float64] | None = None
    away: NDArray[np.float64] | None = None
    eye: NDArray[np.float64] | None = None


def transition_of(before: Stones, after: Stones, last: Sites, placed: Stones) -> Transition:
    """Return the transition of a move.

    Args:
        before: the piece on each place before, int8 (places,).
        after: the piece there now, int8 (places,).
        last: the sites of the move; if these are two, it goes from the first to the second.
        placed: the piece on each place after a piece was placed and before any capture; only the
            move's sites matter.
    """
    flight = _flight(before, after, last)
    ends = (flight.origin, flight.target) if flight else ()
    put = [x for x in last if x not in ends and before[x] == 0]
    turning = _turning(before, after, ends)
    moving = [*put, *ends[1:], *(turn.place for turn in turning)]
    leaving = np.where(after == 0, before, np.int8(0))
    captured = [x for x in put if after[x] == 0]
    leaving[captured] = placed[captured]
    leaving[list(ends[:1])] = 0
    leaving[list(ends[1:])] = before[list(ends[1:])]
    resting, arriving = after.copy(), np.zeros_like(after)
    resting[moving] = 0
    arriving[put] = np.where(after[put] == 0, placed[put], after[put])
    return Transition(resting, arriving, leaving, flight, turning)


def _flight(before: Stones, after: Stones, last: Sites) -> Flight | None:
    """Return the flight of a move from one site to another that took a piece along."""
    if len(last) != 2:
        return None
    origin, target = last
    left, number = int(before[origin]), int(after[target])
    flies = left != 0 and number != 0 and left != after[origin] and number != before[target]
    return Flight(number, left, origin, target) if flies else None


def _turning(before: Stones, after: Stones, ends: Sites) -> tuple[Turning, ...]:
    """Return the pieces that became others where they stand."""
    places = np.flatnonzero((before != after) & (before != 0) & (after != 0)).tolist()
    return tuple(Turning(x, int(before[x]), int(after[x])) for x in places if x not in ends)
