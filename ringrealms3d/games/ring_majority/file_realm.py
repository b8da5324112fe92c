"""Realms from files of convex polyhedra, which only a person names.

If a solid is so uneven that some positions could not be clicked, its canonical form is used: the
same faces, edges and vertices, and so the same game, but rounder.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import person_path, read_file
from ringrealms3d.core.phrase import Phrase, either
from ringrealms3d.games.ring_majority.known_solids import (
    checksum_of,
    known_solid,
    learn,
    playable,
    solid_name,
    text_of,
)
from ringrealms3d.geometry.convex import convex_polyhedron
from ringrealms3d.geometry.mesh_file import MOST_BYTES, SUFFIXES, parse_mesh
from ringrealms3d.geometry.upright import upright

FORMATS = "OBJ, OFF, PLY or STL"


def names_file(name: str) -> bool:
    """Whether a name means a file."""
    path = Path(name)
    return path.suffix.lower() in SUFFIXES or len(path.parts) > 1


def opened_file(name: str) -> tuple[str, str]:
    """Return the name of the solid in a file, which is known from now on, and what to say of it.

    That is empty if the realm has the faces that the file lists.

    Raises:
        UserError: the file cannot be read, or holds no board; the message names it.
    """
    path = person_path(name)
    if path.suffix.lower() not in SUFFIXES:
        raise UserError(
            "{path} is no {formats} file: its name does not end in {endings}",
            path=path,
            formats=FORMATS,
            endings=either(SUFFIXES),
        )
    content = read_file(path, MOST_BYTES)
    try:
        text, listed = _text_in(content, path.suffix.lower())
    except UserError as error:
        raise UserError("{path} {error}", path=path, error=error) from error
    learn(text, checksum_of(content))
    found = solid_name(path.stem, text)
    faces = len(known_solid(found).faces)
    return found, "" if listed == faces else _count_text(listed, faces)


@lru_cache(maxsize=8)
def _text_in(content: bytes, suffix: str) -> tuple[str, int]:
    """Return the text of the solid in a file, and how many faces the file lists."""
    points, faces = parse_mesh(content, suffix)
    return text_of(upright(playable(convex_polyhedron(points, faces)))), len(faces)


def _count_text(listed: int, faces: int) -> str:
    return Phrase("The file has {listed} faces, the realm {faces}.", listed=listed, faces=faces)
