"""A game that only computers play: its pace, its pause and its end."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.records.edits import comment_on
from ringrealms3d.records.record import Reason
from ringrealms3d.session.open_game import opened
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.features.play import pacer
from ringrealms3d.window.features.play.play_settings import PACES, last_players
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.records.opened import played
from tests.session.fake_process import FakeProcess
from tests.window.driver import Person

pytestmark = [pytest.mark.flat, pytest.mark.usefixtures("engines")]

PACE_MS = 300
LONG_MS = 1200
COMPUTERS = (Computer(1), Computer(1))


def codes(window: MainWindow) -> list[int]:
    """Return the moves on the table."""
    return [move.code for move in window.session.moves]


def watch(window: MainWindow) -> None:
    """Watch a game whose moves the test plays for the computers."""
    window.session.set_players(COMPUTERS)


def let_play(code: int) -> None:
    """Let the computer answer with a move."""
    FakeProcess.started[-1].answer(Move(code))
    QApplication.processEvents()


@pytest.mark.nightly
def test_a_watched_game_keeps_its_pace(qtbot: QtBot, window: MainWindow) -> None:
    watch(window)
    Person(window).choose_pace("a move a second")
    let_play(0)
    assert codes(window) == [0]
    let_play(1)
    assert codes(window) == [0]
    qtbot.waitUntil(lambda: codes(window) == [0, 1], timeout=20_000)
    Person(window).choose_pace("as fast as they think")
    let_play(2)
    assert len(window.session.moves) == 3


@pytest.mark.nightly
def test_a_move_that_waits_is_stale_after_any_change(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pacer, "PACES", dict.fromkeys(PACES, PACE_MS / 1000))
    watch(window)
    let_play(0)
    let_play(1)
    window.session.pause()
    qtbot.wait(PACE_MS + 50)
    assert codes(window) == [0]
    window.session.go_on()
    let_play(1)
    qtbot.waitUntil(lambda: codes(window) == [0, 1])
    let_play(2)
    window.session.go_to(0)
    qtbot.wait(PACE_MS + 50)
    assert codes(window) == []


def test_a_person_never_waits_for_the_pace(window: MainWindow) -> None:
    window.session.set_players((Human(), Computer(1)))
    for code in (0, 2):
        window.session.play(Move(code))
        let_play(code + 1)
    assert len(window.session.moves) == 4


def test_it_halts_and_goes_on(window: MainWindow) -> None:
    person = Person(window)
    assert not person.can_pause
    watch(window)
    assert Person(window).can_pause
    button = person.pause_button
    button.click()
    assert button.text() == "Resume"
    assert Person(window).turn == "Paused. Red is to move."
    button.click()
    assert button.text() == "Pause"
    assert Person(window).turn != "Paused. Red is to move."


def test_watching_ends_with_its_game(window: MainWindow) -> None:
    window.session.set_players((Human(), Computer(3)))
    window.session.set_players(COMPUTERS)
    window.session.resign()
    assert not Person(window).can_pause
    window.session.new_game(window.session.uid)
    assert window.session.players == (Human(), Computer(3))


@pytest.mark.few(1)
@pytest.mark.parametrize("players", [COMPUTERS, (Human(), Computer(9)), (Computer(2), Human())])
def test_the_same_players_play_again(
    window: MainWindow, players: tuple[Human | Computer, Human | Computer]
) -> None:
    window.session.play(Move(0))
    window.session.resign()
    window.session.set_players(players)
    Person(window).command("game.again").trigger()
    assert (window.session.moves, window.session.players) == ((), players)


def test_the_levels_of_a_watched_game_from_a_file_play_again(window: MainWindow) -> None:
    record = played("ring-majority/tet", ["f1"]).record
    record.players = ("Level 3", "Level 4")
    record.end(0, Reason.RESIGNATION)
    window.session.open_game(opened(record))
    Person(window).command("game.again").trigger()
    assert window.session.players == (Computer(3), Computer(4))


@pytest.mark.nightly
def test_a_move_that_waits_is_played_though_a_comment_is_written(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pacer, "PACES", dict.fromkeys(PACES, LONG_MS / 1000))
    watch(window)
    for code in range(8):
        window.session.play(Move(code))
    let_play(8)
    let_play(9)
    root = window.session.record.root
    for move in root.position.legal_moves[9:]:  # more positions than are kept
        child = root.play(move)
        for answer in child.position.legal_moves:
            child.play(answer)
    window.session.edit(comment_on(window.session.node, "here"))
    assert codes(window)[-1] == 8
    qtbot.waitUntil(lambda: codes(window)[-1] == 9)


def test_the_next_start_is_no_game_to_watch(window: MainWindow, settings: Settings) -> None:
    window.session.set_players((Human(), Computer(3)))
    watch(window)
    window.close()
    assert last_players(settings) == (Human(), Computer(3))


def test_a_game_that_is_looked_back_on_goes_on_from_there(window: MainWindow) -> None:
    watch(window)
    for code in range(3):
        window.session.play(Move(code))
    window.session.go_to(1)
    button = Person(window).pause_button
    assert button.text() == "Resume"
    button.click()
    assert button.text() == "Pause"
    assert not window.session.waits
