"""Moves in advance: marked while the computer thinks, played at once where they are legal."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.main_window import MainWindow
from tests.records.opened import opened
from tests.session.fake_process import FakeProcess
from tests.window.driver import Person

TET = "ring-majority/tet"
pytestmark = [pytest.mark.flat, pytest.mark.opens(TET), pytest.mark.usefixtures("engines")]
RIGHT = Qt.MouseButton.RightButton


def think() -> None:
    """Let the computer be ready, and think."""
    FakeProcess.started[-1].say("ready")
    FakeProcess.started[-1].think(10)
    QApplication.processEvents()


def answer(qtbot: QtBot, window: MainWindow, code: int) -> None:
    """Let the computer move, and wait until that is on the table."""
    before = len(window.session.moves)
    FakeProcess.started[-1].answer(Move(code))
    qtbot.waitUntil(lambda: len(window.session.moves) > before)
    for _ in range(3):
        QApplication.processEvents()


def chosen(person: Person) -> list[int]:
    """Return the places that are marked as chosen."""
    return [*person.shown.chosen]


@pytest.fixture
def person(window: MainWindow) -> Person:
    """Somebody who has played a move, about whose answer the computer thinks."""
    window.session.new_game(TET, (Human(), Computer(1)))
    window.session.play(Move(0))
    think()
    return Person(window)


def test_a_click_while_it_thinks_is_played_after_its_move(qtbot: QtBot, person: Person) -> None:
    person.click(3)
    session = person.window.session
    assert chosen(person) == [3]
    assert [mark.places for mark in person.shown.notes] == [(3,)]
    assert session.position.board.sites[3] in person.message
    assert "Esc or" in person.message
    assert person.unlike(person.content())
    answer(qtbot, person.window, 1)
    qtbot.waitUntil(lambda: session.moves == (Move(0), Move(1), Move(3)))
    assert chosen(person) == []


def test_the_newest_click_counts_and_the_same_takes_it_back(qtbot: QtBot, person: Person) -> None:
    for place, left in ((3, [3]), (4, [4]), (4, []), (5, [5])):
        person.click(place)
        assert chosen(person) == left
    answer(qtbot, person.window, 1)
    qtbot.waitUntil(lambda: len(person.window.session.moves) == 3)
    assert person.window.session.moves[-1] == Move(5)


@pytest.mark.few(1)
@pytest.mark.parametrize("way", ["escape", "right click", "option"])
def test_it_is_called_off(qtbot: QtBot, person: Person, way: str) -> None:
    person.click(3)
    if way == "escape":
        qtbot.keyClick(person.map, Qt.Key.Key_Escape)
    elif way == "right click":
        person.click(6, RIGHT)
        assert QApplication.activePopupWidget() is None
    else:
        person.switch("players.premove", on=False)
    assert chosen(person) == []
    assert person.message == "The move in advance was taken back."
    answer(qtbot, person.window, 1)
    assert person.window.session.moves == (Move(0), Move(1))


def test_a_move_that_is_not_possible_any_more_is_dropped_and_said(
    qtbot: QtBot, person: Person
) -> None:
    person.click(3)
    answer(qtbot, person.window, 3)
    qtbot.waitUntil(lambda: person.message.startswith("Not possible"))
    assert person.window.session.moves == (Move(0), Move(3))
    assert chosen(person) == []


def test_taking_back_forgets_it(qtbot: QtBot, person: Person) -> None:
    person.click(3)
    assert "Move in advance" in person.message
    person.choose("game.undo")
    assert chosen(person) == []
    assert "Move in advance" not in person.message
    assert person.window.session.moves == ()
    QApplication.processEvents()
    assert person.window.session.moves == ()


def test_without_it_a_click_says_who_is_to_move(person: Person) -> None:
    person.switch("players.premove", on=False)
    person.click(3)
    assert person.message == "Wait: the computer is to move."
    assert chosen(person) == []


def test_nobody_moves_in_advance_for_two_computers(person: Person) -> None:
    person.window.session.new_game(TET, (Computer(1), Computer(1)))
    think()
    person.click(3)
    assert chosen(person) == []


def test_a_tile_and_its_place_are_two_clicks(qtbot: QtBot, window: MainWindow) -> None:
    session = window.session
    session.restore(opened("path-tiles/free-turns", players=(Human(), Computer(1))))
    mine = session.position
    move = mine.legal_moves[0]
    session.play(move)
    think()
    person = Person(window)
    theirs = session.position
    answer_to_it = next(each for each in theirs.legal_moves if theirs.play(each).turn == mine.turn)
    after = theirs.play(answer_to_it)
    later = next(each for each in after.legal_moves if each in mine.legal_moves)
    first, cell = after.move_places(later)
    person.click(first)
    assert chosen(person) == [first]
    assert [mark.places for mark in person.shown.notes] == [(first,)]
    person.click(cell)
    assert chosen(person) == [first, cell]
    assert [mark.places for mark in person.shown.notes] == [(cell,)], "not from beside the board"
    answer(qtbot, window, answer_to_it.code)
    qtbot.waitUntil(lambda: session.moves == (move, answer_to_it, later))
