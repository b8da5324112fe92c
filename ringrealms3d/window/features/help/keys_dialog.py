"""The list of keys and mouse actions, in which a person chooses the keys of commands."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.features.help.key_editor import KeyEditor
from ringrealms3d.window.shell.actions import Actions, plain_title
from ringrealms3d.window.shell.command import Command, text_of
from ringrealms3d.window.shell.screen_space import size_around
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.widgets.design import set_off

_SIZE = QSize(640, 680)
_ID = Qt.ItemDataRole.UserRole


class KeysDialog(QDialog):
    """Lists mouse actions, keys that work everywhere, and keys for boards.

    Those of commands can be changed below the list.
    """

    def __init__(self, parent: QWidget, actions: Actions, settings: Settings) -> None:
        """List it all."""
        super().__init__(parent)
        self._actions = actions
        self.setWindowTitle(tr("Keys and mouse"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QTreeWidget()
        self.list.setHeaderLabels([tr("Key"), tr("Action")])
        self.list.setRootIsDecorated(False)
        self.list.setAccessibleName(self.windowTitle())
        self._add(tr("Mouse"), _plain(_mouse()))
        self._add(tr("Everywhere in the window"), _of_commands(actions, on_boards=False))
        of_commands = _of_commands(actions, on_boards=True)
        on_boards = iter([*of_commands, *_plain(_keys_on_boards())])
        self._add(tr("While a board has the focus"), on_boards)
        self._add(tr("While the list of moves has the focus"), _plain(_keys_on_moves()))
        self._add(tr("While the tree of variations has the focus"), _plain(_keys_on_tree()))
        self._add(tr("Commands without a key"), _without_key(actions))
        self._editor = KeyEditor(actions, settings)
        self._editor.changed.connect(self._show_keys)
        self.list.currentItemChanged.connect(self._choose)
        header = self.list.header()
        assert header is not None
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        reset = QPushButton(tr("Reset &all keys"))
        reset.setAutoDefault(False)
        reset.clicked.connect(self._editor.reset_all)
        buttons.addButton(reset, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.reject)
        self._search = QLineEdit()
        self._search.setPlaceholderText(tr("Find a command"))
        self._search.setAccessibleName(tr("Find a command"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._find)
        column = QVBoxLayout(self)
        set_off(column)
        column.addWidget(self._search)
        column.addWidget(self.list)
        column.addWidget(self._editor)
        column.addWidget(buttons)
        scroll_by_fingers(self)
        self.resize(size_around(self.list, _SIZE, parent))
        self._search.setFocus()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Keep the dialog open when Enter ends the search."""
        assert event is not None
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (enter and self._search.hasFocus()):
            super().keyPressEvent(event)

    def _add(self, title: str, rows: Iterator[tuple[str, str, str]]) -> None:
        head = QTreeWidgetItem([title])
        font = head.font(0)
        font.setBold(True)
        head.setFont(0, font)
        for key, does, name in rows:
            item = QTreeWidgetItem([key, does])
            item.setData(0, _ID, name)
            head.addChild(item)
        self.list.addTopLevelItem(head)
        head.setExpanded(True)

    def _find(self, text: str) -> None:
        """Show the rows alone in which a text stands, or on their buttons; choose the first."""
        first = None
        for head in filter(None, map(self.list.topLevelItem, range(self.list.topLevelItemCount()))):
            rows = list(filter(None, map(head.child, range(head.childCount()))))
            for row in rows:
                row.setHidden(text.casefold() not in self._texts_of(row).casefold())
            fitting = [row for row in rows if not row.isHidden()]
            head.setHidden(not fitting)
            first = first or next(iter(fitting), None)
        self.list.setCurrentItem(first if text else None)

    def _texts_of(self, row: QTreeWidgetItem) -> str:
        command = self._command_of(row)
        on_button = "" if command is None else command.word
        return f"{row.text(0)} {row.text(1)} {on_button}"

    def _command_of(self, row: QTreeWidgetItem) -> Command | None:
        """Return the command of a row; heads and what is no command have none."""
        command = self._actions.table.get(row.data(0, _ID) or "")
        return command if isinstance(command, Command) else None

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        """Let the key of the chosen command be changed, if a command is chosen."""
        self._editor.edit(None if item is None else self._command_of(item))

    def _show_keys(self) -> None:
        """Show the keys that commands have now."""
        items = QTreeWidgetItemIterator(self.list)
        while (item := items.value()) is not None:
            command = self._command_of(item)
            if command is not None:
                item.setText(0, self._actions.key_text(command))
            items += 1


def _of_commands(actions: Actions, on_boards: bool) -> Iterator[tuple[str, str, str]]:
    for command in _shown(actions):
        key = actions.key_text(command)
        if key and (command.on_boards or bool(command.hint)) == on_boards:
            yield key, plain_title(text_of(command.title)), command.id


def _without_key(actions: Actions) -> Iterator[tuple[str, str, str]]:
    for command in _shown(actions):
        if not actions.key_text(command):
            yield "", plain_title(text_of(command.title)), command.id


def _shown(actions: Actions) -> Iterator[Command]:
    """Yield the commands that apply to the current board."""
    for entry in actions.table.values():
        if isinstance(entry, Command) and entry.visible():
            yield entry


def _plain(rows: tuple[tuple[str, str], ...]) -> Iterator[tuple[str, str, str]]:
    """Yield rows of what is no command."""
    for key, does in rows:
        yield key, does, ""


def _mouse() -> tuple[tuple[str, str], ...]:
    """Return what the mouse does."""
    return (
        (tr("Click"), tr("Play there, or pick up and put down a piece")),
        (tr("Ctrl+click"), tr("Play on the place behind")),
        (tr("Drag"), tr("Turn the board; move a map that is zoomed")),
        (
            tr("Drag with the right button"),
            tr("Draw an arrow from place to place; beside the board, turn it"),
        ),
        (tr("Drag with the middle button"), tr("Turn the board wherever the drag begins")),
        (tr("Wheel"), tr("Zoom")),
        (tr("Right-click"), tr("Show what can be done there")),
        (
            tr("Right-click with Shift, Ctrl or both"),
            tr("Mark the place in green, blue or yellow; arrows too have these colours"),
        ),
        (tr("Finger"), tr("Tap to play, drag to turn, hold for the menu; pinch to zoom")),
        (tr("Double-click beside the board"), tr("Go back to the home view")),
    )


def _keys_on_boards() -> tuple[tuple[str, str], ...]:
    """Return what keys do while a board has the focus."""
    return (
        (tr("Arrows"), tr("Point to the next place that way")),
        (
            tr("Tab, Shift+Tab"),
            tr("Point to another kind of place or another layer; after the last, leave the board"),
        ),
        (tr("Enter"), tr("Play where the keys point")),
        (tr("Ctrl+arrows"), tr("Turn the board")),
        (tr("+ and −"), tr("Zoom")),
        (tr("[ and ]"), tr("Put the board together, take it apart")),
        (tr("Page Up, Page Down"), tr("Show one layer more, or one less")),
        (tr("Keypad 4, 6, 8, 2"), tr("Move the camera by 15 degrees")),
        (tr("Keypad 5"), tr("Parallel projection, or perspective again")),
        (tr("Keypad 9"), tr("Look from the opposite side")),
        (tr("Esc"), tr("Put down what was picked up")),
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
