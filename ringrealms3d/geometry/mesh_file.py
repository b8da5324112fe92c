"""Mesh files: OBJ, OFF, PLY and STL, as points and triangles."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.geometry.off import parse_off

MOST_BYTES = 16_000_000
"""How large a file may be: one of 100000 triangles is smaller, even as text."""

SUFFIXES = (".obj", ".off", ".ply", ".stl")
"""What the names of files that can be read end in."""


def parse_mesh(content: bytes, suffix: str) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Return the points, float64 (n, 3), and triangles, int64 (m, 3), of a mesh file.

    Args:
        content: the bytes of the file.
        suffix: what its name ends in, one of :data:`SUFFIXES`.

    Raises:
        ValueError: the bytes are no such mesh; the message is a clause that fits behind the
            file's name.
    """
    kind = suffix.removeprefix(".")
    broken = f"can not be read as {kind.upper()}"
    if kind == "off":
        return _parse_off(content)
    import trimesh

    try:
        mesh = trimesh.load_mesh(BytesIO(content), file_type=kind, process=False)
        points = np.array(mesh.vertices, dtype=np.float64).reshape(-1, 3)
        triangles = np.array(mesh.faces, dtype=np.int64).reshape(-1, 3)
    except Exception as error:  # the readers raise whatever a broken file makes them stumble on
        raise UserError(f"{broken}: it is no mesh, or damaged") from error
    if len(triangles) and not 0 <= triangles.min() <= triangles.max() < len(points):
        raise UserError(f"can not be read as {kind.upper()}: a face has a vertex that is not there")
    return points, triangles


def _parse_off(content: bytes) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Read polygons, and cut them into triangles at their first corners."""
    points, faces = parse_off(content.decode("utf-8", errors="replace"), "can not be read as OFF")
    rows = [(face[0], *pair) for face in faces for pair in pairwise(face[1:])]
    return points, np.array(rows, dtype=np.int64)
