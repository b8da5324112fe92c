"""Keys of one's own: chosen, cleared and reset in the list of keys, kept in the settings."""

from __future__ import annotations

import json
import re

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import (
    QDialog,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
)
from pytestqt.qtbot import QtBot

from resources.translations.make_catalogues import messages
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.shell.shortcuts import SHORTCUTS
from tests.records.opened import opened
from tests.window.driver import Person, find, named, press

pytestmark = [pytest.mark.flat, pytest.mark.opens("ring-majority/tet")]
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
NEXT = "Next move"


class Keys:
    """The list of keys, and what is below it."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        """Open it."""
        self.qtbot, self.window = qtbot, window
        Person(window).choose("help.keys")
        (self.dialog,) = (each for each in window.findChildren(QDialog) if each.isVisible())
        self.list = named(self.dialog, QTreeWidget, "Keys and mouse")

    def row(self, title: str) -> QTreeWidgetItem:
        """Return the row of what has a title."""
        flags = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive
        (found,) = self.list.findItems(title, flags, 1)
        return found

    def rows(self) -> list[QTreeWidgetItem]:
        """Return the rows below all headings."""
        heads = filter(None, map(self.list.topLevelItem, range(self.list.topLevelItemCount())))
        return [row for head in heads for row in map(head.child, range(head.childCount())) if row]

    def give(self, title: str, key: Qt.Key, keys: Qt.KeyboardModifier) -> str:
        """Choose a command and press a key for it; return what is said then."""
        self.list.setCurrentItem(self.row(title))
        self.qtbot.keyClick(named(self.dialog, QKeySequenceEdit, "New key"), key, keys)
        return self.told

    def press(self, title: str, button: str) -> str:
        """Choose a command and click a button; return what is said then."""
        self.list.setCurrentItem(self.row(title))
        press(self.dialog, button)
        return self.told

    def close(self) -> None:
        """Close it, and go on in the window."""
        self.dialog.reject()
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    @property
    def told(self) -> str:
        """What is said below the field."""
        return find(self.dialog, QLabel, "told").text()

    def can_take(self) -> bool:
        """Return whether a key of another command is offered."""
        buttons = (each for each in self.dialog.findChildren(QPushButton) if each.isVisible())
        return "Take it over" in (each.text().replace("&", "") for each in buttons)


@pytest.fixture
def keys(qtbot: QtBot, window: MainWindow) -> Keys:
    """The list of keys in a window with a game of three moves, which stands at its start."""
    window.session.restore(opened("ring-majority/tet", ["v1", "v2", "v3"]))
    window.session.go_to(0)
    window.commands.refresh()
    return Keys(qtbot, window)


def test_a_command_gets_another_key_which_is_kept(
    qtbot: QtBot, window: MainWindow, keys: Keys, settings: Settings
) -> None:
    assert "Ctrl+D" in keys.give(NEXT, Qt.Key.Key_D, CTRL)
    assert keys.row(NEXT).text(0) == "Ctrl+D"
    keys.close()
    qtbot.keyClick(window, Qt.Key.Key_D, CTRL)
    assert window.session.node.text == "v1"
    qtbot.keyClick(window, Qt.Key.Key_Right, ALT)
    assert window.session.node.text == "v1"
    assert "Ctrl+D" in Person(window).command("go.next").toolTip()
    assert json.loads(
        settings.path.read_text("utf-8")
        .partition("shortcuts=")[2]
        .splitlines()[0]
        .strip('"')
        .replace('\\"', '"')
    ) == {"go.next": "Ctrl+D"}


def test_a_key_of_another_command_is_named_and_taken_on_demand(
    window: MainWindow, keys: Keys
) -> None:
    title = keys.list.findItems("Ctrl+Z", Qt.MatchFlag.MatchRecursive, 0)[0].text(1)
    told = keys.give(NEXT, Qt.Key.Key_Z, CTRL)
    assert title in told
    assert keys.row(NEXT).text(0) == "Alt+Right"
    assert keys.can_take()
    keys.press(NEXT, "Usual key")
    assert not keys.can_take()
    keys.give(NEXT, Qt.Key.Key_Z, CTRL)
    press(keys.dialog, "Take it over")
    assert keys.row(NEXT).text(0) == "Ctrl+Z"
    assert not keys.can_take()
    assert keys.row(title).text(0) == ""
    keys.press(title, "Usual key")
    assert (keys.row(title).text(0), keys.row(NEXT).text(0)) == ("Ctrl+Z", "Alt+Right")


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("key", "modifiers", "said"),
    [
        (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier, "already used on the board"),
        (Qt.Key.Key_Left, CTRL, "already used on the board"),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "already used on the board"),
        (Qt.Key.Key_F, ALT, "the menu “File”"),
    ],
)
def test_keys_that_are_needed_otherwise_are_refused(
    keys: Keys, key: Qt.Key, modifiers: Qt.KeyboardModifier, said: str
) -> None:
    assert said in keys.give(NEXT, key, modifiers)
    assert keys.row(NEXT).text(0) == "Alt+Right"


def test_a_row_that_is_no_command_asks_for_one(keys: Keys) -> None:
    asked = [each.text() for each in keys.dialog.findChildren(QLabel) if each.isVisible()]
    assert "Choose a command above to give it another key." in asked
    keys.list.setCurrentItem(keys.row(NEXT))
    keys.list.setCurrentItem(keys.row("Turn the board"))
    after = [each.text() for each in keys.dialog.findChildren(QLabel) if each.isVisible()]
    assert after == asked


def test_a_command_is_found_by_a_part_of_its_name(qtbot: QtBot, keys: Keys) -> None:
    search = named(keys.dialog, QLineEdit, "Find a command")
    search.setFocus()
    qtbot.waitUntil(search.hasFocus)
    qtbot.keyClicks(search, "next MO")
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert keys.dialog.isVisible()
    shown = [row for row in keys.rows() if not row.isHidden()]
    assert [row.text(1) for row in shown] == [NEXT]
    tops = [keys.list.topLevelItem(number) for number in range(keys.list.topLevelItemCount())]
    assert [top.isHidden() for top in tops if top].count(False) == 1
    assert keys.list.currentItem() is keys.row(NEXT)
    assert "Ctrl+D" in keys.give(NEXT, Qt.Key.Key_D, CTRL)
    search.setText("take back")  # as the button over the board says
    assert [row.text(1) for row in keys.rows() if not row.isHidden()] == ["Undo"]
    search.clear()
    assert not any(row.isHidden() for row in [*keys.rows(), *filter(None, tops)])


def test_a_key_is_cleared_and_comes_back(qtbot: QtBot, window: MainWindow, keys: Keys) -> None:
    assert "no key" in keys.press(NEXT, "No key")
    assert keys.row(NEXT).text(0) == ""
    qtbot.keyClick(window, Qt.Key.Key_Right, ALT)
    assert window.session.node.ply == 0
    keys.press(NEXT, "Usual key")
    assert keys.row(NEXT).text(0) == "Alt+Right"
    keys.give("First position", Qt.Key.Key_D, CTRL)
    keys.press(NEXT, "No key")
    press(keys.dialog, "Reset all keys")
    assert (keys.row(NEXT).text(0), keys.row("First position").text(0)) == ("Alt+Right", "Alt+Home")


def test_a_letter_works_on_boards_and_writes_elsewhere(
    qtbot: QtBot, window: MainWindow, keys: Keys
) -> None:
    keys.give(NEXT, Qt.Key.Key_J, Qt.KeyboardModifier.NoModifier)
    keys.close()
    person = Person(window)
    qtbot.keyClick(person.map, Qt.Key.Key_J)
    assert window.session.node.text == "v1"
    person.choose("game.type")
    qtbot.keyClicks(person.move_line, "j")
    assert window.session.node.text == "v1"
    assert isinstance(person.move_line, QLineEdit)
    assert person.move_line.text() == "j"


def test_a_command_without_a_key_gets_one(qtbot: QtBot, window: MainWindow, keys: Keys) -> None:
    assert keys.row("Actions over the board").text(0) == ""
    keys.give("Actions over the board", Qt.Key.Key_B, CTRL | SHIFT)
    keys.close()
    shown = Person(window).command("view.actions").isChecked()
    qtbot.keyClick(window, Qt.Key.Key_B, CTRL | SHIFT)
    assert Person(window).command("view.actions").isChecked() != shown


def test_what_is_said_names_the_keys_of_ones_own(
    qtbot: QtBot, window: MainWindow, keys: Keys
) -> None:
    person = Person(window)

    def tip() -> str:
        buttons = person.panel("analysis").findChildren(QPushButton)
        return next(each.toolTip() for each in buttons if each.text() == "Hint")

    assert "Hint (H)" in tip()
    keys.give("Hint", Qt.Key.Key_D, CTRL)
    assert "Hint (Ctrl+D)" in tip()
    undo = keys.list.findItems("Ctrl+Z", Qt.MatchFlag.MatchRecursive, 0)[0].text(1)
    keys.give(undo, Qt.Key.Key_U, Qt.KeyboardModifier.NoModifier)
    keys.close()
    window.session.go_to(2)
    person.choose("study.delete")
    assert person.message == "Deleted; U brings the moves back."
    keys = Keys(qtbot, window)
    keys.press(undo, "No key")
    keys.close()
    window.session.undo()
    person.choose("study.delete")
    assert person.message == f"Deleted; {undo} brings the moves back."


def test_no_text_names_a_key_that_can_be_chosen() -> None:
    named = re.compile(r"\b(Ctrl|Alt|Shift)\+|\bF[0-9]|\([A-Z]\)$")
    of_window = (each.text for each in messages().values() if each.where.startswith("window/"))
    assert {text for text in of_window if named.search(text)} == {
        *("Ctrl+click", "Ctrl+arrows", "Tab, Shift+Tab", "Yellow (Shift+Ctrl)")
    }


@pytest.fixture
def settings(settings: Settings, request: pytest.FixtureRequest) -> Settings:
    """The settings, with keys in the file that a test is parametrized with."""
    wanted = getattr(request, "param", "")
    if wanted:
        settings.path.write_text(f"[General]\nshortcuts={wanted}\n", "utf-8")
    return Settings(settings.path)


@pytest.mark.parametrize(
    "settings",
    ['{"go.next": "Ctrl+D", "go.first": "Ctrl+D", "no.command": "Ctrl+K"}'],
    indirect=True,
)
def test_of_two_commands_with_one_key_the_first_has_it(qtbot: QtBot, window: MainWindow) -> None:
    window.session.restore(opened("ring-majority/tet", ["v1", "v2", "v3"]))
    window.session.go_to(1)
    qtbot.keyClick(window, Qt.Key.Key_D, CTRL)
    assert window.session.node.ply == 0


@pytest.mark.parametrize(
    "settings",
    ['{"go.next": "Ctrl+D", "go.first": "nonsense!", "go.last": 7, "go.play": "Up"}'],
    indirect=True,
)
def test_keys_in_the_file_that_are_none_leave_the_usual_ones(window: MainWindow) -> None:
    keys = {
        name: Person(window).command(f"go.{name}").shortcut().toString()
        for name in ("next", "first", "last", "play")
    }
    assert keys == {"next": "Ctrl+D", "first": "Alt+Home", "last": "Alt+End", "play": "F5"}


@pytest.mark.parametrize("text", ["[]", "7", "[[[[", "Ctrl+D", "{", '{"a": {"b": 1}}', "[" * 9000])
def test_nonsense_for_keys_is_harmless(text: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("settings") / "window.ini"
    path.write_text(f"[General]\nshortcuts={text}\n", "utf-8")
    settings = Settings(path)
    assert not settings[SHORTCUTS]
    assert len(settings.complaints) == 1
