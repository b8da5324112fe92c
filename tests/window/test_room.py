"""Room for everything: panels at any size of the window, and the window on a small screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QRect, QSize
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringrealms3d.games import all_games
from ringrealms3d.window.features.editor.panel import EditorPanel
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.screen_space import free_size, space_on
from ringrealms3d.window.shell.settings import Settings
from tests.amounts import rest_nightly
from tests.window.driver import Person
from tests.window.pointing import board_view, whole_map

SMALLEST, SMALL, LARGE = QSize(520, 540), QSize(900, 600), QSize(1440, 900)
FIRST_OF_EACH_GAME = [game.variants[0] for game in all_games()]

READABLE = {"moves": 90, "analysis": 150, "review": 150, "sites": 90}
"""The least heights of panels behind tabs, in pixels."""


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    """A window that leaves its board in space blank, which takes longest and is not looked at."""
    drawn_on = board_view(window).canvas.ren_win
    drawn_on.SetReadyForRendering(False)
    yield window
    drawn_on.SetReadyForRendering(True)


def settle(qtbot: QtBot, window: MainWindow, size: QSize) -> None:
    window.resize(size)
    qtbot.waitUntil(lambda: window.size() == size)
    QApplication.processEvents()


def check(window: MainWindow) -> None:
    person = Person(window)
    titles = {"Moves": "moves", "Analysis": "analysis", "Review": "review", "Places": "sites"}
    name = titles[person.front]
    panel = person.panel(name)
    assert panel.visibleRegion().boundingRect().height() >= READABLE[name]
    for part in ("opponent", "score", "you"):
        assert person.panel(part).height() >= person.panel(part).minimumSizeHint().height()
        assert person.column.rect().contains(
            person.panel(part).mapTo(person.column, person.panel(part).rect().bottomRight())
        )
    assert person.column.width() >= 240


@pytest.mark.parametrize("uid", rest_nightly(FIRST_OF_EACH_GAME, *FIRST_OF_EACH_GAME[:2]))
def test_every_game_fits_a_small_window_and_its_panels_are_readable_there_and_after_it(
    qtbot: QtBot, window: MainWindow, uid: str
) -> None:
    window.session.new_game(uid)
    QApplication.processEvents()
    least = window.minimumSizeHint()
    assert least.width() <= SMALL.width()
    assert least.height() <= SMALL.height()
    for size in (SMALL, LARGE, SMALL, QSize(1280, 800)):
        settle(qtbot, window, size)
        check(window)
        for panel in ("analysis", "review"):
            Person(window).open_panel(panel)
            check(window)


def test_a_larger_window_shows_more_of_board_and_moves(qtbot: QtBot, window: MainWindow) -> None:
    person, view = Person(window), board_view(window)
    settle(qtbot, window, SMALL)
    small = view.height(), whole_map(window).height(), person.panel("moves").height()
    settle(qtbot, window, LARGE)
    large = view.height(), whole_map(window).height(), person.panel("moves").height()
    assert all(after > before for before, after in zip(small, large, strict=True))
    assert large[0] > 1.3 * small[0]
    assert large[2] > 1.3 * small[2]


@pytest.mark.parametrize("size", [SMALLEST, SMALL, LARGE])
def test_the_board_fills_the_window_beside_the_column(
    qtbot: QtBot, window: MainWindow, size: QSize
) -> None:
    settle(qtbot, window, size)
    view, column = board_view(window), Person(window).column
    assert view.height() >= window.height() - 48
    assert view.width() + column.width() >= window.width() - 8


@pytest.mark.wide
def test_a_small_window_comes_back_readable(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    settle(qtbot, window, SMALL)
    window.close()
    again = MainWindow("loophole-2d/14", Settings(settings.path), Path("unused.json"))
    qtbot.addWidget(again)
    again.show()
    qtbot.waitUntil(lambda: again.size() == SMALL)
    QApplication.processEvents()
    check(again)
    settle(qtbot, again, LARGE)
    check(again)
    again.close()


def test_the_first_window_fits_the_screen(window: MainWindow) -> None:
    free = free_size(window)
    assert window.width() <= free.width()
    assert window.height() <= free.height()


@pytest.mark.parametrize("uid", rest_nightly(FIRST_OF_EACH_GAME, *FIRST_OF_EACH_GAME[:2]))
def test_the_editor_fits_a_small_window(qtbot: QtBot, window: MainWindow, uid: str) -> None:
    window.session.new_game(uid)
    for size in (LARGE, SMALL):
        Person(window).choose("game.edit")
        settle(qtbot, window, size)
        (panel,) = (each for each in window.findChildren(EditorPanel) if each.isVisible())
        assert panel.height() >= panel.minimumSizeHint().height()
        assert window.width() == size.width()
        Person(window).leave()
        settle(qtbot, window, size)
        check(window)


def test_an_analysis_in_a_lesson_finds_room_in_the_window_as_it_is(
    qtbot: QtBot, window: MainWindow
) -> None:
    settle(qtbot, window, SMALL)
    Person(window).choose("learn.begin")
    Person(window).switch("analysis.on", True)
    qtbot.waitUntil(lambda: not Person(window).panel("analysis").visibleRegion().isEmpty())
    QApplication.processEvents()
    assert window.size() == SMALL
    Person(window).leave()
    QApplication.processEvents()
    assert window.size() == SMALL
    check(window)


def test_a_height_that_the_user_chose_in_a_lesson_stays(qtbot: QtBot, window: MainWindow) -> None:
    settle(qtbot, window, SMALL)
    Person(window).choose("learn.begin")
    Person(window).switch("analysis.on", True)
    settle(qtbot, window, LARGE)
    Person(window).leave()
    assert window.size() == LARGE


def test_room_is_left_for_the_frame_and_a_panel() -> None:
    screen = QRect(0, 0, 1280, 800)
    assert space_on(screen, screen) == QSize(1280, 720)
    assert space_on(screen, QRect(0, 30, 1280, 770)) == QSize(1280, 720)
    assert space_on(screen, QRect(60, 0, 1220, 700)) == QSize(1220, 660)
