"""Parts of boards as meshes whose points know their places, for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout, Surface
from ringrealms3d.scene.board_parts import Pads, body_parts
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.mark_parts import mark_parts
from ringrealms3d.scene.mesh_data import MeshData, copies
from ringrealms3d.scene.parts import mesh_of_parts
from ringrealms3d.scene.piece_parts import piece_parts
from ringrealms3d.scene.theme import LIGHT

Stones = NDArray[np.int8]


def shown_data(plotter: Any) -> list[Any]:
    """Return the data of all that a plotter shows."""
    actors = plotter.renderer.GetActors()
    return [actor.GetMapper().GetInput() for actor in actors if actor.GetVisibility()]


def pad_mesh(layout: SolidLayout) -> MeshData:
    """Return all pads of a board, wherever its places are."""
    nothing = Content(np.zeros(layout.places, dtype=np.int8))
    everywhere = np.ones(layout.places, dtype=np.bool_)
    return mesh_of_parts(Pads(layout, LIGHT).parts(nothing, everywhere))


def body_mesh(layout: SolidLayout) -> MeshData:
    """Return the body below the pads; the points of a cell belong to its place."""
    body = mesh_of_parts(body_parts(layout, LIGHT))
    sizes = [len(cell) + 1 for cell in layout.cells]
    owners = np.repeat(np.arange(len(sizes)), sizes)
    return replace(body, owners=owners)


def piece_meshes(layout: SolidLayout, stones: Stones) -> dict[str, MeshData]:
    """Return what stands on a board, one mesh a material."""
    parts = piece_parts(layout, stones, LIGHT.material)
    return {
        material: mesh_of_parts([part for part in parts if part.surface.material == material])
        for material in materials_of(layout)
    }


def materials_of(layout: SolidLayout) -> tuple[str, ...]:
    """Return the materials of a board's pieces, sorted."""
    shapes = layout.shapes.values()
    return tuple(sorted({surface.material for shape in shapes for surface in shape.surfaces}))


def mark_mesh(layout: SolidLayout, kind: str, content: Content) -> MeshData:
    """Return the marks of a kind."""
    parts = mark_parts(layout, LIGHT, content)
    return mesh_of_parts([part for part in parts if part.kind == kind])


def mesh_of(surface: Surface) -> MeshData:
    """Return a surface that belongs to no place."""
    return copies(surface, np.eye(4)[None], [-1])


def least_facing(surface: Surface) -> float:
    """Return how well the worst normal agrees with its triangle, -1 if one has no area."""
    corners = surface.points[surface.triangles]
    ways = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(ways, axis=1)
    if lengths.min() < 1e-12:
        return -1.0
    facing = np.einsum("fcx,fx->fc", surface.normals[surface.triangles], ways / lengths[:, None])
    return float(facing.min())


def facing(mesh: MeshData) -> NDArray[np.float64]:
    """Return how well normals agree with the turning of triangles that have an area, (n, 3)."""
    a, b, c = (mesh.points[mesh.triangles[:, k]] for k in range(3))
    areas = np.cross(b - a, c - a)
    real = np.linalg.norm(areas, axis=1) > 1e-12
    ways = areas[real] / np.linalg.norm(areas[real], axis=1, keepdims=True)
    return np.asarray(np.einsum("tcx,tx->tc", mesh.normals[mesh.triangles[real]], ways))
