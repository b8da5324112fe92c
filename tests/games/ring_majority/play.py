"""Helpers that play Ring Majority on boards of the package."""

from __future__ import annotations

import re
from functools import cache
from typing import cast

import numpy as np

from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, get_game, start
from ringrealms3d.games.ring_majority.board import RealmBoard
from tests.games.ring_majority.reference import (
    FULL,
    REPEATED,
    SPENT,
    ReferenceGame,
    Ring,
    rings_of_solid,
)

UIDS = get_game("ring-majority").variants
SMALL = tuple(f"ring-majority/{name}" for name in ("tet", "cube", "tut", "co", "doe"))
_REASONS = {"the board is full": FULL, "stone left": SPENT, "third time": REPEATED}


def realm(uid: str) -> RealmBoard:
    """Return the board of a variant."""
    return cast(RealmBoard, start(uid).board)


@cache
def reference_rings(uid: str) -> tuple[Ring, ...]:
    """Return a board's rings as the reference works them out."""
    return rings_of_solid(realm(uid).faces, realm(uid).edges)


def reason_class(outcome: Outcome) -> str:
    """Return which of the three ends of the rules an outcome names."""
    (found,) = (kind for words, kind in _REASONS.items() if words in outcome.reason)
    return found


def reference_of(position: Position) -> ReferenceGame:
    """Return the reference's game that starts at a position."""
    stones = {x: int(stone) - 1 for x, stone in enumerate(position.stones) if stone}
    hand = position.hand
    assert hand is not None
    return ReferenceGame(reference_rings(position.uid), stones, position.turn, list(hand))


def random_set_up(uid: str, seed: int, fill: float | None = None) -> Position:
    """Return a random position: any share of the board filled, any stones in hand."""
    rng = np.random.default_rng(seed)
    size = realm(uid).size
    share = rng.uniform(0, 1) if fill is None else fill
    stones = np.where(rng.random(size) < share, rng.integers(1, 3, size), 0)
    turn = int(rng.integers(0, 2))
    rooms = [size - int(np.count_nonzero(stones == mark)) for mark in (1, 2)]
    least = 0 if rng.random() < 0.2 else 1
    hand = (int(rng.integers(least, rooms[0] + 1)), int(rng.integers(least, rooms[1] + 1)))
    return from_fen(uid, fen_of(uid, stones.tolist(), turn, hand))


def fen_of(uid: str, stones: list[int], turn: int, hand: tuple[int, int]) -> str:
    """Return a position as a line."""
    board = realm(uid)
    letters = "".join(".rb"[stone] for stone in stones)
    faces, edges = len(board.faces), len(board.edges)
    parts = (letters[:faces], letters[faces : faces + edges], letters[faces + edges :])
    runs = [re.sub(r"\.+", lambda run: str(len(run[0])), part) for part in parts]
    return f"{'/'.join(runs)}:{'rb'[turn]}:{hand[0]},{hand[1]}"
