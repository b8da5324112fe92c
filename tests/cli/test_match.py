"""``match`` and ``levels``: tables, files to go on from, and what they refuse."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import psutil
import pytest

from ringrealms3d.cli.levels import _file
from ringrealms3d.cli.match_table import failures, result_cells
from ringrealms3d.engine.levels import Limits
from ringrealms3d.engine.matches.match import GameResult, Match
from tests.cli.running import assert_refused, has_lines, run_cli, run_here, stopped_by_ctrl_c
from tests.engine.matches.finished import finished, forfeited
from tests.engine.ugi.fake_program import FakeProgram
from tests.geometry import solids
from tests.subprocesses import ROOT

TET = "ring-majority/tet"
QUICK = ("--game", TET, "--nodes", "12")


def rows(out: str) -> dict[str, list[str]]:
    """Return the table's cells by the first word of their row."""
    return {words[0]: words[1:] for line in out.splitlines() if (words := line.split())}


def test_a_match_prints_its_table() -> None:
    done = run_cli("match", "strong", "plain", *QUICK, "--games", "4", "--jobs", "2")
    assert (done.code, done.err) == (0, "")
    found = rows(done.out)
    red, blue, both = found["Red"], found["Blue"], found["both"]
    assert (red[0], blue[0], both[0]) == ("2", "2", "4")
    for column in range(4):
        assert int(red[column]) + int(blue[column]) == int(both[column])
    assert found["A:"][0] == "strong"
    assert found["B:"][0] == "plain"
    assert re.search(rf"^4 of 4 games of {TET}, \d+\.\d plies each$", done.out, re.M)


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    command = ("match", "strong", "plain", *QUICK, "--file", str(path))
    assert run_cli(*command, "--games", "2").code == 0
    first = path.read_bytes()
    done = run_cli(*command, "--games", "3")
    assert (done.code, done.err) == (0, "")
    assert rows(done.out)["both"][0] == "3"
    assert path.read_bytes().startswith(first)
    numbers = [json.loads(line)["number"] for line in path.read_bytes().splitlines()]
    assert sorted(numbers) == [0, 1, 2]
    again = run_cli(*command, "--games", "2")
    assert rows(again.out) == rows(done.out) | rows(
        re.search(r"^3 of 3.*$", done.out, re.M)[0]  # type: ignore[index]
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_ctrl_c_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    arguments = ["match", "strong", "plain", *QUICK, "--games", "100000", "--file", str(path)]
    done = stopped_by_ctrl_c(tmp_path, lambda: has_lines(path), *arguments, "--jobs", "2")
    assert (done.code, done.err) == (130, "stopped\n")
    lines = path.read_bytes().splitlines(keepends=True)
    assert all(line.endswith(b"\n") and json.loads(line) for line in lines)
    assert int(rows(done.out)["both"][0]) in (len(lines) - 1, len(lines))


def test_a_match_on_a_board_from_a_file_goes_on_with_the_same_board_only(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    solid, path = tmp_path / "solid.off", tmp_path / "match.jsonl"
    solid.write_bytes(solids.file_bytes(solids.pyramid(4), "off"))
    limits = ("--nodes", "3", "--games", "1", "--file", str(path))
    command = ("match", "plain", "plain", "--game", f"ring-majority/{solid}", *limits)
    assert run_cli(*command).code == 0
    solid.write_bytes(solids.file_bytes(solids.pyramid(5), "off"))
    assert_refused(run_here(capsys, *command), str(path))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_ctrl_c_ends_the_programs_that_play(tmp_path: Path) -> None:
    deaf = FakeProgram(tmp_path, go=["SLEEP"])
    arguments = ("match", f"ugi:{deaf.command}", "plain", *QUICK)

    def searches() -> bool:
        return deaf.started and any(line.startswith("go") for line in deaf.told)

    done = stopped_by_ctrl_c(tmp_path, searches, *arguments)
    assert (done.code, done.err) == (130, "stopped\n")
    commands = [process.info["cmdline"] for process in psutil.process_iter(["cmdline"])]
    assert not [command for command in commands if str(tmp_path) in " ".join(command or ())]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("plain", "plain", "--game", "loop/huge", "--nodes", "9"), ("loop/huge",)),
        (("plain", "clever", "--game", TET, "--nodes", "9"), ('"clever"',)),
        (("level=0", "plain", "--game", TET, "--nodes", "9"), ("level 0",)),
        (("plain", "strong,rave_bias=x", "--game", TET, "--nodes", "9"), ('"rave_bias=x"',)),
        (("plain", "strong,margin=1", "--game", TET, "--nodes", "9"), ("margin is 1",)),
        (("plain", "strong", "--game", TET), ('"plain"', "time")),
        (("plain", "strong", "--nodes", "9"), ("--game",)),
        (("plain", "--game", TET), ("B",)),
        (("plain", "plain", *QUICK, "--movetime", "1"), ("--movetime", "--nodes")),
        (("plain", "plain", *QUICK, "--games", "0"), ("--games", "'0'")),
        (("plain", "plain", *QUICK, "--jobs", "many"), ("--jobs", "'many'")),
        (("plain", "plain", *QUICK, "--random-plies", "21"), ("--random-plies", "'21'")),
        (("plain", "plain", *QUICK, "--seed", "-1"), ("--seed",)),
        (("plain", "plain", *QUICK, "--file", "README.md"), ("README.md, line 1",)),
        (("plain", "plain", *QUICK, "--file", "nowhere/match.jsonl"), ("nowhere/match.jsonl",)),
    ],
)
def test_match_refuses(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    named: tuple[str, ...],
) -> None:
    monkeypatch.chdir(ROOT)
    assert_refused(run_here(capsys, "match", *arguments), *named)


