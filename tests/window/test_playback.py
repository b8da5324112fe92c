"""The bar below the moves, which goes through a game and plays it like a film."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QToolBar, QToolButton
from pytestqt.qtbot import QtBot

from ringrealms3d.session.change import Change, What
from ringrealms3d.window.features.study import playback
from ringrealms3d.window.main_window import MainWindow
from tests.records.opened import opened
from tests.window.driver import Person
from tests.window.pointing import flat_map

pytestmark = [pytest.mark.flat, pytest.mark.opens("ring-majority/tet")]

MOVES = ["v1", "v2", "v3", "v4"]
PACE_MS = 20


@pytest.fixture
def person(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Person:
    """Somebody at the end of a game of four moves, who looks at the list of moves."""
    monkeypatch.setattr(playback, "PACE_MS", PACE_MS)
    window.session.restore(opened("ring-majority/tet", MOVES))
    window.commands.refresh()
    person = Person(window)
    person.open_panel("moves")
    return person


def plies_of(person: Person) -> list[int]:
    """Return a list that gets the ply of every position to which somebody goes."""
    plies: list[int] = []

    def note(change: Change) -> None:
        if change.what is What.MOVED_ALONG:
            plies.append(person.window.session.node.ply)

    person.window.session.changed.connect(note)
    return plies


def buttons_of(person: Person) -> dict[str, QToolButton]:
    (bar,) = person.panel("moves").findChildren(QToolBar)
    shown = (bar.widgetForAction(action) for action in bar.actions())
    return {each.text(): each for each in shown if isinstance(each, QToolButton)}


def test_at_the_end_the_moves_are_played_from_the_start(qtbot: QtBot, person: Person) -> None:
    plies = plies_of(person)
    qtbot.keyClick(person.window, Qt.Key.Key_F5)
    assert person.command("go.play").isChecked()
    qtbot.waitUntil(lambda: not person.command("go.play").isChecked())
    assert plies == [0, 1, 2, 3, 4]
    qtbot.wait(3 * PACE_MS)
    assert plies == [0, 1, 2, 3, 4]


def test_elsewhere_they_are_played_on(qtbot: QtBot, person: Person) -> None:
    person.window.session.go_to(2)
    plies = plies_of(person)
    person.choose("go.play")
    qtbot.waitUntil(lambda: person.window.session.at_end)
    assert plies == [3, 4]


def test_whoever_goes_elsewhere_or_plays_stops_it(qtbot: QtBot, person: Person) -> None:
    session = person.window.session
    ways: list[Callable[[], None]] = [
        lambda: person.choose("go.first"),
        lambda: session.play(session.position.parse_move("e1")),
        lambda: person.switch("go.play", on=False),
    ]
    for disturb in ways:
        session.go_to(1)
        person.choose("go.play")
        qtbot.waitUntil(lambda: session.node.ply >= 2)
        disturb()
        ply = session.node.ply
        qtbot.wait(3 * PACE_MS)
        assert session.node.ply == ply
        assert not person.command("go.play").isChecked()


def test_what_is_noted_meanwhile_does_not_stop_it(qtbot: QtBot, person: Person) -> None:
    session = person.window.session
    session.go_to(0)
    person.choose("go.play")
    session.note_evaluations({})
    qtbot.waitUntil(lambda: session.at_end)


def test_the_bar_has_a_button_for_each_way(person: Person) -> None:
    session, buttons = person.window.session, buttons_of(person)
    assert list(buttons) == [
        "First position",
        "Previous move",
        "Play the moves",
        "Next move",
        "Last move",
        "Tree of variations",
    ]
    for name, ply in (
        ("First position", 0),
        ("Next move", 1),
        ("Last move", 4),
        ("Previous move", 3),
    ):
        buttons[name].click()
        assert session.node.ply == ply
        assert not buttons[name].icon().isNull()


def test_whoever_looks_through_a_game_that_has_ended_sees_it_played(
    qtbot: QtBot, person: Person
) -> None:
    session = person.window.session
    session.resign()
    plies = plies_of(person)
    (look,) = (
        button
        for button in person.banner.findChildren(type(person.pause_button))
        if "Look through" in button.text()
    )
    look.click()
    qtbot.waitUntil(lambda: session.at_end and not person.command("go.play").isChecked())
    assert plies == [0, 1, 2, 3, 4]
    assert person.banner.isVisible()


def test_keys_go_through_a_game_that_is_looked_through_on_the_board_too(
    qtbot: QtBot, person: Person
) -> None:
    window, key = person.window, Qt.Key
    window.session.resign()
    board = flat_map(window)
    steps = (key.Key_Home, 0), (key.Key_Right, 1), (key.Key_End, 4), (key.Key_Left, 3)
    for pressed, ply in steps:
        qtbot.keyClick(board, pressed)
        assert window.session.node.ply == ply
    qtbot.keyClick(board, key.Key_Up)  # brings the cursor, which all arrows move then
    before = person.pointed
    qtbot.keyClick(board, key.Key_Right)
    assert (window.session.node.ply, person.pointed != before) == (3, True)


def test_in_a_game_that_is_played_arrows_bring_the_cursor(qtbot: QtBot, person: Person) -> None:
    board = flat_map(person.window)
    qtbot.keyClick(board, Qt.Key.Key_Left)
    assert person.window.session.node.ply == 4
    assert person.pointed is not None
