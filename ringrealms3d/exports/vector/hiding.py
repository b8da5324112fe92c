"""The visible parts of patches: everything in front of a patch is cut away from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from manifold3d import CrossSection, OpType
from numpy.typing import NDArray

from ringrealms3d.exports.vector.loops import loops_above
from ringrealms3d.exports.vector.patches import Patch

_LEAST_AREA = 0.02  # square pixels: what overlaps less does not hide each other
_TOUCHING = 1e-6  # of the range of nearness: what differs less lies at the same depth
_LEVELS = (0.5, 0.3, 0.7)  # of an area's height: where its middle is looked for
_ROWS = 512  # of the table of overlapping boxes, at once
_Pairs = NDArray[np.int64]


def visible_outlines(patches: Sequence[Patch], hides: NDArray[np.bool_]) -> list[CrossSection]:
    """Return the visible part of each patch.

    Args:
        hides: which patches hide what is behind them, bool (patches,).
    """
    if not patches:
        return []
    blockers: list[list[CrossSection]] = [[] for _ in patches]
    for behind, before in _separated(patches, hides):
        blockers[behind].append(before)
    return [
        _without(patch.outline, some) if some else patch.outline
        for patch, some in zip(patches, blockers, strict=True)
    ]


def hidden_outline(patch: Patch, visible: CrossSection) -> CrossSection:
    """Return the hidden part of a patch."""
    return patch.outline - visible


def _without(outline: CrossSection, others: list[CrossSection]) -> CrossSection:
    return CrossSection.batch_boolean([outline, *others], OpType.Subtract)


def _separated(
    patches: Sequence[Patch], hides: NDArray[np.bool_]
) -> Iterator[tuple[int, CrossSection]]:
    """Yield for numbers of patches the areas that hide parts of them."""
    first, second = _overlapping_boxes(patches)
    wanted = hides[first] | hides[second]
    first, second = first[wanted], second[wanted]
    order = _order_of(patches, first, second)
    for a, b, nearer in zip(first.tolist(), second.tolist(), order.tolist(), strict=True):
        if nearer > 0 and hides[a]:
            yield b, patches[a].outline
        elif nearer < 0 and hides[b]:
            yield a, patches[b].outline
        elif nearer == 0:
            for area, first_is_nearer in _compared(patches[a], patches[b]):
                if first_is_nearer and hides[a]:
                    yield b, area
                elif not first_is_nearer and hides[b]:
                    yield a, area


def _overlapping_boxes(patches: Sequence[Patch]) -> tuple[_Pairs, _Pairs]:
    """Return the pairs of patches whose boxes in the picture overlap, the lesser number first."""
    low = np.array([patch.spots.min(axis=0) for patch in patches])
    high = np.array([patch.spots.max(axis=0) for patch in patches])
    pairs = []
    for start in range(0, len(patches), _ROWS):
        some = slice(start, start + _ROWS)
        meet = (low[some, None] < high[None]) & (low[None] < high[some, None])
        rows, columns = np.nonzero(meet.all(axis=2))
        rows += start
        keep = rows < columns
        pairs.append((rows[keep], columns[keep]))
    first, second = (np.concatenate(column) for column in zip(*pairs, strict=True))
    return first, second


def _order_of(patches: Sequence[Patch], first: _Pairs, second: _Pairs) -> NDArray[np.int8]:
    """Return for pairs 1 if the first is nearer everywhere, -1 if the second is, 2 if neither
    hides the other, 0 if this cannot be told without a closer look.
    """
    depths = _Depths(patches)
    order = depths.by_range(first, second)
    for one, other, sign in ((first, second, 1), (second, first, -1)):
        left = np.flatnonzero(order == 0)
        order[left] = sign * depths.by_plane(one[left], other[left])
    order[np.abs(order) == depths.COPLANAR] = depths.COPLANAR
    return order


@dataclass(frozen=True, slots=True, eq=False)
class _Ragged:
    """Rows of different lengths, one after the other."""

    values: NDArray[np.float64]
    starts: NDArray[np.int64]
    counts: NDArray[np.int64]

    def taken(self, rows: _Pairs) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """Return the values of some rows, and where each row begins among them."""
        counts = self.counts[rows]
        begins = np.cumsum(counts) - counts
        places = np.arange(counts.sum()) + np.repeat(self.starts[rows] - begins, counts)
        return self.values[places], begins


class _Depths:
    """The depths of patches, for many pairs at once."""

    COPLANAR = 2

    def __init__(self, patches: Sequence[Patch]) -> None:
        counts = np.array([len(patch.spots) for patch in patches])
        points = np.concatenate([np.column_stack([p.spots, p.nearness]) for p in patches])
        self._points = _Ragged(points, np.cumsum(counts) - counts, counts)
        self._low = np.array([patch.nearness.min() for patch in patches])
        self._high = np.array([patch.nearness.max() for patch in patches])
        self._flat = np.array([patch.flat for patch in patches])
        self._planes = np.array([patch.plane for patch in patches])
        self._touching = _TOUCHING * float(np.ptp(points[:, 2]))
        everyone = np.arange(len(patches))
        self._bounded = self._sides_of_plane(everyone, everyone)[1]

    def by_range(self, first: _Pairs, second: _Pairs) -> NDArray[np.int8]:
        """Return 1 where the first ends before the second begins, -1 the other way, else 0."""
        before = self._low[first] >= self._high[second]
        behind = self._high[first] <= self._low[second]
        return np.where(before, 1, np.where(behind, -1, 0)).astype(np.int8)

    def by_plane(self, one: _Pairs, other: _Pairs) -> NDArray[np.int8]:
        """Return 1 where all of the other is behind a flat one's plane, -1 where it is before the
        plane that one lies in or behind, COPLANAR where both lie in it, 0 where none of this is so.
        """
        order = np.zeros(len(one), dtype=np.int8)
        rows = np.flatnonzero(self._bounded[one])
        if len(rows):
            before, behind = self._sides_of_plane(one[rows], other[rows])
            behind &= self._flat[one[rows]]
            order[rows] = np.where(before, np.where(behind, self.COPLANAR, -1), behind)
        return order

    def _sides_of_plane(
        self, one: _Pairs, other: _Pairs
    ) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """Return whether the others lie wholly before, and behind, the planes of the ones."""
        points, begins = self._points.taken(other)
        planes = np.repeat(self._planes[one], self._points.counts[other], axis=0)
        above = points[:, 2] - (planes[:, 0] * points[:, 0] + planes[:, 1] * points[:, 1])
        above -= planes[:, 2]
        before = np.minimum.reduceat(above, begins) >= -self._touching
        behind = np.maximum.reduceat(above, begins) <= self._touching
        return before, behind


def _compared(one: Patch, other: Patch) -> Iterator[tuple[CrossSection, bool]]:
    """Yield the areas in which two patches overlap, and whether the first is nearer there."""
    common = one.outline ^ other.outline
    if common.area() < _LEAST_AREA:
        return
    if one.flat or other.flat:
        flat, second = (one, other) if one.flat else (other, one)
        before = _before_plane(second, flat)
        yield before ^ common, second is one
        yield common - before, second is other
        return
    for area in common.decompose():
        spots = list(_middles(area)) if area.area() >= _LEAST_AREA else []
        if spots:
            ahead = one.nearness_at(np.array(spots)) - other.nearness_at(np.array(spots))
            signs = np.sign(ahead[~np.isnan(ahead)])
            if len(signs):
                yield area, bool(signs.sum() > 0)


def _before_plane(patch: Patch, flat: Patch) -> CrossSection:
    """Return where a patch is nearer than a flat one's plane."""
    a, b, c = flat.plane
    ahead = patch.nearness - (a * patch.spots[:, 0] + b * patch.spots[:, 1] + c)
    least = -_TOUCHING * float(np.abs(ahead).max())
    return CrossSection(loops_above(patch.spots, patch.sides, ahead, least))


def _middles(area: CrossSection) -> Iterator[NDArray[np.float64]]:
    """Yield spots well inside an area: the middles of its widest parts at some heights."""
    outlines = area.to_polygons()
    starts = np.concatenate(outlines)
    ends = np.concatenate([np.roll(outline, -1, axis=0) for outline in outlines])
    low, high = starts[:, 1].min(), starts[:, 1].max()
    for level in _LEVELS:
        y = low + level * (high - low)
        crossing = (starts[:, 1] > y) != (ends[:, 1] > y)
        a, b = starts[crossing], ends[crossing]
        xs = np.sort(a[:, 0] + (y - a[:, 1]) / (b[:, 1] - a[:, 1]) * (b[:, 0] - a[:, 0]))
        if len(xs) >= 2:
            widths = xs[1::2] - xs[::2]
            widest = 2 * int(widths.argmax())
            yield np.array([(xs[widest] + xs[widest + 1]) / 2, y])
