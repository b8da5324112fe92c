"""A disk that is full, and folders that cannot be written: nothing is lost, and all is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.library.library import Library
from ringrealms3d.session.autosave import Autosave, load_game
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.keeper import Keeper
from tests.full_disk import FullDisk

TET = "ring-majority/tet"


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    """A disk with room."""
    return FullDisk(monkeypatch)


class Table:
    """A game that is kept in a file and in a library of one folder."""

    def __init__(self, folder: Path) -> None:
        self.path, self.library = folder / "game.json", folder / "library.sqlite"
        self.session = GameSession(TET)
        self.keeper = Keeper(self.session, self.library)
        self.autosave = Autosave(self.session, self.path, lambda: self.keeper.owed)
        self.told: list[str] = []
        self.keeper.failed.connect(self.told.append)
        self.autosave.failed.connect(self.told.append)

    def close(self) -> None:
        self.keeper.close()
        self.autosave.close()

    @property
    def plies_kept(self) -> list[int]:
        """How many moves the games of the library have, the latest game first."""
        with Library(self.library) as library:
            return [game.plies for game in library.games()]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """A game that is kept, with both files closed at the end."""
    kept = Table(tmp_path)
    yield kept
    kept.close()


def test_a_full_disk_is_told_and_the_game_is_kept_as_soon_as_there_is_room(
    table: Table, disk: FullDisk
) -> None:
    table.session.play(Move(0))
    disk.fill()
    table.session.play(Move(1))
    assert table.told == [
        f"the game is not in the library: the library {table.library} cannot be used: "
        "database or disk is full",
        f"the game could not be saved: {table.path} cannot be written: No space left on device",
    ]
    table.session.play(Move(2))
    assert len(table.told) == 3  # the library complains once
    assert table.plies_kept == [1]
    disk.empty()
    table.session.play(Move(3))
    assert not table.keeper.owed
    assert table.plies_kept == [4]
    saved = load_game(table.path)
    assert saved is not None
    assert len(saved.cursor.whole_line()) == 4


def test_what_could_not_be_kept_is_tried_again_at_the_end(tmp_path: Path, disk: FullDisk) -> None:
    table = Table(tmp_path)
    disk.fill()
    table.session.play(Move(0))
    assert table.keeper.owed
    assert table.autosave.unsaved
    disk.empty()
    table.close()
    assert table.plies_kept == [1]
    assert load_game(table.path) is not None


def test_a_finished_game_keeps_its_file_until_the_library_has_it(
    table: Table, disk: FullDisk
) -> None:
    table.session.play(Move(0))
    disk.fill_libraries()
    table.session.resign()
    saved = load_game(table.path)
    assert saved is not None
    assert saved.cursor.record.ended is not None
    disk.empty()
    table.session.note_evaluations({})
    assert not table.path.exists()


def test_a_game_that_another_took_the_place_of_is_kept_later(table: Table, disk: FullDisk) -> None:
    disk.fill()
    for code in range(3):
        table.session.play(Move(code))
    table.session.new_game(TET)
    disk.empty()
    table.session.play(Move(5))
    assert sorted(table.plies_kept) == [1, 3]


def files_of(table: Table) -> list[int]:
    """Return how many moves the games in the files have that are kept beside the library."""
    games = map(load_game, table.path.parent.glob("*.json"))
    return sorted(len(game.cursor.whole_line()) for game in games if game is not None)


def test_games_that_the_library_lacks_have_files_of_their_own(
    tmp_path: Path, disk: FullDisk
) -> None:
    table = Table(tmp_path)
    disk.fill_libraries()
    for count in (3, 2, 1):
        for code in range(count):
            table.session.play(Move(code))
        table.session.resign()
        table.session.new_game(TET)
    table.session.play(Move(7))
    assert files_of(table) == [1, 1, 2, 3]
    table.close()
    assert files_of(table) == [1, 1, 2, 3]


def test_files_of_games_are_deleted_once_the_library_has_them(table: Table, disk: FullDisk) -> None:
    disk.fill_libraries()
    for code in range(3):
        table.session.play(Move(code))
    table.session.new_game(TET)
    table.session.play(Move(5))
    assert files_of(table) == [1, 3]
    disk.empty()
    table.session.play(Move(6))
    assert files_of(table) == [2]
    assert sorted(table.plies_kept) == [2, 3]


def test_a_game_that_comes_back_has_one_file(table: Table, disk: FullDisk) -> None:
    disk.fill_libraries()
    for code in range(3):
        table.session.play(Move(code))
    table.session.new_game(TET)
    assert files_of(table) == [3]
    table.session.play(Move(5))
    assert files_of(table) == [1, 3]
    table.session.undo()
    table.session.undo()
    table.session.play(Move(6))
    assert files_of(table) == [1, 4]


def test_a_folder_in_which_nothing_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    table = Table(tmp_path / "file")
    table.session.play(Move(0))
    library, autosave = table.told
    assert library.startswith("the game is not in the library: the folder")
    assert str(tmp_path / "file") in library
    assert f"{table.path} cannot be written" in autosave
    assert table.session.moves == (Move(0),)
    table.close()
