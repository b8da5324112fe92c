"""The golden counts and games, against the package and against the slow reference."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.engine.perft import perft
from ringrealms3d.games import from_fen, start
from tests.games.loops_n_leaps.play import UIDS, reference_of
from tests.games.loops_n_leaps.reference import ReferenceGame
from tests.golden.make_loops_n_leaps import (
    FEN_EVERY,
    FOLDER,
    SEEDS,
    perft_rows,
    playthrough_file,
)
from tests.golden.recording import capture_row, playthrough
from tests.subprocesses import python_output

PLAIN_LIMIT = 400
REFERENCE_LIMIT = 300

each_row = pytest.mark.parametrize(
    "row", perft_rows(), ids=lambda row: f"{row['variant']}:{row['fen'][:16]}"
)
each_board = pytest.mark.parametrize("uid", UIDS)


def affordable(row: dict[str, Any], limit: int) -> list[tuple[int, int]]:
    """Return the depths and counts whose sequences, one move shorter, are few enough to play."""
    shorter = (1, *row["counts"])
    return [(i + 1, n) for i, n in enumerate(row["counts"]) if shorter[i] <= limit]


def reference_perft(game: ReferenceGame, depth: int) -> int:
    """Return the number of sequences of so many legal moves."""
    legal = game.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for text in legal:
        after = game.copy()
        after.play(text)
        total += reference_perft(after, depth - 1)
    return total


def test_the_starts_are_among_the_golden_counts() -> None:
    found = {(row["variant"], row["fen"]) for row in perft_rows()}
    assert {(uid, start(uid).fen()) for uid in UIDS} <= found


@pytest.mark.plain
@each_row
def test_plain_counts(row: dict[str, Any]) -> None:
    position = from_fen(row["variant"], row["fen"])
    for depth, count in affordable(row, PLAIN_LIMIT):
        assert perft(position, depth) == count


@pytest.mark.nightly
@each_row
def test_the_reference_counts_the_same(row: dict[str, Any]) -> None:
    position = from_fen(row["variant"], row["fen"])
    for depth, count in affordable(row, REFERENCE_LIMIT):
        assert reference_perft(reference_of(position), depth) == count


@pytest.mark.nightly
def test_the_compiled_rules_count_the_same() -> None:
    printed = python_output("-m", "tests.golden.make_loops_n_leaps", "--print")
    assert json.loads(printed)["positions"] == perft_rows()


def golden_game(uid: str) -> dict[str, Any]:
    game: dict[str, Any] = json.loads(playthrough_file(uid).read_text(encoding="utf-8"))
    return game


def test_there_is_a_game_for_each_board() -> None:
    files = (FOLDER / "playthroughs").glob("loops-n-leaps-*.json")
    assert set(files) == {playthrough_file(uid) for uid in UIDS}
    assert set(SEEDS) == set(UIDS)


@each_board
def test_the_seed_draws_the_same_game(uid: str) -> None:
    game, _ = playthrough(start(uid), SEEDS[uid], FEN_EVERY)
    assert json.loads(json.dumps(game)) == golden_game(uid)


@each_board
def test_the_reference_plays_the_same_game(uid: str) -> None:
    game = golden_game(uid)
    position: Position = start(uid)
    played = reference_of(position)
    for ply, text in enumerate(game["moves"], start=1):
        rows = game["captures"].get(str(ply), [])
        assert {name for _, _, taken in rows for name in taken} == played.captured_by(text)
        captures = position.captures(position.parse_move(text))
        assert [capture_row(position, capture) for capture in captures] == rows
        position = position.play(position.parse_move(text))
        played.play(text)
    assert played.over()
    assert played.winner() == game["outcome"][0]
