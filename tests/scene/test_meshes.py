"""Pads, body and pieces as triangles: whole, the right way round, and apart from each other."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
import trimesh
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.games.named import named_variant
from ringrealms3d.geometry.triangles import fan, strip
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.mesh_data import MeshData, merged
from tests.geometry import solids
from tests.scene.meshes import body_mesh, facing, mark_mesh, pad_mesh, piece_meshes
from tests.scene.rays import Points, each_realm, layout_of


def all_sites(layout: SolidLayout) -> tuple[int, ...]:
    return tuple(range(len(layout.kinds)))


def stone_mesh(layout: SolidLayout, stones: NDArray[np.int8], seat: int) -> MeshData:
    material = layout.colours[seat]
    return piece_meshes(layout, stones)[material]


def no_stones(layout: SolidLayout) -> NDArray[np.int8]:
    return np.zeros(len(layout.kinds), dtype=np.int8)


def mark_last(layout: SolidLayout, sites: tuple[int, ...]) -> MeshData:
    return mark_mesh(layout, "last", Content(no_stones(layout), last=sites))


def mark_taken(layout: SolidLayout, sites: tuple[int, ...]) -> MeshData:
    return mark_mesh(layout, "taken", Content(no_stones(layout), taken=sites))


def mark_legal(layout: SolidLayout, sites: tuple[int, ...]) -> MeshData:
    return mark_mesh(layout, "legal", Content(no_stones(layout), legal=sites))


def all_stones(layout: SolidLayout, seat: int) -> MeshData:
    return stone_mesh(layout, np.full(len(layout.kinds), seat + 1, dtype=np.int8), seat)


BUILDERS: dict[str, Callable[[SolidLayout], MeshData]] = {
    "pads": pad_mesh,
    "body": body_mesh,
    "stones of seat 0": lambda layout: all_stones(layout, 0),
    "stones of seat 1": lambda layout: all_stones(layout, 1),
    "last": lambda layout: mark_last(layout, all_sites(layout)),
    "dots": lambda layout: mark_legal(layout, all_sites(layout)),
    "crosses": lambda layout: mark_taken(layout, all_sites(layout)),
}
each_mesh = pytest.mark.parametrize("name", BUILDERS)
each_piece = pytest.mark.parametrize("name", [name for name in BUILDERS if name != "body"])


@pytest.mark.few(6)
@each_realm
@each_mesh
def test_normals_are_unit_and_triangles_turn_around_them(uid: str, name: str) -> None:
    mesh = BUILDERS[name](layout_of(uid))
    assert mesh.points.shape == mesh.normals.shape == (len(mesh.owners), 3)
    np.testing.assert_allclose(np.linalg.norm(mesh.normals, axis=1), 1, atol=1e-12)
    assert facing(mesh).min() > (0.25 if name == "pads" else 0.75)  # their rims lean upwards


@each_realm
@each_mesh
def test_every_site_owns_its_part(uid: str, name: str) -> None:
    layout = layout_of(uid)
    mesh = BUILDERS[name](layout)
    assert set(mesh.owners.tolist()) == set(all_sites(layout))
    assert mesh.triangles.min() >= 0
    assert mesh.triangles.max() < len(mesh.points)
    corners = mesh.owners[mesh.triangles]
    assert (corners == corners[:, :1]).all()
    reach = np.array(
        [np.linalg.norm(cell - cell.mean(axis=0), axis=1).max() for cell in layout.cells]
    )
    distances = np.linalg.norm(mesh.points - layout.centres[mesh.owners], axis=1)
    assert (distances < 1.2 * reach[mesh.owners]).all()


@each_realm
def test_the_body_is_a_closed_volume(uid: str) -> None:
    body = body_mesh(layout_of(uid))
    solid = trimesh.Trimesh(body.points, body.triangles, process=True)
    assert solid.is_volume
    assert solid.euler_number == 2


@each_realm
def test_the_body_lies_below_every_pad_and_not_below_its_foot(uid: str) -> None:
    layout = layout_of(uid)
    body, pads = body_mesh(layout), pad_mesh(layout)
    for site, normal in enumerate(layout.normals):
        ground = (body.points[body.owners == site] @ normal).max()
        walls = pads.points[pads.owners == site] @ normal
        assert walls.min() < ground < walls.max()


@each_realm
def test_no_pad_hangs_above_the_body(uid: str) -> None:
    assert_pads_reach_the_body(layout_of(uid))


@pytest.mark.parametrize(
    "make", [lambda: solids.pyramid(24, 2), lambda: solids.pyramid(5), lambda: solids.prism(30)]
)
def test_no_pad_of_a_cone_hangs_above_the_body(
    make: Callable[[], solids.Mesh], tmp_path: Path
) -> None:
    """Where faces meet at very different angles, the corners of a vertex's cell are not level."""
    path = tmp_path / "cone.stl"
    path.write_bytes(solids.file_bytes(make(), "stl"))
    assert_pads_reach_the_body(layout_of(named_variant(f"ring-majority/{path}").uid))


def assert_pads_reach_the_body(layout: SolidLayout) -> None:
    """Assert that no corner of the body below a pad is lower than the pad's foot."""
    body, pads = body_mesh(layout), pad_mesh(layout)
    for site, normal in enumerate(layout.normals):
        ground = body.points[body.owners == site] @ normal
        assert (pads.points[pads.owners == site] @ normal).min() < ground.min()


