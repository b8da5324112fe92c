"""Subdividing curved patches, so that bands of shade on them have smooth rims."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.export.vector.loops import sides_of
from ringrealms3d.export.vector.patches import Patch

_LONGEST = 10.0  # pixels: sides of triangles that are long enough to be seen
_LONG = 0.9  # the share of a patch's sides that are shorter than what counts as its longest
_MOST = 6000  # triangles


def finer(patch: Patch) -> Patch:
    """Return a patch whose triangles are subdivided until they are small, or many.

    It covers the same area. Its normals are interpolated from corner to corner, as in the window's
    shading.
    """
    while not patch.flat and 4 * len(patch.triangles) <= _MOST and _longest(patch) > _LONGEST:
        patch = _quartered(patch)
    return patch


def _longest(patch: Patch) -> float:
    ways = patch.spots[patch.sides.ends] - patch.spots[patch.sides.starts]
    return float(np.quantile(np.linalg.norm(ways, axis=1), _LONG))


def _quartered(patch: Patch) -> Patch:
    """Return a patch with every triangle cut into four at the middles of its sides."""
    triangles = patch.triangles
    ends = np.stack([triangles, np.roll(triangles, -1, axis=1)], axis=2)
    pairs, own = np.unique(np.sort(ends.reshape(-1, 2), axis=1), axis=0, return_inverse=True)
    middles = len(patch.spots) + own.reshape(-1, 3)
    (a, b, c), (ab, bc, ca) = triangles.T, middles.T
    corners = ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))
    cut = np.concatenate([np.stack(some, axis=1) for some in corners])

    def with_middles(values: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.concatenate([values, values[pairs].mean(axis=1)])

    normals = with_middles(patch.normals)
    lengths = np.linalg.norm(normals, axis=1, keepdims=True)
    return replace(
        patch,
        spots=with_middles(patch.spots),
        nearness=with_middles(patch.nearness),
        normals=normals / np.maximum(lengths, np.finfo(float).tiny),
        light=with_middles(patch.light),
        cover=with_middles(patch.cover),
        triangles=cut,
        sides=sides_of(cut),
    )
