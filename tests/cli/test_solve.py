"""``solve``: the tetrahedron for real, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ringrealms3d.games.ring_majority.solution.bounds import load_bounds, solution_path
from tests.cli.running import assert_refused, run_cli, run_plain_here


@pytest.mark.nightly
def test_the_bounds_that_come_with_the_program_are_what_the_command_makes(tmp_path: Path) -> None:
    path = tmp_path / "tet.xz"
    done = run_cli("solve", "tet", "-o", str(path))
    assert done.code == 0, done.err
    assert done.out.endswith("with best play Red ends +1\n")
    made, shipped = load_bounds(path), load_bounds(solution_path("ring-majority/tet"))
    for name in ("keys", "cycles", "starts", "lower", "upper"):
        assert np.array_equal(getattr(made, name), getattr(shipped, name))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("cube",), "ring-majority/cube has 26 positions"),
        (("sphere",), "sphere"),
        (("tet", "-o", "no/such/folder/tet.xz"), "no/such/folder"),
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
