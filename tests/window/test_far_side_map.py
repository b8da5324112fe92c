"""The map of a solid's hidden half: it turns with the board, and one can play there."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from PyQt6.QtCore import QPoint, QPointF, Qt, QTimer
from pytestqt.qtbot import QtBot

import ringrealms3d as rr
from ringrealms3d.core.solid_layout import SolidLayout, in_space
from ringrealms3d.flat.far_side_drawing import FarSideDrawing
from ringrealms3d.games.make.beside import PASS, with_trays
from ringrealms3d.make import Solid
from ringrealms3d.scene.camera import camera_at, home_of
from ringrealms3d.scene.camera_styles import Arcball
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.theme import LIGHT
from ringrealms3d.window.board.far_side_map import FarSideMap, has_far_side
from tests.window.driver.finding import LEFT, MOUSE
from tests.window.pointing import hover

UIDS = ["ring-majority/tet", "ring-majority/co", "ring-majority/grid"]


def layout_of(uid: str) -> SolidLayout:
    return in_space(rr.start(uid).variant.layout)


@pytest.fixture
def far(qtbot: QtBot, uid: str) -> FarSideMap:
    """The far side of an empty board, seen from its home side."""
    layout, far = layout_of(uid), FarSideMap(None, LIGHT)
    qtbot.addWidget(far)
    far.resize(280, 280)
    far.show_board(layout, Content(np.zeros(layout.places, dtype=np.int8)))
    far.look(home_of(layout))
    far.show()
    return far


def seen(far: FarSideMap) -> NDArray[np.uint8]:
    picture = far.grab().toImage()
    bits = picture.constBits()
    assert bits is not None
    return np.frombuffer(bits.asstring(picture.sizeInBytes()), np.uint8).copy()


@pytest.mark.parametrize("uid", UIDS)
def test_every_hidden_place_is_found_where_it_is_drawn(far: FarSideMap, uid: str) -> None:
    layout = layout_of(uid)
    behind = layout.centres @ home_of(layout).axes[2] < 0
    for place in np.flatnonzero(behind).tolist():
        assert far.reachable[place]
        assert far.site_at(far.place_of(place)) == place
    assert far.site_at(QPointF(2, 2)) is None


@pytest.mark.parametrize("uid", UIDS[:2])
def test_a_click_and_the_pointer_are_reported(far: FarSideMap, uid: str, qtbot: QtBot) -> None:
    layout = layout_of(uid)
    place = int(np.argmin(layout.centres @ home_of(layout).axes[2]))
    with qtbot.waitSignal(far.site_hovered) as hovered:
        hover(far, far.place_of(place))
    with qtbot.waitSignal(far.site_clicked) as clicked:
        MOUSE.mouseClick(far, LEFT, pos=far.place_of(place).toPoint())
    assert (hovered.args, clicked.args) == ([place], [place])


@pytest.mark.parametrize("uid", UIDS[1:2])
def test_it_turns_with_the_camera_and_shows_what_is_there(
    far: FarSideMap, uid: str, qtbot: QtBot
) -> None:
    layout, camera = layout_of(uid), home_of(layout_of(uid))
    empty = seen(far)
    far.look(camera.opposite())
    qtbot.waitUntil(lambda: not np.array_equal(seen(far), empty))
    far.look(camera)
    qtbot.waitUntil(lambda: np.array_equal(seen(far), empty))
    place = int(np.argmin(layout.centres @ camera.axes[2]))
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[place] = 1
    far.show_content(Content(stones))
    with_stone = seen(far)
    far.show_content(Content(stones, last=(place,)))
    assert len({empty.tobytes(), with_stone.tobytes(), seen(far).tobytes()}) == 3
    far.show_content(Content(np.zeros(layout.places, dtype=np.int8)))
    far.show_ghost(1, place)
    assert not np.array_equal(seen(far), empty)
    far.look(camera.opposite())  # where the place is no longer on the map
    qtbot.waitUntil(lambda: not far.reachable[place])
    with_ghost = seen(far)
    far.show_ghost(0, 0)
    np.testing.assert_array_equal(seen(far), with_ghost)
    far.mark_cursor(place)
    np.testing.assert_array_equal(seen(far), with_ghost)


@pytest.mark.parametrize("uid", UIDS[2:])
def test_the_last_move_is_seen_on_the_smallest_place(far: FarSideMap, uid: str) -> None:
    layout = layout_of(uid)
    place = min(np.flatnonzero(far.reachable), key=lambda place: layout.radii[place])
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[place] = 1
    far.resize(180, 180)
    far.show_content(Content(stones))
    without = seen(far)
    far.show_content(Content(stones, last=(int(place),)))
    changed = np.any((seen(far) != without).reshape(-1, 4), axis=1)
    assert changed.sum() > 40


@pytest.mark.parametrize("uid", UIDS[1:2])
def test_a_drag_turns_the_board_and_is_no_click(far: FarSideMap, uid: str, qtbot: QtBot) -> None:
    clicks: list[int] = []
    far.site_clicked.connect(clicks.append)
    with qtbot.waitSignal(far.turned):
        MOUSE.mousePress(far, LEFT, pos=QPoint(140, 140))
        hover(far, QPointF(170, 140), Qt.MouseButton.LeftButton)
        MOUSE.mouseRelease(far, LEFT, pos=QPoint(170, 140))
    assert not clicks


def test_solids_alone_have_one() -> None:
    assert has_far_side(layout_of("ring-majority/ti"))
    assert not has_far_side(layout_of("loops-n-leaps/8"))


@pytest.mark.nightly
def test_what_lies_beside_a_solid_is_neither_drawn_nor_hit(qtbot: QtBot) -> None:
    alone = Solid("cube", "faces").layout(("red", "blue"))
    beside = with_trays(alone, 0, 0, passes=True)
    stones = np.append(np.zeros(alone.places, dtype=np.int8), np.int8(PASS))
    maps = []
    for layout in (alone, beside):
        maps.append(FarSideMap(None, LIGHT))
        qtbot.addWidget(maps[-1])
        maps[-1].resize(280, 280)
        maps[-1].show_board(layout, Content(stones[: layout.places]))
        maps[-1].show()
    for azimuth in range(0, 360, 45):
        for elevation in (-30, 30):
            for each in maps:
                each.look(camera_at(azimuth, elevation))
                resting = each.findChild(QTimer, "far side")
                assert isinstance(resting, QTimer)
                qtbot.waitUntil(lambda timer=resting: not timer.isActive())
            assert not maps[1].reachable[-1]
            assert (seen(maps[0]) == seen(maps[1])).all()


@pytest.mark.parametrize("uid", ["ring-majority/tet", "ring-majority/cube", "ring-majority/tic"])
def test_each_point_belongs_to_the_place_that_a_ray_meets_there(uid: str) -> None:
    """Also while a large face, which reaches around to the far side, is in front of the eye."""
    layout, rng = layout_of(uid), np.random.default_rng(5)
    drawing, home = FarSideDrawing(layout), home_of(layout)
    directions = [layout.normals[0], *layout.normals[4:6], *rng.normal(size=(6, 3))]
    for direction in directions:
        axes = Arcball().towards(home, direction / np.linalg.norm(direction)).axes
        drawing.look(axes)
        missed = 0
        for radius, angle in zip(rng.uniform(0, 1, 40), rng.uniform(0, 2 * np.pi, 40), strict=True):
            spot = radius * np.array([np.cos(angle), np.sin(angle)])
            height = 1 - radius**2
            right, up = spot * np.sqrt(1 + height)
            ray = -right * axes[0] + up * axes[1] - height * axes[2]
            missed += drawing.place_at(QPointF(*spot)) != cell_met(layout, ray)
        assert missed <= 3  # at borders, which have few bends on the map


def cell_met(layout: SolidLayout, ray: NDArray[np.float64]) -> int:
    """Return the cell that a ray from the middle meets."""
    for place, cell in enumerate(layout.cells):
        normal = np.cross(cell[1] - cell[0], cell[2] - cell[0])
        normal *= np.sign(normal @ cell.mean(axis=0))
        if (slope := normal @ ray) > 1e-9:
            met = ray * (normal @ cell[0]) / slope
            sides = np.cross(np.roll(cell, -1, axis=0) - cell, met - cell) @ normal
            if sides.min() > -1e-9 or sides.max() < 1e-9:
                return place
    raise AssertionError("a ray meets no cell")
