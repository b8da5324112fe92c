"""From where a move is seen, and how the board turns there."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from PyQt6.QtCore import QObject, QVariantAnimation
from PyQt6.QtWidgets import QApplication

import ringrealms3d as rr
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.camera import Camera, camera_at, home_of
from ringrealms3d.scene.picking import SitePicker
from ringrealms3d.window.board.space.camera_driver import CameraDriver
from ringrealms3d.window.board.space.turning import direction_past, direction_to_see
from tests.games.registry import kept_registry

DIRECTIONS = np.random.default_rng(2).normal(size=(40, 3))
NORMALS = DIRECTIONS / np.linalg.norm(DIRECTIONS, axis=1, keepdims=True)
ASPECT = 1.5
places = st.integers(0, len(NORMALS) - 1)


@given(places, places, st.lists(places, max_size=5))
def test_the_place_is_seen_and_the_eye_goes_no_farther_than_that(
    eye: int, place: int, others: list[int]
) -> None:
    found = direction_to_see(NORMALS, NORMALS[eye], place, others)
    if found is None:
        assert NORMALS[place] @ NORMALS[eye] >= 0.2
        return
    assert NORMALS[place] @ found > 0.64
    assert abs(np.linalg.norm(found) - 1) < 1e-9
    if not others:
        assert found @ NORMALS[eye] >= NORMALS[place] @ NORMALS[eye]


def test_what_is_taken_beside_the_place_is_seen_with_it() -> None:
    normals = np.array([[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 0.0, -1.0]])
    found = direction_to_see(normals, normals[2], 0, (1, 2))
    assert found is not None
    assert (normals[[0, 1]] @ found).min() > 0.34


def test_a_turn_begins_and_ends_gently(qapp: QApplication) -> None:
    parent = QObject()
    driver = CameraDriver(parent)
    driver.look(camera_at(0.0, 0.0))
    start, rests = driver.camera.axes[2], []
    driver.rested.connect(lambda: rests.append(driver.camera))
    driver.glide(camera_at(80.0, 0.0), 1000)
    (clock,) = driver.findChildren(QVariantAnimation)
    clock.pause()

    def turned_after(milliseconds: int) -> float:
        clock.setCurrentTime(milliseconds)
        return float(np.degrees(np.arccos(driver.camera.axes[2] @ start)))

    assert 0 < turned_after(100) < 2
    assert abs(turned_after(500) - 40) < 0.1
    assert 78 < turned_after(900) < 80
    assert not rests
    assert abs(turned_after(1000) - 80) < 1e-6
    assert driver.heading is driver.camera
    assert rests == [driver.camera]


def test_a_place_behind_other_levels_is_seen_from_where_the_board_turns() -> None:
    with kept_registry():
        rr.register("ringrealms3d.examples.lines:GAME")
        start = rr.start("lines-in-space/5")
        layout = start.variant.layout
    assert isinstance(layout, SolidLayout)
    picker, camera = SitePicker(layout), home_of(layout)

    def first_seen(place: int, seen_by: Camera) -> int:
        stones = np.zeros(layout.places, dtype=np.int8)
        stones[place] = 1
        picker.show(stones, np.zeros(layout.places, dtype=np.bool_))
        middle = layout.centres[place] + (0.0, 0.0, layout.radii[place] / 2)
        eye = seen_by.eye(ASPECT)
        return picker.pick_all(eye, (middle - eye) / np.linalg.norm(middle - eye))[0]

    behind = [place for place in range(layout.places) if first_seen(place, camera) != place]
    assert len(behind) > 10
    for place in range(layout.places):
        found = direction_past(layout.centres, layout.radii, camera, ASPECT, place)
        turned = camera if found is None else camera.turned_towards(found, 1.0)
        assert first_seen(place, turned) == place
        assert turned.axes[2] @ camera.axes[2] > 0.9