def test_levels_play_their_neighbours_and_go_on(tmp_path: Path) -> None:
    command = ("levels", "--game", TET, "--levels", "1-3", "--movetime", "0.01")
    first = run_cli(*command, "--games", "1", "--folder", str(tmp_path / "new"))
    assert (first.code, first.err) == (0, "")
    names = sorted(path.name for path in (tmp_path / "new").iterdir())
    assert names == [
        "ring-majority-tet-level-2-level-1.jsonl",
        "ring-majority-tet-level-3-level-2.jsonl",
    ]
    done = run_cli(*command, "--games", "2", "--folder", str(tmp_path / "new"))
    table = [line.split() for line in done.out.splitlines() if " – " in line]
    assert [row[:4] for row in table] == [["2", "–", "1", "2"], ["3", "–", "2", "2"]]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--levels", "3-3"), ("--levels", "'3-3'")),
        (("--levels", "low-high"), ("--levels", "'low-high'")),
        (("--levels", "8-12"), ("level 11",)),
        (("--levels", "0-2"), ("level 0",)),
        (("--game", "loop/huge"), ("loop/huge",)),
        (("--games", "0"), ("--games", "'0'")),
        (("--folder", f"{ROOT}/README.md/games"), ("README.md/games' cannot be made",)),
    ],
)
def test_levels_refuses(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: tuple[str, ...]
) -> None:
    assert_refused(run_here(capsys, "levels", *arguments), *named)


def test_the_file_of_a_match_of_levels_is_named_after_the_board() -> None:
    for uid, name in (
        ("loop/mini", "loop-mini"),
        ("ring-majority//a/b.off#1", "ring-majority-b.off#1"),
    ):
        match = Match(uid, ("level=2", "level=1"), Limits())
        assert _file(match, Path("folder")) == Path("folder", f"{name}-level-2-level-1.jsonl")


def game(number: int, winner: int | None) -> GameResult:
    return finished(number, (), winner, TET)


def test_cells_count_from_the_first_players_side() -> None:
    games = [game(0, 0), game(1, 0), game(2, None), game(3, 1), game(4, 0)]
    assert result_cells(games)[:5] == ("5", "3", "1", "1", "70.0")


def test_failed_games_are_named() -> None:
    match = Match(TET, ("strong", "ugi:x"), Limits(seconds=1.0))
    lost = forfeited(4, ("f1", "f2"), 1, "ugi:x failed: it ended", TET)
    assert list(failures(match, [game(3, 1), lost])) == ["game 5, move 3: ugi:x failed: it ended"]


def test_cells_without_games_claim_nothing() -> None:
    assert result_cells([]) == ("0", "0", "0", "0", "–", "–", "–", "–")


def test_cells_of_a_clean_sweep_and_of_an_even_match() -> None:
    swept = result_cells([game(n, 0) for n in range(10)])
    assert swept[4] == "100.0"
    assert swept[6] == "+∞"
    assert re.fullmatch(r"\+\d+ to \+∞", swept[7])
    even = result_cells([game(n, n % 2) for n in range(10)])
    assert even[6] == "0"
    assert re.fullmatch(r"−(\d+) to \+\1", even[7])
