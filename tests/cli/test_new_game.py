"""A package for a game of one's own, as it is written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.lab.checks.checks import ALL
from ringrealms3d.lab.checks.sample import sample
from tests.cli.running import assert_refused, run_here
from tests.games.registry import kept_registry
from tests.patience import ENGINE_SECONDS
from tests.subprocesses import ROOT


def test_the_game_keeps_to_its_checks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run_here(capsys, "new-game", "red-tower", "--json")
    assert done.code == 0
    files = json.loads(done.out)["files"]
    assert {path.name for path in map(Path, files)} == {
        *("pyproject.toml", "__init__.py", "rules.md", "test_red_tower.py")
    }
    monkeypatch.syspath_prepend(str(tmp_path / "red-tower"))
    with kept_registry():
        rr.register("red_tower:GAME")
        assert rr.get_game("red-tower").title == "Red tower"
        looked_at = sample("red-tower/5")
        for name in set(ALL) - {"machine code", "engine"}:
            ALL[name](looked_at)
    again = run_here(capsys, "new-game", "red-tower")
    assert_refused(again, "pyproject.toml")


def test_it_says_how_the_game_is_installed_where_the_program_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run_here(capsys, "new-game", "tower")
    assert "install it with: " in done.err
    assert sys.executable in done.err
    assert done.err.endswith(f" --editable {tmp_path / 'tower'}\n")


@pytest.mark.parametrize(
    ("name", "told"), [("Loop!", "write it like my-game"), ("loop", "a game 'loop' already")]
)
def test_other_names_are_refused(capsys: pytest.CaptureFixture[str], name: str, told: str) -> None:
    assert_refused(run_here(capsys, "new-game", name), told)


@pytest.mark.nightly
def test_its_own_tests_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "tower"
    assert run_here(capsys, "new-game", "tower", "-o", str(folder)).code == 0
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder / "tests")],
        env=os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=ENGINE_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout
