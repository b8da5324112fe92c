"""Object File Format: polygons as text, coordinates to 17 digits, so that nothing is lost.

Source: the manual of Geomview, "OFF Files", and that of Qhull, "o". What stands behind a vertex's
coordinates (normals, colours, places in a texture) and behind a face (a colour) is passed over, and
so are faces of one or two corners, which stand for points and edges. Line breaks matter only where
such things follow, and not all programs write them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import isfinite
from typing import NamedTuple

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
from ringrealms3d.geometry.polyhedron import Face

_HEAD = re.compile(
    r"(?P<texture>st)?(?P<colour>c)?(?P<normal>n)?(?P<other>4?n?)off(?P<rest>\d*)", re.IGNORECASE
)
_ANY_DIMENSION = re.compile(r"n(?=OFF)")  # in small letters, where a normal's is a capital
_MOST_BEHIND = 7  # a normal and a colour
_COLOUR = 4


class _Counts(NamedTuple):
    """What a file announces: vertices, faces, and numbers behind a vertex's coordinates."""

    vertices: int
    faces: int
    behind: int


class _Words:
    """The words of a text one by one, without comments.

    Attributes:
        name: what errors start with.
        number: the line of the latest word.
        lines_left: how many lines with words have not been begun.
    """

    def __init__(self, text: str, name: str) -> None:
        """Begin before the first word.

        Raises:
            UserError: there are too many lines, or one is too long.
        """
        self.name, self.number = name, 1
        self.lines_left = sum(1 for _, line in read_lines(text, name) if _significant(line))
        self._lines = _lines(text, name)
        self._line: list[str] = []  # backwards

    @property
    def inside_a_line(self) -> bool:
        """Whether the line of the latest word goes on."""
        return bool(self._line)

    def line(self) -> list[str]:
        """Return the words of the line that goes on, else of the next one, without taking them."""
        self._begin()
        return self._line[::-1]

    def take(self) -> str:
        """Return the next word, an empty one at the end."""
        self._begin()
        return self._line.pop() if self._line else ""

    def put_back(self, word: str) -> None:
        """Let a word come next, in the line of the latest one."""
        self._line.append(word)

    def end_line(self) -> None:
        """Pass over the rest of the line."""
        self._line = []

    def _begin(self) -> None:
        if not self._line:
            self.number, self._line = next(self._lines, (self.number, []))
            self.lines_left -= bool(self._line)


def _significant(line: str) -> bool:
    return bool(line.partition("#")[0].strip())


