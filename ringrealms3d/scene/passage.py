"""What one move sets in motion, worked out from the pieces before and after it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ringrealms3d.core.outcome import Sites
from ringrealms3d.scene.parts import Stones


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece that flies from one place to another.

    Attributes:
        number: what it is where it lands.
        left: what stood where it comes from, itself included.
        origin: the place where it comes from.
        target: the place where it lands.
    """

    number: int
    left: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Turning:
    """A piece that turns over and is another one then."""

    place: int
    before: int
    after: int


@dataclass(frozen=True, slots=True, eq=False)
class Passage:
    """The way from the pieces before a move to those after it.

    Attributes:
        resting: int8 (places,), what stands still.
        arriving: int8 (places,), what is put down.
        leaving: int8 (places,), what goes.
        flight: the piece that flies, if one does.
        turning: the pieces that turn over.
    """

    resting: Stones
    arriving: Stones
    leaving: Stones
    flight: Flight | None = None
    turning: tuple[Turning, ...] = ()


def passage_of(before: Stones, after: Stones, last: Sites, placed: Stones) -> Passage:
    """Return what a move sets in motion.

    Args:
        before: what stood on each place, int8 (places,).
        after: what stands there now, int8 (places,).
        last: the sites of the move; if these are two, it goes from the first to the second.
        placed: what stood on each place after a piece was placed and before any capture, of which
            the move's sites are looked at.
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
    arriving[put] = after[put]
    return Passage(resting, arriving, leaving, flight, turning)


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
