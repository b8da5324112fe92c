"""Moves that are typed."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QCompleter
from pytestqt.qtbot import QtBot

from ringrealms3d.session.players import PEOPLE
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.action_bar import ActionBar
from tests.records.opened import opened
from tests.window.driver import Person
from tests.window.pointing import flat_map

pytestmark = pytest.mark.flat


def completer(window: MainWindow) -> QCompleter:
    found = Person(window).move_line.completer()
    assert found is not None
    return found


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", ["ring-majority/tet", "path-tiles/free-turns", "loops-n-leaps/8"])
def test_a_legal_move_is_played(window: MainWindow, uid: str) -> None:
    window.session.new_game(uid, PEOPLE)
    move = window.session.position.legal_moves[-1]
    Person(window).type_move(window.session.position.format_move(move))
    assert window.session.moves == (move,)
    assert Person(window).move_line.text() == ""
    assert Person(window).move_line.hasFocus()


def test_what_is_no_move_is_told_and_stays_to_be_corrected(window: MainWindow) -> None:
    window.session.restore(opened("ring-majority/tet", ["f1"]))
    Person(window).type_move("f1")
    assert Person(window).move_problem == "Not possible: f1 holds a red stone."
    assert Person(window).move_line.text() == "f1"
    Person(window).type_move("x9")
    assert "no place 'x9'" in Person(window).move_problem
    assert len(window.session.moves) == 1
    Person(window).type_move("e1")
    assert Person(window).move_problem == ""
    assert len(window.session.moves) == 2


def test_a_line_is_played_move_by_move_up_to_one_that_is_none(window: MainWindow) -> None:
    person = Person(window)
    window.session.restore(opened("ring-majority/tet", ["f1"]))
    person.type_move("1... v3 2. e1  f2")
    assert list(window.session.line_texts) == ["f1", "v3", "e1", "f2"]
    assert person.move_line.text() == ""
    person.type_move("v1 f1 v2")
    assert window.session.line_texts[4:] == ("v1",)
    assert person.move_line.text() == "f1 v2"
    assert person.move_problem == "Not possible: f1 holds a red stone."


def test_legal_moves_complete_what_is_begun(window: MainWindow) -> None:
    window.session.restore(opened("ring-majority/tet", ["f1"]))
    Person(window).command("game.type").trigger()
    completer(window).setCompletionPrefix("F")
    found = {completer(window).currentCompletion()} if completer(window).currentRow() == 0 else {}
    assert found == {"f2"}
    Person(window).type_move("f2")
    completer(window).setCompletionPrefix("f")
    assert completer(window).currentCompletion() == "f3"


def test_escape_gives_the_focus_back(qtbot: QtBot, window: MainWindow) -> None:
    flat_map(window).setFocus()
    Person(window).command("game.type").trigger()
    assert Person(window).move_line.isVisible()
    qtbot.keyClick(Person(window).move_line, Qt.Key.Key_Escape)
    assert not Person(window).move_line.isVisible()
    assert QApplication.focusWidget() is flat_map(window)


def test_the_field_stays_at_the_lower_edge_of_a_window_that_grows(window: MainWindow) -> None:
    Person(window).command("game.type").trigger()
    field = Person(window).move_line.parentWidget()
    assert field is not None
    parent = field.parentWidget()
    assert parent is not None
    below = parent.height() - field.geometry().bottom()
    window.resize(window.width() + 80, window.height() + 90)
    QApplication.processEvents()
    assert parent.height() - field.geometry().bottom() == below
    assert abs(field.geometry().center().x() - parent.width() / 2) <= 2
    position = window.session.position
    Person(window).type_move(position.format_move(position.legal_moves[0]))
    QApplication.processEvents()
    (bar,) = window.findChildren(ActionBar)
    assert bar.isVisible()
    assert field.geometry().bottom() < bar.geometry().top()
