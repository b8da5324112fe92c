"""Restoring the games of a damaged library that was set aside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ringrealms3d.core.errors import UserError
from ringrealms3d.library.database import Database
from ringrealms3d.library.storing import insert_game, is_kept
from ringrealms3d.library.wreck import opened_wreck
from ringrealms3d.records.kept_file import kept_aside

_AT_ONCE = 50  # games a transaction, about a second


@dataclass(slots=True)
class RescueReport:
    """The progress of a rescue.

    Attributes:
        path: the damaged file.
        games: how many games left a trace in it.
        read: how many of them were examined.
        added: how many games were added to the library.
        known: how many it already had.
    """

    path: Path
    games: int
    read: int = 0
    added: int = 0
    known: int = 0

    @property
    def lost(self) -> int:
        """How many games cannot be read."""
        return self.read - self.added - self.known


RescueProgress = Callable[[RescueReport], None]
"""Told from time to time how far a rescue has come."""


def nobody_waits(_: RescueReport) -> None:
    """Ignore the progress of a rescue."""


def latest_aside(path: Path) -> Path:
    """Return the file most recently set aside for a library.

    Raises:
        UserError: there is none.
    """
    try:
        return max(kept_aside(path), key=lambda aside: aside.stat().st_mtime)
    except ValueError:
        raise UserError("no damaged library was put aside beside {path}", path=path) from None


def rescue_games(database: Database, damaged: Path, progress: RescueProgress) -> RescueReport:
    """Add the readable games of a damaged library that are not there yet.

    Raises:
        UserError: nothing is readable, or the library cannot be written; games already added stay.
    """
    with opened_wreck(damaged) as wreck:
        report = RescueReport(damaged, len(wreck.numbers))
        for first in range(0, report.games, _AT_ONCE):
            numbers = wreck.numbers[first : first + _AT_ONCE]
            games = [game for number in numbers if (game := wreck.game(number)) is not None]
            with database.transaction():
                new = [game for game in games if not is_kept(database, game)]
                for game in new:
                    insert_game(database, game)
            report.read += len(numbers)
            report.added += len(new)
            report.known += len(games) - len(new)
            progress(report)
    return report
