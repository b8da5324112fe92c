"""Models of positions for other programs, in the format of the file's extension."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from ringrealms3d.core.files import written_whole
from ringrealms3d.export.glb import glb_bytes
from ringrealms3d.export.obj import save_obj
from ringrealms3d.export.plain_meshes import off_bytes, ply_bytes, stl_bytes
from ringrealms3d.export.request import ExportRequest, Tell
from ringrealms3d.export.shown import Shown, shown
from ringrealms3d.export.three_mf import save_shown

_BYTES: Mapping[str, Callable[[Shown], bytes]] = MappingProxyType(
    {".glb": glb_bytes, ".ply": ply_bytes, ".stl": stl_bytes, ".off": off_bytes}
)


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
