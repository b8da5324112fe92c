"""Positions of Loops 'n Leaps as one line: ``8/5/4wB4/.../8:b:-``.

The rows of the board from the top, divided by slashes, each with its free cells from left to
right; pillars are left out. ``w`` and ``b`` are single men, ``W`` and ``B`` doubles, a number
stands for so many vacant cells. Then the seat to move, w or b, and ``s`` if it may swap, ``-`` if
not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

_LETTERS = "wbWB"
_TURNS = "wb"
_SWAPS = "-s"
_TOKEN = re.compile(r"[0-9]+|.", re.DOTALL)
_NUMBER = re.compile(r"[0-9]{1,3}")

Rows = tuple[tuple[int, ...], ...]
"""The free cells of each row of a board."""


@dataclass(frozen=True, slots=True, eq=False)
class SetUp:
    """A position as a person would set it up.

    Attributes:
        stones: int8 (sites,), 0 vacant, 1 and 2 single men, 3 and 4 doubles; 0 for pillars.
        turn: the seat to move.
        swap: whether it may swap.
    """

    stones: NDArray[np.int8]
    turn: int
    swap: bool


def format_fen(set_up: SetUp, rows: Rows) -> str:
    """Return a position as one line."""
    text = "/".join(_format_row(set_up.stones[list(row)].tolist()) for row in rows)
    return f"{text}:{_TURNS[set_up.turn]}:{_SWAPS[set_up.swap]}"


def parse_fen(text: str, rows: Rows, sites: int) -> SetUp:
    """Return the position that a line describes, on a board of so many sites.

    Raises:
        ValueError: the line is broken; the message says where.
    """
    fields = text.split(":")
    if len(fields) != 3:
        raise ValueError(f"fen '{text[:60]}': expected rows:turn:swap, found {len(fields)} fields")
    stones = _parse_rows(fields[0], rows, sites)
    if fields[1] not in ("w", "b"):
        raise ValueError(f"fen: the seat to move is '{fields[1][:20]}', not w or b")
    if fields[2] not in ("s", "-"):
        raise ValueError(f"fen: the swap is '{fields[2][:20]}', not s or -")
    set_up = SetUp(stones, _TURNS.index(fields[1]), fields[2] == "s")
    _check_swap(set_up)
    return set_up


def _format_row(stones: list[int]) -> str:
    runs = ((stone, len(list(run))) for stone, run in groupby(stones))
    return "".join(str(n) if stone == 0 else _LETTERS[stone - 1] * n for stone, n in runs)


def _parse_rows(text: str, rows: Rows, sites: int) -> NDArray[np.int8]:
    parts = text.split("/")
    if len(parts) != len(rows):
        raise ValueError(f"fen rows '{text[:60]}': expected {len(rows)} rows, found {len(parts)}")
    stones = np.zeros(sites, dtype=np.int8)
    for number, (part, row) in enumerate(zip(parts, rows, strict=True), start=1):
        stones[list(row)] = _parse_row(number, part, len(row))
    return stones


def _parse_row(number: int, text: str, width: int) -> list[int]:
    stones: list[int] = []
    for token in _TOKEN.findall(text):
        if _NUMBER.fullmatch(token):
            stones += [0] * int(token)
        elif token in _LETTERS:
            stones.append(_LETTERS.index(token) + 1)
        else:
            raise ValueError(f"fen: '{token[:20]}' in row {number} is not w, b, W, B or a number")
        if len(stones) > width:
            break
    if len(stones) != width:
        found = "more" if len(stones) > width else str(len(stones))
        raise ValueError(
            f"fen: row {number} has {width} free cells, found {found} in '{text[:60]}'"
        )
    return stones


def _check_swap(set_up: SetUp) -> None:
    """Only Black swaps, and only when one single white man is all there is."""
    one_white_man = np.array_equal(set_up.stones[set_up.stones != 0], [1])
    if set_up.swap and not (set_up.turn == 1 and one_white_man):
        raise ValueError("fen: s, but only Black may swap, and only a white man that stands alone")
