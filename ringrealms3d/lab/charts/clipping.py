"""Clipping lines and areas at a chart's frame by arithmetic, because some SVG readers cannot."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

Spot = tuple[float, float]
"""Pixels from the left and from the top."""


class Box(NamedTuple):
    """A rectangle in pixels from the upper left."""

    left: float
    top: float
    right: float
    bottom: float

    def overlap(self, other: Box) -> float:
        """Return the area that two rectangles share."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0.0


def clipped_lines(spots: Sequence[Spot], box: Box) -> Iterator[list[Spot]]:
    """Yield the pieces of a line inside a box."""
    run: list[Spot] = []
    for start, end in itertools.pairwise(spots):
        inside = _clipped(start, end, box)
        if inside is None:
            continue
        if run and run[-1] != inside[0]:
            yield run
            run = []
        run = run or [inside[0]]
        run.append(inside[1])
    if run:
        yield run


def clipped_area(corners: Sequence[Spot], box: Box) -> list[Spot]:
    """Return the corners of the part of an area inside a box (Sutherland and Hodgman 1974)."""
    for side, edge in enumerate(box):
        axis, sign = side % 2, 1 if side < 2 else -1
        kept: list[Spot] = []
        for start, end in zip([*corners[-1:], *corners[:-1]], corners, strict=True):
            here, there = sign * (end[axis] - edge), sign * (start[axis] - edge)
            if (here >= 0) != (there >= 0):
                kept.append(_between(start, end, there / (there - here)))
            if here >= 0:
                kept.append(end)
        corners = kept
    return list(corners)


def _clipped(start: Spot, end: Spot, box: Box) -> tuple[Spot, Spot] | None:
    """Return the part of a segment that is in a box (Liang and Barsky 1984)."""
    first, last = 0.0, 1.0
    for side, edge in enumerate(box):
        axis, sign = side % 2, 1 if side < 2 else -1
        here, there = sign * (start[axis] - edge), sign * (end[axis] - edge)
        if here < 0 and there < 0:
            return None
        if here < 0:
            first = max(first, here / (here - there))
        elif there < 0:
            last = min(last, here / (here - there))
    if first > last:
        return None
    return (
        start if first == 0 else _between(start, end, first),
        end if last == 1 else _between(start, end, last),
    )


def _between(start: Spot, end: Spot, share: float) -> Spot:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
