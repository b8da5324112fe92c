"""The programs that the user has added as opponents."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.window.context import Context
from ringrealms3d.window.shell.known_programs import PROGRAMS


class Programs(QObject):
    """The programs in the settings.

    Signals: changed: a program was added or removed.
    """

    changed = pyqtSignal()

    def __init__(self, context: Context) -> None:
        """Know those in the settings."""
        super().__init__(context.window)
        self._settings = context.settings

    @property
    def all(self) -> tuple[OpponentProgram, ...]:
        """The programs in the order in which they were added."""
        return self._settings[PROGRAMS]

    def add(self, program: OpponentProgram) -> None:
        """Remember a program."""
        if program not in self.all:
            self._settings[PROGRAMS] = (*self.all, program)
            self.changed.emit()

    def remove(self, program: OpponentProgram) -> None:
        """Remove a program; it continues any current game."""
        self._settings[PROGRAMS] = tuple(other for other in self.all if other != program)
        self.changed.emit()
