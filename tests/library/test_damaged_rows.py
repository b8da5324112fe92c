"""One row of a library that is damaged, in the midst of others: it hurts none of them."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import fields
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Query
from ringrealms3d.library.summary import PERSON, Ending, level_kind
from ringrealms3d.records.checked import LONGEST_TEXT
from tests.amounts import rest_nightly
from tests.kept_texts import ReadAsKept
from tests.library.kept import TET, ended_game, opened

GAMES = 5
DAMAGED = 3
VALUES = ("CAST(x'ff41' AS TEXT)", "x'ff41'", "'x'", "7", "-1", "1e300", "9223372036854775807")
COLUMNS = (
    "game",
    "variant",
    "start",
    "begun",
    "first_name",
    "second_name",
    "first_kind",
    "second_kind",
    "winner",
    "reason",
    "plies",
    "rated",
    "digest",
    "event",
    "place",
)
ROWS = [
    *(f"UPDATE games SET {name} = {value} WHERE id = 3" for name in COLUMNS for value in VALUES),
    *(f"UPDATE documents SET text = {value} WHERE game = 3" for value in VALUES),
    *(
        f"UPDATE OR REPLACE positions SET {name} = {value} WHERE game = 3 AND ply = 0"
        for name in ("ply", "key", "played", "turned")
        for value in VALUES
    ),
    "DELETE FROM documents WHERE game = 3",
    "DELETE FROM positions WHERE game = 3",
]
DAILY = [row for row in ROWS if VALUES[0] in row or "DELETE" in row or "winner = 7" in row]


def kept_games(folder: Path) -> Path:
    """Return the file of a library with some games, all rated and against levels."""
    with opened(folder) as library:
        for seed in range(GAMES):
            record = ended_game(TET, 4 * seed)
            record.players = (f"Ada {seed}", "Ben")
            library.keep(record, seats=(PERSON, level_kind(2)), rated=True)
    return folder / "library.sqlite"


def damage(path: Path, statement: str) -> None:
    """Change a row as no program does."""
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        assert connection.execute(statement).rowcount == 1 or "DELETE" in statement


def test_a_damaged_name_is_no_longer_than_any_name_can_be(tmp_path: Path) -> None:
    path = kept_games(tmp_path)
    damage(path, "UPDATE games SET first_name = hex(zeroblob(1000000)) WHERE id = 3")
    with Library(path) as library:
        (found,) = library.summaries([DAMAGED])
    assert len(found.names[0]) == LONGEST_TEXT


NO_DATES = ("'2024-02-30'", "'2024-02-29T25:00:00Z'", "'2024-02-29 12:00'", "'yesterday'")


def test_what_is_told_of_a_damaged_game(tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    """One column after the other; the others tell what they did."""
    path, lines = kept_games(tmp_path), list[str]()
    with Library(path) as library, contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript("PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF")
        (whole,) = library.summaries([DAMAGED])
        for column in COLUMNS:
            (kept,) = connection.execute(f"SELECT {column} FROM games WHERE id = 3").fetchone()
            for value in (*VALUES, *NO_DATES * (column == "begun")):
                with connection:
                    connection.execute(f"UPDATE games SET {column} = {value} WHERE id = 3")
                (found,) = library.summaries([DAMAGED])
                parts = (field.name for field in fields(found))
                changed = [x for x in parts if getattr(found, x) != getattr(whole, x)]
                now = ", ".join(f"{part} {getattr(found, part)!r}" for part in changed)
                lines.append(f"{column} = {value}: {now or 'as it was'}")
            with connection:
                connection.execute(f"UPDATE games SET {column} = ? WHERE id = 3", (kept,))
        assert library.summaries([DAMAGED]) == [whole]
    read_as_kept(lines, "damaged-rows")


@pytest.mark.few(8)
@pytest.mark.parametrize("statement", rest_nightly(ROWS, *DAILY))
def test_a_damaged_row_hurts_no_other(tmp_path: Path, statement: str) -> None:
    path = kept_games(tmp_path)
    games = {number: ended_game(TET, 4 * (number - 1)) for number in range(1, GAMES + 1)}
    damage(path, statement)
    others = {1, 2, 4, 5}
    with Library(path) as library:
        assert not library.notice
        assert {game.id for game in library.games()} == {*others, DAMAGED}
        assert library.count() == GAMES
        assert others <= {game.id for game in library.games(Query(player="ada"))}
        assert others <= {game.id for game in library.games(Query(player="level 2"))}
        for ending in Ending:
            assert library.count(Query(ending=ending)) == len(library.games(Query(ending=ending)))
        assert sum(each.games for each in library.continuations(rr.start(TET))) >= GAMES - 1
        for node in games[1].line:
            library.continuations(node.position)
        told = library.statistics()
        assert sum(each.games for each in told.variants) == GAMES
        assert sum(each.games for each in told.games) == GAMES
        assert sum(each.wins for each in told.levels) >= GAMES - 1
        assert len(told.results["ring-majority"]) >= GAMES - 1
        assert 500 < told.ratings["ring-majority"].elo < 5000
        for number in others:
            assert [node.text for node in library.load(number).line] == [
                node.text for node in games[number].line
            ]
        kept = library.keep(ended_game(TET, 99))
        rr.write_game(ended_game(TET, 0), tmp_path / "game.json")
        report = library.import_files([tmp_path / "game.json"])
        assert (report.added, report.known, report.problems) == (0, 1, [])
        library.restore(library.delete([DAMAGED, kept]))
        assert {game.id for game in library.games()} == {*others, DAMAGED, kept}
        library.delete([DAMAGED])
        assert library.count() == GAMES


@pytest.mark.parametrize("name", ["first_name", "second_name"])
def test_a_row_without_a_name_ends_no_search(tmp_path: Path, name: str) -> None:
    """The tables forbid that; programs that mend databases make others."""
    path = kept_games(tmp_path)
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '')")
    damage(path, f"UPDATE games SET {name} = NULL WHERE id = 3")
    with Library(path) as library:
        assert not library.notice
        assert {1, 2, 4, 5} <= {game.id for game in library.games(Query(player="ada"))}
        assert library.count(Query(player="ben")) >= GAMES - 1
        assert len(library.games()) == GAMES


@pytest.mark.parametrize(
    "table", ["games SET id = {} WHERE id = 3", "sqlite_sequence SET seq = {}"]
)
def test_games_are_kept_beside_one_with_the_largest_number(tmp_path: Path, table: str) -> None:
    path = kept_games(tmp_path)
    damage(path, "UPDATE " + table.format(2**63 - 1))
    with Library(path) as library:
        before = {game.id for game in library.games()}
        record = ended_game(TET, 99)
        kept = library.keep(record)
        assert kept == library.keep(record, kept)
        rr.write_game(ended_game(TET, 98), tmp_path / "game.json")
        assert library.import_files([tmp_path / "game.json"]).added == 1
        after = {game.id for game in library.games()}
        assert before < after
        assert len(after) == GAMES + 2
        assert library.load(kept).last.texts == record.last.texts
