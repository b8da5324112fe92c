"""From meshes and materials to what VTK draws."""

from __future__ import annotations

import numpy as np
import pyvista as pv
from numpy.typing import ArrayLike, NDArray

from ringrealms3d.scene.mesh_data import MeshData
from ringrealms3d.scene.theme import Material

QUIET = {"render": False, "reset_camera": False, "show_scalar_bar": False, "pickable": False}
"""What every mesh is added with: nothing is drawn or moved until the caller says so."""


def poly_data(mesh: MeshData) -> pv.PolyData:
    """Return a mesh as VTK has it."""
    data = pv.PolyData(mesh.points.astype(np.float32), faces_of(mesh.triangles))
    data.point_data.active_normals = mesh.normals.astype(np.float32)
    return data


def faces_of(triangles: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return triangles, int64 (n, 3), the way VTK has faces: each after the number of corners."""
    return np.column_stack([np.full(len(triangles), 3), triangles]).ravel()


def refill(target: pv.PolyData, mesh: MeshData) -> None:
    """Give a mesh new points."""
    target.copy_from(poly_data(mesh))


def add_surface(plotter: pv.BasePlotter, data: pv.PolyData, material: Material) -> pv.Actor:
    """Add a mesh of one material and return its actor."""
    return plotter.add_mesh(
        data,
        color=tuple(linear(material.colour)),
        pbr=True,
        roughness=material.roughness,
        metallic=material.metallic,
        **QUIET,
    )


def linear(screen: ArrayLike) -> NDArray[np.float64]:
    """Return screen colours as amounts of light, which physically based shading works with."""
    return np.asarray(np.power(screen, 2.2))
