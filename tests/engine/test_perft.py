"""Perft against the golden counts, the slow reference, and itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.engine.perft import divide, perft
from ringrealms3d.games import from_fen, start
from tests.amounts import rest_nightly
from tests.games.ring_majority import reference
from tests.games.ring_majority.play import UIDS, reference_of
from tests.subprocesses import python_output

GOLDEN = Path(__file__).parent.parent / "golden" / "perft" / "ring-majority.json"
PLAIN_LIMIT = 500
REFERENCE_LIMIT = 20_000


class Row(NamedTuple):
    """One golden position and its counts at depths 1, 2, ..."""

    variant: str
    fen: str
    counts: tuple[int, ...]

    def position(self) -> Position:
        """Return the position, with no history."""
        return from_fen(self.variant, self.fen)

    def affordable(self, limit: int) -> list[tuple[int, int]]:
        """Return the depths whose sequences, one move shorter, are few enough to play."""
        shorter = (1, *self.counts)
        return [
            (depth, count)
            for depth, count in enumerate(self.counts, start=1)
            if max(shorter[:depth]) <= limit and count <= 20 * limit
        ]


def rows() -> list[Row]:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert golden["version"] == 1
    return [Row(r["variant"], r["fen"], tuple(r["counts"])) for r in golden["positions"]]


def name(row: Row) -> str:
    return f"{row.variant}:{row.fen[:24]}"


each_row = pytest.mark.parametrize("row", rows(), ids=name)


def test_every_realm_is_among_the_golden_counts() -> None:
    found = {(row.variant, row.fen) for row in rows()}
    assert {(uid, start(uid).fen()) for uid in UIDS} <= found


@pytest.mark.plain
@each_row
def test_plain_counts(row: Row) -> None:
    position = row.position()
    assert row.affordable(PLAIN_LIMIT)
    for depth, count in row.affordable(PLAIN_LIMIT):
        assert perft(position, depth) == count


@pytest.mark.nightly
@each_row
def test_the_reference_counts_the_same(row: Row) -> None:
    for depth, count in row.affordable(REFERENCE_LIMIT):
        assert reference.perft(reference_of(row.position()), depth) == count


@pytest.mark.nightly
def test_the_compiled_rules_count_the_same() -> None:
    printed = python_output("-m", "tests.golden.make_perft", "--print")
    assert json.loads(printed) == json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", rest_nightly(rows(), rows()[0]), ids=name)
def test_divide_adds_up(row: Row) -> None:
    position = row.position()
    depth, count = row.affordable(PLAIN_LIMIT)[-1]
    parts = divide(position, depth)
    assert tuple(parts) == position.legal_moves
    assert sum(parts.values()) == count
    first = position.legal_moves[0]
    assert parts[first] == perft(position.play(first), depth - 1)


def test_depth_0_is_the_position_itself() -> None:
    assert perft(start("ring-majority/tet"), 0) == 1
    assert divide(start("ring-majority/tet"), 1) == dict.fromkeys(
        start("ring-majority/tet").legal_moves, 1
    )


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_nothing_follows_the_end_of_a_game(depth: int) -> None:
    assert perft(from_fen("ring-majority/tet", "rrrr/bbbbbb/rrrr:r:5,5"), depth) == 0
    assert perft(from_fen("ring-majority/tet", "4/6/4:r:0,5"), depth) == 0
    assert divide(from_fen("ring-majority/tet", "4/6/4:r:0,5"), depth) == {}


def test_counting_leaves_the_position_alone() -> None:
    position = from_fen("ring-majority/tet", "1rr1/brbrbb/b1rr:r:8,8")
    before = position.state.tobytes()
    perft(position, 4)
    divide(position, 3)
    assert position.state.tobytes() == before
