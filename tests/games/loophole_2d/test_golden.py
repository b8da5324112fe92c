"""Golden counts of move sequences, and golden games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.engine.perft import divide, perft
from ringrealms3d.games import from_fen, start
from tests.games.loophole_2d.play import UID, reference_of
from tests.games.loophole_2d.reference import FRAME, WINDOWS, ReferenceGame
from tests.subprocesses import python_output

FOLDER = Path(__file__).parents[2] / "golden"
PERFT = FOLDER / "perft" / "loophole-2d.json"
GAMES = sorted(path.name for path in (FOLDER / "playthroughs").glob("loophole-2d-*.json"))
PLAIN_LIMIT = 1_500
REFERENCE_LIMIT = 150


class Row(NamedTuple):
    """One golden position and its counts at depths 1, 2, ..."""

    fen: str
    counts: tuple[int, ...]

    def affordable(self, limit: int) -> list[tuple[int, int]]:
        """Return the depths whose sequences, one move shorter, are few enough to play."""
        shorter = (1, *self.counts)
        return [
            (depth, count)
            for depth, count in enumerate(self.counts, start=1)
            if sum(shorter[:depth]) <= limit
        ]


def rows() -> list[Row]:
    golden = json.loads(PERFT.read_text(encoding="utf-8"))
    assert golden["version"] == 1
    assert {row["variant"] for row in golden["positions"]} == {UID}
    return [Row(row["fen"], tuple(row["counts"])) for row in golden["positions"]]


def count(game: ReferenceGame, depth: int) -> int:
    """Return the number of sequences of so many moves in the reference."""
    if depth == 1:
        return len(game.legal())
    total = 0
    for site in game.legal():
        after = game.copy()
        after.play(site)
        total += count(after, depth - 1)
    return total


each_row = pytest.mark.parametrize("row", rows(), ids=lambda row: row.fen[:24])
each_game = pytest.mark.parametrize("file", GAMES)


@pytest.mark.plain
@each_row
def test_plain_counts(row: Row) -> None:
    position = from_fen(UID, row.fen)
    for depth, expected in row.affordable(PLAIN_LIMIT):
        assert perft(position, depth) == expected
    depth, expected = row.affordable(PLAIN_LIMIT // 10)[-1]
    assert sum(divide(position, depth).values()) == expected


@pytest.mark.nightly
@each_row
def test_the_reference_counts_the_same(row: Row) -> None:
    game = reference_of(from_fen(UID, row.fen))
    assert len(row.affordable(REFERENCE_LIMIT)) >= 2
    for depth, expected in row.affordable(REFERENCE_LIMIT):
        assert count(game, depth) == expected


@pytest.mark.nightly
def test_the_compiled_rules_count_the_same() -> None:
    printed = python_output("-m", "tests.golden.make_loophole_2d", "--print")
    assert json.loads(printed) == json.loads(PERFT.read_text(encoding="utf-8"))


def test_counts_from_the_start_and_to_the_end() -> None:
    counts = {row.fen: row.counts for row in rows()}
    assert counts[start(UID).fen()] == (122, 122 * 121, 122 * 121 * 120)
    ends = [row for row in rows() if row.counts[-1] < row.counts[-2]]
    assert ends


def golden(file: str) -> dict[str, Any]:
    game: dict[str, Any] = json.loads((FOLDER / "playthroughs" / file).read_text(encoding="utf-8"))
    assert (game["version"], game["variant"], game["captures"]) == (1, UID, {})
    return game


def test_both_seats_win_a_golden_game() -> None:
    assert {golden(file)["outcome"][0] for file in GAMES} == {0, 1}


@each_game
def test_golden_games_replay(file: str) -> None:
    game, position = golden(file), start(UID)
    rng = seeded(game["seed"])
    assert position.fen() == game["fens"]["0"]
    for ply, text in enumerate(game["moves"], start=1):
        moves = position.legal_moves
        assert moves[int(below(rng, len(moves)))] == position.parse_move(text)
        position = position.play(position.parse_move(text))
        assert position.fen() == game["fens"].get(str(ply), position.fen())
    assert str(position.ply) in game["fens"]
    check_end(position, game)


def check_end(position: Position, game: dict[str, Any]) -> None:
    outcome = position.outcome
    assert outcome is not None
    assert [outcome.winner, outcome.reason, outcome.score] == game["outcome"]
    sites = position.board.sites
    found = {
        role: [[sites[x] for x in group] for group in groups]
        for role, groups in outcome.marks.items()
    }
    assert found == game["marks"]


@each_game
def test_golden_games_replay_in_the_reference(file: str) -> None:
    game, played = golden(file), ReferenceGame()
    for text in game["moves"]:
        played.play(text)
    winner, reason, _ = game["outcome"]
    assert played.winner() == winner
    loops = played.loops(winner)
    assert len(loops) == len(game["marks"]["loop"])
    for loop in loops:
        assert all(node in reason for node in loop)
        assert loop <= {FRAME, *WINDOWS}
