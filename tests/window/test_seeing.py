"""Ways to see the board in the window, with real mouse and key events."""

from __future__ import annotations

import numpy as np
import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, QPointF, QSize, Qt
from PyQt6.QtGui import QAction, QKeyEvent, QMouseEvent
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.exports.kinds import KINDS
from ringrealms3d.exports.request import PictureStyle, request_as_data, request_from_data
from ringrealms3d.scene.arrangement import Opening, filling
from ringrealms3d.scene.camera import camera_at
from ringrealms3d.scene.camera_styles import azimuth_and_elevation
from ringrealms3d.scene.content import Content
from ringrealms3d.window.board.board_settings import PARALLEL, TURNING
from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.features.export.export_dialog import ExportDialog
from ringrealms3d.window.features.export.export_job import as_seen
from ringrealms3d.window.features.export.feature import Exports
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.setting import switch
from ringrealms3d.window.shell.settings import Settings
from tests.scene.piles import pile_layout
from tests.window.driver import Person
from tests.window.pointing import LEFT, NO_BUTTON, board_view, click, drag, hover, whole_map
from tests.window.test_board_view import picture

KEYPAD = Qt.KeyboardModifier.KeypadModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
Key = Qt.Key


@pytest.fixture(autouse=True)
def still(window: MainWindow) -> None:
    """Nothing moves by itself."""
    Person(window).switch("view.still", True)


def entry(window: MainWindow, name: str) -> QAction:
    """Return an entry of the View menu by its name."""
    window.commands.refresh()  # as a menu does when it opens
    return Person(window).command(f"view.{name}")


def middle(view: QWidget) -> QPointF:
    return QPointF(view.rect().center())


def changed(one: np.ndarray, other: np.ndarray) -> int:
    return int(np.count_nonzero(np.any(one != other, axis=2)))


def show_pile(view: BoardView) -> None:
    layout = pile_layout()
    view.show_board(layout, Content(np.ones(len(layout.kinds), dtype=np.int8)))


def test_a_pile_turns_like_a_table_and_a_realm_like_a_ball(
    qtbot: QtBot, window: MainWindow
) -> None:
    view, centre = board_view(window), middle(board_view(window))
    for way in (QPointF(0, 250), QPointF(90, -300), QPointF(10, 260)):
        drag(qtbot, view, centre, centre + way)
    assert abs(view.camera_view.angles()[2]) > 1
    show_pile(view)
    for way in (QPointF(0, 250), QPointF(90, -300), QPointF(10, -300), QPointF(-50, 200)):
        drag(qtbot, view, centre, centre + way)
        azimuth, elevation = azimuth_and_elevation(view.camera_view)
        assert 5 - 1e-9 <= elevation <= 90
        np.testing.assert_allclose(
            view.camera_view.axes, camera_at(azimuth, elevation).axes, atol=1e-9
        )


def test_the_chosen_style_is_remembered(window: MainWindow, settings: Settings) -> None:
    Person(window).pick("view.turning", "arcball")
    show_pile(board_view(window))
    board_view(window).look(camera_at(10, -60))
    assert azimuth_and_elevation(board_view(window).camera_view)[1] == pytest.approx(-60)
    assert settings[TURNING] == "arcball"
    Person(window).pick("view.turning", "turntable")
    assert azimuth_and_elevation(board_view(window).camera_view)[1] == pytest.approx(5)


KEYPAD_VIEWS = [
    (Key.Key_1, False, (-90, 0)),
    (Key.Key_1, True, (90, 0)),
    (Key.Key_3, False, (0, 0)),
    (Key.Key_3, True, (180, 0)),
    (Key.Key_7, False, (-90, 90)),
    (Key.Key_7, True, (-90, -90)),
]


