"""Surfaces as one binary glTF file, a mesh each, without materials or places.

The format is that of glTF 2.0, with normals as whole numbers (KHR_mesh_quantization).
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.scene.mesh_data import cover_of, grain_of, light_of
from ringrealms3d.scene.parts import REPEATS

_FLOAT, _SHORT, _BYTE, _UNSIGNED_SHORT, _UNSIGNED_INT = 5126, 5122, 5121, 5123, 5125
_VERTICES, _TRIANGLES = 34962, 34963
_JSON, _BINARY = 0x4E4F534A, 0x004E4942


@dataclass(frozen=True, slots=True, eq=False)
class PageMesh:
    """A surface, and whether it is made of something with grain."""

    surface: Surface
    grained: bool


def glb_of(meshes: Iterable[PageMesh]) -> bytes:
    """Return meshes as a file; the name of each node is the number of its mesh.

    Colours of points are the share of light that reaches them, and how much they hide.
    """
    file = _File()
    for number, mesh in enumerate(meshes):
        file.add(str(number), mesh)
    return file.content()


class _File:
    def __init__(self) -> None:
        self._binary = bytearray()
        self._views: list[dict[str, Any]] = []
        self._accessors: list[dict[str, Any]] = []
        self._meshes: list[dict[str, Any]] = []

    def add(self, name: str, mesh: PageMesh) -> None:
        surface = mesh.surface
        points = surface.points.astype(np.float32)
        attributes = {
            "POSITION": self._put(points, _FLOAT, "VEC3", bounds=True),
            "NORMAL": self._put(_normals(surface), _SHORT, "VEC3", normalized=True),
            "COLOR_0": self._put(_colours(surface), _BYTE, "VEC4", normalized=True),
        }
        if mesh.grained:
            places = (REPEATS * grain_of(surface))[:, ::-1].astype(np.float32)
            attributes["TEXCOORD_0"] = self._put(places, _FLOAT, "VEC2")
        few = len(points) < 1 << 16
        corners = surface.triangles.reshape(-1, 1).astype(np.uint16 if few else np.uint32)
        kind = _UNSIGNED_SHORT if few else _UNSIGNED_INT
        indices = self._put(corners, kind, "SCALAR", target=_TRIANGLES)
        self._meshes.append(
            {"name": name, "primitives": [{"attributes": attributes, "indices": indices}]}
        )

    def content(self) -> bytes:
        count = len(self._meshes)
        document = {
            "asset": {"version": "2.0", "generator": "ringrealms3d"},
            "extensionsUsed": ["KHR_mesh_quantization"],
            "extensionsRequired": ["KHR_mesh_quantization"],
            "scene": 0,
            "scenes": [{"nodes": list(range(count))}],
            "nodes": [{"mesh": k, "name": str(k)} for k in range(count)],
            "meshes": self._meshes,
            "accessors": self._accessors,
            "bufferViews": self._views,
            "buffers": [{"byteLength": len(self._binary)}],
        }
        text = json.dumps(document, separators=(",", ":")).encode()
        chunks = [
            struct.pack("<II", len(chunk), kind) + chunk
            for chunk, kind in ((_padded(text, b" "), _JSON), (bytes(self._binary), _BINARY))
        ]
        body = b"".join(chunks)
        return struct.pack("<4sII", b"glTF", 2, 12 + len(body)) + body

    def _put(
        self,
        rows: NDArray[Any],
        kind: int,
        shape: str,
        target: int = _VERTICES,
        normalized: bool = False,
        bounds: bool = False,
    ) -> int:
        """Add the rows of an accessor; return its number."""
        width = rows.shape[1] * rows.itemsize
        if target == _VERTICES and width % 4:  # rows begin at multiples of four bytes
            rows = np.pad(rows, ((0, 0), (0, (4 - width % 4) // rows.itemsize)))
        content = rows.tobytes()
        view = {"buffer": 0, "byteOffset": len(self._binary), "byteLength": len(content)}
        view["target"] = target
        if target == _VERTICES:
            view["byteStride"] = rows.shape[1] * rows.itemsize
        self._binary += _padded(content, b"\0")
        self._views.append(view)
        accessor: dict[str, Any] = {"bufferView": len(self._views) - 1, "componentType": kind}
        accessor |= {"count": len(rows), "type": shape}
        if normalized:
            accessor["normalized"] = True
        if bounds:
            accessor |= {"min": rows.min(axis=0).tolist(), "max": rows.max(axis=0).tolist()}
        self._accessors.append(accessor)
        return len(self._accessors) - 1


def _normals(surface: Surface) -> NDArray[np.int16]:
    return np.asarray(np.round(surface.normals * 32767), dtype=np.int16)


def _colours(surface: Surface) -> NDArray[np.uint8]:
    light = light_of(surface)
    rows = np.column_stack([light, light, light, cover_of(surface)])
    return np.asarray(np.round(255 * rows), dtype=np.uint8)


def _padded(content: bytes, filling: bytes) -> bytes:
    return content + filling * (-len(content) % 4)
