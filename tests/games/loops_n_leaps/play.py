"""Helpers that set up and play Loops 'n Leaps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import numpy as np

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import from_fen, get_game, variant
from ringrealms3d.games.loops_n_leaps.board import LeapsBoard
from tests.games.loops_n_leaps.reference import ReferenceGame

UIDS = get_game("loops-n-leaps").variants
SMALL, LARGE = UIDS

RING = "g8 g9 h7 h9 i7 i8"
"""The cells around h8, the centre of the smaller board."""


def board_of(uid: str) -> LeapsBoard:
    """Return the board of a variant."""
    return cast(LeapsBoard, variant(uid).board)


def set_up(white: str, black: str = "", turn: int = 0, uid: str = SMALL) -> Position:
    """Return a position from lists of cells; a cell with a star holds a double."""
    men = {
        entry.rstrip("*"): seat + 1 + 2 * entry.endswith("*")
        for seat, text in enumerate((white, black))
        for entry in text.split()
    }
    board = board_of(uid)
    assert all(board.site(name) not in board.pillars for name in men)
    return from_fen(uid, fen_of(uid, [men.get(name, 0) for name in board.sites], turn))


def fen_of(uid: str, stones: list[int], turn: int, swap: str = "-") -> str:
    """Return a position as a line."""
    board = board_of(uid)
    rows: dict[int, str] = {}
    for x, (_, r) in enumerate(board.cells):
        sign = "" if x in board.pillars else ".wbWB"[stones[x]]
        rows[r] = rows.get(r, "") + sign
    runs = [re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows.values()]
    return f"{'/'.join(runs)}:{'wb'[turn]}:{swap}"


def names(position: Position, sites: tuple[int, ...]) -> set[str]:
    """Return the names of sites."""
    return {position.board.sites[x] for x in sites}


def men(position: Position) -> dict[str, tuple[int, int]]:
    """Return the seat and the height of the piece on each cell, as the reference has it."""
    pieces = zip(position.board.sites, position.stones.tolist(), strict=True)
    return {name: ((stone - 1) % 2, (stone + 1) // 2) for name, stone in pieces if stone > 0}


def texts(position: Position) -> set[str]:
    """Return the legal moves as text."""
    return {position.format_move(move) for move in position.legal_moves}


def leaps_from(position: Position, origin: str) -> set[str]:
    """Return where the piece on a cell may leap."""
    moves = (text.partition("-") for text in texts(position))
    return {landing for begin, _, landing in moves if begin == origin and landing}


def reference_of(position: Position) -> ReferenceGame:
    """Return the reference's game that starts at a position."""
    side = board_of(position.uid).radius + 1
    plies = 1 if "swap" in texts(position) else 0 if not men(position) else 20
    return ReferenceGame(side, men(position), position.turn, plies)


def random_game(
    position: Position, seed: int, eager: bool = False
) -> Iterator[tuple[Move, Position]]:
    """Yield random moves and the positions after them, to the end; the eager leap if they can."""
    rng = seeded(seed)
    while moves := position.legal_moves:
        leaps = tuple(move for move in moves if "-" in position.format_move(move))
        choice = leaps if eager and leaps and below(rng, 2) else moves
        move = choice[int(below(rng, len(choice)))]
        position = position.play(move)
        yield move, position


def random_set_up(uid: str, seed: int) -> Position:
    """Return a random position: any share of the board filled, some of the men doubles."""
    rng = np.random.default_rng(seed)
    board = board_of(uid)
    stones = np.where(
        rng.random(board.size) < rng.uniform(0, 1.1), rng.integers(1, 3, board.size), 0
    )
    stones += 2 * ((stones > 0) & (rng.random(board.size) < rng.uniform(0, 0.5)))
    stones[list(board.pillars)] = 0
    return from_fen(uid, fen_of(uid, stones.tolist(), int(rng.integers(0, 2))))
