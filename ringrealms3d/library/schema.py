"""The tables of a library, and its migrations.

A library's version is the number of migrations applied to it, stored as SQLite's ``user_version``.
A released migration never changes; a change of the tables, or of the keys in the position index, is
a new migration at the end.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable

from ringrealms3d.core.errors import UserError
from ringrealms3d.library.position_index import INSERT_POSITION, index_rows
from ringrealms3d.records.json_file import read_document, read_json_game

APPLICATION_ID = 0x52523344  # "RR3D"
"""What SQLite's ``application_id`` is in a library, which tells it from any other database."""

WINNER = "CASE WHEN winner IN (0, 1) THEN winner END"
"""Who won; nobody where that is damaged."""

_GAMES = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        variant TEXT NOT NULL,
        start TEXT NOT NULL,
        begun TEXT NOT NULL,
        first_name TEXT NOT NULL,
        second_name TEXT NOT NULL,
        first_kind TEXT NOT NULL,
        second_kind TEXT NOT NULL,
        winner INTEGER CHECK (winner IN (0, 1)),
        reason TEXT NOT NULL,
        plies INTEGER NOT NULL,
        rated INTEGER NOT NULL,
        digest BLOB NOT NULL
    )
    """,
    "CREATE INDEX games_by_date ON games (begun, id)",
    "CREATE INDEX games_by_digest ON games (digest)",
    """
    CREATE TABLE documents (
        game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        text TEXT NOT NULL
    )
    """,
)
_POSITIONS = (
    """
    CREATE TABLE positions (
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        key INTEGER NOT NULL,
        played INTEGER,
        turned INTEGER,
        PRIMARY KEY (game, ply)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX positions_by_key ON positions (key, turned, game)",
)


_TAGS = (
    """
    CREATE TABLE tags (
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        tag TEXT NOT NULL,
        PRIMARY KEY (game, tag)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX tags_by_tag ON tags (tag, game)",
)
_DELETIONS = (
    "CREATE TABLE deletions (id INTEGER PRIMARY KEY AUTOINCREMENT, moment TEXT NOT NULL)",
    """
    CREATE TABLE deleted_games (
        id INTEGER PRIMARY KEY,
        deletion INTEGER NOT NULL REFERENCES deletions (id) ON DELETE CASCADE,
        game TEXT,
        variant TEXT,
        start TEXT,
        begun TEXT,
        first_name TEXT,
        second_name TEXT,
        first_kind TEXT,
        second_kind TEXT,
        winner INTEGER,
        reason TEXT,
        plies INTEGER,
        rated INTEGER,
        digest BLOB,
        text TEXT,
        tags TEXT
    )
    """,
    "CREATE INDEX deleted_games_by_deletion ON deleted_games (deletion)",
    """
    CREATE TABLE deleted_positions (
        game INTEGER NOT NULL REFERENCES deleted_games (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        key INTEGER NOT NULL,
        played INTEGER,
        turned INTEGER,
        PRIMARY KEY (game, ply)
    ) WITHOUT ROWID
    """,
)


def _make_games(connection: sqlite3.Connection) -> None:
    for statement in _GAMES:
        connection.execute(statement)


def _make_positions(connection: sqlite3.Connection) -> None:
    """Add the position index, with the positions of existing games."""
    for statement in _POSITIONS:
        connection.execute(statement)
    for number, text in connection.execute("SELECT game, text FROM documents"):
        try:
            record = read_json_game(text, f"game {number}")
        except UserError:  # its board came from a file that has gone
            continue
        rows = ((number, *row) for row in index_rows(record))
        connection.executemany(INSERT_POSITION, rows)


def _make_tags_and_deletions(connection: sqlite3.Connection) -> None:
    """Add tags, and what is deleted and can still come back; nothing of it is there before."""
    for statement in (*_TAGS, *_DELETIONS):
        connection.execute(statement)


def _add_event_and_place(connection: sqlite3.Connection) -> None:
    """Add the columns of the event and the place, with those in the games' texts."""
    for table in ("games", "deleted_games"):
        for name in ("event", "place"):
            connection.execute(f"ALTER TABLE {table} ADD COLUMN {name} TEXT NOT NULL DEFAULT ''")
    told = """instr(text, '"event":') OR instr(text, '"place":')"""
    texts = {"games": "game, text FROM documents", "deleted_games": "id, text FROM deleted_games"}
    for table, of_games in texts.items():
        rows = connection.execute(f"SELECT {of_games} WHERE {told}").fetchall()
        for number, text in rows:
            with contextlib.suppress(UserError):  # it is damaged
                known = read_document(str(text), "")
                values = (known.event, known.place, number)
                connection.execute(f"UPDATE {table} SET event = ?, place = ? WHERE id = ?", values)


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (
    _make_games,
    _make_positions,
    _make_tags_and_deletions,
    _add_event_and_place,
)
"""What makes a library of each version out of one of the version before; version 0 is empty."""


def check_version(connection: sqlite3.Connection) -> None:
    """Refuse a database of another program, and a library of a later version.

    Raises:
        UserError: it is one of these.
    """
    application = _number(connection, "PRAGMA application_id")
    version = _number(connection, "PRAGMA user_version")
    tables = _number(connection, "SELECT count(*) FROM sqlite_master")
    if application != APPLICATION_ID and (application or version or tables):
        raise UserError("it is the database of another program")
    if version > len(MIGRATIONS):
        raise UserError(
            "it is a library of version {version}, and this program reads versions up to {count}",
            version=version,
            count=len(MIGRATIONS),
        )


def is_whole(connection: sqlite3.Connection) -> bool:
    """Whether a library has all tables, columns and indices of its version, and no trigger.

    A trigger, which no library of this program has, would be run when a game is kept.
    """
    version = _number(connection, "PRAGMA user_version")
    with contextlib.closing(sqlite3.connect(":memory:")) as model:
        for migration in MIGRATIONS[:version]:
            migration(model)
        whole = _parts(model) <= _parts(connection)
    triggers = "SELECT 1 FROM sqlite_master WHERE type IN ('trigger', 'view')"
    return whole and connection.execute(triggers).fetchone() is None


def migrate(connection: sqlite3.Connection) -> None:
    """Update a library, or create one in an empty database, in one transaction."""
    version = _number(connection, "PRAGMA user_version")
    if version == len(MIGRATIONS):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for migration in MIGRATIONS[version:]:
            migration(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk may have ended it
            connection.execute("ROLLBACK")
        raise


def _parts(connection: sqlite3.Connection) -> set[tuple[str, str | None]]:
    """Return the names of tables with their columns and the tables they refer to, and indices."""
    return set(
        connection.execute(
            "SELECT part.name, field.name FROM sqlite_master AS part "
            "LEFT JOIN pragma_table_info(part.name) AS field "
            'UNION SELECT part.name, other."table" FROM sqlite_master AS part '
            "JOIN pragma_foreign_key_list(part.name) AS other"
        )
    )


def _number(connection: sqlite3.Connection, query: str) -> int:
    (number,) = connection.execute(query).fetchone()
    return int(number)
