"""Surfaces between rings of corners: trays, frames and bases."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.geometry.shapes import polygons


def lofted(material: str, outline: Polygon, profile: Sequence[tuple[float, float]]) -> Surface:
    """Return the flat faces between copies of an outline, from one copy to the next.

    Args:
        outline: float64 (corners, 2), convex around the origin, counter-clockwise.
        profile: for each copy how large it is and how high, along the surface with the outside on
            the right: from below upwards on a wall that is seen from afar.
    """
    rings = [_ring(outline, scale, height) for scale, height in profile]
    faces = [
        np.array(corners)
        for low, high in pairwise(rings)
        for corners in zip(
            low, np.roll(low, -1, axis=0), np.roll(high, -1, axis=0), high, strict=True
        )
    ]
    return polygons(material, faces)


def _ring(outline: Polygon, scale: float, height: float) -> NDArray[np.float64]:
    return np.column_stack([scale * outline, np.full(len(outline), height)])
