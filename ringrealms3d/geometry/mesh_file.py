"""Mesh files: OBJ, OFF, PLY and STL, as points and faces."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.geometry.mesh_parts import (
    LONGEST_LINE,
    Mesh,
    MeshParts,
    coordinates,
    read_lines,
)
from ringrealms3d.geometry.off import parse_off
from ringrealms3d.geometry.ply import parse_ply
from ringrealms3d.geometry.stl import parse_stl

MOST_BYTES = 8_000_000
"""How large a file may be: one of 20,000 triangles is smaller, even as text with 17 digits."""


def parse_mesh(content: bytes, suffix: str) -> Mesh:
    """Return the points, float64 (n, 3), and the faces of a mesh file.

    Args:
        content: the bytes of the file.
        suffix: what its name ends in, one of :data:`SUFFIXES`.

    Raises:
        UserError: the bytes are not a mesh of this format, or it is too large; the message is a
            clause that follows the file's name.
    """
    kind = suffix.removeprefix(".").upper()
    return _PARSERS[suffix](content, Phrase("cannot be read as {kind}", kind=kind))


def _parse_obj(content: bytes, name: str) -> Mesh:
    parts = MeshParts(name)
    for number, line in _statements(_text(content), name):
        keyword, *words = line.split() or [""]
        if keyword == "v":
            parts.add_point(coordinates(words), number)
        elif keyword in ("f", "fo"):
            corners = [_corner(word, parts.point_count) for word in words]
            if None in corners:
                raise UserError(
                    "{name}, line {number}: a face is a row of vertex numbers",
                    name=name,
                    number=number,
                )
            parts.add_face(
                [corner for corner in corners if corner is not None],
                number,
            )
    return parts.mesh()


def _statements(text: str, name: str) -> Iterator[tuple[int, str]]:
    """Yield the lines without comments; one that ends in a backslash continues in the next."""
    begun: list[str] = []
    length = 0
    for number, line in read_lines(text, name):
        stripped = line.partition("#")[0].rstrip()
        goes_on = stripped.endswith("\\")
        begun.append(stripped.removesuffix("\\"))
        length += len(line)
        if length > LONGEST_LINE:
            raise UserError(
                "{name}, line {number}: longer than {longest_line} characters",
                name=name,
                number=number,
                longest_line=LONGEST_LINE,
            )
        if not goes_on:
            yield number, " ".join(begun)
            begun, length = [], 0


def _corner(word: str, known: int) -> int | None:
    """Return the index of the vertex in a word such as 7/1/4 or -2, None if it is no number."""
    try:
        number = int(word.partition("/")[0])
    except ValueError:
        return None
    return number - 1 if number > 0 else number + known if number else -1


def _parse_off(content: bytes, name: str) -> Mesh:
    return parse_off(_text(content), name)


def _text(content: bytes) -> str:
    return content.decode("utf-8-sig", errors="replace")


_PARSERS: dict[str, Callable[[bytes, str], Mesh]] = {
    ".obj": _parse_obj,
    ".off": _parse_off,
    ".ply": parse_ply,
    ".stl": parse_stl,
}

SUFFIXES = tuple(_PARSERS)
"""What the names of files that can be read end in."""
