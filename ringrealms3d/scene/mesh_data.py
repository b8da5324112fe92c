"""Triangle meshes as arrays, independent of any graphics library."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.geometry.shapes import sketch_of


@dataclass(frozen=True, slots=True, eq=False)
class MeshData:
    """A triangle mesh with a normal at every point.

    Attributes:
        points: float64 (points, 3).
        normals: float64 (points, 3), unit.
        triangles: int64 (triangles, 3), counter-clockwise seen from outside.
        owners: int64 (points,), the owner of each point, such as a place.
        light: float64 (points,), the share of skylight that reaches each point.
        cover: float64 (points,), how much of what is behind each point it hides.
        grain: float64 (points, 2), how far it is across and along the grain.
        sketch: int64 (triangles, 3), reduced triangles for small pictures.
    """

    points: NDArray[np.float64]
    normals: NDArray[np.float64]
    triangles: NDArray[np.int64]
    owners: NDArray[np.int64]
    light: NDArray[np.float64]
    cover: NDArray[np.float64]
    grain: NDArray[np.float64]
    sketch: NDArray[np.int64]


def merged(parts: Iterable[MeshData]) -> MeshData:
    """Return several meshes as one; no parts give a mesh without points."""
    meshes = list(parts)
    if not meshes:
        no_points, no_numbers = np.zeros((0, 3)), np.zeros(0, np.int64)
        return MeshData(
            no_points,
            no_points,
            np.zeros((0, 3), np.int64),
            no_numbers,
            np.zeros(0),
            np.zeros(0),
            np.zeros((0, 2)),
            np.zeros((0, 3), np.int64),
        )
    starts = np.cumsum([0, *(len(mesh.points) for mesh in meshes[:-1])])
    return MeshData(
        np.concatenate([mesh.points for mesh in meshes]),
        np.concatenate([mesh.normals for mesh in meshes]),
        np.concatenate([m.triangles + s for m, s in zip(meshes, starts, strict=True)]),
        np.concatenate([mesh.owners for mesh in meshes]),
        np.concatenate([mesh.light for mesh in meshes]),
        np.concatenate([mesh.cover for mesh in meshes]),
        np.concatenate([mesh.grain for mesh in meshes]),
        np.concatenate([m.sketch + s for m, s in zip(meshes, starts, strict=True)]),
    )


def copies(
    surface: Surface, matrices: NDArray[np.float64], owners: Sequence[int] | NDArray[np.int64]
) -> MeshData:
    """Return copies of a surface as one mesh.

    Args:
        matrices: float64 (copies, 4, 4), one for each; see ``scene.parts.Part``.
        owners: the owner of the points of each copy.
    """
    turns = matrices[:, :3, :3].transpose(0, 2, 1)
    scales = np.linalg.norm(turns[:, 0], axis=1)[:, None, None]
    points = surface.points @ turns + matrices[:, None, :3, 3]
    normals = surface.normals @ (turns / scales)
    starts = np.arange(len(matrices))[:, None, None] * len(surface.points)
    return MeshData(
        points.reshape(-1, 3),
        normals.reshape(-1, 3),
        (surface.triangles[None] + starts).reshape(-1, 3),
        np.repeat(np.asarray(owners, dtype=np.int64), len(surface.points)),
        np.tile(light_of(surface), len(matrices)),
        np.tile(cover_of(surface), len(matrices)),
        np.tile(grain_of(surface), (len(matrices), 1)),
        (sketch_of(surface)[None] + starts).reshape(-1, 3),
    )


def light_of(surface: Surface) -> NDArray[np.float64]:
    """Return the share of skylight that reaches each point of a surface, float64 (points,)."""
    return np.ones(len(surface.points)) if surface.light is None else surface.light


def cover_of(surface: Surface) -> NDArray[np.float64]:
    """Return how much of what is behind it each point of a surface hides, float64 (points,)."""
    return np.ones(len(surface.points)) if surface.cover is None else surface.cover


def grain_of(surface: Surface) -> NDArray[np.float64]:
    """Return each point's coordinates across and along the grain, float64 (points, 2)."""
    if surface.grain is not None:
        return surface.grain
    return along_x(surface.points, surface.normals)


def grains_of(
    surfaces: Sequence[Surface], points: NDArray[np.float64], normals: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return `grain_of` of several surfaces in a row, which have these points and normals."""
    if any(surface.grain is not None for surface in surfaces):
        return np.concatenate([grain_of(surface) for surface in surfaces])
    return along_x(points, normals)


def along_x(points: NDArray[np.float64], normals: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return points' coordinates for a grain along x, float64 (points, 2).

    Each point is projected along the main direction of its normal.
    """
    x, y, z = points.T
    side = np.abs(normals).argmax(axis=1)
    across = np.choose(side, [z, z, y])
    along = np.choose(side, [y, x, x])
    return np.stack([across, along], axis=1)
