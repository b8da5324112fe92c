"""Rims of triangles, and of those parts of them where a value is high enough."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon

Links = Iterable[tuple[int, int]]
"""Steps of closed ways: from one corner to the next, by numbers."""


def signed_area(polygons: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the areas of polygons, float64 (..., corners, 2), positive if counter-clockwise."""
    x, y = polygons[..., 0], polygons[..., 1]
    ahead_x, ahead_y = (np.roll(values, -1, axis=-1) for values in (x, y))
    return np.asarray((x * ahead_y - ahead_x * y).sum(axis=-1) / 2)


def boundary_loops(triangles: NDArray[np.int64]) -> list[list[int]]:
    """Return the rims of triangles, int64 (m, 3), as rows of their points."""
    starts, ends, open_sides = _sides(triangles)
    return chained(zip(starts[open_sides].tolist(), ends[open_sides].tolist(), strict=True))


def chained(links: Links) -> list[list[int]]:
    """Return closed ways of links; as many lead to each corner as away from it."""
    onwards: dict[int, list[int]] = {}
    for start, end in links:
        onwards.setdefault(start, []).append(end)
    loops = []
    while onwards:
        first = next(iter(onwards))
        loop, corner = [first], _taken(onwards, first)
        while corner != first:
            loop.append(corner)
            corner = _taken(onwards, corner)
        loops.append(loop)
    return loops


def loops_above(
    spots: Polygon, triangles: NDArray[np.int64], values: NDArray[np.float64], least: float
) -> list[Polygon]:
    """Return the rims of where a value is at least so large.

    Args:
        spots: float64 (n, 2), the triangles' points.
        values: float64 (n,), at the points; linear in between.
    """
    count = len(spots)
    starts, ends, open_sides = _sides(triangles)
    high, ahead = values[starts] >= least, values[ends] >= least
    crossing = high != ahead
    low_ends, high_ends = np.minimum(starts, ends), np.maximum(starts, ends)
    names = count + low_ends * count + high_ends
    both, out, back = open_sides & high & ahead, open_sides & high & ~ahead, open_sides & ~high
    back = back & ahead
    links = [
        (starts[both], ends[both]),
        (starts[out], names[out]),
        (names[back], ends[back]),
        _across(names.reshape(-1, 3), (high & crossing).reshape(-1, 3), crossing.reshape(-1, 3)),
    ]
    pairs = np.concatenate([np.stack(link, axis=1) for link in links])
    cut = np.unique(names[crossing])
    low, top = (cut - count) // count, (cut - count) % count
    share = (least - values[low]) / (values[top] - values[low])
    between = spots[low] + share[:, None] * (spots[top] - spots[low])
    numbers = np.where(pairs < count, pairs, count + np.searchsorted(cut, pairs))
    known = np.concatenate([spots, between])
    return [known[loop] for loop in chained(map(tuple, numbers.tolist()))]


def _across(
    names: NDArray[np.int64], leaving: NDArray[np.bool_], crossing: NDArray[np.bool_]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the lines of equal value through triangles: from where the high part is left."""
    cut = crossing.any(axis=1)
    names, leaving, crossing = names[cut], leaving[cut], crossing[cut]
    rows = np.arange(len(names))
    returning = crossing & ~leaving
    return names[rows, leaving.argmax(axis=1)], names[rows, returning.argmax(axis=1)]


def _sides(
    triangles: NDArray[np.int64],
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.bool_]]:
    """Return where the sides of triangles start and end, and which have no neighbour."""
    starts, ends = triangles.ravel(), np.roll(triangles, -1, axis=1).ravel()
    count = int(triangles.max()) + 1
    return starts, ends, ~np.isin(starts * count + ends, ends * count + starts)


def _taken(onwards: dict[int, list[int]], corner: int) -> int:
    following = onwards[corner]
    end = following.pop()
    if not following:
        del onwards[corner]
    return end
