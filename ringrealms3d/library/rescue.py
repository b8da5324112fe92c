"""Restoring the games of a damaged library that was set aside."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import copy_file
from ringrealms3d.library.database import COMPANIONS, SUFFIX, Database, decoded
from ringrealms3d.library.queries import begun_in, text_in
from ringrealms3d.library.storing import StoredGame, insert_game, is_kept, new_game
from ringrealms3d.records.json_file import read_json_game
from ringrealms3d.records.kept_file import kept_aside

_AT_ONCE = 50  # games a transaction, about a second

_NUMBERS = (
    "SELECT game FROM documents ORDER BY game",
    "SELECT game FROM documents ORDER BY game DESC",  # those behind the first damaged page
    "SELECT id FROM games ORDER BY id",
    "SELECT id FROM games ORDER BY id DESC",
    "SELECT id FROM games INDEXED BY games_by_date",
    "SELECT id FROM games INDEXED BY games_by_digest",
)
"""Each of them tells the numbers of all games, up to the first damaged page that it meets.

A page that is missing may tell a number 0, which no game has.
"""

_PAGE = 4096
_PAGE_COUNT = slice(28, 32)  # of the first page: how many pages the file has


class _Wreck:
    """The remains of a library's file; a copy is read, and the file stays as it is.

    Attributes:
        numbers: the numbers of the games that left a trace, in order.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Find the remaining games; :func:`_opened_wreck` makes the connection."""
        self._connection = connection
        connection.text_factory = decoded
        with contextlib.suppress(sqlite3.DatabaseError):
            connection.execute("PRAGMA writable_schema = ON")  # lets tables be read beside others
        found = {number for statement in _NUMBERS for (number,) in self._rows(statement)}
        self.numbers = sorted(n for n in found if isinstance(n, int) and n > 0)

    def game(self, number: int) -> StoredGame | None:
        """Return a game as a new one, None if it cannot be read."""
        for (text,) in self._rows("SELECT text FROM documents WHERE game = ?", number):
            try:
                record = read_json_game(str(text), f"game {number}")
            except UserError:
                return None
            begun, kinds, rated = self._noted(number)
            return new_game(record, begun or record.date, kinds, rated)
        return None

    def _noted(self, number: int) -> tuple[str, tuple[str, str], bool]:
        """Return a game's start date, its players, and whether it is rated, as far as known."""
        statement = "SELECT begun, first_kind, second_kind, rated FROM games WHERE id = ?"
        for begun, first, second, rated in self._rows(statement, number):
            return begun_in(begun), (text_in(first), text_in(second)), rated == 1
        return "", ("", ""), False

    def _rows(self, statement: str, *values: int) -> Iterator[tuple[Any, ...]]:
        """Yield the rows of a query until it meets damage."""
        with contextlib.suppress(sqlite3.DatabaseError):
            yield from self._connection.execute(statement, values)


@contextlib.contextmanager
def _opened_wreck(path: Path) -> Iterator[_Wreck]:
    """Yield the remains of a damaged library.

    Raises:
        UserError: the file cannot be read, or has no trace of a game.
    """
    with TemporaryDirectory(prefix="ringrealms3d-", ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / f"copy{SUFFIX}"
        copy_file(path, copy)
        for ending in COMPANIONS:
            if Path(f"{path}{ending}").is_file():
                copy_file(Path(f"{path}{ending}"), Path(f"{copy}{ending}"))
        with contextlib.closing(sqlite3.connect(copy)) as connection:
            wreck = _Wreck(connection)
            if wreck.numbers:
                yield wreck
                return
        _start_empty(copy)
        with contextlib.closing(sqlite3.connect(copy)) as connection:
            wreck = _Wreck(connection)
            if not wreck.numbers:
                raise UserError("{path} holds no game that can be read", path=path)
            yield wreck


def _start_empty(damaged: Path) -> None:
    """Replace a file's first page with that of a new library, which lists the same tables."""
    new = damaged.with_name(f"new{SUFFIX}")
    Database(new).close()
    page = bytearray(new.read_bytes()[:_PAGE])
    page[_PAGE_COUNT] = (damaged.stat().st_size // _PAGE).to_bytes(4, "big")
    with damaged.open("r+b") as stream:
        stream.write(page)


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
        raise UserError("there is no damaged library beside {path}", path=path) from None


def rescue_games(database: Database, damaged: Path, progress: RescueProgress) -> RescueReport:
    """Add the readable games of a damaged library that are not there yet.

    Raises:
        UserError: nothing is readable, or the library cannot be written; games already added stay.
    """
    with _opened_wreck(damaged) as wreck:
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
