"""Plates with rounded edges and holes through them, and outlines for both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
from manifold3d import triangulate
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.geometry.plane import raised
from ringrealms3d.geometry.shapes import mitred, polygons, walls

_CORNER_STEP = 10.0  # degrees
_EDGE_STEPS = 4


def rounded(outline: Polygon, radius: float) -> Polygon:
    """Return a convex outline grown by a distance all around, its corners turned into arcs.

    Args:
        outline: counter-clockwise, float64 (corners, 2).
    """
    sides = np.roll(outline, -1, axis=0) - outline
    leave = np.degrees(np.arctan2(-sides[:, 0], sides[:, 1]))
    arrive = np.roll(leave, 1)
    turns = (leave - arrive) % 360
    corners = zip(outline, arrive, turns, strict=True)
    return np.concatenate([corner + _fan(start, turn, radius) for corner, start, turn in corners])


def plate(
    material: str,
    outline: Polygon,
    holes: Sequence[Polygon],
    heights: tuple[float, float],
    edge: float,
) -> Surface:
    """Return a level plate with holes, all its edges rounded off.

    Args:
        outline: counter-clockwise, float64 (corners, 2).
        holes: counter-clockwise too, inside the outline and apart from each other.
        heights: of its bottom and of its top.
        edge: how much the rounding takes off in width and in height.
    """
    rims = (outline, *(hole[::-1] for hole in holes))
    inner = [mitred(rim, edge) for rim in rims]
    corners, triangles = np.concatenate(inner), triangulate(inner)
    bottom, top = heights
    faces = [raised(corners[triangle], top) for triangle in triangles]
    faces += [raised(corners[triangle[::-1]], bottom) for triangle in triangles]
    for rim in rims:
        faces += _walls(rim, heights, edge)
    return polygons(material, faces)


def _walls(
    rim: Polygon, heights: tuple[float, float], edge: float
) -> Iterator[NDArray[np.float64]]:
    """Yield the four corners of each face between a plate's bottom and its top."""
    rows = [raised(mitred(rim, inset), z) for inset, z in _profile(heights, edge)]
    for lower, upper in pairwise(rows):
        yield from walls(lower, upper)


def _profile(heights: tuple[float, float], edge: float) -> list[tuple[float, float]]:
    """Return from the bottom up how far the wall stands back at which height."""
    bottom, top = heights
    angles = np.linspace(0, np.pi / 2, _EDGE_STEPS + 1)
    upper = [
        (edge * (1 - np.cos(angle)), top - edge * (1 - np.sin(angle))) for angle in angles.tolist()
    ]
    return [(inset, bottom + top - z) for inset, z in upper[::-1]] + upper


def _fan(start: float, turn: float, radius: float) -> Polygon:
    """Return points around the origin from an angle on, in degrees, one at least."""
    steps = max(1, round(turn / _CORNER_STEP))
    angles = np.radians(start + turn * np.arange(steps + 1) / steps)
    return radius * np.stack([np.cos(angles), np.sin(angles)], axis=1)
