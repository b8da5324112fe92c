"""Object File Format: polygons as text, coordinates to 17 digits, so that nothing is lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from math import isfinite

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import translatable
from ringrealms3d.geometry.mesh_parts import (
    MOST_POINTS,
    MOST_TRIANGLES,
    check_count,
    coordinates,
    read_lines,
)
from ringrealms3d.geometry.polyhedron import Face, Polyhedron


def format_off(polyhedron: Polyhedron, title: str) -> str:
    """Return a polyhedron as the text of an OFF file."""
    head = f"OFF\n# {title}\n"
    counts = f"{len(polyhedron.vertices)} {len(polyhedron.faces)} {len(polyhedron.edges)}\n"
    points = "".join(
        " ".join(f"{x:.17g}" for x in vertex) + "\n" for vertex in polyhedron.vertices + 0.0
    )
    faces = "".join(f"{len(face)} {' '.join(map(str, face))}\n" for face in polyhedron.faces)
    return head + counts + points + faces


def parse_off(text: str, name: str) -> tuple[NDArray[np.float64], tuple[Face, ...]]:
    """Return the vertices, float64 (V, 3), and the faces of an OFF file's text.

    Raises:
        UserError: the text is broken, or too long; the message starts with the name.
    """
    rows = _rows(text, name)
    _, words = next(rows, (1, [""]))
    if words[0] != "OFF":
        raise UserError("{name}, line 1: an OFF file starts with the word OFF", name=name)
    vertex_count, face_count = _counts(name, words[1:] or next(rows, (0, []))[1])
    vertices = [_vertex(name, *row) for row in islice(rows, vertex_count)]
    faces = tuple(_faces(islice(rows, face_count), vertex_count, name))
    if len(faces) < face_count:
        raise UserError(
            "{name}: {vertices} vertices and {faces} faces are announced, {lines} lines are there",
            name=name,
            vertices=vertex_count,
            faces=face_count,
            lines=len(vertices) + len(faces),
        )
    return np.array(vertices), faces


def _rows(text: str, name: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the words of the significant lines, with their line numbers."""
    for number, line in read_lines(text, name):
        words = line.split("#", maxsplit=1)[0].split()
        if words:
            yield number, words


def _faces(rows: Iterable[tuple[int, list[str]]], vertex_count: int, name: str) -> Iterator[Face]:
    """Yield the faces in some rows as long as they have few enough triangles together."""
    triangles = 0
    for number, words in rows:
        face = _face(name, number, words, vertex_count)
        triangles += len(face) - 2
        check_count(name, triangles, translatable("triangles"), MOST_TRIANGLES)
        yield face


def _counts(name: str, words: list[str]) -> tuple[int, int]:
    try:
        vertex_count, face_count = int(words[0]), int(words[1])
        if min(vertex_count, face_count) < 1:
            raise ValueError
    except (ValueError, IndexError):
        raise UserError(
            "{name}: the numbers of vertices and faces are missing", name=name
        ) from None
    check_count(name, vertex_count, translatable("vertices"), MOST_POINTS)
    check_count(name, face_count, translatable("faces"), MOST_TRIANGLES)
    return vertex_count, face_count


def _vertex(name: str, number: int, words: list[str]) -> list[float]:
    point = coordinates(words)
    if len(point) != 3 or not all(map(isfinite, point)):
        raise UserError(
            "{name}, line {number}: a vertex is three numbers", name=name, number=number
        )
    return point


def _face(name: str, number: int, words: list[str], vertex_count: int) -> Face:
    try:
        count, *members = (int(word) for word in words)
    except ValueError:
        raise UserError(
            "{name}, line {number}: a face is a row of whole numbers", name=name, number=number
        ) from None
    face = tuple(members[:count])
    known = all(0 <= v < vertex_count for v in face)
    if count < 3 or len(face) != count or len(set(face)) != count or not known:
        raise UserError(
            "{name}, line {number}: not a face of the {vertex_count} vertices",
            name=name,
            number=number,
            vertex_count=vertex_count,
        )
    return face
