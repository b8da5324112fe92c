"""Realms from files of convex polyhedra.

Such a realm's name is the file's absolute path and a checksum of its bytes, as in
``/home/ada/pyramid.off#0a1b2c3d4e5f``. So a saved game and the engine's process find the file, and
never continue on another solid.

If a solid is so uneven that some positions could not be clicked, its canonical form is used: the
same faces, edges and vertices, and so the same game, but rounder.
"""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from pathlib import Path

import numpy as np

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import person_path, read_file
from ringrealms3d.core.phrase import either
from ringrealms3d.geometry.convex import convex_polyhedron
from ringrealms3d.geometry.mesh_file import MOST_BYTES, SUFFIXES, parse_mesh
from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.rounded import rounded
from ringrealms3d.geometry.surface import cell_sizes
from ringrealms3d.geometry.upright import upright

FORMATS = "OBJ, OFF, PLY or STL"
_WHOLE = re.compile(r"(.+)#([0-9a-f]{12})", re.DOTALL)
_NARROW = 4e-3  # of the circumradius: a bar's width on one face, from which it can be clicked
_TOO_NARROW = 5e-4


def names_file(name: str) -> bool:
    """Whether a name means a file."""
    path, _ = _parts(name)
    return path.suffix.lower() in SUFFIXES or len(path.parts) > 1


def whole_name(name: str) -> str:
    """Return the realm's full name for a path, with a checksum.

    Raises:
        ValueError: the file cannot be read; the message names it.
    """
    path, checksum = _parts(name)
    if len(str(path).splitlines()) != 1:
        raise UserError("the name of the file {path} has a line break", path=f"{str(path)!r}")
    path = person_path(str(path))
    return f"{path}#{checksum or _checksum(_content(path))}"


def file_title(name: str) -> str:
    """Return the display name of a realm from a file: its name without folders and extension."""
    return realm_file(name).stem


def realm_file(name: str) -> Path:
    """Return the file of a realm's name."""
    return _parts(name)[0]


@lru_cache(maxsize=8)
def file_polyhedron(name: str) -> Polyhedron:
    """Return the solid of a full name, standing upright and numbered, circumradius 1.

    Raises:
        ValueError: the file is missing, has changed, or is not a realm; the message names it.
    """
    path, checksum = _parts(name)
    content = _content(path)
    if checksum and _checksum(content) != checksum:
        raise UserError("{path} has changed since the game on it began", path=path)
    try:
        return upright(_playable(convex_polyhedron(*parse_mesh(content, path.suffix.lower()))))
    except UserError as error:
        raise UserError("{path} {error}", path=path, error=error) from error


def _parts(name: str) -> tuple[Path, str]:
    """Return the path and the checksum of a name, which may have none."""
    whole = _WHOLE.fullmatch(name)
    return (Path(whole[1]), whole[2]) if whole else (Path(name), "")


def _content(path: Path) -> bytes:
    if path.suffix.lower() not in SUFFIXES:
        raise UserError(
            "{path} is no {formats} file: its name does not end in {endings}",
            path=path,
            formats=FORMATS,
            endings=either(SUFFIXES),
        )
    return read_file(path, MOST_BYTES)


def _checksum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def _playable(polyhedron: Polyhedron) -> Polyhedron:
    """Return a solid as it is, or evened out if its positions would be too small to play on."""
    if _narrowest(polyhedron) > _NARROW:
        return polyhedron
    best = max((polyhedron, _evened_out(polyhedron)), key=_narrowest)
    if _narrowest(best) < _TOO_NARROW:
        raise UserError("is too uneven: even evened out, positions would be too small to be seen")
    return best


def _evened_out(polyhedron: Polyhedron) -> Polyhedron:
    """Return the canonical form with circumradius 1."""
    form = rounded(polyhedron)
    radius = np.linalg.norm(form.vertices, axis=1).max()
    return Polyhedron(form.vertices / radius, form.faces, form.edges)


def _narrowest(polyhedron: Polyhedron) -> float:
    """Return how wide the narrowest bar is on one of its faces."""
    return float(cell_sizes(polyhedron).widths.min())
