"""Boards taken apart: they fit the picture, and what is picked is what is drawn."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

import ringrealms3d as rr
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arrangement import (
    CLOSED,
    Opening,
    filling,
    fitted,
    opened,
    shadows,
)
from ringrealms3d.scene.camera import Camera, camera_at, home_of
from ringrealms3d.scene.mesh_data import MeshData, merged
from ringrealms3d.scene.picking import SitePicker
from tests.amounts import SOME_OF_EACH_GAME, at_night, rest_nightly
from tests.scene.meshes import body_mesh, pad_mesh, piece_meshes
from tests.scene.piles import pile_layout
from tests.scene.rays import UIDS, Points, Soup, each_realm, eyes, layout_of, picked_by

ASPECT = 1.3
OPEN = Opening(apart=0.4)
LYING = [uid for uid in rr.variant_ids() if not uid.startswith(("ring-majority/", "loop/"))]
FLATTEST = 0.2
"""The cosine of the flattest view; beyond it a corner's pad may hide the bar behind it."""


class SlowPicker:
    """Finds what is drawn along a ray among all triangles that the ray passes closely."""

    def __init__(self, mesh: MeshData) -> None:
        self._soup = Soup(mesh.points[mesh.triangles])
        self._owners = mesh.owners[mesh.triangles[:, 0]]

    def pick(self, origin: Points, direction: Points) -> int | None:
        """Return the site that is drawn along a ray, None if there is none."""
        hit, _ = self._soup.first_hit(origin, direction)
        return None if hit is None else int(self._owners[hit])


def drawn(layout: SolidLayout, opening: Opening, stones: NDArray[np.int8]) -> MeshData:
    """Return all that is drawn of a realm."""
    moved = opened(layout, opening)
    pieces = piece_meshes(moved, stones).values()
    body = [] if opening.apart else [body_mesh(layout)]
    return merged([pad_mesh(moved), *pieces, *body])


def picker_for(layout: SolidLayout, opening: Opening, stones: NDArray[np.int8]) -> SitePicker:
    """Return a picker that was made for the closed board and taken apart with it."""
    picker = SitePicker(layout)
    picker.rearrange(opened(layout, opening))
    picker.show(stones, shadows(layout, opening))
    return picker


def looking_at(layout: SolidLayout, site: int, aside: float, parallel: bool) -> Camera:
    """Return a camera that sees a site so many degrees from its normal."""
    x, y, z = layout.normals[site]
    azimuth, elevation = np.degrees(np.arctan2(y, x)), np.degrees(np.arcsin(np.clip(z, -1, 1)))
    camera = camera_at(float(azimuth), float(elevation)).turned(0.6 * np.radians(aside), 0)
    return replace(camera.turned(0, 0.8 * np.radians(aside)), parallel=parallel)


