"""Every game in the library as it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.library.library import Library
from ringrealms3d.library.summary import GameSummary
from ringrealms3d.records.edits import comment_on, delete
from ringrealms3d.records.game_files import read_game, write_game
from ringrealms3d.records.json_file import format_json_game, read_json_game
from ringrealms3d.records.node import Evaluation
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.session.autosave import load_game, save_game
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.keeper import Keeper, KnownGame, kind_of
from ringrealms3d.session.open_game import opened
from ringrealms3d.session.players import Computer, Human, OpponentProgram
from tests.full_disk import FullDisk
from tests.records.opened import played

TET = "ring-majority/tet"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The library's file."""
    return tmp_path / "library.sqlite"


def kept(path: Path) -> list[GameSummary]:
    with Library(path) as library:
        return library.games()


def text_of(path: Path, number: int) -> str:
    with Library(path) as library:
        return format_json_game(library.load(number))


def test_every_change_is_in_the_library_at_once(path: Path) -> None:
    session = GameSession(TET, (Human(), Computer(4)))
    keeper = Keeper(session, path)
    session.go_to(0)
    assert not path.exists()
    for code in (3, 7, 9):
        session.play(Move(code))
        (game,) = kept(path)
        assert (game.plies, game.kinds) == (code // 3, ("person", "level 4"))
    session.edit(comment_on(session.node, "here"))
    assert '"here"' in text_of(path, game.id)
    session.undo()
    assert '"here"' not in text_of(path, game.id)
    session.resign()
    assert kept(path)[0].result.reason is Reason.RESIGNATION
    session.undo()
    assert kept(path)[0].result.reason is Reason.UNFINISHED
    session.go_to(1)
    session.play(Move(11))
    assert text_of(path, game.id) == format_json_game(session.record)
    keeper.close()


def test_a_variation_that_is_taken_back_is_no_longer_the_line_in_the_library(path: Path) -> None:
    session = GameSession(TET)
    keeper = Keeper(session, path)
    session.play(Move(3))
    session.play(Move(7))
    session.go_to(1)
    session.play(Move(9))
    session.undo()
    (game,) = kept(path)
    assert text_of(path, game.id) == format_json_game(session.record)
    assert keeper.library.load(game.id).last.texts == session.line_texts
    keeper.close()


def test_each_game_has_its_number_wherever_it_comes_from(path: Path) -> None:
    session = GameSession(TET)
    keeper = Keeper(session, path)
    session.play(Move(0))
    first = session.number
    session.new_game(TET)
    assert session.number is None
    session.undo()
    assert session.number == first
    session.new_game("loop/mini")
    session.play(Move(0))
    save_game(session.game, path.with_name("game.json"))
    saved = load_game(path.with_name("game.json"))
    assert saved is not None
    session.restore(saved)
    session.play(session.position.legal_moves[0])
    assert [game.plies for game in kept(path)] == [2, 1]
    keeper.close()


def test_a_game_goes_on_where_the_library_cannot_be_opened(tmp_path: Path) -> None:
    session = GameSession(TET)
    folder = tmp_path / "library.sqlite"
    folder.mkdir()
    keeper = Keeper(session, folder)
    told: list[str] = []
    keeper.failed.connect(told.append)
    for code in (0, 1, 2):
        session.play(Move(code))
    assert len(session.moves) == 3
    (sentence,) = told
    assert "not in the library" in sentence
    assert str(folder) in sentence
    keeper.close()


def test_a_damaged_library_is_put_aside_and_told(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0" + 5000 * b"?")
    session = GameSession(TET)
    keeper = Keeper(session, path)
    told: list[str] = []
    keeper.failed.connect(told.append)
    session.play(Move(0))
    assert len(kept(path)) == 1
    assert len(told) == 1
    keeper.close()


def test_kinds_of_players() -> None:
    kinds = [kind_of(p) for p in (Human(), Computer(7), OpponentProgram("/opt/engine --fast", 1))]
    assert kinds == ["person", "level 7", "/opt/engine --fast"]


def test_nothing_is_taken_back_in_a_rated_game(path: Path) -> None:
    session = GameSession(TET)
    keeper = Keeper(session, path)
    session.new_rated_game(TET, (Human(), Computer(2)))
    session.play(Move(0))
    assert not session.can_undo
    session.undo()
    assert len(session.moves) == 1
    session.play(Move(1))
    session.go_to(1)
    with pytest.raises(IllegalMove, match="rated"):
        session.play(Move(5))
    session.go_to(2)
    session.resign()
    session.undo()
    assert session.finished
    assert kept(path)[0].rated
    keeper.close()


def test_a_rated_game_whose_players_change_is_rated_no_more(path: Path) -> None:
    session = GameSession(TET)
    keeper = Keeper(session, path)
    session.new_rated_game(TET, (Human(), Computer(2)))
    session.play(Move(0))
    session.set_player(1, Computer(1))
    session.play(Move(1))
    assert not kept(path)[0].rated
    assert session.can_undo
    keeper.close()


@pytest.mark.parametrize("opponent", [Computer(4), OpponentProgram("strong --loud", 2.0)])
def test_who_played_a_finished_game_is_settled(
    path: Path, opponent: Computer | OpponentProgram
) -> None:
    session = GameSession(TET)
    keeper = Keeper(session, path)
    session.new_rated_game(TET, (Human(), opponent))
    session.play(Move(3))
    session.resign()
    (before,) = kept(path)
    session.new_game(TET)
    session.open_game(opened(keeper.library.load(before.id), before.id))
    session.set_player(1, Computer(9))
    session.edit(comment_on(session.node, "here"))
    assert '"here"' in text_of(path, before.id)
    assert kept(path) == [before]
    keeper.close()


def finished(path: Path) -> tuple[Keeper, GameRecord, int]:
    """Return a keeper of a library with a finished game in it, that game, and its number."""
    session = GameSession(TET, (Human(), Computer(4)))
    keeper = Keeper(session, path)
    for code in (3, 7, 9):
        session.play(Move(code))
    session.edit(comment_on(session.node, "here"))
    session.resign()
    assert session.number is not None
    return keeper, session.record, session.number


@pytest.mark.parametrize("ending", [".json", ".rrsgf"])
def test_a_game_from_a_file_is_recognised(path: Path, tmp_path: Path, ending: str) -> None:
    keeper, record, number = finished(path)
    write_game(record, tmp_path / f"game{ending}")
    read = read_game(tmp_path / f"game{ending}")
    assert keeper.known(read) == KnownGame(number, "")
    read.line[0].comment = "more"
    assert keeper.known(read) == KnownGame(number, "")
    keeper.close()


def test_a_game_of_which_the_library_has_more_is_taken_from_there(
    path: Path, tmp_path: Path
) -> None:
    keeper, record, _ = finished(path)
    write_game(record, tmp_path / "game.txt")
    known = keeper.known(read_game(tmp_path / "game.txt"))
    assert known is not None
    assert format_json_game(read_json_game(known.text, "known")) == format_json_game(record)
    keeper.close()


@pytest.mark.parametrize(("name", "value"), [("comment", "there"), ("clock", 0.0), ("overtime", 0)])
def test_games_that_each_have_something_of_their_own_are_two(
    path: Path, tmp_path: Path, name: str, value: object
) -> None:
    keeper, record, _ = finished(path)
    write_game(record, tmp_path / "game.json")
    other = read_game(tmp_path / "game.json")
    other.last.comment = ""
    setattr(other.last, name, value)
    assert keeper.known(other) is None
    keeper.close()


def test_another_game_with_the_same_moves_is_not_taken_for_it(path: Path) -> None:
    keeper, record, _ = finished(path)
    other = GameRecord(TET, record.seed + 1)
    node = other.root
    for each in record.line:
        node = node.play(node.position.parse_move(each.text))
    other.players, other.date = record.players, record.date
    assert keeper.known(other) is None
    keeper.close()


def test_an_opened_game_of_another_day_is_kept_with_its_day(path: Path) -> None:
    session = GameSession(TET)
    keeper = Keeper(session, path)
    record = played(TET, ["f1"]).record
    record.date = "2020-02-29"
    session.open_game(opened(record))
    session.edit(comment_on(session.node, "here"))
    assert [game.begun for game in kept(path)] == ["2020-02-29"]
    keeper.close()


def test_a_game_that_is_kept_late_comes_back_as_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, disk = GameSession(TET), FullDisk(monkeypatch)
    keeper = Keeper(session, path)
    disk.fill()
    session.play(Move(3))
    session.new_game(TET)
    disk.empty()
    keeper.keep_owed()
    session.undo()
    session.play(Move(5))
    assert [game.plies for game in kept(path)] == [2]
    keeper.close()


def test_who_played_a_game_that_is_only_looked_at_stays_in_the_library(path: Path) -> None:
    session = GameSession(TET, (Computer(3), Computer(4)))
    keeper = Keeper(session, path)
    session.play(Move(3))
    (before,) = kept(path)
    session.open_game(opened(keeper.library.load(before.id), before.id))
    session.edit(comment_on(session.node, "here"))
    assert kept(path) == [before]
    keeper.close()


class Table:
    """A table whose games are kept in a library, beside others."""

    def __init__(self, path: Path) -> None:
        self.session = GameSession(TET)
        self.keeper = Keeper(self.session, path)
        self.told: list[str] = []
        self.keeper.failed.connect(self.told.append)

    def play(self, *codes: int) -> None:
        for code in codes:
            self.session.play(Move(code))

    def open(self, number: int) -> None:
        """Open a game of the library, which is read as another process reads it."""
        text = self.keeper.library.text(number)
        self.session.open_game(opened(read_json_game(text, "it"), number))


def number_at(table: Table) -> int:
    number = table.session.number
    assert number is not None
    return number


def test_two_windows_with_one_game_lose_nothing_of_it(path: Path) -> None:
    first, second = Table(path), Table(path)
    first.play(3, 7)
    number = number_at(first)
    second.open(number)
    first.play(9, 11)
    second.session.edit(comment_on(second.session.node, "here"))
    assert {game.id: game.plies for game in kept(path)} == {number: 4, number_at(second): 2}
    assert '"here"' in text_of(path, number_at(second))
    assert second.told == [
        f"game {number} in the library has something that this game lacks, "
        f"so this one was added as game {number_at(second)}"
    ]
    second.play(5)
    first.play(13)
    assert {game.id: game.plies for game in kept(path)} == {number: 5, number_at(second): 3}
    assert len(second.told) == 1
    for table in (first, second):
        table.keeper.close()


def test_what_the_other_window_does_not_lack_is_one_game(path: Path) -> None:
    first, second = Table(path), Table(path)
    first.play(3, 7)
    second.open(number_at(first))
    second.play(9)
    assert [game.plies for game in kept(path)] == [3]
    first.play(9)
    first.session.edit(comment_on(first.session.node, "here"))
    assert [game.plies for game in kept(path)] == [3]
    assert first.told == second.told == []
    for table in (first, second):
        table.keeper.close()


def test_what_a_game_gained_when_it_was_opened_again_is_not_lost_by_undo(path: Path) -> None:
    table = Table(path)
    table.play(3, 7)
    number = number_at(table)
    table.open(number)
    table.session.note_evaluations({node: Evaluation(0.25) for node in table.session.line})
    table.session.undo()
    table.session.edit(comment_on(table.session.node, "here"))
    assert text_of(path, number).count('"evaluation"') == 2
    assert '"here"' in text_of(path, number_at(table))
    table.keeper.close()


def test_what_is_deleted_from_an_opened_game_is_deleted_in_the_library(path: Path) -> None:
    table = Table(path)
    table.play(3, 7, 9)
    number = number_at(table)
    table.open(number)
    table.session.edit(delete(table.session.record, table.session.node))
    assert [(game.id, game.plies) for game in kept(path)] == [(number, 2)]
    assert table.told == []
    table.keeper.close()


def test_a_rated_game_that_two_windows_go_on_with_is_rated_once(path: Path) -> None:
    first, second = Table(path), Table(path)
    first.session.new_rated_game(TET, (Human(), Computer(2)))
    first.play(3)
    save_game(first.session.game, path.with_name("game.json"))
    saved = load_game(path.with_name("game.json"))
    assert saved is not None
    second.session.restore(saved)
    first.play(7)
    second.play(9)
    assert sorted((game.plies, game.rated) for game in kept(path)) == [(2, False), (2, True)]
    for table in (first, second):
        table.keeper.close()


def test_notes_on_a_start_are_kept_before_the_first_move(path: Path) -> None:
    table = Table(path)
    table.session.edit(comment_on(table.session.node, "think of f1"))
    number = number_at(table)
    assert "think of f1" in text_of(path, number)
    table.session.undo()
    assert "think of f1" not in text_of(path, number)
    table.session.redo()
    table.session.new_game(TET)
    assert table.session.number is None
    table.play(3)
    assert {game.id: game.plies for game in kept(path)} == {number: 0, number_at(table): 1}
    table.keeper.close()
