"""Polygons in the plane, looked at independently of the package."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Segments = NDArray[np.float64]
_NEAR = 1e-9


def cross(first: Points, second: Points) -> NDArray[np.float64]:
    """Return the z component of the cross product of vectors in the plane."""
    return np.asarray(first[..., 0] * second[..., 1] - first[..., 1] * second[..., 0])


def area(polygon: Points) -> float:
    """Return the signed area by the shoelace formula."""
    return float(cross(polygon, np.roll(polygon, -1, axis=0)).sum()) / 2


def segments(polygon: Points) -> Segments:
    """Return the sides, float64 (corners, 2, 2)."""
    return np.stack([polygon, np.roll(polygon, -1, axis=0)], axis=1)


def crossings(sides: Segments) -> int:
    """Return how many pairs of segments cross in their insides."""
    start, end = sides[:, 0], sides[:, 1]
    along = end - start
    first = cross(along[:, None], start[None] - start[:, None])
    second = cross(along[:, None], end[None] - start[:, None])
    apart = (np.minimum(first, second) < -_NEAR) & (np.maximum(first, second) > _NEAR)
    return int(np.count_nonzero(apart & apart.T)) // 2


def is_simple(polygon: Points) -> bool:
    """Whether no two sides cross and no corner comes twice."""
    corners = {tuple(corner) for corner in np.round(polygon, 9).tolist()}
    return len(corners) == len(polygon) and crossings(segments(polygon)) == 0


def inside(points: Points, polygon: Points) -> NDArray[np.bool_]:
    """Return for each point whether a ray from it crosses the border an odd number of times."""
    start, end = polygon, np.roll(polygon, -1, axis=0)
    x, y = points[:, None, 0], points[:, None, 1]
    spans = (start[:, 1] > y) != (end[:, 1] > y)
    rise = end[:, 1] - start[:, 1]
    rise = np.where(rise == 0, 1, rise)
    at = start[:, 0] + (y - start[:, 1]) / rise * (end[:, 0] - start[:, 0])
    return np.asarray(np.count_nonzero(spans & (x < at), axis=1) % 2 == 1)


def distance_to_border(point: Points, polygon: Points) -> float:
    """Return the least distance from a point to densely sampled sides."""
    shares = np.linspace(0, 1, 201)[:, None, None]
    start, end = polygon, np.roll(polygon, -1, axis=0)
    samples = start + shares * (end - start)
    return float(np.linalg.norm(samples - point, axis=-1).min())
