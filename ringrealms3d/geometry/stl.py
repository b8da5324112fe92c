"""STL, binary and as text: triangles that share no points."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import translatable
from ringrealms3d.geometry.mesh_parts import (
    MOST_TRIANGLES,
    Mesh,
    MeshParts,
    check_count,
    coordinates,
    read_lines,
)

_HEAD = 84
_FACET = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])
_LENGTHS = MappingProxyType(
    {
        "solid": 1,
        "endsolid": 1,
        "color": 4,
        "facet": 5,
        "outer": 2,
        "vertex": 4,
        "endloop": 1,
        "endfacet": 1,
    }
)
"""How many words each keyword takes, itself included."""

_NAMED = ("solid", "endsolid")
_COMMENTS = ("#", ";")


def parse_stl(content: bytes, name: str) -> Mesh:
    """Return the points, float64 (3m, 3), and the triangles of an STL file.

    Raises:
        UserError: the bytes are broken, or too many; the message starts with the name.
    """
    count = int.from_bytes(content[_HEAD - 4 : _HEAD], "little")
    if 0 < count <= (len(content) - _HEAD) // _FACET.itemsize:  # letters make a larger number
        return _parse_binary(content, count, name)
    text = content.decode("utf-8-sig", errors="replace")
    if text.lstrip()[:5].lower() == "solid":
        return _parse_text(text, name)
    raise UserError("{name}: it is not a mesh, or it is damaged", name=name)


def _parse_binary(content: bytes, count: int, name: str) -> Mesh:
    check_count(name, count, translatable("triangles"), MOST_TRIANGLES)
    facets = np.frombuffer(content, _FACET, count, _HEAD)
    with np.errstate(invalid="ignore"):  # damaged numbers are told of later
        points = facets["corners"].reshape(-1, 3).astype(np.float64)
    return points, tuple((i, i + 1, i + 2) for i in range(0, 3 * count, 3))


def _parse_text(text: str, name: str) -> Mesh:
    """Return a mesh whose words may be broken into lines anywhere but within a vertex."""
    parts = MeshParts(name)
    corners: list[int] = []
    for number, line in read_lines(text, name):
        words, at = [] if line.lstrip()[:1] in _COMMENTS else line.split(), 0
        while at < len(words):
            word = words[at].lower()
            if word == "vertex":
                corners.append(parts.point_count)
                parts.add_point(coordinates(words[at + 1 : at + 4]), number)
            elif word == "endloop":
                parts.add_face(corners, number)
                corners = []
            elif word not in _LENGTHS:
                raise UserError(
                    "{name}, line {number}: it is not a mesh, or it is damaged",
                    name=name,
                    number=number,
                )
            at += _LENGTHS[word] if word not in _NAMED else _length_of_name(words[at:])
    if corners:
        raise UserError("{name}: its end is missing", name=name)
    return parts.mesh()


def _length_of_name(words: list[str]) -> int:
    """Return how many words tell the name of a body: all before its first facet."""
    lowered = [word.lower() for word in words]
    return lowered.index("facet") if "facet" in lowered else len(words)
