"""Saying who played, what for, where and when, and how the game ended."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit

from ringrealms3d.records.record import Reason, Result
from ringrealms3d.session.autosave import load_game
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.features.play.who_played import WhoPlayed
from ringrealms3d.window.main_window import MainWindow
from tests.records.opened import opened
from tests.window.driver import Person, find, named, press, texts_of

pytestmark = [pytest.mark.flat, pytest.mark.opens("ring-majority/tet")]
TET = "ring-majority/tet"


@pytest.fixture
def played(window: MainWindow) -> MainWindow:
    """A window with a game of three moves, which goes on."""
    window.session.restore(opened(TET, ["v1", "v2", "v3"]))
    return window


def ask(window: MainWindow) -> WhoPlayed:
    """Open the dialog."""
    Person(window).choose("game.who")
    QApplication.processEvents()
    (dialog,) = (each for each in window.findChildren(WhoPlayed) if each.isVisible())
    return dialog


def write(dialog: WhoPlayed, **texts: str) -> None:
    """Fill in fields by what screen readers call them."""
    for name, text in texts.items():
        named(dialog, QLineEdit, name.replace("_", " ")).setText(text)


def shown(window: MainWindow, name: str) -> str:
    label = find(window, QLabel, name)
    return label.text() if label.isVisible() else ""


def test_names_event_place_and_date_are_shown_saved_and_taken_back(played: MainWindow) -> None:
    dialog = ask(played)
    write(dialog, Name_of_Red="Ada", Name_of_Blue="Ben", Event="Club final", Place="Vienna")
    write(dialog, Date="2026-11-24")
    press(dialog, "OK")
    assert (shown(played, "player 0"), shown(played, "player 1")) == ("Ada", "Ben")
    assert shown(played, "about the game").startswith("Club final, Vienna, ")
    saved = load_game(Person(played).saved_game)
    assert saved is not None
    record = saved.cursor.record
    assert (record.players, record.event, record.place) == (("Ada", "Ben"), "Club final", "Vienna")
    assert played.session.node.text == "v3"
    played.session.undo()
    assert (shown(played, "player 0"), shown(played, "about the game")) == ("", "")
    assert played.session.record.event == ""
    played.session.redo()
    assert shown(played, "player 1") == "Ben"


def test_names_stay_while_the_game_goes_on(played: MainWindow) -> None:
    dialog = ask(played)
    write(dialog, Name_of_Red="Ada")
    press(dialog, "OK")
    played.session.play(played.session.position.parse_move("v4"))
    assert shown(played, "player 0") == "Ada"


def test_a_level_has_its_name_and_no_other(played: MainWindow) -> None:
    played.session.set_players((Human(), Computer(3)))
    dialog = ask(played)
    assert not named(dialog, QLineEdit, "Name of Blue").isEnabled()
    write(dialog, Name_of_Red="Ada")
    press(dialog, "OK")
    assert played.session.record.players == ("Ada", "Level 3")
    assert shown(played, "player 1") == ""


def test_what_is_no_date_is_said_and_nothing_changes(played: MainWindow) -> None:
    dialog = ask(played)
    write(dialog, Name_of_Red="Ada", Date="yesterday")
    press(dialog, "OK")
    assert dialog.isVisible()
    assert any("is not a day as in 2026-11-24" in text for text in texts_of(dialog))
    assert played.session.record.players == ("", "")
    dialog.reject()


def test_a_result_ends_a_game_that_goes_on(played: MainWindow) -> None:
    dialog = ask(played)
    result = named(dialog, QComboBox, "Result")
    assert result.currentText() == "unfinished"
    result.setCurrentText("Blue won (forfeit)")
    press(dialog, "OK")
    assert played.session.record.result == Result(1, Reason.FORFEIT)
    played.session.undo()
    assert played.session.record.result == Result()


def test_a_said_result_is_changed_on_purpose_only(played: MainWindow) -> None:
    played.session.resign()
    before = played.session.record.result
    dialog = ask(played)
    result = named(dialog, QComboBox, "Result")
    assert not result.isEnabled()
    write(dialog, Name_of_Red="Ada")
    press(dialog, "OK")
    assert played.session.record.result == before
    assert played.session.finished
    dialog = ask(played)
    press(dialog, "Change…")
    result = named(dialog, QComboBox, "Result")
    assert result.isEnabled()
    result.setCurrentText("drawn")
    press(dialog, "OK")
    assert played.session.record.result == Result(None, Reason.AGREEMENT)
    played.session.undo()
    assert played.session.record.result == before
    assert played.session.finished


def test_the_result_of_the_rules_stands(window: MainWindow) -> None:
    session = window.session
    while session.outcome is None:
        session.play(session.position.legal_moves[0])
    before = session.record.result
    dialog = ask(window)
    assert not named(dialog, QComboBox, "Result").isEnabled()
    assert [each for each in texts_of(dialog) if each == "Change…"] == []
    write(dialog, Event="Club final")
    press(dialog, "OK")
    assert session.record.result == before
    assert before.reason is Reason.RULES
    assert shown(window, "about the game").startswith("Club final")
