"""The table of commands, and what is made of it: menus, keys, buttons, lists, the finder."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtGui import QAction, QKeySequence
from PyQt6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QMenu,
    QToolButton,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.scene.theme import THEMES
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.features.analysis.panel import AnalysisPanel
from ringrealms3d.window.features.help.keys_dialog import KeysDialog
from ringrealms3d.window.features.study.moves_panel import MovesPanel
from ringrealms3d.window.features.words.sites_panel import SitesPanel
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.menus import ACTIONS, ON_BOARD, PANELS, menus
from ringrealms3d.window.shell.command import Choice, Command, Menu, text_of
from ringrealms3d.window.shell.finder import Finder, deeds, matching
from tests.window.driver import Person, named
from tests.window.pointing import board_view, drag

RIGHT = Qt.MouseButton.RightButton


def entries(menu: Menu) -> Iterator[str]:
    for entry in menu.entries:
        if isinstance(entry, Menu):
            yield from entries(entry)
        elif entry:
            yield entry


def commands(window: MainWindow) -> list[Command]:
    return [entry for entry in window.commands.table.values() if isinstance(entry, Command)]


def opened_menu() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.mark.flat
def test_every_command_stands_once_in_the_menus(window: MainWindow) -> None:
    panels = tuple(name for name in window.commands.table if name.startswith(PANELS))
    listed = [name for menu in menus(window.commands.table) for name in entries(menu)]
    assert Counter(listed) == Counter(window.commands.table.keys())
    assert len(panels) == 5


@pytest.mark.flat
def test_every_command_tells_what_it_does_and_has_a_key_of_its_own(window: MainWindow) -> None:
    assert [command.id for command in commands(window) if not command.about.endswith(".")] == []
    actions = [Person(window).command(command.id) for command in commands(window)]
    keys = [key.toString() for action in actions for key in action.shortcuts()]
    assert max(Counter(keys).values()) == 1
    assert len(keys) > 20


def test_everything_over_the_board_has_a_picture_and_a_tip(window: MainWindow) -> None:
    for name in {name for slots in ACTIONS.values() for slot in slots for name in slot}:
        action = Person(window).command(name)
        assert not action.icon().isNull(), name
        assert action.toolTip(), name
    assert Person(window).command("game.undo").toolTip().startswith("Undo (Ctrl+Z): Take back")


@pytest.mark.flat
def test_pictures_are_light_on_dark(window: MainWindow) -> None:
    def brightest() -> float:
        image = Person(window).command("go.next").icon().pixmap(32).toImage()
        spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
        seen = (image.pixelColor(x, y) for x, y in spots)
        return max(colour.lightnessF() for colour in seen if colour.alphaF() > 0.9)

    Person(window).pick("view.theme", "light")
    assert brightest() < 0.3
    Person(window).pick("view.theme", "dark")
    assert brightest() > 0.7


def test_switches_are_true_no_matter_who_changed_them(qtbot: QtBot, window: MainWindow) -> None:
    board_view(window).setFocus()
    qtbot.keyClick(board_view(window), Qt.Key.Key_5, Qt.KeyboardModifier.KeypadModifier)
    window.commands.refresh()
    assert Person(window).command("view.parallel").isChecked()
    Person(window).switch("analysis.on", True)
    assert Person(window).command("analysis.on").isChecked()
    Person(window).switch("analysis.on", False)
    assert not Person(window).command("analysis.on").isChecked()
    close = Person(window).inset.findChildren(QAbstractButton)[-1]
    qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not Person(window).command("view.map").isChecked()
    Person(window).command("view.map").trigger()
    assert Person(window).inset.isVisible()


@pytest.mark.flat
def test_words_find_commands(window: MainWindow) -> None:
    window.session.play(Move(0))
    for words, first in (
        ("und", "Undo"),
        ("colours dark", "Colours: Dark"),
        ("TAKE BACK", "Undo"),
        ("snub cube", "Board: Ring Majority, Snub cube"),
        ("finest", "Quality: Finest"),
        ("level 7", "Computer's level: Level 7"),
        ("level 1", "Computer's level: Level 1"),
    ):
        assert re.match(rf"{re.escape(first)}\b", matching(deeds(window.commands), words)[0].title)


@pytest.mark.flat
def test_what_means_nothing_here_is_not_found(window: MainWindow) -> None:
    assert matching(deeds(window.commands), "look pieces") == []
    window.session.new_game("path-tiles/free-turns")
    titles = [deed.title for deed in matching(deeds(window.commands), "look pieces")]
    assert "Look of the pieces: Tubes" in titles


def finder(window: MainWindow) -> Finder:
    Person(window).choose("help.find")
    (found,) = (each for each in window.findChildren(Finder) if each.isVisible())
    return found


@pytest.mark.flat
def test_what_is_found_is_done(qtbot: QtBot, window: MainWindow) -> None:
    found = finder(window)
    qtbot.keyClicks(found.line, "colours")
    assert found.list.topLevelItemCount() > 4
    qtbot.keyClick(found.line, Qt.Key.Key_Down)
    chosen = found.list.currentItem()
    assert chosen is not None
    assert found.list.indexOfTopLevelItem(chosen) == 1
    name = chosen.text(0).removeprefix("Colours: ").lower()
    qtbot.keyClick(found.line, Qt.Key.Key_Return)
    assert not found.isVisible()
    assert Person(window).is_drawn_in(THEMES[name])


@pytest.mark.flat
def test_what_cannot_be_done_now_is_listed_and_stays(qtbot: QtBot, window: MainWindow) -> None:
    found = finder(window)
    qtbot.keyClicks(found.line, "colours")
    (cross,) = found.line.findChildren(QToolButton)
    qtbot.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert found.line.text() == ""
    qtbot.keyClicks(found.line, "undo")
    item = found.list.topLevelItem(0)
    assert item is not None
    assert (item.text(0), item.isDisabled()) == ("Undo", True)
    qtbot.keyClick(found.line, Qt.Key.Key_Return)
    assert found.isVisible()
    qtbot.keyClicks(found.line, " and nothing of that name")
    qtbot.keyClick(found.line, Qt.Key.Key_Return)
    assert found.isVisible()
    found.reject()


def rows(item: QTreeWidgetItem | None) -> Iterator[tuple[str, str]]:
    assert item is not None
    for number in range(item.childCount()):
        row = item.child(number)
        assert row is not None
        yield row.text(0), row.text(1)


@pytest.mark.nightly
@pytest.mark.flat
def test_words_that_are_looked_for_are_put_away_by_a_click(
    qtbot: QtBot, window: MainWindow
) -> None:
    for command in ("help.keys", "view.settings", "game.library"):
        Person(window).command(command).trigger()
    for name in ("Find a command", "Find a setting", "Player", "Event or place", "Find places"):
        field = named(window, QLineEdit, name)
        field.setText("cube")
        (cross,) = field.findChildren(QToolButton)
        qtbot.mouseClick(cross, Qt.MouseButton.LeftButton)
        assert field.text() == "", name


@pytest.mark.flat
def test_all_keys_are_listed(window: MainWindow) -> None:
    Person(window).choose("help.keys")
    (dialog,) = window.findChildren(KeysDialog)
    listed = {key for number in range(4) for key, _ in rows(dialog.list.topLevelItem(number))}
    native = QKeySequence.SequenceFormat.NativeText
    for command in commands(window):
        keys = [key.toString(native) for key in Person(window).command(command.id).shortcuts()]
        assert not keys or ", ".join(keys) in listed or not command.visible(), command.id
    assert {"Wheel", "Right-click", "Ctrl+Z", "Home", "Keypad 1"} <= listed
    assert all(does for number in range(4) for _, does in rows(dialog.list.topLevelItem(number)))
    dialog.reject()


def texts(menu: QMenu) -> list[QAction]:
    return [action for action in menu.actions() if not action.isSeparator()]


def test_the_right_button_opens_a_menu_on_the_board(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(board_view(window), RIGHT, pos=board_view(window).rect().center())
    menu = opened_menu()
    assert texts(menu) == [Person(window).command(name) for name in ON_BOARD if name]
    menu.close()
    assert window.session.moves == ()


def test_a_drag_with_the_right_button_beside_the_board_turns_and_opens_none(
    qtbot: QtBot, window: MainWindow
) -> None:
    before, corner = board_view(window).camera_view, QPoint(20, 20).toPointF()
    assert board_view(window).site_at(corner) is None
    drag(qtbot, board_view(window), corner, corner + QPoint(90, 0).toPointF(), RIGHT)
    assert QApplication.activePopupWidget() is None
    assert (board_view(window).camera_view.axes != before.axes).any()


@pytest.mark.flat
@pytest.mark.parametrize(
    ("kind", "first"),
    [
        (MapView, ON_BOARD),
        (MovesPanel, ("study.comment", "study.glyph", "study.promote", "study.main")),
        (AnalysisPanel, ("analysis.play", "analysis.insert", "analysis.copy", "analysis.freeze")),
        (SitesPanel, ("game.undo", "game.redo", "game.type", "analysis.hint")),
    ],
)
def test_the_map_and_the_lists_have_menus(
    window: MainWindow, kind: type[QWidget], first: tuple[str, ...]
) -> None:
    widget = window.findChildren(kind)[-1]
    widget.customContextMenuRequested.emit(QPoint(20, 20))
    menu = opened_menu()
    titles = [text_of(window.commands.table[each].title) for each in first if each]
    shown = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert [text.partition("\t")[0] for text in shown][: len(titles)] == titles
    menu.close()


@pytest.mark.flat
def test_options_of_a_choice_are_marked(window: MainWindow) -> None:
    for entry in window.commands.table.values():
        if isinstance(entry, Choice) and entry.visible():
            keys = [option.key for option in entry.options()]
            chosen = [key for key in keys if key == entry.chosen()]
            assert chosen or entry.id in ("game.recent", "learn.lesson")
            marked = [key for key in keys if Person(window).option(entry.id, key).isChecked()]
            assert marked == chosen, entry.id


@pytest.mark.flat
@pytest.mark.parametrize("name", ["sites", "review", "analysis"])
def test_a_panel_that_is_asked_for_comes_to_the_front(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    panel = Person(window).panel(name)
    assert panel.visibleRegion().isEmpty()
    Person(window).switch("view.column", False)
    Person(window).command(PANELS + name).trigger()
    qtbot.waitUntil(lambda: not panel.visibleRegion().isEmpty())


@pytest.mark.flat
def test_the_game_waits_behind_the_start_page(window: MainWindow) -> None:
    window.session.play(Move(0))
    names = ("analysis.hint", "analysis.on", "review.start", "go.previous", "study.comment")
    assert all(Person(window).command(name).isEnabled() for name in names)
    Person(window).switch("game.start", True)
    assert not any(Person(window).command(name).isEnabled() for name in names)
    Person(window).switch("game.start", False)
    assert all(Person(window).command(name).isEnabled() for name in names)


@pytest.mark.nightly
@pytest.mark.flat
def test_buttons_of_panels_stay_readable_when_panels_come_back(window: MainWindow) -> None:
    Person(window).pick("view.theme", "dark")
    button = Person(window).inset.findChildren(QAbstractButton)[-1]
    drawn = button.icon().pixmap(16).toImage()
    Person(window).switch("game.start", True)
    Person(window).switch("game.start", False)
    assert button.icon().pixmap(16).toImage() == drawn
    Person(window).choose("learn.begin")
    Person(window).leave()
    assert button.icon().pixmap(16).toImage() == drawn
