"""The files to which games are saved."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Self
from weakref import WeakKeyDictionary, WeakSet

from ringrealms3d.records.record import GameRecord
from ringrealms3d.window.shell.setting import Setting, listed
from ringrealms3d.window.shell.settings import Settings

_MOST_RECENT = 10


def _paths_in(text: str) -> tuple[Path, ...]:
    return tuple(Path(str(each)) for each in listed(text))


def _write_paths(paths: tuple[Path, ...]) -> str:
    return json.dumps(list(map(str, paths)))


RECENT: Setting[tuple[Path, ...]] = Setting("recent_files", (), _paths_in, _write_paths)
"""The files of games that were opened or saved last, the latest first."""


@dataclass(frozen=True, slots=True)
class OwnFile:
    """The file of a game that was opened or saved.

    Attributes:
        path: the file.
        stamp: the file as it was then, to tell whether others have changed it since.
    """

    path: Path
    stamp: object

    @classmethod
    def of(cls, path: Path) -> Self:
        """Return a file as it is now."""
        return cls(path, _stamp_of(path))

    @property
    def was_changed(self) -> bool:
        """Whether others have changed it."""
        return self.stamp != _stamp_of(self.path)


class OwnFiles:
    """Which game has which file, which games are there as they are, and the recent files."""

    def __init__(self, settings: Settings) -> None:
        """Know no file but the recent ones."""
        self._settings = settings
        self._own: WeakKeyDictionary[GameRecord, OwnFile] = WeakKeyDictionary()
        self._as_saved: WeakSet[GameRecord] = WeakSet()

    @property
    def recent(self) -> tuple[Path, ...]:
        """The recent files, the latest first."""
        return self._settings[RECENT]

    def note(self, path: Path) -> None:
        """Note a file that was opened or saved."""
        others = (known for known in self.recent if known != path)
        self._settings[RECENT] = (path, *others)[:_MOST_RECENT]

    def remember(self, record: GameRecord, path: Path) -> None:
        """Make a file a game's own, to which it is saved."""
        self._own[record] = OwnFile.of(path)
        self._as_saved.add(record)
        self.note(path)

    def of(self, record: GameRecord) -> OwnFile | None:
        """Return a game's own file, None if it has none."""
        return self._own.get(record)

    def path_of(self, record: GameRecord) -> Path | None:
        """Return the name of a game's own file, None if it has none."""
        own = self.of(record)
        return None if own is None else own.path

    def have(self, record: GameRecord) -> bool:
        """Whether a file has a game as it is."""
        return record in self._as_saved

    def differ(self, record: GameRecord) -> None:
        """Note that a game is not any more as its file has it."""
        self._as_saved.discard(record)


def _stamp_of(path: Path) -> object:
    """Return what tells a file from what others make of it; None if it is not there."""
    try:
        told = path.stat()
    except OSError:
        return None
    return told.st_ino, told.st_size, told.st_mtime_ns
