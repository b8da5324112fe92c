"""Models of positions for other programs: GLB, OBJ and 3MF, and PLY, STL and OFF as one mesh."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType

import numpy as np

from ringrealms3d.core.files import written_whole
from ringrealms3d.export.glb import glb_bytes
from ringrealms3d.export.obj import save_obj
from ringrealms3d.export.request import ExportRequest, Tell
from ringrealms3d.export.shown import Shown, coloured_mesh, shown
from ringrealms3d.export.three_mf import save_shown


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


def one_mesh(board: Shown, ending: str) -> bytes:
    """Return a board as one mesh, as PLY with normals and colours or as STL, which has none."""
    import trimesh  # the other formats do without

    mesh, colours = coloured_mesh(board.parts)
    content: bytes = trimesh.Trimesh(
        mesh.points,
        mesh.triangles,
        vertex_normals=mesh.normals,
        vertex_colors=colours,
        process=False,
    ).export(file_type=ending)
    return content


def off_bytes(board: Shown) -> bytes:
    """Return a board as an OFF file with a colour on every face."""
    mesh, colours = coloured_mesh(board.parts)
    shades = np.round(colours[mesh.triangles].mean(axis=1)).astype(np.int64)
    faces = np.column_stack([mesh.triangles, shades])
    rows = [f"{x:.8g} {y:.8g} {z:.8g}\n" for x, y, z in mesh.points.tolist()]
    corners = [f"3 {' '.join(map(str, face))}\n" for face in faces.tolist()]
    head = f"OFF\n# {board.title}\n{len(rows)} {len(corners)} 0\n"
    return "".join([head, *rows, *corners]).encode()


_BYTES: Mapping[str, Callable[[Shown], bytes]] = MappingProxyType(
    {
        ".glb": glb_bytes,
        ".ply": partial(one_mesh, ending="ply"),
        ".stl": partial(one_mesh, ending="stl"),
        ".off": off_bytes,
    }
)
