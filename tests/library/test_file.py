"""A library's file: damaged, foreign, later, older, full, read-only, killed, and shared."""

from __future__ import annotations

import contextlib
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.library import schema
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Query
from ringrealms3d.records.json_file import format_json_game
from tests.library.kept import TET, garbage, index_of, opened, random_game, whole
from tests.subprocesses import ROOT

KEEPING = """
import sys
from ringrealms3d.library.library import Library
from ringrealms3d.records.record import GameRecord
with Library(sys.argv[1]) as library:
    while True:
        record, number = GameRecord("ring-majority/tet", int(sys.argv[2])), None
        node = record.root
        while node.ply < 10:
            node = node.play(node.position.legal_moves[node.ply % 2])
            number = library.keep(record, number, seats=(sys.argv[3], "person"))
            print(number, node.ply, flush=True)
"""

WAL_HEADERS = 32 + 24  # of the file and of its first page, before the page


def begun(folder: Path, games: int = 30) -> Path:
    """Return the file of a closed library with some games."""
    with opened(folder) as library:
        for seed in range(games):
            library.keep(random_game(TET, seed))
    return folder / "library.sqlite"


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size * 2 // 3])


def without_header(path: Path) -> None:
    path.write_bytes(bytes(100) + path.read_bytes()[100:])


def with_holes(path: Path) -> None:
    """Overwrite every page but the first one."""
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xa5" * (len(content) - 4096))


