"""The programs of others that a person has added, to play against and to analyse with."""

from __future__ import annotations

import json
from collections.abc import Iterable

from PyQt6.QtCore import QObject, pyqtSignal

from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.window.shell.known_programs import PROGRAMS
from ringrealms3d.window.shell.setting import Setting, listed
from ringrealms3d.window.shell.settings import Settings

_Names = tuple[tuple[str, str], ...]
"""The commands of programs, each with its name."""


def _names_in(text: str) -> _Names:
    try:
        names = json.loads(text)
    except RecursionError:
        names = None
    if not isinstance(names, dict):
        raise ValueError(text)
    return tuple((str(command), str(name)) for command, name in names.items())


_NAMES: Setting[_Names] = Setting(
    "program_names", (), _names_in, lambda names: json.dumps(dict(names))
)
"""What they call themselves, by their commands."""

_ANALYSTS: Setting[tuple[str, ...]] = Setting(
    "analysis_programs", (), lambda text: tuple(map(str, listed(text))), json.dumps
)
"""The commands of those that analyse."""


class Programs(QObject):
    """The programs in the settings, each with the time that it has for a move.

    Signals: changed: one was added, changed or removed, has told its name, or is to analyse from
    now on or no longer.
    """

    changed = pyqtSignal()

    def __init__(self, parent: QObject, settings: Settings) -> None:
        """Know those in the settings."""
        super().__init__(parent)
        self._settings = settings

    @property
    def all(self) -> tuple[OpponentProgram, ...]:
        """The programs in the order in which they were added."""
        return self._settings[PROGRAMS]

    def name_of(self, program: OpponentProgram) -> str:
        """Return what a program called itself when it was started last, empty if never."""
        names = self._settings[_NAMES]
        return dict(names).get(program.command, "")

    @property
    def analysts(self) -> tuple[str, ...]:
        """The commands of those that analyse beside the engine, each once."""
        commands = dict.fromkeys(program.command for program in self.all)
        return tuple(each for each in commands if each in self._settings[_ANALYSTS])

    def choose_analysts(self, commands: Iterable[str]) -> None:
        """Let just the programs of these commands analyse."""
        self._settings.keep({_ANALYSTS: tuple(commands)})
        self.changed.emit()

    def add(self, program: OpponentProgram) -> None:
        """Remember a program."""
        if program not in self.all:
            self._keep((*self.all, program))

    def exchange(self, old: OpponentProgram, new: OpponentProgram) -> None:
        """Remember a program in place of another, which continues any current game."""
        commands = (new.command if each == old.command else each for each in self.analysts)
        self._settings.keep({_ANALYSTS: tuple(commands)})
        self._keep(tuple(dict.fromkeys(new if each == old else each for each in self.all)))

    def remove(self, program: OpponentProgram) -> None:
        """Remove a program; it continues any current game."""
        self._keep(tuple(other for other in self.all if other != program))

    def note_name(self, command: str, name: str) -> None:
        """Note what the program of a command calls itself."""
        names = self._settings[_NAMES]
        if (command, name) not in names:
            self._settings[_NAMES] = tuple({**dict(names), command: name}.items())
            self.changed.emit()

    def _keep(self, programs: tuple[OpponentProgram, ...]) -> None:
        commands = {each.command for each in programs}
        names = tuple(pair for pair in self._settings[_NAMES] if pair[0] in commands)
        self._settings.keep({PROGRAMS: programs, _NAMES: names})
        self.changed.emit()
