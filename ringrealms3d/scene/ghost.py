"""A piece that is not on the board: in the hand over it, or where it would stand."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.parts import Part, faded, moved
from ringrealms3d.scene.piece_parts import Look, piece_parts

_OPACITY = 0.6
_LIFT = 0.5  # of a place's radius: how high above the board a piece in the hand is
_GRAZING = 1e-6

Ray = tuple[NDArray[np.float64], ...]
"""Origin and unit direction, float64 (3,) each."""


def standing_ghost(layout: SolidLayout, piece: int, place: int, look: Look) -> tuple[Part, ...]:
    """Return a clear piece on a place; piece 0 is none."""
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[place] = piece
    return tuple(faded(piece_parts(layout, stones, look), _OPACITY))


def hanging_ghost(
    layout: SolidLayout, piece: int, place: int, ray: Ray, look: Look
) -> tuple[Part, ...]:
    """Return a clear piece where a ray meets the plane a little above a place, turned as if there.

    There is none if the ray does not meet it.
    """
    normal, centre = layout.normals[place], layout.centres[place]
    met = met_plane(ray, centre + _LIFT * layout.radii[place] * normal, normal)
    if met is None:
        return ()
    return tuple(moved(standing_ghost(layout, piece, place, look), met - centre))


def met_plane(
    ray: Ray, point: NDArray[np.float64], normal: NDArray[np.float64]
) -> NDArray[np.float64] | None:
    """Return where a ray meets the plane through a point, float64 (3,), or None if nowhere."""
    origin, direction = ray
    slope = float(direction @ normal)
    if abs(slope) < _GRAZING:
        return None
    along = float((point - origin) @ normal) / slope
    return np.asarray(origin + along * direction) if along > 0 else None
