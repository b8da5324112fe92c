"""Surfaces and maps of any convex solid: closed, apart, and large enough to click."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringrealms3d.core.errors import UserError
from ringrealms3d.geometry.incidence import rings
from ringrealms3d.geometry.polygon import inradius
from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.round_map import round_map
from ringrealms3d.geometry.rounded import rounded, tangent_points
from ringrealms3d.geometry.schlegel import FlatMap
from ringrealms3d.geometry.standing import realm_polyhedron
from ringrealms3d.geometry.surface import cell_sizes, surface_cells
from tests.amounts import rest_nightly
from tests.geometry import solids
from tests.geometry.planar import area, inside, is_simple, segments
from tests.geometry.realms import FEW, NAMES


def dual(name: str) -> solids.Mesh:
    """Return the dual of a realm."""
    return solids.of_polyhedron(solids.dual_of(realm_polyhedron(name)))


ODD: dict[str, Callable[[], solids.Mesh]] = {
    "prism": lambda: solids.prism(30),
    "tall prism": lambda: solids.prism(5, 40.0),
    "disc": lambda: solids.prism(63, 0.1),
    "antiprism": lambda: solids.antiprism(9),
    "pyramid": lambda: solids.pyramid(6),
    "spire": lambda: solids.pyramid(63, 9.0),
    "bipyramid": lambda: solids.bipyramid(8, 0.3),
    "long box": lambda: solids.box(1, 2, 60),
    "J3": solids.triangular_cupola,
    "J11": solids.gyroelongated_pyramid,
    "spiral": lambda: solids.even_sphere(80),
    "random": lambda: solids.on_sphere(60, 5),
}
SOLIDS = ODD | {f"dual of {name}": partial(dual, name) for name in NAMES}
KEPT = (*ODD, *(f"dual of {name}" for name in FEW))
each_solid = pytest.mark.parametrize("name", rest_nightly(SOLIDS, *KEPT))


@cache
def solid(name: str) -> Polyhedron:
    return solids.polyhedron(SOLIDS[name]())


@cache
def laid_out(name: str) -> FlatMap:
    return round_map(solid(name))


def check_rounded(given: Polyhedron) -> None:
    found = rounded(given)
    assert (found.faces, found.edges) == (given.faces, given.edges)
    touching = tangent_points(found)
    np.testing.assert_allclose(np.linalg.norm(touching, axis=1), 1, atol=1e-8)
    np.testing.assert_allclose(touching.mean(axis=0), 0, atol=1e-8)
    heights = np.einsum("ij,ij->i", found.face_normals, found.face_centres)
    above = found.vertices @ found.face_normals.T - heights
    for number, face in enumerate(found.faces):
        np.testing.assert_allclose(above[list(face), number], 0, atol=1e-7)
        others = np.delete(above[:, number], list(face))
        assert (others < -1e-9).all()


@pytest.mark.few(5)
@each_solid
def test_the_canonical_form_has_its_edges_on_the_sphere_and_flat_faces(name: str) -> None:
    check_rounded(solid(name))


@settings(max_examples=15, deadline=None)
@given(st.integers(6, 60), st.integers(0, 10**6))
def test_every_hull_has_a_canonical_form(count: int, seed: int) -> None:
    check_rounded(solids.polyhedron(solids.on_sphere(count, seed)))


@pytest.mark.parametrize("name", rest_nightly(NAMES, *FEW))
def test_the_realms_are_their_own_canonical_forms(name: str) -> None:
    realm = realm_polyhedron(name)
    found = rounded(realm)
    gaps = [
        np.linalg.norm(form.vertices[:, None] - form.vertices[None], axis=2)
        for form in (realm, found)
    ]
    np.testing.assert_allclose(gaps[1] / gaps[1].max(), gaps[0] / gaps[0].max(), atol=1e-8)


@each_solid
def test_the_surface_is_closed_and_its_neighbours_are_the_rings(name: str) -> None:
    owners = {}
    for number, cell in enumerate(surface_cells(solid(name))):
        corners = [tuple(corner) for corner in np.round(cell, 10).tolist()]
        for k, corner in enumerate(corners):
            assert (corners[k - 1], corner) not in owners
            owners[corners[k - 1], corner] = number
    beside: list[set[int]] = [set() for _ in rings(solid(name))]
    for (a, b), cell_number in owners.items():
        beside[cell_number].add(owners[b, a])
    assert beside == [set(ring) for ring in rings(solid(name))]


@each_solid
def test_faces_and_bars_are_convex_and_have_room(name: str) -> None:
    found = solid(name)
    cells = surface_cells(found)[: len(found.faces) + len(found.edges)]
    for cell in cells:
        normal = np.cross(cell - cell.mean(axis=0), np.roll(cell, -1, axis=0) - cell.mean(axis=0))
        normal = normal.sum(axis=0) / np.linalg.norm(normal.sum(axis=0))
        sides = np.roll(cell, -1, axis=0) - cell
        assert (np.cross(np.roll(sides, 1, axis=0), sides) @ normal > 0).all()
        assert normal @ cell.mean(axis=0) > 0
    for face, width in zip(found.faces, cell_sizes(found).widths, strict=True):
        corners = found.vertices[list(face)]
        assert 0 < width < 0.6 * inradius(corners, corners.mean(axis=0))


@pytest.mark.few(4)
@each_solid
def test_the_map_has_every_site_once_and_nothing_overlaps(name: str) -> None:
    found = laid_out(name)
    assert all(is_simple(cell) and area(cell) > 0 for cell in found.cells)
    sides = [
        (tuple(start), tuple(end))
        for cell in found.cells[1:]
        for start, end in np.round(segments(cell), 6).tolist()
    ]
    assert len(set(sides)) == len(sides)
    known = set(sides)
    open_sides = {start: end for start, end in sides if (end, start) not in known}
    corner = next(iter(open_sides))
    border = [corner]
    while (corner := open_sides[corner]) != border[0] and len(border) <= len(open_sides):
        border.append(corner)
    assert len(border) == len(open_sides)
    assert is_simple(np.array(border))
    total = sum(area(cell) for cell in found.cells[1:])
    assert area(np.array(border)) == pytest.approx(total, rel=1e-6)


@pytest.mark.few(5)
@each_solid
def test_pieces_stand_in_their_own_cells_on_the_map(name: str) -> None:
    found = laid_out(name)
    table = np.array([inside(found.centres, cell) for cell in found.cells])
    assert table[0].all()
    assert (table[1:, 1:] == np.eye(len(found.cells) - 1, dtype=np.bool_)).all()
    assert (np.linalg.norm(found.centres, axis=1) + found.radii <= found.size + 1e-9).all()
    zoomed = 8 * 800  # pixels, as close as the map can be seen
    assert found.radii.min() * zoomed / (2 * found.size) > 3


def test_a_form_that_is_not_found_in_time_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringrealms3d.geometry.rounded._MOST_STEPS", 1)
    with pytest.raises(UserError, match="is too uneven"):
        rounded(solid("spire"))
