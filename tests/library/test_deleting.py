"""Deleted games come back, for a while and each deletion by itself."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.library.deleting import AT_ONCE, DAYS_KEPT
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Query
from tests.library.kept import TET, ended_game, opened, random_game, whole


def test_the_deletions_that_can_be_undone_are_listed(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        numbers = [library.keep(ended_game(TET, seed)) for seed in range(4)]
        first = library.delete(numbers[:1])
        second = library.delete(numbers[1:3])
        assert [(each.id, each.games) for each in library.deletions()] == [(second, 2), (first, 1)]
        today = datetime.now(UTC).strftime("%Y-%m-%dT%H")
        assert all(each.moment.startswith(today[:10]) for each in library.deletions())
    with opened(tmp_path) as library:
        assert library.restore(first) == numbers[:1]
        assert [each.id for each in library.deletions()] == [second]
        assert library.restore(second) == numbers[1:3]
        assert library.deletions() == []
        assert sorted(library.numbers()) == numbers


def make_older(path: Path, days: float) -> None:
    """Let all deletions be of some days ago."""
    moment = (datetime.now(UTC) - timedelta(days)).strftime("%Y-%m-%dT%H:%M:%SZ")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE deletions SET moment = ?", (moment,))


def test_a_deletion_is_final_after_a_month(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        old, new = library.keep(random_game(TET, 1)), library.keep(random_game(TET, 2))
        library.delete([old])
        make_older(library.path, DAYS_KEPT - 0.1)
        assert len(library.deletions()) == 1
        make_older(library.path, DAYS_KEPT + 0.1)
        assert library.deletions() == []
        library.delete([new])
    with closing(sqlite3.connect(tmp_path / "library.sqlite")) as connection:
        assert connection.execute("SELECT id FROM deleted_games").fetchall() == [(new,)]
        rows = connection.execute("SELECT DISTINCT game FROM deleted_positions").fetchall()
    assert rows == [(new,)]


def test_an_old_deletion_is_final_when_the_library_is_opened(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        library.delete([library.keep(random_game(TET, 1))])
        make_older(library.path, DAYS_KEPT + 1)
    opened(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "library.sqlite")) as connection:
        assert connection.execute("SELECT count(*) FROM deleted_games").fetchone() == (0,)


def test_deleted_games_are_neither_found_nor_known(tmp_path: Path) -> None:
    record = random_game(TET, 1)
    with opened(tmp_path) as library:
        number = library.keep(record)
        library.tag([number], ["endgame"])
        library.delete([number])
        assert library.find(record) is None
        assert library.count(Query(position=record.last.position)) == 0
        assert library.continuations(record.start) == ()
        assert library.tags() == {}
        assert library.statistics().variants == ()


def test_the_tags_of_a_game_come_back_with_it(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1))
        library.tag([number], ["won", "an endgame"])
        before = whole(library.load(number))
        library.restore(library.delete([number]))
        assert library.tags() == {"an endgame": 1, "won": 1}
        assert whole(library.load(number)) == before


def test_a_game_that_was_deleted_twice_comes_back_as_it_was_last(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1, plies=3))
        library.delete([number])
        library.keep(random_game(TET, 1, plies=4), number)
        library.restore(library.delete([number]))
        assert [game.plies for game in library.games()] == [4]
        assert library.deletions() == []


class StoppedError(Exception):
    """What stops a deletion."""


def stop(_: int) -> None:
    raise StoppedError


def test_a_deletion_that_is_stopped_deletes_nothing(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        record = random_game(TET, 1, plies=1)
        numbers = [library.keep(record) for _ in range(AT_ONCE + 2)]
        with pytest.raises(StoppedError):
            library.delete(numbers, stop)
        assert library.count() == len(numbers)
        assert library.deletions() == []
        told: list[int] = []
        deletion = library.delete(numbers, told.append)
        assert told == [AT_ONCE, 2]
        assert library.count() == 0
        with pytest.raises(StoppedError):
            library.restore(deletion, stop)
        assert library.count() == 0
        assert sorted(library.restore(deletion)) == numbers


def test_what_was_deleted_is_not_rescued(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        kept, gone = (library.keep(random_game(TET, seed)) for seed in (1, 2))
        library.delete([gone])
        expected = whole(library.load(kept))
    path.write_bytes(bytes(100) + path.read_bytes()[100:])
    with Library(path) as library:
        assert library.rescue().added == 1
        assert [whole(library.load(number)) for number in library.numbers()] == [expected]


def test_only_what_was_deleted_can_come_back(tmp_path: Path) -> None:
    with opened(tmp_path) as library, pytest.raises(UserError, match="no deletion 5"):
        library.restore(5)
