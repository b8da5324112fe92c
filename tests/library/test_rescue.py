"""What can be read of a damaged library comes into the one that was begun in its place."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.library.library import Library
from ringrealms3d.library.rescue import RescueReport
from tests.library.kept import MINI, TET, garbage, opened, random_game, whole

PAGE = 4096
GAMES = 60


@pytest.fixture(scope="module")
def kept_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a closed library whose documents fill many pages."""
    folder = tmp_path_factory.mktemp("kept")
    with opened(folder) as library:
        for seed in range(GAMES):
            record = random_game((TET, MINI)[seed % 2], seed)
            record.root.comment = f"game {seed} " * 100
            library.keep(record, seats=("person", "level 4"), rated=seed % 3 == 0)
    return folder / "library.sqlite"


@pytest.fixture
def kept_file(kept_once: Path, tmp_path: Path) -> Path:
    """A copy of that file, to be damaged."""
    return Path(shutil.copy(kept_once, tmp_path))


def told(library: Library) -> set[tuple[object, ...]]:
    """Return all that a library tells of its games, but for their numbers."""
    return {
        (each.begun, each.kinds, each.rated, each.result, whole(library.load(each.id)))
        for each in library.games(limit=10**6)
    }


def overwritten(path: Path, first: int, count: int) -> None:
    """Overwrite bytes from a place on."""
    with path.open("r+b") as stream:
        stream.seek(first)
        stream.write(b"\xa5" * count)


def without_header(path: Path) -> None:
    overwritten(path, 0, 100)


def without_first_page(path: Path) -> None:
    overwritten(path, 0, PAGE)


def without_the_index(path: Path) -> None:
    """Overwrite a page of the position index, which holds nothing but numbers."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'positions_by_key'"
        ).fetchone()
    overwritten(path, (root - 1) * PAGE, PAGE)


@pytest.mark.few(1)
@pytest.mark.parametrize("damage", [without_header, without_first_page, without_the_index])
def test_every_game_comes_back_where_no_document_is_damaged(
    kept_file: Path, damage: Callable[[Path], None]
) -> None:
    with Library(kept_file) as library:
        before = told(library)
    damage(kept_file)
    content = kept_file.read_bytes()
    with Library(kept_file) as library:
        aside = kept_file.with_name("library-unreadable.kept")
        assert library.rescue() == RescueReport(aside, GAMES, GAMES, added=GAMES)
        assert told(library) == before
        start = random_game(TET, 0).start
        assert sum(each.games for each in library.continuations(start)) == GAMES // 2
        assert library.rescue() == RescueReport(aside, GAMES, GAMES, known=GAMES)
        assert told(library) == before
    assert aside.read_bytes() == content


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size * 2 // 3])


def with_a_hole(path: Path) -> None:
    """Overwrite three pages in the middle."""
    overwritten(path, path.stat().st_size // PAGE // 2 * PAGE, 3 * PAGE)


def with_scratches(path: Path) -> None:
    """Overwrite sixteen bytes in every third page but the first ones."""
    for first in range(12 * PAGE, path.stat().st_size, 3 * PAGE):
        overwritten(path, first + 1000, 16)


def without_header_and_end(path: Path) -> None:
    truncated(path)
    without_header(path)


@pytest.mark.few(2)
@pytest.mark.parametrize("damage", [truncated, with_a_hole, with_scratches, without_header_and_end])
def test_what_can_be_read_comes_back_and_the_others_are_counted(
    kept_file: Path, tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    with Library(kept_file) as library:
        before = told(library)
    damage(kept_file)
    shutil.move(kept_file, tmp_path / "damaged.kept")
    with Library(kept_file) as library:
        report = library.rescue(tmp_path / "damaged.kept")
        after = told(library)
    assert report.games == report.read == GAMES
    assert len(after) == report.added > GAMES // 4
    assert report.lost == GAMES - report.added > 0
    unchanged = {row[-1] for row in after} & {row[-1] for row in before}
    assert len(unchanged) >= GAMES // 4


def test_what_was_not_yet_copied_into_the_file_comes_back_too(tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    with opened(tmp_path) as library:
        library.keep(random_game(TET, 1))
        assert (tmp_path / "library.sqlite-wal").stat().st_size > 0
        for path in tmp_path.glob("library.sqlite*"):
            shutil.copy(path, tmp_path / "copy" / path.name.replace("library.sqlite", "x.kept"))
    with opened(tmp_path / "copy") as library:
        assert library.rescue(tmp_path / "copy" / "x.kept").added == 1


def test_a_game_whose_row_is_gone_comes_back_without_what_only_the_row_said(
    kept_file: Path,
) -> None:
    with contextlib.closing(sqlite3.connect(kept_file)) as connection:
        connection.execute("DELETE FROM games")
        connection.commit()
        connection.execute("DROP TABLE positions")
    with Library(kept_file) as library:
        assert library.notice
        assert library.rescue().added == GAMES
        assert {(each.begun, each.kinds, each.rated) for each in library.games(limit=GAMES)} == {
            ("", ("", ""), False)
        }


def test_games_that_began_at_other_times_are_not_the_same(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        for day in (1, 2):
            number = library.keep(random_game(TET, 1))
            library._database.execute(
                "UPDATE games SET begun = ? WHERE id = ?", (f"2026-11-0{day}T10:00:00Z", number)
            )
    (tmp_path / "library.sqlite").rename(tmp_path / "other.kept")
    with opened(tmp_path) as library:
        assert library.rescue(tmp_path / "other.kept").added == 2


def nothing(path: Path) -> None:
    path.write_bytes(b"")


def another_program(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (title)")


def folder(path: Path) -> None:
    path.mkdir()


def gone(_: Path) -> None:
    pass


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (garbage, r"x\.kept holds no game that can be read"),
        (nothing, r"x\.kept holds no game that can be read"),
        (another_program, r"x\.kept holds no game that can be read"),
        (folder, r"x\.kept is a folder, not a regular file"),
        (gone, r"there is no file .*x\.kept"),
    ],
)
def test_a_file_without_games_is_told(
    tmp_path: Path, make: Callable[[Path], None], sentence: str
) -> None:
    make(tmp_path / "x.kept")
    with opened(tmp_path) as library, pytest.raises(UserError, match=sentence):
        library.rescue(tmp_path / "x.kept")


def test_without_a_file_put_aside_there_is_nothing_to_rescue(tmp_path: Path) -> None:
    with (
        opened(tmp_path) as library,
        pytest.raises(UserError, match=r"there is no damaged library beside .*library\.sqlite"),
    ):
        library.rescue()


def test_a_full_disk_is_told_and_what_came_before_stays(kept_file: Path, tmp_path: Path) -> None:
    kept_file.rename(tmp_path / "x.kept")
    with opened(tmp_path) as library:
        library.keep(random_game(TET, 1))
        library._database.execute("PRAGMA max_page_count = 20")
        with pytest.raises(UserError, match="disk is full"):
            library.rescue(tmp_path / "x.kept")
        assert library.count() == 1
