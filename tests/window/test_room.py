"""Room for everything: panels at any size of the window, and the window on a small screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from PyQt6.QtCore import QPoint, QRect, QSize
from PyQt6.QtGui import QScreen
from PyQt6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.time_notation import parse_control
from ringrealms3d.games import all_games
from ringrealms3d.languages.catalogue import ENGLISH, LANGUAGES
from ringrealms3d.window.app import speak
from ringrealms3d.window.features.editor.panel import EditorPanel
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.screen_space import free_size, space_on
from ringrealms3d.window.shell.settings import Settings
from tests.amounts import rest_nightly
from tests.window.driver import Person, find, named
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


def check_nothing_is_cut_off(window: MainWindow) -> None:
    """Check that the column has room for the widest page in it."""
    areas = Person(window).column.findChildren(QScrollArea)
    panels = [area.widget() for area in areas]
    widths = [panel.minimumSizeHint().width() for panel in panels if panel is not None]
    assert widths
    assert max(widths) <= Person(window).column.width()


def places_in(whole: QWidget) -> dict[QWidget, QRect]:
    """Return where everything is that is seen in a part of the window."""
    parts = (part for part in whole.findChildren(QWidget) if part.isVisible())
    return {part: QRect(part.mapTo(whole, QPoint()), part.size()) for part in parts}


@pytest.mark.few(1)
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


@pytest.mark.few(1)
@pytest.mark.parametrize("size", [SMALLEST, SMALL, LARGE])
def test_the_board_fills_the_window_beside_the_column(
    qtbot: QtBot, window: MainWindow, size: QSize
) -> None:
    settle(qtbot, window, size)
    view, column = board_view(window), Person(window).column
    assert view.height() >= window.height() - 48
    assert view.width() + column.isVisible() * column.width() >= window.width() - 8


def test_the_column_follows_the_width_of_the_window(qtbot: QtBot, window: MainWindow) -> None:
    column = Person(window).column
    for size, least, most in ((SMALL, 240, 300), (LARGE, 340, 350), (SMALL, 240, 300)):
        settle(qtbot, window, size)
        assert least <= column.width() <= most


def test_the_column_is_laid_out_before_the_board_is_drawn(window: MainWindow) -> None:
    person = Person(window)
    deeds = [
        lambda: window.session.new_game("loop/mini"),
        lambda: window.session.play(window.session.position.legal_moves[0]),
        lambda: window.session.new_game("ring-majority/tet"),
        lambda: person.choose("game.edit"),
        person.leave,
    ]
    QApplication.processEvents()
    for deed in deeds:
        deed()
        at_once = places_in(person.column)
        QApplication.processEvents()
        assert places_in(person.column) == at_once


@pytest.mark.few(1)
@pytest.mark.parametrize("control", ["1m", "2h", "10m+3x30s"])
def test_a_clock_takes_no_room_from_the_board(
    qtbot: QtBot, window: MainWindow, control: str
) -> None:
    settle(qtbot, window, SMALL)
    before = board_view(window).width()
    window.session.new_game("ring-majority/co", control=parse_control(control))
    window.session.pause()
    QApplication.processEvents()
    assert board_view(window).width() == before
    check(window)


def test_a_slim_window_is_the_boards_until_the_column_is_asked_for(
    qtbot: QtBot, window: MainWindow
) -> None:
    person = Person(window)
    turn, counts = (find(window, QLabel, name) for name in ("turn", "counts"))
    settle(qtbot, window, SMALLEST)
    assert person.column.isHidden()
    assert (turn.isVisible(), turn.text(), counts.isVisible()) == (True, "Red to move", True)
    assert not person.command("view.column").isChecked()
    person.switch("view.column", True)
    assert person.column.isVisible()
    assert not turn.isVisible()
    person.switch("view.column", False)
    settle(qtbot, window, SMALL)
    assert person.column.isVisible()
    person.switch("view.column", False)
    settle(qtbot, window, SMALLEST)
    settle(qtbot, window, SMALL)
    assert person.column.isHidden()


def test_a_lesson_has_its_page_in_a_slim_window_and_takes_it_along(
    qtbot: QtBot, window: MainWindow
) -> None:
    person = Person(window)
    settle(qtbot, window, SMALLEST)
    person.choose("learn.begin")
    assert person.column.isVisible()
    person.leave()
    assert person.column.isHidden()


@pytest.mark.few(3)
@pytest.mark.flat
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("uid", ["ring-majority/co", "loops-n-leaps/8"])
def test_every_tab_is_whole_in_a_small_window(
    qtbot: QtBot, qapp: QApplication, settings: Settings, tmp_path: Path, uid: str, language: str
) -> None:
    speak(qapp, language)
    window = MainWindow(uid, settings, tmp_path / "game.json", None)
    qtbot.addWidget(window)
    window.resize(SMALL)
    window.show()
    bar = Person(window).tab_bar
    for size in (SMALL, LARGE, SMALL):
        settle(qtbot, window, size)
        shown = [number for number in range(bar.count()) if bar.isTabVisible(number)]
        assert all(bar.rect().contains(bar.tabRect(number)) for number in shown)
        for number in shown:
            name = bar.accessibleTabName(number)
            assert name
            assert name in (bar.tabText(number), bar.tabToolTip(number))
            written = bar.fontMetrics().horizontalAdvance(bar.tabText(number))
            assert bar.tabRect(number).width() > written
            assert bar.tabText(number) or not bar.tabIcon(number).isNull()
    check_nothing_is_cut_off(window)
    Person(window).choose("game.edit")
    QApplication.processEvents()
    check_nothing_is_cut_off(window)
    window.close()
    speak(qapp, ENGLISH)


@pytest.mark.few(3)
@pytest.mark.flat
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_offered_over_the_board_is_whole(
    qtbot: QtBot, qapp: QApplication, settings: Settings, tmp_path: Path, language: str
) -> None:
    speak(qapp, language)
    window = MainWindow("ring-majority/co", settings, tmp_path / "game.json", None)
    qtbot.addWidget(window)
    window.resize(SMALL)
    window.show()
    bar = named(window, QFrame, tr("Actions"))
    for width in range(520, 1000, 60):
        settle(qtbot, window, QSize(width, 600))
        assert Person(window).middle.rect().contains(bar.geometry())
        for button in bar.findChildren(QToolButton):
            parts = [each for each in button.findChildren(QLabel) if each.isVisible()]
            assert not button.isVisible() or parts
            for part in parts:
                assert part.width() >= part.sizeHint().width()
                assert button.rect().contains(part.geometry())
    window.close()
    speak(qapp, ENGLISH)


@pytest.mark.few(3)
@pytest.mark.flat
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_menu_makes_way_for_the_field_that_finds_commands(
    qtbot: QtBot, qapp: QApplication, settings: Settings, tmp_path: Path, language: str
) -> None:
    speak(qapp, language)
    window = MainWindow("ring-majority/co", settings, tmp_path / "game.json", None)
    qtbot.addWidget(window)
    window.resize(SMALL)
    window.show()
    bar = window.menuBar()
    assert bar is not None
    finder = bar.cornerWidget()
    assert finder is not None
    for width in (640, 760, 900, 1440):
        settle(qtbot, window, QSize(width, 600))
        places = [bar.actionGeometry(action) for action in bar.actions()]
        assert all(place.width() > 8 for place in places)
        assert not any(place.intersects(finder.geometry()) for place in places)
        assert abs(places[0].center().y() - finder.geometry().center().y()) <= 1
    window.close()
    speak(qapp, ENGLISH)


@pytest.mark.nightly
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


class Shown(QWidget):
    """A widget on a screen of which something else takes a part."""

    def screen(self) -> QScreen:
        """Return the screen."""
        geometry, free = QRect(0, 0, 1000, 700), QRect(0, 40, 1000, 600)
        screen = SimpleNamespace(geometry=lambda: geometry, availableGeometry=lambda: free)
        return cast("QScreen", screen)


def test_a_window_has_the_part_of_a_screen_that_nothing_else_takes(qtbot: QtBot) -> None:
    widget = Shown()
    qtbot.addWidget(widget)
    assert free_size(widget) == space_on(QRect(0, 0, 1000, 700), QRect(0, 40, 1000, 600))
    assert free_size(widget) != space_on(QRect(0, 40, 1000, 600), QRect(0, 0, 1000, 700))


def test_the_first_window_fits_the_screen(window: MainWindow) -> None:
    free = free_size(window)
    assert window.width() <= free.width()
    assert window.height() <= free.height()


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", rest_nightly(FIRST_OF_EACH_GAME, *FIRST_OF_EACH_GAME[:2]))
def test_the_editor_fits_a_small_window(qtbot: QtBot, window: MainWindow, uid: str) -> None:
    window.session.new_game(uid)
    for size in (LARGE, SMALL):
        settle(qtbot, window, size)
        board = board_view(window).size()
        Person(window).choose("game.edit")
        QApplication.processEvents()
        assert board_view(window).size() == board
        (panel,) = (each for each in window.findChildren(EditorPanel) if each.isVisible())
        assert panel.height() >= panel.minimumSizeHint().height()
        assert window.width() == size.width()
        Person(window).leave()
        settle(qtbot, window, size)
        check(window)


@pytest.mark.nightly
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


def test_the_words_of_an_analysis_are_seen_in_a_small_window(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.new_game("ring-majority/ti")
    settle(qtbot, window, QSize(SMALL.width(), SMALLEST.height()))
    Person(window).open_panel("analysis")
    QApplication.processEvents()
    why = find(Person(window).panel("analysis"), QLabel, "why")
    assert why.visibleRegion().boundingRect() == why.rect()


@pytest.mark.nightly
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
