"""Pointing at the board with real mouse events."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from PyQt6.QtCore import QEvent, QPoint, QPointF, Qt
from PyQt6.QtGui import QMouseEvent, QWheelEvent
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.camera import HOME, camera_at
from ringrealms3d.scene.content import Content, content_of
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import LIGHT
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import PEOPLE
from ringrealms3d.window.board.free_choice import without_free_choice
from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.main_window import MainWindow
from tests.scene.rays import each_realm
from tests.window.driver import Person
from tests.window.pointing import board_view, click, drag, face, hover

CORNER = QPointF(6, 6)
Picture = NDArray[np.uint8]
TOLERANCE = 0.0002
"""The share of pixels that may differ clearly, as at edges."""


def picture(view: BoardView) -> Picture:
    """Return what the view shows, uint8 (height, width, 3)."""
    view.detail.restore()
    grabbed = view.canvas.grabFramebuffer()
    image = grabbed.convertToFormat(grabbed.Format.Format_RGB888)
    bits = image.constBits()
    assert bits is not None
    data = np.frombuffer(bits.asarray(image.sizeInBytes()), dtype=np.uint8)
    rows = data.reshape(image.height(), image.bytesPerLine())[:, : 3 * image.width()]
    return rows.reshape(image.height(), image.width(), 3).copy()


@pytest.mark.few(1)
@each_realm
def test_a_click_on_a_projected_site_plays_it(qtbot: QtBot, window: MainWindow, uid: str) -> None:
    window.session.new_game(uid)
    size = window.session.position.board.size
    for site in {0, size // 3, size // 2, size - 1}:
        face(board_view(window), in_space(window.session.position.variant.layout).normals[site])
        click(qtbot, board_view(window), board_view(window).place_of(site))
        assert window.session.moves[-1] == Move(site)
    assert len(window.session.moves) == 4


def test_a_drag_turns_the_board_and_plays_nothing(qtbot: QtBot, window: MainWindow) -> None:
    before = board_view(window).camera_view
    centre = QPointF(board_view(window).rect().center())
    drag(qtbot, board_view(window), centre, centre + QPointF(120, 40))
    assert not window.session.moves
    assert not np.allclose(board_view(window).camera_view.axes, before.axes)


def test_a_point_follows_the_pointer_that_drags_it(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    site = view.site_at(QPointF(view.rect().center()))
    assert site is not None
    start = view.place_of(site)
    drag(qtbot, view, start, start + QPointF(60, -40))
    moved = view.place_of(site) - start
    assert moved.x() > 20
    assert moved.y() < -10


def test_a_quick_drag_turns_the_board_as_far_as_a_slow_one(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Where frames are slow, Qt tells of one move instead of many."""
    view = board_view(window)
    before, start = view.camera_view, QPointF(view.rect().center())
    end = start + QPointF(80, 0)
    drag(qtbot, view, start, end)
    slow = view.camera_view
    view.look(before)
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=start.toPoint())
    hover(view, end, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end.toPoint())
    np.testing.assert_allclose(view.camera_view.axes, slow.axes, atol=1e-9)


