"""Odd places for files, and odd environments: one sentence each, and no fault."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ringrealms3d as rr
from tests.cli.running import environment, run_here, run_plain_here
from tests.patience import ENGINE_SECONDS
from tests.records.opened import played
from tests.subprocesses import ROOT

TET = "ring-majority/tet"
QUICK = "--nodes 2 --games 2"
COMMANDS = [
    f"render {TET} --size 96x64 -o OUT.png",
    f"export {TET} -o OUT.obj",
    f"export {TET} -o OUT.json",
    "convert GAME OUT.json",
    "review GAME -o OUT --nodes 2",
    f"gallery {TET} --size 96x64 --theme dark --materials paint -o OUT",
    "library list --library OUT.sqlite",
    pytest.param("library import GAME --library OUT.sqlite", marks=pytest.mark.nightly),  # waits
    "library import OUT",
    "replay OUT.json",
    "replay OUT.txt",
    f"play-text ring-majority/OUT.off {TET[:0]}",
    f"match {TET} plain plain {QUICK} --file OUT.jsonl",
    f"match {TET} plain plain {QUICK} --csv OUT.csv",
    f"match {TET} plain plain {QUICK} --openings OUT.txt",
    "match merge OUT.jsonl -o GAME.jsonl",
    "match merge EMPTY -o OUT.jsonl",
    "puzzles list OUT.jsonl",
    f"puzzles make {TET} -o OUT.jsonl --seconds 1",
    "tune loop/mini -o OUT.json --games 2 --nodes 2",
    f"levels {TET} --levels 1-2 --games 2 --folder OUT",
    f"book {TET} --games 2 --nodes 2 --output OUT",
    f"report {TET} -o OUT --games 2 --nodes 2 --ladder 0",
]


@pytest.fixture
def places(tmp_path: Path) -> dict[str, str]:
    """Places where nothing can be read or written."""
    for ending in ("png", "obj", "json", "sqlite", "txt", "off", "jsonl", "csv"):
        (tmp_path / f"loop.{ending}").symlink_to(f"loop.{ending}")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "file").touch()
    return {
        "a link to itself": str(tmp_path / "loop"),
        "a long name": str(tmp_path / ("n" * 260)),
        "a file as a folder": str(tmp_path / "file" / "out"),
        "a device as a folder": "/dev/null/out",
        "what nobody can write": "/proc/out",
        "no text": os.fsdecode(os.fsencode(tmp_path) + b"/file/\xff"),
    }


@pytest.mark.few(8)
@pytest.mark.parametrize("command", COMMANDS)
def test_odd_places_are_told(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    places: dict[str, str],
    command: str,
) -> None:
    game, empty = tmp_path / "game.json", tmp_path / "empty.jsonl"
    rr.write_game(played(TET, ["f1"]).record, game)
    empty.touch()
    for place in places.values():
        words = command.replace("GAME", str(game)).replace("EMPTY", str(empty)).split()
        done = run_plain_here(capsys, monkeypatch, *(word.replace("OUT", place) for word in words))
        said = f"{place}: {done.err}"
        assert done.code == 2, said
        assert "fault" not in done.err, said
        *progress, told = done.err.strip().splitlines()
        assert len(progress) == ("library import" in command and "1 of 1" in done.err), said
        assert any(part in told for part in (str(tmp_path), "/proc", "/dev/null")), said
    assert not [path for path in tmp_path.rglob("*") if path.name.endswith(".part")]


def test_a_variant_is_taken_by_its_name_whatever_lies_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "ring-majority").symlink_to("ring-majority")
    monkeypatch.chdir(tmp_path)
    done = run_here(capsys, "export", TET, "-o", "x.json")
    assert (done.code, done.err) == (0, "")
    assert (tmp_path / "x.json").exists()


ENVIRONMENTS = [
    {"HOME": "/dev/null"},
    {"HOME": ""},
    dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"), "/dev/null"),
    {"TMPDIR": "/none", "COLUMNS": "0", "LINES": "x", "TERM": ""},
    {"PYTHONIOENCODING": "utf-16"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"NUMBA_NUM_THREADS": "0", "NUMBA_OPT": "x", "OMP_NUM_THREADS": "-1"},
]


@pytest.mark.parametrize("given", ENVIRONMENTS, ids=lambda given: next(iter(given)))
@pytest.mark.parametrize(
    "command",
    [
        pytest.param(f"perft {TET} --depth 1", marks=pytest.mark.nightly),
        f"play-text {TET} --computer none",
        pytest.param("doctor", marks=pytest.mark.nightly),
        pytest.param("library list", marks=pytest.mark.nightly),
        pytest.param(f"match {TET} plain plain {QUICK}", marks=pytest.mark.nightly),
        pytest.param(f"render {TET} --size 96x64 -o OUT.png", marks=pytest.mark.nightly),
    ],
)
def test_odd_environments_are_no_fault(tmp_path: Path, command: str, given: dict[str, str]) -> None:
    told = run(command.replace("OUT", str(tmp_path / "out")), **given)
    assert "fault" not in told
    assert "Traceback" not in told
    assert "Warning" not in told


@pytest.mark.nightly
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["games", f"play-text {TET}", "doctor", "ugi", "library list"])
def test_closed_streams_are_no_fault(command: str, closed: str) -> None:
    told = run(f"{command} {closed}")
    assert "fault" not in told
    assert "Traceback" not in told


@pytest.mark.parametrize("closed", ["2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(
    ("command", "code"), [("export loop/mini --kind diagram -o OUT", 0), ("none", 2)]
)
def test_closed_streams_change_no_exit_code(
    tmp_path: Path, command: str, code: int, closed: str
) -> None:
    out = tmp_path / "out.svg"
    assert finished(f"{command.replace('OUT', str(out))} {closed}").returncode == code
    assert out.exists() == (code == 0)


def run(command: str, **given: str) -> str:
    """Return all that a command says in a shell of its own, on an empty input unless closed."""
    done = finished(command, **given)
    assert done.returncode in (0, 1, 2), done
    return (done.stdout + done.stderr).replace(b"\0", b"").decode("utf-8", "replace")


def finished(command: str, **given: str) -> subprocess.CompletedProcess[bytes]:
    python = f"{sys.executable} -m ringrealms3d {command}"
    script = python if "<&-" in command else f"{python} </dev/null"
    return subprocess.run(
        ["/bin/sh", "-c", script],
        cwd=ROOT,
        env=environment(**given),
        capture_output=True,
        timeout=ENGINE_SECONDS,
        check=False,
    )
