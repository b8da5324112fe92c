"""The end of a game: what is told on the board, and what a person can do then."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from operator import itemgetter
from pathlib import Path

import numpy as np
import pytest
from PyQt6.QtCore import QPointF, QSize, Qt
from PyQt6.QtGui import QColor
from PyQt6.QtWidgets import QAbstractButton, QApplication, QFrame, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.widgets.design import colours_worn
from tests.records.opened import ended, opened
from tests.session.fake_process import FakeProcess
from tests.window.driver import Person, named
from tests.window.moves_table import moves_table
from tests.window.pointing import board_view, drag, whole_map

TET = "ring-majority/tet"


def play_to_the_end(window: MainWindow) -> None:
    """Open the game with the first legal move played again and again, and play its last move."""
    game = ended(window.session.game, itemgetter(0))
    last = game.cursor.current.move
    assert last is not None
    game.cursor.back()
    window.session.restore(game)
    window.session.play(last)


def texts(window: MainWindow) -> list[str]:
    """Return what the banner says."""
    return [label.text() for label in labels(window) if label.text()][:2]


def labels(window: MainWindow) -> list[QLabel]:
    """Return the labels of the banner, from above."""
    return Person(window).banner.findChildren(QLabel)


def button(window: MainWindow, text: str) -> QPushButton:
    """Return one of the banner's buttons."""
    (found,) = (b for b in Person(window).banner.findChildren(QPushButton) if b.text() == text)
    return found


@pytest.mark.flat
def test_the_result_is_told_on_the_board(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game(TET)
    assert Person(window).banner.isHidden()
    play_to_the_end(window)
    assert Person(window).banner.isVisible()
    result, reason = texts(window)
    assert result == Person(window).turn
    assert f"{result}. {reason}" in Person(window).state
    window.session.undo()
    assert Person(window).banner.isHidden()
    window.session.redo()
    assert Person(window).banner.isVisible()


@pytest.mark.few(1)
@pytest.mark.parametrize("size", [QSize(520, 540), QSize(900, 600), QSize(1440, 900)])
@pytest.mark.parametrize("map_in_middle", [False, True])
def test_the_banner_lies_over_the_board_at_any_size_and_leaves_it_where_it_is(
    qtbot: QtBot, window: MainWindow, size: QSize, map_in_middle: bool
) -> None:
    Person(window).switch("view.exchange", map_in_middle)
    window.resize(size)
    qtbot.waitUntil(lambda: window.size() == size)
    board = whole_map(window) if map_in_middle else board_view(window)
    before = board.geometry()
    window.session.resign()
    boards, banner = Person(window).middle, Person(window).banner
    assert banner.isVisible()
    assert boards.rect().contains(banner.geometry())
    named(banner, QAbstractButton, "Hide the result").click()
    assert banner.isHidden()
    Person(window).command("view.result").trigger()
    assert banner.isVisible()
    assert board.geometry() == before
    for part in filter(QWidget.isVisible, Person(window).banner.findChildren(QAbstractButton)):
        assert Person(window).banner.rect().contains(part.geometry())
    for label in Person(window).banner.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())


