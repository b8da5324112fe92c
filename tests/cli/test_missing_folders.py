"""Files to be written into a folder that does not exist: every command says so, and makes none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.library.library import Library
from tests.cli.running import Result, assert_refused
from tests.records.opened import played

TET = "ring-majority/tet"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game, a journal and a library of one game."""
    rr.write_game(played(TET, ["f1"]).record, tmp_path / "game.txt")
    (tmp_path / "games.jsonl").touch()
    with Library(tmp_path / "games.sqlite") as library:
        library.keep(played(TET, ["f1"]).record)
    return tmp_path


@pytest.mark.parametrize(
    "command",
    [
        "render ring-majority/tet -o IN/none/there/picture.png",
        "export ring-majority/tet -o IN/none/there/board.glb",
        "convert IN/game.txt IN/none/there/game.json",
        "library export --library IN/games.sqlite 1 -o IN/none/there/game.json",
        "match ring-majority/tet plain strong --nodes 5 --file IN/none/there/games.jsonl",
        "match merge IN/games.jsonl -o IN/none/there/merged.jsonl",
        "tune ring-majority/tet -o IN/none/there/weights.json",
        "puzzles make loop/mini -o IN/none/there/new.jsonl",
        "solve tet -o IN/none/there/tet.npz",
    ],
)
def test_a_missing_folder_is_named_and_not_made(
    run_work_here: Callable[..., Result], folder: Path, command: str
) -> None:
    refused = run_work_here(*command.replace("IN", str(folder)).split())
    assert_refused(refused, f"the folder '{folder}/none/there' does not exist")
    assert not (folder / "none").exists()
