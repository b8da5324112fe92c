"""Convex polygons in space and in the plane: areas, insets, inscribed circles."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.geometry.vectors import crossed


def area_vector(polygon: Polygon) -> NDArray[np.float64]:
    """Return the vector along the polygon's normal whose length is its area (Newell's method)."""
    arms = polygon - polygon.mean(axis=0)
    return np.asarray(crossed(arms, np.roll(arms, -1, axis=0)).sum(axis=0) / 2)


def unit_normal(polygon: Polygon) -> NDArray[np.float64]:
    """Return the unit normal of a polygon, towards which it runs counter-clockwise."""
    vector = area_vector(polygon)
    return np.asarray(vector / np.linalg.norm(vector))


def levelled(polygon: Polygon) -> Polygon:
    """Return the polygon with every corner raised along its normal to the highest one's plane."""
    normal = unit_normal(polygon)
    heights = polygon @ normal
    return np.asarray(polygon + (heights.max() - heights)[:, None] * normal)


def inset(polygon: Polygon, distance: float) -> Polygon:
    """Return a flat convex polygon with every side moved inwards by a distance.

    Sides that vanish on the way are gone from the result.

    Raises:
        ValueError: nothing is left of the polygon.
    """
    normal = unit_normal(polygon)
    result = polygon
    inwards = crossed(normal, np.roll(polygon, -1, axis=0) - polygon)
    inwards /= np.linalg.norm(inwards, axis=1, keepdims=True)
    for start, inward in zip(polygon, inwards, strict=True):
        result = clipped(result, start + distance * inward, inward)
    if len(result) < 3:
        raise ValueError(f"a polygon is too small to be inset by {distance:g}")
    return result


def inradius(polygon: Polygon, centre: NDArray[np.float64]) -> float:
    """Return the least distance from a point to one of a polygon's sides."""
    ends = np.roll(polygon, -1, axis=0)
    along = ends - polygon
    arms = centre - polygon
    share = np.einsum("ij,ij->i", arms, along) / np.einsum("ij,ij->i", along, along)
    gaps = arms - np.clip(share, 0, 1)[:, None] * along
    return float(np.linalg.norm(gaps, axis=1).min())


def subdivided(polygon: Polygon, pieces: int) -> Polygon:
    """Return the polygon with every side cut into a number of equal pieces."""
    shares = np.arange(pieces)[None, :, None] / pieces
    ends = np.roll(polygon, -1, axis=0)
    points = polygon[:, None] * (1 - shares) + ends[:, None] * shares
    return np.asarray(points.reshape(-1, polygon.shape[1]))


def clipped(polygon: Polygon, point: NDArray[np.float64], inward: NDArray[np.float64]) -> Polygon:
    """Return the part of a convex polygon on the inner side of a line (Sutherland-Hodgman)."""
    heights = (polygon - point) @ inward
    kept = []
    for k, height in enumerate(heights):
        before = heights[k - 1]
        if (height > 0) != (before > 0):
            share = before / (before - height)
            kept.append(polygon[k - 1] + share * (polygon[k] - polygon[k - 1]))
        if height > 0:
            kept.append(polygon[k])
    return np.array(kept).reshape(-1, polygon.shape[1])
