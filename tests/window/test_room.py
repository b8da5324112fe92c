"""Room for everything: panels at any size of the window, and the window on a small screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QRect, QSize
from PyQt6.QtWidgets import QApplication, QDockWidget, QTabBar
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

READABLE = {"map": 110, "players": 190, "analysis": 240, "review": 200, "moves": 90, "groups": 90}
"""The least heights of panels with their titles, in pixels."""


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    """A window that leaves its board in space blank, which takes longest and is not looked at."""
    drawn_on = board_view(window).canvas.ren_win
    drawn_on.SetReadyForRendering(False)
    yield window
    drawn_on.SetReadyForRendering(True)


def shown(window: MainWindow) -> list[QDockWidget]:
    return [dock for dock in Person(window).panels if not dock.visibleRegion().isEmpty()]


def settle(qtbot: QtBot, window: MainWindow, size: QSize) -> None:
    window.resize(size)
    qtbot.waitUntil(lambda: window.size() == size)
    QApplication.processEvents()


def check(window: MainWindow) -> None:
    docks = shown(window)
    names = [dock.objectName() for dock in docks]
    assert {"map", "moves"} < set(names)
    assert {"players", "analysis", "review"} & set(names)
    for dock in docks:
        assert dock.height() >= READABLE[dock.objectName()], dock.objectName()
        assert dock.width() >= 300


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


def test_a_larger_window_shows_more_of_map_and_moves(qtbot: QtBot, window: MainWindow) -> None:
    settle(qtbot, window, SMALL)
    small = {dock.objectName(): dock.height() for dock in shown(window)}
    settle(qtbot, window, LARGE)
    large = {dock.objectName(): dock.height() for dock in shown(window)}
    assert large["map"] > 1.8 * small["map"]
    assert large["moves"] > 1.8 * small["moves"]
    assert large["players"] <= small["players"] + 20


@pytest.mark.parametrize("size", [QSize(520, 570), SMALL])
def test_no_tabs_are_left_lying_about(qtbot: QtBot, window: MainWindow, size: QSize) -> None:
    for uid in ("loop/mini", "loophole-2d/14", "loop/mini"):
        window.session.new_game(uid)
        Person(window).switch("view.full", True)
        Person(window).switch("view.full", False)
        settle(qtbot, window, size)
        bars = [bar for bar in window.findChildren(QTabBar) if not bar.visibleRegion().isEmpty()]
        titles = [tuple(bar.tabText(number) for number in range(bar.count())) for bar in bars]
        assert len(set(titles)) == len(titles)
        assert all(bar.x() >= Person(window).panel("map").x() for bar in bars)
        assert ("Players", "Analysis", "Review", "Sites") in titles


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


def test_panels_that_a_window_opened_with_too_little_room_for_get_it_when_it_grows(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    wide = Person(window).panel("map").width()
    settle(qtbot, window, SMALLEST)
    assert Person(window).panel("map").width() < wide
    window.close()
    again = MainWindow("ring-majority/co", Settings(settings.path), Path("unused.json"))
    qtbot.addWidget(again)
    again.show()
    qtbot.waitUntil(lambda: Person(again).panel("map").width() < wide)
    settle(qtbot, again, SMALL)
    assert Person(again).panel("map").width() == wide
    again.close()


def test_moves_and_an_analysis_are_seen_together(qtbot: QtBot, window: MainWindow) -> None:
    settle(qtbot, window, SMALL)
    Person(window).switch("analysis.on", True)
    qtbot.waitUntil(lambda: not Person(window).panel("analysis").visibleRegion().isEmpty())
    assert not Person(window).panel("moves").visibleRegion().isEmpty()


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
        assert whole_map(window).height() >= READABLE["map"] - 30
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
