"""Games from outside in the window: broken ones, and kept ones that are not there now."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from random import Random

import pytest
from PyQt6.QtCore import QUrl
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QApplication, QComboBox, QFileDialog, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.examples import draughts, isle
from ringrealms3d.games import registered_places
from ringrealms3d.library.library import LIBRARY_NAME, Library
from ringrealms3d.puzzles.mistake import Mistake
from ringrealms3d.puzzles.results import Results
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.session.autosave import save_game
from ringrealms3d.session.open_game import opened
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window import app
from ringrealms3d.window.features.exercises.puzzles import next_exercise
from ringrealms3d.window.features.help.rules_dialog import RulesBrowser
from ringrealms3d.window.features.library.library_dialog import LibraryDialog
from ringrealms3d.window.features.play.play_settings import VARIANT
from ringrealms3d.window.features.start.saved_game import saved_game
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.games.own_game import line_of, new_name, write_game
from tests.games.registry import forget_outside_games
from tests.patience import ENGINE_MS
from tests.window.driver import Person
from tests.window.driver.map import MapReader

pytestmark = [pytest.mark.flat, pytest.mark.wide, pytest.mark.opens("ring-majority/tet")]

NOT_HERE = "a game of gone, which is not installed here"


def gone(game_folder: Path) -> GameRecord:
    """Return a finished game of a game that is not registered any more."""
    name = new_name()
    place = write_game(
        game_folder, name, ('"NAME", "Qubic"', '"gone", "Qubic"'), ("NAME/3", "gone/3")
    )
    rr.register(place)
    record = GameRecord("gone/3", 1)
    record.root.play(record.root.position.parse_move("a11"))
    return record


def message() -> QMessageBox:
    """Return the one message box that is shown."""
    (found,) = shown_messages()
    return found


def shown_messages() -> list[QMessageBox]:
    """Return the message boxes that are shown."""
    widgets = [each for each in QApplication.topLevelWidgets() if isinstance(each, QMessageBox)]
    return [each for each in widgets if each.isVisible()]


def reported(do: Callable[[], object]) -> str:
    """Do what a slot would, and return the text of the box that reports its error."""
    try:
        do()
    except Exception:
        kind, error, trace = sys.exc_info()
        assert kind is not None
        assert error is not None
        app.report_unexpected(kind, error, trace)
    told = message()
    text = told.text()
    told.close()
    return text


def test_the_start_page_and_the_library_show_a_game_that_is_gone(
    game_folder: Path, qtbot: QtBot, window: MainWindow
) -> None:
    record = gone(game_folder)
    with Library(game_folder / LIBRARY_NAME) as library:
        library.keep(record, seats=("person", "level 4"))
        record.end(0, Reason.RESIGNATION)
        library.keep(record, seats=("person", "level 4"), rated=True)
    forget_outside_games()
    Person(window).switch("game.start", True)
    page = Person(window).start_page

    def names() -> list[str]:
        return [each.accessibleName() for each in page.findChildren(QPushButton)]

    qtbot.waitUntil(lambda: sum(name.startswith(NOT_HERE) for name in names()) == 1)
    assert any("You won" in each.text() for each in page.findChildren(QLabel))
    Person(window).choose("game.library")
    (dialog,) = window.findChildren(LibraryDialog)
    model = dialog.games.table.model()
    assert model is not None
    assert [str(model.index(row, 1).data()).startswith(NOT_HERE) for row in (0, 1)] == [True] * 2
    cell = dialog.statistics.table.item(0, 0)
    assert cell is not None
    assert cell.text() == NOT_HERE
    dialog.games.opened.emit(1)
    qtbot.waitUntil(lambda: bool(shown_messages()))
    told = message()
    assert told.text() == f"game 1 of the library: {NOT_HERE}."
    told.close()
    dialog.close()
    window.session.play(Move(0))
    assert window.session.position.ply == 1


def test_one_game_that_is_gone_is_exported_from_the_list(
    game_folder: Path, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, file = gone(game_folder), game_folder / "out.json"
    with Library(game_folder / LIBRARY_NAME) as library:
        number = library.keep(record)
    forget_outside_games()
    Person(window).choose("game.library")
    (dialog,) = window.findChildren(LibraryDialog)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    dialog.games.exported.emit([number])
    assert not shown_messages()
    assert json.loads(file.read_text(encoding="utf-8"))["variant"] == "gone/3"
    dialog.close()


def test_a_saved_game_of_a_game_that_is_gone_is_kept_and_told(
    game_folder: Path, window: MainWindow
) -> None:
    path = game_folder / "saved.json"
    save_game(opened(gone(game_folder)), path)
    before = path.read_text(encoding="utf-8")
    forget_outside_games()
    assert saved_game(window, path) is None
    told = message()
    assert NOT_HERE in told.text()
    told.close()
    (aside,) = game_folder.glob("saved*")
    assert str(aside) in told.text()
    assert aside.read_text(encoding="utf-8") == before


def test_a_saved_game_waits_quietly_until_its_game_is_back(game_folder: Path) -> None:
    record = gone(game_folder)
    path, lock = app.claim_saved_game(game_folder)
    save_game(opened(record), path)
    before = path.read_text(encoding="utf-8")
    lock.unlock()
    place = registered_places()[-1]
    forget_outside_games()
    other, lock = app.claim_saved_game(game_folder)
    assert other != path
    assert not other.exists()
    lock.unlock()
    assert path.read_text(encoding="utf-8") == before
    rr.register(place)
    again, lock = app.claim_saved_game(game_folder)
    assert again == path
    lock.unlock()


def test_the_board_played_last_may_be_gone(game_folder: Path) -> None:
    gone(game_folder)
    settings = Settings(game_folder / "other.ini")
    settings[VARIANT] = "gone/3"
    assert settings[VARIANT] == "gone/3"
    forget_outside_games()
    assert settings[VARIANT] is None


def test_a_kept_mistake_that_fits_no_more_is_skipped(game_folder: Path) -> None:
    """Its fen is one of the board, but no cell has the name of its moves now."""
    position = gone(game_folder).root.position
    old = Mistake("gone/3", position.fen(), "z9", "z8", "", 0.0, 0.5, 1)
    new = Mistake("gone/3", position.fen().replace(".", "x", 1), "a11", "a12", "", 0.0, 0.5, 1)
    due, day = (old.id, new.id), date(2026, 3, 1)
    assert next_exercise([old, new], due, frozenset(), "", Random(0), Results(), day) is new


def test_a_broken_game_tells_its_fault_and_the_window_lives(
    game_folder: Path, window: MainWindow
) -> None:
    name = new_name()
    rr.register(write_game(game_folder, name, ("state.ply += 1", "state.ply = {}['gone']")))
    told = reported(lambda: window.session.new_game(f"{name}/3"))
    assert line_of(game_folder, name, "'gone'") + "KeyError: 'gone'." in told
    assert "fault of the program" not in told
    assert window.session.uid == "ring-majority/tet"
    window.session.play(Move(0))
    assert window.session.position.ply == 1


def test_a_rule_that_fails_later_does_not_end_the_window(
    game_folder: Path, window: MainWindow
) -> None:
    name = new_name()
    late = ("state.ply += 1", "state.ply += 1\n    if state.ply == 2: {}['gone']")
    rr.register(write_game(game_folder, name, late))
    window.session.new_game(f"{name}/3", (Human(), Human()))
    window.session.play(Move(0))
    told = reported(lambda: window.session.play(Move(1)))
    assert line_of(game_folder, name, "'gone'") + "KeyError: 'gone'." in told
    assert window.session.position.ply == 1
    window.session.new_game("ring-majority/cube")
    window.session.play(Move(0))
    assert window.session.position.ply == 1


def test_a_diagram_that_shows_no_position_is_told_in_its_place(
    game_folder: Path, qtbot: QtBot, window: MainWindow
) -> None:
    name = new_name()
    rr.register(write_game(game_folder, name, ('"# Qubic"', '"![no](position:NAME/3?zzz)"')))
    window.session.new_game(f"{name}/3", (Human(), Human()))
    Person(window).choose("help.rules")
    (browser,) = window.findChildren(RulesBrowser)
    picture = browser.loadResource(2, QUrl(f"position:{name}/3?zzz"))
    assert isinstance(picture, QImage)
    colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(40)}
    assert len(colours) > 2  # some words
    qtbot.waitUntil(lambda: not shown_messages())


def test_what_was_left_out_is_told_when_the_window_opens(window: MainWindow) -> None:
    app.show_complaints(window, ["a game was left out: own.py, line 3: it is broken"])
    told = message()
    assert told.text() == "A game was left out: own.py, line 3: it is broken."
    told.close()


def test_no_strength_is_told_that_nobody_measured(game_folder: Path, window: MainWindow) -> None:
    name = new_name()
    rr.register(write_game(game_folder, name))
    window.session.new_game(f"{name}/3", (Human(), Human()))
    Person(window).switch("game.start", True)
    page = Person(window).start_page
    tips = [each.toolTip() for each in page.findChildren(QPushButton) if each.toolTip()]
    assert "The strength of the levels has not been measured in Qubic." in tips[-1]
    assert not any("Elo" in each.text() for each in page.findChildren(QLabel))
    assert not Person(window).command("game.rated").isEnabled()
    texts = told_levels(window)
    assert len(texts) >= 10
    assert not any("Elo" in text for text in texts)
    window.session.new_game("ring-majority/tet", (Human(), Human()))
    assert Person(window).command("game.rated").isEnabled()
    assert sum("Elo" in text for text in told_levels(window)) >= 10


@pytest.mark.usefixtures("game_folder")
def test_each_part_of_a_turn_is_asked_for_and_nothing_need_be_counted(window: MainWindow) -> None:
    rr.register(f"{isle.__name__}:GAME")
    window.session.new_game("isle/hexagon", (Human(), Human()))
    person = Person(window)
    assert person.turn == "White: step with your king"
    window.session.play(window.session.position.legal_moves[0])
    assert person.turn == "White: take a place away"
    assert "free turn" not in f"{person.news} {person.message}".lower()
    assert person.counts == ""


@pytest.mark.usefixtures("game_folder")
def test_a_man_in_hand_stays_marked_and_the_whole_move_is_told_where_it_goes(
    window: MainWindow,
) -> None:
    rr.register(f"{draughts.__name__}:GAME")
    window.session.new_game("hex-draughts/4", (Human(), Human()))
    position, board = window.session.position, MapReader(window)
    move = position.legal_moves[0]
    start, end = position.move_places(move)
    board.click(start)
    board.hover(end)
    assert Person(window).site == position.format_move(move)
    assert start in Person(window).shown.chosen


@pytest.mark.usefixtures("game_folder")
def test_one_count_is_told_once(window: MainWindow) -> None:
    rr.register(f"{draughts.__name__}:GAME")
    window.session.new_game("hex-draughts/4", (Human(), Human()))
    labels = [each.text() for each in window.findChildren(QLabel) if each.isVisible()]
    assert sum("on the board" in text.lower() for text in labels) == 2  # on the players' cards


def told_levels(window: MainWindow) -> list[str]:
    """Return what the choice of a player, and the menu of levels, say."""
    found = [each for card in Person(window).players for each in card.findChildren(QComboBox)]
    return [box.itemText(n) for box in found for n in range(box.count())]


@pytest.mark.nightly
def test_a_rule_that_cannot_be_compiled_is_told_with_its_line(
    game_folder: Path, qtbot: QtBot, window: MainWindow
) -> None:
    name = "knotted"
    rr.register(
        write_game(
            game_folder, name, ("count = 0\n", "count = 0 * len(tables.lines[0].tolist())\n")
        )
    )
    window.session.new_game(f"{name}/3", (Human(), Computer(6)))
    person = Person(window)
    told = "The computer cannot play: "
    qtbot.waitUntil(lambda: person.message.startswith(told), timeout=ENGINE_MS)
    place = line_of(game_folder, name, "lines[0].tolist()")
    assert place + "it cannot be compiled: " in person.message
    window.session.play(window.session.position.legal_moves[0])
    person.clear_message()
    qtbot.waitUntil(lambda: person.message.startswith(told), timeout=ENGINE_MS)
    assert window.session.position.ply == 1
