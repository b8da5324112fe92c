"""What every reader of a file refuses in one sentence: what is no file, is too large, or a bomb."""

from __future__ import annotations

import json
import lzma
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.book.file import read_book
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.priors import read_weights
from ringrealms3d.games.named import named_variant
from ringrealms3d.games.ring_majority.solution.bounds import load_bounds
from ringrealms3d.lab.matches.match import Match
from ringrealms3d.lab.matches.merging import merge
from ringrealms3d.lab.matches.pairs import match_job
from ringrealms3d.lab.work.journal import Journal
from ringrealms3d.puzzles.cards import Cards
from ringrealms3d.puzzles.file import read_puzzles
from ringrealms3d.records.game_files import read_game
from ringrealms3d.session.autosave import load_game
from ringrealms3d.window.features.play.play_settings import VARIANT
from ringrealms3d.window.shell.settings import Settings

MATCH = Match("loop/mini", ("strong", "plain"), Limit(seconds=0.1))


@cache
def bomb() -> bytes:
    """Return little that unpacks to more than any reader takes."""
    return lzma.compress(bytes(110_000_000), preset=0)


def read_settings(path: Path) -> None:
    complaints = Settings(path).complaints
    assert complaints
    raise UserError(complaints[0])


READERS: dict[str, Callable[[Path], object]] = {
    "solid.off": lambda path: named_variant(f"ring-majority/{path}"),
    "solid.obj": lambda path: named_variant(f"ring-majority/{path}"),
    "solid.ply": lambda path: named_variant(f"ring-majority/{path}"),
    "solid.stl": lambda path: named_variant(f"ring-majority/{path}"),
    "game.txt": read_game,
    "game.json": read_game,
    "game.rrsgf": read_game,
    "autosave.json": load_game,
    "window.ini": read_settings,
    "loop-mini.jsonl.xz": lambda path: read_book(path, "loop/mini"),
    "tet.xz": load_bounds,
    "weights.json": lambda path: read_weights(path, 5),
    "puzzles.jsonl": read_puzzles,
    "cards.json": lambda path: Cards(path).solved,
    "match.jsonl": lambda path: Journal([match_job(MATCH)], path).read(),
    "part.jsonl": lambda path: merge([path], path.with_suffix(".whole")),
}
each_reader = pytest.mark.parametrize("name", READERS)


def make_fifo(path: Path) -> None:
    os.mkfifo(path)


def make_endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def make_huge(path: Path) -> None:
    """Make a file that is huge without taking room."""
    with path.open("wb") as stream:
        stream.truncate(5_000_000_000)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no FIFOs")
@pytest.mark.parametrize("make", [make_fifo, make_endless, make_huge, Path.mkdir])
@each_reader
def test_what_is_no_file_or_too_large_is_refused(
    name: str, make: Callable[[Path], None], tmp_path: Path
) -> None:
    make(tmp_path / name)
    with pytest.raises(UserError, match=name.partition(".")[0]):
        READERS[name](tmp_path / name)


@pytest.mark.parametrize("name", ["loop-mini.jsonl.xz", "tet.xz"])
def test_what_unpacks_to_too_much_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(bomb())
    with pytest.raises(UserError, match="holds more than"):
        READERS[name](tmp_path / name)


def test_weights_are_never_unpacked(tmp_path: Path) -> None:
    (tmp_path / "weights.json").write_bytes(bomb())
    with pytest.raises(UserError, match="not UTF-8 text"):
        READERS["weights.json"](tmp_path / "weights.json")


def test_a_file_that_a_game_names_is_not_looked_for(tmp_path: Path) -> None:
    uid = "ring-majority/~nobody-of-this-name/x.off"
    (tmp_path / "window.ini").write_text(f"[General]\nvariant={uid}\n", encoding="utf-8")
    assert Settings(tmp_path / "window.ini")[VARIANT] is None
    game = {"version": 2, "variant": uid, "moves": [], "ply": 0, "players": [{}, {}], "seed": 1}
    (tmp_path / "game.txt").write_text(f"variant {uid}\n", encoding="utf-8")
    (tmp_path / "autosave.json").write_text(json.dumps(game), encoding="utf-8")
    game = {"ringrealms3d": "game 1", "variant": uid, "nodes": [{}]}
    (tmp_path / "game.json").write_text(json.dumps(game), encoding="utf-8")
    sgf = f"(;FF[4]GM[Ring Majority]RR[{uid}])"
    (tmp_path / "game.rrsgf").write_text(sgf, encoding="utf-8")
    for name in ("autosave.json", "game.json", "game.rrsgf", "game.txt"):
        with pytest.raises(
            UserError, match=r"the polyhedron x\.off, which is not stored in the game"
        ):
            READERS[name](tmp_path / name)
