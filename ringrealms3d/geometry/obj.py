"""Wavefront OBJ: the vertices and faces, and nothing of what else such a file may have or name."""

from __future__ import annotations

from collections.abc import Iterator

from ringrealms3d.core.errors import UserError
from ringrealms3d.geometry.mesh_parts import (
    LONGEST_LINE,
    Mesh,
    MeshParts,
    coordinates,
    read_lines,
)


def parse_obj(text: str, name: str) -> Mesh:
    """Return the points, float64 (n, 3), and triangles, int64 (m, 3), of an OBJ file's text.

    Raises:
        UserError: the text is broken, or too long; the message starts with the name.
    """
    parts = MeshParts(name)
    for number, line in _statements(text, name):
        keyword, *words = line.split("#", maxsplit=1)[0].split() or [""]
        if keyword == "v":
            parts.add_point(coordinates(words), f"line {number}")
        elif keyword == "f":
            corners = [_corner(word, parts.point_count) for word in words]
            if None in corners:
                raise UserError(f"{name}, line {number}: a face is a row of vertices' numbers")
            parts.add_face([corner for corner in corners if corner is not None], f"line {number}")
    return parts.mesh()


def _statements(text: str, name: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that count; one that ends in a backslash goes on in the next."""
    begun: list[str] = []
    length = 0
    for number, line in read_lines(text, name):
        stripped = line.rstrip("\n")
        goes_on = stripped.endswith("\\")
        begun.append(stripped.removesuffix("\\"))
        length += len(line)
        if length > LONGEST_LINE:
            raise UserError(f"{name}, line {number}: longer than {LONGEST_LINE} characters")
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
