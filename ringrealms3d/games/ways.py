"""The shortest ways from some places to others, found breadth-first: plain Python, for display."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

Place = TypeVar("Place")


def reached_from(
    starts: Iterable[Place], steps: Callable[[Place], Iterable[Place]]
) -> dict[Place, Place | None]:
    """Return what steps lead to, the nearest first, each with what it was reached from.

    Args:
        steps: returns the places beside one.
    """
    reached: dict[Place, Place | None] = dict.fromkeys(starts)
    waiting = list(reached)
    for place in waiting:
        for other in steps(place):
            if other not in reached:
                reached[other] = place
                waiting.append(other)
    return reached


def way_back(reached: dict[Place, Place | None], end: Place) -> list[Place]:
    """Return a shortest way from a place that was reached back to a start."""
    way = [end]
    while (before := reached[way[-1]]) is not None:
        way.append(before)
    return way
