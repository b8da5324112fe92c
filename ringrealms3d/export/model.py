"""Models of positions for other programs: GLB, OBJ and 3MF, and PLY, STL and OFF as one mesh."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.files import written_whole
from ringrealms3d.export.glb import glb_bytes
from ringrealms3d.export.obj import save_obj
from ringrealms3d.export.request import ExportRequest, Tell
from ringrealms3d.export.shown import Shown, coloured_mesh, shown
from ringrealms3d.export.three_mf import save_shown

_PLY_POINT = [("place", "<f4", 3), ("normal", "<f4", 3), ("colour", "u1", 4)]
_PLY_FACE = [("corners", "u1"), ("points", "<i4", 3)]
_STL_FACE = [("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("unused", "<u2")]
_STL_HEAD = 80  # bytes

_PLY_HEAD = """ply
format binary_little_endian 1.0
comment {title}
element vertex {points}
property float x
property float y
property float z
property float nx
property float ny
property float nz
property uchar red
property uchar green
property uchar blue
property uchar alpha
element face {faces}
property list uchar int vertex_indices
end_header
"""


def write(request: ExportRequest, path: Path, tell: Tell) -> None:
    """Write a model of a request's position.

    Only 3MF has a unit, millimetres, and the requested size. A model in another format fits into a
    ball of diameter 2, which GLB readers take as metres.

    Raises:
        UserError: the file cannot be written, or a library is missing.
    """
    board = shown(request)
    ending = path.suffix.lower()
    if ending == ".obj":
        save_obj(board, path)
    elif ending == ".3mf":
        save_shown(board, request.measures.extent, path)
    else:
        content = _BYTES[ending](board)
        with written_whole(path) as stream:
            stream.write(content)


def ply_bytes(board: Shown) -> bytes:
    """Return a board as a binary PLY file with normals and colours at the points."""
    mesh, colours = coloured_mesh(board.parts)
    points = np.zeros(len(mesh.points), dtype=_PLY_POINT)
    points["place"], points["normal"], points["colour"] = mesh.points, mesh.normals, colours
    faces = np.zeros(len(mesh.triangles), dtype=_PLY_FACE)
    faces["corners"], faces["points"] = 3, mesh.triangles
    head = _PLY_HEAD.format(title=board.title, points=len(points), faces=len(faces))
    return head.encode() + points.tobytes() + faces.tobytes()


def stl_bytes(board: Shown) -> bytes:
    """Return a board as a binary STL file, which has no colours."""
    mesh, _ = coloured_mesh(board.parts)
    return stl_of(board.title, mesh.points[mesh.triangles])


def stl_of(title: str, corners: NDArray[np.float64]) -> bytes:
    """Return triangles, float64 (triangles, 3, 3), as a binary STL file."""
    sides = corners[:, 1:] - corners[:, :1]
    normals = np.cross(sides[:, 0], sides[:, 1])
    lengths = np.linalg.norm(normals, axis=1, keepdims=True)
    faces = np.zeros(len(corners), dtype=_STL_FACE)
    faces["normal"] = np.divide(normals, lengths, out=np.zeros_like(normals), where=lengths > 0)
    faces["corners"] = corners
    head = f"binary {title}".encode()[:_STL_HEAD].ljust(_STL_HEAD)
    count = len(faces).to_bytes(4, "little")
    return head + count + faces.tobytes()


def off_bytes(board: Shown) -> bytes:
    """Return a board as an OFF file with a colour on every face."""
    mesh, colours = coloured_mesh(board.parts)
    shades = np.round(colours[mesh.triangles].mean(axis=1)).astype(np.int64)
    return off_of(board.title, mesh.points, np.column_stack([mesh.triangles, shades]))


def off_of(title: str, points: NDArray[np.float64], faces: NDArray[np.int64]) -> bytes:
    """Return a mesh as an OFF file.

    Args:
        points: float64 (points, 3).
        faces: int64 (faces, 3), the numbers of its points, or (faces, 7) with red, green, blue and
            opacity from 0 to 255 behind them.
    """
    rows = [f"{x:.8g} {y:.8g} {z:.8g}\n" for x, y, z in points.tolist()]
    corners = [f"3 {' '.join(map(str, face))}\n" for face in faces.tolist()]
    head = f"OFF\n# {title}\n{len(points)} {len(faces)} 0\n"
    return "".join([head, *rows, *corners]).encode()


_BYTES: Mapping[str, Callable[[Shown], bytes]] = MappingProxyType(
    {".glb": glb_bytes, ".ply": ply_bytes, ".stl": stl_bytes, ".off": off_bytes}
)
