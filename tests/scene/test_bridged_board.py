"""A board with bridges and holes: what is picked is what is drawn, and what is lit."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.core.group import Group
from ringrealms3d.scene.camera import camera_at, home_of
from ringrealms3d.scene.content import Content, with_group
from ringrealms3d.scene.mesh_data import MeshData, merged
from ringrealms3d.scene.picking import SitePicker
from tests.games.loophole_2d.play import BOARD, UID, random_set_up
from tests.scene.meshes import mesh_of, pad_mesh, piece_meshes
from tests.scene.pictures import Picture, changed, near_site, picture_of
from tests.scene.rays import Soup, layout_of, picked_by

LAYOUT = layout_of(UID)
HOME = home_of(LAYOUT)
SIZE = (320, 240)
WIDE = 1.5
STONES = random_set_up(3, fill=0.4).pieces
NOBODY = np.zeros(len(LAYOUT.kinds), dtype=np.bool_)
EYES = (LAYOUT.home, (-90.0, 30.0), (40.0, 42.0), (160.0, 75.0))


@cache
def drawn() -> MeshData:
    """Return everything that is drawn; what belongs to no site is owned by -1."""
    still = [*LAYOUT.fixtures, *(bridge.surface for bridge in LAYOUT.bridges)]
    pieces = piece_meshes(LAYOUT, STONES).values()
    return merged([pad_mesh(LAYOUT), *pieces, *map(mesh_of, still)])


@cache
def soup() -> Soup:
    """Return the triangles of everything that is drawn."""
    return Soup(drawn().points[drawn().triangles])


def owner_of_hit(origin: NDArray[np.float64], direction: NDArray[np.float64]) -> int | None:
    """Return whose surface a ray meets first, None for nothing."""
    mesh = drawn()
    hit, _ = soup().first_hit(origin, direction)
    return None if hit is None else int(mesh.owners[mesh.triangles[hit, 0]])


def top_of(site: int) -> NDArray[np.float64]:
    """Return the middle of a pad or of what stands on it."""
    number = int(STONES[site])
    height = LAYOUT.shapes[number].height * LAYOUT.radii[site] if number else 0.0
    return np.asarray(LAYOUT.centres[site] + 0.8 * height * LAYOUT.normals[site])


@pytest.mark.few(1)
@pytest.mark.parametrize("angles", EYES)
def test_every_cell_that_an_eye_sees_is_picked(angles: tuple[float, float]) -> None:
    picker = SitePicker(LAYOUT)
    picker.show(STONES, NOBODY)
    camera = camera_at(*angles)
    seen = 0
    for site in range(BOARD.size):
        ((x, y),) = camera.projected(top_of(site)[None], WIDE)
        ray = camera.ray(x, y, WIDE)
        owner = owner_of_hit(*ray)
        if owner is not None and owner >= 0:
            seen += owner == site
            assert picked_by(picker, *ray) == owner
    assert seen > 0.9 * BOARD.size


def test_windows_and_what_stands_still_are_not_picked() -> None:
    picker = SitePicker(LAYOUT)
    picker.show(STONES, NOBODY)
    rng = np.random.default_rng(5)
    beside = 0
    for x, y in rng.uniform(-0.9, 0.9, (80, 2)):
        ray = camera_at(-90.0, 89.0).ray(x, y, WIDE)
        owner = owner_of_hit(*ray)
        if owner is None:
            beside += 1
            assert picked_by(picker, *ray) is None
    assert beside > 15


def shown(stones: NDArray[np.int8]) -> Picture:
    return picture_of(UID, Content(stones), HOME, SIZE)


@pytest.mark.nightly
def test_one_missing_stone_is_seen_in_the_picture() -> None:
    full = shown(STONES)
    for site in np.flatnonzero(STONES)[::12]:
        without = STONES.copy()
        without[site] = 0
        where = changed(full, shown(without))
        assert where.any(), BOARD.sites[site]
        near = near_site(UID, int(site), HOME, room=3.0)
        assert (where & ~near).sum() <= 0.1 * where.sum()


@pytest.mark.few(1)
@pytest.mark.parametrize("number", range(len(LAYOUT.bridges)))
def test_a_bridge_lights_up_with_all_of_its_places_and_not_with_fewer(number: int) -> None:
    places = LAYOUT.bridges[number].places
    points = LAYOUT.bridges[number].surface.points
    content = Content(np.zeros(len(LAYOUT.kinds), dtype=np.int8))
    plain, partly, whole = (
        picture_of(UID, with_group(content, Group("", 0, sites[:1], sites[1:])), HOME, SIZE)
        for sites in ((), places[:-1], places)
    )
    spots = (HOME.projected(points, SIZE[0] / SIZE[1]) * [1, -1] + 1) / 2 * SIZE
    columns, rows = np.unique(spots.astype(int), axis=0).T
    lit, dark = (changed(plain, other, least=30)[rows, columns].mean() for other in (whole, partly))
    assert lit > dark + 0.25
