"""The opponent's move is seen: the board turns to it, its piece comes, and clocks wait."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.core.time_control import SuddenDeath
from ringrealms3d.session.change import What
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.features.play import pacer
from ringrealms3d.window.features.play.sounds import Sounds
from ringrealms3d.window.main_window import MainWindow
from tests.records.opened import RING
from tests.session.fake_process import FakeProcess
from tests.window.driver import Motion, Person, is_due
from tests.window.pointing import board_view, face, hover
from tests.window.pointing import click as click_at

pytestmark = [pytest.mark.opens("ring-majority/tet"), pytest.mark.usefixtures("engines")]

AGAINST = (Human(), Computer(1))
TET = "ring-majority/tet"


def normal(window: MainWindow, site: int) -> NDArray[np.float64]:
    return np.asarray(in_space(window.session.position.variant.layout).normals[site])


def far_site(window: MainWindow) -> int:
    """Face away from a place, and return it."""
    face(board_view(window), -normal(window, 3))
    assert board_view(window).is_hidden(3)
    return 3


def answer(code: int) -> None:
    FakeProcess.started[-1].answer(Move(code))
    QApplication.processEvents()


def count(window: MainWindow) -> int:
    """Return how many moves are on the table."""
    return len(window.session.moves)


def clock(window: MainWindow) -> int | None:
    """Return whose time runs."""
    return window.session.timing.running


def begin(window: MainWindow, control: SuddenDeath | None = None) -> None:
    """Play a move against the computer, and wait until it has landed."""
    board_view(window).move_ms = 60_000
    window.session.new_game(TET, AGAINST, control)
    window.session.play(Move(0))
    Motion(window).finish()


def test_the_board_turns_to_the_move_before_its_piece_comes(
    qtbot: QtBot, window: MainWindow
) -> None:
    begin(window)
    site = far_site(window)
    answer(site)
    qtbot.waitUntil(lambda: count(window) == 2)
    turn, pieces = Motion(window, "turn"), Motion(window)
    assert (turn.on, pieces.on) == (True, False)
    assert 2 < turn.milliseconds / board_view(window).move_ms < 2.1
    turn.finish()
    assert not board_view(window).is_hidden(site)
    assert (turn.on, pieces.on) == (False, True)
    pieces.finish()
    assert not board_view(window).moves


@pytest.mark.nightly
def test_a_drag_ends_the_turn_and_the_piece_comes(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    answer(far_site(window))
    qtbot.waitUntil(lambda: Motion(window, "turn").on)
    board_view(window).driver.drag(0.01, 0.0)
    assert (Motion(window, "turn").on, Motion(window).on) == (False, True)


@pytest.mark.few(1)
@pytest.mark.parametrize("turns", [True, False])
def test_without_motion_the_move_is_in_view_at_once_if_the_board_may_turn(
    qtbot: QtBot, window: MainWindow, turns: bool
) -> None:
    Person(window).switch("view.still", True)
    Person(window).switch("view.follow", turns)
    window.session.new_game(TET, AGAINST)
    window.session.play(Move(0))
    site = far_site(window)
    answer(site)
    qtbot.waitUntil(lambda: count(window) == 2)
    assert not Motion(window, "turn").on
    assert board_view(window).is_hidden(site) != turns


def test_it_does_not_turn_if_that_is_not_wanted(qtbot: QtBot, window: MainWindow) -> None:
    Person(window).switch("view.follow", False)
    begin(window)
    site = far_site(window)
    answer(site)
    qtbot.waitUntil(lambda: count(window) == 2)
    assert not Motion(window, "turn").on
    assert board_view(window).is_hidden(site)


def test_two_moves_never_come_at_once(qtbot: QtBot, window: MainWindow) -> None:
    board_view(window).move_ms = 60_000
    window.session.new_game(TET, AGAINST)
    window.session.play(Move(0))
    answer(1)
    assert count(window) == 1
    Motion(window).finish()
    qtbot.waitUntil(lambda: count(window) == 2)


def test_an_answer_waits_until_the_move_before_it_was_seen(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pacer, "LEAST_SECONDS", 60.0)
    begin(window)
    answer(1)
    assert count(window) == 1
    window.session.undo()
    assert count(window) == 0


def test_no_clock_runs_while_a_move_is_shown(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, SuddenDeath(60))
    assert clock(window) == 1
    answer(1)
    qtbot.waitUntil(lambda: count(window) == 2)
    assert clock(window) is None
    Motion(window, "turn").finish()
    Motion(window).finish()
    assert clock(window) == 0


def test_words_and_cards_agree_on_whose_turn_it_is(qtbot: QtBot, window: MainWindow) -> None:
    person = Person(window)

    def told() -> tuple[bool, ...]:
        lit = dict(person.seats)
        return person.state.startswith("Red"), lit["Red"], lit["Blue"]

    begin(window)
    assert told() == (False, False, True)
    answer(1)
    qtbot.waitUntil(lambda: count(window) == 2)
    assert told() == (False, False, True)
    Motion(window, "turn").finish()
    Motion(window).finish()
    assert told() == (True, True, False)
    window.session.play(Move(4))
    assert told() == (True, True, False)
    Motion(window).finish()
    assert told() == (False, False, True)


def test_whatever_comes_next_ends_the_show_and_lets_clocks_run(
    qtbot: QtBot, window: MainWindow
) -> None:
    begin(window, SuddenDeath(60))
    answer(far_site(window))
    qtbot.waitUntil(lambda: count(window) == 2)
    window.session.play(Move(1))
    assert clock(window) == 1
    Motion(window).finish()
    window.session.new_game(TET, AGAINST)
    assert not board_view(window).moves


def test_captured_stones_stay_until_the_piece_has_landed(window: MainWindow) -> None:
    view = board_view(window)
    view.move_ms = 0
    window.session.new_game(TET, (Human(), Human()))
    while not (
        found := [
            m for m in window.session.position.legal_moves if window.session.position.captures(m)
        ]
    ):
        window.session.play(window.session.position.legal_moves[0])
    view.move_ms = 60_000
    window.session.play(found[0])
    assert view.scene is not None
    Motion(window).hold_at(0.05)
    assert view.scene.parts("leaving")
    assert not view.scene.parts("flash")
    Motion(window).hold_at(0.4)
    assert view.scene.parts("flash")
    Motion(window).finish()
    assert not view.scene.parts("leaving")
    assert not view.scene.parts("flash")
    assert view.site_at(QPointF(-5, -5)) is None


def before_a_capture(window: MainWindow) -> Move:
    """Play on until a move would capture, of a computer against a person; return it."""
    board_view(window).move_ms = 0
    window.session.new_game(TET, (Human(), Human()))
    while True:
        position = window.session.position
        found = [move for move in position.legal_moves if position.captures(move)]
        if found:
            break
        window.session.play(position.legal_moves[0])
    players = (Computer(1), Human()) if position.turn == 0 else (Human(), Computer(1))
    window.session.set_players(players)
    board_view(window).move_ms = 60_000
    return found[0]


@pytest.mark.few(1)
@pytest.mark.parametrize("column", [True, False])
def test_captured_stones_arrive_one_by_one_in_the_tray(window: MainWindow, column: bool) -> None:
    move = before_a_capture(window)
    Person(window).switch("view.column", column)
    before = [Person(window).taken(seat) for seat in (0, 1)]
    window.session.play(move)
    Motion(window, "turn").finish()
    seen = []
    for share in np.linspace(0, 0.999, 40):
        Motion(window).hold_at(share)
        seen.append([Person(window).taken(seat) for seat in (0, 1)])
    Motion(window).finish()
    after = [Person(window).taken(seat) for seat in (0, 1)]
    lost = window.session.position.captured
    assert lost is not None
    assert after == list(lost)[::-1] != before
    assert seen[0] == before
    assert [sum(each) for each in seen] == sorted(sum(each) for each in seen)
    assert before in seen[20:]  # some are on their way for long


def test_with_less_motion_captured_stones_lie_in_the_tray_at_once(window: MainWindow) -> None:
    move = before_a_capture(window)
    Person(window).switch("view.still", True)
    window.session.play(move)
    lost = window.session.position.captured
    assert lost is not None
    assert [Person(window).taken(seat) for seat in (0, 1)] == list(lost)[::-1]
    Person(window).switch("view.still", False)
    window.session.go_to(0)
    assert [Person(window).taken(seat) for seat in (0, 1)] == [0, 0]
    window.session.go_to(len(window.session.line))
    assert not Motion(window).on  # what one looks back on is not played again
    assert [Person(window).taken(seat) for seat in (0, 1)] == list(lost)[::-1]


def test_the_score_waits_until_the_piece_has_landed(window: MainWindow) -> None:
    move = before_a_capture(window)
    before = Person(window).score
    window.session.play(move)
    Motion(window, "turn").finish()
    Motion(window).hold_at(0.1)
    assert Person(window).score == before
    Motion(window).hold_at(0.9)
    assert Person(window).score != before


def test_the_map_waits_until_the_piece_has_landed(window: MainWindow) -> None:
    move = before_a_capture(window)
    person = Person(window)
    before = person.map_seen()
    window.session.play(move)
    Motion(window, "turn").finish()
    Motion(window).hold_at(0.1)
    person.hover(0)
    hover(person.map, QPointF(1, 1))
    assert np.array_equal(before, person.map_seen())
    Motion(window).hold_at(0.9)
    assert not np.array_equal(before, person.map_seen())


@pytest.mark.nightly
def test_space_shows_the_last_move_again(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    moves, content = window.session.moves, Person(window).shown
    far_site(window)
    face(board_view(window), -normal(window, 0))
    board_view(window).setFocus()
    qtbot.keyClick(board_view(window), Qt.Key.Key_Space)
    assert is_due(window, "before")
    qtbot.waitUntil(lambda: Motion(window, "turn").on)
    Motion(window, "turn").finish()
    assert not board_view(window).is_hidden(0)
    Motion(window).finish()
    assert window.session.moves == moves
    assert Person(window).shown.last == content.last


def test_whatever_comes_next_ends_showing_again(qtbot: QtBot, window: MainWindow) -> None:
    board_view(window).move_ms = 0
    window.session.new_game(TET, (Human(), Human()))
    window.session.play(Move(0))
    Person(window).choose("view.replay")
    window.session.undo()
    assert not is_due(window, "before")


def click(window: MainWindow, site: int) -> None:
    board_view(window).site_clicked.emit(site)
    QApplication.processEvents()


def test_a_click_while_a_move_is_shown_is_played_after_it(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    answer(1)
    qtbot.waitUntil(lambda: count(window) == 2)
    click(window, 4)
    click(window, 5)
    assert count(window) == 2
    assert Person(window).shown.chosen == (5,)
    Motion(window, "turn").finish()
    Motion(window).finish()
    qtbot.waitUntil(lambda: count(window) == 3)
    assert window.session.moves[-1] == Move(5)


def click_seen(qtbot: QtBot, window: MainWindow) -> None:
    """Click on a free place where it is drawn now."""
    view = board_view(window)
    free = [move.code for move in window.session.position.legal_moves]
    site = next(site for site in free if not view.is_hidden(site))
    click_at(qtbot, view, view.place_of(site))


def test_a_click_while_the_board_turns_plays_nothing_and_says_so(
    qtbot: QtBot, window: MainWindow
) -> None:
    begin(window)
    answer(far_site(window))
    qtbot.waitUntil(lambda: Motion(window, "turn").on)
    click_seen(qtbot, window)
    assert "The board is turning" in Person(window).message
    Motion(window, "turn").finish()
    Motion(window).finish()
    QApplication.processEvents()
    assert count(window) == 2
    click_seen(qtbot, window)
    assert count(window) == 3


def test_a_click_that_waits_can_be_taken_back(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    answer(1)
    qtbot.waitUntil(lambda: count(window) == 2)
    click(window, 4)
    qtbot.keyClick(board_view(window), Qt.Key.Key_Escape)
    assert Person(window).shown.chosen == ()
    Motion(window, "turn").finish()
    Motion(window).finish()
    QApplication.processEvents()
    assert count(window) == 2


def test_a_click_while_the_computer_gets_ready_is_played_or_says_why_not(
    qtbot: QtBot, window: MainWindow
) -> None:
    board_view(window).move_ms = 0
    for clicked, moves in ((3, 3), (1, 2)):
        window.session.new_game(TET, AGAINST)
        window.session.play(Move(0))
        click(window, clicked)
        assert count(window) == 1
        assert Person(window).shown.chosen == (clicked,)
        answer(1)
        qtbot.waitUntil(lambda wanted=moves: count(window) == wanted)
        QApplication.processEvents()
        assert Person(window).shown.chosen == ()
    assert Person(window).message.startswith("Not possible")


@pytest.mark.nightly
def test_a_move_is_heard_when_it_lands(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[What] = []
    monkeypatch.setattr(Sounds, "follow", lambda _, change: heard.append(change.what))
    begin(window)
    heard.clear()
    answer(1)
    qtbot.waitUntil(lambda: count(window) == 2)
    assert heard == []
    Motion(window, "turn").finish()
    Motion(window).finish()
    assert heard == [What.PLAYED]
    Person(window).choose("view.replay")
    qtbot.waitUntil(lambda: board_view(window).moves)
    Motion(window, "turn").finish()
    Motion(window).finish()
    assert heard == [What.PLAYED]


@pytest.mark.opens("loop/mini")
def test_an_end_is_told_once_the_move_that_brought_it_was_seen(
    qtbot: QtBot, window: MainWindow
) -> None:
    board_view(window).move_ms = 0
    window.session.new_game("loop/mini", (Human(), Human()))
    *before, last = RING.split()
    for text in before:
        window.session.play(window.session.position.parse_move(text))
    window.session.set_players((Computer(1), Human()))
    board_view(window).move_ms = 60_000
    window.session.play(window.session.position.parse_move(last))
    assert window.session.outcome is not None
    assert Person(window).banner.isHidden()
    assert not Motion(window, "ways").on
    Motion(window, "turn").finish()
    Motion(window).hold_at(0.99)
    Motion(window).finish()
    assert Motion(window, "ways").on
    assert not Person(window).banner.isHidden()
