"""Points, faces and lines of a mesh file while it is read; too many are refused at once.

A board of 2,000 positions needs at most 1,328 triangles. Files may have fifteen times as many,
because faces may be cut up, with three points for each, and some lines for each about materials and
normals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import StringIO

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.geometry.polyhedron import Face

Mesh = tuple[NDArray[np.float64], tuple[Face, ...]]
"""Points, float64 (n, 3), and faces as rows of their numbers."""

MOST_TRIANGLES = 20_000
MOST_POINTS = 3 * MOST_TRIANGLES
MOST_LINES = 20 * MOST_TRIANGLES
LONGEST_LINE = 200_000
"""How many characters a line may have: a face of all points has fewer."""


def read_lines(text: str, name: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a text one by one with their numbers, without keeping them.

    Raises:
        UserError: there are too many, or one is too long; the message starts with the name.
    """
    lines = StringIO(text, newline=None)
    number = 0
    while line := lines.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE:
            raise UserError(
                "{name}, line {number}: longer than {longest_line} characters",
                name=name,
                number=number,
                longest_line=LONGEST_LINE,
            )
        if number > MOST_LINES:
            raise UserError(
                "{name}: it has more than {most_lines} lines", name=name, most_lines=MOST_LINES
            )
        yield number, line


def coordinates(words: Sequence[str]) -> list[float]:
    """Return the numbers that the first three words are, none if they are no numbers."""
    try:
        return [float(word) for word in words[:3]]
    except ValueError:
        return []


_LINE = translatable("line {number}")


class MeshParts:
    """The points and faces found so far."""

    def __init__(self, name: str, point_place: str = _LINE, face_place: str = _LINE) -> None:
        """Begin with none.

        Args:
            name: what messages start with.
            point_place: where a point stands in the file, with its number in braces.
            face_place: where a face stands in the file, with its number in braces.
        """
        self._name = name
        self._point_place = point_place
        self._face_place = face_place
        self._points: list[Sequence[float]] = []
        self._faces: list[Face] = []
        self._triangles = 0

    @property
    def point_count(self) -> int:
        """How many points there are so far."""
        return len(self._points)

    def add_point(self, point: Sequence[float], number: int) -> None:
        """Add a point with three coordinates, and the number of its place.

        Raises:
            UserError: there are fewer coordinates, or too many points.
        """
        if len(point) != 3:
            place = Phrase(self._point_place, number=number)
            raise UserError(
                "{name}, {place}: a vertex is three numbers", name=self._name, place=place
            )
        check_count(self._name, len(self._points) + 1, translatable("vertices"), MOST_POINTS)
        self._points.append(point)

    def add_face(self, corners: Sequence[int], number: int) -> None:
        """Add a polygon, and the number of its place.

        Raises:
            UserError: it has fewer than three corners, or there are too many triangles.
        """
        if len(corners) < 3:
            place = Phrase(self._face_place, number=number)
            raise UserError(
                "{name}, {place}: a face has three corners or more", name=self._name, place=place
            )
        self._triangles += len(corners) - 2
        check_count(self._name, self._triangles, translatable("triangles"), MOST_TRIANGLES)
        self._faces.append(tuple(corners))

    def mesh(self) -> Mesh:
        """Return the points and faces.

        Raises:
            UserError: a face has a vertex that is not there.
        """
        known = range(len(self._points))
        if not all(corner in known for face in self._faces for corner in face):
            raise UserError("{name}: a face has a vertex that does not exist", name=self._name)
        return np.array(self._points, dtype=np.float64).reshape(-1, 3), tuple(self._faces)


def check_count(name: str, count: int, things: str, most: int) -> None:
    """Raise a UserError if there are more things than a file may have."""
    if count > most:
        raise UserError(
            "{name}: {count} {things}, more than {most}",
            name=name,
            count=count,
            things=things,
            most=most,
        )
