"""Short texts as bodies that lie flat: a person's labels, and what marks of moves say."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.scene.lettering import outlined

_LETTERS = "note"
_HEIGHT = 1.3  # of letters, in a mark's radius
_THICKNESS = 0.1


@lru_cache(maxsize=1024)
def letters(text: str) -> Surface:
    """Return a short text, lying flat with its middle in the origin."""
    from manifold3d import CrossSection, FillRule, Manifold  # letters alone need it

    outlines, _ = outlined(text.strip() or "*")
    corners = np.concatenate(outlines)
    low, high = corners.min(axis=0), corners.max(axis=0)
    wide, tall = high - low
    scale = _HEIGHT / max(tall, wide / 1.4)
    shapes = [(outline - (low + high) / 2) * scale for outline in outlines]
    body = Manifold.extrude(CrossSection(shapes, FillRule.NonZero), _THICKNESS).to_mesh64()
    points = np.asarray(body.vert_properties, dtype=np.float64)
    return _facets(points[np.asarray(body.tri_verts, dtype=np.int64)])


def _facets(corners: NDArray[np.float64]) -> Surface:
    """Return triangles, float64 (n, 3, 3), as a surface with edges."""
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(normals, axis=1)
    there = lengths > 0
    points = corners[there].reshape(-1, 3)
    upright = np.repeat(normals[there] / lengths[there, None], 3, axis=0)
    return Surface(_LETTERS, points, upright, np.arange(len(points)).reshape(-1, 3))
