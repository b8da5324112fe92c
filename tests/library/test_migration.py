"""Libraries of older versions are brought up to date, whole or not at all."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from ringrealms3d.library import schema
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Query
from ringrealms3d.records.json_file import format_json_game
from tests.library.kept import TET, index_of, opened, random_game

VERSION_1 = """
CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL,
    variant TEXT NOT NULL, start TEXT NOT NULL, begun TEXT NOT NULL, first_name TEXT NOT NULL,
    second_name TEXT NOT NULL, first_kind TEXT NOT NULL, second_kind TEXT NOT NULL,
    winner INTEGER CHECK (winner IN (0, 1)), reason TEXT NOT NULL, plies INTEGER NOT NULL,
    rated INTEGER NOT NULL, digest BLOB NOT NULL);
CREATE INDEX games_by_date ON games (begun, id);
CREATE INDEX games_by_digest ON games (digest);
CREATE TABLE documents (
    game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE, text TEXT NOT NULL);
PRAGMA application_id = 1381118788;
PRAGMA user_version = 1;
"""
VERSION_2 = """
CREATE TABLE positions (game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL, key INTEGER NOT NULL, played INTEGER, turned INTEGER,
    PRIMARY KEY (game, ply)) WITHOUT ROWID;
CREATE INDEX positions_by_key ON positions (key, turned, game);
PRAGMA user_version = 2;
"""
INTO_VERSION_1 = """
INSERT INTO games VALUES (?, 'ring-majority', 'ring-majority/tet', ?, '2020-01-02T03:04:05Z',
    'Ada', '', 'person', 'level 2', 0, 'time', 8, 1, x'00')
"""


def make_version_1(path: Path, games: int) -> None:
    """Write a library of the first version, which had no position index."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(VERSION_1)
        for number in range(1, games + 1):
            record = random_game(TET, number)
            connection.execute(INTO_VERSION_1, (number, record.start.fen()))
            document = (number, format_json_game(record))
            connection.execute("INSERT INTO documents VALUES (?, ?)", document)
        connection.execute(INTO_VERSION_1, (games + 1, "?"))
        gone = '{"ringrealms3d": "game 1", "variant": "ring-majority/gone.off", "nodes": [{}]}'
        connection.execute("INSERT INTO documents VALUES (?, ?)", (games + 1, gone))
        connection.commit()


def test_a_library_of_version_1_gets_its_index(tmp_path: Path) -> None:
    make_version_1(tmp_path / "library.sqlite", games=3)
    with opened(tmp_path) as library:
        assert library.count() == 4
        (found,) = library.games(Query(position=random_game(TET, 2).last.position))
        assert (found.id, found.names, found.begun) == (2, ("Ada", ""), "2020-01-02T03:04:05Z")
        rows = index_of(library)
        numbers = [library.keep(random_game(TET, seed)) for seed in (1, 2, 3)]
        afresh = [row[1:] for row in index_of(library) if row[0] in numbers]
        assert [row[1:] for row in rows] == afresh
    with contextlib.closing(sqlite3.connect(tmp_path / "library.sqlite")) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()
    assert version == (len(schema.MIGRATIONS),)


def test_a_library_of_version_2_gets_tags_and_deletions(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    make_version_1(path, games=2)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(VERSION_2)
        connection.execute("INSERT INTO positions VALUES (1, 0, 7, NULL, NULL)")
        connection.commit()
    with Library(path) as library:
        before = library.games()
        assert [game.id for game in before] == [3, 2, 1]
        assert library.tags() == {}
        assert library.deletions() == []
        assert len(index_of(library)) == 1  # which was there
        library.tag([2], ["endgame"])
        library.restore(library.delete([2]))
        assert [game.tags for game in library.games()] == [(), ("endgame",), ()]
        library.tag([2], remove=["endgame"])
        assert library.games() == before
        assert format_json_game(library.load(2)) == format_json_game(random_game(TET, 2))


def test_a_library_of_version_3_gets_the_events_and_places_of_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "library.sqlite"
    with monkeypatch.context() as before:
        before.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:3])
        with contextlib.closing(sqlite3.connect(path)) as connection:
            schema.migrate(connection)
            start = random_game(TET, 1).start.fen()
            for number, event in enumerate(("Open", "", "Cup"), start=1):
                record = random_game(TET, number)
                record.event, record.place = event, event and "Graz"
                connection.execute(INTO_VERSION_1, (number, start))
                document = (number, format_json_game(record))
                connection.execute("INSERT INTO documents VALUES (?, ?)", document)
            damaged = (4, '{"event": "Fair", "place": ')
            connection.execute(INTO_VERSION_1, (4, start))
            connection.execute("INSERT INTO documents VALUES (?, ?)", damaged)
            connection.execute("INSERT INTO deletions VALUES (1, '9999-01-01T00:00:00Z')")
            connection.execute(
                "INSERT INTO deleted_games SELECT games.id, 1, games.game, variant, start, begun, "
                "first_name, second_name, first_kind, second_kind, winner, reason, plies, rated, "
                "digest, text, NULL FROM games JOIN documents ON documents.game = id WHERE id = 3"
            )
            connection.execute("DELETE FROM documents WHERE game = 3")
            connection.execute("DELETE FROM games WHERE id = 3")
            connection.commit()
    with Library(path) as library:
        library.restore(1)
        told = {game.id: (game.event, game.place) for game in library.games()}
    assert told == {1: ("Open", "Graz"), 2: ("", ""), 3: ("Cup", "Graz"), 4: ("", "")}


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "library.sqlite"
    make_version_1(path, games=2)

    used: list[sqlite3.Connection] = []

    def failing(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM games")
        used.append(connection)
        raise KeyboardInterrupt

    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, failing))
    with pytest.raises(KeyboardInterrupt):
        Library(path)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        used[0].execute("SELECT 1")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (3,)
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert ("positions",) not in tables
    monkeypatch.undo()
    with Library(path) as library:
        assert library.count() == 3
