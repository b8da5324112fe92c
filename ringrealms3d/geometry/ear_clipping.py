"""Triangles that fill a polygon with holes.

Source: D. Eberly, "Triangulation by Ear Clipping" (2002): each hole is joined to what surrounds it
by a cut, and from the one polygon that this makes, ears are clipped.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon

_ROUNDING = 1e-12


def triangulated(outline: Polygon, holes: Sequence[Polygon]) -> NDArray[np.int64]:
    """Return triangles that fill an outline but for its holes, int64 (triangles, 3).

    Args:
        outline: counter-clockwise, float64 (corners, 2).
        holes: clockwise, inside the outline and apart from each other.

    Returns:
        The numbers of the corners, those of the outline first, then hole by hole, each triangle
        counter-clockwise.
    """
    points = np.concatenate([outline, *holes])
    ring = list(range(len(outline)))
    starts = np.cumsum([len(outline), *map(len, holes)])[:-1].tolist()
    hole_rings = [
        list(range(start, start + len(hole))) for start, hole in zip(starts, holes, strict=True)
    ]
    for hole in sorted(hole_rings, key=lambda corners: -points[corners, 0].max()):
        ring = _with_cut(points, ring, hole)
    return np.array(_clipped_ears(points, ring), dtype=np.int64)


def _with_cut(points: Polygon, ring: list[int], hole: list[int]) -> list[int]:
    """Return a ring that goes to a hole's rightmost corner, round the hole, and back."""
    first = int(np.argmax(points[hole, 0]))
    around = hole[first:] + hole[:first]
    at = _seen_from(points, ring, around[0])
    return [*ring[: at + 1], *around, around[0], *ring[at:]]


def _seen_from(points: Polygon, ring: list[int], corner: int) -> int:
    """Return where in a ring the nearest corner is to the right that nothing hides."""
    spot = points[corner]
    order: list[int] = np.argsort(np.linalg.norm(points[ring] - spot, axis=1)).tolist()
    right = (k for k in order if points[ring[k], 0] > spot[0])
    return next(k for k in right if not _is_crossed(points, ring, spot, points[ring[k]]))


def _is_crossed(
    points: Polygon, ring: list[int], start: NDArray[np.float64], end: NDArray[np.float64]
) -> bool:
    """Return whether a side of a ring crosses a line that ends at one of its corners."""
    a, b = points[ring], points[np.roll(ring, -1)]
    apart = _turn(a, b, start) * _turn(a, b, end) < -_ROUNDING
    between = _turn(start, end, a) * _turn(start, end, b) < -_ROUNDING
    return bool((apart & between).any())


def _clipped_ears(points: Polygon, ring: list[int]) -> list[tuple[int, int, int]]:
    triangles = []
    while len(ring) > 2:
        at = next(k for k in range(len(ring)) if _is_ear(points, ring, k))
        triangles.append((ring[at - 1], ring[at], ring[(at + 1) % len(ring)]))
        del ring[at]
    return triangles


def _is_ear(points: Polygon, ring: list[int], at: int) -> bool:
    """Return whether the triangle at a corner lies inside and holds no other corner."""
    before, tip, after = points[ring[at - 1]], points[ring[at]], points[ring[(at + 1) % len(ring)]]
    if _turn(before, tip, after) <= _ROUNDING:
        return False
    corners = points[ring]
    turns = (_turn(before, tip, corners), _turn(tip, after, corners), _turn(after, before, corners))
    inside = np.minimum(np.minimum(*turns[:2]), turns[2]) > -_ROUNDING
    own = [(corners == corner).all(axis=1) for corner in (before, tip, after)]
    return not bool((inside & ~np.logical_or.reduce(own)).any())


def _turn(
    a: NDArray[np.float64], b: NDArray[np.float64], c: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return twice the signed area of triangles, positive where a, b, c run counter-clockwise."""
    first, second = b - a, c - a
    areas: NDArray[np.float64] = first[..., 0] * second[..., 1] - first[..., 1] * second[..., 0]
    return areas
