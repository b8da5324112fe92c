"""The example of a game from outside: its rules against a search by sets, and in other hands."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.examples import hex as example
from tests.games.outside import UID
from tests.subprocesses import ROOT, run_python

pytestmark = pytest.mark.usefixtures("hex_registered")

NEIGHBOURS = {(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1)}


def joins(cells: set[tuple[int, int]], axis: int) -> bool:
    """Whether cells, (row, column), hold a chain from the first line of an axis to the last."""
    reached = {cell for cell in cells if cell[axis] == 0}
    while True:
        grown = reached | {
            (r + a, c + b) for r, c in reached for a, b in NEIGHBOURS if (r + a, c + b) in cells
        }
        if grown == reached:
            return any(cell[axis] == 4 for cell in reached)
        reached = grown


def cells_of(position: Position, seat: int) -> set[tuple[int, int]]:
    """Return the cells of a seat as rows, from the bottom up, and columns."""
    stones = position.stones.tolist()
    return {divmod(x, 5) for x in range(25) if stones[x] == seat + 1}


@pytest.mark.few(12)
@pytest.mark.parametrize("seed", range(40))
def test_the_winner_is_who_joins_both_sides(seed: int) -> None:
    rng, position = seeded(seed), rr.start(UID)
    while position.outcome is None:
        assert not joins(cells_of(position, 0), 0)
        assert not joins(cells_of(position, 1), 1)
        moves = position.legal_moves
        position = position.play(moves[int(below(rng, len(moves)))])
    winner = position.outcome.winner
    assert winner is not None
    assert joins(cells_of(position, winner), winner)
    assert rr.from_fen(UID, position.fen()).outcome == position.outcome


@pytest.mark.parametrize(
    ("fen", "complaint"),
    [
        ("x" * 24 + ":x:0:0", "expected 25"),
        ("#" + "." * 24 + ":x:0:0", "expected 25"),
        ("", "4 parts"),
    ],
)
def test_a_broken_fen_is_refused(fen: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        rr.from_fen(UID, fen)


@pytest.mark.nightly
def test_a_copy_outside_the_package_is_played_by_the_engine(tmp_path: Path) -> None:
    shutil.copy(example.__file__, tmp_path / "my_game.py")
    code = (
        "import ringrealms3d as rr\n"
        "with rr.Engine('hex/5', level=1, seed=1) as engine:\n"
        "    print(rr.start('hex/5').format_move(engine.best_move(rr.start('hex/5'))))"
    )
    paths = f"{ROOT}{os.pathsep}{tmp_path}"
    done = run_python("-c", code, PYTHONPATH=paths, RINGREALMS3D_GAMES="my_game:GAME")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in rr.start(UID).board.sites


def test_a_game_that_is_not_there_is_named() -> None:
    code = "from ringrealms3d.cli.main import main; raise SystemExit(main(['games']))"
    done = run_python("-c", code, RINGREALMS3D_GAMES="no_such:GAME")
    assert done.returncode == 2
    assert done.stderr.startswith("ringrealms3d games: no_such:GAME: no game there")
    assert len(done.stderr.splitlines()) == 1


def test_it_is_a_whole_game_in_sixty_lines() -> None:
    assert len(Path(example.__file__).read_text(encoding="utf-8").splitlines()) <= 60
