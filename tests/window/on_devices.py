"""The window under a pen and fingers; ``test_devices.py`` runs this where there are some."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QPointF
from PyQt6.QtWidgets import QApplication, QMenu, QSlider, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.window.features.study.moves_table import MovesTable
from ringrealms3d.window.main_window import MainWindow
from tests.window.devices import FINGERS, PEN, Fingers, Pen
from tests.window.driver import Person
from tests.window.pointing import board_view, whole_map

pytestmark = pytest.mark.wide
WAY = QPointF(60, 20)
SHARES = (0.2, 0.4, 0.6, 0.8, 1.0)
STEP_MS = 20
"""Between two events, as Qt drops those that have later ones behind them."""


@pytest.fixture(scope="module")
def pen() -> Iterator[Pen]:
    """The pen."""
    device = Pen(Path(os.environ["DEVICES"]), PEN)
    yield device
    device.close()


@pytest.fixture(scope="module")
def fingers() -> Iterator[Fingers]:
    """The touch screen."""
    device = Fingers(Path(os.environ["DEVICES"]), FINGERS)
    yield device
    device.close()


def seen_site(window: MainWindow) -> tuple[int, QPointF]:
    """Return a site on the front of the solid, and where it is on the screen."""
    view = board_view(window)
    site = next(site for site in range(50) if view.site_at(view.place_of(site)) == site)
    return site, view.mapToGlobal(view.place_of(site))


def middle(widget: QWidget) -> QPointF:
    """Return where a widget's middle is on the screen."""
    return widget.mapToGlobal(widget.rect().toRectF().center())


def open_menu() -> QMenu | None:
    popup = QApplication.activePopupWidget()
    return popup if isinstance(popup, QMenu) else None


def close_menu(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: open_menu() is not None)
    menu = open_menu()
    assert menu is not None
    menu.close()


def width(window: MainWindow) -> float:
    """Return how wide the solid is drawn."""
    spots = board_view(window).spots[:, 0]
    return float(spots.max() - spots.min())


def drag(qtbot: QtBot, fingers: Fingers, start: QPointF, way: QPointF) -> None:
    fingers.touch(1, "begin", start)
    for share in SHARES:
        fingers.touch(1, "update", start + way * share)
        qtbot.wait(STEP_MS)
    fingers.touch(1, "end", start + way)


def test_a_pen(qtbot: QtBot, window: MainWindow, pen: Pen) -> None:
    view, (site, spot) = board_view(window), seen_site(window)
    pen.near(spot - WAY)
    pen.move(spot - WAY / 2)
    pen.move(spot)
    qtbot.waitUntil(lambda: view.pointed == site)
    pen.press(spot)
    pen.release(spot)
    qtbot.waitUntil(lambda: window.session.moves == (Move(site),))
    pen.press(spot, Pen.side)
    pen.release(spot, Pen.side)
    close_menu(qtbot)
    before = view.camera_view.axes.copy()
    pen.press(spot)
    for share in SHARES:
        pen.move(spot + WAY * share, pressure=500)
        qtbot.wait(STEP_MS)
    pen.release(spot + WAY)
    qtbot.waitUntil(lambda: abs(view.camera_view.axes - before).max() > 0.1)
    pen.near(spot, near=False)
    assert len(window.session.moves) == 1


def test_one_finger(qtbot: QtBot, window: MainWindow, fingers: Fingers) -> None:
    view, (site, spot) = board_view(window), seen_site(window)
    fingers.touch(1, "begin", spot)
    fingers.touch(1, "end", spot)
    qtbot.waitUntil(lambda: window.session.moves == (Move(site),))
    place = whole_map(window).mapToGlobal(whole_map(window).place_of(site + 1))
    fingers.touch(1, "begin", place)
    fingers.touch(1, "end", place)
    qtbot.waitUntil(lambda: window.session.moves[1:] == (Move(site + 1),))
    before = view.camera_view.axes.copy()
    drag(qtbot, fingers, spot, WAY)
    qtbot.waitUntil(lambda: abs(view.camera_view.axes - before).max() > 0.1)
    fingers.touch(1, "begin", spot)
    qtbot.waitUntil(lambda: open_menu() is not None)
    fingers.touch(1, "end", spot)
    close_menu(qtbot)
    assert len(window.session.moves) == 2


def test_two_fingers(qtbot: QtBot, window: MainWindow, fingers: Fingers) -> None:
    before, there = width(window), middle(board_view(window))
    for finger in (-1, 1):
        fingers.touch(finger + 1, "begin", there + finger * WAY / 2)
    for share in SHARES:
        for finger in (-1, 1):
            fingers.touch(finger + 1, "update", there + finger * WAY * (0.5 + share))
        qtbot.wait(STEP_MS)
    for finger in (-1, 1):
        fingers.touch(finger + 1, "end", there + finger * WAY * 1.5)
    qtbot.waitUntil(lambda: width(window) > 1.5 * before)
    assert not window.session.moves


def test_a_finger_on_a_slider(qtbot: QtBot, window: MainWindow, fingers: Fingers) -> None:
    slider = next(each for each in Person(window).middle.findChildren(QSlider) if each.isVisible())
    drag(qtbot, fingers, slider.mapToGlobal(QPointF(6, slider.height() / 2)), QPointF(60, 0))
    qtbot.waitUntil(lambda: slider.value() > 20)
    assert not window.session.moves


def test_a_finger_on_the_list_of_moves(qtbot: QtBot, window: MainWindow, fingers: Fingers) -> None:
    for site in range(30):
        window.session.play(Move(site))
    table = window.findChild(MovesTable)
    assert table is not None
    bar = table.verticalScrollBar()
    assert bar is not None
    qtbot.waitUntil(lambda: bar.value() > 60)
    before = bar.value()
    drag(qtbot, fingers, table.mapToGlobal(QPointF(40, 40)), QPointF(0, 40))
    qtbot.waitUntil(lambda: bar.value() < before)
    assert window.session.position.ply == 30
