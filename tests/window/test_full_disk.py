"""A full disk, and folders that cannot be written, as the window tells of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.library.library import Library
from ringrealms3d.puzzles.cards import CARDS_NAME, Cards
from ringrealms3d.records.game_files import read_game
from ringrealms3d.records.node import Evaluation
from ringrealms3d.scene.theme import get_theme
from ringrealms3d.session.autosave import load_game
from ringrealms3d.window.board.board_settings import LEGAL, STILL, chosen_theme
from ringrealms3d.window.features.export import export_job
from ringrealms3d.window.features.export.export_dialog import ExportDialog
from ringrealms3d.window.features.play.play_settings import SOUNDS
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.full_disk import FullDisk
from tests.window.driver import Guide, Person
from tests.window.test_puzzles import puzzle_of

FULL = "No space left on device"

pytestmark = pytest.mark.flat


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    """A disk with room."""
    return FullDisk(monkeypatch)


def kept_plies(window: MainWindow) -> list[int]:
    """Return how many moves the games of the library have."""
    with Library(Person(window).library) as library:
        return [game.plies for game in library.games()]


def box(window: MainWindow) -> QMessageBox:
    """Return the box that is open."""
    (found,) = (each for each in window.findChildren(QMessageBox) if each.isVisible())
    return found


def press(qtbot: QtBot, asked: QDialog, text: str) -> None:
    button = next(each for each in asked.findChildren(QPushButton) if each.text() == text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_game_that_cannot_be_saved_stays_and_is_saved_elsewhere(
    window: MainWindow, tmp_path: Path, disk: FullDisk
) -> None:
    window.session.play(Move(0))
    there, elsewhere = tmp_path / "mine.rrsgf", tmp_path / "elsewhere" / "mine.rrsgf"
    Person(window).save_as(there)
    before = there.read_bytes()
    window.session.play(Move(1))
    disk.fill()
    Person(window).choose("game.save")
    asked = box(window)
    assert asked.text() == f"{there} cannot be written: {FULL}."
    asked.close()
    assert there.read_bytes() == before
    assert len(window.session.moves) == 2
    disk.empty()
    elsewhere.parent.mkdir()
    Person(window).save_as(elsewhere)
    assert len(read_game(elsewhere).line) == 2


@pytest.mark.few(1)
@pytest.mark.parametrize("name", ["mine.rrsgf", "mine.json", "mine.txt"])
def test_a_place_where_no_file_can_be_made_is_named(
    window: MainWindow, tmp_path: Path, name: str
) -> None:
    (tmp_path / "file").write_text("")
    window.session.play(Move(0))
    place = tmp_path / "file" / name
    Person(window).save_as(place)
    assert box(window).text() == f"The folder '{place.parent}' does not exist."
    assert len(window.session.moves) == 1


def test_a_full_disk_is_told_at_the_move_and_kept_at_the_next(
    window: MainWindow, disk: FullDisk
) -> None:
    disk.fill()
    window.session.play(Move(0))
    assert "could not be saved" in Person(window).message
    disk.empty()
    window.session.play(Move(1))
    saved = load_game(Person(window).saved_game)
    assert saved is not None
    assert len(saved.cursor.line()) == 2
    assert kept_plies(window) == [2]


def test_settings_that_cannot_be_written_hold_are_told_once_and_written_later(
    window: MainWindow, settings: Settings, disk: FullDisk
) -> None:
    disk.fill()
    Person(window).pick("view.theme", "dark")
    path = settings.path
    assert Person(window).message.startswith("The settings are not saved: ")
    Person(window).clear_message()
    settings[SOUNDS] = False
    settings[LEGAL] = False
    assert Person(window).message == ""
    assert chosen_theme(settings) == get_theme("dark").dressed(chosen_theme(settings).materials)
    assert not settings[SOUNDS]
    disk.empty()
    settings[STILL] = True
    again = Settings(path)
    assert chosen_theme(again).name == "dark"
    assert not again[SOUNDS]
    assert not again[LEGAL]
    disk.fill()
    settings[SOUNDS] = True
    assert Person(window).message.startswith("The settings are not saved: ")


@pytest.mark.wide
def test_a_card_that_cannot_be_written_is_told_and_written_with_the_next(
    window: MainWindow, disk: FullDisk
) -> None:
    Person(window).command("game.puzzle").trigger()
    missed = puzzle_of(window)
    disk.fill()
    Guide(window, "puzzle").press("Solution")
    path = Person(window).cards
    assert f"{CARDS_NAME} cannot be written: {FULL}" in str(path.parent / Person(window).message)
    disk.empty()
    Guide(window, "puzzle").press("Next")
    Guide(window, "puzzle").press("Solution")
    assert Cards(path).has(missed.id)


def test_mistakes_that_cannot_be_kept_are_offered_still(window: MainWindow, disk: FullDisk) -> None:
    session = window.session
    for code in (0, 1):
        session.play(Move(code))
    nodes = (session.record.root, *session.record.line)
    values = (0.0, -0.9, -0.9)
    told = (Evaluation(value, best=session.position.board.sites[9]) for value in values)
    session.note_evaluations(dict(zip(nodes, told, strict=True)))
    disk.fill()
    Person(window).choose("review.keep")
    assert f"cannot be written: {FULL}" in Person(window).message
    assert Person(window).can("review.keep")


def test_no_export_where_not_even_a_folder_can_be_made(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(**_: object) -> None:
        raise OSError(28, FULL)

    monkeypatch.setattr(export_job, "TemporaryDirectory", fail)
    Person(window).choose("game.picture")
    (dialog,) = window.findChildren(ExportDialog)
    press(qtbot, dialog, "Save")
    Person(window).name_file(tmp_path / "mine.png")
    qtbot.waitUntil(lambda: "Nothing was exported" in Person(window).message)
    whole = window.statusBar()
    assert whole is not None
    assert f"nothing can be written in '{tmp_path}': {FULL}" in Person(window).message


def test_a_window_whose_game_would_be_lost_asks_and_stays(
    qtbot: QtBot, window: MainWindow, disk: FullDisk
) -> None:
    disk.fill()
    window.session.play(Move(0))
    assert not window.close()
    assert not window.close()
    asked = box(window)
    assert "The game could not be saved and will be lost: " in asked.text()
    press(qtbot, asked, "Cancel")
    assert window.isVisible()
    disk.empty()
    assert window.close()
    assert kept_plies(window) == [1]


def test_a_game_that_was_saved_elsewhere_may_go(
    window: MainWindow, tmp_path: Path, disk: FullDisk
) -> None:
    disk.fill()
    window.session.play(Move(0))
    disk.empty()
    Person(window).save_as(tmp_path / "mine.rrsgf")
    disk.fill()
    assert window.close()


def test_a_window_asks_for_a_game_that_left_the_table(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, disk: FullDisk
) -> None:
    disk.fill()
    for code in range(3):
        window.session.play(Move(code))
    window.session.new_game(window.session.uid)
    assert not window.close()
    press(qtbot, box(window), "&Save it elsewhere…")
    disk.empty()
    Person(window).name_file(tmp_path / "mine.rrsgf")
    assert len(read_game(tmp_path / "mine.rrsgf").line) == 3
    disk.fill()
    assert window.close()


def test_a_file_is_of_the_game_for_which_it_was_chosen(window: MainWindow, tmp_path: Path) -> None:
    window.session.play(Move(0))
    Person(window).choose("game.save_as")
    window.session.new_game(window.session.uid)
    window.session.play(Move(5))
    window.session.play(Move(7))
    Person(window).name_file(tmp_path / "mine.rrsgf")
    assert [node.move for node in read_game(tmp_path / "mine.rrsgf").line] == [Move(0)]
    Person(window).save_as(tmp_path / "other.rrsgf")
    assert len(read_game(tmp_path / "other.rrsgf").line) == 2
    assert len(read_game(tmp_path / "mine.rrsgf").line) == 1


def test_a_person_can_let_the_game_go(qtbot: QtBot, window: MainWindow, disk: FullDisk) -> None:
    disk.fill()
    window.session.play(Move(0))
    window.close()
    press(qtbot, box(window), "&Close anyway")
    assert not window.isVisible()
