"""Pointing at cells between pillars, at men and at leapers, against the meshes that are drawn."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.scene.camera import Camera, camera_at, home_of
from ringrealms3d.scene.mesh_data import MeshData, merged
from ringrealms3d.scene.parts import Stones
from ringrealms3d.scene.picking import SitePicker
from tests.amounts import at_night
from tests.games.loops_n_leaps.play import UIDS, random_set_up
from tests.scene.meshes import mesh_of, pad_mesh, piece_meshes
from tests.scene.rays import Points, first_hit, layout_of, picked_by

each_board = pytest.mark.parametrize("uid", UIDS)
ASPECT = 1.3
STEEP, FLAT = 58.0, 25.0
REACH = 2.2  # of a place's radius: no figure and no pad goes farther from its place's centre


def picker(uid: str, stones: Stones) -> SitePicker:
    found = SitePicker(layout_of(uid))
    found.show(stones, np.zeros(len(stones), dtype=np.bool_))
    return found


def empty(uid: str) -> Stones:
    """Return the board with its pillars alone."""
    kinds = layout_of(uid).kinds
    return np.array([-(kind == "pillar") for kind in kinds], dtype=np.int8)


def full(uid: str, number: int) -> Stones:
    """Return a board with the same piece on every free cell."""
    return np.where(empty(uid) == 0, np.int8(number), empty(uid))


def looked_at(uid: str, camera: Camera, points: Points) -> list[tuple[Points, ...]]:
    return [camera.ray(x, y, ASPECT) for x, y in camera.projected(points, ASPECT)]


@each_board
@pytest.mark.parametrize("number", [0, 2, 4])
def test_every_cell_is_picked_from_home_with_all_pillars_and_pieces_standing(
    uid: str, number: int
) -> None:
    """Nothing hides the middle of a cell, or of the top of what stands there."""
    layout, stones = layout_of(uid), full(uid, number)
    found = picker(uid, stones)
    heights = {0: 0.0} | {n: shape.height for n, shape in layout.shapes.items()}
    tops = np.array([heights[n] for n in stones.tolist()]) * layout.radii
    points = layout.centres + tops[:, None] * layout.normals
    rays = looked_at(uid, home_of(layout), points)
    assert [picked_by(found, *ray) for ray in rays] == list(range(len(stones)))


@each_board
def test_no_pillar_hides_any_of_where_a_man_stands_from_home(uid: str) -> None:
    layout, found = layout_of(uid), picker(uid, empty(uid))
    angles = np.arange(12) * np.pi / 6
    round_ = np.column_stack([np.cos(angles), np.sin(angles), np.zeros(12)])
    for site in np.flatnonzero(empty(uid) == 0).tolist():
        points = layout.centres[site] + 0.9 * layout.radii[site] * round_
        for ray in looked_at(uid, home_of(layout), points):
            assert picked_by(found, *ray) == site


@each_board
def test_what_lies_behind_a_pillar_is_found_through_it(uid: str) -> None:
    """From near the ground a pillar hides what is behind it, and a ray goes on to that."""
    layout, found = layout_of(uid), picker(uid, empty(uid))
    camera = camera_at(-90.0, 12.0)
    hidden = 0
    sites = np.flatnonzero(empty(uid) == 0)
    for site, ray in zip(sites, looked_at(uid, camera, layout.centres[sites]), strict=True):
        places = found.pick_all(*ray)
        hidden += places[0] != site
        assert site in places
        assert all(layout.kinds[place] == "pillar" for place in places[: places.index(site)])
    assert hidden > 5


@cache
def drawn(uid: str, seed: int) -> tuple[MeshData, Stones]:
    """Return all that is drawn of a random position, as one mesh, and its pieces."""
    layout, stones = layout_of(uid), random_set_up(uid, seed).pieces
    pieces = piece_meshes(layout, stones).values()
    return merged([pad_mesh(layout), *pieces, *map(mesh_of, layout.fixtures)]), stones


def drawn_place(
    uid: str, mesh: MeshData, ray: tuple[Points, ...]
) -> tuple[int, NDArray[np.float64]]:
    """Return the place that a ray shows, -1 for the frame, and where, by a slow search."""
    layout = layout_of(uid)
    origin, direction = ray
    away = np.linalg.norm(np.cross(layout.centres - origin, direction), axis=1)
    near = np.append(away < REACH * layout.radii, True)
    owners = mesh.owners[mesh.triangles[:, 0]]
    chosen = np.flatnonzero(near[owners])
    corners = mesh.points[mesh.triangles[chosen]]
    hit, _ = first_hit(corners, origin, direction)
    if hit is None:
        return -1, np.full(3, -np.inf)
    a, b, c = corners[hit]
    normal = np.cross(b - a, c - a)
    return int(owners[chosen[hit]]), origin + direction * ((a - origin) @ normal) / (
        direction @ normal
    )


@pytest.mark.few(1)
@each_board
@pytest.mark.parametrize(
    ("elevation", "wrong_at_most"), [at_night(90.0, 0.0), (STEEP, 0.01), at_night(FLAT, 0.06)]
)
def test_nearly_every_point_of_the_picture_picks_what_it_shows(
    uid: str, elevation: float, wrong_at_most: float
) -> None:
    """Grooves between pads are left out; bevels make figures a little smaller than their prisms."""
    mesh, stones = drawn(uid, 3)
    found, camera = picker(uid, stones), camera_at(-80.0, elevation)
    shown, wrong = 0, 0
    rng = np.random.default_rng(11)
    for x, y in rng.uniform(-0.8, 0.8, (360, 2)) * (1 / ASPECT, np.sin(np.radians(elevation))):
        ray = camera.ray(x, y, ASPECT)
        place, spot = drawn_place(uid, mesh, ray)
        if place >= 0 and spot[2] > -1e-9:
            shown += 1
            wrong += picked_by(found, *ray) != place
    assert shown > 120
    assert wrong <= wrong_at_most * shown


@each_board
def test_nothing_is_picked_beside_the_board_or_from_below(uid: str) -> None:
    found = picker(uid, full(uid, 1))
    camera = camera_at(-90.0, 58.0)
    for x, y in ((-0.95, 0.9), (0.95, 0.9), (-0.95, -0.9), (0.95, -0.9), (0.0, -0.97)):
        assert picked_by(found, *camera.ray(x, y, ASPECT)) is None
    assert (
        picked_by(picker(uid, empty(uid)), *camera_at(-90.0, -58.0).ray(0.1, 0.1, ASPECT)) is None
    )
