"""The list of keys and mouse actions."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.shell.actions import Actions, plain_title
from ringrealms3d.window.shell.command import Command, text_of
from ringrealms3d.window.shell.screen_space import size_around
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.widgets.design import set_off

_SIZE = QSize(620, 620)


class KeysDialog(QDialog):
    """Lists mouse actions, keys that work everywhere, and keys for boards."""

    def __init__(self, parent: QWidget, actions: Actions) -> None:
        """List it all."""
        super().__init__(parent)
        self.setWindowTitle(tr("Keys and mouse"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QTreeWidget()
        self.list.setHeaderLabels([tr("Key"), tr("Action")])
        self.list.setRootIsDecorated(False)
        self.list.setAccessibleName(self.windowTitle())
        self._add(tr("Mouse"), iter(_mouse()))
        self._add(tr("Everywhere in the window"), _of_commands(actions, on_boards=False))
        of_commands = _of_commands(actions, on_boards=True)
        self._add(tr("While a board has the focus"), iter([*of_commands, *_keys_on_boards()]))
        self._add(tr("While the list of moves has the focus"), iter(_keys_on_moves()))
        self._add(tr("While the tree of variations has the focus"), iter(_keys_on_tree()))
        header = self.list.header()
        assert header is not None
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        set_off(column)
        column.addWidget(self.list)
        column.addWidget(buttons)
        scroll_by_fingers(self)
        self.resize(size_around(self.list, _SIZE, parent))

    def _add(self, title: str, rows: Iterator[tuple[str, str]]) -> None:
        head = QTreeWidgetItem([title])
        font = head.font(0)
        font.setBold(True)
        head.setFont(0, font)
        head.addChildren([QTreeWidgetItem(list(row)) for row in rows])
        self.list.addTopLevelItem(head)
        head.setExpanded(True)


def _of_commands(actions: Actions, on_boards: bool) -> Iterator[tuple[str, str]]:
    for entry in actions.table.values():
        if not isinstance(entry, Command) or not entry.visible():
            continue
        key = actions.key_text(entry)
        if key and (entry.on_boards or bool(entry.hint)) == on_boards:
            yield key, plain_title(text_of(entry.title))


def _mouse() -> tuple[tuple[str, str], ...]:
    """Return what the mouse does."""
    return (
        (tr("Click"), tr("Play there, or pick up and put down a piece")),
        (tr("Ctrl+click"), tr("Play on what lies behind")),
        (tr("Drag"), tr("Turn the board; move a map that is zoomed")),
        (tr("Wheel"), tr("Zoom")),
        (tr("Right-click"), tr("Show what can be done there")),
        (tr("Finger"), tr("Tap to play, drag to turn, hold for the menu; pinch to zoom")),
        (tr("Double-click beside the board"), tr("Go back to the home view")),
    )


def _keys_on_boards() -> tuple[tuple[str, str], ...]:
    """Return what keys do while a board has the focus."""
    return (
        (tr("Arrows"), tr("Point to the next place that way")),
        (
            tr("Tab, Shift+Tab"),
            tr("Point to another kind of place or level; past the last, go on"),
        ),
        (tr("Enter"), tr("Play where the keys point")),
        (tr("Ctrl+arrows"), tr("Turn the board")),
        (tr("+ and −"), tr("Zoom")),
        (tr("[ and ]"), tr("Put the board together, take it apart")),
        (tr("Page Up, Page Down"), tr("Show one level more, one less")),
        (tr("Keypad 4, 6, 8, 2"), tr("Move the camera by 15 degrees")),
        (tr("Keypad 5"), tr("Parallel projection, or perspective again")),
        (tr("Keypad 9"), tr("Look from the opposite side")),
        (tr("Escape"), tr("Put down what was picked up")),
    )


def _keys_on_moves() -> tuple[tuple[str, str], ...]:
    """Return what keys do while the list of moves has the focus."""
    return (
        (tr("Left, Right"), tr("Go one move back, or forward")),
        (tr("Up, Down"), tr("Go to the move in the row above, or below")),
        (tr("Home, End"), tr("Go to the start, or to the end")),
        (tr("Space"), tr("Fold the variation, or unfold it")),
        (tr("Delete"), tr("Delete the move and everything after it")),
    )


def _keys_on_tree() -> tuple[tuple[str, str], ...]:
    """Return what keys do while the tree of variations has the focus."""
    return (
        (tr("Up, Down"), tr("Go one move back, or forward")),
        (tr("Left, Right"), tr("Go to the move beside this one, of another variation")),
        (tr("Home, End"), tr("Go to the start, or to the end")),
        (tr("Delete"), tr("Delete the move and everything after it")),
    )
