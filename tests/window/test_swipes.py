"""Fingers on lists and pages."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QHeaderView,
    QListWidget,
    QMenu,
    QPushButton,
    QScrollArea,
    QScroller,
    QSlider,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ringrealms3d.window.features.study.moves_table import MovesTable
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.swipes import LONG_MS, Swipes
from tests.window.driver import Person
from tests.window.fingers import BEGIN, PAD, State, is_taken, swipe, tap

DIALOGS = ("help.rules", "help.keys", "help.find", "game.new", "game.library", "view.settings")


@pytest.fixture
def rows(qtbot: QtBot) -> QListWidget:
    """A list that is longer than what is seen of it."""
    shown = QListWidget()
    shown.addItems([str(number) for number in range(100)])
    qtbot.addWidget(shown)
    Swipes(shown)
    shown.resize(200, 300)
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


@pytest.fixture
def page(qtbot: QtBot) -> QScrollArea:
    """A page with a slider at its top and a button below."""
    content = QWidget()
    column = QVBoxLayout(content)
    column.addWidget(QSlider(Qt.Orientation.Horizontal))
    column.addWidget(QPushButton())
    content.setFixedSize(150, 600)
    shown = QScrollArea()
    shown.setWidget(content)
    qtbot.addWidget(shown)
    Swipes(shown)
    shown.resize(200, 300)
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


def inner(area: QAbstractScrollArea) -> QWidget:
    viewport = area.viewport()
    assert viewport is not None
    return viewport


def scrolled(area: QAbstractScrollArea) -> int:
    bar = area.verticalScrollBar()
    assert bar is not None
    return bar.value()


def spot_in(area: QAbstractScrollArea, widget: QWidget) -> QPointF:
    """Return where the middle of a widget is on a page."""
    return widget.mapTo(inner(area), widget.rect().center()).toPointF()


def wait_for_rest(qtbot: QtBot, area: QAbstractScrollArea) -> None:
    """Wait until an area has stopped to roll after a swipe."""
    scroller = QScroller.scroller(inner(area))
    assert scroller is not None
    qtbot.waitUntil(lambda: scroller.state() == QScroller.State.Inactive)


@pytest.mark.nightly
def test_a_swipe_scrolls_and_chooses_nothing(qtbot: QtBot, rows: QListWidget) -> None:
    clicked: list[object] = []
    rows.clicked.connect(clicked.append)
    swipe(inner(rows), QPointF(50, 250), QPointF(50, 100))
    wait_for_rest(qtbot, rows)
    assert scrolled(rows) > 100
    assert not clicked
    assert not rows.selectedItems()


def test_a_tap_clicks_where_it_was(rows: QListWidget) -> None:
    spot = rows.visualItemRect(rows.item(3)).center().toPointF()
    tap(inner(rows), spot)
    assert rows.currentRow() == 3
    assert rows.focusWidget() is rows


def test_a_second_tap_makes_a_double_click(rows: QListWidget) -> None:
    twice: list[object] = []
    rows.doubleClicked.connect(twice.append)
    spot = rows.visualItemRect(rows.item(3)).center().toPointF()
    pause = QApplication.doubleClickInterval()
    for at in (0, 2 * pause, 2 * pause + 100):
        assert not twice
        tap(inner(rows), spot, at=at)
    assert len(twice) == 1


def test_a_swipe_that_begins_on_a_button_scrolls_and_does_not_click_it(
    qtbot: QtBot, page: QScrollArea
) -> None:
    button = page.findChild(QPushButton)
    assert button is not None
    clicks: list[bool] = []
    button.clicked.connect(clicks.append)
    spot = spot_in(page, button)
    swipe(inner(page), spot, spot - QPointF(0, 150))
    wait_for_rest(qtbot, page)
    assert scrolled(page) > 100
    assert not clicks
    tap(inner(page), spot_in(page, button))
    assert len(clicks) == 1


def test_a_touch_stops_a_page_that_rolls_and_clicks_nothing(
    qtbot: QtBot, rows: QListWidget
) -> None:
    swipe(inner(rows), QPointF(50, 250), QPointF(50, 100))
    tap(inner(rows), QPointF(50, 100), at=300)
    wait_for_rest(qtbot, rows)
    assert rows.currentRow() == -1


def test_a_slider_moves_with_the_finger(page: QScrollArea) -> None:
    slider = page.findChild(QSlider)
    assert slider is not None
    assert not is_taken(inner(page), BEGIN, State.Pressed, spot_in(page, slider))


def test_a_touchpad_stays_a_mouse(rows: QListWidget) -> None:
    assert not is_taken(inner(rows), BEGIN, State.Pressed, QPointF(50, 50), on=PAD)


def test_a_finger_that_stayed_opens_the_menu(window: MainWindow) -> None:
    table = window.findChild(MovesTable)
    assert table is not None
    tap(inner(table), QPointF(20, 20), held=LONG_MS)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert Person(window).command("study.comment") in menu.actions()
    menu.close()


@pytest.mark.few(2)
@pytest.mark.flat
@pytest.mark.parametrize("command", DIALOGS)
def test_all_lists_and_pages_scroll(window: MainWindow, command: str) -> None:
    Person(window).command(command).trigger()
    areas = window.findChildren(QAbstractScrollArea)
    assert areas
    for area in areas:
        if area.isVisible() and not isinstance(area, QHeaderView):
            assert area.findChildren(Swipes), area
