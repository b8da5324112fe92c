"""All commands share their words: old spellings, quiet, JSON, pipes, and the order of help."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ringrealms3d as rr
from ringrealms3d.cli.main import build_parser
from tests.cli.running import environment, run_cli, run_here, run_plain_here
from tests.subprocesses import ROOT

TET = "ring-majority/tet"
MISSED = "wbwbwb1wbbwb1bw1w1bbbw/w2b1w3w2/5/1:b:-:-:-"
"""A position of loop/mini in which 1c3 wins at once."""

LIMITS = ("--nodes", "2", "--games", "2")
WITHOUT_RESULT = {"play", "play-text", "ugi", "worker", "completion"}
"""The commands that print nothing for other programs, or speak with them in another way."""

COMMON = ["--seconds", "--nodes", "--games", "--seed", "--jobs", "--file", "--shard", "--output"]
COMMON += ["--force", "--progress", "--json", "--quiet"]


def commands() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Yield every command that does something, by its words."""
    parsers = [("", build_parser())]
    while parsers:
        words, parser = parsers.pop()
        below = [a for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
        parsers += [
            (f"{words} {name}".strip(), each) for a in below for name, each in a.choices.items()
        ]
        if not below:
            yield words, parser


COMMANDS = dict(commands())


@pytest.mark.parametrize("words", COMMANDS)
def test_the_help_ends_with_examples_that_the_command_takes(words: str) -> None:
    text = COMMANDS[words].format_help()
    _, lines = text.rsplit("example:\n", 1)
    for line in lines.splitlines():
        program, *arguments = shlex.split(line.partition(" >> ")[0])
        assert program == "ringrealms3d"
        joined = " ".join(arguments[:2])
        if joined == "match merge":
            arguments = [joined, *arguments[2:]]
        options = build_parser().parse_args(arguments)
        assert options.run.__module__.startswith("ringrealms3d.")


@pytest.mark.parametrize("words", COMMANDS)
def test_the_page_on_the_command_line_has_an_example_of_each_command(words: str) -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    example = COMMANDS[words].format_help().rsplit("example:\n", 1)[1].split()
    command = " ".join(example[1 : 1 + len(words.split())])
    assert re.search(rf"(?:^|\| |`)(?:ringrealms3d )?{command}\b", page, re.MULTILINE)


@pytest.mark.parametrize("words", COMMANDS)
def test_common_options_stand_at_the_end_in_the_same_order(words: str) -> None:
    names = re.findall(r"^  (?:-\w(?: \S+)?, )?(--[a-z-]+)", COMMANDS[words].format_help(), re.M)
    common = [name for name in names if name in COMMON]
    assert common == [name for name in COMMON if name in common]
    assert names[-1] == "--quiet" or "films:" in COMMANDS[words].format_help()
    assert "--json" in names or words in WITHOUT_RESULT
    assert "--output" in names or not {"--force"} & set(names) or words in ("match",)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (("match", "plain", "plain", "--game", TET, *LIMITS), ("match", TET, "plain", "plain")),
        (("levels", "--game", TET, "--levels", "1-2", "--games", "2", "--movetime", "0.01"), ()),
    ],
    ids=lambda words: " ".join(words),
)
def test_old_spellings_work_and_are_told(
    old: tuple[str, ...],
    new: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = run_plain_here(capsys, monkeypatch, *old)
    assert done.code == 0
    told = [word for word in ("--game", "--movetime") if word in old]
    assert [line.split()[0] for line in done.err.splitlines()] == told
    assert "VARIANT" in done.err
    quiet = run_plain_here(capsys, monkeypatch, *old, "--quiet")
    assert (quiet.code, quiet.err) == (0, "")
    if new:
        again = run_plain_here(capsys, monkeypatch, *new, *LIMITS)
        assert (again.err, again.out.splitlines()[0]) == ("", done.out.splitlines()[0])


@pytest.mark.parametrize("words", [("soak", "--games", "1"), ("levels", "--levels", "1-2")])
def test_old_names_of_variants_are_taken(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    option = "--variants" if words[0] == "soak" else "--game"
    done = run_plain_here(capsys, monkeypatch, *words, option, "loop/huge")
    assert done.code == 2
    assert "loop/huge" in done.err


Run = Callable[..., Any]


@pytest.fixture
def as_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command and return the JSON that it prints."""

    def run(*words: str) -> Any:
        done = run_plain_here(capsys, monkeypatch, *words, "--json")
        assert (done.code, done.err) == (0, "")
        return json.loads(done.out)

    return run


def test_games_are_printed_for_other_programs(as_json: Run, tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text("variant loop/mini\n1b3\n1a1\n")
    assert as_json("games")[0]["variants"][0]["variant"] == TET
    (loop,) = as_json("rules", "loop")
    assert loop["game"] == "loop"
    assert "David Bush" in loop["designer"]
    replayed = as_json("replay", str(game))
    assert (replayed["moves"], replayed["turn"]) == (["1b3", "1a1"], 0)
    assert as_json("convert", str(game), f"{tmp_path}/a.json") == {"files": [f"{tmp_path}/a.json"]}
    drawn = f"{tmp_path}/map.svg"
    assert as_json("export", str(game), "-o", drawn, "--kind", "diagram") == {"files": [drawn]}
    library = ("--library", f"{tmp_path}/games.sqlite")
    assert as_json("library", "import", str(game), *library)["added"] == 1
    assert as_json("library", "delete", "--game", "loop", *library) == {
        "deleted": [1],
        "deletion": 1,
    }


@pytest.mark.nightly
def test_figures_are_printed_for_other_programs(as_json: Run, tmp_path: Path) -> None:
    counted = as_json("perft", TET, "--depth", "2", "--divide")
    assert counted["counts"] == [14, 182]
    assert sum(counted["divided"].values()) == 182
    (found,) = as_json("match", TET, "plain", "plain,c_puct=2", *LIMITS)["matches"]
    assert found["games"] == 2 == found["won"] + found["drawn"] + found["lost"]
    assert 0 <= found["score"]["low"] <= found["score"]["value"] <= 1
    (levels,) = as_json("levels", TET, "--levels", "1-2", "--games", "2", "--seconds", "0.01")
    assert levels["ratings"]["level=1"]["value"] == 0
    puzzles = as_json("puzzles", "list", "--game", "loop/mini")
    assert {puzzle["variant"] for puzzle in puzzles} == {"loop/mini"}
    game = tmp_path / "game.txt"
    game.write_text(f"variant loop/mini\nfen {MISSED}\n1a7\n")
    (reviewed,) = as_json("review", str(game), "-o", f"{tmp_path}/out", "--nodes", "200")
    (swing,) = reviewed["swings"]
    assert (swing["move"], swing["better"]) == ("1a7", "1c3")


@pytest.mark.nightly
def test_doctor_tells_other_programs(as_json: Run) -> None:
    findings = as_json("doctor")
    assert {"packages", "folders"} <= {each["subject"] for each in findings} | {"folders"}
    assert all(each["fix"] == "" for each in findings)


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_games_come_from_pipes_and_go_into_pipes(tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text("variant loop/mini\nseed 1\n1b3\n1a1\n")
    program = f"{sys.executable} -m ringrealms3d"
    lines = [
        f"{program} convert - - --to json <{game} | {program} replay - --fen",
        f"{program} convert {game} -o - | {program} convert - - | {program} replay --fen -",
        f"{program} replay --fen <({program} convert {game} -)",
        f"{program} render <(cat {game}) -o {tmp_path}/board.svg --kind diagram --json",
        f"cat {game} | {program} analyse - --nodes 5 --json",
    ]
    fen = rr.read_game(game).last.position.fen()
    for line in lines:
        done = subprocess.run(
            ["bash", "-c", line], env=environment(), cwd=ROOT, capture_output=True, text=True
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert fen in done.stdout or f"{tmp_path}/board.svg" in done.stdout
    assert (tmp_path / "board.svg").stat().st_size > 1000


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("nothing.txt",), "-o game.rrsgf"),
        (("nothing.txt", "a.json", "-o", "b.json"), "-o game.rrsgf"),
        (("nothing.txt", "a.json", "--to", "txt"), "a.json"),
    ],
)
def test_convert_writes_to_one_place(
    arguments: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    done = run_here(capsys, "convert", *arguments)
    assert (done.code, done.out) == (2, "")
    assert named in done.err


def test_render_and_search_are_other_names(capsys: pytest.CaptureFixture[str]) -> None:
    for words, other in ((["export"], ["render"]), (["library", "list"], ["library", "search"])):
        first, second = (run_here(capsys, *each, "--help").out for each in (words, other))
        assert second.replace("usage: ", "").split("\n\n")[1:] == first.split("\n\n")[1:]


def test_no_progress_where_no_terminal_is(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("variant loop/mini\n1b3\n")
    library = ("--library", str(tmp_path / "games.sqlite"))
    assert run_cli("library", "import", str(tmp_path / "game.txt"), *library).err == ""
