"""The far side of a realm over it, in place of the map: one plays there, and it turns along."""

from __future__ import annotations

import numpy as np
import pytest
from PyQt6.QtCore import QPointF, QSize, Qt
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QApplication, QFrame, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.window.board.far_side_map import FarSideMap
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.kept_pictures import LookAsKept
from tests.records.opened import opened
from tests.window.driver import Person
from tests.window.driver.finding import LEFT, MOUSE, find, named
from tests.window.mistaken_game import MOVES, TET
from tests.window.pointing import board_view, drag, flat_map, hover, whole_map
from tests.window.test_kept_pictures import seen

INSET = QSize(180, 180)

pytestmark = pytest.mark.far_side


def far_side(window: MainWindow) -> FarSideMap:
    """Return the map of the far side."""
    return find(window, FarSideMap, "far side")


def farthest(window: MainWindow) -> int:
    """Return the place in the middle of the far side."""
    view = board_view(window)
    return int(np.argmin(view.viewport.layout.normals @ view.camera_view.axes[2]))


def picture(window: MainWindow) -> QImage:
    """Return what the far side looks like."""
    return far_side(window).grab().toImage()


def test_the_far_side_is_over_a_realm_and_played_on(window: MainWindow) -> None:
    person, far, site = Person(window), far_side(window), farthest(window)
    assert person.inset.accessibleName() == "Far side"
    assert person.inset.geometry().contains(far.geometry())
    assert not whole_map(window).isVisible()
    empty = picture(window)
    hover(far, far.place_of(site))
    assert person.pointed == site
    pointed = picture(window)
    assert pointed != empty
    MOUSE.mouseClick(far, LEFT, pos=far.place_of(site).toPoint())
    assert window.session.moves == (Move(site),)
    assert picture(window) not in (empty, pointed)


def test_both_small_boards_look_as_they_did(window: MainWindow, look_as_kept: LookAsKept) -> None:
    person = Person(window)
    window.session.restore(opened(TET, MOVES))
    look_as_kept(seen(person.inset, INSET), "inset-far-side")
    look_as_kept(seen(far_side(window), INSET), "far-side")
    person.switch("view.far_side", False)
    QApplication.processEvents()  # the bar over the board is shown anew
    look_as_kept(seen(person.inset, INSET), "inset-map")
    look_as_kept(seen(whole_map(window), INSET), "small-map")


def test_the_pointer_on_the_board_does_not_reach_the_far_side(window: MainWindow) -> None:
    view, empty = board_view(window), picture(window)
    near = int(np.argmax(view.viewport.layout.normals @ view.camera_view.axes[2]))
    hover(view, view.place_of(near))
    assert Person(window).pointed == near
    assert picture(window) == empty


def test_keys_play_on_the_far_side(qtbot: QtBot, window: MainWindow) -> None:
    far = far_side(window)
    far.setFocus()
    before = picture(window)
    qtbot.keyClick(far, Qt.Key.Key_Right)
    place = Person(window).pointed
    assert place is not None
    assert far.reachable[place]
    assert picture(window) != before
    qtbot.keyClick(far, Qt.Key.Key_Return)
    assert window.session.moves == (Move(place),)


def test_it_turns_with_the_board(qtbot: QtBot, window: MainWindow) -> None:
    view, far = board_view(window), far_side(window)
    before, site = picture(window), farthest(window)
    view.driver.turn(np.pi, 0.0)
    qtbot.waitUntil(lambda: not far.reachable[site])
    assert picture(window) != before
    view.driver.turn(-np.pi, 0.0)
    qtbot.waitUntil(lambda: bool(far.reachable[site]))


def test_a_drag_turns_the_board_and_the_far_side_follows_the_hand(
    qtbot: QtBot, window: MainWindow
) -> None:
    view, far = board_view(window), far_side(window)
    for way in (QPointF(30, 0), QPointF(0, 30)):
        site, axes = farthest(window), view.camera_view.axes
        start = far.place_of(site)
        drag(qtbot, far, start, start + way)
        assert not np.array_equal(view.camera_view.axes, axes)
        qtbot.waitUntil(lambda start=start, site=site: far.place_of(site) != start)
        moved = far.place_of(site) - start
        assert QPointF.dotProduct(moved, way) > 0
    assert not window.session.moves


def test_a_drag_leaves_a_locked_camera_alone(qtbot: QtBot, window: MainWindow) -> None:
    view, far = board_view(window), far_side(window)
    Person(window).switch("view.locked", True)
    axes, middle = view.camera_view.axes, QPointF(far.rect().center())
    drag(qtbot, far, middle, middle + QPointF(30, 10))
    np.testing.assert_array_equal(view.camera_view.axes, axes)