def test_the_keypad_looks_from_every_side(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    for key, opposite, angles in KEYPAD_VIEWS:
        qtbot.keyClick(view, key, KEYPAD | CONTROL if opposite else KEYPAD)
        np.testing.assert_allclose(view.camera_view.axes, camera_at(*angles).axes, atol=1e-9)


def test_the_keypad_turns_zooms_and_comes_back(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    home = view.camera_view
    qtbot.keyClick(view, Key.Key_1, KEYPAD)
    qtbot.keyClick(view, Key.Key_6, KEYPAD)
    assert azimuth_and_elevation(view.camera_view) == pytest.approx((-75, 0))
    qtbot.keyClick(view, Key.Key_8, KEYPAD)
    assert azimuth_and_elevation(view.camera_view)[1] == pytest.approx(15)
    for key in (Key.Key_2, Key.Key_4):
        qtbot.keyClick(view, key, KEYPAD)
    assert azimuth_and_elevation(view.camera_view) == pytest.approx((-90, 0), abs=1e-6)
    qtbot.keyClick(view, Key.Key_9, KEYPAD)
    assert azimuth_and_elevation(view.camera_view) == pytest.approx((90, 0), abs=1e-6)
    qtbot.keyClick(view, Key.Key_Plus)
    assert view.camera_view.zoom < 1
    qtbot.keyClick(view, Key.Key_Minus, KEYPAD)
    assert view.camera_view.zoom == pytest.approx(1)
    qtbot.keyClick(view, Key.Key_Period, KEYPAD)
    np.testing.assert_allclose(view.camera_view.axes, home.axes, atol=1e-9)


def test_keypad_5_changes_the_projection_and_clicks_still_hit(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    view = board_view(window)
    before = picture(view)
    qtbot.keyClick(view, Key.Key_5, KEYPAD)
    assert view.camera_view.parallel
    assert entry(window, "parallel").isChecked()
    assert settings[PARALLEL]
    assert changed(picture(view), before) > 5_000
    sites = [x for x in range(window.session.position.board.size) if not view.is_hidden(x)]
    for site in sites[::5]:
        if view.site_at(view.place_of(site)) == site:
            click(qtbot, view, view.place_of(site))
            assert window.session.moves[-1] == Move(site)
    assert len(window.session.moves) > 2
    window.session.new_game("ring-majority/tet")
    assert view.camera_view.parallel
    qtbot.keyClick(view, Key.Key_5, KEYPAD)
    assert not view.camera_view.parallel


def test_a_locked_camera_is_not_dragged(qtbot: QtBot, window: MainWindow) -> None:
    view, centre = board_view(window), middle(board_view(window))
    entry(window, "locked").trigger()
    before = view.camera_view
    drag(qtbot, view, centre, centre + QPointF(100, 60))
    assert view.camera_view is before
    assert not window.session.moves
    entry(window, "locked").trigger()
    drag(qtbot, view, centre, centre + QPointF(100, 60))
    assert not np.allclose(view.camera_view.axes, before.axes)


def test_with_confirmation_the_second_click_on_the_same_place_plays(
    qtbot: QtBot, window: MainWindow
) -> None:
    view = board_view(window)
    entry(window, "confirm").trigger()
    one, other = (x for x in front(view)[:2])
    plain = picture(view)
    click(qtbot, view, view.place_of(one))
    hover(view, QPointF(3, 3))
    assert not window.session.moves
    assert changed(picture(view), plain) > 100  # its ghost stays
    click(qtbot, view, view.place_of(other))
    assert not window.session.moves
    click(qtbot, view, view.place_of(one))
    assert not window.session.moves
    click(qtbot, view, view.place_of(one))
    assert window.session.moves == (Move(one),)


def front(view: BoardView) -> list[int]:
    """Return sites that are seen and picked at their centres, the nearest to the eye first."""
    ways = view.viewport.layout.normals @ view.camera_view.axes[2]
    order = np.argsort(-ways).tolist()
    return [site for site in order if view.site_at(view.place_of(site)) == site]


def test_a_ghost_stands_where_a_click_would_place_a_piece(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    site = front(view)[0]
    hover(view, QPointF(3, 3))
    plain = picture(view)
    view.hover(site)
    lit = picture(view)
    hover(view, view.place_of(site))
    ghost = picture(view)
    assert changed(ghost, lit) > 300
    window.session.play(Move(front(view)[5]))
    after = picture(view)
    view.hover(site)
    assert changed(picture(view), after) == 0  # the ghost has gone with the turn
    window.session.undo()
    window.session.play(Move(site))
    hover(view, QPointF(3, 3))
    stone = picture(view)
    hover(view, view.place_of(site))
    assert changed(picture(view), stone) > 300  # a stone under the pointer is lit
    window.session.undo()
    hover(view, QPointF(3, 3))
    assert changed(picture(view), plain) == 0


def control_click(qtbot: QtBot, view: BoardView, place: QPointF) -> None:
    qtbot.mouseClick(view, LEFT, CONTROL, pos=place.toPoint())


def test_ctrl_clicks_play_what_lies_behind(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    spot = view.place_of(front(view)[0])
    spot = QPointF(spot.toPoint())
    first, behind = view.viewport.sites_at(spot)[:2]
    assert view.is_hidden(behind)
    hovered: list[int | None] = []
    view.site_hovered.connect(hovered.append)
    hover(view, spot)
    press = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Control, CONTROL)
    QCoreApplication.sendEvent(view, press)
    release = QKeyEvent(QEvent.Type.KeyRelease, Key.Key_Control, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(view, release)
    assert hovered[-3:] == [first, behind, first]
    control_click(qtbot, view, spot)
    assert window.session.moves == (Move(behind),)


def test_repeated_ctrl_clicks_go_deeper(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    show_pile(view)
    view.site_clicked.disconnect()
    clicked: list[int] = []
    view.site_clicked.connect(clicked.append)
    view.look(camera_at(20, 88))
    top = len(pile_layout().kinds) - 1
    spot = QPointF(view.place_of(top).toPoint())
    hits = view.viewport.sites_at(spot)
    assert len(hits) >= 2
    assert hits[0] == top
    for _ in range(len(hits)):
        control_click(qtbot, view, spot)
    assert clicked == [*hits[1:], hits[1]]
    clicked.clear()
    qtbot.mouseClick(view, LEFT, pos=spot.toPoint())
    control_click(qtbot, view, spot)
    assert clicked == [top, hits[1]]


def test_through_a_see_through_board_the_far_stones_are_seen(window: MainWindow) -> None:
    view = board_view(window)
    far = int(np.argmin(view.viewport.layout.normals @ view.camera_view.axes[2]))
    without = picture(view)
    window.session.play(Move(far))
    view.watch(None)
    opaque = picture(view)
    window.session.undo()
    entry(window, "see_through").trigger()
    glass = picture(view)
    window.session.play(Move(far))
    view.watch(None)
    spot = view.place_of(far)
    near = np.s_[int(spot.y()) - 12 : int(spot.y()) + 12, int(spot.x()) - 12 : int(spot.x()) + 12]
    assert not np.any(opaque[near] != without[near])
    assert changed(picture(view)[near], glass[near]) > 200


@pytest.mark.nightly
def test_coordinates_are_off_on_a_realm_until_they_are_wanted(
    window: MainWindow, settings: Settings
) -> None:
    window.resize(QSize(1280, 860))
    QCoreApplication.processEvents()
    plain, plain_map = board_view(window).grab().toImage(), whole_map(window).grab().toImage()
    assert not settings[switch("site_names", default=False)]
    (toggle,) = (a for a in window.findChildren(QAction) if a.text() == "Coor&dinates")
    toggle.trigger()
    texts = {text: spot for text, spot, _ in board_view(window).texts()}
    sites = window.session.position.board.sites
    shown = [site for site in range(len(sites)) if sites[site] in texts]
    assert 10 < len(shown) < len(sites)
    for site in shown:
        assert not board_view(window).is_hidden(site)
        assert texts[sites[site]] == board_view(window).place_of(site)
    assert board_view(window).grab().toImage() != plain
    assert whole_map(window).grab().toImage() != plain_map
    assert settings[switch("site_names", default=False)]
    toggle.trigger()
    assert whole_map(window).grab().toImage() == plain_map


def test_what_was_chosen_is_there_at_the_next_start(window: MainWindow, settings: Settings) -> None:
    for name in ("far_side", "see_through", "parallel", "locked", "confirm", "sliders"):
        entry(window, name).trigger()
    Person(window).command("view.exchange").trigger()
    kept = Settings(settings.path)
    again = MainWindow("ring-majority/tet", kept, settings.path.with_name("b.json"))
    view = board_view(again)
    assert view.opening.see_through
    assert view.camera_view.parallel
    assert view.driver.locked
    assert entry(again, "confirm").isChecked()
    assert view.bar.isHidden()
    again.show()
    assert entry(again, "far_side").isChecked()
    assert whole_map(again).width() > view.width()
    assert Person(again).command("view.exchange").isChecked()
    again.close()
    again.deleteLater()


def test_a_saved_picture_is_asked_for_with_the_view_of_the_window(window: MainWindow) -> None:
    view = board_view(window)
    entry(window, "parallel").trigger()
    view.lay_open(Opening(0.25, None, see_through=True))
    style = PictureStyle((64, 64), view.camera_view, opening=view.opening)
    request = window.findChildren(Exports)[0].request(style)
    seen = as_seen(request, KINDS["picture"])
    read = request_from_data(request_as_data(seen), request.record).style
    written = filling(read.camera, view.viewport.layout, read.opening, 1.0)
    assert written.distance(1.0) == pytest.approx(view.camera_view.distance(1.0), rel=1e-5)
    assert np.allclose(written.axes, view.camera_view.axes)
    assert (written.parallel, read.opening) == (True, style.opening)


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", ["loophole-2d/14", "ring-majority/co"])
def test_the_dialog_of_exports_takes_over_whether_there_are_coordinates(
    window: MainWindow, uid: str
) -> None:
    window.session.new_game(uid)
    (toggle,) = (a for a in window.findChildren(QAction) if a.text() == "Coor&dinates")
    for _ in range(2):
        Person(window).choose("game.picture")
        (dialog,) = window.findChildren(ExportDialog)
        assert dialog.style_chosen.coordinates == toggle.isChecked()
        dialog.reject()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        toggle.trigger()


def test_a_button_that_went_up_over_another_window_is_held_no_more(
    qtbot: QtBot, window: MainWindow
) -> None:
    spot = middle(board_view(window))
    qtbot.mousePress(board_view(window), LEFT, pos=spot.toPoint())
    hover(board_view(window), spot + QPointF(40, 0), LEFT)
    before = board_view(window).camera_view
    hover(board_view(window), spot + QPointF(80, 0))
    assert board_view(window).camera_view == before
    plan = whole_map(window)
    plan.zoom(2.0, middle(plan))
    qtbot.mousePress(plan, LEFT, pos=middle(plan).toPoint())
    hover(plan, middle(plan) + QPointF(40, 0), LEFT)
    moved = plan.place_of(0)
    hover(plan, middle(plan) + QPointF(60, 0))
    assert plan.place_of(0) == moved


def test_a_drag_with_ctrl_held_still_turns(qtbot: QtBot, window: MainWindow) -> None:
    view, before = board_view(window), board_view(window).camera_view
    qtbot.mousePress(view, LEFT, CONTROL, pos=middle(view).toPoint())
    spot = middle(view) + QPointF(80, 10)
    event = QMouseEvent(
        QEvent.Type.MouseMove, spot, view.mapToGlobal(spot), NO_BUTTON, LEFT, CONTROL
    )
    QCoreApplication.sendEvent(view, event)
    QCoreApplication.sendEvent(view, event)
    qtbot.mouseRelease(view, LEFT, CONTROL, pos=spot.toPoint())
    assert not window.session.moves
    assert view.camera_view is not before


def test_what_comes_under_a_pointer_that_rests_is_pointed_at(
    qtbot: QtBot, window: MainWindow
) -> None:
    view = board_view(window)
    hover(view, middle(view))
    before = view.site_at(middle(view))
    assert view.pointed == before is not None
    for _ in range(4):
        qtbot.keyClick(view, Key.Key_4, KEYPAD)  # a turn to the side
    now = view.site_at(middle(view))
    assert now != before
    qtbot.waitUntil(lambda: view.pointed == now)


def test_a_place_is_pointed_at_again_once_the_board_is_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Another's move turns the board away and back, and takes the preview with it."""
    view = board_view(window)
    hover(view, middle(view))
    site = view.pointed
    assert site is not None
    view.hover(None)
    qtbot.keyClick(view, Key.Key_4, KEYPAD)
    qtbot.keyClick(view, Key.Key_6, KEYPAD)
    assert view.site_at(middle(view)) == site
    qtbot.waitUntil(lambda: view.pointed == site)
