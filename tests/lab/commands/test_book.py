"""``book``: books from self-play, files to go on from, and what it refuses."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.engine.book.book import LEAST_GAMES, book_moves
from ringrealms3d.engine.book.file import read_book
from ringrealms3d.engine.levels import Limit
from ringrealms3d.lab import book_making
from ringrealms3d.lab.book_making import self_play
from ringrealms3d.lab.matches.match import GameResult
from ringrealms3d.lab.matches.pairs import games_of, match_job
from ringrealms3d.lab.work.processes import Processes
from tests.cli.running import (
    Result,
    assert_refused,
    has_lines,
    run_cli,
    run_here,
    stopped_by_ctrl_c,
)
from tests.subprocesses import ROOT

TET = "ring-majority/tet"
NAME = "ring-majority-tet.jsonl"
GAMES = 56  # more than a round of games that do not know of each other
THEN = ("--then", "6")


def make(folder: Path, games: int, *more: str) -> Result:
    options = ("--nodes", "12", "--plies", "4", "--output", str(folder))
    return run_cli("book", TET, "--games", str(games), *options, *more)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Result]:
    """A folder with a book of two rounds of games, made at once, and what was told of it."""
    folder = tmp_path_factory.mktemp("whole")
    return folder, make(folder, GAMES, *THEN)


@pytest.mark.nightly
def test_a_book_is_made_and_told(whole: tuple[Path, Result]) -> None:
    folder, done = whole
    assert (done.code, done.err) == (0, "")
    assert f"{TET}: {GAMES} of {GAMES} games" in done.out
    book = read_book(folder / f"{NAME}.xz", TET)
    assert re.search(rf"{NAME}\.xz: {len(book.positions)} positions, \d+\.\d kB", done.out)
    assert sum(move.tally.games for move in book_moves(book, rr.start(TET))) == GAMES
    assert (book.made["games"], book.made["nodes"], book.made["plies"]) == (GAMES, 12, 4)
    assert book.made["player"] == "varied=4,then=6"


@pytest.mark.nightly
def test_it_goes_on_where_it_stopped_and_comes_to_the_same(
    whole: tuple[Path, Result], tmp_path: Path
) -> None:
    games = tmp_path / "games" / NAME
    games.parent.mkdir()
    all_games = (whole[0] / "games" / NAME).read_bytes().splitlines(keepends=True)
    first = b"".join(all_games[:24])
    games.write_bytes(first)
    assert make(tmp_path, GAMES, *THEN, "--jobs", "2").code == 0  # into the second round
    assert games.read_bytes().startswith(first)
    assert (tmp_path / f"{NAME}.xz").read_bytes() == (whole[0] / f"{NAME}.xz").read_bytes()


@pytest.mark.nightly
def test_a_round_follows_the_book_of_the_games_before(whole: tuple[Path, Result]) -> None:
    guided = games_in(whole[0] / "games" / NAME)
    job = match_job(self_play(TET, Limit(nodes=12), plies=4, seed=1, then=6))
    units = [job.unit(number) for number in (24, 25, 26, 27)]
    alone = {
        game.number: game
        for unit, result, _ in Processes().run(units)
        for game in games_of(unit.number, result)
    }
    assert all(guided[number].moves == alone[number].moves for number in (48, 49))
    assert any(guided[number].moves != alone[number].moves for number in range(50, 56))


def games_in(path: Path) -> dict[int, GameResult]:
    """Return the games of a journal by their numbers."""
    lines = map(json.loads, path.read_text(encoding="ascii").splitlines())
    return {
        game.number: game for line in lines for game in games_of(line["number"], line["result"])
    }


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_ctrl_c_keeps_all_finished_games(tmp_path: Path) -> None:
    path = tmp_path / "games" / NAME
    options = ["--games", "100000", "--nodes", "12", "--plies", "4", "--output", str(tmp_path)]
    stopped = stopped_by_ctrl_c(lambda: has_lines(path, 12), "book", TET, *options)
    assert (stopped.code, stopped.err) == (130, "stopped\n")
    lines = path.read_bytes().splitlines(keepends=True)
    assert all(line.endswith(b"\n") and json.loads(line) for line in lines)
    done = make(tmp_path, 1)
    assert done.code == 0
    assert f"{2 * len(lines)} of {2 * len(lines)} games" in done.out


def test_an_empty_book_is_not_written(run_work_here: Callable[..., Result], tmp_path: Path) -> None:
    options = ("--nodes", "1", "--games", "2", "--output", str(tmp_path))
    done = run_work_here("book", TET, *options)
    assert (done.code, done.err) == (1, "")
    told = f"{TET}: no book is written, because no move was played in {LEAST_GAMES} games"
    assert told in done.out
    assert [path.name for path in tmp_path.iterdir()] == ["games"]


def test_a_small_book_is_written_and_told(
    run_work_here: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book_making, "LEAST_GAMES", 1)
    options = ("--nodes", "1", "--games", "2", "--plies", "2", "--output", str(tmp_path))
    done = run_work_here("book", TET, *options)
    assert (done.code, done.err) == (0, "")
    path = tmp_path / f"{NAME}.xz"
    book = read_book(path, TET)
    told = rf"{re.escape(path.name)}: {len(book.positions)} positions?, \d+\.\d kB"
    assert re.search(told, done.out)
    assert f"{TET}: 2 of 2 games" in done.out
    assert (book.made["games"], book.made["nodes"], book.made["plies"]) == (2, 1, 2)
    assert 0 < len(book.positions) <= 3


@pytest.mark.nightly
def test_another_plan_does_not_go_on_with_these_games(
    whole: tuple[Path, Result], run_work_here: Callable[..., Result]
) -> None:
    options = ("--nodes", "13", "--plies", "4", "--output", str(whole[0]))
    other = run_work_here("book", TET, *options, *THEN)
    assert_refused(other, NAME, "line 1", "another job", "nodes")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((), ("VARIANT",)),
        (("loop/huge",), ("loop/huge",)),
        ((TET, "path-tiles/sixty-six"), ("path-tiles/sixty-six starts with a new deal",)),
        ((TET, "--plies", "0"), ("--plies", "'0'")),
        ((TET, "--games", "none"), ("--games", "'none'")),
        ((TET, "--seconds", "1", "--nodes", "5"), ("--seconds", "--nodes")),
        (("ring-majority/meshes/cube.off",), ("cube@", "is a board from a file")),
        ((TET, "--output", "README.md/books"), ("the folder 'README.md/books", "cannot be made")),
    ],
)
def test_book_refuses(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: tuple[str, ...],
    named: tuple[str, ...],
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert_refused(run_here(capsys, "book", *arguments), *named)
    assert list(tmp_path.iterdir()) == []
