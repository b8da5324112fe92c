"""Offering a draw to another person at the screen, or to the computer."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.messages import Reply
from ringrealms3d.records.record import Reason, Result
from ringrealms3d.session.players import PEOPLE, Computer, Human
from ringrealms3d.window.main_window import MainWindow
from tests.session.fake_process import FakeProcess
from tests.window.driver import Person

pytestmark = [pytest.mark.flat, pytest.mark.usefixtures("engines")]

TET = "ring-majority/tet"
YES, NO = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
DRAWN = Result(None, Reason.AGREEMENT)


def answer(window: MainWindow, button: QMessageBox.StandardButton) -> str:
    """Press a button of the box that asks, and return its question."""
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    pressed = box.button(button)
    assert pressed is not None
    pressed.click()
    return box.text()


@pytest.mark.parametrize(("button", "drawn"), [(YES, True), (NO, False)])
def test_another_person_is_asked(
    window: MainWindow, button: QMessageBox.StandardButton, drawn: bool
) -> None:
    person = Person(window)
    window.session.new_game(TET, PEOPLE)
    window.session.play(Move(0))
    person.choose("game.draw")
    assert answer(window, button) == "Blue offers a draw. Red, do you agree?"
    assert (window.session.record.result == DRAWN) is drawn
    assert person.banner.isVisible() is drawn
    if drawn:
        assert person.state == "Draw. The players agreed on it."
        told = [label for label in person.banner.findChildren(QLabel) if label.text()]
        assert [label.text() for label in told] == ["Draw", "The players agreed on it."]
        assert len({label.x() for label in told}) == 1  # no stone stands beside the first
        person.choose("game.undo")
    assert window.session.outcome is None


def test_an_offer_is_out_of_date_once_the_game_has_gone_on(window: MainWindow) -> None:
    window.session.new_game(TET, PEOPLE)
    Person(window).choose("game.draw")
    window.session.play(Move(0))
    answer(window, YES)
    assert window.session.outcome is None


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("chances", "drawn"), [((0.7, 0.5, 0.48, 0.53), True), ((0.5, 0.5, 0.6), False)]
)
def test_the_computer_agrees_where_nobody_has_led_for_some_moves(
    qtbot: QtBot, window: MainWindow, chances: tuple[float, ...], drawn: bool
) -> None:
    person = Person(window)
    window.session.new_game(TET, (Human(), Computer(1)))
    for number, chance in enumerate(chances):
        assert window.session.outcome is None
        window.session.play(window.session.position.legal_moves[0])
        reply = window.session.position.legal_moves[0]
        found = Analysis((Candidate(reply, 100, chance),), (), 100, 1.0)
        process = FakeProcess.started[-1]
        process.heard(Reply(process.latest, "done", move=reply, analysis=found))
        qtbot.waitUntil(lambda number=number: len(window.session.moves) == 2 * number + 2)
    person.choose("game.draw")
    assert (window.session.record.result == DRAWN) is drawn
    assert ("declines" in person.message) is not drawn
    window.session.new_game(TET, (Human(), Computer(1)))
    QApplication.processEvents()
    person.choose("game.draw")
    assert "declines" in person.message


def test_nobody_agrees_in_a_rated_game_or_one_that_is_over(window: MainWindow) -> None:
    offer = Person(window).command("game.draw")
    window.session.new_game(TET, PEOPLE)
    assert offer.isEnabled()
    window.session.resign()
    assert not offer.isEnabled()
    Person(window).choose("game.rated")
    assert window.session.rated
    assert not offer.isEnabled()
