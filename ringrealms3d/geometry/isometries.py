"""The ways to turn and mirror points in space that take them to each other.

Points in general position around their middle fix an isometry by where they go. A few of them are
taken to all others that are as far from the middle and from each other; all else follows.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Permutations = NDArray[np.int16]

_CLOSE = 1e-6  # of the distance from the middle to the farthest point
_MOST_TRIED = 2048
_GENERIC = np.array([0.5773, 0.7071, 0.4142])  # a way in which no two points are side by side


def isometries(points: Points, neighbours: NDArray[np.int16]) -> Permutations:
    """Return where isometries take points, of which neighbours stay neighbours.

    Args:
        points: float64 (n, 3), all different.
        neighbours: int16 (n, widest), padded with -1.

    Returns:
        int16 (order, n), the identity first; only the identity if too many had to be tried.
    """
    around = points - points.mean(axis=0)
    around = around / (np.linalg.norm(around, axis=1).max() or 1.0)
    base = _base(around)
    identity = np.arange(len(points), dtype=np.int16)
    if not base:
        return identity[np.newaxis]
    weights = around @ np.linalg.pinv(around[base])
    heights = around @ _GENERIC
    order = np.argsort(heights)
    found = [identity]
    for images in _images_of(around, base):
        moved = weights @ around[images]
        above = np.searchsorted(heights[order], moved @ _GENERIC - _CLOSE)
        permutation = order[np.minimum(above, len(points) - 1)].astype(np.int16)
        if np.abs(around[permutation] - moved).max() > _CLOSE:
            continue
        if not np.array_equal(permutation, identity) and _keeps(permutation, neighbours):
            found.append(permutation)
    return np.array(found)


def _base(around: Points) -> list[int]:
    """Return points that span all others, of which few others are as far from the middle."""
    far = np.round(np.linalg.norm(around, axis=1), 6)
    _, kind, counts = np.unique(far, return_inverse=True, return_counts=True)
    base: list[int] = []
    for point in np.lexsort((-far, counts[kind])).tolist():
        wider = np.linalg.svd(around[[*base, point]], compute_uv=False).min()
        if len(base) < 3 and wider > 1e-3:
            base.append(point)
    return base


def _images_of(around: Points, base: list[int]) -> list[list[int]]:
    """Return all points to which those of a base may go; none if they are too many."""
    far = np.linalg.norm(around, axis=1)
    images: list[list[int]] = [[]]
    for number, point in enumerate(base):
        alike = np.flatnonzero(np.abs(far - far[point]) < _CLOSE)
        wanted = around[base[:number]] @ around[point]
        images = [
            [*some, other]
            for some in images
            for other in alike[
                (np.abs(around[alike] @ around[some].T - wanted) < _CLOSE).all(axis=1)
            ].tolist()
        ]
        if len(images) > _MOST_TRIED:
            return []
    return images


def _keeps(permutation: Permutations, neighbours: NDArray[np.int16]) -> bool:
    """Whether neighbours go to neighbours."""
    taken = np.append(permutation, np.int16(-1))[neighbours]
    return np.array_equal(np.sort(taken, axis=1), np.sort(neighbours[permutation], axis=1))
