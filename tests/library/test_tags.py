"""Tags of games: added, removed, searched for, and written with the game."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.core.errors import UserError
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Query
from ringrealms3d.records import edits
from ringrealms3d.records.game_files import all_but_moves
from tests.library.kept import MINI, TET, opened, random_game, whole


def test_games_are_tagged_and_found_by_their_tags(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        first, second, third = (library.keep(random_game(TET, seed)) for seed in range(3))
        library.tag([first, second], ["won", "endgame"])
        library.tag([third], ["endgame"])
        library.tag([second], ["lost"], ["won"])
        assert library.tags() == {"endgame": 3, "lost": 1, "won": 1}
        assert [game.tags for game in library.games()] == [
            ("endgame",),
            ("endgame", "lost"),
            ("endgame", "won"),
        ]
        assert library.numbers(Query(tags=("endgame",))) == [third, second, first]
        assert library.numbers(Query(tags=("endgame", "won"))) == [first]
        assert library.numbers(Query(tags=("end",))) == []
        assert library.load(second).tags == ("endgame", "lost")


def test_a_slash_makes_a_folder(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        tags = ["club/2026/may", "club/2025", "club", "clubs", "club-house", "/odd/"]
        games = [library.keep(random_game(TET, seed)) for seed in range(len(tags))]
        for number, tag in zip(games, tags, strict=True):
            library.tag([number], [tag])
        library.tag(games[:1], ["club/2026/june"])
        in_folder = {
            "club": 3,
            "club/2025": 1,
            "club/2026": 1,
            "club/2026/june": 1,
            "club/2026/may": 1,
        }
        odd = {"/odd/": 1}
        assert library.tags() == {**odd, **in_folder, "club-house": 1, "clubs": 1}
        assert list(library.tags())[1:] == [*in_folder, "club-house", "clubs"]
        for tag, count in library.tags().items():
            assert library.count(Query(tags=(tag,))) == count
        assert library.numbers(Query(tags=("club",))) == games[2::-1]


@pytest.mark.parametrize("uid", [TET, MINI])
def test_tags_change_nothing_else_of_a_game(tmp_path: Path, uid: str) -> None:
    with opened(tmp_path) as library:
        record = random_game(uid, 1)
        record.players = "Ada \u2028\udc80", 'Zoë "nodes": [\n'
        record.root.comment = ', "nodes": [\n'
        number = library.keep(record)
        before = library.text(number)
        library.tag([number], ["won"])
        record.tags = ("won",)
        assert whole(library.load(number)) == whole(record)
        library.tag([number], [], ["won"])
        assert library.text(number) == before


def test_a_game_that_goes_on_has_the_tags_that_it_says(tmp_path: Path) -> None:
    record = random_game(TET, 1)
    record.tags = ("b", "a", "b")
    with opened(tmp_path) as library:
        number = library.keep(record)
        assert library.tags() == {"a": 1, "b": 1}
        record.tags = ("c",)
        library.keep(record, number)
        assert library.tags() == {"c": 1}
        assert library.games()[0].tags == ("c",)


def test_tags_that_change_in_the_library_while_a_game_goes_on_change_in_the_game(
    tmp_path: Path,
) -> None:
    record = random_game(TET, 1)
    record.tags = ("a", "b", "c")
    with opened(tmp_path) as library, opened(tmp_path) as other:
        number = library.keep(record)
        other.tag([number], ["new"], ["a"])
        record.tags = ("a", "b", "own")
        assert library.keep(record, number) == number
        assert record.tags == library.load(number).tags == ("b", "new", "own")
        assert library.tags() == {"b": 1, "new": 1, "own": 1}
        with Library(library.path) as third:  # which never saw the game
            third.tag([number], ["late"])
            record.tags = ("mine",)
            assert third.keep(record, number) == number
            assert third.load(number).tags == ("b", "late", "mine", "new", "own")


def test_a_game_that_was_tagged_in_the_library_keeps_its_number_when_moves_go(
    tmp_path: Path,
) -> None:
    record = random_game(TET, 1)
    with opened(tmp_path) as library:
        number = library.keep(record)
        library.tag([number], ["endgame"])
        library.restore(library.delete([number]))
        edits.delete(record, record.last).make(record)
        assert library.keep(record, number) == number
        assert (record.tags, library.count()) == (("endgame",), 1)


@pytest.mark.parametrize("ending", ["json", "rrsgf"])
def test_tags_are_written_with_the_game_and_read_with_it(tmp_path: Path, ending: str) -> None:
    target = tmp_path / f"game.{ending}"
    with opened(tmp_path) as library:
        library.tag([library.keep(random_game(TET, 1))], ["won [early]", "Zoë’s: best"])
        library.export(library.numbers(), target)
    assert rr.read_game(target).tags == ("Zoë’s: best", "won [early]")
    with opened(tmp_path / "other") as other:
        other.import_files([target])
        assert other.tags() == {"Zoë’s: best": 1, "won [early]": 1}


def test_a_text_says_that_it_leaves_tags_out() -> None:
    record = random_game(TET, 1)
    record.tags = ("won",)
    assert rr.parse_game(rr.format_game(record, "txt")).tags == ()
    assert "the tags" in all_but_moves(record)


@pytest.mark.parametrize("tag", ["", " won", "a,b", "a\nb", "x" * 61])
def test_what_is_no_tag_is_refused(tmp_path: Path, tag: str) -> None:
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1))
        with pytest.raises(UserError, match="tag"):
            library.tag([number], ["fine", tag])
        assert library.tags() == {}
    with pytest.raises(ValueError, match="tag"):
        rr.parse_game(
            f'{{"ringrealms3d": "game 1", "variant": "{TET}", "tags": ["a,b"], "nodes": [{{}}]}}'
        )


def test_a_game_has_fifty_tags_at_most(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1))
        library.tag([number], map(str, range(50)))
        with pytest.raises(UserError, match="51"):
            library.tag([number], ["one more"])
        assert len(library.tags()) == 50


def test_either_all_games_are_tagged_or_none(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1))
        with pytest.raises(UserError, match="no game 77"):
            library.tag([number, 77], ["won"])
        assert library.tags() == {}


def test_a_damaged_game_is_tagged_too(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1))
        with closing(sqlite3.connect(library.path)) as connection, connection:
            connection.execute("UPDATE documents SET text = '{'")
        library.tag([number], ["broken"])
        assert library.games()[0].tags == ("broken",)
        assert library.text(number) == "{"
