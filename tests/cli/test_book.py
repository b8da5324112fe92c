"""``book``: books from self-play, files to go on from, and what it refuses."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.engine.book.book import book_moves
from ringrealms3d.engine.book.file import read_book
from ringrealms3d.engine.book.making import self_play
from ringrealms3d.engine.levels import Limits
from ringrealms3d.engine.matches.lines import read_line
from ringrealms3d.engine.matches.pool import play_games
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


def make(folder: Path, games: int, *more: str) -> Result:
    options = ("--nodes", "12", "--plies", "4", "--output", str(folder))
    return run_cli("book", TET, "--games", str(games), *options, *more)


def test_a_book_is_made_and_told(tmp_path: Path) -> None:
    done = make(tmp_path / "new", 20, "--then", "6")
    assert (done.code, done.err) == (0, "")
    assert f"{TET}: 20 of 20 games" in done.out
    book = read_book(tmp_path / "new" / f"{NAME}.xz", TET)
    assert re.search(rf"{NAME}\.xz: {len(book.positions)} positions, \d+\.\d kB", done.out)
    assert sum(move.tally.games for move in book_moves(book, rr.start(TET))) == 20
    assert (book.made["games"], book.made["nodes"], book.made["plies"]) == (20, 12, 4)
    assert book.made["player"] == "varied=4,then=6"


def test_it_goes_on_where_it_stopped_and_comes_to_the_same(tmp_path: Path) -> None:
    games = tmp_path / "parts" / "games" / NAME
    assert make(tmp_path / "parts", 30).code == 0
    first = games.read_bytes()
    assert make(tmp_path / "parts", 70, "--jobs", "2").code == 0  # into the second round
    assert games.read_bytes().startswith(first)
    assert make(tmp_path / "whole", 70).code == 0
    parts, whole = ((tmp_path / name / f"{NAME}.xz").read_bytes() for name in ("parts", "whole"))
    assert parts == whole


def test_a_round_follows_the_book_of_the_games_before(tmp_path: Path) -> None:
    assert make(tmp_path, 52).code == 0
    played = (tmp_path / "games" / NAME).read_text(encoding="utf-8").splitlines()
    guided = [read_line(line.encode())[1] for line in played]
    match = self_play(TET, Limits(12), plies=4, seed=1)
    alone = {game.number: game for game in play_games(match, range(48, 52), jobs=1)}
    for game in guided:
        if game.number in (48, 49):
            assert game.moves == alone[game.number].moves
    late = [game for game in guided if game.number >= 50]
    assert any(game.moves != alone[game.number].moves for game in late)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_ctrl_c_keeps_all_finished_games(tmp_path: Path) -> None:
    path = tmp_path / "games" / NAME
    options = ["--games", "100000", "--nodes", "12", "--plies", "4", "--output", str(tmp_path)]
    stopped = stopped_by_ctrl_c(tmp_path, lambda: has_lines(path), "book", TET, *options)
    assert (stopped.code, stopped.err) == (130, "stopped\n")
    lines = path.read_bytes().splitlines(keepends=True)
    assert all(line.endswith(b"\n") and json.loads(line) for line in lines)
    done = make(tmp_path, 1)
    assert done.code == 0
    assert f"{len(lines)} of {len(lines)} games" in done.out


def test_another_plan_does_not_go_on_with_these_games(tmp_path: Path) -> None:
    assert make(tmp_path, 2).code == 0
    other = run_cli("book", TET, "--nodes", "13", "--plies", "4", "--output", str(tmp_path))
    assert_refused(other, NAME, "line 1", "another match", "nodes")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((), ("VARIANT",)),
        (("loop/huge",), ("loop/huge",)),
        ((TET, "path-tiles/sixty-six"), ("path-tiles/sixty-six starts with another deal",)),
        ((TET, "--plies", "0"), ("--plies", "'0'")),
        ((TET, "--games", "none"), ("--games", "'none'")),
        ((TET, "--movetime", "1", "--nodes", "5"), ("--movetime", "--nodes")),
        (("ring-majority/meshes/cube.off",), ("cube.off",)),
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
