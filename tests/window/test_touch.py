"""Fingers on a board and on a map."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QEvent, QPointF, QTimer
from PyQt6.QtWidgets import QMenu, QSlider, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.session.players import PEOPLE
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.board.space.far_side import FarSideArrow
from ringrealms3d.window.main_window import MainWindow
from tests.window.fingers import BEGIN, END, PAD, UPDATE, State, is_taken, tap, touch
from tests.window.pointing import board_view, whole_map


def pinch(widget: QWidget, share: float) -> None:
    """Move two fingers apart, so far that their way is so many times as long."""
    middle, way = widget.rect().toRectF().center(), QPointF(30, 0)
    touch(widget, BEGIN, State.Pressed, middle - way)
    touch(widget, UPDATE, State.Pressed, middle - way, middle + way)
    touch(widget, UPDATE, State.Updated, middle - way * share, middle + way * share)
    touch(widget, UPDATE, State.Updated, middle - way * share)
    touch(widget, END, State.Released, middle - way * share)


def in_front(window: MainWindow) -> tuple[int, QPointF]:
    """Return a site that is seen on the solid, and where."""
    view = board_view(window)
    site = next(site for site in range(50) if view.site_at(view.place_of(site)) == site)
    return site, view.place_of(site)


def test_a_tap_plays_on_the_solid(window: MainWindow) -> None:
    site, spot = in_front(window)
    tap(board_view(window), spot)
    assert window.session.moves == (Move(site),)


def test_a_tap_plays_on_the_map(window: MainWindow) -> None:
    tap(whole_map(window), whole_map(window).place_of(3))
    assert window.session.moves == (Move(3),)


def test_a_finger_turns_the_board_and_plays_nothing(window: MainWindow) -> None:
    view, (_, spot) = board_view(window), in_front(window)
    before = view.camera_view.axes.copy()
    touch(view, BEGIN, State.Pressed, spot)
    for step in (20, 40, 60):
        touch(view, UPDATE, State.Updated, spot + QPointF(step, 0))
    touch(view, END, State.Released, spot + QPointF(60, 0))
    assert abs(view.camera_view.axes - before).max() > 0.1
    assert not window.session.moves


def test_two_fingers_zoom_and_play_nothing(window: MainWindow) -> None:
    for widget in (board_view(window), whole_map(window)):
        width = distance(widget)
        pinch(widget, 1.5)
        assert distance(widget) > 1.3 * width
    assert not window.session.moves


def test_a_finger_that_stays_opens_the_menu_and_plays_nothing(
    qtbot: QtBot, window: MainWindow
) -> None:
    site, spot = in_front(window)
    for widget, where in (
        (board_view(window), spot),
        (whole_map(window), whole_map(window).place_of(site)),
    ):
        touch(widget, BEGIN, State.Pressed, where)
        qtbot.waitUntil(lambda: bool(open_menus(window)))
        for menu in open_menus(window):
            menu.close()
        touch(widget, UPDATE, State.Updated, where + QPointF(40, 0))
        touch(widget, END, State.Released, where)
        assert not window.session.moves


def distance(widget: BoardView | MapView) -> float:
    """Return how far apart the two sites farthest to the sides are drawn."""
    spots = widget.spots[:, 0]
    return float(spots.max() - spots.min())


def open_menus(window: MainWindow) -> list[QMenu]:
    return [menu for menu in window.findChildren(QMenu) if menu.isVisible()]


@pytest.mark.opens("path-tiles/free-turns")
def test_a_tap_on_a_tile_picks_it_up(window: MainWindow) -> None:
    window.session.new_game("path-tiles/free-turns", PEOPLE)
    move = window.session.position.legal_moves[0]
    for place in window.session.position.move_places(move):
        tap(whole_map(window), whole_map(window).place_of(place))
    assert window.session.moves == (move,)


@pytest.mark.wide
def test_a_finger_on_what_lies_on_the_board_is_a_mouse_there(window: MainWindow) -> None:
    view = board_view(window)
    arrow = view.findChild(FarSideArrow)
    slider = next(each for each in view.findChildren(QSlider) if each.isVisible())
    assert arrow is not None
    arrow.point(0, 100)
    for widget in (arrow, slider):
        middle = widget.rect().toRectF().center()
        assert not is_taken(widget, BEGIN, State.Pressed, middle)


def test_a_touchpad_stays_a_mouse(window: MainWindow) -> None:
    for widget in (board_view(window), whole_map(window)):
        spot = widget.rect().toRectF().center()
        assert not is_taken(widget, BEGIN, State.Pressed, spot, on=PAD)


def test_a_touch_that_the_system_takes_back_plays_and_opens_nothing(
    qtbot: QtBot, window: MainWindow
) -> None:
    map_ = whole_map(window)
    spot = map_.place_of(3)
    touch(map_, BEGIN, State.Pressed, spot)
    touch(map_, QEvent.Type.TouchCancel, State.Released)
    assert not any(timer.isActive() for timer in map_.findChildren(QTimer) if timer.isSingleShot())
    touch(map_, END, State.Released, spot)
    assert not window.session.moves
    assert not open_menus(window)
    tap(map_, spot)
    assert window.session.moves == (Move(3),)


def test_two_fingers_that_the_system_takes_back_are_forgotten(window: MainWindow) -> None:
    map_ = whole_map(window)
    middle, width = map_.rect().toRectF().center(), distance(map_)
    for way in (QPointF(20, 0), QPointF(60, 0)):
        touch(map_, BEGIN, State.Pressed, middle - way)
        touch(map_, UPDATE, State.Pressed, middle - way, middle + way)
        touch(map_, QEvent.Type.TouchCancel, State.Released)
    assert distance(map_) == width
