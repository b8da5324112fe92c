"""Triangle meshes as arrays, before any graphics library sees them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import Surface


@dataclass(frozen=True, slots=True, eq=False)
class MeshData:
    """A triangle mesh with a normal at every point.

    Attributes:
        points: float64 (points, 3).
        normals: float64 (points, 3), unit.
        triangles: int64 (triangles, 3), counter-clockwise seen from outside.
        owners: int64 (points,), the site that a point belongs to.
    """

    points: NDArray[np.float64]
    normals: NDArray[np.float64]
    triangles: NDArray[np.int64]
    owners: NDArray[np.int64]


def merged(parts: Iterable[MeshData]) -> MeshData:
    """Return several meshes as one; no parts give a mesh without points."""
    meshes = list(parts)
    if not meshes:
        return MeshData(
            np.zeros((0, 3)), np.zeros((0, 3)), np.zeros((0, 3), np.int64), np.zeros(0, np.int64)
        )
    starts = np.cumsum([0, *(len(mesh.points) for mesh in meshes[:-1])])
    return MeshData(
        np.concatenate([mesh.points for mesh in meshes]),
        np.concatenate([mesh.normals for mesh in meshes]),
        np.concatenate([m.triangles + s for m, s in zip(meshes, starts, strict=True)]),
        np.concatenate([mesh.owners for mesh in meshes]),
    )


def mesh_of(surface: Surface) -> MeshData:
    """Return a surface that belongs to no site."""
    owners = np.full(len(surface.points), -1, dtype=np.int64)
    return MeshData(surface.points, surface.normals, surface.triangles, owners)
