"""What keys and mouse do, as a list."""

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
from ringrealms3d.window.commands.actions import Actions, plain_title
from ringrealms3d.window.commands.command import Command, text_of
from ringrealms3d.window.room import free_size

_SIZE = QSize(620, 620)
_MOUSE = (
    ("Click", "Play there, or pick up and put down a piece"),
    ("Ctrl and click", "Play on what lies behind what is seen"),
    ("Drag", "Turn the board; move a map that is zoomed"),
    ("Wheel", "Zoom"),
    ("Right click", "Show what can be done there"),
    ("Finger", "Tap to play, drag to turn, stay for the menu; two fingers zoom"),
    ("Double click beside the board", "Go back to the first view"),
)
_ON_BOARDS = (
    ("Arrows", "Point to the next place that way"),
    ("Tab, Shift and Tab", "Point to another kind of place or level; past the last, go on"),
    ("Enter or Space", "Play where the keys point"),
    ("Ctrl and arrows", "Turn the board"),
    ("+ and −", "Zoom"),
    ("[ and ]", "Put the board together, take it apart"),
    ("Page Up, Page Down", "Show one level more, one less"),
    ("Keypad 4, 6, 8, 2", "Move the eye by 15 degrees"),
    ("Keypad 5", "Parallel projection, or perspective again"),
    ("Keypad 9", "Look from the opposite side"),
    ("Escape", "Put down what was picked up"),
)


class KeysDialog(QDialog):
    """Lists what the mouse does, what keys do everywhere, and what they do on a board."""

    def __init__(self, parent: QWidget, actions: Actions) -> None:
        """List it all."""
        super().__init__(parent)
        self.setWindowTitle(tr("Keys and mouse"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QTreeWidget()
        self.list.setHeaderLabels([tr("Press"), tr("and this happens")])
        self.list.setRootIsDecorated(False)
        self.list.setAccessibleName(self.windowTitle())
        self._add(tr("Mouse"), ((tr(press), tr(does)) for press, does in _MOUSE))
        self._add(tr("Everywhere in the window"), _of_commands(actions, on_boards=False))
        on_boards = [(tr(press), tr(does)) for press, does in _ON_BOARDS]
        of_commands = _of_commands(actions, on_boards=True)
        self._add(tr("While a board has the focus"), iter([*of_commands, *on_boards]))
        header = self.list.header()
        assert header is not None
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.list)
        column.addWidget(buttons)
        self.resize(_SIZE.boundedTo(free_size(parent)))

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
