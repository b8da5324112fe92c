"""Helpers that build menus from rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QAction, QActionGroup, QKeySequence
from PyQt6.QtWidgets import QMenu, QWidget

Shortcut = QKeySequence.StandardKey | str | None


def add_action(
    menu: QMenu, text: str, action: Callable[[], object], shortcut: Shortcut = None
) -> QAction:
    """Add a menu entry that runs a function."""
    entry = QAction(text, menu)
    if shortcut is not None:
        entry.setShortcut(QKeySequence(shortcut))
    entry.triggered.connect(lambda: action())
    menu.addAction(entry)
    return entry


def add_toggle(
    menu: QMenu,
    text: str,
    on: bool,
    action: Callable[[bool], object],
    shortcut: Shortcut = None,
) -> QAction:
    """Add a menu entry that is on or off and tells a function which."""
    entry = QAction(text, menu)
    entry.setCheckable(True)
    entry.setChecked(on)
    if shortcut is not None:
        entry.setShortcut(QKeySequence(shortcut))
    entry.triggered.connect(action)
    menu.addAction(entry)
    return entry


def add_submenu(menu: QMenu, title: str) -> QMenu:
    """Add an empty submenu."""
    submenu = menu.addMenu(title)
    assert submenu is not None
    return submenu


def let_work_in(entry: QAction, widgets: Iterable[QWidget]) -> None:
    """Let the shortcut of an entry work only while one of these widgets has the focus."""
    entry.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    for widget in widgets:
        widget.addAction(entry)


def add_choices(
    menu: QMenu, choices: Iterable[tuple[str, str]], action: Callable[[str], object]
) -> dict[str, QAction]:
    """Add entries of which one is on; rows are a key and a text, the function gets the key."""
    group = QActionGroup(menu)
    entries = {}
    for key, text in choices:
        entry = QAction(text, menu)
        entry.setCheckable(True)
        entry.triggered.connect(lambda _, key=key: action(key))
        group.addAction(entry)
        menu.addAction(entry)
        entries[key] = entry
    return entries


def add_grouped_choices(
    menu: QMenu,
    groups: Mapping[str, Iterable[tuple[str, str]]],
    action: Callable[[str], object],
) -> dict[str, QAction]:
    """Add a submenu for each group; of all their entries one is on, as in ``add_choices``."""
    all_entries: dict[str, QAction] = {}
    one_of_all = QActionGroup(menu)
    for title, choices in groups.items():
        submenu = add_submenu(menu, title)
        entries = add_choices(submenu, choices, action)
        for entry in entries.values():
            one_of_all.addAction(entry)
        all_entries |= entries
    return all_entries
