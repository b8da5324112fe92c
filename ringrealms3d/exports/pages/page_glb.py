"""Surfaces as one binary glTF file, one mesh each, without materials or places.

The format is that of glTF 2.0, with integer normals (KHR_mesh_quantization). All meshes share one
list of points, because the description of each list takes more room than most lists.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.exports.models.gltf_buffer import Buffer, glb_file
from ringrealms3d.scene.mesh_data import cover_of, grain_of, light_of
from ringrealms3d.scene.textures import spots


@dataclass(frozen=True, slots=True, eq=False)
class PageMesh:
    """A surface, and the texture of its material, if it has one."""

    surface: Surface
    texture: str


def glb_of(meshes: Sequence[PageMesh]) -> bytes:
    """Return meshes as a file; the name of each node is the number of its mesh.

    The colours of points hold their share of light and their cover. Shadows say in ``_THROWN`` how
    far their points move in flat light.
    """
    buffer = Buffer()
    written: dict[int, dict[str, Any]] = {}
    alike: dict[tuple[bool, bool], list[int]] = {}
    for number, mesh in enumerate(meshes):
        kind = bool(mesh.texture), mesh.surface.thrown is not None
        alike.setdefault(kind, []).append(number)
    for numbers in alike.values():
        some = [meshes[number] for number in numbers]
        written |= zip(numbers, _primitives(buffer, some), strict=True)
    count = len(meshes)
    document = {
        "asset": {"version": "2.0", "generator": "ringrealms3d"},
        "extensionsUsed": ["KHR_mesh_quantization"],
        "extensionsRequired": ["KHR_mesh_quantization"],
        "scene": 0,
        "scenes": [{"nodes": list(range(count))}],
        "nodes": [{"mesh": number, "name": str(number)} for number in range(count)],
        "meshes": [{"primitives": [written[number]]} for number in range(count)],
        **buffer.tables,
    }
    return glb_file(document, buffer.content)


def _primitives(buffer: Buffer, meshes: Sequence[PageMesh]) -> Iterator[dict[str, Any]]:
    """Add surfaces with the same attributes; yield the descriptions of their meshes."""
    attributes = _attributes(buffer, meshes)
    starts = np.cumsum([0, *(len(mesh.surface.points) for mesh in meshes[:-1])])
    for mesh, start in zip(meshes, starts.tolist(), strict=True):
        indices = buffer.triangles(mesh.surface.triangles + start)
        yield {"attributes": attributes, "indices": indices}


def _attributes(buffer: Buffer, meshes: Sequence[PageMesh]) -> dict[str, int]:
    """Add the points of surfaces, with all their attributes."""
    surfaces = [mesh.surface for mesh in meshes]
    light = np.concatenate([light_of(surface) for surface in surfaces])
    cover = np.concatenate([cover_of(surface) for surface in surfaces])
    attributes = {
        "POSITION": buffer.points(np.concatenate([surface.points for surface in surfaces])),
        "NORMAL": buffer.short_directions(np.concatenate([x.normals for x in surfaces])),
        "COLOR_0": buffer.shares(np.column_stack([light, light, light, cover])),
    }
    if meshes[0].texture:
        places = [spots(mesh.texture, grain_of(mesh.surface)) for mesh in meshes]
        attributes["TEXCOORD_0"] = buffer.spots(np.concatenate(places))
    throws = [surface.thrown for surface in surfaces if surface.thrown is not None]
    if throws:
        attributes["_THROWN"] = buffer.directions(np.concatenate(throws))
    return attributes
