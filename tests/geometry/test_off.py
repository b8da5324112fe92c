"""Reading and writing OFF files."""

from __future__ import annotations

import contextlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meshes.make_solids import format_off
from ringrealms3d.geometry.off import parse_off
from ringrealms3d.geometry.polyhedron import Polyhedron, from_faces
from ringrealms3d.geometry.standing import realm_polyhedron
from tests.geometry.realms import NAMES

TETRAHEDRON = """OFF
# a comment
4 4 6
1 1 1
1 -1 -1
-1 1 -1
-1 -1 1   # another comment

3 0 1 2
3 0 3 1
3 0 2 3
3 1 3 2
"""
FACES = ((0, 1, 2), (0, 3, 1), (0, 2, 3), (1, 3, 2))

BROKEN = {
    "nothing at all": ("", "line 1"),
    "only comments": ("# OFF\n\n# 4 4 6\n", "line 1"),
    "another first word": (TETRAHEDRON.replace("OFF", "PLY"), "line 1"),
    "the first word damaged": (TETRAHEDRON.replace("OFF\n", "OOF\n"), "line 1"),
    "the numbers missing": ("OFF\n", "numbers of vertices and faces"),
    "one number only": ("OFF\n4\n", "numbers of vertices and faces"),
    "numbers that are words": (TETRAHEDRON.replace("4 4 6", "four 4 6"), "numbers of vertices"),
    "numbers with a fraction": (TETRAHEDRON.replace("4 4 6", "4.0 4 6"), "numbers of vertices"),
    "no faces announced": (TETRAHEDRON.replace("4 4 6", "4 0 6"), "numbers of vertices"),
    "a negative number": (TETRAHEDRON.replace("4 4 6", "-4 4 6"), "numbers of vertices"),
    "a line missing": (TETRAHEDRON.replace("3 1 3 2\n", ""), "4 faces announced, 7 lines"),
    "too many announced": (TETRAHEDRON.replace("4 4 6", "4 99999 6"), "99999 faces"),
    "a vertex of two numbers": (TETRAHEDRON.replace("1 -1 -1", "1 -1"), "line 5"),
    "a vertex with a word": (TETRAHEDRON.replace("1 -1 -1", "1 x -1"), "line 5"),
    "a vertex not a number": (TETRAHEDRON.replace("1 -1 -1", "1 nan -1"), "line 5"),
    "a vertex far away": (TETRAHEDRON.replace("1 -1 -1", "1 inf -1"), "line 5"),
    "a vertex too far away": (TETRAHEDRON.replace("1 -1 -1", "1 1e999 -1"), "line 5"),
    "a face with a fraction": (TETRAHEDRON.replace("3 0 3 1", "3 0 3.5 1"), "line 10"),
    "a face with a word": (TETRAHEDRON.replace("3 0 3 1", "3 0 b 1"), "line 10"),
    "a face of no corners": (TETRAHEDRON.replace("3 0 3 1", "0"), "line 10"),
    "a face too short": (TETRAHEDRON.replace("3 0 3 1", "4 0 3 1"), "line 10"),
    "a face with a wrong vertex": (TETRAHEDRON.replace("3 0 3 1", "3 0 4 1"), "line 10"),
    "a face below vertex 0": (TETRAHEDRON.replace("3 0 3 1", "3 0 -1 1"), "line 10"),
    "a face of negative size": (TETRAHEDRON.replace("3 0 3 1", "-3 0 3 1"), "line 10"),
    "a face that meets a vertex twice": (TETRAHEDRON.replace("3 0 3 1", "3 0 3 0"), "line 10"),
}


def test_reading() -> None:
    points, faces = parse_off(TETRAHEDRON, "tet.off")
    assert points.dtype == np.float64
    assert points.tolist() == [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]]
    assert faces == FACES


@pytest.mark.parametrize("fault", sorted(BROKEN))
def test_a_broken_file_is_refused_with_its_name_and_the_place(fault: str) -> None:
    text, place = BROKEN[fault]
    with pytest.raises(ValueError, match=r"^shape\.off") as caught:
        parse_off(text, "shape.off")
    assert place in str(caught.value)


def test_colours_behind_a_face_are_passed_over() -> None:
    text = TETRAHEDRON.replace("3 0 3 1", "3 0 3 1 255 0 0")
    assert parse_off(text, "tet.off")[1] == FACES


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_lost_on_the_way(name: str) -> None:
    built = realm_polyhedron(name)
    points, faces = parse_off(format_off(built, "a title"), name)
    assert faces == built.faces
    assert points.tobytes() == (built.vertices + 0.0).tobytes()


COORDINATES = st.floats(-1e300, 1e300)


@given(st.lists(st.tuples(COORDINATES, COORDINATES, COORDINATES), min_size=3, max_size=6))
def test_any_coordinates_survive(rows: list[tuple[float, float, float]]) -> None:
    flat = from_faces(np.array(rows), (tuple(range(len(rows))),))
    points, faces = parse_off(format_off(flat, "flat"), "flat")
    assert (points == flat.vertices).all()
    assert faces == flat.faces


def test_the_head_of_a_file() -> None:
    points, faces = parse_off(TETRAHEDRON, "tet.off")
    lines = format_off(from_faces(points, faces), "Tetrahedron").splitlines()
    assert lines[:4] == ["OFF", "# Tetrahedron", "4 4 6", "1 1 1"]
    assert lines[-1] == "3 1 3 2"


def test_no_negative_zero_is_written() -> None:
    flat = Polyhedron(np.array([[-0.0, 0, 1], [1, 0, 0], [0, 1, 0]]), ((0, 1, 2),), ())
    assert "-0" not in format_off(flat, "flat")


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(ValueError):
        parse_off(text, "text")


@given(st.integers(0, len(TETRAHEDRON)), st.integers(0, 6), st.text(max_size=6))
def test_any_damage_is_read_or_refused(place: int, cut: int, patch: str) -> None:
    damaged = TETRAHEDRON[:place] + patch + TETRAHEDRON[place + cut :]
    with contextlib.suppress(ValueError):
        points, faces = parse_off("OFF\n" + damaged, "damaged")
        assert points.ndim == 2
        assert points.shape[1] == 3
        assert all(0 <= v < len(points) for face in faces for v in face)
        assert all(len(set(face)) == len(face) >= 3 for face in faces)


@given(st.lists(st.sampled_from(["OFF", "3", "-1", "0", "1e400", "nan", "x", "\n", "\t", "#"])))
def test_any_words_are_read_or_refused(words: list[str]) -> None:
    with contextlib.suppress(ValueError):
        parse_off("OFF\n" + " ".join(words), "words")
