"""The golden counts and games, by the package and by the slow second implementation."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.engine.perft import perft
from ringrealms3d.games import from_fen, start
from tests.games.loop.play import reference_start
from tests.games.loop.reference import ReferenceGame
from tests.golden.make_loop import FOLDER, PERFT_FILE
from tests.subprocesses import python_output

FILES = sorted((FOLDER / "playthroughs").glob("loop-*.json"))
PLAIN_LIMIT = 6_000
REFERENCE_LIMIT = 600


def load(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert found["version"] == 1
    return found


ROWS = load(PERFT_FILE)["positions"]
each_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['variant']}:{row['fen']}")
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)


def affordable(row: dict[str, Any], limit: int) -> list[tuple[int, int]]:
    """Return the depths whose sequences are few enough to play, with their counts."""
    return [(d, count) for d, count in enumerate(row["counts"], start=1) if count <= limit]


def reference_of(position: Position) -> ReferenceGame:
    """Return the reference's game that starts at a position."""
    game = reference_start(position.uid)
    sites, stones = position.board.sites, position.stones
    game.stones = {sites[x]: int(stones[x]) - 1 for x in np.flatnonzero(stones)}
    game.turn, game.plies = position.turn, len(game.stones)
    game.supply = None if position.hand is None else list(position.hand)
    return game


def reference_count(game: ReferenceGame, depth: int) -> int:
    """Return the number of sequences of so many moves by the reference."""
    moves = sorted(game.legal())
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        twin = game.copy()
        twin.play(move)
        total += reference_count(twin, depth - 1)
    return total


@pytest.mark.plain
@each_row
def test_plain_counts(row: dict[str, Any]) -> None:
    assert affordable(row, PLAIN_LIMIT)
    for depth, count in affordable(row, PLAIN_LIMIT):
        assert perft(from_fen(row["variant"], row["fen"]), depth) == count


@pytest.mark.nightly
@each_row
def test_the_reference_counts_the_same(row: dict[str, Any]) -> None:
    for depth, count in affordable(row, REFERENCE_LIMIT):
        assert reference_count(reference_of(from_fen(row["variant"], row["fen"])), depth) == count


@pytest.mark.nightly
def test_the_compiled_rules_count_the_same() -> None:
    printed = python_output("-m", "tests.golden.make_loop", "--print")
    assert json.loads(printed) == load(PERFT_FILE)


def test_every_pile_and_most_ends_are_there() -> None:
    games = [load(path) for path in FILES]
    assert {game["variant"] for game in games} == {"loop/mini", "loop/main", "loop/lazo"}
    reasons = [game["outcome"][1] for game in games]
    for words in ("a loop on the board", "a 3-D loop", "pile is full", "no legal move"):
        assert any(words in reason for reason in reasons)


@each_file
def test_positions_replay(path: Path) -> None:
    game = load(path)
    position, rng = start(game["variant"]), seeded(game["seed"])
    assert position.fen() == game["fens"]["0"]
    for ply, text in enumerate(game["moves"], start=1):
        moves = position.legal_moves
        assert position.format_move(moves[int(below(rng, len(moves)))]) == text
        position = position.play(position.parse_move(text))
        assert position.fen() == game["fens"].get(str(ply), position.fen())
    check_end(position, game)


def check_end(position: Position, game: dict[str, Any]) -> None:
    outcome = position.outcome
    assert outcome is not None
    assert str(position.ply) in game["fens"]
    assert [outcome.winner, outcome.reason, outcome.score] == game["outcome"]
    names = position.board.sites
    marks = {
        role: [[names[x] for x in sites] for sites in groups]
        for role, groups in outcome.marks.items()
    }
    assert marks == game["marks"]


@each_file
def test_the_reference_ends_the_same(path: Path) -> None:
    game = load(path)
    played = reference_start(game["variant"])
    for text in game["moves"]:
        assert not played.over()
        played.play(text)
    assert played.over()
    assert played.winner() == game["outcome"][0]
