"""``ringrealms3d analyse``: the best moves, for people and for programs."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import ringrealms3d as rr
from ringrealms3d.cli import analyse
from ringrealms3d.engine.analysis import Analysis, Candidate
from tests.cli.running import assert_refused, environment, run_cli, run_here
from tests.engine.ugi.fake_program import FakeProgram
from tests.subprocesses import ROOT

TET, LOOP = "ring-majority/tet", "loop/mini"
FEW = ("--nodes", "50")


def test_the_best_moves_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    done = run_here(capsys, "analyse", LOOP, "--moves", "1b3 1a1", *FEW, "--lines", "3")
    assert (done.code, done.err) == (0, "")
    heading, _, *rows, empty, searched = [line.rstrip() for line in done.out.splitlines()]
    assert heading.split() == ["move", "chance", "visits", "line"]
    assert (len(rows), empty) == (3, "")
    visits = [int(row.split()[2]) for row in rows]
    assert visits == sorted(visits, reverse=True)
    assert all(row.split()[3:5] == ["1.", row.split()[0]] for row in rows)
    assert searched.startswith("Black to move: 50 playouts in ")


def test_what_is_certain_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    position = rr.start(TET)
    candidates = tuple(
        Candidate(move, 1_234, 0.25, proven=proven, line=(move,))
        for move, proven in zip(position.legal_moves, ("win", "draw", "", "loss"), strict=False)
    )
    Console(width=80).print(analyse._shown(position, Analysis(candidates, (), 1, 0.5)))
    _, _, *rows, empty, searched = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [row[1:3] for row in rows] == [
        ["wins", "1,234"],
        ["draws", "1,234"],
        ["25.0%", "1,234"],
        ["loses", "1,234"],
    ]
    assert (empty, " ".join(searched)) == ([], "Red to move: 1 playout in 0.5 s")


@pytest.mark.nightly
def test_json_is_for_other_programs(capsys: pytest.CaptureFixture[str]) -> None:
    done = run_here(capsys, "analyse", TET, "--moves", "f1", *FEW, "--json")
    found = json.loads(done.out)
    position = rr.start(TET).play("f1")
    assert (found["variant"], found["fen"], found["turn"]) == (TET, position.fen(), 1)
    assert found["simulations"] >= 50
    assert len(found["candidates"]) == 5
    for each in found["candidates"]:
        assert position.format_line(each["line"])
        assert each["line"][:1] in ([each["move"]], [])
        assert 0 <= each["value"] <= 1


def test_any_position_of_a_game_is_analysed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path, record = str(tmp_path / "game.json"), rr.GameRecord(TET)
    first = record.root.play("f1")
    first.play("e1").play("v1")
    rr.write_game(record, path)
    for game in ((path,), (TET, "--moves", "f1 e1 v1")):
        done = run_here(capsys, "analyse", *game, "--at", "1", *FEW, "--json")
        assert json.loads(done.out)["fen"] == first.position.fen()
    assert_refused(run_here(capsys, "analyse", path, "--at", "4"), "--at 4", "3 moves")


@pytest.mark.nightly
def test_watching_tells_again_and_again() -> None:
    done = run_cli("analyse", "loop/main", "--seconds", "0.8", "--watch", "--json", "--lines", "1")
    told = [json.loads(line)["simulations"] for line in done.out.splitlines()]
    assert len(told) > 1
    assert told == sorted(told)


@pytest.mark.nightly
def test_a_game_is_analysed_at_its_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = rr.GameRecord(LOOP, seed=1)
    record.root.play("1b3").play("1a1")
    rr.write_game(record, tmp_path / "game.rrsgf")
    found = run_here(capsys, "analyse", str(tmp_path / "game.rrsgf"), *FEW, "--json").out
    assert json.loads(found)["fen"] == record.last.position.fen()


def test_another_program_analyses(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = ["info nodes 7 time 40 score cp 100 pv f1 e1", "bestmove f1"]
    program = FakeProgram(tmp_path, go=said)
    done = run_here(capsys, "analyse", TET, "--engine", program.command, *FEW)
    assert done.out.splitlines()[2].split() == ["f1", "64.0%", "7", "1.", "f1", "e1"]
    assert "go nodes 50" in program.told
    found = json.loads(run_here(capsys, "analyse", TET, "--engine", program.command, "--json").out)
    assert (found["variant"], found["fen"], found["turn"]) == (TET, rr.start(TET).fen(), 0)
    (best,) = found["candidates"]
    assert (best["move"], best["line"], round(best["value"], 2)) == ("f1", ["f1", "e1"], 0.64)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((TET, "--fen", "rrrr/bbbbbb/rrrr:r:5,5"), "the game is over: the board is full"),
        ((TET, "--moves", "f1 f1"), "move 2 'f1': f1 holds a red stone"),
        ((TET, "--lines", "0"), "--lines"),
        ((TET, "--nodes", "5", "--depth", "5"), "--depth"),
        ((TET, "--engine", "/no/such/program"), "/no/such/program"),
        (("chess",), "chess"),
        ((), "VARIANT"),
    ],
)
def test_what_cannot_be_analysed_is_told(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: str
) -> None:
    assert_refused(run_here(capsys, "analyse", *arguments), named)


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
def test_ctrl_c_ends_it_and_its_engine() -> None:
    command = shlex.split(f"{sys.executable} -m ringrealms3d analyse loop/main --watch --json")
    with subprocess.Popen(
        [*command, "--nodes", "1000000000", "--lines", "1"],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert json.loads(process.stdout.readline())["simulations"] > 0
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert (process.returncode, told) == (130, "stopped\n")