@pytest.mark.flat
def test_escape_hides_the_result_before_it_leaves_the_full_screen(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.resign()
    Person(window).switch("view.full", True)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert Person(window).banner.isHidden()
    assert Person(window).command("view.full").isChecked()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not Person(window).command("view.full").isChecked()


def test_the_result_stays_above_whatever_is_in_the_middle(window: MainWindow) -> None:
    window.session.resign()
    for in_middle in (True, False):
        Person(window).switch("view.exchange", in_middle)
        banner = Person(window).banner
        assert banner.isVisible()
        assert Person(window).middle.childAt(banner.geometry().center()) in (
            banner,
            *banner.findChildren(QWidget),
        )


@pytest.mark.flat
def test_a_resignation_says_who_wins_and_can_be_taken_back(window: MainWindow) -> None:
    window.session.play(Move(0))
    Person(window).choose("game.resign")
    assert texts(window)[:2] == ["Red wins", "Blue resigned."]
    assert "Ctrl+Z" in Person(window).message
    window.session.undo()
    assert Person(window).banner.isHidden()


@pytest.mark.flat
@pytest.mark.parametrize(("seat", "verdict"), [(0, "You won"), (1, "You lost")])
def test_a_person_against_the_computer_is_told_who_won(
    window: MainWindow, seat: int, verdict: str
) -> None:
    players = (Human(), Computer(1)) if seat == 0 else (Computer(1), Human())
    window.session.play(Move(0))
    Person(window).choose("game.resign")
    window.session.set_players(players)
    Person(window).command("view.result").trigger()
    assert texts(window) == [verdict, "Red wins. Blue resigned."]


@pytest.mark.flat
def test_play_again_starts_a_game_and_the_one_before_comes_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.new_game(TET)
    play_to_the_end(window)
    moves = window.session.moves
    Person(window).open_panel("review")
    qtbot.mouseClick(button(window, "&Play again"), Qt.MouseButton.LeftButton)
    assert (window.session.uid, window.session.moves) == (TET, ())
    assert Person(window).front == "Moves"
    assert Person(window).banner.isHidden()
    assert "Ctrl+Z" in Person(window).message
    window.session.undo()
    assert window.session.moves == moves
    assert Person(window).banner.isVisible()


@pytest.mark.flat
def test_people_who_played_an_opened_game_play_each_other_again(window: MainWindow) -> None:
    window.session.set_players((Human(), Computer(2)))
    window.session.open_game(ended(opened(TET), itemgetter(0)))
    Person(window).choose("game.again")
    assert window.session.players == (Human(), Human())


@pytest.mark.flat
def test_looking_through_the_game_steps_with_the_arrows(qtbot: QtBot, window: MainWindow) -> None:
    window.session.new_game(TET)
    play_to_the_end(window)
    moves = window.session.moves
    qtbot.mouseClick(button(window, "&Look through"), Qt.MouseButton.LeftButton)
    assert window.session.moves == ()
    assert Person(window).banner.isHidden()
    table = moves_table(window)
    qtbot.waitUntil(table.hasFocus)
    for key, ply in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Left, 2)):
        qtbot.keyClick(table, key)
        assert window.session.moves == moves[:ply]
    qtbot.keyClick(table, Qt.Key.Key_End)
    assert window.session.moves == moves
    assert Person(window).banner.isVisible()


