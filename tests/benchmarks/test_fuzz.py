"""The fuzzer finds what is planted, and nothing in a few inputs for every reader."""

from __future__ import annotations

import itertools
import os
import sys
import time
import warnings
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from tests.benchmarks import fuzz
from tests.benchmarks.fuzzing.target import Target, load_target

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux alone tells the most memory")

HERE = "tests.benchmarks.test_fuzz"
SEEDS = (b"one\n", b"two three\n")


def _take(content: bytes, folder: Path) -> None:
    """Do one wrong thing or another, as the input says."""
    match content:
        case b"raise":
            raise KeyError("planted")
        case b"print":
            os.write(2, b"planted")
        case b"warn":
            warnings.warn("planted", stacklevel=1)
        case b"die":
            os._exit(3)
        case b"rest":
            time.sleep(3600)
        case b"spin":
            sum(itertools.repeat(1))
        case b"hold":
            _ = b"x" * 50_000_000
        case b"grow":
            bytes(1 << 40)
        case b"refuse":
            raise UserError("\x1b" * 10_000)


def planted() -> Target:
    return Target(_take, SEEDS, megabytes=20.0)


def _planted_with(word: bytes, seconds: float = 10.0) -> Target:
    return Target(_take, [word], giants=[lambda: word], megabytes=20.0, seconds=seconds)


def raising() -> Target:
    return _planted_with(b"raise")


def printing() -> Target:
    return _planted_with(b"print")


def warning() -> Target:
    return _planted_with(b"warn")


def dying() -> Target:
    return _planted_with(b"die")


def resting() -> Target:
    return _planted_with(b"rest", seconds=0.1)


def spinning() -> Target:
    return _planted_with(b"spin", seconds=0.1)


def holding() -> Target:
    return _planted_with(b"hold")


def growing() -> Target:
    return _planted_with(b"grow")


def refusing() -> Target:
    return _planted_with(b"refuse")


def misplacing() -> Target:
    def refuse(content: bytes, folder: Path) -> None:
        raise UserError("something is wrong somewhere")

    return Target(refuse, SEEDS, giants=[lambda: b""], place=r"line \d+")


def places(*names: str) -> dict[str, str]:
    return {name: f"{HERE}:{name}" for name in names}


FAULTS = {
    "raising": "KeyError: 'planted'",
    "printing": "printed 'planted'",
    "warning": "UserWarning: planted",
    "dying": "ended its process, exit code 3",
    "resting": "no answer in 1 s",
    "spinning": "no answer in 1 s",
    "holding": "took 5",
    "growing": "MemoryError",
    "misplacing": "the message names no place: something is wrong",
}


@pytest.mark.nightly
def test_every_fault_is_found_told_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    giant = ["--only", "499", "--keep", str(tmp_path)]
    assert fuzz.main(giant, places("planted", *FAULTS)) == 1
    told = capsys.readouterr().out
    for name, fault in FAULTS.items():
        assert f"{name}: {fault}" in told
        assert f"--seed 1 --target {name} --only 499" in told
    kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert kept.keys() == {f"{name}-1-499" for name in FAULTS}
    assert kept["dying-1-499"] == b"die"


def test_a_long_message_is_no_fault_once_it_is_cut(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--only", "499"], places("refusing")) == 0
    assert "1       0        1       0" in capsys.readouterr().out


def test_an_input_is_the_same_for_the_same_numbers() -> None:
    target = planted()
    inputs = [target.input("planted", 1, number) for number in range(200)]
    assert inputs == [target.input("planted", 1, number) for number in range(200)]
    assert inputs != [target.input("planted", 2, number) for number in range(200)]
    assert len(set(inputs)) > 100


@pytest.mark.few(2)
@pytest.mark.parametrize("name", ["text_games", "sgf_games", "json_games", "books", "moves"])
def test_the_inputs_that_are_right_are_the_same_in_every_process(name: str) -> None:
    first, again = (load_target(fuzz.TARGETS[name]).seeds for _ in range(2))
    assert list(first) == list(again)


@pytest.mark.nightly
def test_a_few_inputs_for_every_reader_find_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--inputs", "5"]) == 0, capsys.readouterr().out
    table = capsys.readouterr().out
    assert all(name in table for name in fuzz.TARGETS)
    assert "5 inputs of seed 1" in table
