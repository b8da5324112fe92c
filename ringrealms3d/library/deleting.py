"""Deleting games so that they can come back for a while.

A deletion moves all rows of its games into tables of their own, which nothing else reads, and so
neither searches nor statistics nor a rescue find them. It is final after :data:`DAYS_KEPT` days.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from ringrealms3d.core.errors import UserError
from ringrealms3d.library.database import Database
from ringrealms3d.library.schema import WINNER
from ringrealms3d.library.storing import COLUMNS, no_such_game

DAYS_KEPT = 30
"""How many days deleted games can come back."""

AT_ONCE = 500
"""How many games a statement takes: older versions of SQLite allow 999 values."""

_MOMENT = "%Y-%m-%dT%H:%M:%SZ"
_NAMES = ", ".join(COLUMNS)
_WHOLE_NAMES = _NAMES.replace("winner", WINNER)
_TAKE = f"""
    INSERT OR REPLACE INTO deleted_games (id, deletion, {_NAMES}, text, tags)
    SELECT id, ?, {_WHOLE_NAMES},
        (SELECT text FROM documents WHERE documents.game = games.id),
        (SELECT group_concat(tag, ',') FROM tags WHERE tags.game = games.id)
    FROM games WHERE id IN ({{some}})
"""
_TAKE_POSITIONS = """
    INSERT OR IGNORE INTO deleted_positions (game, ply, key, played, turned)
    SELECT game, ply, key, played, turned FROM positions WHERE game IN ({some})
"""
_GIVE_BACK = f"""
    INSERT INTO games ({_NAMES}, id) SELECT {_NAMES}, id FROM deleted_games WHERE id IN ({{some}})
"""
_GIVE_BACK_TEXTS = """
    INSERT INTO documents (game, text)
    SELECT id, text FROM deleted_games WHERE text IS NOT NULL AND id IN ({some})
"""
_GIVE_BACK_POSITIONS = """
    INSERT INTO positions (game, ply, key, played, turned)
    SELECT game, ply, key, played, turned FROM deleted_positions WHERE game IN ({some})
"""

Done = Callable[[int], None]
"""Told from time to time how many games are done; what it raises undoes everything."""


@dataclass(frozen=True, slots=True)
class Deletion:
    """Games that were deleted together and can come back.

    Attributes:
        id: its number.
        moment: when that was, in UTC in ISO 8601.
        games: how many games there are.
    """

    id: int
    moment: str
    games: int


def nobody_counts(_: int) -> None:
    """Ignore how many games are done."""


def delete_games(database: Database, ids: Sequence[int], done: Done) -> int:
    """Delete games, within a transaction, and return the number of the deletion.

    Raises:
        UserError: there is no such game.
    """
    forget_old(database)
    now = datetime.now(UTC).strftime(_MOMENT)
    deletion = database.insert("INSERT INTO deletions (moment) VALUES (?)", (now,))
    for some, asked in _parts(ids):
        there = {n for (n,) in database.rows(f"SELECT id FROM games WHERE id IN ({asked})", some)}
        missing = next((number for number in some if number not in there), None)
        if missing is not None:
            raise no_such_game(missing)
        database.execute(_TAKE.format(some=asked), (deletion, *some))
        database.execute(_TAKE_POSITIONS.format(some=asked), some)
        database.execute(f"DELETE FROM games WHERE id IN ({asked})", some)
        done(len(some))
    return deletion


def restore_games(database: Database, deletion: int, done: Done) -> list[int]:
    """Bring back the games of a deletion, within a transaction, and return their numbers.

    A game that was kept again meanwhile stays as it is.

    Raises:
        UserError: there is no such deletion, or it is final.
    """
    if not database.rows("SELECT 1 FROM deletions WHERE id = ?", (deletion,)):
        raise UserError("there is no deletion {number} that can be undone", number=deletion)
    rows = database.rows(
        "SELECT id FROM deleted_games WHERE deletion = ? AND id NOT IN (SELECT id FROM games)",
        (deletion,),
    )
    ids = [number for (number,) in rows]
    for some, asked in _parts(ids):
        for statement in (_GIVE_BACK, _GIVE_BACK_TEXTS, _GIVE_BACK_POSITIONS):
            database.execute(statement.format(some=asked), some)
        _give_back_tags(database, some, asked)
        done(len(some))
    database.execute("DELETE FROM deletions WHERE id = ?", (deletion,))
    return ids


def deletions(database: Database) -> list[Deletion]:
    """Return the deletions that can be undone, the latest first."""
    earliest = _earliest()
    rows = database.rows(
        "SELECT deletions.id, moment, count(*) FROM deletions "
        "JOIN deleted_games ON deletion = deletions.id "
        "WHERE moment >= ? GROUP BY deletions.id ORDER BY deletions.id DESC",
        (earliest,),
    )
    return [Deletion(*row) for row in rows]


def has_old(database: Database) -> bool:
    """Whether there are deletions that are to be final."""
    return bool(database.rows("SELECT 1 FROM deletions WHERE moment < ? LIMIT 1", (_earliest(),)))


def forget_old(database: Database) -> None:
    """Make old deletions final, within a transaction."""
    database.execute("DELETE FROM deletions WHERE moment < ?", (_earliest(),))


def _give_back_tags(database: Database, some: Sequence[int], asked: str) -> None:
    rows = database.rows(
        f"SELECT id, tags FROM deleted_games WHERE tags IS NOT NULL AND id IN ({asked})", some
    )
    tagged = ((number, tag) for number, tags in rows for tag in str(tags).split(","))
    database.execute_many("INSERT OR IGNORE INTO tags (game, tag) VALUES (?, ?)", tagged)


def _earliest() -> str:
    """Return when the earliest deletion was that can be undone."""
    return (datetime.now(UTC) - timedelta(DAYS_KEPT)).strftime(_MOMENT)


def _parts(ids: Sequence[int]) -> Iterator[tuple[Sequence[int], str]]:
    """Yield some numbers at a time, with as many question marks."""
    for first in range(0, len(ids), AT_ONCE):
        some = ids[first : first + AT_ONCE]
        yield some, ", ".join("?" * len(some))
