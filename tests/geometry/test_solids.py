"""The mesh files hold the sixteen solids of the rules, exactly."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from meshes.make_solids import format_off
from ringrealms3d.core.data import data_folder
from ringrealms3d.geometry.off import parse_off
from ringrealms3d.geometry.standing import realm_polyhedron, solid
from ringrealms3d.geometry.uniform import SOLIDS
from tests.geometry.realms import (
    NAMES,
    REALMS,
    ROW,
    edge_length,
    faces_around,
    mesh,
    same_cycle,
)
from tests.geometry.solids import dual_of

each_realm = pytest.mark.parametrize("name", NAMES)


def test_the_realms_are_those_of_the_rules_in_order() -> None:
    assert tuple(realm.name for realm in REALMS) == NAMES
    assert [realm.title.capitalize() for realm in REALMS] == [known.title for known in SOLIDS]


def test_no_other_mesh_file_stands_beside_the_solids() -> None:
    solids = {f"{name}.off" for name in NAMES}
    assert solids <= {path.name for path in data_folder("meshes").glob("*.off")}


def test_an_unknown_solid_is_named_in_the_error() -> None:
    with pytest.raises(ValueError, match=r"'oct'.*tet, cube"):
        solid("oct")


@each_realm
def test_numbers_of_vertices_edges_and_faces(name: str) -> None:
    found, row = mesh(name), ROW[name]
    counts = len(found.points), len(found.edges()), len(found.faces)
    assert counts == (row.vertices, row.edges, row.faces)
    assert sum(counts) == row.positions
    assert counts[0] - counts[1] + counts[2] == 2


@each_realm
def test_every_side_is_met_once_by_its_opposite(name: str) -> None:
    found = mesh(name).sides()
    assert len(set(found)) == len(found)
    assert {(b, a) for a, b in found} == set(found)


@each_realm
def test_all_edges_are_equal_and_all_vertices_on_the_unit_sphere(name: str) -> None:
    found = mesh(name)
    ends = np.array(sorted(map(sorted, found.edges())))
    lengths = np.linalg.norm(found.points[ends[:, 0]] - found.points[ends[:, 1]], axis=1)
    assert np.abs(lengths - lengths[0]).max() < 1e-9
    assert np.abs(np.linalg.norm(found.points, axis=1) - 1).max() < 1e-9


@each_realm
def test_faces_are_flat_and_regular(name: str) -> None:
    found = mesh(name)
    for f, face in enumerate(found.faces):
        corners = found.corners(f)
        arms = corners - corners.mean(axis=0)
        normal = np.cross(arms[0], arms[1])
        assert np.abs(arms @ normal / np.linalg.norm(normal)).max() < 1e-9
        turn = 2 * np.pi / len(face)
        radius = edge_length(found) / (2 * np.sin(turn / 2))
        assert np.abs(np.linalg.norm(arms, axis=1) - radius).max() < 1e-9
        following = np.roll(arms, -1, axis=0)
        cosines = np.einsum("ij,ij->i", arms, following) / radius**2
        assert np.abs(cosines - np.cos(turn)).max() < 1e-9


@each_realm
def test_faces_run_counter_clockwise_and_no_vertex_lies_beyond_them(name: str) -> None:
    found = mesh(name)
    for f in range(len(found.faces)):
        a, b, c = found.corners(f)[:3]
        normal = np.cross(b - a, c - b)
        heights = (found.points - a) @ normal / np.linalg.norm(normal)
        assert heights.max() < 1e-9
        assert np.count_nonzero(heights > -1e-6) == len(found.faces[f])


@each_realm
def test_vertex_figure_at_every_vertex(name: str) -> None:
    found = mesh(name)
    for vertex in range(len(found.points)):
        sizes = tuple(len(found.faces[f]) for f in faces_around(found, vertex))
        assert same_cycle(sizes, ROW[name].figure)


@each_realm
def test_trimesh_calls_it_a_volume(name: str) -> None:
    import trimesh

    found = mesh(name)
    fans = [(face[0], b, c) for face in found.faces for b, c in pairwise(face[1:])]
    body = trimesh.Trimesh(found.points, np.array(fans), process=False)
    assert body.is_volume
    assert body.euler_number == 2
    assert 0.4 < body.volume < 4 / 3 * np.pi


@each_realm
def test_the_file_equals_the_construction(name: str) -> None:
    built = realm_polyhedron(name)
    text = format_off(built, f"{solid(name).title}, circumradius 1")
    points, faces = parse_off(text, name)
    assert faces == mesh(name).faces
    assert np.abs(points - mesh(name).points).max() < 1e-14
    written = (data_folder("meshes") / f"{name}.off").read_text(encoding="utf-8")
    assert written.splitlines()[:3] == text.splitlines()[:3]


@each_realm
def test_the_polyhedron_agrees_with_its_mesh(name: str) -> None:
    built, found = realm_polyhedron(name), mesh(name)
    assert {frozenset(edge) for edge in built.edges} == found.edges()
    assert all(a < b for a, b in built.edges)
    for vertex in range(len(found.points)):
        assert same_cycle(built.vertex_faces[vertex], tuple(faces_around(found, vertex)))
        assert built.vertex_figure(vertex) == min_figure(ROW[name].figure)


def min_figure(figure: tuple[int, ...]) -> tuple[int, ...]:
    turned = [figure[k:] + figure[:k] for k in range(len(figure))]
    return min(turned + [t[::-1] for t in turned])


@each_realm
def test_edges_lie_between_the_right_faces(name: str) -> None:
    built = realm_polyhedron(name)
    for (a, b), (left, right) in zip(built.edges, built.edge_faces, strict=True):
        assert follows(built.faces[left], a, b)
        assert follows(built.faces[right], b, a)
    for f, face in enumerate(built.faces):
        for k, edge in enumerate(built.face_edges[f]):
            assert set(built.edges[edge]) == {face[k], face[(k + 1) % len(face)]}


def follows(face: tuple[int, ...], a: int, b: int) -> bool:
    return face[(face.index(a) + 1) % len(face)] == b


@each_realm
def test_edges_around_a_vertex_lie_between_its_faces(name: str) -> None:
    built = realm_polyhedron(name)
    for vertex, (faces, edges) in enumerate(
        zip(built.vertex_faces, built.vertex_edges, strict=True)
    ):
        for k, edge in enumerate(edges):
            assert vertex in built.edges[edge]
            assert set(built.edge_faces[edge]) == {faces[k], faces[(k + 1) % len(faces)]}


@each_realm
def test_the_dual_exchanges_faces_and_vertices(name: str) -> None:
    built = realm_polyhedron(name)
    dual = dual_of(built)
    twice = dual_of(dual)
    assert (len(dual.vertices), len(dual.faces)) == (len(built.faces), len(built.vertices))
    assert len(dual.edges) == len(built.edges) == len(set(dual.edges))
    assert all(same_cycle(f, g) for f, g in zip(twice.faces, built.faces, strict=True))
    assert twice.edges == built.edges
    assert np.abs(twice.vertices - built.vertices).max() < 1e-9
    assert sorted(map(len, dual.faces)) == [len(ROW[name].figure)] * len(built.vertices)


@each_realm
def test_the_dual_is_polar(name: str) -> None:
    built = realm_polyhedron(name)
    products = dual_of(built).vertices @ built.vertices.T
    for f, face in enumerate(built.faces):
        assert np.abs(products[f, list(face)] - 1).max() < 1e-9
        others = np.delete(products[f], face)
        assert others.max() < 1 - 1e-6
