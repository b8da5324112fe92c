"""Small pictures of boards that come without one: when they are drawn, and where they are kept."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import ringrealms3d as rr
from ringrealms3d.exports import board_pictures
from ringrealms3d.exports.board_pictures import (
    SIZE,
    TURN_SIZE,
    BoardRequest,
    answered,
    played,
    turning,
)
from ringrealms3d.scene.theme import LIGHT
from tests.games.own_game import new_name
from tests.games.registry import kept_registry

SOURCE = """
from ringrealms3d.make import Grid, end_turn, game, kernel, put

@kernel
def play(tables, state, site):
    put(state, site)
    end_turn(state)

GAME = game(__name__, "Same", {"3": Grid(3, 3)}, "# Same", colours=("red", "blue"))
"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def kept_at(folder: Path, source: str) -> Path:
    """Return where the picture of a game is kept."""
    name = new_name()
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    with kept_registry():
        rr.register(f"{name}:GAME")
        return BoardRequest("same/3", "light", turning=False).path


def test_a_picture_has_another_name_once_its_board_looks_otherwise(game_folder: Path) -> None:
    first = kept_at(game_folder, SOURCE)
    assert kept_at(game_folder, SOURCE) == first
    changed = [
        SOURCE.replace("red", "white"),
        SOURCE.replace("Grid(3, 3)", "Grid(3, 3, 3)"),
        f"{SOURCE}\ndef setup(board, state):\n    state.stone[4] = 1\n",
    ]
    assert len({first, *(kept_at(game_folder, each) for each in changed)}) == 4


@pytest.mark.nightly
@pytest.mark.usefixtures("examples_registered")
@pytest.mark.parametrize("turning", [False, True])
def test_a_board_that_cannot_be_drawn_does_not_stop_the_others(turning: bool) -> None:
    wanted = BoardRequest("swapped-five/9", "light", turning)
    lines = [each.line().decode() for each in (BoardRequest("no/1", "light", turning), wanted)]
    assert list(answered(lines)) == ["", str(wanted.path)]
    with Image.open(wanted.path) as picture:
        assert picture.width == (TURN_SIZE if turning else SIZE)[0]
        seen = np.asarray(picture.convert("RGBA"))[..., 3]
    assert seen[0, 0] == 0
    assert (seen == 255).mean() > 0.2


def test_a_board_is_seen_with_pieces_on_it_and_its_game_not_over() -> None:
    for uid in ("ring-majority/tet", "loop/mini"):
        assert played(uid, 5).ply == 5
        late = played(uid, 500)
        assert late.outcome is None
        assert late.ply > 10
        assert any(late.play(move).outcome for move in late.legal_moves)


@pytest.mark.nightly
def test_a_board_swings_to_either_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_pictures, "_TURNS", 3)
    monkeypatch.setattr(board_pictures, "TURN_SIZE", (80, 60))
    strip = np.asarray(turning(rr.start("ring-majority/tet"), LIGHT))
    left, home, right = np.split(strip, 3)
    assert left.shape == (60, 80, 4)
    for one, other in combinations((left, home, right), 2):
        assert (one != other).any(axis=2).mean() > 0.1
