"""Loophole 2D positions as one line: fourteen rows from the top, then the seat to move.

``bbbbbbbbbbbb1/w12w/w12w/w3bb7w/w2ww6w/…/1bbbbbbbbbbbb:b``

``b`` black, ``w`` white, a number for so many vacant cells, along each row from the left. The two
sharp corners and the windows are no cells: the first row begins at b1, and g5 follows d5. Starting
stones are written like all others and must stand where they belong; any other cells may hold any
stones. After a colon comes the seat to move, b or w.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.fen_text import read_choice, read_rows, split_fields, write_stones
from ringrealms3d.core.phrase import translatable
from ringrealms3d.games.loophole_2d.board import LINES, LoopholeBoard

_LETTERS = "bw"
_COLOURS = ("no", "a black", "a white")


@dataclass(frozen=True, slots=True, eq=False)
class LoopholeFen:
    """What a fen says of a position.

    Attributes:
        stones: int8 (sites,), 0 vacant, 1 Black, 2 White; the starting stones among them.
        turn: the seat to move.
    """

    stones: NDArray[np.int8]
    turn: int


def format_fen(fen: LoopholeFen, board: LoopholeBoard) -> str:
    """Return a position as one line."""
    rows = "/".join(write_stones(row.tolist(), _LETTERS) for row in split_rows(fen.stones, board))
    return f"{rows}:{_LETTERS[fen.turn]}"


def parse_fen(text: str, board: LoopholeBoard) -> LoopholeFen:
    """Return the position that a line describes.

    Raises:
        ValueError: the line is broken; the message says where.
    """
    fields = split_fields(text, "rows:turn")
    turn = read_choice(fields[1], _LETTERS, translatable("the side to move"))
    sizes = [len(row) for row in split_rows(board.starting, board)]
    read = read_rows(fields[0], _LETTERS, sizes, translatable("cells in row {number}"))
    stones = np.array(read, dtype=np.int8)
    _check_starting_stones(stones, board)
    return LoopholeFen(stones, turn)


def split_rows(stones: NDArray[np.int8], board: LoopholeBoard) -> list[NDArray[np.int8]]:
    """Return the stones row by row."""
    rows = np.array([row for row, _ in board.places])
    return [stones[rows == row] for row in range(1, LINES + 1)]


def _check_starting_stones(stones: NDArray[np.int8], board: LoopholeBoard) -> None:
    wrong = np.flatnonzero((board.starting != 0) & (stones != board.starting))
    if len(wrong):
        site = int(wrong[0])
        raise UserError(
            "fen: {sites} must hold {wanted} starting stone, and holds {held} stone",
            sites=board.sites[site],
            wanted=_COLOURS[board.starting[site]],
            held=_COLOURS[stones[site]],
        )
