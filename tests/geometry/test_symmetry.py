"""The symmetry groups as permutations of the sites."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.geometry.polyhedron import Polyhedron, convex_hull_of_uniform
from ringrealms3d.geometry.standing import realm_polyhedron
from ringrealms3d.geometry.symmetry import Permutations, Symmetries, symmetries
from tests.geometry.realms import NAMES, ROW, SNUBS, incidence_matrix, mesh
from tests.geometry.solids import dual_of

each_realm = pytest.mark.parametrize("name", NAMES)


@cache
def group(name: str) -> Symmetries:
    return symmetries(realm_polyhedron(name))


def rotation_order(name: str) -> int:
    return ROW[name].order if name in SNUBS else ROW[name].order // 2


def as_set(permutations: Permutations) -> set[bytes]:
    return {row.tobytes() for row in permutations}


def vertex_map(name: str, permutation: NDArray[np.int16]) -> tuple[NDArray[np.float64], float]:
    """Return the matrix that best moves the vertices as the permutation does, and its error."""
    points, row = mesh(name).points, ROW[name]
    images = points[permutation[row.faces + row.edges :] - (row.faces + row.edges)]
    turn = np.asarray(np.linalg.lstsq(points, images)[0], dtype=np.float64)
    return turn, float(np.abs(points @ turn - images).max())


@each_realm
def test_orders_of_the_groups(name: str) -> None:
    assert group(name).full.shape == (ROW[name].order, ROW[name].positions)
    assert group(name).rotations.shape == (rotation_order(name), ROW[name].positions)
    assert group(name).full.dtype == group(name).rotations.dtype == np.int16


@each_realm
@pytest.mark.parametrize("part", ["rotations", "full"])
def test_they_are_groups(name: str, part: str) -> None:
    elements: Permutations = getattr(group(name), part)
    size = elements.shape[1]
    assert elements[0].tolist() == list(range(size))
    assert (np.sort(elements, axis=1) == np.arange(size)).all()
    known = as_set(elements)
    assert len(known) == len(elements)
    assert all(as_set(elements[:, element]) == known for element in elements)


@each_realm
def test_rotations_stand_first(name: str) -> None:
    count = len(group(name).rotations)
    assert (group(name).full[:count] == group(name).rotations).all()


@each_realm
def test_rings_go_to_rings(name: str) -> None:
    around = incidence_matrix(mesh(name), realm_polyhedron(name).edges)
    for element in group(name).full:
        assert (around[np.ix_(element, element)] == around).all()


@each_realm
def test_every_permutation_is_a_rotation_or_a_reflection_of_space(name: str) -> None:
    for k, element in enumerate(group(name).full):
        turn, error = vertex_map(name, element)
        assert error < 1e-9
        assert np.abs(turn @ turn.T - np.eye(3)).max() < 1e-9
        handedness = 1 if k < rotation_order(name) else -1
        assert np.linalg.det(turn) == pytest.approx(handedness, abs=1e-9)


@each_realm
def test_faces_and_edges_move_with_their_centres(name: str) -> None:
    built, row = realm_polyhedron(name), ROW[name]
    centres = np.concatenate([built.face_centres, built.edge_centres, built.vertices])
    for element in group(name).full[:: max(1, row.order // 12)]:
        turn, _ = vertex_map(name, element)
        assert np.abs(centres @ turn - centres[element]).max() < 1e-9


@each_realm
def test_all_vertices_are_alike(name: str) -> None:
    row = ROW[name]
    first = row.faces + row.edges
    assert set(group(name).full[:, first].tolist()) == set(range(first, row.positions))


@cache
def twin() -> Polyhedron:
    """Return the rhombicuboctahedron with its top cap turned by 45 degrees."""
    points = mesh("sirco").points.copy()
    cap = points[:, 2] > points[:, 2].max() - 1e-9
    assert np.count_nonzero(cap) == 4
    half = np.sqrt(0.5)
    turn = np.array([[half, half, 0], [-half, half, 0], [0, 0, 1]])
    points[cap] = points[cap] @ turn
    return convex_hull_of_uniform(points)


def test_the_twin_looks_the_same_at_every_vertex() -> None:
    counts = len(twin().vertices), len(twin().edges), len(twin().faces)
    assert counts == (24, 48, 26)
    assert {twin().vertex_figure(v) for v in range(24)} == {(3, 4, 4, 4)}


def test_sirco_is_not_its_twin() -> None:
    found = symmetries(twin())
    assert (len(found.rotations), len(found.full)) == (8, 16)
    assert len(group("sirco").full) == 48
    assert len(set(found.full[:, 26 + 48].tolist())) < 24


def test_the_dual_has_the_same_symmetries() -> None:
    dual = symmetries(dual_of(realm_polyhedron("cube")))
    assert (len(dual.rotations), len(dual.full)) == (24, 48)
