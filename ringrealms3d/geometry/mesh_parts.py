"""Points, faces and lines of a mesh file while it is read; too many are refused at once.

A board of 2,000 positions needs at most 1,328 triangles. Files may have fifteen times as many,
because faces may be cut up, with three points for each, and some lines for each about materials and
normals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase, translatable

Mesh = tuple[NDArray[np.float64], NDArray[np.int64]]

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
    """The points and triangles found so far."""

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
        self._triangles: list[tuple[int, int, int]] = []

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
        """Add a polygon, cut into triangles at its first corner, and the number of its place.

        Raises:
            UserError: it has fewer than three corners, or there are too many triangles.
        """
        if len(corners) < 3:
            place = Phrase(self._face_place, number=number)
            raise UserError(
                "{name}, {place}: a face has three corners or more", name=self._name, place=place
            )
        count = len(self._triangles) + len(corners) - 2
        check_count(self._name, count, translatable("triangles"), MOST_TRIANGLES)
        self._triangles += fans([corners])

    def mesh(self) -> Mesh:
        """Return the points, float64 (n, 3), and triangles, int64 (m, 3).

        Raises:
            UserError: a triangle has a vertex that is not there.
        """
        return checked(self._name, np.array(self._points, dtype=np.float64), self._triangles)


def fans(faces: Iterable[Sequence[int]]) -> list[tuple[int, int, int]]:
    """Return the triangles of polygons that are cut at their first corners."""
    return [(face[0], a, b) for face in faces for a, b in pairwise(face[1:])]


def checked(
    name: str, points: NDArray[np.float64], triangles: Sequence[Sequence[int]] | NDArray[np.int64]
) -> Mesh:
    """Return points and triangles as arrays.

    Raises:
        UserError: a triangle has a vertex that is not there.
    """
    try:
        rows = np.array(triangles, dtype=np.int64).reshape(-1, 3)
    except OverflowError:
        raise UserError("{name}: a face has a vertex that is not there", name=name) from None
    if len(rows) and not 0 <= rows.min() <= rows.max() < len(points):
        raise UserError("{name}: a face has a vertex that is not there", name=name)
    return points.reshape(-1, 3), rows


def check_count(name: str, count: int, things: str, most: int) -> None:
    """Raise a UserError if there are more things than a file may have."""
    if count > most:
        raise UserError(
            "{name}: {count} {things} are more than {most}",
            name=name,
            count=count,
            things=things,
            most=most,
        )
