"""The golden games replay move by move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import start
from tests.games.ring_majority.play import reference_of

FOLDER = Path(__file__).parents[2] / "golden" / "playthroughs"
FILES = sorted(path.name for path in FOLDER.glob("ring-majority-*.json"))
each_file = pytest.mark.parametrize("file", FILES)


def golden(file: str) -> dict[str, Any]:
    game: dict[str, Any] = json.loads((FOLDER / file).read_text(encoding="utf-8"))
    assert game["version"] == 1
    return game


def test_both_size_classes_and_all_three_ends_are_there() -> None:
    games = [golden(file) for file in FILES]
    assert {"ring-majority/tet", "ring-majority/grid"} <= {game["variant"] for game in games}
    reasons = {game["outcome"][1] for game in games}
    for words in ("the board is full", "Red has no stone left in hand", "third time"):
        assert any(words in reason for reason in reasons)


@each_file
def test_positions_replay(file: str) -> None:
    game = golden(file)
    position = start(game["variant"])
    assert position.fen() == game["fens"]["0"]
    for ply, text in enumerate(game["moves"], start=1):
        assert position.outcome is None
        position = position.play(position.parse_move(text))
        assert position.ply == ply
        assert position.fen() == game["fens"].get(str(ply), position.fen())
    outcome = position.outcome
    assert outcome is not None
    assert [outcome.winner, outcome.reason, outcome.score] == game["outcome"]
    assert str(position.ply) in game["fens"]


@each_file
def test_captures_replay(file: str) -> None:
    game = golden(file)
    position = start(game["variant"])
    for ply, text in enumerate(game["moves"], start=1):
        move = position.parse_move(text)
        assert capture_rows(position, text) == game["captures"].get(str(ply), [])
        position = position.play(move)


def capture_rows(position: Position, text: str) -> list[list[Any]]:
    names = position.board.sites
    return [
        [capture.taker, [names[x] for x in capture.cause], [names[x] for x in capture.taken]]
        for capture in position.captures(position.parse_move(text))
    ]


@each_file
def test_the_seed_draws_the_moves(file: str) -> None:
    game = golden(file)
    position, rng = start(game["variant"]), seeded(game["seed"])
    for text in game["moves"]:
        moves = position.legal_moves
        move = moves[int(below(rng, len(moves)))]
        assert position.format_move(move) == text
        position = position.play(move)


@each_file
def test_the_reference_captures_the_same(file: str) -> None:
    game = golden(file)
    board = start(game["variant"]).board
    played = reference_of(start(game["variant"]))
    for ply, text in enumerate(game["moves"], start=1):
        takings = played.play(board.site(text))
        rows = game["captures"].get(str(ply), [])
        assert len(rows) == len(takings)
        assert {(t.taker, t.ring, t.taken) for t in takings} == {
            (taker, frozenset(map(board.site, ring)), frozenset(map(board.site, taken)))
            for taker, ring, taken in rows
        }
    assert played.score() == game["outcome"][2]
    assert played.winner() == game["outcome"][0]
