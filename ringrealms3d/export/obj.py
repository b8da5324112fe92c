"""Wavefront OBJ: one object per part, with a library of materials beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import check_place, written_whole
from ringrealms3d.export.shown import (
    Appearance,
    Shown,
    appearance_of,
    look_name,
    numbered_looks,
)

LIBRARY = ".mtl"
_SHINIEST = 1000.0  # the largest exponent of a highlight that OBJ files have
_GLOSS = 0.04  # the light that lacquer reflects, looked at from straight above


def save_obj(board: Shown, path: Path) -> None:
    """Write an OBJ file, and its materials beside it, both atomically.

    Raises:
        UserError: one of them cannot be written; the message names it.
    """
    library = path.with_suffix(LIBRARY)
    _check_library(library, path)
    with written_whole(path) as model, written_whole(library) as materials:
        model.write(obj_text(board, library.name).encode("utf-8", "surrogateescape"))
        materials.write(mtl_text(board).encode())


def obj_text(board: Shown, library: str) -> str:
    """Return a board as the text of an OBJ file.

    Args:
        library: the name of the file with its materials.
    """
    return "\n".join([f"# {board.title}", f"mtllib {library}", *_objects(board)]) + "\n"


def mtl_text(board: Shown) -> str:
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
    yield f"Ns {max(1.0, _SHINIEST * polish):.5g}\nd {look.opacity:.5g}\nillum 2"
    yield f"Pr {x.roughness:.5g}\nPm {x.metallic:.5g}\nPc {x.coat:.5g}"
    if look.glow is not None:
        yield f"Ke {_numbers([0.6 * part for part in look.glow])}"


def _numbers(values: list[float] | tuple[float, ...]) -> str:
    return " ".join(f"{value:.5g}" for value in values)