def _lines(text: str, name: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the words of the lines that have any, backwards, with their lines' numbers."""
    for number, line in read_lines(text, name):
        if words := line.partition("#")[0].split()[::-1]:
            yield number, words


def parse_off(text: str, name: str) -> tuple[NDArray[np.float64], tuple[Face, ...]]:
    """Return the vertices, float64 (V, 3), and the faces of an OFF file's text.

    Raises:
        UserError: the text is broken, too long, or has vertices of four coordinates or as many as
            it says; the message starts with the name.
    """
    words = _Words(text, name)
    behind = _behind(words)
    counts = _Counts(*_announced(words), behind)
    lines = not words.inside_a_line and _has_lines(words, counts)
    vertices = list(_vertices(words, counts, lines))
    faces = tuple(_faces(words, counts, lines))
    if len(faces) < counts.faces:
        raise UserError(
            "{name}: {vertices} vertices and {faces} faces announced, {lines} lines found",
            name=name,
            vertices=counts.vertices,
            faces=counts.faces,
            lines=len(vertices) + len(faces),
        )
    return np.array(vertices), tuple(face for face in faces if len(face) > 2)


def _behind(words: _Words) -> int:
    """Take the first word, which may be missing; return how many numbers it puts behind a vertex's.

    Raises:
        UserError: it is another one, or that of a file that cannot be read.
    """
    word = words.take()
    if word.isdecimal():
        if word != "3" or words.inside_a_line:  # the dimension, which qhull writes instead
            words.put_back(word)
        return 0
    head = _HEAD.fullmatch(word)
    if head is None:
        raise UserError(
            "{name}, line {number}: an OFF file starts with the word OFF",
            name=words.name,
            number=words.number,
        )
    if head["other"] or _ANY_DIMENSION.search(word):
        raise UserError(
            "{name}: {word} is for vertices of four coordinates or more, here they have three",
            name=words.name,
            word=word,
        )
    if head["rest"]:
        words.put_back(head["rest"])
    if words.line()[:1] == ["BINARY"]:
        raise UserError("{name}: it is binary; save it as text", name=words.name)
    return 3 * bool(head["normal"]) + _COLOUR * bool(head["colour"]) + 2 * bool(head["texture"])


def _announced(words: _Words) -> tuple[int, int]:
    """Take the numbers of vertices, of faces and, if it is there, of edges."""
    vertex_count, one_line = words.take(), words.inside_a_line
    face_count = words.take()
    if words.inside_a_line or not one_line:
        words.take()
    try:
        counts = int(vertex_count), int(face_count)
        if min(counts) < 1:
            raise ValueError
    except ValueError:
        raise UserError(
            "{name}: the numbers of vertices and faces are missing", name=words.name
        ) from None
    check_count(words.name, counts[0], translatable("vertices"), MOST_POINTS)
    check_count(words.name, counts[1], translatable("faces"), MOST_TRIANGLES)
    return counts


def _vertices(words: _Words, counts: _Counts, lines: bool) -> Iterator[list[float]]:
    """Yield the vertices, each of which has a line, or a fixed number of words."""
    for _ in range(counts.vertices):
        if lines:
            point, number = coordinates(words.line()), words.number
            words.end_line()
        else:
            row = [words.take() for _ in range(3 + counts.behind)]
            point, number = coordinates(row), words.number
        if len(point) != 3 or not all(map(isfinite, point)):
            raise UserError(
                "{name}, line {number}: a vertex is three numbers", name=words.name, number=number
            )
        yield point


def _has_lines(words: _Words, counts: _Counts) -> bool:
    """Whether every vertex seems to have a line of its own."""
    length, width = len(words.line()), 3 + counts.behind
    left = words.lines_left + 1
    if length < 3 or left <= counts.vertices:
        return False
    several = length > 3 + _MOST_BEHIND or (length > width and length % width == 0)
    return left >= counts.vertices + counts.faces or not several


def _faces(words: _Words, counts: _Counts, lines: bool) -> Iterator[Face]:
    """Yield the faces as long as they have few enough triangles together.

    Each has a line if there are enough, or if some are missing where the vertices had lines.
    """
    lines = not words.inside_a_line and (
        words.lines_left >= counts.faces or (lines and _holds_one_face(words.line()))
    )
    triangles = 0
    for found in range(counts.faces):
        if not words.line():
            return
        number = words.number
        longer = not lines or words.lines_left > counts.faces - found - 1
        row = _whole_numbers(words, longer, triangles)
        if lines:
            words.end_line()
        face = _face(words, number, row, counts.vertices)
        triangles += len(face) - 2
        yield face


def _holds_one_face(line: list[str]) -> bool:
    sides = int(line[0]) if line and line[0].isdecimal() and len(line[0]) < 9 else 0
    return len(line) <= 1 + sides + _COLOUR


def _whole_numbers(words: _Words, longer: bool, triangles: int) -> list[str]:
    """Take a face's number of corners and its corners, from more than one line if it is longer."""
    row = [words.take()]
    count = int(row[0]) if row[0].isdecimal() and len(row[0]) < 9 else 0
    check_count(words.name, triangles + count - 2, translatable("triangles"), MOST_TRIANGLES)
    while len(row) <= count and (longer or words.inside_a_line) and words.line():
        row.append(words.take())
    return row


def _face(words: _Words, number: int, row: list[str], vertex_count: int) -> Face:
    try:
        count, *members = (int(word) for word in row)
    except ValueError:
        raise UserError(
            "{name}, line {number}: a face is a row of whole numbers",
            name=words.name,
            number=number,
        ) from None
    face = tuple(members)
    known = all(0 <= v < vertex_count for v in face)
    if count < 1 or len(face) != count or len(set(face)) != count or not known:
        raise UserError(
            "{name}, line {number}: not a face of the {vertex_count} vertices",
            name=words.name,
            number=number,
            vertex_count=vertex_count,
        )
    return face
