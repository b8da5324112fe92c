"""Shadows that follow the lamp, which is fixed to the camera.

The edge of a piece's shadow moves outwards on the side away from the lamp, by as much as the light
is flat there. A vertex shader does that for each frame, so turning a board costs nothing; drawings,
which have one camera, do it once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.scene.mesh_data import MeshData
from ringrealms3d.scene.parts import Part
from ringrealms3d.scene.sky import LAMPS

if TYPE_CHECKING:
    from vtkmodules.vtkRenderingCore import vtkActor, vtkPolyDataMapper

Way = NDArray[np.float64]

THROWN = "thrown"
"""The name of a mesh's array of how far its points are thrown."""

_POINTS = 0  # what VTK calls arrays with a value for each point
_ATTRIBUTE, _LAMP = "thrownMC", "lampMC"
_DECLARED = f"""//VTK::PositionVC::Dec
in vec3 {_ATTRIBUTE};
"""
_MOVED = f"""//VTK::PositionVC::Impl
  float flatness = max(0.0, -dot({_ATTRIBUTE}, {_LAMP})) / max(1e-9, length({_ATTRIBUTE}));
  gl_Position = MCDCMatrix * (vertexMC + vec4(flatness * {_ATTRIBUTE}, 0.0));
"""
_NOTHING = 1e-9


def lamp_of(axes: Way) -> Way:
    """Return the unit direction to the key lamp, float64 (3,), of a camera with these axes."""
    way = np.array(LAMPS[0][0]) @ axes
    return np.asarray(way / np.linalg.norm(way))


def throws_of(mesh: MeshData, parts: Sequence[Part]) -> NDArray[np.float64] | None:
    """Return how far the points of a numbered mesh are thrown, (points, 3), or None if none are."""
    if not any(part.surface.thrown is not None for part in parts):
        return None
    throws = np.zeros((len(mesh.points), 3))
    starts = np.flatnonzero(np.diff(mesh.owners, prepend=-1))
    for start, number in zip(starts.tolist(), mesh.owners[starts].tolist(), strict=True):
        own, matrix = parts[number].surface.thrown, parts[number].matrix
        if own is not None:
            throws[start : start + len(own)] = own @ matrix[:3, :3].T
    return throws


def cast(parts: Iterable[Part], lamp: Way) -> tuple[Part, ...]:
    """Return parts with their shadows as a lamp in this unit direction throws them."""
    return tuple(_cast(part, lamp) for part in parts)


def _cast(part: Part, lamp: Way) -> Part:
    surface = part.surface
    if surface.thrown is None:
        return part
    turn = part.matrix[:3, :3] / np.linalg.norm(part.matrix[:3, 0])
    length = np.maximum(np.linalg.norm(surface.thrown, axis=1), _NOTHING)
    flatness = np.maximum(0.0, -(surface.thrown @ (lamp @ turn)) / length)
    points = surface.points + flatness[:, None] * surface.thrown
    return replace(part, surface=replace(surface, points=points, thrown=None))


def follow_lamp(actor: vtkActor, mapper: vtkPolyDataMapper) -> None:
    """Let an actor throw its points by the lamp that ``shine_on`` says."""
    mapper.MapDataArrayToVertexAttribute(_ATTRIBUTE, THROWN, _POINTS, -1)
    shader = actor.GetShaderProperty()
    shader.AddVertexShaderReplacement("//VTK::PositionVC::Dec", True, _DECLARED, False)
    shader.AddVertexShaderReplacement("//VTK::PositionVC::Impl", True, _MOVED, False)


def shine_on(actor: vtkActor, lamp: Way) -> None:
    """Tell an actor that follows the lamp the unit direction to it."""
    actor.GetShaderProperty().GetVertexCustomUniforms().SetUniform3f(_LAMP, lamp.tolist())