def test_a_button_and_a_command_bring_the_map_and_the_far_side_back(
    window: MainWindow, settings: Settings
) -> None:
    person, inset = Person(window), Person(window).inset
    MOUSE.mouseClick(named(inset, QToolButton, "Show the map"), LEFT)
    assert (inset.accessibleName(), far_side(window).isVisible()) == ("Map", False)
    assert inset.geometry().contains(whole_map(window).geometry())
    assert not person.command("view.far_side").isChecked()
    again = MainWindow("ring-majority/tet", Settings(settings.path), settings.path.with_name("b"))
    assert Person(again).inset.accessibleName() == "Map"
    again.deleteLater()
    MOUSE.mouseClick(named(inset, QToolButton, "Show the far side"), LEFT)
    assert (inset.accessibleName(), whole_map(window).isVisible()) == ("Far side", False)
    person.switch("view.far_side", False)
    assert whole_map(window).isVisible()
    person.switch("view.far_side", True)
    assert far_side(window).isVisible()


def test_it_is_made_larger_and_smaller_at_once(window: MainWindow) -> None:
    inset = Person(window).inset
    before = inset.geometry()
    MOUSE.mouseClick(named(inset, QToolButton, "Larger"), LEFT)
    assert inset.width() > 1.2 * before.width()
    MOUSE.mouseClick(named(inset, QToolButton, "Smaller"), LEFT)
    assert inset.geometry() == before


def test_the_map_in_the_middle_takes_the_place_of_the_board(window: MainWindow) -> None:
    person, inset = Person(window), Person(window).inset
    person.switch("view.exchange", True)
    assert whole_map(window).width() > board_view(window).width()
    assert inset.accessibleName() == "Board"
    assert not far_side(window).isVisible()
    shown = (each for each in inset.findChildren(QToolButton) if each.isVisible())
    buttons = [each.accessibleName() for each in shown]
    assert buttons == ["Swap map and board", "Larger", "Hide"]
    person.switch("view.exchange", False)
    assert far_side(window).isVisible()
    assert not whole_map(window).isVisible()


@pytest.mark.few(1)
@pytest.mark.parametrize("hidden_by", ["view.map", "view.far_side"])
def test_what_is_hidden_is_not_turned_until_it_is_seen(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, hidden_by: str
) -> None:
    view, far, site = board_view(window), far_side(window), farthest(window)
    drawing = "ringrealms3d.flat.far_side_drawing.FarSideDrawing"
    looks, painted = [], []
    with monkeypatch.context() as patch:
        patch.setattr(f"{drawing}.look", lambda *_: looks.append(1))
        patch.setattr(f"{drawing}.paint", lambda *_: painted.append(1))
        Person(window).switch(hidden_by, False)
        for _ in range(3):
            view.driver.turn(np.pi / 3, 0.0)
            window.session.play(window.session.position.legal_moves[0])
            QApplication.processEvents()
        window.session.new_game("ring-majority/co")
        QApplication.processEvents()
        view.driver.turn(np.pi, 0.0)
    assert (looks, painted) == ([], [])
    Person(window).switch(hidden_by, True)
    assert not far.reachable[site]
    assert far.reachable[farthest(window)]


def test_a_board_without_a_far_side_has_its_map_alone(window: MainWindow) -> None:
    person = Person(window)
    window.session.new_game("loop/mini")
    assert not far_side(window).isVisible()
    assert not person.command("view.far_side").isVisible()
    assert person.inset.accessibleName() == "Map"
    window.session.new_game("ring-majority/tet")
    assert far_side(window).isVisible()
    assert not flat_map(window).isVisible()


def test_marks_and_coordinates_are_on_the_far_side_too(window: MainWindow) -> None:
    person, site = Person(window), farthest(window)
    window.session.play(Move(site))
    plain = picture(window)
    window.session.undo()
    window.session.redo()
    assert picture(window) == plain
    person.switch("view.coordinates", True)
    assert picture(window) != plain


@pytest.mark.wide
def test_the_badge_of_a_hidden_move_lies_beside_the_far_side(
    qtbot: QtBot, window: MainWindow
) -> None:
    view, inset = board_view(window), Person(window).inset
    window.session.play(Move(farthest(window)))
    badge = named(view, QWidget, "The last move is on the far side")
    seen = []
    for _ in range(24):
        view.driver.turn(0.0, 0.1)
        view.driver.turn(np.pi / 12, 0.0)
        if badge.isVisible():
            seen.append(badge.geometry())
    assert seen
    bar, sliders = named(window, QFrame, "Actions"), view.bar
    assert bar.isVisible()
    assert sliders.isVisible()
    for part in (inset, bar, sliders):
        assert not any(part.geometry().intersects(place) for place in seen)
    before = badge.geometry()
    drag(qtbot, inset, QPointF(20, 12), QPointF(20, 12) + QPointF(before.center() - inset.pos()))
    assert not inset.geometry().intersects(badge.geometry())
