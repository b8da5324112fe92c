"""From where a move is seen: the shortest turn that brings its places into view."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

_SEEN = 0.2  # the cosine of the flattest angle under which a place is seen
_WELL = 0.65  # the same for a place that the board was turned to
_BESIDE = 0.35  # and for what is seen with it
_STEPS = 24
_OPPOSITE = 0.05

Direction = NDArray[np.float64]
"""A unit vector, float64 (3,)."""


def direction_to_see(
    normals: NDArray[np.float64], eye: Direction, place: int, others: Sequence[int]
) -> Direction | None:
    """Return from where a place and as many others as possible are seen; None if they are now.

    It is as near to where the eye is as possible.

    Args:
        normals: the directions that places face, float64 (places, 3), unit.
        eye: the direction in which the eye is.
    """
    wanted = _seen_together(normals, place, others)
    if (normals[wanted] @ eye).min() >= _SEEN:
        return None
    goal = _unit(normals[wanted].sum(axis=0))
    for share in np.linspace(0.0, 1.0, _STEPS, endpoint=False):
        between = (1 - share) * eye + share * goal
        if np.linalg.norm(between) > _OPPOSITE and _all_seen(normals[wanted], _unit(between)):
            return _unit(between)
    return goal


def _seen_together(normals: NDArray[np.float64], place: int, others: Sequence[int]) -> list[int]:
    """Return the place and those others that can be seen with it, the nearest ones first."""
    wanted = [place]
    for other in sorted(others, key=lambda each: -float(normals[each] @ normals[place])):
        some = normals[[*wanted, other]]
        total = some.sum(axis=0)
        if np.linalg.norm(total) > _OPPOSITE and _all_seen(some, _unit(total)):
            wanted.append(other)
    return wanted


def _all_seen(normals: NDArray[np.float64], eye: Direction) -> bool:
    """Whether the first place is seen well, and the others too."""
    place, *others = (normals @ eye).tolist()
    return place >= _WELL and min(others, default=1.0) >= _BESIDE


def _unit(vector: NDArray[np.float64]) -> Direction:
    return np.asarray(vector / np.linalg.norm(vector))
