"""A file with several games: one of them is opened, or all go into the library."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLabel, QMessageBox, QTableWidget
from pytestqt.qtbot import QtBot

import ringrealms3d as rr
from ringrealms3d.library.library import Library
from ringrealms3d.window.features.files.chapters_dialog import ChaptersDialog
from ringrealms3d.window.main_window import MainWindow
from tests.library.kept import MINI, TET, random_game
from tests.window.driver import Person, named, press

pytestmark = pytest.mark.flat


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three games."""
    games = [random_game((TET, MINI)[seed % 2], seed, plies=seed + 3) for seed in range(3)]
    games[1].players, games[1].date = ("Ada", "Zoë"), "2026-11-24"
    rr.write_games(games, tmp_path / "three.rrsgf")
    return tmp_path / "three.rrsgf"


def asked(qtbot: QtBot, window: MainWindow, *paths: Path) -> ChaptersDialog:
    """Open files, and return the dialog that asks which game is meant."""
    Person(window).drop(*paths)
    qtbot.waitUntil(lambda: bool(window.findChildren(ChaptersDialog)))
    (dialog,) = window.findChildren(ChaptersDialog)
    return dialog


def test_one_of_several_games_is_opened(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    dialog = asked(qtbot, window, path)
    (label,) = (x for x in dialog.findChildren(QLabel) if x.isVisible())
    assert label.text() == "three.rrsgf has 3 games. Which do you want to open?"
    table = named(dialog, QTableWidget, "Games")
    rows = [
        [item.text() for column in range(5) if (item := table.item(row, column))]
        for row in range(table.rowCount())
    ]
    assert rows == [
        ["1", "Ring Majority, Tetrahedron", "", "", ""],
        ["2", "Loop, Mini, 4 layers", "Ada", "Zoë", "2026-11-24"],
        ["3", "Ring Majority, Tetrahedron", "", "", ""],
    ]
    before = path.read_bytes()
    table.selectRow(1)
    press(dialog, "Open")
    qtbot.waitUntil(lambda: window.session.uid == MINI)
    assert len(window.session.moves) == 4
    assert Person(window).message == "Opened game 2 of three.rrsgf."
    window.session.play(window.session.position.legal_moves[0])
    Person(window).choose("game.save")  # asks for a file: this one has others
    assert path.read_bytes() == before


def test_a_double_click_opens_a_game(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    table = named(asked(qtbot, window, path), QTableWidget, "Games")
    port, row = table.viewport(), table.visualItemRect(table.item(1, 1)).center()
    for click in (qtbot.mouseClick, qtbot.mouseDClick):
        click(port, Qt.MouseButton.LeftButton, pos=row)
    qtbot.waitUntil(lambda: window.session.uid == MINI)
    assert Person(window).message == "Opened game 2 of three.rrsgf."


def test_several_games_are_opened_each_in_a_tab(
    qtbot: QtBot, window: MainWindow, path: Path
) -> None:
    dialog = asked(qtbot, window, path)
    named(dialog, QTableWidget, "Games").selectAll()
    press(dialog, "Open")
    qtbot.waitUntil(lambda: Person(window).message == "Opened game 3 of three.rrsgf.")
    assert len(Person(window).games) == 3
    assert len(window.session.moves) == 5


def test_files_that_are_dropped_together_are_opened_one_after_another(
    qtbot: QtBot, window: MainWindow, path: Path
) -> None:
    first, broken, last = (path.with_name(name) for name in ("1.json", "2.json", "4.txt"))
    rr.write_game(random_game(MINI, 7, plies=7), first)
    broken.write_text("{")
    rr.write_game(random_game(TET, 8, plies=8), last)
    dialog = asked(qtbot, window, first, broken, path, last)
    assert len(window.session.moves) == 7
    press(dialog, "Cancel")
    qtbot.waitUntil(lambda: len(window.session.moves) == 8)
    assert len(Person(window).games) == 2
    (warning,) = (box.text() for box in window.findChildren(QMessageBox))
    assert "2.json" in warning


def test_very_many_files_and_folders_go_into_the_library(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    record = window.session.record
    files = [tmp_path / f"{number}.json" for number in range(9)]
    for number, file in enumerate(files):
        rr.write_game(random_game(TET, number, plies=number + 2), file)
    Person(window).drop(*files)
    qtbot.waitUntil(lambda: Person(window).message == "Games added: 9.")
    Person(window).drop(tmp_path)
    qtbot.waitUntil(lambda: Person(window).message == "Games added: 0.")
    assert window.session.record is record


def test_all_games_of_a_file_go_into_the_library(
    qtbot: QtBot, window: MainWindow, path: Path
) -> None:
    record = window.session.record
    press(asked(qtbot, window, path), "Add all to the library")
    qtbot.waitUntil(lambda: Person(window).message == "Games added: 3.")
    with Library(Person(window).library) as library:
        assert sorted(game.plies for game in library.games()) == [3, 4, 5]
    assert window.session.record is record


def test_a_file_of_several_games_can_be_left_alone(
    qtbot: QtBot, window: MainWindow, path: Path
) -> None:
    record = window.session.record
    press(asked(qtbot, window, path), "Cancel")
    qtbot.waitUntil(lambda: not any(x.isVisible() for x in window.findChildren(ChaptersDialog)))
    assert window.session.record is record


def test_the_dialog_goes_once_all_games_are_taken(
    qtbot: QtBot, window: MainWindow, path: Path
) -> None:
    dialog = asked(qtbot, window, path)
    press(dialog, "Add all to the library")
    qtbot.waitUntil(lambda: Person(window).message == "Games added: 3.")
    assert not any(each.isVisible() for each in window.findChildren(ChaptersDialog))


def test_files_after_one_that_goes_into_the_library_are_opened(
    qtbot: QtBot, window: MainWindow, path: Path
) -> None:
    last = path.with_name("last.json")
    rr.write_game(random_game(TET, 8, plies=8), last)
    press(asked(qtbot, window, path, last), "Add all to the library")
    qtbot.waitUntil(lambda: len(window.session.moves) == 8)
