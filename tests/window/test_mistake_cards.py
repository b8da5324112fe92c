"""Mistakes of one's own as cards: offered after a review, met again among the puzzles."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.puzzles.cards import Cards
from ringrealms3d.puzzles.mistake import Mistake
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.node import Evaluation
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.main_window import MainWindow
from tests.records.opened import opened
from tests.session.fake_process import FakeProcess
from tests.window.driver import Guide, Person
from tests.window.mistaken_game import MOVES, TET, VALUES

LEFT = Qt.MouseButton.LeftButton

pytestmark = [pytest.mark.flat, pytest.mark.usefixtures("engines")]


@pytest.fixture
def reviewed(window: MainWindow) -> MainWindow:
    """A window with a game against the computer in which a person blundered as Blue."""
    game = opened(TET, MOVES)
    game.cursor.record.date = "2026-11-24"
    window.session.restore(replace(game, players=(Computer(3), Human())))
    nodes = (window.session.record.root, *window.session.record.line)
    told = (Evaluation(value, best="e2") for value in VALUES)
    window.session.note_evaluations(dict(zip(nodes, told, strict=True)))
    Person(window).open_panel("review")
    return window


def cards(window: MainWindow) -> Cards:
    return Cards(Person(window).cards)


def try_move(qtbot: QtBot, window: MainWindow, text: str) -> None:
    """Make a move with a real click on the board."""
    place = window.session.position.board.site(text)
    Person(window).click(place)


def answer(qtbot: QtBot, value: float) -> None:
    """Let the engine find that the mover wins a share of the games."""
    candidates = (Candidate(Move(9), 100, value), Candidate(Move(13), 0, 0.0))
    FakeProcess.started[-1].finish(Analysis(candidates, (), 100, 1.0))
    qtbot.wait(1)


def begin(qtbot: QtBot, window: MainWindow) -> None:
    """Keep the mistake and meet it again."""
    Person(window).open_panel("review")
    Guide(window, "review").press("Keep the mistake as a card")
    Person(window).command("game.puzzle").trigger()


def test_mistakes_of_the_person_are_offered_and_kept(qtbot: QtBot, reviewed: MainWindow) -> None:
    panel = Guide(reviewed, "review")
    panel.press("Keep the mistake as a card")
    assert Person(reviewed).message == "It comes back among the puzzles (Ctrl+Shift+U)."
    assert [mistake.played for mistake in cards(reviewed).mistakes] == ["v4"]
    assert not panel.offers("Keep the mistake as a card")
    assert not Person(reviewed).command("review.keep").isEnabled()


def test_of_two_people_both_learn(reviewed: MainWindow) -> None:
    reviewed.session.set_players((Human(), Human()))
    assert Guide(reviewed, "review").offers("Keep 3 mistakes as cards")
    Person(reviewed).command("review.keep").trigger()
    assert len(cards(reviewed).mistakes) == 3


def test_nothing_is_offered_without_a_mistake_or_while_reviewing(reviewed: MainWindow) -> None:
    Person(reviewed).command("review.start").trigger()
    assert not Person(reviewed).command("review.keep").isEnabled()
    Person(reviewed).command("review.start").trigger()
    assert Person(reviewed).command("review.keep").isEnabled()
    reviewed.session.new_game(TET)
    assert not Person(reviewed).command("review.keep").isEnabled()


def test_a_mistake_is_met_again_and_leaves_no_trace(qtbot: QtBot, reviewed: MainWindow) -> None:
    game = format_json_game(reviewed.session.record)
    begin(qtbot, reviewed)
    panel, session = Guide(reviewed, "puzzle"), reviewed.session
    assert panel.task == "Blue to move: find a better move than v4."
    told = "v4 was move 2 of your game against Level 3 on 2026-11-24."
    assert panel.about == f"{told} It lost 27 % of the chance to win."
    try_move(qtbot, reviewed, "v4")
    assert panel.said == "v4 was played in the game. Try again."
    try_move(qtbot, reviewed, "f4")
    assert panel.said == "Looking at f4…"
    answer(qtbot, 0.8)
    assert panel.said == "f4 loses 78 % of the chance to win. Try again."
    panel.press("Hint")
    assert panel.said == "After v4, Red continues with e2."
    try_move(qtbot, reviewed, "e3")
    answer(qtbot, 0.05)
    assert panel.said == "e3 is good. The engine would play e2."
    assert session.record.root.children == []
    assert cards(reviewed).due(datetime.now(UTC)) == ()
    panel.press("Leave")
    assert format_json_game(session.record) == game


def test_a_person_who_goes_on_hears_no_old_verdict(qtbot: QtBot, reviewed: MainWindow) -> None:
    begin(qtbot, reviewed)
    try_move(qtbot, reviewed, "f4")
    Guide(reviewed, "puzzle").press("Next")
    said = Guide(reviewed, "puzzle").said
    answer(qtbot, 0.8)
    assert Guide(reviewed, "puzzle").said == said


def test_an_engine_that_fails_is_told_and_another_try_may_be(
    qtbot: QtBot, reviewed: MainWindow
) -> None:
    begin(qtbot, reviewed)
    try_move(qtbot, reviewed, "f4")
    FakeProcess.started[-1].say("failed", error="no memory")
    qtbot.wait(1)
    panel = Guide(reviewed, "puzzle")
    assert panel.said == "Your move could not be judged: no memory."
    try_move(qtbot, reviewed, "e2")
    assert panel.said == "e2 is the best move."


def test_a_card_that_is_not_worth_it_is_dropped(qtbot: QtBot, reviewed: MainWindow) -> None:
    begin(qtbot, reviewed)
    Guide(reviewed, "puzzle").press("Drop this card")
    assert cards(reviewed).mistakes == ()
    assert not Guide(reviewed, "puzzle").offers("Drop this card")
    Guide(reviewed, "puzzle").press("Next")
    assert "find a better move than" not in Guide(reviewed, "puzzle").task


def test_a_mistake_on_a_solid_whose_file_is_gone_is_passed_over(
    qtbot: QtBot, reviewed: MainWindow
) -> None:
    Guide(reviewed, "review").press("Keep the mistake as a card")
    (known,) = cards(reviewed).mistakes
    gone = replace(known, variant="ring-majority//nowhere/gone.off")
    with pytest.raises(UserError):
        assert gone.position
    cards(reviewed).keep([gone], datetime(2020, 1, 1, tzinfo=UTC))
    Person(reviewed).command("game.puzzle").trigger()
    assert Guide(reviewed, "puzzle").on
    assert reviewed.session.position == known.position


def test_cards_that_cannot_be_written_are_told_and_offered_still(
    qtbot: QtBot, reviewed: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Cards, mistakes: tuple[Mistake, ...], now: datetime) -> None:
        raise UserError("puzzles.json cannot be written: No space left on device")

    monkeypatch.setattr(Cards, "keep", fail)
    Guide(reviewed, "review").press("Keep the mistake as a card")
    told = "puzzles.json cannot be written: No space left on device"
    assert Person(reviewed).message == told[:1].upper() + told[1:]
    assert Person(reviewed).can("review.keep")


def test_an_analysis_that_would_tell_the_solution_ends(qtbot: QtBot, reviewed: MainWindow) -> None:
    Person(reviewed).switch("analysis.on", True)
    begin(qtbot, reviewed)
    assert not Person(reviewed).command("analysis.on").isChecked()


@pytest.mark.wide
def test_a_broken_file_of_cards_is_told(reviewed: MainWindow) -> None:
    path: Path = Person(reviewed).cards
    path.write_text("nonsense", encoding="utf-8")
    Person(reviewed).command("review.keep").trigger()
    assert "not a file of puzzle cards" in Person(reviewed).message
    assert path.read_text(encoding="utf-8") == "nonsense"
