"""What can be done in each mode of the window: all modes, all commands."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QPushButton

from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.mode import Mode
from tests.window.driver import Guide, Person
from tests.window.driver.finding import MOUSE
from tests.window.test_every_command import reviewed

pytestmark = [pytest.mark.flat, pytest.mark.opens("ring-majority/tet")]

WAYS: dict[Mode, Callable[[Person], None]] = {
    Mode.PLAYING: lambda _: None,
    Mode.START: lambda person: person.choose("game.start"),
    Mode.EDITING: lambda person: person.choose("game.edit"),
    Mode.GUIDED: lambda person: person.choose("learn.begin"),
    Mode.REVIEWING: lambda person: person.choose("review.learn"),
}
"""How each mode is entered, from a game that was reviewed."""

ABOUT_THE_GAME = ("go.", "study.", "analysis.", "review.")
WAITS = {
    Mode.PLAYING: (),
    Mode.START: (*ABOUT_THE_GAME, "game.who"),
    Mode.EDITING: (*ABOUT_THE_GAME, "game.type", "game.who", "tabs."),
    Mode.GUIDED: ("tabs.",),
    Mode.REVIEWING: (),
}
"""How the ids of commands begin that can be done in no game while a mode lasts."""

ALL = ("Moves", "Analysis", "Review", "Places")
SHOWN = {
    Mode.PLAYING: ALL,
    Mode.START: (),
    Mode.EDITING: ("Set up a position", "Analysis"),
    Mode.GUIDED: ("Lesson", "Analysis"),
    Mode.REVIEWING: ALL,
}
"""Which tabs are beside the board in each mode."""

KEEPS_MOVES = {Mode.PLAYING, Mode.START}
"""Where a typed move becomes part of the game."""

ENDS_ALL = {"game.quit"}


@pytest.fixture
def person(window: MainWindow) -> Person:
    """Somebody at a game with a mistake."""
    reviewed(window)
    return Person(window)


@pytest.mark.few(3)
@pytest.mark.parametrize("mode", Mode)
def test_commands_wait_in_some_modes(person: Person, mode: Mode) -> None:
    WAYS[mode](person)
    assert mode_of(person) is mode
    for entry in person.window.commands.table.values():
        if isinstance(entry, Command) and entry.visible():
            waits = entry.id.startswith(WAITS[mode] or ("no such",))
            can = person.command(entry.id).isEnabled()
            assert can is (entry.enabled() and not waits), entry.id


@pytest.mark.few(3)
@pytest.mark.parametrize("mode", Mode)
def test_panels_make_way_in_some_modes_and_come_back(person: Person, mode: Mode) -> None:
    before = tabs_of(person)
    WAYS[mode](person)
    assert tabs_of(person) == SHOWN[mode]
    person.leave()
    person.switch("game.start", False)
    assert tabs_of(person) == before


@pytest.mark.few(3)
@pytest.mark.parametrize("mode", Mode)
def test_moves_are_kept_in_some_modes(person: Person, mode: Mode) -> None:
    session, record = person.window.session, person.window.session.record
    before = len(list(record.nodes()))
    WAYS[mode](person)
    played = {child.move for child in session.node.children}
    fresh = [move for move in session.position.legal_moves if move not in played]
    if person.can("game.type"):
        person.type_move(session.position.format_move(fresh[0]))
    person.leave()
    assert (len(list(record.nodes())) > before) is (mode in KEEPS_MOVES)


@pytest.mark.few(2)
@pytest.mark.parametrize("mode", [Mode.PLAYING, Mode.START, Mode.EDITING, Mode.REVIEWING])
def test_undo_takes_back_pieces_that_are_put_while_setting_up_and_else_the_game(
    person: Person, mode: Mode
) -> None:
    session = person.window.session
    stands, shown = session.stands_at, person.shown.stones.tolist()
    WAYS[mode](person)
    if mode is Mode.EDITING:
        (clear,) = (
            each
            for each in person.panel("editor").findChildren(QPushButton)
            if "lear" in each.text()
        )
        clear.click()
        assert person.shown.stones.tolist() != shown
    person.choose("game.undo")
    assert (session.stands_at is stands) is (mode is Mode.EDITING)
    if mode is Mode.EDITING:
        assert person.shown.stones.tolist() == shown


@pytest.mark.parametrize("inner", [Mode.EDITING, Mode.START])
def test_a_mode_within_another_leads_back_to_all_panels(person: Person, inner: Mode) -> None:
    before = tabs_of(person)
    WAYS[Mode.GUIDED](person)
    WAYS[inner](person)
    assert mode_of(person) is inner
    person.leave()
    person.switch("game.start", False)
    assert mode_of(person) is Mode.PLAYING
    assert tabs_of(person) == before


def test_the_editor_takes_the_place_of_the_start_page(person: Person) -> None:
    before = tabs_of(person)
    WAYS[Mode.START](person)
    WAYS[Mode.EDITING](person)
    assert not person.start_page.isVisible()
    assert mode_of(person) is Mode.EDITING
    assert tabs_of(person) == SHOWN[Mode.EDITING]
    person.leave()
    assert mode_of(person) is Mode.PLAYING
    assert tabs_of(person) == before


@pytest.mark.nightly
@pytest.mark.parametrize("mode", Mode)
def test_every_command_can_be_done_in_every_mode_and_play_goes_on(
    person: Person, mode: Mode
) -> None:
    window = person.window
    for entry in list(window.commands.table.values()):
        if not isinstance(entry, Command) or entry.id in ENDS_ALL:
            continue
        WAYS[mode](person)
        if person.command(entry.id).isEnabled():
            QTimer.singleShot(0, close_dialogs)
            person.command(entry.id).trigger()
            QApplication.processEvents()
            close_dialogs()
        Person(window).leave()
        Person(window).switch("game.start", False)
        reviewed(window)
        assert mode_of(person) is Mode.PLAYING, entry.id
        assert window.session.position.legal_moves, entry.id


def mode_of(person: Person) -> Mode:
    """Return the mode of the window now."""
    window = person.window
    if person.edits:
        return Mode.EDITING
    if person.start_page.isVisible():
        return Mode.START
    if Guide(window, "puzzle").on or Guide(window, "lesson").on:
        return Mode.GUIDED
    lesson = [each.text() for each in person.panel("review").findChildren(QPushButton)]
    return Mode.REVIEWING if "End" in lesson else Mode.PLAYING


def tabs_of(person: Person) -> tuple[str, ...]:
    """Return the titles of the tabs that are seen beside the board."""
    QApplication.processEvents()
    return tuple(person.tabs) if person.column.isVisible() else ()


def close_dialogs() -> None:
    """Close all dialogs and menus, of files too."""
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog | QFileDialog | QMenu) and widget.isVisible():
            widget.close()


def test_escape_puts_away_one_thing_after_the_other(person: Person) -> None:
    window, session = person.window, person.window.session
    session.go_to(len(session.line))
    session.resign()
    person.choose("view.result")
    person.switch("view.full", True)
    person.pick("study.draw", "arrow")
    person.click(0)
    seen = []
    for _ in range(5):
        seen.append(
            (
                len(person.shown.notes),
                person.chosen("study.draw"),
                person.banner.isVisible(),
                person.command("view.full").isChecked(),
            )
        )
        window.setFocus()
        MOUSE.keyClick(window, Qt.Key.Key_Escape)
        person.window.commands.refresh()
    assert seen == [
        (1, "arrow", True, True),
        (0, "arrow", True, True),
        (0, "", True, True),
        (0, "", False, True),
        (0, "", False, False),
    ]
