"""Object File Format: polygons as text, coordinates to 17 digits, so that nothing is lost."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
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
        ValueError: the text is broken; the message starts with the name and says where.
    """
    lines = [(i + 1, line.split("#")[0].split()) for i, line in enumerate(text.splitlines())]
    rows = [(number, words) for number, words in lines if words]
    if rows and rows[0][1][0] == "OFF" and len(rows[0][1]) > 1:  # the counts beside it
        number, words = rows[0]
        rows[:1] = [(number, words[:1]), (number, words[1:])]
    if not rows or rows[0][1] != ["OFF"]:
        raise UserError(f"{name}, line 1: an OFF file starts with the word OFF")
    vertex_count, face_count = _counts(name, rows[1:2])
    if len(rows) < 2 + vertex_count + face_count:
        raise UserError(
            f"{name}: {vertex_count} vertices and {face_count} faces are announced, "
            f"{len(rows) - 2} lines are there"
        )
    vertices = [_vertex(name, *row) for row in rows[2 : 2 + vertex_count]]
    face_rows = rows[2 + vertex_count : 2 + vertex_count + face_count]
    return np.array(vertices), tuple(_face(name, *row, vertex_count) for row in face_rows)


def _counts(name: str, rows: list[tuple[int, list[str]]]) -> tuple[int, int]:
    try:
        ((_, words),) = rows
        vertex_count, face_count = int(words[0]), int(words[1])
        if min(vertex_count, face_count) < 1:
            raise ValueError
    except (ValueError, IndexError):
        raise UserError(f"{name}: the numbers of vertices and faces are missing") from None
    return vertex_count, face_count


def _vertex(name: str, number: int, words: list[str]) -> list[float]:
    try:
        point = [float(word) for word in words[:3]]
    except ValueError:
        point = []
    if len(point) != 3 or not np.isfinite(point).all():
        raise UserError(f"{name}, line {number}: a vertex is three numbers")
    return point


def _face(name: str, number: int, words: list[str], vertex_count: int) -> Face:
    try:
        count, *members = (int(word) for word in words)
    except ValueError:
        raise UserError(f"{name}, line {number}: a face is a row of whole numbers") from None
    face = tuple(members[:count])
    known = all(0 <= v < vertex_count for v in face)
    if count < 3 or len(face) != count or len(set(face)) != count or not known:
        raise UserError(f"{name}, line {number}: not a face of the {vertex_count} vertices")
    return face
