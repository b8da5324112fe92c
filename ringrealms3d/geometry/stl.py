"""STL, binary and as text: triangles that share no points."""

from __future__ import annotations

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
_PASSED_OVER = frozenset({"", "solid", "endsolid", "facet", "outer", "endfacet"})


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
    parts = MeshParts(name)
    corners: list[int] = []
    for number, line in read_lines(text, name):
        word, *rest = line.split(maxsplit=4) or [""]
        match word.lower():
            case "vertex":
                corners.append(parts.point_count)
                parts.add_point(coordinates(rest), number)
            case "endloop":
                parts.add_face(corners, number)
                corners = []
            case keyword if keyword not in _PASSED_OVER:
                raise UserError(
                    "{name}, line {number}: it is not a mesh, or it is damaged",
                    name=name,
                    number=number,
                )
    if corners:
        raise UserError("{name}: its end is missing", name=name)
    return parts.mesh()
