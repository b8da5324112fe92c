"""Keeping a game in the terminal in the library."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ringrealms3d.core.phrase import tr
from ringrealms3d.library.late_library import LateLibrary
from ringrealms3d.library.library import LIBRARY_NAME
from ringrealms3d.library.summary import PERSON, level_kind
from ringrealms3d.records.record import GameRecord

_NUMBER = re.compile(r"^# library ([0-9]{1,18})$", re.MULTILINE)


class TextLibrary:
    """A game's place in the library.

    Attributes:
        number: the game's number there, None while it is not there.
    """

    def __init__(self, path: Path, computer_seats: tuple[int, ...], level: int) -> None:
        """Continue with the number in a game's own file, if there is one.

        The library is the one beside that file.
        """
        self._library = LateLibrary(path.with_name(LIBRARY_NAME), _tell)
        self.number = _number_in(path)
        first, second = (level_kind(level) if seat in computer_seats else PERSON for seat in (0, 1))
        self._kinds = first, second

    def keep(self, record: GameRecord) -> None:
        """Save the game's current state; an error is reported once, and the game continues."""
        number = self._library.keep(record, self.number, self._kinds)
        self.number = self.number if number is None else number

    def note(self) -> str:
        """Return the line of the game's own file with its number, if it has one."""
        return "" if self.number is None else f"# library {self.number}\n"

    def close(self) -> None:
        """Close the library."""
        self._library.close()


def _tell(sentence: str) -> None:
    print(tr(sentence), file=sys.stderr)


def _number_in(path: Path) -> int | None:
    try:
        found = _NUMBER.search(path.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return None
    return int(found[1]) if found else None
