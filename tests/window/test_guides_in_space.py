"""The room that puzzles and lessons take beside a board and its map."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from ringrealms3d.window.features.exercises.puzzle_panel import PuzzlePanel
from ringrealms3d.window.main_window import MainWindow
from tests.window.driver import Guide, Person, find

pytestmark = [pytest.mark.wide, pytest.mark.opens("ring-majority/tet")]


@pytest.mark.few(1)
@pytest.mark.parametrize("command", ["game.puzzle", "learn.begin"])
def test_a_guide_from_the_start_page_leaves_the_window_its_size(
    window: MainWindow, command: str
) -> None:
    Person(window).switch("game.start", True)
    before = window.size()
    Person(window).command(command).trigger()
    QApplication.processEvents()
    assert not Person(window).start_page.isVisible()
    assert window.size() == before


def test_the_button_for_a_card_stays_above_the_status_line(
    qtbot: QtBot, window: MainWindow
) -> None:
    Person(window).switch("game.start", True)
    Person(window).command("game.puzzle").trigger()
    puzzle, bar = Guide(window, "puzzle"), window.statusBar()
    qtbot.waitUntil(puzzle.panel.isVisible)
    QApplication.processEvents()
    puzzle.press("Solution")
    drop = next(each for each in puzzle.panel.findChildren(QPushButton) if "card" in each.text())
    qtbot.waitUntil(drop.isVisible)
    QApplication.processEvents()
    assert bar is not None
    assert drop.mapTo(window, drop.rect().bottomLeft()).y() < bar.y()


def test_a_long_answer_to_a_try_is_shown_to_its_end(qtbot: QtBot, window: MainWindow) -> None:
    Person(window).command("game.puzzle").trigger()
    (panel,) = window.findChildren(PuzzlePanel)
    panel.show_answer("A long answer. " * 20, reached=False)
    label = find(Guide(window, "puzzle").panel, QLabel, "answer")
    qtbot.waitUntil(lambda: label.height() == label.heightForWidth(label.width()) > 0)
    qtbot.waitUntil(lambda: label.visibleRegion().boundingRect() == label.rect())
