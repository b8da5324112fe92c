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
from ringrealms3d.export.gltf_buffer import Buffer, glb_file
from ringrealms3d.scene.mesh_data import cover_of, grain_of, light_of
from ringrealms3d.scene.parts import REPEATS


@dataclass(frozen=True, slots=True, eq=False)
class PageMesh:
    """A surface, and whether its material has grain."""

    surface: Surface
    grained: bool


def glb_of(meshes: Sequence[PageMesh]) -> bytes:
    """Return meshes as a file; the name of each node is the number of its mesh.

    The colours of points hold their share of light and their cover.
    """
    buffer = Buffer()
    written: dict[int, dict[str, Any]] = {}
    for grained in (False, True):
        numbers = [number for number, mesh in enumerate(meshes) if mesh.grained == grained]
        if numbers:
            surfaces = [meshes[number].surface for number in numbers]
            written |= zip(numbers, _primitives(buffer, surfaces, grained), strict=True)
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


def _primitives(
    buffer: Buffer, surfaces: Sequence[Surface], grained: bool
) -> Iterator[dict[str, Any]]:
    """Add surfaces; yield the descriptions of their meshes."""
    attributes = _attributes(buffer, surfaces, grained)
    starts = np.cumsum([0, *(len(surface.points) for surface in surfaces[:-1])])
    for surface, start in zip(surfaces, starts.tolist(), strict=True):
        yield {"attributes": attributes, "indices": buffer.triangles(surface.triangles + start)}


def _attributes(buffer: Buffer, surfaces: Sequence[Surface], grained: bool) -> dict[str, int]:
    """Add the points of surfaces, with all their attributes."""
    light = np.concatenate([light_of(surface) for surface in surfaces])
    cover = np.concatenate([cover_of(surface) for surface in surfaces])
    attributes = {
        "POSITION": buffer.points(np.concatenate([surface.points for surface in surfaces])),
        "NORMAL": buffer.short_directions(np.concatenate([x.normals for x in surfaces])),
        "COLOR_0": buffer.shares(np.column_stack([light, light, light, cover])),
    }
    if grained:
        grain = np.concatenate([grain_of(surface) for surface in surfaces])
        attributes["TEXCOORD_0"] = buffer.spots((REPEATS * grain)[:, ::-1])
    return attributes
