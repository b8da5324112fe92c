"""What is read out, as the widgets have it that screen readers listen to."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.session.players import PEOPLE, Computer, Human
from ringrealms3d.window.main_window import MainWindow
from tests.records.opened import opened
from tests.window.driver import Person
from tests.window.pointing import flat_map

pytestmark = pytest.mark.flat


def announced(window: MainWindow) -> str:
    """Return what was read out last."""
    label = window.findChild(QLabel, "announcement")
    assert label is not None
    return label.accessibleName()


def test_a_move_is_read_out_and_described_where_the_focus_is(window: MainWindow) -> None:
    window.session.new_game("ring-majority/tet", PEOPLE)
    flat_map(window).setFocus()
    window.session.play(Move(0))
    assert announced(window) == "Red played f1. Blue to move"
    assert flat_map(window).accessibleDescription() == announced(window)
    Person(window).wanted_site.setFocus()
    window.session.play(Move(1))
    assert Person(window).wanted_site.accessibleDescription().startswith("Blue played f2")
    assert flat_map(window).accessibleDescription() == ""


@pytest.mark.usefixtures("engines")
def test_what_the_opponent_threatens_is_read_out(window: MainWindow) -> None:
    window.session.new_game("ring-majority/tet", (Human(), Computer(3)))
    while "threatens" not in Person(window).news:
        window.session.play(window.session.position.legal_moves[0])
    assert announced(window) == f"{Person(window).news} Red to move"


def test_going_back_and_the_end_are_read_out(window: MainWindow) -> None:
    window.session.restore(opened("ring-majority/tet", ["f1", "e2"]))
    window.session.go_to(1)
    assert announced(window) == "After f1: Blue to move"
    window.session.go_to(2)
    window.session.resign()
    assert "Blue wins" in announced(window)


def test_where_the_cursor_goes_is_read_out(qtbot: QtBot, window: MainWindow) -> None:
    window.session.restore(opened("ring-majority/tet", ["f1"]))
    flat_map(window).setFocus()
    flat_map(window).point(0)
    qtbot.keyClick(flat_map(window), Qt.Key.Key_Tab)
    site = flat_map(window).pointed
    assert site is not None
    name = window.session.position.board.sites[site]
    assert flat_map(window).accessibleDescription() == f"{name}: empty; plays there"


def test_why_a_click_plays_nothing_is_read_out(window: MainWindow) -> None:
    window.session.restore(opened("ring-majority/tet", ["f1"]))
    Person(window).click(0)
    assert announced(window) == "Not possible: f1 holds a red stone."


def test_what_had_the_focus_may_be_gone(window: MainWindow) -> None:
    window.session.new_game("ring-majority/tet", PEOPLE)
    window.session.play(Move(0))
    for move in (Move(1), Move(2)):
        Person(window).switch("game.start", True)  # its buttons are made anew each time
        assert isinstance(QApplication.focusWidget(), QPushButton)
        window.session.play(move)
        assert announced(window).startswith(("Red played", "Blue played"))
        assert not Person(window).start_page.isVisible()
