"""Meshes of lines of sight and of marks for what is held, safe or ready to move."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.sight import SightLine
from ringrealms3d.core.solid_layout import SolidLayout, Surface
from ringrealms3d.geometry.shapes import arc, tube, turned
from ringrealms3d.scene.mesh_data import MeshData, merged, mesh_of
from ringrealms3d.scene.pieces import Stones, surface_at, tops

_MARK = "mark"
_SEGMENTS = 28
_CROWN = 0.5  # of a piece's radius
_SECOND_CROWN = 0.28
_CROWN_HEIGHT = 0.2  # of a crown's radius
OUTER_RIM = 1.07  # of a rim's radius: a second one around it
_HEIGHT = 0.12  # of a piece's radius: how high lines of sight run
FRIENDLY_LINE = 0.09  # of a piece's radius: half a line's width
OTHER_LINE = 0.05


def sight_mesh(
    layout: SolidLayout, lines: tuple[SightLine, ...], stones: Stones, width: float
) -> MeshData:
    """Return a rod along each line, up to the rim of the piece that is seen."""
    return merged(mesh_of(_rod(layout, line.places, stones, width)) for line in lines)


def _rod(layout: SolidLayout, places: Sites, stones: Stones, width: float) -> Surface:
    first, last = places[0], places[-1]
    radius = layout.radii[first]
    start, end = (layout.centres[x] + _HEIGHT * radius * layout.normals[x] for x in (first, last))
    if stones[last] != 0:
        end = end - layout.radii[last] * (end - start) / np.linalg.norm(end - start)
    return tube(_MARK, np.stack([start, end]), width * radius)


def rim_mesh(layout: SolidLayout, places: Sites, scale: float = 1.0) -> MeshData:
    """Return a thin ring around the foot of each of these places' pieces."""
    return surface_at(layout, _rim(), _array(places), scale)


def crown_mesh(layout: SolidLayout, places: Sites, below: Sites, stones: Stones) -> MeshData:
    """Return a small round crown on top of what stands on each of these places.

    Args:
        below: the places where another crown is there already; these get a smaller one on it.
    """
    only = _array(tuple(x for x in places if x not in below))
    both = _array(tuple(x for x in places if x in below))
    upper = tops(layout, stones[both]) + _CROWN * _CROWN_HEIGHT
    return merged(
        [
            surface_at(layout, _crown(), only, _CROWN, tops(layout, stones[only])),
            surface_at(layout, _crown(), both, _SECOND_CROWN, upper),
        ]
    )


def _array(places: Sites) -> NDArray[np.int64]:
    return np.array(places, dtype=np.int64)


@cache
def _rim() -> Surface:
    return turned(_MARK, arc(0, 180, (1.1, 0.0), (0.06, 0.07), 5), _SEGMENTS)


@cache
def _crown() -> Surface:
    profile = [[0.95, 0.0], [1.0, 0.06], [0.96, 0.14], [0.86, _CROWN_HEIGHT], [0.0, _CROWN_HEIGHT]]
    return turned(_MARK, np.array(profile), _SEGMENTS)
