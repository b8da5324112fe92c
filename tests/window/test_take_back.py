"""Taking back by agreement between two people at the screen."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.core.time_notation import parse_control
from ringrealms3d.records.edits import comment_on
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.main_window import MainWindow
from tests.window.driver import Person

TET = "ring-majority/tet"
YES, NO = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No

pytestmark = pytest.mark.flat


@pytest.fixture
def agreed(window: MainWindow) -> MainWindow:
    """A game of two moves between two people who agreed to ask."""
    Person(window).command("players.agree").trigger()
    window.session.new_game(TET)
    for code in (0, 1):
        window.session.play(Move(code))
    return window


def undo(window: MainWindow) -> None:
    Person(window).command("game.undo").trigger()


def question(window: MainWindow) -> str:
    """Return what is asked, nothing if no box is open."""
    shown = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    return shown[0].text() if shown else ""


def answer(window: MainWindow, button: QMessageBox.StandardButton) -> None:
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    pressed = box.button(button)
    assert pressed is not None
    pressed.click()


def message(window: MainWindow) -> str:
    return Person(window).message


def plies(window: MainWindow) -> int:
    return len(window.session.moves)


def test_nobody_is_asked_unless_people_want_it(window: MainWindow) -> None:
    window.session.play(Move(0))
    undo(window)
    assert question(window) == ""
    assert plies(window) == 0


def test_the_other_side_is_asked_and_may_agree(agreed: MainWindow) -> None:
    undo(agreed)
    assert question(agreed) == "Blue wants to take f2 back. Red, do you agree?"
    assert plies(agreed) == 2
    answer(agreed, YES)
    assert plies(agreed) == 1


def test_the_other_side_may_refuse(agreed: MainWindow) -> None:
    undo(agreed)
    answer(agreed, NO)
    assert plies(agreed) == 2


def test_an_answer_comes_too_late_once_the_game_has_gone_on(agreed: MainWindow) -> None:
    undo(agreed)
    agreed.session.play(Move(2))
    answer(agreed, YES)
    assert plies(agreed) == 3


def test_a_resignation_goes_back_by_agreement_too(agreed: MainWindow) -> None:
    agreed.session.resign()
    undo(agreed)
    assert question(agreed) == "Red wants to take the resignation back. Blue, do you agree?"
    answer(agreed, YES)
    assert agreed.session.record.ended is None
    assert plies(agreed) == 2


def test_with_clocks_nothing_is_taken_back(agreed: MainWindow) -> None:
    agreed.session.new_game(TET, control=parse_control("5m"))
    agreed.session.play(Move(0))
    undo(agreed)
    assert question(agreed) == ""
    assert Person(agreed).message.startswith("With clocks, moves cannot be taken back")
    assert plies(agreed) == 1


def test_edits_and_new_games_are_undone_without_a_question(agreed: MainWindow) -> None:
    agreed.session.edit(comment_on(agreed.session.node, "here"))
    undo(agreed)
    assert agreed.session.node.comment == ""
    agreed.session.new_game(TET)
    undo(agreed)
    assert question(agreed) == ""
    assert plies(agreed) == 2


@pytest.mark.usefixtures("engines")
def test_the_computer_is_not_asked(agreed: MainWindow) -> None:
    agreed.session.set_players((Human(), Computer(1)))
    undo(agreed)
    assert question(agreed) == ""
    assert plies(agreed) == 0


def test_an_offer_to_undo_disappears_once_that_is_undone(window: MainWindow) -> None:
    window.session.play(Move(0))
    Person(window).command("game.again").trigger()
    assert message(window) == "Ctrl+Z brings back the previous game."
    undo(window)
    assert message(window) == ""
    assert plies(window) == 1


def test_an_offer_to_bring_back_a_game_disappears_with_the_first_move(window: MainWindow) -> None:
    window.session.play(Move(0))
    Person(window).command("game.again").trigger()
    window.session.play(Move(1))
    assert message(window) == ""


def test_undo_once_too_often_after_playing_again_is_redone(window: MainWindow) -> None:
    window.session.play(Move(0))
    window.session.resign()
    finished = window.session.record
    Person(window).command("game.again").trigger()
    for code in (3, 4):
        window.session.play(Move(code))
    for _ in range(5):
        undo(window)
    assert window.session.record is finished
    assert window.session.finished
    for _ in range(3):
        assert Person(window).command("game.redo").isEnabled()
        Person(window).command("game.redo").trigger()
    assert [move.code for move in window.session.moves] == [3, 4]


@pytest.mark.parametrize("name", ["undo", "redo"])
def test_a_comment_being_written_keeps_its_game_on_the_table(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    window.session.play(Move(0))
    Person(window).command("game.again").trigger()
    if name == "redo":
        undo(window)
    Person(window).choose("study.comment")
    qtbot.keyClicks(Person(window).comment, "half a sen")
    node = window.session.node
    Person(window).command(f"game.{name}").trigger()
    assert window.session.node is node
    if name == "undo":
        Person(window).command("game.redo").trigger()
    assert node.comment == "half a sen"
