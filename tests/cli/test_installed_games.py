"""Games that packages bring: found, listed, switched off, and left out where they are broken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Result, assert_refused, run_cli
from tests.games.own_game import write_game


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """Return a folder with two packages, one of them broken, as pip would leave them there."""
    write_game(tmp_path, "tower")
    write_game(tmp_path, "ruin", ("import numpy as np", "import numpi as np"))
    for name in ("tower", "ruin"):
        folder = tmp_path / f"my_{name}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: my-{name}\nVersion: 1.0\n")
        entry = f"[ringrealms3d.games]\n{name} = {name}:GAME\n"
        (folder / "entry_points.txt").write_text(entry)
    return tmp_path


def run(installed: Path, *arguments: str, language: str = "en") -> Result:
    return run_cli(
        *arguments,
        PYTHONPATH=str(installed),
        RINGREALMS3D_LANGUAGE=language,
        XDG_CONFIG_HOME=str(installed / "config"),
        XDG_STATE_HOME=str(installed / "state"),
    )


def test_installed_games_are_listed_and_a_broken_one_is_named(installed: Path) -> None:
    done = run(installed, "games")
    assert (done.code, done.err) == (0, "")
    assert "Qubic, by nobody" in done.out
    assert "tower/3" in done.out
    told = done.out.split("Installed games\n")[1]
    assert "tower:GAME" in told
    assert "a game was left out: " in told
    assert "No module named 'numpi'" in told


@pytest.mark.nightly
def test_an_installed_game_is_switched_off_and_on(installed: Path) -> None:
    assert run(installed, "games", "--off", "tower").code == 0
    done = run(installed, "games")
    assert "tower/3" not in done.out
    assert "switched off" in done.out
    assert_refused(run(installed, "perft", "tower/3", "--depth", "1"), "no game 'tower'")
    assert run(installed, "games", "--on", "tower").code == 0
    assert "tower/3" in run(installed, "games").out


def test_data_tell_which_games_are_installed_and_why_one_is_not_here(installed: Path) -> None:
    told = {game["game"]: game for game in json.loads(run(installed, "games", "--json").out)}
    assert told["loop"]["installed"] is None
    assert (told["tower"]["installed"], told["tower"]["left_out"]) == ("tower", "")
    assert told["tower"]["variants"][0]["variant"] == "tower/3"
    assert "No module named 'numpi'" in told["ruin"]["left_out"]
    run(installed, "games", "--off", "tower")
    german = run(installed, "games", "--json", language="de")
    found = {game["game"]: game for game in json.loads(german.out)}
    assert (found["tower"]["variants"], found["tower"]["left_out"]) == ([], "switched off")
    assert found["ruin"] == told["ruin"]


def test_what_is_not_installed_cannot_be_switched(installed: Path) -> None:
    done = run(installed, "games", "--off", "castle")
    assert_refused(done, "no installed game 'castle' (choose from ruin, tower)")


@pytest.mark.nightly
def test_the_engine_plays_an_installed_game(installed: Path) -> None:
    done = run(installed, "analyse", "tower/3", "--nodes", "100")
    assert done.code == 0
    assert "b22" in done.out
