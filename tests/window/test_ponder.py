"""The computer thinks in a person's time, if that is wanted, and the state of the game says so."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.session.fake_process import FakeProcess
from tests.window.driver import Person

TET = "ring-majority/tet"
pytestmark = [pytest.mark.flat, pytest.mark.opens(TET), pytest.mark.usefixtures("engines")]
SAID = "The computer thinks in your time."


@pytest.fixture
def person(qtbot: QtBot, window: MainWindow) -> Person:
    """Somebody whom the highest level has answered."""
    window.session.new_game(TET, (Human(), Computer(10)))
    window.session.play(Move(0))
    FakeProcess.started[-1].say("ready")
    FakeProcess.started[-1].answer(Move(5))
    qtbot.waitUntil(lambda: len(window.session.moves) == 2)
    return Person(window)


def test_it_does_so_only_if_that_is_wanted(person: Person) -> None:
    assert FakeProcess.started[-1].pondered == []
    assert SAID not in person.state
    person.switch("players.ponder", on=True)
    assert len(FakeProcess.started[-1].pondered) == 1
    assert SAID in person.state
    person.switch("players.ponder", on=False)
    assert SAID not in person.state
    assert FakeProcess.started[-1].stops == 1


def test_it_ends_while_one_looks_back_and_with_ones_move(person: Person) -> None:
    person.switch("players.ponder", on=True)
    person.choose("go.first")
    assert SAID not in person.state
    person.choose("go.last")
    assert SAID in person.state
    person.click(3)
    QApplication.processEvents()
    assert SAID not in person.state
    assert FakeProcess.started[-1].requests[FakeProcess.started[-1].latest].line == (0, 5, 3)


def test_the_choice_is_remembered(person: Person, settings: Settings) -> None:
    person.switch("players.ponder", on=True)
    assert "ponder=true" in settings.path.read_text("utf-8")


def test_a_click_while_it_thinks_along_is_a_move(person: Person) -> None:
    person.switch("players.ponder", on=True)
    person.click(3)
    assert person.window.session.moves[-1] == Move(3)
