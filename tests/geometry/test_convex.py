"""Meshes from files become the polyhedra that they are, or one clause says why not."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringrealms3d.geometry.convex import convex_polyhedron
from ringrealms3d.geometry.incidence import rings, site_counts
from ringrealms3d.geometry.mesh_file import SUFFIXES, parse_mesh
from ringrealms3d.geometry.standing import realm_polyhedron
from tests.amounts import rest_nightly
from tests.geometry import solids
from tests.geometry.realms import FEW, NAMES


@pytest.mark.parametrize("name", rest_nightly(NAMES, *FEW))
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_realm_from_a_file_is_the_realm_itself(name: str, suffix: str) -> None:
    realm = realm_polyhedron(name)
    mesh = solids.moved(solids.of_polyhedron(realm), seed=len(name))
    content = solids.file_bytes(mesh, suffix.removeprefix("."))
    found = solids.polyhedron(parse_mesh(content, suffix))
    assert rings(found) == rings(realm)
    np.testing.assert_allclose(found.vertices, realm.vertices, atol=1e-6)


@pytest.mark.parametrize(
    ("make", "counts"),
    [
        (lambda: solids.prism(30), (32, 90, 60)),
        (lambda: solids.pyramid(63, 9), (64, 126, 64)),
        (lambda: solids.antiprism(7), (16, 28, 14)),
        (lambda: solids.box(1, 2, 300), (6, 12, 8)),
        (lambda: solids.triangular_cupola(), (8, 15, 9)),
        (lambda: solids.gyroelongated_pyramid(), (16, 25, 11)),
        (lambda: solids.even_sphere(335), (666, 999, 335)),
    ],
)
def test_triangles_in_one_plane_are_one_face(
    make: Callable[[], solids.Mesh], counts: tuple[int, int, int]
) -> None:
    found = solids.polyhedron(solids.moved(make(), seed=1))
    assert site_counts(found) == counts
    assert np.linalg.norm(found.vertices, axis=1).max() == pytest.approx(1)


@settings(max_examples=25, deadline=None)
@given(st.integers(8, 70), st.integers(0, 10**6))
def test_the_faces_of_a_hull_have_all_points_behind_them(count: int, seed: int) -> None:
    found = convex_polyhedron(*solids.on_sphere(count, seed))
    heights = np.einsum("ij,ij->i", found.face_normals, found.face_centres)
    assert (found.vertices @ found.face_normals.T <= heights + 1e-4).all()
    assert 3 * len(found.faces) <= 2 * len(found.edges)
    assert sum(map(len, found.faces)) == 2 * len(found.edges)


def test_the_centre_of_mass_is_the_origin() -> None:
    found = convex_polyhedron(*solids.pyramid(4, 4.0))
    apex = found.vertices[np.argmax(np.linalg.norm(found.vertices, axis=1))]
    base = found.vertices[np.argmin(found.vertices @ apex)]
    assert base @ apex / (apex @ apex) == pytest.approx(-1 / 3)  # a quarter of the height


def test_points_on_edges_and_in_faces_are_no_vertices() -> None:
    """A cube whose sides are cut into three by three squares each."""
    corners = np.array(np.meshgrid(*[np.arange(4.0)] * 3)).reshape(3, -1).T
    triangles = []
    number = {tuple(point): i for i, point in enumerate(corners.tolist())}
    for axis in range(3):
        for level in (0.0, 3.0):
            for u in range(3):
                for v in range(3):
                    square = [
                        number[tuple(np.insert([float(u + a), float(v + b)], axis, level).tolist())]
                        for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))
                    ]
                    triangles += [square[:3], [square[0], *square[2:]]]
    found = solids.polyhedron((corners, np.array(triangles)))
    assert rings(found) == rings(realm_polyhedron("cube"))


def without(mesh: solids.Mesh, triangle: int) -> solids.Mesh:
    return mesh[0], np.delete(mesh[1], triangle, axis=0)


def together(one: solids.Mesh, other: solids.Mesh) -> solids.Mesh:
    return np.concatenate([one[0], other[0]]), np.concatenate([one[1], other[1] + len(one[0])])


def dented() -> solids.Mesh:
    points, triangles = solids.even_sphere(40)
    points = points.copy()
    points[7] *= 0.5
    return points, triangles


CUBE = solids.box(1, 1, 1)
FLAT = (np.array([[0.0, 0, 0], [1, 0, 0], [0, 1, 0]]), np.array([[0, 1, 2], [0, 2, 1]]))
FIN = (np.concatenate([CUBE[0], [[3.0, 3, 3]]]), np.concatenate([CUBE[1], [[*CUBE[1][0, :2], 8]]]))


@pytest.mark.few(6)
@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: (np.zeros((0, 3)), np.zeros((0, 3), dtype=np.int64)), "holds no faces"),
        (lambda: (np.full((3, 3), np.nan), np.array([[0, 1, 2]])), "not finite numbers"),
        (lambda: (np.ones((3, 3)), np.array([[0, 1, 2]])), "single point"),
        (lambda: FLAT, "flat"),
        (lambda: solids.box(1, 1, 1e-5), "flat"),
        (lambda: without(CUBE, 0), "is open: 3 edges belong to one face only"),
        (lambda: (FIN[0], np.concatenate([FIN[1], FIN[1][-1:, [1, 0, 2]]])), "not a manifold"),
        (lambda: together(CUBE, solids.moved(CUBE, 2)), "holds 2 bodies"),
        (dented, "not convex"),
        (lambda: solids.prism(64), "face with 64 sides, more than 63"),
        (lambda: solids.pyramid(63), ""),
        (lambda: solids.bipyramid(64), "corner with 64 edges, more than 63"),
        (lambda: solids.even_sphere(336), "has 2006 places, more than 2000"),
        (lambda: solids.even_sphere(335), ""),
        (lambda: solids.bipyramid(500), "has 3002 places, more than 2000"),
        (lambda: solids.bipyramid(501), "has more than 2000 places"),
    ],
)
def test_what_is_no_board_is_told(make: Callable[[], solids.Mesh], words: str) -> None:
    mesh = make()
    if not words:
        convex_polyhedron(*mesh)
        return
    with pytest.raises(ValueError, match=words):
        convex_polyhedron(*mesh)


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize(
    "content", [b"", b"hello", b"\xff\x00" * 50, b"OFF\n1 1 0\n0 0 0\n3 0 0 0"]
)
def test_broken_files_are_told(content: bytes, suffix: str) -> None:
    with pytest.raises(ValueError, match=r"cannot be read as [A-Z]{3}|holds no faces"):
        convex_polyhedron(*parse_mesh(content, suffix))


def test_a_vertex_that_is_not_there_is_told() -> None:
    with pytest.raises(ValueError, match="cannot be read as OBJ"):
        parse_mesh(b"v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 9\n", ".obj")
