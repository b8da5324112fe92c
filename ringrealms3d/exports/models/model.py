"""Models of positions for other programs: GLB, OBJ and 3MF, and PLY, STL and OFF as one mesh."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import beside, check_place, written_whole
from ringrealms3d.exports.models.glb import glb_bytes
from ringrealms3d.exports.models.shown import (
    Appearance,
    Shown,
    appearance_of,
    coloured_mesh,
    look_name,
    numbered_looks,
    shown,
)
from ringrealms3d.exports.models.three_mf import save_shown
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.scene.materials import REFRACTION

_LIBRARY = ".mtl"
_SHINIEST = 1000.0  # the largest exponent of a highlight that OBJ files have
_SHINES, _REFRACTS = 2, 7  # what a reader is to compute
_GLOSS = 0.04  # the light that lacquer reflects, looked at from straight above


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write a model of a request's position.

    Only 3MF has a unit, millimetres, and the requested size. A model in another format fits into a
    ball of diameter 2, which GLB readers take as metres.

    Raises:
        UserError: the file cannot be written, or a library is missing.
    """
    board = shown(request)
    ending = path.suffix.lower()
    if ending == ".obj":
        _save_obj(board, path)
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


def _save_obj(board: Shown, path: Path) -> None:
    """Write an OBJ file, and its materials beside it, both atomically.

    Raises:
        UserError: one of them cannot be written; the message names it.
    """
    library = beside(path, _LIBRARY)
    _check_library(library, path)
    with written_whole(path) as model, written_whole(library) as materials:
        model.write(_obj_text(board, library.name).encode("utf-8", "surrogateescape"))
        materials.write(_mtl_text(board).encode())


def _obj_text(board: Shown, library: str) -> str:
    return "\n".join([f"# {board.title}", f"mtllib {library}", *_objects(board)]) + "\n"


def _mtl_text(board: Shown) -> str:
    """Return the materials of a board: properties for all readers, and for modern ones."""
    looks = numbered_looks(board.parts)
    blocks = ["\n".join(_material(look, number)) for look, number in looks.items()]
    return "\n\n".join([f"# {board.title}", *blocks]) + "\n"


def _check_library(library: Path, path: Path) -> None:
    try:
        check_place(library)
    except UserError as error:
        raise UserError(
            "'{path}' needs its materials beside it: {error}", path=path, error=error
        ) from error


def _objects(board: Shown) -> Iterator[str]:
    looks = numbered_looks(board.parts)
    first = 1
    for part, name in zip(board.parts, board.names, strict=True):
        mesh, look = part.mesh, appearance_of(part)
        yield f"o {name.replace(' ', '_')}\nusemtl {look_name(look, looks[look])}"
        yield _rows("v %.8g %.8g %.8g", mesh.points)
        yield _rows("vn %.5g %.5g %.5g", mesh.normals)
        yield _rows("f %d//%d %d//%d %d//%d", np.repeat(mesh.triangles + first, 2, axis=1))
        first += len(mesh.points)


def _rows(pattern: str, rows: NDArray[np.float64] | NDArray[np.int64]) -> str:
    return "\n".join(pattern % tuple(row) for row in rows.tolist())


def _material(look: Appearance, number: int) -> Iterator[str]:
    """Yield a material's lines; colours are screen colours, as readers expect."""
    x = look.material
    polish = (1 - x.roughness) ** 2
    shine = _GLOSS + 0.3 * polish + 0.3 * x.coat
    mirrored = [shine + (part - shine) * x.metallic for part in x.colour]
    yield f"newmtl {look_name(look, number)}"
    yield f"Kd {_numbers(x.colour)}\nKs {_numbers(mirrored)}"
    yield f"Ns {max(1.0, _SHINIEST * polish):.5g}\nd {look.opacity:.5g}"
    if x.glass:
        passed = [x.glass * part for part in x.colour]
        yield f"Tf {_numbers(passed)}\nNi {REFRACTION}\nillum {_REFRACTS}"
    else:
        yield f"illum {_SHINES}"
    yield f"Pr {x.roughness:.5g}\nPm {x.metallic:.5g}\nPc {x.coat:.5g}"
    if look.glow is not None:
        yield f"Ke {_numbers([0.6 * part for part in look.glow])}"


def _numbers(values: list[float] | tuple[float, ...]) -> str:
    return " ".join(f"{value:.5g}" for value in values)


_BYTES: Mapping[str, Callable[[Shown], bytes]] = MappingProxyType(
    {
        ".glb": glb_bytes,
        ".ply": partial(one_mesh, ending="ply"),
        ".stl": partial(one_mesh, ending="stl"),
        ".off": off_bytes,
    }
)
