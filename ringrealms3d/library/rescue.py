"""Bringing back the games of a library that was put aside because it is damaged."""

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
    """How far a rescue has come.

    Attributes:
        path: the damaged file.
        games: of how many games there is a trace in it.
        read: how many of them were looked at.
        added: how many games the library has more.
        known: how many it had already.
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
    """Tell nobody how far a rescue has come."""


def latest_aside(path: Path) -> Path:
    """Return the file put aside last in the place of a library.

    Raises:
        UserError: there is none.
    """
    try:
        return max(kept_aside(path), key=lambda aside: aside.stat().st_mtime)
    except ValueError:
        raise UserError("no damaged library was put aside beside {path}", path=path) from None


def rescue_games(database: Database, damaged: Path, progress: RescueProgress) -> RescueReport:
    """Add the games that can be read in a damaged library, and that are not there already.

    Raises:
        UserError: nothing can be read, or the library cannot be written; games added before stay.
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
