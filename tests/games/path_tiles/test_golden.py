"""The golden counts and games of Path Tiles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ringrealms3d.core.random import below, seeded
from ringrealms3d.engine.perft import divide, perft
from ringrealms3d.games import from_fen, start
from tests.games.path_tiles.play import UIDS, reference_of
from tests.games.path_tiles.reference import ReferenceGame
from tests.golden.make_path_tiles import COUNTS, DEAL, FOLDER
from tests.subprocesses import python_output

LIMIT = 300
FILES = sorted(path.name for path in (FOLDER / "playthroughs").glob("path-tiles-*.json"))
each_file = pytest.mark.parametrize("file", FILES)


def load(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert data["version"] == 1
    return data


def reference_perft(game: ReferenceGame, depth: int) -> int:
    """Return the number of sequences of exactly so many legal moves."""
    if depth == 1:
        return len(game.legal())
    total = 0
    for text in game.legal():
        twin = game.copy()
        twin.play(text)
        total += reference_perft(twin, depth - 1)
    return total


@pytest.mark.plain
@pytest.mark.parametrize("row", load(COUNTS)["positions"], ids=lambda row: row["fen"][:24])
def test_plain_rules_and_the_reference_count_the_same(row: dict[str, Any]) -> None:
    position = from_fen(row["variant"], row["fen"], DEAL)
    shorter = [1, *row["counts"]]
    depths = [depth for depth in range(1, len(shorter)) if max(shorter[:depth]) <= LIMIT]
    assert len(depths) >= 2
    for depth in depths:
        assert perft(position, depth) == row["counts"][depth - 1]
        assert reference_perft(reference_of(position), depth) == row["counts"][depth - 1]
    parts = divide(position, 2)
    assert tuple(parts) == position.legal_moves
    assert sum(parts.values()) == row["counts"][1]


@pytest.mark.nightly
def test_the_compiled_rules_count_the_same() -> None:
    printed = python_output("-m", "tests.golden.make_path_tiles", "--print")
    assert json.loads(printed) == load(COUNTS)


def test_both_variants_have_golden_data() -> None:
    assert {row["variant"] for row in load(COUNTS)["positions"]} == set(UIDS)
    games = [load(FOLDER / "playthroughs" / file) for file in FILES]
    assert {game["variant"] for game in games} == set(UIDS)
    assert {game["outcome"][1].split(";")[0][-6:] for game in games} == {"closed", "l move"}


@each_file
def test_games_replay(file: str) -> None:
    game = load(FOLDER / "playthroughs" / file)
    position, rng = start(game["variant"], game["seed"]), seeded(game["seed"])
    assert position.fen() == game["fens"]["0"]
    reference = reference_of(position)
    for ply, text in enumerate(game["moves"], start=1):
        moves = position.legal_moves
        assert position.format_move(moves[int(below(rng, len(moves)))]) == text
        position = position.play(position.parse_move(text))
        reference.play(text)
        assert position.ply == ply
        assert position.fen() == game["fens"].get(str(ply), position.fen())
    outcome = position.outcome
    assert outcome is not None
    assert [outcome.winner, outcome.reason, outcome.score] == game["outcome"]
    assert reference.winner() == game["outcome"][0]
    assert str(position.ply) in game["fens"]