def test_a_press_that_hardly_moves_is_a_click(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    before = view.camera_view
    place = view.place_of(view.site_at(QPointF(view.rect().center())) or 0)
    step = QApplication.startDragDistance() // 2 - 1
    drag(qtbot, view, place, place + QPointF(step, step))
    assert len(window.session.moves) == 1
    assert view.camera_view is before


def test_the_right_button_plays_nothing_and_turns(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    centre = QPointF(view.rect().center())
    qtbot.mouseClick(view, Qt.MouseButton.RightButton, pos=centre.toPoint())
    assert not window.session.moves
    before = view.camera_view.axes
    drag(qtbot, view, CORNER, CORNER + QPointF(40, 30), Qt.MouseButton.RightButton)
    assert not window.session.moves
    assert not np.array_equal(view.camera_view.axes, before)


def test_a_click_beside_the_board_plays_nothing(qtbot: QtBot, window: MainWindow) -> None:
    click(qtbot, board_view(window), CORNER)
    assert not window.session.moves


@pytest.mark.nightly
def test_each_click_with_ctrl_on_a_spot_goes_one_place_deeper(
    qtbot: QtBot, window: MainWindow
) -> None:
    session, view, clicked = window.session, board_view(window), list[int]()
    session.new_game("loop/mini", PEOPLE)
    for _ in range(10):
        session.play(session.position.legal_moves[-1])
    session.resign()  # so that clicks change nothing
    view.look(camera_at(-60, 6))  # from the side, through pieces
    view.pointing.clicked.connect(clicked.append)
    spots = (view.place_of(site) for site in range(session.position.board.size))
    spot = next(each for each in spots if len(view.viewport.sites_at(each)) > 2)
    first, *behind = view.viewport.sites_at(spot)
    left, control = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
    for _ in range(len(behind) + 1):
        qtbot.mouseClick(view, left, control, spot.toPoint())
    assert clicked == [*behind, behind[0]]
    clicked.clear()
    click(qtbot, view, spot)
    click(qtbot, view, spot)
    qtbot.mouseClick(view, left, control, spot.toPoint())
    assert clicked == [first, first, behind[0]]


@pytest.mark.nightly
def test_a_double_click_beside_the_board_goes_home_and_on_a_place_presses_it_once_more(
    qtbot: QtBot, window: MainWindow
) -> None:
    view, left = board_view(window), Qt.MouseButton.LeftButton
    view.look(HOME.turned(1.0, 0.4).zoomed(1.3))
    qtbot.mouseDClick(view, left, pos=CORNER.toPoint())
    wait_for_home(qtbot, view)
    assert not window.session.moves
    spot = view.place_of(int(np.flatnonzero(view.reachable)[0]))
    again = QMouseEvent(
        *(QEvent.Type.MouseButtonDblClick, spot, view.mapToGlobal(spot)),
        *(left, left, Qt.KeyboardModifier.NoModifier),
    )
    QApplication.sendEvent(view, again)
    qtbot.mouseRelease(view, left, pos=spot.toPoint())
    assert len(window.session.moves) == 1


def test_the_home_key_goes_home_and_ctrl_arrows_turn(qtbot: QtBot, window: MainWindow) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
        before = board_view(window).camera_view.axes
        qtbot.keyClick(board_view(window), key, control)
        assert not np.allclose(board_view(window).camera_view.axes, before)
    qtbot.keyClick(board_view(window), Qt.Key.Key_Home)
    wait_for_home(qtbot, board_view(window))


def wait_for_home(qtbot: QtBot, view: BoardView) -> None:
    """Wait until the eye has arrived at the home side."""
    qtbot.waitUntil(lambda: view.camera_view.angles() == HOME.angles())
    assert view.camera_view.zoom == 1


@pytest.mark.nightly
def test_letter_keys_of_the_graphics_library_do_nothing(qtbot: QtBot, window: MainWindow) -> None:
    before = picture(board_view(window))
    for key in "wseqrp":
        qtbot.keyClick(board_view(window), key)
        assert window.isVisible(), key
        assert np.array_equal(picture(board_view(window)), before), key


def test_the_wheel_zooms(window: MainWindow) -> None:
    view = board_view(window)
    for delta, nearer in ((120, True), (-360, False)):
        before = view.camera_view.zoom
        place = QPointF(view.rect().center())
        QApplication.sendEvent(view, wheel_event(view, place, delta))
        assert (view.camera_view.zoom < before) == nearer


def wheel_event(view: BoardView, place: QPointF, delta: int) -> QWheelEvent:
    """Return one turn of the wheel."""
    return QWheelEvent(
        place,
        QPointF(view.mapToGlobal(place.toPoint())),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )


def test_clicks_hit_after_resizing(qtbot: QtBot, window: MainWindow) -> None:
    for size in ((700, 560), (540, 760)):
        window.resize(*size)
        qtbot.waitUntil(lambda size=size: window.width() == size[0])
        site = board_view(window).site_at(QPointF(board_view(window).rect().center()))
        assert site is not None
        window.session.new_game(window.session.uid)
        click(qtbot, board_view(window), board_view(window).place_of(site))
        assert window.session.moves == (Move(site),)


def test_the_board_is_drawn_once_for_a_new_size(qtbot: QtBot, window: MainWindow) -> None:
    drawn = []
    board_view(window).canvas.ren_win.AddObserver("EndEvent", lambda *_: drawn.append(1))
    window.resize(700, 580)
    qtbot.waitUntil(lambda: len(drawn) > 0)
    qtbot.wait(30)
    assert len(drawn) == 1


def test_hovering_tells_the_site_and_lights_its_pad(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    site = view.site_at(QPointF(view.rect().center()))
    assert site is not None
    away = QPointF(3, 3)
    hover(view, away)
    plain = picture(view)
    with qtbot.waitSignal(view.site_hovered) as heard:
        hover(view, view.place_of(site))
    assert heard.args == [site]
    lit = picture(view)
    assert np.count_nonzero(np.any(lit != plain, axis=2)) > 100
    hover(view, away)
    assert np.array_equal(picture(view), plain)


def test_a_stone_changes_the_picture_and_undo_restores_it(qtbot: QtBot, window: MainWindow) -> None:
    before = picture(board_view(window))
    site = board_view(window).site_at(QPointF(board_view(window).rect().center()))
    assert site is not None
    window.session.play(Move(site))
    assert np.count_nonzero(np.any(picture(board_view(window)) != before, axis=2)) > 200
    window.session.undo()
    assert np.array_equal(picture(board_view(window)), before)


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", ["ring-majority/tet", "loop/mini", "path-tiles/free-turns"])
def test_a_board_is_made_once_and_shows_nothing_of_the_game_before(
    window: MainWindow, uid: str
) -> None:
    view, session = board_view(window), window.session
    Person(window).pick("view.quality", "fast")
    session.new_game(uid)
    before, scene = picture(view), view.scene
    seed = session.record.seed
    session.play(session.position.legal_moves[0])
    assert scene is not None
    scene.carry(session.position.legal_moves[0].code % 4, None, view.ray_through(CORNER))
    view.lay_open(replace(view.opening, apart=0.5))
    view.hover(2)
    view.mark_cursor(3)
    view.driver.look(HOME)
    session.restore(OpenGame(Cursor(GameRecord(uid, seed)), PEOPLE))
    assert view.scene is scene
    assert np.array_equal(picture(view), before)


def test_a_board_is_made_again_only_for_other_colours_or_another_quality(
    window: MainWindow,
) -> None:
    Person(window).pick("view.quality", "fast")
    scene = board_view(window).scene
    Person(window).pick("view.quality", "fast")
    assert board_view(window).scene is scene
    Person(window).pick("view.quality", "finest")
    assert board_view(window).scene is not scene


def test_the_window_shows_what_is_drawn_without_one_and_a_missing_stone_is_seen(
    qtbot: QtBot, window: MainWindow
) -> None:
    view, session = board_view(window), window.session
    Person(window).pick("view.quality", "fast")
    Person(window).pick("view.speed", "off")
    for site in (0, 5, 17, 31, 44, 3):
        session.play(Move(site))
    session.play(session.position.legal_moves[0])
    seen = picture(view)
    height, width, _ = seen.shape
    plain = content_of(session.position, session.played)
    content = without_free_choice(plain, session.position)
    assert unlike(seen, drawn(view, content, (width, height))) < TOLERANCE
    facing = [x for x in np.flatnonzero(content.stones).tolist() if not view.is_hidden(x)]
    smallest = min(facing, key=lambda x: view.viewport.layout.radii[x])
    stones = content.stones.copy()
    stones[smallest] = 0
    without = replace(content, stones=stones)
    assert unlike(seen, drawn(view, without, (width, height))) > 3 * TOLERANCE


def drawn(view: BoardView, content: Content, size: tuple[int, int]) -> Picture:
    """Return what the view should show, drawn off screen."""
    layout, camera, theme = view.viewport.layout, view.viewport.camera, LIGHT
    return draw(layout, content, camera, theme, FAST, size)[..., :3]


def unlike(one: Picture, other: Picture) -> float:
    """Return the share of pixels that differ clearly."""
    differences = np.abs(one.astype(int) - other.astype(int)).max(axis=2)
    return float((differences > 40).mean())


def test_a_new_game_while_the_board_turns_stops_the_turn(qtbot: QtBot, window: MainWindow) -> None:
    window.session.play(Move(0))
    board_view(window).turn_to_watched()
    window.session.new_game("ring-majority/tet")
    qtbot.wait(100)
    assert board_view(window).camera_view.angles() == board_view(window).viewport.home().angles()
    window.session.play(Move(0))
    board_view(window).turn_to_watched()
    window.session.undo()
    qtbot.wait(100)
