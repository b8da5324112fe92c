"""A library gives back what it was told to keep, changed, deleted and restored."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ringrealms3d.core.errors import UserError
from ringrealms3d.games import variant_ids
from ringrealms3d.games.named import named_variant
from ringrealms3d.library.library import Library, library_path
from ringrealms3d.library.queries import Query
from ringrealms3d.library.summary import level_kind, level_of
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.record import SAID_REASONS, GameRecord, Reason, Result
from tests.amounts import SOME_OF_EACH_GAME, rest_nightly
from tests.library.kept import TET, ended_game, index_of, opened, random_game, whole
from tests.records.opened import played
from tests.subprocesses import ROOT


@pytest.mark.parametrize("uid", rest_nightly(variant_ids(), *SOME_OF_EACH_GAME))
def test_a_game_comes_back_whole(uid: str, tmp_path: Path) -> None:
    record = random_game(uid, seed=3, plies=3)
    record.root.children[0].comment = "a \N{BLACK CHESS KNIGHT} ]\0\u2028"
    with opened(tmp_path) as library:
        number = library.keep(record)
        assert whole(library.load(number)) == whole(record)
    with opened(tmp_path) as library:
        assert library.notice == ""
        assert whole(library.load(number)) == whole(record)


def test_a_list_tells_who_played_what_and_when(tmp_path: Path) -> None:
    record = played(TET, ["f1", "e3", "v2"]).record
    record.players = ("Zoë 'O''Neil'", "")
    record.end(1, Reason.TIME)
    before = datetime.now(UTC)
    with opened(tmp_path) as library:
        number = library.keep(record, seats=("person", level_kind(4)), rated=True)
        (game,) = library.games()
    assert (game.id, game.game, game.variant) == (number, "ring-majority", TET)
    assert (game.names, game.kinds) == (("Zoë 'O''Neil'", ""), ("person", "level 4"))
    assert (game.result, game.plies, game.rated) == (Result(1, Reason.TIME), 3, True)
    begun = datetime.fromisoformat(game.begun)
    assert before - timedelta(seconds=1) <= begun <= datetime.now(UTC)


@pytest.mark.parametrize("reason", sorted(SAID_REASONS))
def test_whatever_ended_a_game_is_kept(tmp_path: Path, reason: Reason) -> None:
    record = played(TET, ["f1", "e3"]).record
    record.end(1, reason)
    record.last.comment = "what was said then"
    with opened(tmp_path) as library:
        number = library.keep(record)
        assert library.games()[0].result == Result(1, reason)
        assert whole(library.load(number)) == whole(record)


def test_a_game_is_one_from_its_first_move_to_its_last(tmp_path: Path) -> None:
    record = GameRecord(TET, 1)
    node, number = record.root, None
    with opened(tmp_path) as library:
        for ply in range(1, 9):
            node = node.play(node.position.legal_moves[0])
            number = library.keep(record, number)
            (game,) = library.games()
            assert (game.id, game.plies) == (number, ply)
            assert whole(library.load(number)) == whole(record)


def test_a_game_keeps_the_date_on_which_it_began(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1))
        library._database.execute("UPDATE games SET begun = '2001-02-03T04:05:06Z'")
        library.keep(random_game(TET, 1, plies=9), number)
        assert library.games()[0].begun == "2001-02-03T04:05:06Z"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)
@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 3)), min_size=1, max_size=8))
def test_the_index_follows_every_change_of_the_line(
    tmp_path: Path, changes: list[tuple[int, int]]
) -> None:
    """However a line was changed step by step, its rows are those of the game kept at once."""
    record = GameRecord(TET, 1)
    with opened(tmp_path) as library:
        number = library.keep(record)
        for ply, choice in changes:
            nodes = [record.root, *record.line]
            before = nodes[min(ply, len(nodes) - 1)]
            record.prefer(before.play(before.position.legal_moves[choice]))
            library.keep(record, number)
        afresh = library.keep(record)
        rows = index_of(library)
        library.delete([number, afresh])
    assert [row[1:] for row in rows if row[0] == number] == [
        row[1:] for row in rows if row[0] == afresh
    ]


def test_another_game_under_the_same_number_gets_one_of_its_own(tmp_path: Path) -> None:
    others = (
        played(TET, ["v1", "e3"], fen="r3/6/4:b:13,14").record,
        played(TET, ["v1", "e3"], seed=2).record,
        played(TET, ["v1", "e3"], seed=0).record,
        played("ring-majority/cube", ["v1", "e3"]).record,
    )
    with opened(tmp_path) as library:
        first = played(TET, ["f1", "e3"]).record
        number = library.keep(first)
        numbers = [library.keep(other, number) for other in others]
        assert len({number, *numbers}) == 5
        assert format_json_game(library.load(number)) == format_json_game(first)
        assert [library.keep(o, n) for o, n in zip(others, numbers, strict=True)] == numbers


def test_deleted_games_are_gone_until_they_are_restored(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        numbers = [library.keep(ended_game(TET, seed)) for seed in range(5)]
        before = (library.games(), index_of(library), [whole(library.load(n)) for n in numbers])
        deleted = library.delete([numbers[1], numbers[3], numbers[1]])
        assert [game.id for game in library.games()] == [numbers[4], numbers[2], numbers[0]]
        assert {row[0] for row in index_of(library)} == {numbers[0], numbers[2], numbers[4]}
        with pytest.raises(UserError, match=f"the library has no game {numbers[1]}"):
            library.load(numbers[1])
        assert library.keep(random_game(TET, 9)) not in numbers
        library.delete([library.games()[0].id])
        library.restore(deleted)
        after = (library.games(), index_of(library), [whole(library.load(n)) for n in numbers])
    assert after == before


def test_a_game_that_was_kept_again_is_not_restored_over(tmp_path: Path) -> None:
    longer = random_game(TET, 1, plies=9)
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1, plies=8))
        deleted = library.delete([number])
        library.keep(longer, number)
        assert library.restore(deleted) == []
        with pytest.raises(UserError, match="there is no deletion 1 that can be undone"):
            library.restore(deleted)
        assert whole(library.load(number)) == whole(longer)
        assert len(index_of(library)) == 10


def test_either_all_are_deleted_or_none(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1))
        with pytest.raises(UserError, match="the library has no game 77"):
            library.delete([number, 77])
        assert library.count() == 1


def test_a_game_that_was_deleted_while_it_goes_on_is_kept_again(tmp_path: Path) -> None:
    record = random_game(TET, 1)
    with opened(tmp_path) as library:
        number = library.keep(record)
        library.delete([number])
        assert library.keep(record, number) == number
        assert whole(library.load(number)) == whole(record)
        assert len(index_of(library)) == 9


def test_a_failed_change_leaves_all_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = random_game(TET, 1, plies=3)
    with opened(tmp_path) as library:
        number = library.keep(record)
        before = (whole(library.load(number)), index_of(library))
        record.last.play(record.last.position.legal_moves[0])
        monkeypatch.setattr("ringrealms3d.library.storing.index_rows", lambda *_: [1 / 0])
        with pytest.raises(ZeroDivisionError):
            library.keep(record, number)
        assert (whole(library.load(number)), index_of(library)) == before
        monkeypatch.undo()
        library.keep(record, number)
        assert whole(library.load(number)) == whole(record)


def test_a_page_of_a_list_goes_on_where_the_one_before_ended(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        numbers = [library.keep(random_game(TET, seed, plies=1)) for seed in range(7)]
        pages = [library.games(Query(), limit=3, offset=offset) for offset in (0, 3, 6, 9)]
    assert [[game.id for game in page] for page in pages] == [
        numbers[:3:-1],
        numbers[3:0:-1],
        numbers[:1],
        [],
    ]


def test_a_variant_of_a_file_whose_name_is_no_utf8_is_kept(tmp_path: Path) -> None:
    shape = (ROOT / "meshes" / "tet.off").read_bytes()
    name = tmp_path / "t\udcff.off"
    name.write_bytes(shape)
    record = random_game(named_variant(f"ring-majority/{name}").uid, 1, plies=2)
    record.players = ("\udcff", "b")
    with opened(tmp_path) as library:
        number = library.keep(record)
        assert library.load(number).uid == record.uid
        assert library.count(Query(variant=record.uid, position=record.last.position)) == 1
        name.unlink()
        number = library.keep(record, number)
        assert library.games()[0].plies == 2


def test_the_usual_place_is_beside_the_saved_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with Library() as library:
        library.keep(random_game(TET, 1))
        assert library.path == library_path()
    assert library_path().is_file()


def test_levels_are_known_by_their_kind() -> None:
    kinds = [level_kind(level) for level in range(1, 11)]
    assert [level_of(kind) for kind in kinds] == list(range(1, 11))
    for kind in ("person", "", "level", "level 4b", "my level 4", "level 0", "level 11"):
        assert level_of(kind) is None


def test_a_long_game_with_many_variations_comes_back(tmp_path: Path) -> None:
    rng, record = random.Random(5), GameRecord(TET, 1)
    nodes = [record.root]
    for _ in range(60):
        node = rng.choice(nodes)
        if legal := node.position.legal_moves:
            nodes.append(node.play(rng.choice(legal)))
    with opened(tmp_path) as library:
        assert whole(library.load(library.keep(record))) == whole(record)
