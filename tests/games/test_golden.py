"""The golden counts and games of all games, by the package and by slow second implementations."""

from __future__ import annotations

import json
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

import ringrealms3d as rr
from ringrealms3d.core.position import Position
from ringrealms3d.engine.perft import divide, perft
from ringrealms3d.games import from_fen, start
from tests.amounts import SOME_OF_EACH_GAME, rest_nightly
from tests.games.loop import play as loop
from tests.games.loophole_2d import play as loophole_2d
from tests.games.loops_n_leaps import play as loops_n_leaps
from tests.games.path_tiles import play as path_tiles
from tests.games.ring_majority import play as ring_majority
from tests.golden.make import COUNTS, DEAL, GAMES, load, played_again, rows_of
from tests.subprocesses import python_output

PLAIN_LIMIT = 350
"""How many positions one depth may have before plain rules do not count any deeper."""

LOOPHOLE_LIMIT = 1_000
"""The same for Loophole 2D, whose positions are near their end."""

REFERENCE_LIMITS = {
    "loop": 30,
    "loophole-2d": 150,
    "loops-n-leaps": 350,
    "path-tiles": 350,
    "ring-majority": 16_000,
}
ENDS = {
    "loop": ("a loop on the board", "a 3-D loop", "pile is full", "no legal move"),
    "loophole-2d": ("Black has", "White has"),
    "loops-n-leaps": ("surrounds three pillars", "no legal move"),
    "path-tiles": ("loop is closed", "no legal move"),
    "ring-majority": (
        "the board is full",
        "Red is to move and has no stone left to place",
        "third time",
    ),
}
"""How games of each end in golden files."""

ROWS = [row for game in COUNTS for row in rows_of(game)]
FIRST = [rows_of(game)[0] for game in COUNTS]


def name(row: dict[str, Any]) -> str:
    return f"{row['variant']}:{row['fen'][:24]}"


def game_of(row: dict[str, Any]) -> str:
    game: str = row["variant"].partition("/")[0]
    return game


each_row = pytest.mark.parametrize("row", ROWS, ids=name)
each_file = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)


def position_of(row: dict[str, Any]) -> Position:
    return from_fen(row["variant"], row["fen"], DEAL)


def affordable(row: dict[str, Any], limit: int) -> list[tuple[int, int]]:
    """Return the depths above which no depth has more positions than this, with their counts."""
    most = accumulate((1, *row["counts"]), max)
    found = [
        (depth, count)
        for depth, (count, above) in enumerate(zip(row["counts"], most, strict=False), start=1)
        if above <= limit
    ]
    assert found
    return found


def plain_limit(row: dict[str, Any]) -> int:
    return LOOPHOLE_LIMIT if game_of(row) == "loophole-2d" else PLAIN_LIMIT


def reference_of(position: Position) -> Any:
    """Return the reference's game that starts at a position."""
    home = {
        "loop": loop,
        "loophole-2d": loophole_2d,
        "loops-n-leaps": loops_n_leaps,
        "path-tiles": path_tiles,
        "ring-majority": ring_majority,
    }[position.uid.partition("/")[0]]
    return home.reference_of(position)


def reference_count(game: Any, depth: int) -> int:
    """Return the number of sequences of so many moves by the reference."""
    legal = game.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        after = game.copy()
        after.play(move)
        total += reference_count(after, depth - 1)
    return total


def check_reference_counts(row: dict[str, Any]) -> None:
    for depth, count in affordable(row, REFERENCE_LIMITS[game_of(row)]):
        assert reference_count(reference_of(position_of(row)), depth) == count


def test_every_board_is_among_the_golden_counts() -> None:
    found = {(row["variant"], row["fen"]) for row in ROWS}
    assert {uid for uid, _ in found} == {
        uid for game in COUNTS for uid in rr.get_game(game).variants
    }
    assert {
        (uid, start(uid).fen()) for uid, _ in found if not uid.startswith("path-tiles/")
    } <= found


def test_counts_from_the_start_and_to_the_end() -> None:
    counts = {row["fen"]: row["counts"] for row in rows_of("loophole-2d")}
    assert counts[start("loophole-2d/14").fen()] == [122, 122 * 121, 122 * 121 * 120]
    assert any(row[-1] < row[-2] for row in counts.values())


@pytest.mark.few(20)
@pytest.mark.plain
@each_row
def test_plain_counts(row: dict[str, Any]) -> None:
    for depth, count in affordable(row, plain_limit(row)):
        assert perft(position_of(row), depth) == count


@pytest.mark.few(3)
@pytest.mark.plain
@pytest.mark.parametrize("row", rows_of("path-tiles"), ids=name)
def test_the_reference_of_path_tiles_counts_the_same(row: dict[str, Any]) -> None:
    check_reference_counts(row)


@pytest.mark.nightly
@pytest.mark.parametrize("row", [x for x in ROWS if game_of(x) != "path-tiles"], ids=name)
def test_the_reference_counts_the_same(row: dict[str, Any]) -> None:
    check_reference_counts(row)


@pytest.mark.nightly
@pytest.mark.parametrize("game", COUNTS)
def test_the_compiled_rules_count_the_same(game: str) -> None:
    assert json.loads(python_output("-m", "tests.golden.make", game)) == load(COUNTS[game])


@pytest.mark.few(2)
@pytest.mark.parametrize("row", rest_nightly(ROWS, *FIRST), ids=name)
def test_divide_adds_up(row: dict[str, Any]) -> None:
    position = position_of(row)
    depth, count = affordable(row, plain_limit(row))[-1]
    parts = divide(position, depth)
    assert tuple(parts) == position.legal_moves
    assert sum(parts.values()) == count
    first = position.legal_moves[0]
    assert parts[first] == perft(position.play(first), depth - 1)


def test_every_kind_of_board_and_most_ends_are_there() -> None:
    games = [load(path) for path in GAMES]
    assert {*SOME_OF_EACH_GAME, "loop/main"} <= {game["variant"] for game in games}
    for uid, ends in ENDS.items():
        reasons = [game["outcome"][1] for game in games if game_of(game) == uid]
        for words in ends:
            assert any(words in reason for reason in reasons), words


@each_file
def test_the_seed_draws_the_same_game(path: Path) -> None:
    assert json.loads(json.dumps(played_again(path))) == load(path)


@pytest.mark.few(3)
@each_file
def test_the_reference_ends_the_same(path: Path) -> None:
    game = load(path)
    position = start(game["variant"], game["seed"])
    played = reference_of(position)
    for text in game["moves"]:
        move = position.board.site(text) if game_of(game) == "ring-majority" else text
        assert move in played.legal()
        played.play(move)
    assert not played.legal()
    assert played.winner() == game["outcome"][0]
