"""A library's file: damaged, foreign, of a later version, on a full disk, and read-only."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.library import database, schema
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Query
from ringrealms3d.library.schema import check_version
from ringrealms3d.library.summary import Ending
from ringrealms3d.records.record import Result
from tests.kept_texts import ReadAsKept
from tests.library.kept import TET, garbage, index_of, opened, random_game

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


def with_a_trigger(path: Path) -> None:
    """Let something be run whenever a game is kept."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TRIGGER spoil AFTER INSERT ON games BEGIN SELECT 1; END")


def with_a_table_that_refers_to_no_other(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"REFERENCES games", b"REFERENCES fames"))


def of_an_earlier_version(path: Path) -> None:
    """Say another version than that of the tables."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 1")


def of_no_version(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = -1")


DAMAGES = [
    of_an_earlier_version,
    of_no_version,
    garbage,
    truncated,
    without_header,
    with_holes,
    without_a_table,
    with_a_table_that_refers_to_no_other,
    with_a_trigger,
]


@pytest.mark.few(4)
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
            f"and a new one was started; 'ringrealms3d library restore --library {path}' restores "
            "what can be read"
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


def test_a_game_whose_row_tells_no_end_counts_as_unfinished(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        library.keep(random_game(TET, 1))
        library._database.execute("UPDATE games SET reason = 'boredom', winner = 1")
        (game,) = library.games(Query(ending=Ending.UNFINISHED))
        assert game.result == Result()


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


def test_every_game_that_cannot_be_exported_is_named_and_all_others_are_written(
    tmp_path: Path,
) -> None:
    path = begun(tmp_path, games=4)
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE documents SET text = '{' WHERE game IN (2, 3)")
    named = pytest.raises(UserError, match=r"game 2 of .*; .*game 3 of ")
    with opened(tmp_path) as library, named:
        library.export([1, 2, 3, 4], tmp_path / "out")
    assert [file.name[:6] for file in sorted((tmp_path / "out").iterdir())] == ["000001", "000004"]


ERRORS = (
    *("ERROR", "INTERNAL", "PERM", "BUSY", "LOCKED", "READONLY", "IOERR", "CORRUPT", "FULL"),
    *("CANTOPEN", "PROTOCOL", "NOLFS", "NOTADB", "CONSTRAINT", "IOERR_READ"),
)
"""The ends of the names of codes that SQLite has."""


def error_with(code: int) -> sqlite3.OperationalError:
    """Return an error as SQLite raises it."""
    error = sqlite3.OperationalError("it failed")
    error.sqlite_errorcode = code
    return error


def test_which_errors_are_damage_and_which_leave_the_file_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, read_as_kept: ReadAsKept
) -> None:
    """The first statement fails in each way that SQLite has."""
    lines = []
    for name in ERRORS:
        path = begun(tmp_path / name, games=0)
        errors: list[Exception] = [error_with(getattr(sqlite3, f"SQLITE_{name}"))]

        def fail(connection: sqlite3.Connection, errors: list[Exception] = errors) -> None:
            if errors:
                raise errors.pop()
            check_version(connection)

        monkeypatch.setattr(database, "check_version", fail)
        try:
            with Library(path) as library:
                said = library.notice.partition(":")[0]
        except (UserError, sqlite3.Error) as error:
            said = f"{type(error).__name__}: {error}"
        aside = [each.name for each in path.parent.glob("*unreadable*")]
        lines.append(f"{name}: {said.replace(str(tmp_path), 'FOLDER')} {aside}")
    read_as_kept(lines, "errors-of-libraries")
