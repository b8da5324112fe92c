"""Picking on piles: every open place from above, and what a slow search of the meshes finds."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import SolidLayout, present
from ringrealms3d.games import start, variant
from ringrealms3d.scene.arrangement import above_level, taken_apart
from ringrealms3d.scene.camera import Camera, camera_at
from ringrealms3d.scene.parts import Stones
from ringrealms3d.scene.picking import SitePicker
from tests.amounts import rest_nightly
from tests.games.loop.play import LAZO, MINI, UIDS, climbing_game
from tests.scene.meshes import mesh_of, pad_mesh, piece_meshes
from tests.scene.rays import Points, Soup, layout_of, picked_by

each_pile = pytest.mark.parametrize("uid", rest_nightly(UIDS, MINI, LAZO))
WIDE = 1.4
ANGLES = ((-72, 44), (10, 60), (130, 75), (-160, 35))
NOT_A_PLACE = -1  # the owner of what stands still


@cache
def positions(uid: str) -> tuple[Position, ...]:
    """Return positions of random games that go up where they can."""
    found = []
    for seed in (1, 2):
        game = [position for _, position in climbing_game(start(uid), seed)]
        found += [game[len(game) // 3], game[-2]]
    return tuple(found)


def drawn(layout: SolidLayout, stones: Stones) -> tuple[Points, np.ndarray]:
    """Return all triangles of a picture and the place of each."""
    pads = pad_mesh(layout)
    owners = pads.owners[pads.triangles[:, 0]]
    shown = present(layout, stones)[owners]
    parts = [(pads.points[pads.triangles[shown]], owners[shown])]
    tiles = piece_meshes(layout, stones).values()
    for mesh in (*tiles, *map(mesh_of, layout.fixtures)):
        parts += [(mesh.points[mesh.triangles], mesh.owners[mesh.triangles[:, 0]])]
    triangles, places = zip(*parts, strict=True)
    return np.concatenate(triangles), np.concatenate(places)


def picker_for(layout: SolidLayout, stones: Stones, level: int | None = None) -> SitePicker:
    picker = SitePicker(layout)
    faded = above_level(layout, variant_side(layout) if level is None else level)
    picker.show(stones, faded)
    return picker


def variant_side(layout: SolidLayout) -> int:
    return int(layout.levels.max())


@pytest.mark.few(1)
@each_pile
def test_every_open_place_that_is_seen_is_picked_at_its_middle(uid: str) -> None:
    layout = layout_of(uid)
    seen, wrong = 0, 0
    for position in positions(uid):
        stones = position.pieces[: layout.places]
        picker = picker_for(layout, position.pieces)
        triangles, places = drawn(layout, stones)
        tiles = Soup(triangles[np.where(places == NOT_A_PLACE, 0, stones[places]) != 0])
        for azimuth, elevation in ANGLES:
            camera = camera_at(azimuth, elevation)
            for site in np.flatnonzero(present(layout, stones) & (stones == 0)):
                origin, direction = towards(camera, layout.centres[site])
                if distance(tiles, origin, direction) > (layout.centres[site] - origin) @ direction:
                    seen += 1
                    wrong += picked_by(picker, origin, direction) != site
    assert seen > 20
    assert wrong == 0


@each_pile
def test_every_open_place_is_picked_from_straight_above(uid: str) -> None:
    layout = layout_of(uid)
    down = np.array([0.0, 0.0, -1.0])
    for position in positions(uid):
        stones = position.pieces[: layout.places]
        picker = picker_for(layout, stones)
        for site in np.flatnonzero(present(layout, stones) & (stones == 0)):
            for point in (layout.centres[site], *layout.pads[site]):
                assert picked_by(picker, point - 3 * down, down) == site


@pytest.mark.few(1)
@each_pile
def test_rays_pick_what_they_see(uid: str) -> None:
    """A floor that is seen is picked; a tile is, unless the ray passes close by an open gap."""
    layout = layout_of(uid)
    for number, position in enumerate(positions(uid)):
        stones = position.pieces[: layout.places]
        check_rays(layout, stones, picker_for(layout, stones), seed=number)


def check_rays(layout: SolidLayout, stones: Stones, picker: SitePicker, seed: int) -> None:
    """Compare what rays to random triangles of the picture pick with what they meet."""
    triangles, places = drawn(layout, stones)
    soup = Soup(triangles)
    rng = np.random.default_rng(seed)
    alike = over_gaps = wrong = 0
    for azimuth, elevation in ANGLES:
        for target in rng.choice(np.flatnonzero(places != NOT_A_PLACE), 50):
            ray = towards(camera_at(azimuth, elevation), triangles[target].mean(axis=0))
            hit, margin = soup.first_hit(*ray)
            if hit is None or margin < 1e-6 or places[hit] == NOT_A_PLACE:
                continue
            site, picked = places[hit], picked_by(picker, *ray)
            beside_gap = picked is not None and site in layout.supports[picked]
            alike += picked == site
            over_gaps += picked != site and beside_gap and stones[picked] == 0
            wrong += picked != site and not (beside_gap and stones[picked] == 0)
    assert alike > 80
    assert over_gaps < 0.3 * alike
    assert wrong <= 0.03 * alike  # rays know nothing of the cut edges of tiles


def towards(camera: Camera, point: Points) -> tuple[Points, Points]:
    """Return the ray from the eye to a point, through the picture."""
    ((x, y),) = camera.projected(point[None], WIDE)
    origin, direction = camera.ray(float(x), float(y), WIDE)
    return origin, direction


def distance(soup: Soup, origin: Points, direction: Points) -> float:
    """Return how far along a ray the first triangle is."""
    hit, _ = soup.first_hit(origin, direction)
    if hit is None:
        return np.inf
    a, b, c = soup.triangles[hit]
    normal = np.cross(b - a, c - a)
    return float(normal @ (a - origin) / (normal @ direction))


@pytest.mark.few(1)
@each_pile
def test_a_pile_is_looked_into_level_by_level(uid: str) -> None:
    layout = layout_of(uid)
    stones = np.ones(layout.places, dtype=np.int8)
    down = np.array([0.0, 0.0, -1.0])
    for level in range(1, variant_side(layout) + 1):
        picker = picker_for(layout, stones, level)
        for site in np.flatnonzero(layout.levels == level):
            assert picked_by(picker, layout.centres[site] - 3 * down, down) == site


@each_pile
@pytest.mark.parametrize("share", [0.5, 1.0])
def test_a_pile_that_is_taken_apart_is_picked_where_it_is_drawn(uid: str, share: float) -> None:
    layout = taken_apart(layout_of(uid), share)
    stones = positions(uid)[0].pieces[: layout.places]
    check_rays(layout, stones, picker_for(layout, stones), seed=7)


def test_clicks_on_the_maps_further_places_mean_nothing_in_space() -> None:
    layout = layout_of(UIDS[0])
    assert len(variant(UIDS[0]).layout.kinds) > layout.places
    pieces = np.ones(len(layout.kinds), dtype=np.int8)
    picker = picker_for(layout, pieces)
    rays = [camera_at(-90, 89).ray(x, y, WIDE) for x in (-0.3, 0, 0.3) for y in (-0.2, 0.2)]
    found = [picked_by(picker, *ray) for ray in rays]
    assert all(site is None or site < layout.places for site in found)
