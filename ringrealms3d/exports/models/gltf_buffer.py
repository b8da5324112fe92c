"""The numbers of a glTF file: all arrays in one buffer, each told by an accessor."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

_COMPONENTS = {"<f4": 5126, "u1": 5121, "<i2": 5122, "<u2": 5123, "<u4": 5125}
_CORNERS, _INDICES = 34962, 34963
_MAGIC, _VERSION = 0x46546C67, 2
_JSON, _BINARY = 0x4E4F534A, 0x004E4942
_FEWEST_LARGE = 65535  # indices up to this one are short


class Buffer:
    """Arrays one after the other, in views of what is alike.

    Methods that add an array return the number of its accessor.
    """

    def __init__(self) -> None:
        """Begin without arrays."""
        self._accessors: list[dict[str, Any]] = []
        self._arrays: dict[str, list[bytes]] = {}
        self._lengths: dict[str, int] = {}
        self._views: dict[str, dict[str, Any]] = {}

    def points(self, points: NDArray[np.float64]) -> int:
        """Add points, float64 (n, 3), with their bounds."""
        kept = points.astype("<f4")  # bounds are those of the numbers in the file
        bounds = {"min": kept.min(axis=0).tolist(), "max": kept.max(axis=0).tolist()}
        return self._add("points", kept, "<f4", "VEC3", _CORNERS, bounds)

    def directions(self, directions: NDArray[np.float64]) -> int:
        """Add vectors, float64 (n, 3)."""
        return self._add("directions", directions, "<f4", "VEC3", _CORNERS, {})

    def short_directions(self, directions: NDArray[np.float64]) -> int:
        """Add unit vectors, float64 (n, 3), as whole numbers (KHR_mesh_quantization)."""
        padded = np.round(32767 * np.pad(directions, ((0, 0), (0, 1))))
        return self._add("short directions", padded, "<i2", "VEC3", _CORNERS, {"normalized": True})

    def shares(self, shares: NDArray[np.float64]) -> int:
        """Add colours with opacity, float64 (n, 4), from 0 to 1, as bytes."""
        kept = np.round(255 * shares)
        return self._add("shares", kept, "u1", "VEC4", _CORNERS, {"normalized": True})

    def spots(self, spots: NDArray[np.float64]) -> int:
        """Add places on a texture, float64 (n, 2)."""
        return self._add("spots", spots, "<f4", "VEC2", _CORNERS, {})

    def triangles(self, triangles: NDArray[np.int64]) -> int:
        """Add triangles, int64 (n, 3), which are numbers of points."""
        flat = triangles.reshape(-1)
        if flat.max() < _FEWEST_LARGE:
            return self._add("short", flat, "<u2", "SCALAR", _INDICES, {})
        return self._add("long", flat, "<u4", "SCALAR", _INDICES, {})

    @property
    def content(self) -> bytes:
        """All arrays."""
        return b"".join(_filled(b"".join(arrays)) for arrays in self._arrays.values())

    @property
    def tables(self) -> dict[str, Any]:
        """What a document says of its buffer."""
        start, views = 0, []
        for name, view in self._views.items():
            views.append(
                {"buffer": 0, "byteOffset": start, "byteLength": self._lengths[name], **view}
            )
            start += self._lengths[name] + -self._lengths[name] % 4
        return {
            "accessors": self._accessors,
            "bufferViews": views,
            "buffers": [{"byteLength": start}],
        }

    def _add(
        self,
        view: str,
        values: NDArray[Any],
        kind: str,
        shape: str,
        target: int,
        more: dict[str, Any],
    ) -> int:
        array = np.ascontiguousarray(values, dtype=kind)  # whatever order they were made in
        if view not in self._views:
            step = {"byteStride": array.nbytes // len(array)} if target == _CORNERS else {}
            self._views[view] = {"target": target, **step}
            self._arrays[view], self._lengths[view] = [], 0
        self._accessors.append(
            {
                "bufferView": list(self._views).index(view),
                "byteOffset": self._lengths[view],
                "componentType": _COMPONENTS[kind],
                "count": len(array),
                "type": shape,
                **more,
            }
        )
        self._arrays[view].append(array.tobytes())
        self._lengths[view] += array.nbytes
        return len(self._accessors) - 1


def _filled(content: bytes) -> bytes:
    return content + b"\0" * (-len(content) % 4)


def glb_file(document: dict[str, Any], content: bytes) -> bytes:
    """Return a glTF document and its buffer as one GLB file."""
    text = json.dumps(document, separators=(",", ":")).encode()
    chunks = _chunk(_JSON, text, b" ") + _chunk(_BINARY, content, b"\0")
    return _words(_MAGIC, _VERSION, 12 + len(chunks)) + chunks


def _chunk(kind: int, content: bytes, filler: bytes) -> bytes:
    content += filler * (-len(content) % 4)
    return _words(len(content), kind) + content


def _words(*numbers: int) -> bytes:
    return np.array(numbers, dtype="<u4").tobytes()
