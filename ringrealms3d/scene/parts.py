"""The parts of a picture as plain data: each has a surface, a position and a material.

A board's parts are the same for every renderer and every file: VTK draws them in the window and in
pictures, and the writers of models and scenes read them too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout, Surface
from ringrealms3d.geometry.shapes import sketch_of
from ringrealms3d.geometry.vectors import crossed
from ringrealms3d.scene.materials import Colour, Material, of_place
from ringrealms3d.scene.mesh_data import (
    MeshData,
    copies,
    cover_of,
    grains_of,
    light_of,
    merged,
)
from ringrealms3d.scene.textures import CENTRED, spots

Stones = NDArray[np.int8]
"""What stands on each place, int8 (places,), 0 for nothing."""

_STILL = np.eye(4)
_SCATTER = (0.618034, 0.754878)  # of a texture: how far apart the stuff of following places is
_GOLDEN = 2.399963  # radians: how much following turned pieces are turned


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """An object to draw.

    >>> import ringrealms3d as rr
    >>> parts = rr.scene_parts(rr.start("ring-majority/tet").play("f1"))
    >>> sorted({part.kind for part in parts})
    ['body', 'legal', 'pad', 'piece']

    Attributes:
        kind: its kind, such as "pad", "piece", "fixture", "last" or "legal".
        surface: its triangles before the matrix is applied; many parts share one surface.
        matrix: float64 (4, 4), which moves the surface's points, as column vectors, into place: a
            rotation, a uniform scale, and a translation.
        material: how it reflects light.
        place: the place it belongs to, or None.
        opacity: 1 hides what is behind it.
        glow: the colour in which it glows, or None.
        shines_through: whether it is also faintly visible through parts that hide it.
    """

    kind: str
    surface: Surface
    matrix: NDArray[np.float64]
    material: Material
    place: int | None = None
    opacity: float = 1.0
    glow: Colour | None = None
    shines_through: bool = False

    @property
    def mesh(self) -> MeshData:
        """Its triangles in place; the owner of the points is its place, or -1."""
        return mesh_of_parts([self])


def still(kind: str, surface: Surface, material: Material, place: int | None = None) -> Part:
    """Return a part whose surface is already in place."""
    return Part(kind, surface, _STILL, material, place)


def matrices_on(
    layout: SolidLayout,
    places: Sequence[int] | NDArray[np.int64],
    scale: float = 1.0,
    heights: NDArray[np.float64] | float = 0.0,
) -> NDArray[np.float64]:
    """Return the matrices that put a surface on each of some places, float64 (places, 4, 4).

    Surfaces are in units of the place's radius, with their foot in the origin and z upwards.

    Args:
        scale: the scale of the surface.
        heights: how high above the place, one for all or float64 (places,).
    """
    chosen = np.asarray(places, dtype=np.int64)
    radii, normals = layout.radii[chosen], layout.normals[chosen]
    matrices = np.zeros((len(chosen), 4, 4))
    turns = frames_of(normals).transpose(0, 2, 1)
    matrices[:, :3, :3] = (scale * radii)[:, None, None] * turns
    matrices[:, :3, 3] = layout.centres[chosen] + (radii * heights)[:, None] * normals
    matrices[:, 3, 3] = 1.0
    return matrices


def placed_parts(
    kind: str,
    layout: SolidLayout,
    surface: Surface,
    places: Sequence[int] | NDArray[np.int64],
    material: Material,
    scale: float = 1.0,
    heights: NDArray[np.float64] | float = 0.0,
) -> list[Part]:
    """Return a part for each of some places; the last arguments are those of `matrices_on`."""
    matrices = matrices_on(layout, places, scale, heights) if len(places) else ()
    return parts_at(kind, surface, places, matrices, material)


def parts_at(
    kind: str,
    surface: Surface,
    places: Iterable[int],
    matrices: Iterable[NDArray[np.float64]],
    material: Material,
) -> list[Part]:
    """Return a part for each of some places, positioned by its matrix."""
    return [
        Part(kind, surface, matrix, of_place(material, int(place)), int(place))
        for place, matrix in zip(places, matrices, strict=True)
    ]


def moved(parts: Iterable[Part], way: NDArray[np.float64]) -> list[Part]:
    """Return parts translated by float64 (3,)."""
    shift = _STILL.copy()
    shift[:3, 3] = way
    return [replace(part, matrix=shift @ part.matrix) for part in parts]


def faded(parts: Iterable[Part], opacity: float) -> list[Part]:
    """Return parts with lower opacity."""
    return [replace(part, opacity=opacity) for part in parts]


def mesh_of_parts(parts: Sequence[Part]) -> MeshData:
    """Return parts as one mesh; the owners of its points are their places, or -1."""
    mesh = numbered_mesh(parts)
    places = np.array([-1 if p.place is None else p.place for p in parts], dtype=np.int64)
    return replace(mesh, owners=places[mesh.owners])


def numbered_mesh(parts: Sequence[Part]) -> MeshData:
    """Return parts as one mesh; the owner of a point is the number of its part in the row."""
    alike: dict[int, list[int]] = {}
    for number, part in enumerate(parts):
        alike.setdefault(id(part.surface), []).append(number)
    alone = [numbers[0] for numbers in alike.values() if len(numbers) == 1]
    shared = [numbers for numbers in alike.values() if len(numbers) > 1]
    meshes = [_moved_mesh([parts[number] for number in alone], alone)] if alone else []
    meshes += [copies(parts[k[0]].surface, _matrices([parts[i] for i in k]), k) for k in shared]
    return merged(meshes)


def texture_places(mesh: MeshData, parts: Sequence[Part]) -> NDArray[np.float64]:
    """Return where on a texture each point of a numbered mesh lies, float64 (points, 2).

    The first column runs along the grain. Pieces on different places are cut from different parts
    of the texture, or turned about its middle.
    """
    name = parts[0].material.texture
    places = np.array([0 if part.place is None else part.place for part in parts])
    if name in CENTRED:
        angles = (_GOLDEN * places)[mesh.owners]
        turns = np.exp(1j * angles) * (mesh.grain @ (1, 1j))
        return spots(name, np.column_stack([turns.real, turns.imag]))
    starts = np.outer(places, _SCATTER) % 1.0
    return np.asarray(spots(name, mesh.grain) + starts[mesh.owners, ::-1])


def _moved_mesh(parts: Sequence[Part], owners: Sequence[int]) -> MeshData:
    """Return parts with separate surfaces as one mesh, moving all points at once."""
    surfaces = [part.surface for part in parts]
    counts = [len(surface.points) for surface in surfaces]
    starts = np.cumsum([0, *counts[:-1]])
    matrices = _matrices(parts)
    turns = matrices[:, :3, :3]
    upright = turns / np.linalg.norm(turns[:, :, :1], axis=1, keepdims=True)
    points = np.concatenate([surface.points for surface in surfaces])
    normals = np.concatenate([surface.normals for surface in surfaces])
    each = np.repeat(np.arange(len(parts)), counts)
    return MeshData(
        np.einsum("pij,pj->pi", turns[each], points) + matrices[each, :3, 3],
        np.einsum("pij,pj->pi", upright[each], normals),
        np.concatenate([s.triangles + start for s, start in zip(surfaces, starts, strict=True)]),
        np.asarray(owners, dtype=np.int64)[each],
        np.concatenate([light_of(surface) for surface in surfaces]),
        np.concatenate([cover_of(surface) for surface in surfaces]),
        grains_of(surfaces, points, normals),
        np.concatenate([sketch_of(s) + start for s, start in zip(surfaces, starts, strict=True)]),
    )


def _matrices(parts: Sequence[Part]) -> NDArray[np.float64]:
    return np.stack([part.matrix for part in parts])


def frames_of(normals: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return for each normal three unit rows x, y, z with z along it, float64 (n, 3, 3).

    For a normal that points upwards they are the axes themselves.
    """
    upright = np.abs(normals[:, 2:]) < 0.9
    helper = np.where(upright, [[0.0, 0.0, 1.0]], [[0.0, 1.0, 0.0]])
    x = crossed(helper, normals)
    x /= np.linalg.norm(x, axis=1, keepdims=True)
    return np.stack([x, crossed(normals, x), normals], axis=1)
