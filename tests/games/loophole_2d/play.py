"""Helpers that play Loophole 2D and set positions up."""

from __future__ import annotations

from typing import cast

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.position import Position
from ringrealms3d.core.setup import TURN, Setup
from ringrealms3d.games import from_fen, start
from ringrealms3d.games.loophole_2d.board import LoopholeBoard
from ringrealms3d.games.loophole_2d.form import LoopholeForm
from tests.games.loophole_2d.reference import ReferenceGame

UID = "loophole-2d/14"
BOARD = cast(LoopholeBoard, start(UID).board)
FREE = np.flatnonzero(BOARD.starting == 0)

TO_BOTTOM = "c2 c3 c4 c5 c6 c7 b8 b9 b10 b11 b12 b13"
AROUND_WINDOW_1 = "g4 h4 h5 h6 g7"
TO_WINDOW_1 = "e2 e3"
WINDOW_1_TO_BOTTOM = "e8 e9 d10 d11 d12 c13"
WINDOW_1_TO_2 = "g7 h7 h8"
WINDOW_2_TO_BOTTOM = "j12 j13"


def with_stones(stones: NDArray[np.int8], turn: int) -> Position:
    """Return the position with these stones on the sites."""
    variant = start(UID).variant
    form = LoopholeForm(BOARD, variant.tables, variant.seats)
    return from_fen(UID, form.write(Setup(tuple(stones.tolist()), {TURN: turn})))


def set_up(black: str = "", white: str = "", turn: int = 0) -> Position:
    """Return the starting stones with others on sites given by name."""
    stones = BOARD.starting.copy()
    for number, names in ((1, black), (2, white)):
        for name in names.split():
            assert stones[BOARD.site(name)] == 0, name
            stones[BOARD.site(name)] = number
    return with_stones(stones, turn)


def random_set_up(seed: int, fill: float | None = None) -> Position:
    """Return a position with any stones on a share of the free cells."""
    rng = np.random.default_rng(seed)
    share = rng.uniform(0, 1) if fill is None else fill
    stones = BOARD.starting.copy()
    drawn = np.where(rng.random(len(FREE)) < share, rng.integers(1, 3, len(FREE)), 0)
    stones[FREE] = drawn
    return with_stones(stones, int(rng.integers(0, 2)))


def nearly_full(seed: int, vacant: int) -> Position:
    """Return a position with so many vacant cells whose game is not over."""
    rng = np.random.default_rng(seed)
    while True:
        stones = BOARD.starting.copy()
        stones[FREE] = rng.integers(1, 3, len(FREE))
        stones[rng.choice(FREE, vacant, replace=False)] = 0
        position = with_stones(stones, int(rng.integers(0, 2)))
        if position.legal_moves:
            return position


def reference_of(position: Position) -> ReferenceGame:
    """Return the reference's game that starts at a position."""
    stones = zip(BOARD.sites, position.stones.tolist(), strict=True)
    return ReferenceGame({site: stone - 1 for site, stone in stones if stone}, position.turn)


def mirrored(position: Position) -> Position:
    """Return a position with rows and columns, and the colours, exchanged."""
    exchange = np.array([0, 2, 1], dtype=np.int8)
    return with_stones(exchange[position.stones[MIRROR]], 1 - position.turn)


def turned_round(position: Position) -> Position:
    """Return a position with the board turned upside down."""
    return with_stones(position.stones[::-1].copy(), position.turn)


MIRROR = np.array([BOARD.places.index((column, row)) for row, column in BOARD.places])
"""For each site the one with row and column exchanged."""