def neighbouring_cells(layout: SolidLayout) -> list[tuple[int, int, Points]]:
    """Return the pairs of cells that share a border, and its two ends."""
    borders: dict[tuple[tuple[float, ...], ...], list[tuple[int, Points]]] = {}
    for site, cell in enumerate(layout.cells):
        for ends in zip(cell, np.roll(cell, -1, axis=0), strict=True):
            key = tuple(sorted(tuple((np.round(end, 7) + 0.0).tolist()) for end in ends))
            borders.setdefault(key, []).append((site, np.array(ends)))
    assert all(len(sharing) == 2 for sharing in borders.values())
    return [(one[0], two[0], one[1]) for one, two in borders.values()]


@pytest.mark.few(5)
@each_realm
@each_piece
def test_what_stands_on_neighbouring_sites_is_apart(uid: str, name: str) -> None:
    """The plane through the shared border that halves the angle between two sites parts them."""
    layout = layout_of(uid)
    mesh = BUILDERS[name](layout)
    parts = [mesh.points[mesh.owners == site] for site in all_sites(layout)]
    for one, two, (start, end) in neighbouring_cells(layout):
        upright = layout.normals[one] + layout.normals[two]
        across = np.cross(end - start, upright)
        across /= np.linalg.norm(across)
        sides = [np.sign((parts[site] - start) @ across) for site in (one, two)]
        assert (sides[0] == sides[0][0]).all()
        assert (sides[1] == -sides[0][0]).all()


@each_realm
def test_pads_keep_inside_their_cells(uid: str) -> None:
    layout = layout_of(uid)
    for cell, pad, normal, radius in zip(
        layout.cells, layout.pads, layout.normals, layout.radii, strict=True
    ):
        sides = np.roll(cell, -1, axis=0) - cell
        inwards = np.cross(normal, sides)
        inwards /= np.linalg.norm(inwards, axis=1, keepdims=True)
        assert (pad @ inwards.T - np.einsum("ij,ij->i", cell, inwards)).min() > 0.03 * radius


@each_realm
@each_piece
def test_nothing_hangs_in_the_air_or_sinks_in_far(uid: str, name: str) -> None:
    layout = layout_of(uid)
    mesh = BUILDERS[name](layout)
    offsets = mesh.points - layout.centres[mesh.owners]
    heights = np.einsum("ij,ij->i", offsets, layout.normals[mesh.owners])
    faces = zip(layout.cells, layout.normals, strict=True)
    slopes = [np.ptp(cell @ normal) for cell, normal in faces]
    assert (heights > -0.03 - np.array(slopes)[mesh.owners]).all()
    lowest = np.full(len(layout.kinds), np.inf)
    np.minimum.at(lowest, mesh.owners, heights)
    assert (lowest <= 0.1 * layout.radii).all()
    assert (heights <= 0.6 * layout.radii[mesh.owners]).all()


def profile(seat: int) -> NDArray[np.float64]:
    """Return the height of a seat's stone at some distances from its axis, in its radius."""
    layout = layout_of("ring-majority/cube")
    stones = np.zeros(26, dtype=np.int8)
    stones[0] = seat + 1
    mesh = stone_mesh(layout, stones, seat)
    offsets = (mesh.points - layout.centres[0]) / layout.radii[0]
    heights = offsets @ layout.normals[0]
    distances = np.linalg.norm(offsets - heights[:, None] * layout.normals[0], axis=1)
    order = np.argsort(distances)
    return np.asarray(np.interp(np.linspace(0, 1, 6), distances[order], heights[order]))


def test_the_two_seats_differ_in_shape() -> None:
    lens, hollow = profile(0), profile(1)
    assert np.argmax(lens) == 0
    assert np.argmax(hollow) >= 2
    assert hollow.max() > hollow[0] + 0.1
    assert np.abs(lens - hollow).max() > 0.2


def test_only_the_seats_own_stones_are_built() -> None:
    layout = layout_of("ring-majority/tet")
    stones = np.array([1, 0, 2, 2, *[0] * 10], dtype=np.int8)
    assert set(stone_mesh(layout, stones, 0).owners.tolist()) == {0}
    assert set(stone_mesh(layout, stones, 1).owners.tolist()) == {2, 3}
    one = len(stone_mesh(layout, stones, 0).points)
    assert np.array_equal(np.bincount(stone_mesh(layout, stones, 0).owners), [one])


@pytest.mark.parametrize("build", [mark_last, mark_legal, mark_taken])
def test_nothing_to_mark_is_an_empty_mesh(
    build: Callable[[SolidLayout, tuple[int, ...]], MeshData],
) -> None:
    mesh = build(layout_of("ring-majority/tet"), ())
    assert len(mesh.points) == len(mesh.triangles) == len(mesh.owners) == 0


def test_merging_renumbers_the_triangles() -> None:
    layout = layout_of("ring-majority/tet")
    parts = [mark_last(layout, (3,)), mark_legal(layout, (5,))]
    whole = merged(parts)
    np.testing.assert_array_equal(
        whole.points[whole.triangles],
        np.concatenate([part.points[part.triangles] for part in parts]),
    )
    assert set(whole.owners.tolist()) == {3, 5}
    assert len(merged([]).points) == 0


def test_a_fan_and_a_strip_cover_their_polygons() -> None:
    assert fan(5, first=2).tolist() == [[2, 3, 4], [2, 4, 5], [2, 5, 6]]
    triangles = strip(4, outer=0, inner=4)
    assert len(triangles) == 8
    edges = [frozenset(pair) for row in triangles.tolist() for pair in combinations(row, 2)]
    shared = [edge for edge in edges if edges.count(edge) == 2]
    assert len(set(shared)) == 8
