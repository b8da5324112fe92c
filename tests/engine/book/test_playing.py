"""Who plays from a book, and who never does."""

from __future__ import annotations

from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.engine.levels import HIGHEST, Limit, get_level
from ringrealms3d.engine.settings import PLAIN, STRONG, parse_settings
from ringrealms3d.engine.ugi.commands import Go, PositionCommand, SetOption
from ringrealms3d.engine.ugi.options import Options
from ringrealms3d.engine.ugi.player import UgiPlayer
from ringrealms3d.games import start
from ringrealms3d.lab.matches.players import EnginePlayer, PlayerSpec, read_player
from ringrealms3d.records.node import GameNode
from tests.amounts import rest_nightly
from tests.engine.book.shelves import put_book, put_broken_book

TET, CUBE = "ring-majority/tet", "ring-majority/cube"
EDGES = {Move(code) for code in range(4, 10)}
FIRST_EDGE = Move(4)
"""The only edge that a search of the start looks at, because all edges are the same."""

SEED = 1
"""With which the book gives another edge than the first one."""

FEW = Limit(nodes=12)
SEEDS = range(12)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the engine looks for a person's books, without any."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_settings_leave_the_book_out_unless_they_are_told() -> None:
    assert not STRONG.book
    assert not PLAIN.book
    assert parse_settings("strong,book=yes").book
    assert read_player("level=10,book=yes", FEW, TET).settings.book
    assert not read_player("level=10", FEW, TET).settings.book


def test_the_two_highest_levels_have_the_book() -> None:
    assert [n for n in range(1, HIGHEST + 1) if get_level(n, TET).book] == [9, 10]


def chosen(text: str, seed: int) -> Move:
    player = EnginePlayer(read_player(text, FEW, TET))
    line = GameNode.root_at(start(TET))
    player.new_game(line, seed)
    return player.choose(line)


@pytest.mark.parametrize("text", ["strong", "level=10"])
def test_a_player_of_a_match_plays_from_the_book_if_it_is_told(home: Path, text: str) -> None:
    put_book(home, TET)
    known = [chosen(f"{text},book=yes", seed) for seed in SEEDS]
    assert set(known) <= EDGES
    assert len(set(known)) > 2
    assert known == [chosen(f"{text},book=yes", seed) for seed in SEEDS]
    assert not {chosen(text, seed) for seed in SEEDS} & (EDGES - {FIRST_EDGE})


def test_a_player_searches_where_the_book_ends(home: Path) -> None:
    put_book(home, TET)
    player = EnginePlayer(PlayerSpec(FEW, parse_settings("strong,book=yes")))
    line = GameNode.root_at(start(TET))
    player.new_game(line, 1)
    for _ in range(6):
        line = line.play(player.choose(line))
    assert line.moves[0] in EDGES


def test_a_broken_book_is_told_and_ignored(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = put_broken_book(home, TET)
    assert start(TET).is_legal(chosen("strong,book=yes", 1))
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"ringrealms3d: {path}, line 1")


@pytest.mark.nightly
def test_the_engine_plays_from_the_book_and_analyses_without_it(home: Path) -> None:
    put_book(home, CUBE)
    edges = {Move(code) for code in range(7, 18)}  # but for the one that searches look at
    moves = []
    for _ in range(2):
        with rr.Engine(CUBE, level=2, seed=SEED, book=True) as engine:
            moves.append(engine.best_move(start(CUBE)))
            analysis = engine.analyse(start(CUBE), seconds=0.1)
    assert moves[0] == moves[1]
    assert moves[0] in edges
    assert len(analysis.candidates) == 3
    with rr.Engine(CUBE, level=2, seed=SEED) as engine:
        assert engine.best_move(start(CUBE)) not in edges


def test_a_broken_book_does_not_stop_the_engine(
    home: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = put_broken_book(home, TET)
    with rr.Engine(TET, level=1, seed=1, book=True) as engine:
        for _ in range(2):
            assert start(TET).is_legal(engine.best_move(start(TET)))
    (line,) = capfd.readouterr().err.splitlines()
    assert str(path) in line


class Told:
    """A UGI player in this process, and what it says."""

    def __init__(self, seed: int = 0, own_book: bool = False) -> None:
        self.said: list[str] = []
        self.player = UgiPlayer(Options(TET, own_book=own_book, seed=seed), self.said.append)

    def go(self, go: Go, *moves: str) -> str:
        """Return the best move after some moves; any search ends at once."""
        self.said.clear()
        self.player.set_up(PositionCommand(None, moves))
        return self.player.go(go, 0.0, lambda: True)


WAYS = (Go(nodes=5), Go(movetime=0.01), Go(depth=3), Go((1.0, 1.0)))


def edges_played(go: Go, own_book: bool) -> set[str]:
    """Return the edges that no search plays, of the first moves of many seeds."""
    names = {start(TET).format_move(move) for move in EDGES - {FIRST_EDGE}}
    return {Told(seed, own_book).go(go) for seed in SEEDS} & names


@pytest.mark.parametrize("go", rest_nightly(WAYS, WAYS[0]))
def test_own_book_plays_from_the_book(home: Path, go: Go) -> None:
    put_book(home, TET)
    assert edges_played(go, own_book=True)
    assert not edges_played(go, own_book=False)


@pytest.mark.nightly
def test_an_endless_search_is_an_analysis_and_has_no_book(home: Path) -> None:
    put_book(home, TET)
    assert not edges_played(Go(), own_book=True)


def test_own_book_can_be_switched(home: Path) -> None:
    put_book(home, TET)
    told = Told(seed=4)
    assert told.go(Go(nodes=5)) in ("f1", "e1", "v1")
    told.player.set_option(SetOption("OwnBook", "true"))
    move = told.go(Go(nodes=5))
    assert start(TET).parse_move(move) in EDGES
    assert told.said == [
        f"info string book move {move}: 50 games, 60 percent of the points",
        f"info depth 1 nodes 0 nps 0 time 0 score cp 70 pv {move}",
    ]
    assert Told(4, own_book=True).go(Go(nodes=5)) == move
    told.go(Go(nodes=5), "f1")
    assert not any("book" in line for line in told.said)
    told.player.set_option(SetOption("OwnBook", "false"))
    told.go(Go(nodes=5))
    assert not any("book" in line for line in told.said)


def test_own_book_says_where_there_is_none(home: Path) -> None:
    told = Told()
    told.player.set_option(SetOption("OwnBook", "true"))
    assert told.said == [
        f"info string there is no opening book of {TET}, so OwnBook changes nothing"
    ]
    told.player.set_option(SetOption("Level", "3"))
    assert len(told.said) == 1
    path = put_broken_book(home, "ring-majority/doe")
    told.player.set_option(SetOption("Game", "ring-majority/doe"))
    assert f"{path}, line 1" in told.said[1]
    assert "there is no opening book of ring-majority/doe" in told.said[2]
