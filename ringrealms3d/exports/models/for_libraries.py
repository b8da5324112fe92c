"""Positions for trimesh and PyVista."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import Surface, in_space
from ringrealms3d.exports.models.shown import Appearance, Shown, appearance_of, coloured_mesh, named
from ringrealms3d.scene.mesh_data import light_of
from ringrealms3d.scene.parts import Part
from ringrealms3d.scene.scene_parts import scene_parts
from ringrealms3d.scene.shading import lit_points

COLOURS = "colours"
"""The array of PyVista's meshes that has the colours of their points."""


def to_trimesh(position: Position) -> Any:
    """Return the picture of a position as a ``trimesh.Scene``, with z up.

    >>> import ringrealms3d as rr
    >>> scene = rr.to_trimesh(rr.start("ring-majority/tet").play("f1"))
    >>> "piece f1" in scene.graph.nodes_geometry
    True

    Each part is a node, named by its kind and place, such as "piece f1"; nodes with the same
    surface and look share a geometry with vertex colours (uint8, including shade and opacity). The
    board fits into the unit ball.

    Raises:
        ValueError: the board has no picture in space.
    """
    import trimesh

    scene = trimesh.Scene(metadata={"title": position.uid})
    board = _shown(position)
    known: dict[tuple[Surface, Appearance], str] = {}
    for part, name in zip(board.parts, board.names, strict=True):
        key = part.surface, appearance_of(part)
        if key in known:
            scene.graph.update(name, matrix=part.matrix, geometry=known[key])
        else:
            known[key] = name
            scene.add_geometry(_trimesh_of(part), name, name, transform=part.matrix)
    return scene


def to_pyvista(position: Position) -> Any:
    """Return the picture of a position as a ``pyvista.MultiBlock``, with z up.

    >>> import ringrealms3d as rr
    >>> blocks = rr.to_pyvista(rr.start("ring-majority/tet").play("f1"))
    >>> "piece f1" in blocks.keys()
    True

    Each part is a ``PolyData``, named as by :func:`to_trimesh`, with the point arrays "Normals" and
    "colours" (uint8, red, green, blue, opacity). The board fits into the unit ball.

    Raises:
        ValueError: the board has no picture in space.
    """
    import pyvista

    board = _shown(position)
    blocks = pyvista.MultiBlock()
    for part, name in zip(board.parts, board.names, strict=True):
        mesh, colours = coloured_mesh([part])
        block = pyvista.PolyData.from_regular_faces(mesh.points, mesh.triangles)
        block.point_data["Normals"] = mesh.normals
        block.point_data[COLOURS] = colours
        blocks.append(block, name)
    return blocks


def _shown(position: Position) -> Shown:
    parts, layout = scene_parts(position), in_space(position.variant.layout)
    return named(position, parts, layout.centres)


def _trimesh_of(part: Part) -> Any:
    import trimesh

    surface = part.surface
    return trimesh.Trimesh(
        surface.points,
        surface.triangles,
        vertex_normals=surface.normals,
        vertex_colors=_colours(part),
        process=False,
    )


def _colours(part: Part) -> NDArray[np.uint8]:
    light = light_of(part.surface)
    shades = lit_points(light, np.tile(part.material.colour, (len(light), 1)))
    shares = np.column_stack([shades, np.full(len(light), part.opacity)])
    return np.round(255 * shares).astype(np.uint8)
