"""``tune``: a short one for real, and what it refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ringrealms3d.core import data
from ringrealms3d.games import variant
from tests.cli.running import Result, assert_refused, run_cli, run_plain_here, seen_on_a_terminal
from tests.games.outside import PLACE, UID
from tests.kept_texts import ReadAsKept
from tests.subprocesses import run_python


@pytest.mark.nightly
def test_a_short_tuning_writes_weights(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    options = ("--games", "2", "--nodes", "10", "--rounds", "2", "-o", str(path))
    done = run_cli("tune", "loop/mini", *options)
    assert done.code == 0, done.err
    rounds = re.findall(r"round (\d): (\d+) positions .* nats untuned, .* tuned; ", done.out)
    assert [number for number, _ in rounds] == ["1", "2"]
    assert all(int(positions) > 10 for _, positions in rounds)
    weights = json.loads(path.read_text(encoding="utf-8"))["weights"]
    assert len(weights) == variant("loop/mini").pattern_count
    assert any(weights)


def test_rounds_are_told_and_the_file_is_written(
    run_work_here: Callable[..., Result],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    read_as_kept: ReadAsKept,
) -> None:
    seen_on_a_terminal(monkeypatch)
    monkeypatch.setattr(data, "user_data_path", lambda *_, **__: tmp_path)
    path = tmp_path / "priors" / "loop" / "mini.json"
    options = ("--games", "2", "--nodes", "1", "--rounds", "1")
    done = run_work_here("tune", "loop/mini", *options)
    assert done.code == 0
    assert re.search(r"^round 1: \d+ positions .* nats untuned, .* tuned; ", done.out)
    told = [line.split(",")[0] for line in done.err.split("\r")[1:]]
    assert told == ["game 1 of 2", "game 2 of 2"]
    weights = json.loads(path.read_text(encoding="utf-8"))["weights"]
    assert any(weights)
    said = re.sub(r"\d+ s\b", "(time)", done.out.replace(str(tmp_path), "FOLDER"))
    read_as_kept([*said.splitlines(), *(f"{each:.3f}" for each in weights)], "tune")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("no/game",), "no game 'no'"),
        (("loop/mini", "loophole-2d/14"), "loophole-2d/14 and loop/mini do not share their"),
        (("loop/mini", "--games", "1"), "one game is not enough"),
        (("loop/mini", "-o", "."), "'.' is a folder"),
        (("loop/mini", "-o", "README.md/weights.json"), "the folder 'README.md' does not exist"),
        (("ring-majority/meshes/cube.off",), "--output"),
        (("loop/mini", "--nodes", "0"), "'0' is not a whole number"),
    ],
)
def test_what_can_not_be_tuned_is_refused(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    words: str,
) -> None:
    assert_refused(run_plain_here(capsys, monkeypatch, "tune", *arguments), words)


_TUNE_HEX = f"""
from ringrealms3d.core.kernel import compile_kernels
compile_kernels("{PLACE}")
import ringrealms3d as rr
from ringrealms3d.cli.main import main
rr.register("{PLACE}")
exit(main(["tune", "{UID}"]))
"""


def test_a_game_without_patterns_is_refused() -> None:
    """Of those that come with the program every game has some."""
    done = run_python("-c", _TUNE_HEX)
    result = Result(done.returncode, done.stdout, done.stderr)
    assert_refused(result, f"{UID} has no patterns to tune")
