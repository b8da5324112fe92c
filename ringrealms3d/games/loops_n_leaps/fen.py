"""Positions of Loops 'n Leaps as one line: ``8/5/4wB4/.../8:b:-``.

The rows of the board from the top, divided by slashes, each with its free cells from left to
right; pillars are left out. ``w`` and ``b`` are single men, ``W`` and ``B`` doubles, a number
stands for so many vacant cells. Then the seat to move, w or b, and ``s`` if it may swap, ``-`` if
not.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.fen_text import read_choice, read_rows, split_fields, write_stones
from ringrealms3d.core.phrase import translatable

_LETTERS = "wbWB"
_TURNS = "wb"
_SWAPS = "-s"

Rows = tuple[tuple[int, ...], ...]
"""The free cells of each row of a board."""


@dataclass(frozen=True, slots=True, eq=False)
class LeapsFen:
    """What a fen says of a position.

    Attributes:
        stones: int8 (sites,), 0 vacant, 1 and 2 single men, 3 and 4 doubles; 0 for pillars.
        turn: the seat to move.
        swap: whether it may swap.
    """

    stones: NDArray[np.int8]
    turn: int
    swap: bool


def format_fen(fen: LeapsFen, rows: Rows) -> str:
    """Return a position as one line."""
    text = "/".join(write_stones(fen.stones[list(row)].tolist(), _LETTERS) for row in rows)
    return f"{text}:{_TURNS[fen.turn]}:{_SWAPS[fen.swap]}"


def parse_fen(text: str, rows: Rows, sites: int) -> LeapsFen:
    """Return the position that a line describes, on a board of so many sites.

    Raises:
        ValueError: the line is broken; the message says where.
    """
    fields = split_fields(text, "rows:turn:swap")
    things = translatable("free cells in row {number}")
    stones = np.zeros(sites, dtype=np.int8)
    stones[list(chain(*rows))] = read_rows(fields[0], _LETTERS, [*map(len, rows)], things)
    turn = read_choice(fields[1], _TURNS, translatable("the side to move"))
    swap = read_choice(fields[2], _SWAPS, translatable("the swap"))
    fen = LeapsFen(stones, turn, bool(swap))
    _check_swap(fen)
    return fen


def _check_swap(fen: LeapsFen) -> None:
    """Only Black swaps, and only when one single white man is all there is."""
    one_white_man = np.array_equal(fen.stones[fen.stones != 0], [1])
    if fen.swap and not (fen.turn == 1 and one_white_man):
        raise UserError("fen: s, but only Black may swap, and only a white man that stands alone")