@pytest.mark.flat
def test_a_hidden_banner_stays_hidden_until_it_is_asked_for(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.session.resign()
    Person(window).banner.hide()
    Person(window).switch("view.legal", False)
    assert Person(window).banner.isHidden()
    Person(window).command("view.result").trigger()
    assert Person(window).banner.isVisible()


@pytest.mark.flat
def test_the_end_is_shown_again_from_anywhere_in_the_game(window: MainWindow) -> None:
    window.session.new_game(TET)
    play_to_the_end(window)
    told, moves = texts(window), window.session.moves
    button(window, "&Look through").click()
    window.session.play(window.session.position.legal_moves[1])
    assert Person(window).banner.isHidden()
    Person(window).command("view.result").trigger()
    assert window.session.moves == moves
    assert Person(window).banner.isVisible()
    assert texts(window) == told


@pytest.mark.flat
def test_a_hidden_banner_is_back_when_the_end_is_reached_again(window: MainWindow) -> None:
    window.session.new_game(TET)
    play_to_the_end(window)
    button(window, "&Look through").click()
    Person(window).choose("go.last")
    assert Person(window).banner.isVisible()


@pytest.mark.flat
def test_what_decided_is_asked_for_too_soon(window: MainWindow) -> None:
    Person(window).command("view.result").trigger()
    assert "is not over" in Person(window).message
    assert Person(window).banner.isHidden()


@pytest.mark.flat
def test_an_end_that_was_taken_back_decides_nothing(window: MainWindow) -> None:
    window.session.new_game(TET)
    while window.session.outcome is None:
        window.session.play(window.session.position.legal_moves[0])
    window.session.undo()
    Person(window).choose("view.result")
    assert "is not over" in Person(window).message
    assert Person(window).banner.isHidden()
    assert window.session.node is not window.session.record.last
    window.session.visit(window.session.record.last)
    Person(window).choose("view.result")
    assert Person(window).banner.isVisible()


@pytest.mark.few(2)
@pytest.mark.flat
@pytest.mark.parametrize(
    "uid", ["loop/mini", "path-tiles/free-turns", "loops-n-leaps/8", "loophole-2d/14"]
)
def test_every_game_tells_its_end(window: MainWindow, uid: str) -> None:
    window.session.restore(ended(opened(uid), random.Random(1).choice))
    assert window.session.outcome is not None
    assert Person(window).banner.isVisible()
    assert len(texts(window)) == 2
    window.session.set_players((Computer(1), Human()))
    window.resize(SIZES[2])
    QApplication.processEvents()
    Person(window).command("view.result").trigger()
    assert button(window, "&Look through").isVisible()


@pytest.mark.flat
def test_the_game_is_saved(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.session.play(Move(3))
    window.session.play(Move(5))
    window.session.undo()
    Person(window).save_as(tmp_path / "game.txt")
    saved = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert saved.splitlines()[-2:] == list(window.session.line_texts)
    assert "saved" in Person(window).message


@pytest.mark.flat
def test_a_game_that_nobody_played_is_not_a_persons(window: MainWindow) -> None:
    window.session.new_game("loop/mini", (Computer(1), Computer(2)))
    window.session.restore(
        replace(ended(opened("loop/mini"), itemgetter(0)), players=(Computer(1), Computer(2)))
    )
    outcome = window.session.outcome
    assert outcome is not None
    assert outcome.winner is not None
    count = len(window.session.moves)
    winner = ("Black", "White")[outcome.winner]
    assert texts(window)[0] == f"{winner} won in {count} moves"
    offered = [b.text() for b in Person(window).banner.findChildren(QPushButton) if b.isVisible()]
    assert "&Watch again" in offered
    assert not any("sides" in text or "level" in text for text in offered)


@pytest.mark.flat
def test_the_marks_of_the_end_are_explained(window: MainWindow) -> None:
    window.session.restore(ended(opened("loophole-2d/14"), random.Random(1).choice))
    legend = named(window, QFrame, "What decided it")
    assert legend.isVisible()
    told = [label.text() for label in legend.findChildren(QLabel)]
    assert "The loops" in told
    assert "The arcs where they pass through the frame and windows" in told
    assert told[-1] == "The last move"
    assert not legend.geometry().intersects(Person(window).banner.geometry())
    named(Person(window).banner, QAbstractButton, "Hide the result").click()
    assert legend.isHidden()
    Person(window).command("view.result").trigger()
    assert legend.isVisible()
    window.session.go_to(3)
    assert legend.isHidden()


@pytest.mark.flat
def test_what_the_last_move_took_is_explained(window: MainWindow) -> None:
    window.session.restore(ended(opened(TET), random.Random(7).choice))
    news = window.session.node.news
    assert news is not None
    assert news.captures
    legend = named(window, QFrame, "What decided it")
    told = [label.text() for label in legend.findChildren(QLabel) if label.text()]
    assert told[-2:] == ["The last move", "What it took"]
    assert Person(window).shown.taken
    assert Person(window).shown.causes == ()  # which has the colour of what decided


SIZES = [QSize(900, 600), QSize(1440, 900), QSize(2560, 1440)]


@pytest.mark.nightly
@pytest.mark.far_side
@pytest.mark.parametrize("uid", ["ring-majority/co", "loop/mini"])
@pytest.mark.opens("ring-majority/co")
def test_nothing_of_the_end_lies_over_what_else_lies_there(
    qtbot: QtBot, window: MainWindow, uid: str
) -> None:
    window.session.restore(ended(opened(uid), random.Random(1).choice))
    for size in (*SIZES, SIZES[0]):
        window.resize(size)
        qtbot.waitUntil(lambda size=size: window.size() == size)
        QApplication.processEvents()
        legend, person = named(window, QFrame, "What decided it"), Person(window)
        sliders = board_view(window).bar
        parts = (legend, person.banner, person.inset, sliders, named(window, QFrame, "Actions"))
        assert all(each.isVisible() for each in parts)
        for part, other in combinations(parts, 2):
            assert not part.geometry().intersects(other.geometry())
        assert person.middle.rect().contains(legend.geometry())
    badge = named(board_view(window), QWidget, "The last move is on the far side")
    for _ in range(24):
        board_view(window).driver.turn(np.pi / 12, 0.1)
        seen = badge.isVisible()
        assert not (seen and any(part.geometry().intersects(badge.geometry()) for part in parts))
    window.resize(SIZES[1])
    qtbot.waitUntil(lambda: window.size() == SIZES[1])
    before = [part.geometry() for part in (person.inset, sliders)]
    window.session.new_game(uid)
    QApplication.processEvents()
    assert person.banner.isHidden()
    assert [part.geometry() for part in (person.inset, sliders)] == before
    drag(qtbot, person.inset, QPointF(20, 12), QPointF(20, -SIZES[1].height()))
    place = person.inset.geometry()
    window.session.resign()
    assert person.banner.isVisible()
    assert not person.banner.geometry().intersects(place)
    assert person.inset.geometry() == place
    for width in range(SIZES[1].width(), SIZES[0].width(), -60):
        window.resize(width, SIZES[1].height())
        qtbot.waitUntil(lambda width=width: window.width() == width)
        QApplication.processEvents()
        for button in person.banner.findChildren(QPushButton):
            assert button.isHidden() or button.width() >= button.minimumSizeHint().width()


@pytest.mark.nightly
@pytest.mark.opens("loops-n-leaps/8")
def test_what_decided_is_told_where_it_covers_little(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(SIZES[0])
    qtbot.waitUntil(lambda: window.size() == SIZES[0])
    window.session.restore(ended(opened("loops-n-leaps/8"), random.Random(1).choice))
    QApplication.processEvents()
    legend, banner = named(window, QFrame, "What decided it"), Person(window).banner
    assert legend.isVisible()
    spots = [QPointF(*spot).toPoint() for spot in board_view(window).spots]
    assert sum(map(legend.geometry().contains, spots)) <= 5
    assert not any(map(banner.geometry().contains, spots))
    outcome = window.session.outcome
    assert outcome is not None
    decided = [place for places in outcome.marks.values() for group in places for place in group]
    assert not any(legend.geometry().contains(spots[place]) for place in decided)
    place = legend.geometry()
    for _ in range(6):
        board_view(window).driver.turn(np.pi / 3, 0.1)
        QApplication.processEvents()
        assert legend.geometry() == place


@pytest.mark.flat
def test_who_won_is_seen_in_a_narrow_list_of_moves(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(SIZES[0])
    qtbot.waitUntil(lambda: window.size() == SIZES[0])
    window.session.restore(ended(opened("path-tiles/free-turns"), random.Random(1).choice))
    QApplication.processEvents()
    table = moves_table(window)
    cells = table.viewport()
    assert cells is not None
    place = table.visualRect(table.currentIndex())
    cell = cells.grab(place).toImage()
    card = QColor(colours_worn().card)
    colours = [cell.pixelColor(x, cell.height() // 2) for x in range(cell.width())]
    assert card in colours[-place.width() // 4 :]


@pytest.mark.flat
def test_sides_are_swapped_for_another_game(window: MainWindow) -> None:
    window.session.new_game(TET, (Human(), Computer(2)))
    play_first(window)
    window.session.resign()
    button(window, "S&wap sides").click()
    assert window.session.players == (Computer(2), Human())
    assert window.session.moves == ()


def play_first(window: MainWindow) -> None:
    for _ in range(2):
        window.session.play(window.session.position.legal_moves[0])


def test_a_finished_game_is_tried_out_for_both_sides_whoever_played(
    window: MainWindow, engines: type[FakeProcess]
) -> None:
    window.session.new_game(TET, (Human(), Computer(1)))
    for move in ("f1", "e3", "v2"):
        window.session.play(window.session.position.parse_move(move))
    person = Person(window)
    person.choose("game.resign")
    window.session.go_to(1)
    asked = sum(len(process.requests) for process in engines.started)
    for place in (5, 6, 7):
        person.click(place)
    assert [move.code for move in window.session.moves[1:]] == [5, 6, 7]
    assert sum(len(process.requests) for process in engines.started) == asked
    assert "Paused" not in person.message
    person.choose("game.undo")
    assert [move.code for move in window.session.moves[1:]] == [5, 6]