@pytest.mark.few(4)
@pytest.mark.parametrize(
    ("opening", "parallel"),
    [(CLOSED, False), (OPEN, True), at_night(CLOSED, True), at_night(OPEN, False)],
)
@each_realm
def test_every_site_is_picked_wherever_it_is_seen(
    uid: str, opening: Opening, parallel: bool
) -> None:
    layout = layout_of(uid)
    sites = len(layout.kinds)
    stones = np.where(np.arange(sites) % 6 == 0, 1 + np.arange(sites) % 4 // 2, 0).astype(np.int8)
    board = drawn(layout, opening, stones)
    slow = SlowPicker(board)
    picker = picker_for(layout, opening, stones)
    centres = opened(layout, opening).centres
    seen, wrong = 0, []
    turn = 2 * parallel + bool(opening.apart)  # of large boards, each way looks at other sites
    looked_at = range(sites) if sites < 60 else range(turn, sites, 4 * (1 + sites // 120))
    for site in looked_at:
        for aside in (10.0, 75.0):
            camera = fitted(looking_at(layout, site, aside, parallel), layout, opening)
            x, y = camera.projected(centres[site : site + 1], ASPECT)[0]
            ray = camera.ray(x, y, ASPECT)
            towards = camera.towards_eye(centres[site : site + 1], ASPECT)[0]
            cosine = float(towards @ layout.normals[site] / np.linalg.norm(towards))
            if slow.pick(*ray) == site:
                seen += 1
                if picked_by(picker, *ray) != site and cosine > FLATTEST:
                    wrong.append((site, aside))
            elif aside == 10:
                wrong.append((site, aside))
    assert wrong == []
    assert seen > 0.4 * len(looked_at)


@pytest.mark.few(2)
@pytest.mark.parametrize("parallel", [False, at_night(True)])
@each_realm
def test_almost_all_of_what_is_drawn_of_a_board_taken_apart_is_picked(
    uid: str, parallel: bool
) -> None:
    layout = layout_of(uid)
    stones = np.zeros(len(layout.kinds), dtype=np.int8)
    stones[::7] = 2
    board = drawn(layout, OPEN, stones)
    slow = SlowPicker(board)
    picker = picker_for(layout, OPEN, stones)
    rng = np.random.default_rng(3)
    shown = wrong = 0
    for eye in eyes(4, seed=12):
        camera = fitted(replace(eye, parallel=parallel), layout, OPEN)
        for x, y in rng.uniform(-0.8, 0.8, (80, 2)):
            ray = camera.ray(x, y, ASPECT)
            hit = slow.pick(*ray)
            if hit is not None:
                shown += 1
                wrong += picked_by(picker, *ray) != hit
    assert shown > 60
    # around each pad there is a rim, its half of the groove, that is picked and not drawn
    assert wrong <= 0.2 * shown


@pytest.mark.parametrize("apart", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("uid", [*UIDS[::4], "pile"])
def test_a_board_laid_open_fits_the_picture_and_fills_it(uid: str, apart: float) -> None:
    layout = pile_layout() if uid == "pile" else layout_of(uid)
    opening = Opening(apart)
    points = np.concatenate(opened(layout, opening).pads)
    widest = 0.0
    for aspect in (0.6, 1.8):
        for eye in eyes(5, seed=2):
            for parallel in (False, True):
                camera = fitted(replace(eye, parallel=parallel), layout, opening)
                widest = max(widest, reach_of(camera, points, aspect))
                assert reach_of(camera, points, aspect) < 1
    assert widest > 0.5


def reach_of(camera: Camera, points: Points, aspect: float) -> float:
    return float(np.abs(camera.projected(points, aspect)).max())


@pytest.mark.parametrize("uid", rest_nightly(rr.variant_ids(), *SOME_OF_EACH_GAME))
def test_the_first_view_is_filled_and_the_board_in_its_middle(uid: str) -> None:
    layout = layout_of(uid)
    points = np.concatenate([*layout.pads, *(fixture.points for fixture in layout.fixtures)])
    for aspect in (0.6, 1.0, 4 / 3, 16 / 9, 2.4):
        places = fitted(home_of(layout), layout, CLOSED).projected(points, aspect)
        low, high = places.min(axis=0), places.max(axis=0)
        np.testing.assert_allclose((low + high) / 2, 0, atol=0.05)
        assert np.abs(places).max() < 1
        wide, tall = (high - low) / 2
        assert max(wide * aspect, tall) / min(1, aspect) >= 0.8
        assert max(wide, tall) > (0.58 if layout.upright else 0.8)


@pytest.mark.few(8)
@pytest.mark.parametrize("uid", rr.variant_ids())
def test_nothing_is_cut_in_the_first_view(uid: str) -> None:
    layout = layout_of(uid)
    top = max(shape.height for shape in layout.shapes.values())
    tops = layout.centres + top * layout.radii[:, None] * layout.normals
    for aspect in (0.6, 1.0, 4 / 3, 16 / 9, 2.4):
        camera = fitted(home_of(layout), layout, CLOSED)
        assert np.abs(camera.projected(tops, aspect)).max() < 0.97


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", LYING)
def test_no_lying_place_is_hidden_by_pieces_in_the_first_view(uid: str) -> None:
    layout = layout_of(uid)
    lowest = np.flatnonzero(layout.levels == 1)
    camera = fitted(home_of(layout), layout, CLOSED)
    full = np.zeros(len(layout.centres), dtype=np.int8)
    full[lowest] = min(layout.shapes)
    for place in lowest.tolist():
        stones = full.copy()
        stones[place] = 0
        picker = picker_for(layout, CLOSED, stones)
        x, y = camera.projected(layout.centres[place : place + 1], ASPECT)[0]
        assert picked_by(picker, *camera.ray(x, y, ASPECT)) == place


@pytest.mark.parametrize("uid", ["ring-majority/cube", "ring-majority/co", "ring-majority/snic"])
def test_no_side_of_a_narrow_view_cuts_a_piece(uid: str) -> None:
    layout = layout_of(uid)
    camera = fitted(home_of(layout), layout, CLOSED)
    top = max(shape.height for shape in layout.shapes.values())
    tops = layout.centres + top * layout.radii[:, None] * layout.normals
    for aspect in (0.6, 0.8, 1.0):
        assert np.abs(camera.projected(tops, aspect)[:, 0]).max() < 0.96


@pytest.mark.parametrize("uid", rest_nightly(rr.variant_ids(), *SOME_OF_EACH_GAME))
def test_a_still_is_filled_as_far_as_its_sides_allow(uid: str) -> None:
    layout = layout_of(uid)
    points = np.concatenate([*layout.pads, *(fixture.points for fixture in layout.fixtures)])
    for aspect in (0.6, 1.0, 4 / 3, 16 / 9, 2.4):
        places = filling(home_of(layout), layout, CLOSED, aspect).projected(points, aspect)
        wide, tall = (places.max(axis=0) - places.min(axis=0)) / 2
        assert np.abs(places).max() < 1
        assert wide == pytest.approx(0.95, abs=0.01) or tall == pytest.approx(0.86, abs=0.01)


def test_levels_above_the_one_shown_are_looked_through() -> None:
    layout = pile_layout()
    stones = np.ones(len(layout.kinds), dtype=np.int8)
    top = int(np.argmax(layout.levels))
    down = layout.centres[top] + (0, 0, 2), np.array([0.0, 0.0, -1.0])
    for level in range(1, int(layout.levels.max()) + 1):
        opening = Opening(level=level)
        picked = picked_by(picker_for(layout, opening, stones), *down)
        assert picked is None or layout.levels[picked] <= level
        assert (picked == top) == (level == layout.levels.max())
    assert not shadows(layout, CLOSED).any()
