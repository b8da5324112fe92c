"""``solve``: the tetrahedron for real, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ringrealms3d.games.ring_majority.solution.bounds import load_bounds, solution_path
from tests.cli.running import assert_refused, run_cli, run_plain_here

PART_DONE = "ring-majority/tet: this part is done; merge the files of all parts"


@pytest.mark.nightly
def test_a_shard_does_its_part_alone(tmp_path: Path) -> None:
    journal = tmp_path / "part.jsonl"
    done = run_cli("solve", "tet", "--file", str(journal), "--shard", "108/108")
    assert done.code == 0, done.err
    assert PART_DONE in done.out
    assert journal.read_bytes().count(b"\n") == 1


@pytest.mark.nightly
def test_the_bounds_that_come_with_the_program_are_what_shards_make(tmp_path: Path) -> None:
    halves = [tmp_path / f"{number}.jsonl" for number in (1, 2)]
    for number, journal in enumerate(halves, start=1):
        half = run_cli("solve", "tet", "--file", str(journal), "--shard", f"{number}/2")
        assert PART_DONE in half.out, half.err
    whole, path = tmp_path / "whole.jsonl", tmp_path / "tet.xz"
    merged = run_cli("match", "merge", *map(str, halves), "-o", str(whole))
    assert merged.code == 0, merged.err
    done = run_cli("solve", "tet", "--file", str(whole), "-o", str(path))
    assert done.code == 0, done.err
    assert done.out.endswith("with best play Red ends +1\n")
    made, shipped = load_bounds(path), load_bounds(solution_path("ring-majority/tet"))
    for name in ("keys", "cycles", "starts", "lower", "upper"):
        assert np.array_equal(getattr(made, name), getattr(shipped, name))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("cube",), "ring-majority/cube has 26 places"),
        (("sphere",), "sphere"),
        (("tet", "-o", "no/such/folder/tet.xz"), "no/such/folder"),
        (("tet", "-o", "README.md"), "already exists; --force"),
        (("tet", "--force", "--shard", "1/2"), "--shard needs --file"),
        ((), "REALM"),
    ],
)
def test_what_can_not_be_solved_is_refused(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    words: str,
) -> None:
    assert_refused(run_plain_here(capsys, monkeypatch, "solve", *arguments), words)
