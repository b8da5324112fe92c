"""The surface cells close around the solid, one a site."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from ringrealms3d.geometry.incidence import rings
from ringrealms3d.geometry.standing import realm_polyhedron
from ringrealms3d.geometry.surface import cell_sizes, surface_cells
from tests.geometry.realms import NAMES, ROW, Points, edge_length, mesh

each_realm = pytest.mark.parametrize("name", NAMES)
Corner = tuple[float, ...]


@cache
def cells(name: str) -> tuple[Points, ...]:
    return surface_cells(realm_polyhedron(name))


@cache
def owners(name: str) -> dict[tuple[Corner, Corner], int]:
    """Return the cell of each directed side; a side that comes twice is an error."""
    found: dict[tuple[Corner, Corner], int] = {}
    for number, cell in enumerate(cells(name)):
        corners = [tuple(corner) for corner in np.round(cell, 12).tolist()]
        for k, corner in enumerate(corners):
            assert (corners[k - 1], corner) not in found
            found[corners[k - 1], corner] = number
    return found


def area_vector(cell: Points) -> Points:
    return np.asarray(np.cross(cell, np.roll(cell, -1, axis=0)).sum(axis=0) / 2)


@each_realm
def test_one_cell_for_each_site(name: str) -> None:
    row = ROW[name]
    sizes = list(map(len, cells(name)))
    assert sizes[: row.faces] == [2 * len(face) for face in mesh(name).faces]
    assert sizes[row.faces : row.faces + row.edges] == [4] * row.edges
    assert sizes[row.faces + row.edges :] == [2 * len(row.figure)] * row.vertices


@each_realm
def test_cells_look_outwards_and_are_convex(name: str) -> None:
    for cell in cells(name):
        normal = area_vector(cell)
        assert np.linalg.norm(normal) > 1e-4
        normal /= np.linalg.norm(normal)
        assert normal @ cell.mean(axis=0) > 0
        sides = np.roll(cell, -1, axis=0) - cell
        turns = np.cross(np.roll(sides, 1, axis=0), sides) @ normal
        assert turns.min() > 0


@each_realm
def test_every_border_is_shared_by_two_cells(name: str) -> None:
    found = owners(name)
    assert all((b, a) in found for a, b in found)


@each_realm
def test_the_neighbours_of_a_cell_are_its_ring(name: str) -> None:
    found = owners(name)
    beside: list[set[int]] = [set() for _ in cells(name)]
    for (a, b), cell in found.items():
        beside[cell].add(found[b, a])
    assert beside == [set(ring) for ring in rings(realm_polyhedron(name))]


@each_realm
def test_the_surface_is_a_sphere(name: str) -> None:
    found = owners(name)
    corners = {corner for side in found for corner in side}
    assert len(corners) - len(found) // 2 + len(cells(name)) == 2


@each_realm
def test_corners_lie_on_the_faces_of_the_solid(name: str) -> None:
    built = realm_polyhedron(name)
    heights = np.einsum("ij,ij->i", built.face_normals, built.face_centres)
    for cell in cells(name):
        above = cell @ built.face_normals.T - heights
        assert np.abs(above.max(axis=1)).max() < 1e-9


@each_realm
def test_cell_sizes_leave_room_on_every_edge(name: str) -> None:
    sizes, edge = cell_sizes(realm_polyhedron(name)), edge_length(mesh(name))
    np.testing.assert_allclose(sizes.widths, sizes.width, rtol=1e-9)
    np.testing.assert_allclose(sizes.reaches, sizes.reaches[0], rtol=1e-9)
    assert 0 < sizes.width < sizes.reaches[0] < edge / 2
