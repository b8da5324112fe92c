"""Ways through the menus with the mouse."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu, QMenuBar
from pytestqt.qtbot import QtBot

from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Choice

LEFT = Qt.MouseButton.LeftButton


def click_command(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Click on a command in the menu that it stands in."""
    action = window.commands[name]
    click_way(qtbot, window, _way_to(window, action))


def click_option(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Click on an option of a choice that is not chosen."""
    choice = window.commands.table[name]
    assert isinstance(choice, Choice)
    if choice.inline:
        options = [window.commands.option(name, each.key) for each in choice.options()]
        way = _way_to(window, next(each for each in options if not each.isChecked()))
    else:
        entry = window.commands.menu_of(name).menuAction()
        assert entry is not None
        way = _way_to(window, entry)
    click_way(qtbot, window, way)
    while menu := open_menu_of(qtbot, way[-1]):
        entries = [each for each in menu.actions() if not each.isSeparator()]
        way = [next(each for each in reversed(entries) if not each.isChecked())]
        qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(way[0]).center())


def click_way(qtbot: QtBot, window: MainWindow, way: list[QAction]) -> None:
    """Click on a title of the menu bar, then on one entry after the other."""
    place: QMenuBar | QMenu | None = window.menuBar()
    for action in way:
        assert place is not None
        assert action.isEnabled(), action.text()
        qtbot.mouseClick(place, LEFT, pos=place.actionGeometry(action).center())
        place = open_menu_of(qtbot, action)


def open_menu_of(qtbot: QtBot, action: QAction) -> QMenu | None:
    """Return the menu of an entry, None if it has none; it opens soon."""
    menu = action.menu()
    if menu is None:
        return None
    assert isinstance(menu, QMenu)
    qtbot.waitUntil(menu.isVisible)
    return menu


def _way_to(window: MainWindow, action: QAction) -> list[QAction]:
    bar = window.menuBar()
    assert bar is not None
    way = _way_within(bar.actions(), action)
    assert way, action.text()
    return way


def _way_within(actions: list[QAction], wanted: QAction) -> list[QAction]:
    for action in actions:
        if action is wanted:
            return [action]
        inner = action.menu()
        if isinstance(inner, QMenu) and (way := _way_within(inner.actions(), wanted)):
            return [action, *way]
    return []
