"""Rims of triangles, and of those parts of them where a value is high enough."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True, eq=False)
class Sides:
    """The sides of triangles, three per triangle.

    Attributes:
        starts: int64 (3 m,), the points that they lead from.
        ends: int64 (3 m,), the points that they lead to.
        is_open: bool (3 m,), whether no other triangle shares the side.
    """

    starts: NDArray[np.int64]
    ends: NDArray[np.int64]
    is_open: NDArray[np.bool_]

    @property
    def loops(self) -> list[list[int]]:
        """The rims of the triangles, as rows of their points."""
        rim = self.is_open
        return chained(zip(self.starts[rim].tolist(), self.ends[rim].tolist(), strict=True))


def sides_of(triangles: NDArray[np.int64]) -> Sides:
    """Return the sides of triangles, int64 (m, 3)."""
    starts, ends = triangles.ravel(), np.roll(triangles, -1, axis=1).ravel()
    count = int(triangles.max()) + 1
    there, back = starts * count + ends, ends * count + starts
    known = np.sort(there)
    places = np.minimum(np.searchsorted(known, back), len(known) - 1)
    return Sides(starts, ends, known[places] != back)


def chained(links: Links) -> list[list[int]]:
    """Return closed chains of links; as many lead to each corner as away from it."""
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
    spots: Polygon, sides: Sides, values: NDArray[np.float64], least: float
) -> list[Polygon]:
    """Return the rims of the region where a value is at least a level.

    Args:
        spots: float64 (n, 2), the triangles' points.
        sides: the triangles' sides.
        values: float64 (n,), at the points; linear in between.
    """
    count, starts, ends = len(spots), sides.starts, sides.ends
    high, ahead = values[starts] >= least, values[ends] >= least
    crossing, rim = high != ahead, sides.is_open
    names = count + np.minimum(starts, ends) * count + np.maximum(starts, ends)
    both, out, back = rim & high & ahead, rim & high & ~ahead, rim & ~high & ahead
    across = _across(names, high, crossing)
    links_from = np.concatenate([starts[both], starts[out], names[back], across[0]])
    links_to = np.concatenate([ends[both], names[out], ends[back], across[1]])
    cut, firsts = np.unique(names[crossing], return_index=True)
    low, top = starts[crossing][firsts], ends[crossing][firsts]
    share = (least - values[low]) / (values[top] - values[low])
    between = spots[low] + share[:, None] * (spots[top] - spots[low])
    numbers = [
        np.where(links < count, links, count + np.searchsorted(cut, links)).tolist()
        for links in (links_from, links_to)
    ]
    known = np.concatenate([spots, between])
    return [known[loop] for loop in chained(zip(*numbers, strict=True))]


def _across(
    names: NDArray[np.int64], high: NDArray[np.bool_], crossing: NDArray[np.bool_]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the lines of equal value through triangles: from where the high part is left."""
    cut = crossing.reshape(-1, 3).any(axis=1)
    leaving, returning = ((side & crossing).reshape(-1, 3)[cut] for side in (high, ~high))
    rows, own = np.arange(int(cut.sum())), names.reshape(-1, 3)[cut]
    return own[rows, leaving.argmax(axis=1)], own[rows, returning.argmax(axis=1)]


def _taken(onwards: dict[int, list[int]], corner: int) -> int:
    following = onwards[corner]
    end = following.pop()
    if not following:
        del onwards[corner]
    return end
