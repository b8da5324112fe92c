"""Surfaces as one binary glTF file, a mesh each, without materials or places.

The format is that of glTF 2.0, with normals as whole numbers (KHR_mesh_quantization). All meshes
have their points in common, because what a file says of each list of points takes more room than
most lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.export.gltf_buffer import glb_file
from ringrealms3d.scene.mesh_data import cover_of, grain_of, light_of
from ringrealms3d.scene.parts import REPEATS

_NUMBER_KINDS = {"f4": 5126, "i2": 5122, "u1": 5121, "u2": 5123, "u4": 5125}
_VERTICES, _TRIANGLES = 34962, 34963
_SHORT_INDICES = 1 << 16


@dataclass(frozen=True, slots=True, eq=False)
class PageMesh:
    """A surface, and whether it is made of something with grain."""

    surface: Surface
    grained: bool


def glb_of(meshes: Sequence[PageMesh]) -> bytes:
    """Return meshes as a file; the name of each node is the number of its mesh.

    Colours of points are the share of light that reaches them, and how much they hide.
    """
    file = _File()
    written: dict[int, dict[str, Any]] = {}
    for grained in (False, True):
        numbers = [number for number, mesh in enumerate(meshes) if mesh.grained == grained]
        if numbers:
            surfaces = [meshes[number].surface for number in numbers]
            written |= zip(numbers, file.primitives(surfaces, grained), strict=True)
    return file.content([written[number] for number in range(len(meshes))])


class _File:
    def __init__(self) -> None:
        self._binary = bytearray()
        self._views: list[dict[str, Any]] = []
        self._accessors: list[dict[str, Any]] = []

    def primitives(self, surfaces: Sequence[Surface], grained: bool) -> list[dict[str, Any]]:
        """Add surfaces; return what the file says of their meshes."""
        attributes = self._points(surfaces, grained)
        counts = [len(surface.points) for surface in surfaces]
        starts = np.cumsum([0, *counts[:-1]])
        rows = [s.triangles.ravel() + start for s, start in zip(surfaces, starts, strict=True)]
        kind = "u2" if sum(counts) < _SHORT_INDICES else "u4"
        numbers = np.concatenate(rows).astype(f"<{kind}")
        view, primitives, offset = self._view(numbers[:, None], _TRIANGLES), [], 0
        for row in rows:
            span = {"byteOffset": offset, "componentType": _NUMBER_KINDS[kind], "count": len(row)}
            offset += len(row) * numbers.itemsize
            self._accessors.append({"bufferView": view, **span, "type": "SCALAR"})
            indices = len(self._accessors) - 1
            primitives.append({"attributes": attributes, "indices": indices})
        return primitives

    def content(self, primitives: Sequence[dict[str, Any]]) -> bytes:
        """Return the file, with a node for each of some meshes."""
        count = len(primitives)
        document = {
            "asset": {"version": "2.0", "generator": "ringrealms3d"},
            "extensionsUsed": ["KHR_mesh_quantization"],
            "extensionsRequired": ["KHR_mesh_quantization"],
            "scene": 0,
            "scenes": [{"nodes": list(range(count))}],
            "nodes": [{"mesh": number, "name": str(number)} for number in range(count)],
            "meshes": [{"primitives": [primitive]} for primitive in primitives],
            "accessors": self._accessors,
            "bufferViews": self._views,
            "buffers": [{"byteLength": len(self._binary)}],
        }
        return glb_file(document, bytes(self._binary))

    def _points(self, surfaces: Sequence[Surface], grained: bool) -> dict[str, int]:
        points = np.concatenate([surface.points for surface in surfaces])
        normals = np.concatenate([surface.normals for surface in surfaces])
        light = np.concatenate([light_of(surface) for surface in surfaces])
        cover = np.concatenate([cover_of(surface) for surface in surfaces])
        bounds = {"min": _floats(points.min(axis=0)), "max": _floats(points.max(axis=0))}
        whole = np.round(32767 * np.pad(normals, ((0, 0), (0, 1)))).astype("<i2")
        shades = np.round(255 * np.column_stack([light, light, light, cover])).astype("u1")
        attributes = {
            "POSITION": self._accessor(points.astype("<f4"), "VEC3", bounds),
            "NORMAL": self._accessor(whole, "VEC3", {"normalized": True}),
            "COLOR_0": self._accessor(shades, "VEC4", {"normalized": True}),
        }
        if grained:
            grain = np.concatenate([grain_of(surface) for surface in surfaces])
            places = (REPEATS * grain)[:, ::-1].astype("<f4")
            attributes["TEXCOORD_0"] = self._accessor(places, "VEC2", {})
        return attributes

    def _accessor(self, rows: NDArray[Any], shape: str, more: dict[str, Any]) -> int:
        """Add a row for each point; return the number of what reads them."""
        kind = _NUMBER_KINDS[rows.dtype.str[1:]]
        view = {"bufferView": self._view(rows, _VERTICES), "componentType": kind}
        self._accessors.append({**view, "count": len(rows), "type": shape, **more})
        return len(self._accessors) - 1

    def _view(self, rows: NDArray[Any], target: int) -> int:
        content = rows.tobytes()
        view = {"buffer": 0, "byteOffset": len(self._binary), "byteLength": len(content)}
        stride = {"byteStride": rows.strides[0]} if target == _VERTICES else {}
        self._views.append({**view, "target": target, **stride})
        self._binary += content + bytes(-len(content) % 4)
        return len(self._views) - 1


def _floats(row: NDArray[np.float64]) -> list[float]:
    """Return numbers as they are written: as short floats."""
    return [float(number) for number in row.astype(np.float32)]
