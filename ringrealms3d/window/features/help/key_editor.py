"""Choosing the key of a command: pressed, cleared or reset, with conflicts told by name."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtGui import QKeySequence
from PyQt6.QtWidgets import QGridLayout, QKeySequenceEdit, QMenuBar, QPushButton, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.shell.actions import Actions, plain_title
from ringrealms3d.window.shell.command import Command, text_of
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.shell.shortcuts import SHORTCUTS, Chosen, can_be, keys_of, usual_keys
from ringrealms3d.window.widgets.design import SMALL
from ringrealms3d.window.widgets.plain import plain_label

_PORTABLE = QKeySequence.SequenceFormat.PortableText
_NATIVE = QKeySequence.SequenceFormat.NativeText


class KeyEditor(QWidget):
    """A field that takes the next key, with what else can be done, and what was done.

    A key of another command is taken from it only by a button that names both.

    Signals: changed: commands have other keys.
    """

    changed = pyqtSignal()

    def __init__(self, actions: Actions, settings: Settings) -> None:
        """Begin without a command."""
        super().__init__()
        self._actions, self._settings = actions, settings
        self._command: Command | None = None
        self._wanted = ""
        self._field = QKeySequenceEdit()
        self._field.setMaximumSequenceLength(1)
        self._field.setAccessibleName(tr("New key"))
        self._field.keySequenceChanged.connect(self._press)
        self._clear = self._button(tr("&No key"), self._set_none)
        self._reset = self._button(tr("&Usual key"), self._set_usual)
        self._take = self._button(tr("&Take it over"), self._take_over)
        self._title = plain_label()
        self._told = plain_label()
        self._told.setObjectName("told")
        for label in (self._title, self._told):
            label.setWordWrap(True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SMALL)
        grid.addWidget(self._title, 0, 0, 1, 3)
        grid.addWidget(self._field, 1, 0)
        grid.addWidget(self._clear, 1, 1)
        grid.addWidget(self._reset, 1, 2)
        grid.addWidget(self._told, 2, 0, 1, 2)
        grid.addWidget(self._take, 2, 2)
        grid.setColumnStretch(0, 1)
        self.edit(None)

    def edit(self, command: Command | None) -> None:
        """Let the key of a command be changed, or of none."""
        self._command = command
        for widget in (self._field, self._clear, self._reset):
            widget.setEnabled(command is not None)
        if command is None:
            text = tr("Choose a command above to give it another key.")
        else:
            text = tr("{command}: press the new key.").format(command=_name_of(command))
        self._title.setText(text)
        self._tell("")

    def reset_all(self) -> None:
        """Give all commands their usual keys."""
        self._keep({})
        self._tell(tr("All commands have their usual keys."))

    def _button(self, text: str, does: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: does())
        return button

    def _press(self, key: QKeySequence) -> None:
        """Take a key that was pressed, if the command can have it."""
        if key.isEmpty() or self._command is None:
            return
        named, other = key.toString(_NATIVE), self._owner_of(key)
        if not can_be(key):
            self._tell(tr("{key} is already used on the board.").format(key=named))
        elif menu := self._menu_of(key):
            self._tell(tr("{key} opens the menu “{menu}”.").format(key=named, menu=menu))
        elif other is None:
            self._set(key.toString(_PORTABLE))
        elif other is not self._command:
            text = tr("{key} is the key of “{command}”.")
            self._tell(text.format(key=named, command=_name_of(other)), key.toString(_PORTABLE))

    def _owner_of(self, key: QKeySequence) -> Command | None:
        """Return the command that has a key, None if none has."""
        keys = keys_of(self._commands, self._settings[SHORTCUTS])
        return next((command for command in self._commands if key in keys[command.id]), None)

    def _menu_of(self, key: QKeySequence) -> str:
        """Return the title of the menu that a key opens, empty if it opens none."""
        bars = self._actions.owner.findChildren(QMenuBar)
        titles = (action.text() for bar in bars for action in bar.actions())
        found = (title for title in titles if QKeySequence.mnemonic(title) == key)
        return plain_title(next(found, ""))

    @property
    def _commands(self) -> list[Command]:
        return [entry for entry in self._actions.table.values() if isinstance(entry, Command)]

    def _take_over(self) -> None:
        """Give the command the key of another one, which has it no longer."""
        self._set(self._wanted)

    def _set_none(self) -> None:
        self._set("")

    def _set_usual(self) -> None:
        """Let the command have the key that it comes with, and nobody else."""
        if self._command is None:
            return
        usual = {key.toString(_PORTABLE) for key in usual_keys(self._command)}
        chosen = self._settings[SHORTCUTS].items()
        kept = {name: key for name, key in chosen if name != self._command.id and key not in usual}
        self._keep(kept)
        self._tell_key()

    def _set(self, key: str) -> None:
        """Let the command have a key, empty for none, and nobody else."""
        if self._command is None:
            return
        chosen = self._settings[SHORTCUTS].items()
        others = {name: other for name, other in chosen if not key or other != key}
        self._keep(others | {self._command.id: key})
        self._tell_key()

    def _keep(self, chosen: Chosen) -> None:
        self._settings[SHORTCUTS] = chosen
        self._actions.rekey(chosen)
        self._actions.refresh()
        self.changed.emit()

    def _tell_key(self) -> None:
        assert self._command is not None
        key, name = self._actions.key_text(self._command), _name_of(self._command)
        text = tr("{command}: {key}") if key else tr("{command} has no key now.")
        self._tell(text.format(command=name, key=key))

    def _tell(self, text: str, wanted: str = "") -> None:
        """Say what was done, or what stands against it; a wanted key can be taken over."""
        self._wanted = wanted
        self._told.setText(text)
        self._told.setAccessibleName(text)
        self._take.setVisible(bool(wanted))
        self._field.blockSignals(True)
        self._field.clear()
        self._field.blockSignals(False)


def _name_of(command: Command) -> str:
    return plain_title(text_of(command.title))
