"""Sites and the rings around them."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.geometry.incidence import (
    padded,
    rings,
    site_centres,
    site_counts,
    site_kinds,
    site_names,
)
from ringrealms3d.geometry.standing import realm_polyhedron
from tests.geometry.realms import NAMES, ROW, incidence_matrix, mesh

each_realm = pytest.mark.parametrize("name", NAMES)


@each_realm
def test_rings_hold_the_sites_that_touch(name: str) -> None:
    built = realm_polyhedron(name)
    around = incidence_matrix(mesh(name), built.edges)
    found = rings(built)
    assert len(found) == ROW[name].positions
    for site, ring in enumerate(found):
        assert len(set(ring)) == len(ring)
        assert set(ring) == set(np.flatnonzero(around[site]).tolist())


@each_realm
def test_the_relation_is_symmetric(name: str) -> None:
    found = rings(realm_polyhedron(name))
    assert all(site in found[other] for site, ring in enumerate(found) for other in ring)


@each_realm
def test_sizes_of_the_rings(name: str) -> None:
    row, solid = ROW[name], mesh(name)
    sizes = list(map(len, rings(realm_polyhedron(name))))
    assert sizes[: row.faces] == [2 * len(face) for face in solid.faces]
    assert sizes[row.faces : row.faces + row.edges] == [4] * row.edges
    assert sizes[row.faces + row.edges :] == [2 * len(row.figure)] * row.vertices


@each_realm
def test_neighbours_in_a_ring_touch_and_alternate_in_kind(name: str) -> None:
    built = realm_polyhedron(name)
    around = incidence_matrix(mesh(name), built.edges)
    kinds = site_kinds(built)
    for site, ring in enumerate(rings(built)):
        for k, member in enumerate(ring):
            assert around[member, ring[k - 1]]
            assert kinds[member] == kinds[ring[k - 2]] != kinds[ring[k - 1]]
            assert kinds[member] != kinds[site]


@each_realm
def test_names_kinds_and_centres_agree(name: str) -> None:
    built, row = realm_polyhedron(name), ROW[name]
    counts = (row.faces, row.edges, row.vertices)
    assert site_counts(built) == counts
    expected = [
        f"{letter}{i + 1}" for letter, n in zip("fev", counts, strict=True) for i in range(n)
    ]
    assert list(site_names(built)) == expected
    assert [kind[0] for kind in site_kinds(built)] == [text[0] for text in expected]
    centres = site_centres(built)
    assert centres.shape == (row.positions, 3)
    assert np.abs(centres[0] - mesh(name).corners(0).mean(axis=0)).max() < 1e-12
    assert (centres[row.faces + row.edges :] == built.vertices).all()


def test_padding() -> None:
    table = padded(((1, 2, 3), (4,)))
    assert table.dtype == np.int16
    assert table.tolist() == [[1, 2, 3], [4, -1, -1]]
