"""The libraries of a person: that in which games are kept, and any others."""

from __future__ import annotations

import json
from pathlib import Path

from ringrealms3d.library.library import Library
from ringrealms3d.session.keeper import Keeper
from ringrealms3d.window.shell.setting import Setting, listed
from ringrealms3d.window.shell.settings import Settings

_MOST_OTHERS = 9


def _paths_in(text: str) -> tuple[Path, ...]:
    return tuple(Path(str(each)) for each in listed(text))


def _write_paths(paths: tuple[Path, ...]) -> str:
    return json.dumps(list(map(str, paths)))


OTHERS: Setting[tuple[Path, ...]] = Setting("libraries", (), _paths_in, _write_paths)
"""The files of other libraries, the one chosen last first."""

CHOSEN = Setting("library", "", str)
"""The file of the library that is looked at; empty for the person's own."""


class Libraries:
    """Which library is looked at, and which others are known."""

    def __init__(self, keeper: Keeper, settings: Settings) -> None:
        """Look at the library that was chosen last, if it is still there."""
        self._keeper, self._settings = keeper, settings

    @property
    def path(self) -> Path:
        """The file of the library that is looked at."""
        chosen = self._settings[CHOSEN]
        return Path(chosen) if chosen and Path(chosen).is_file() else self._keeper.path

    @property
    def library(self) -> Library:
        """The library that is looked at.

        Raises:
            UserError: it cannot be opened.
        """
        return self._keeper.library_at(self.path)

    @property
    def is_own(self) -> bool:
        """Whether it is the one in which games are kept."""
        return self.path == self._keeper.path

    @property
    def known(self) -> list[Path]:
        """The files of all known libraries that are there, the person's own first."""
        return [self._keeper.path, *(path for path in self._settings[OTHERS] if path.is_file())]

    def choose(self, path: Path) -> None:
        """Look at another library, which is made if it is not there, and remember it.

        Raises:
            UserError: it cannot be opened; the one before stays.
        """
        self._keeper.library_at(path)
        if path == self._keeper.path:
            self._settings[CHOSEN] = ""
            return
        others = (known for known in self._settings[OTHERS] if known != path)
        self._settings[OTHERS] = (path, *others)[:_MOST_OTHERS]
        self._settings[CHOSEN] = str(path)
