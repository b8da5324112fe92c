"""The window in languages that are written from right to left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringrealms3d.window.app import delete_window
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.records.opened import opened
from tests.window.driver import Person
from tests.window.moves_table import moves_table
from tests.window.pointing import flat_map

pytestmark = pytest.mark.flat

LEFT_TO_RIGHT, RIGHT_TO_LEFT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


@pytest.fixture
def mirrored(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window that was opened while the application is right to left."""
    QApplication.setLayoutDirection(RIGHT_TO_LEFT)
    settings = Settings(tmp_path / "mirrored.ini")
    opened = MainWindow("path-tiles/free-turns", settings, tmp_path / "mirrored.json", None)
    opened.resize(900, 600)
    opened.show()
    qtbot.waitExposed(opened)
    yield opened
    opened.close()
    delete_window(opened)
    QApplication.setLayoutDirection(LEFT_TO_RIGHT)


def test_the_window_is_mirrored(mirrored: MainWindow) -> None:
    column, middle = Person(mirrored).column, mirrored.width() / 2
    assert column.mapTo(mirrored, column.rect().center()).x() < middle


def test_boards_are_not(mirrored: MainWindow) -> None:
    board = mirrored.session.position.board
    first, last = (flat_map(mirrored).place_of(board.site(name)).x() for name in ("a1", "i1"))
    assert first < last
    picture = flat_map(mirrored).grab().toImage()
    straight = MapView(mirrored, Person(mirrored).theme, "")
    straight.setLayoutDirection(LEFT_TO_RIGHT)
    straight.resize(flat_map(mirrored).size())
    layout, content = mirrored.session.position.variant.layout, Person(mirrored).shown
    straight.show_board(layout, content, board.sites)
    assert straight.grab().toImage() == picture


def test_moves_stay_in_order(mirrored: MainWindow) -> None:
    mirrored.session.restore(opened("path-tiles/free-turns", seed=3))
    move = mirrored.session.position.legal_moves[0]
    text = mirrored.session.position.format_move(move)
    assert text[0].isdigit()  # which stands last where nothing keeps it in its place
    assert Person(mirrored).move_line.layoutDirection() == LEFT_TO_RIGHT
    Person(mirrored).type_move(text)
    assert mirrored.session.moves == (move,)
    cell = moves_table(mirrored).currentIndex()
    assert cell.data() == f"\u2066{text}\u2069"
