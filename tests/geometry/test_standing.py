"""How the solids stand and how their sites are numbered."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.standing import (
    numbered,
    realm_polyhedron,
    site_order,
    solid,
    standing,
)
from ringrealms3d.geometry.symmetry import symmetries
from ringrealms3d.geometry.uniform import uniform_polyhedron
from tests.geometry.realms import NAMES, ROW, Points, directed_sides, mesh, same_cycle

each_realm = pytest.mark.parametrize("name", NAMES)
AXIS = {name: 3 if name in ("tet", "tut") else 4 for name in NAMES} | dict.fromkeys(
    ("doe", "id", "ti", "tid", "srid", "snid", "grid"), 5
)


@cache
def centres(name: str) -> dict[str, Points]:
    """Return the centres of each kind of site, from the mesh and the edges' order."""
    found = mesh(name)
    faces = [found.corners(f).mean(axis=0) for f in range(len(found.faces))]
    edges = [found.points[list(edge)].mean(axis=0) for edge in realm_polyhedron(name).edges]
    return {"face": np.array(faces), "edge": np.array(edges), "vertex": found.points}


def azimuths(points: Points) -> NDArray[np.float64]:
    return np.asarray(np.arctan2(points[:, 1], points[:, 0]) % (2 * np.pi))


def off_axis(points: Points) -> NDArray[np.bool_]:
    return np.asarray(np.hypot(points[:, 0], points[:, 1]) > 1e-6)


def room_to_round(values: NDArray[np.float64]) -> float:
    """Return how far the nearest value is from where rounding to 1e-6 changes."""
    return float(np.abs(values * 1e6 % 1 - 0.5).min()) * 1e-6


def permutation_order(permutation: NDArray[np.int16]) -> int:
    power, order = permutation, 1
    while (power != np.arange(len(power))).any():
        power, order = permutation[power], order + 1
    return order


@each_realm
def test_an_axis_of_the_highest_order_is_upright(name: str) -> None:
    points = mesh(name).points
    angle = 2 * np.pi / AXIS[name]
    turn = np.array(
        [[np.cos(angle), np.sin(angle), 0], [-np.sin(angle), np.cos(angle), 0], [0, 0, 1]]
    )
    gaps = np.linalg.norm((points @ turn)[:, None] - points[None], axis=2).min(axis=1)
    assert gaps.max() < 1e-9
    rotations = symmetries(realm_polyhedron(name)).rotations
    assert max(map(permutation_order, rotations)) == AXIS[name]


@each_realm
def test_the_largest_face_that_an_axis_allows_is_on_top(name: str) -> None:
    found = mesh(name)
    rotations = symmetries(realm_polyhedron(name)).rotations
    highest = [turn for turn in rotations if permutation_order(turn) == AXIS[name]]
    on_axis = {f for turn in highest for f in range(len(found.faces)) if turn[f] == f}
    assert 0 in on_axis
    assert len(found.faces[0]) == max(len(found.faces[f]) for f in on_axis)
    assert np.ptp(found.corners(0)[:, 2]) < 1e-12
    assert found.points[:, 2].max() == found.corners(0)[0, 2]


@each_realm
def test_the_first_vertex_is_on_the_top_face_at_azimuth_0(name: str) -> None:
    found = mesh(name)
    assert found.faces[0][0] == 0
    x, y, _ = found.points[0]
    assert x > 0
    assert abs(y) < 1e-12


@each_realm
def test_the_first_side_of_the_top_face_borders_its_largest_neighbour(name: str) -> None:
    found = mesh(name)
    left = {side: len(face) for face in found.faces for side in directed_sides(face)}
    top = found.faces[0]
    beside = {(a, b): left[b, a] for a, b in directed_sides(top)}
    assert beside[top[0], top[1]] == max(beside.values())


@each_realm
@pytest.mark.parametrize("kind", ["face", "edge", "vertex"])
def test_sites_are_sorted_by_height_and_then_azimuth(name: str, kind: str) -> None:
    points = centres(name)[kind]
    turns = np.round(azimuths(points), 6)
    turns[turns == np.round(2 * np.pi, 6)] = 0
    keys = list(zip((-np.round(points[:, 2], 6)).tolist(), turns.tolist(), strict=True))
    assert keys == sorted(keys)
    assert len(set(keys)) == len(keys)


@each_realm
def test_nothing_lies_near_a_rounding_boundary(name: str) -> None:
    for points in centres(name).values():
        turns = azimuths(points)[off_axis(points)]
        turns = turns[np.minimum(turns, 2 * np.pi - turns) > 1e-9]
        assert room_to_round(points[:, 2]) > 1e-9
        assert room_to_round(turns) > 1e-10  # no two sites of one height share an azimuth


@each_realm
def test_heights_and_azimuths_are_equal_or_clearly_apart(name: str) -> None:
    for points in centres(name).values():
        heights = np.diff(np.sort(points[:, 2]))
        turns = np.diff(np.sort(azimuths(points)[off_axis(points)]))
        for gaps in (heights, turns):
            assert ((gaps < 1e-9) | (gaps > 1e-4)).all()


@each_realm
def test_noise_changes_no_number(name: str) -> None:
    built = realm_polyhedron(name)
    rng = np.random.default_rng(7)
    for _ in range(5):
        noise = rng.uniform(-1e-12, 1e-12, built.vertices.shape)
        again = numbered(Polyhedron(built.vertices + noise, built.faces, built.edges))
        assert (again.faces, again.edges) == (built.faces, built.edges)


@each_realm
def test_the_first_order_of_vertices_does_not_matter(name: str) -> None:
    built = realm_polyhedron(name)
    rng = np.random.default_rng(11)
    new = rng.permutation(len(built.vertices))
    vertices = np.empty_like(built.vertices)
    vertices[new] = built.vertices
    faces = [tuple(int(new[v]) for v in face) for face in built.faces]
    edges = [tuple(sorted((int(new[a]), int(new[b])))) for a, b in built.edges]
    rng.shuffle(faces)
    rng.shuffle(edges)
    again = numbered(Polyhedron(vertices, tuple(faces), tuple((a, b) for a, b in edges)))
    assert (again.faces, again.edges) == (built.faces, built.edges)


@each_realm
def test_standing_undoes_turning_over_and_turning_around(name: str) -> None:
    upright = uniform_polyhedron(solid(name))
    over = np.diag([1.0, -1.0, -1.0])
    around = np.array([[0.8, -0.6, 0], [0.6, 0.8, 0], [0, 0, 1]])
    turned = upright.vertices @ (around @ over).T
    again = numbered(standing(Polyhedron(turned, upright.faces, upright.edges)))
    assert np.abs(again.vertices - realm_polyhedron(name).vertices).max() < 1e-9
    assert all(
        same_cycle(f, g) for f, g in zip(again.faces, realm_polyhedron(name).faces, strict=True)
    )


def test_azimuth_just_below_a_full_turn_counts_as_0() -> None:
    points = np.array([[1.0, 1.0, 0.0], [1.0, -1e-16, 0.0], [0.0, -1.0, 0.0], [0.0, 0.0, 1.0]])
    assert site_order(points).tolist() == [3, 1, 0, 2]


@each_realm
def test_faces_begin_with_their_first_vertex_and_edges_rise(name: str) -> None:
    assert len(realm_polyhedron(name).edges) == ROW[name].edges
    assert all(min(face) == face[0] for face in mesh(name).faces)
    assert all(a < b for a, b in realm_polyhedron(name).edges)
