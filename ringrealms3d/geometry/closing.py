"""Shells made of triangles: welded where points meet, separated, and closed where open."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import Surface

Points = NDArray[np.float64]
Triangles = NDArray[np.int64]

_DIGITS = 7  # points closer than this are one


@dataclass(frozen=True, slots=True, eq=False)
class Shell:
    """Triangles connected by their sides.

    Attributes:
        points: float64 (points, 3), without duplicates.
        triangles: int64 (triangles, 3), counter-clockwise seen from outside.
        closed: whether every side is shared by two triangles.
    """

    points: Points
    triangles: Triangles
    closed: bool


def shells_of(points: Points, triangles: Triangles) -> list[Shell]:
    """Return the shells that triangles make, each triangle in one of them.

    Shells may touch each other in points and sides; where a side occurs several times, the first
    triangles in order belong together.
    """
    places, corners = _welded(points, triangles)
    twins = _twins(corners)
    numbers = _connected(len(corners), twins)
    shells = []
    for number in range(numbers.max(initial=-1) + 1):
        own = numbers == number
        used, renumbered = np.unique(corners[own], return_inverse=True)
        closed = bool((twins[:, own] >= 0).all())
        shells.append(Shell(places[used], renumbered.reshape(-1, 3).astype(np.int64), closed))
    return shells


def shells_of_surface(surface: Surface) -> list[Shell]:
    """Return the shells of a surface."""
    return shells_of(surface.points, surface.triangles)


def capped(shell: Shell) -> Shell:
    """Return a shell with a fan of triangles over each of its openings."""
    if shell.closed:
        return shell
    points, triangles = [shell.points], [shell.triangles]
    number = len(shell.points)
    for rim in _rims(shell.triangles):
        points.append(shell.points[rim].mean(axis=0)[None])
        onwards = np.roll(rim, -1)
        triangles.append(np.column_stack([onwards, rim, np.full(len(rim), number)]))
        number += 1
    return Shell(np.concatenate(points), np.concatenate(triangles), True)


def _welded(points: Points, triangles: Triangles) -> tuple[Points, Triangles]:
    """Return the points without copies, and the triangles that are left of them."""
    rounded = np.round(points, _DIGITS) + 0.0
    places, numbers = np.unique(rounded, axis=0, return_inverse=True)
    corners = numbers.reshape(-1)[triangles]
    a, b, c = corners.T
    return places, corners[(a != b) & (b != c) & (c != a)]


def _twins(corners: Triangles) -> Triangles:
    """Return for each side of each triangle the triangle beyond it, int64 (3, triangles), or -1."""
    count, most = len(corners), corners.max(initial=0) + 1
    starts, ends = corners.T.reshape(-1), np.roll(corners.T, -1, axis=0).reshape(-1)
    owners = np.tile(np.arange(count), 3)
    forth, back = starts * most + ends, ends * most + starts
    waiting: dict[int, list[int]] = {}
    for side in np.argsort(owners, kind="stable").tolist():
        waiting.setdefault(int(forth[side]), []).append(side)
    twins = np.full(3 * count, -1)
    for way, sides in waiting.items():
        others = waiting.get(int(back[sides[0]]), [])
        if way < back[sides[0]]:
            for side, other in zip(sides, others, strict=False):
                twins[side], twins[other] = owners[other], owners[side]
    return twins.reshape(3, count)


def _connected(count: int, twins: Triangles) -> NDArray[np.int64]:
    """Return for each triangle the number of its shell, from 0."""
    numbers = np.full(count, -1)
    beyond, found = twins.T.tolist(), 0
    for first in range(count):
        if numbers[first] < 0:
            numbers[first], waiting = found, [first]
            while waiting:
                for other in beyond[waiting.pop()]:
                    if other >= 0 and numbers[other] < 0:
                        numbers[other] = found
                        waiting.append(other)
            found += 1
    return numbers


def _rims(triangles: Triangles) -> list[NDArray[np.int64]]:
    """Return the points around each opening, in the direction of the triangles beside it."""
    sides = {(a, b) for t in triangles.tolist() for a, b in zip(t, t[1:] + t[:1], strict=True)}
    onwards = {a: b for a, b in sides if (b, a) not in sides}
    rims = []
    while onwards:
        start, point = onwards.popitem()
        rim = [start]
        while point != start:
            rim.append(point)
            point = onwards.pop(point)
        rims.append(np.array(rim))
    return rims
