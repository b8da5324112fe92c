"""Positions of Loop set up by hand, from the names of tiles."""

from __future__ import annotations

import numpy as np

from ringrealms3d.core.position import Position
from ringrealms3d.core.setup import HANDS, MAY_SWAP, TURN, Setup
from ringrealms3d.games import from_fen, variant
from ringrealms3d.games.loop.form import WINNING, PileForm
from tests.games.loop.play import LAZO, pile

SUPPLY = 95


def set_up(uid: str, black: str, white: str, turn: int = 0) -> Position:
    """Return a position with tiles on sites given by name; in lazo the rest is in hand."""
    return from_fen(uid, fen_of(uid, black, white, turn))


def fen_of(uid: str, black: str, white: str, turn: int = 0) -> str:
    """Return a position with tiles on sites given by name as a line."""
    board = pile(uid)
    stones = np.zeros(board.size, dtype=np.int8)
    for stone, names in ((1, black), (2, white)):
        stones[[board.site(name) for name in names.split()]] = stone
    hands = (SUPPLY - len(black.split()), SUPPLY - len(white.split()))
    form = PileForm(board, variant(uid).seats, SUPPLY if uid == LAZO else None)
    setup = Setup(tuple(stones.tolist()), dict(zip(HANDS, hands, strict=True)))
    return form.write(setup.with_values({TURN: turn, MAY_SWAP: 0, WINNING: 0}))


def level_one(uid: str) -> str:
    """Return the names of all holes."""
    board = pile(uid)
    return " ".join(board.sites[: board.holes])
