"""The triangles of simple surfaces, as numbers of their corners."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_SAME = 1e-9  # of a surface's unit: corners closer than this are one


def fan(corners: int, first: int = 0) -> NDArray[np.int64]:
    """Return the triangles of a convex polygon whose corners are numbered from ``first``."""
    k = np.arange(1, corners - 1)
    return np.stack([np.zeros_like(k), k, k + 1], axis=1) + first


def strip(corners: int, outer: int, inner: int) -> NDArray[np.int64]:
    """Return the triangles between two closed rows of corners, the outer one below or outside."""
    k = np.arange(corners)
    following = (k + 1) % corners
    first = np.stack([outer + k, outer + following, inner + following], axis=1)
    second = np.stack([outer + k, inner + following, inner + k], axis=1)
    return np.concatenate([first, second])


def strips(numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the triangles between closed rows of corners, given by their numbers, (rows, n)."""
    rows, corners = numbers.shape
    each = [strip(corners, i * corners, (i + 1) * corners) for i in range(rows - 1)]
    return np.asarray(numbers.ravel()[np.concatenate(each)])


def with_area(points: NDArray[np.float64], triangles: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return those triangles between points, float64 (points, 3), that have three corners.

    The others, such as those at the axis of a turned surface, have no side that anyone could tell.
    """
    corners = points[triangles]
    sides = np.linalg.norm(corners - np.roll(corners, 1, axis=1), axis=2)
    return np.asarray(triangles[(sides > _SAME).all(axis=1)])