def without_a_table(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE positions")


DAMAGES = [garbage, truncated, without_header, with_holes, without_a_table]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_put_aside_and_a_new_one_begun(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    path = begun(tmp_path)
    damage(path)
    content = path.read_bytes()
    with Library(path) as library:
        assert library.notice == (
            f"the library {path} is damaged: it was renamed to library-unreadable.kept, "
            "and a new one begun"
        )
        assert library.games() == []
        number = library.keep(random_game(TET, 1))
    assert (tmp_path / "library-unreadable.kept").read_bytes() == content
    with Library(path) as library:
        assert library.notice == ""
        assert [game.id for game in library.games()] == [number]


def test_a_second_damaged_file_leaves_the_first_one_alone(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    for content in (b"first" * 100, b"second" * 100):
        path.write_bytes(content)
        opened(tmp_path).close()
    assert (tmp_path / "library-unreadable.kept").read_bytes() == b"first" * 100
    assert (tmp_path / "library-unreadable1.kept").read_bytes() == b"second" * 100


def test_what_was_not_yet_copied_into_a_damaged_file_goes_with_it(tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    begun(tmp_path)
    with opened(tmp_path) as library:
        library._database.execute("UPDATE games SET rated = 1")  # leaves the first page as it is
        for path in tmp_path.glob("library.sqlite*"):
            shutil.copy(path, tmp_path / "copy")
    garbage(tmp_path / "copy" / "library.sqlite")
    journal = (tmp_path / "copy" / "library.sqlite-wal").read_bytes()
    page = journal[WAL_HEADERS:][:4096]
    assert page
    with opened(tmp_path / "copy") as library:
        assert library.notice
        assert library.games() == []
    assert page in (tmp_path / "copy" / "library-unreadable.kept").read_bytes()


def test_a_game_whose_row_makes_no_sense_is_told(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        library.keep(random_game(TET, 1))
        library._database.execute("UPDATE games SET reason = 'boredom'")
        with pytest.raises(UserError, match=r"library\.sqlite has a game without a reason"):
            library.games()


def test_a_document_that_makes_no_sense_is_told(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1))
        library._database.execute("UPDATE documents SET text = CAST(x'7bff' AS TEXT)")
        with pytest.raises(UserError, match=f"game {number} of the library, line 1, column 2"):
            library.load(number)


def test_an_empty_file_becomes_a_library(tmp_path: Path) -> None:
    (tmp_path / "library.sqlite").touch()
    with opened(tmp_path) as library:
        assert library.notice == ""
        library.keep(random_game(TET, 1))


def test_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "library.sqlite").mkdir()
    with pytest.raises(UserError, match=r"library\.sqlite is a folder, not a library"):
        opened(tmp_path)


def test_a_file_of_another_name_is_refused_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(UserError, match=r"game\.json: the name of a library ends in \.sqlite"):
        Library(path)
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_place_in_which_nothing_can_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UserError, match=r"the folder '.*file' cannot be made"):
        Library(tmp_path / "file" / "library.sqlite")


@pytest.mark.parametrize("statement", ["CREATE TABLE t (x)", "PRAGMA user_version = 1"])
def test_the_database_of_another_program_is_refused_and_stays(
    tmp_path: Path, statement: str
) -> None:
    path = tmp_path / "library.sqlite"
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute(statement)
    content = path.read_bytes()
    with pytest.raises(UserError, match=r"library\.sqlite: it is the database of another program"):
        Library(path)
    assert path.read_bytes() == content


def test_a_later_version_is_refused_and_stays(tmp_path: Path) -> None:
    path = begun(tmp_path, games=1)
    later = len(schema.MIGRATIONS) + 1
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {later}")
    with pytest.raises(UserError, match=f"it is a library of version {later}, and this program"):
        Library(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (1,)


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


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "library.sqlite"
    make_version_1(path, games=2)

    def failing(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM games")
        raise KeyboardInterrupt

    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, failing))
    with pytest.raises(KeyboardInterrupt):
        Library(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (3,)
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert ("positions",) not in tables
    monkeypatch.undo()
    with Library(path) as library:
        assert library.count() == 3


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1))
        before = (library.games(), index_of(library))
        library._database.execute("PRAGMA max_page_count = 1")
        big = random_game(TET, 2)
        big.root.comment = "x" * 100_000
        with pytest.raises(UserError, match=r"library\.sqlite cannot be used: database or disk"):
            library.keep(big)
        with pytest.raises(UserError, match="disk is full"):
            library.keep(big, number)
        assert (library.games(), index_of(library)) == before
        library._database.execute("PRAGMA max_page_count = 1000000")
        assert library.keep(big) > number


def test_a_library_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        library.keep(random_game(TET, 1))
        library._database.execute("PRAGMA query_only = ON")
        with pytest.raises(UserError, match=r"cannot be used: .*readonly"):
            library.keep(random_game(TET, 2))
        assert library.count() == 1


def test_a_library_that_another_process_holds_for_long_is_told(tmp_path: Path) -> None:
    with opened(tmp_path) as library, opened(tmp_path) as other:
        library._database.execute("PRAGMA busy_timeout = 10")
        with other._database.transaction():
            with pytest.raises(UserError, match="database is locked"):
                library.keep(random_game(TET, 1))
            assert library.games() == []
        library.keep(random_game(TET, 1))
        assert other.count() == 1


def start_keeping(path: Path, seed: int, name: str = "") -> subprocess.Popen[str]:
    """Start a process that keeps games move by move and prints what is kept, without an end."""
    return subprocess.Popen(
        [sys.executable, "-c", KEEPING, str(path), str(seed), name],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def told_by(process: subprocess.Popen[str], lines: int) -> list[tuple[int, ...]]:
    """Kill a process once it printed so many lines; return the numbers in all that it printed."""
    assert process.stdout is not None
    with process:
        told = [process.stdout.readline() for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        told += process.stdout.readlines()
    return [tuple(map(int, line.split())) for line in told if line.endswith("\n")]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_nothing_that_was_kept_is_lost_by_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    told: list[tuple[int, ...]] = []
    for number, lines in enumerate((1, 13, 4, 27, 50, 8)):
        told += told_by(start_keeping(path, number), lines)
        with Library(path) as library:
            assert library.notice == ""
            for game, ply in told:
                assert library.load(game).last.ply >= ply
                assert library.count(Query(position=library.load(game).line[ply - 1].position))
    assert len(told) >= 103


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_two_processes_keep_games_at_once(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    processes = [start_keeping(path, seed, f"program {seed}") for seed in (1, 2)]
    told = [told_by(process, 60) for process in processes]
    with Library(path) as library:
        assert library.notice == ""
        for seed, lines in zip((1, 2), told, strict=True):
            played = {game for game, _ in lines}
            found = library.games(Query(player=f"program {seed}"), limit=10_000)
            assert played <= {game.id for game in found} <= {*played, max(played) + 1}
            for (game, ply), (following, _) in pairwise(lines):
                assert following == game or ply == 10
                assert whole(library.load(game)).count('"move"') >= ply
        assert not {game for game, _ in told[0]} & {game for game, _ in told[1]}
