"""What is told beside the place that is pointed at or clicked."""

from __future__ import annotations

import random

import pytest
from PyQt6.QtCore import QPointF
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.board.note import Note
from ringrealms3d.window.main_window import MainWindow
from tests.window.driver import Motion, Person
from tests.window.pointing import hover, whole_map


def note_of(board: QWidget) -> Note:
    """Return the note that lies over the boards."""
    boards = board.parentWidget()
    assert boards is not None
    (note,) = boards.findChildren(Note)
    return note


def find_capture(window: MainWindow) -> Move:
    """Play until the person to move can capture, and return such a move."""
    window.session.new_game("ring-majority/tet")
    choose = random.Random(3).choice
    while True:
        position = window.session.position
        for move in position.legal_moves:
            if position.captures(move):
                return move
        window.session.play(choose(position.legal_moves))


def point_at(window: MainWindow, board: MapView, site: int) -> None:
    """Point at a site of a map, which has the focus."""
    board.setFocus()
    hover(board, board.place_of(site))


@pytest.mark.opens("ring-majority/tet")
def test_a_capture_is_told_beside_its_place_before_the_click(window: MainWindow) -> None:
    taking = find_capture(window)
    position = window.session.position
    point_at(window, whole_map(window), taking.code)
    note = note_of(whole_map(window))
    assert note.isVisible()
    assert "by the ring around" in note.text()
    other = next(move for move in position.legal_moves if not position.captures(move))
    point_at(window, whole_map(window), other.code)
    assert note.text() == position.board.sites[other.code]


def test_a_refusal_is_told_beside_its_place(window: MainWindow) -> None:
    whole_map(window).setFocus()
    Person(window).click(3)
    assert note_of(whole_map(window)).isHidden()
    hover(whole_map(window), whole_map(window).place_of(3))
    Person(window).click(3)
    note = note_of(whole_map(window))
    assert note.isVisible()
    assert "holds a red stone" in note.text()
    assert not Person(window).message


@pytest.mark.nightly
@pytest.mark.opens("path-tiles/free-turns")
def test_a_free_turn_is_told_before_and_at_the_click(window: MainWindow) -> None:
    window.session.new_game("path-tiles/free-turns")
    position = window.session.position
    while not (free := [m for m in position.legal_moves if position.play(m).turn == position.turn]):
        window.session.play(position.legal_moves[0])
        position = window.session.position
    rack, cell = position.move_places(free[0])
    whole_map(window).setFocus()
    Person(window).click(rack)
    point_at(window, whole_map(window), cell)
    assert "a free turn" in note_of(whole_map(window)).text()
    Person(window).click(cell)
    assert window.session.position.turn == position.turn
    assert Person(window).news.startswith("Free turn: ")
    assert not Person(window).message
    Motion(window).finish()
    assert "A free turn" in Person(window).state


@pytest.mark.parametrize("spot", [(0, 0), (399, 0), (0, 299), (399, 299), (200, 150)])
def test_a_note_lies_within_its_board(qtbot: QtBot, spot: tuple[int, int]) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(400, 300)
    board.show()
    note = Note(board)
    for text in ("by the ring around around f3", "takes 2 by the ring around f3; " * 6):
        note.show_at(QPointF(*spot), text)
        assert board.rect().contains(note.geometry())
        assert not note.geometry().contains(*spot)
        assert note.height() >= note.heightForWidth(note.width())
