"""Ring Majority positions as one line: ``4/2r3/1b2:b:13,13``.

The stones of faces, edges and vertices, three parts divided by slashes, in the order of the sites:
``r`` red, ``b`` blue, a number for so many empty positions. Then the seat to move, r or b, and the
stones that Red and Blue have in hand. Stones that are neither in hand nor on the board were
captured.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.fen_text import read_choice, read_stones, split_fields, write_stones
from ringrealms3d.core.phrase import translatable
from ringrealms3d.geometry.incidence import KINDS

_LETTERS = "rb"
_NUMBER = re.compile(r"[0-9]{1,4}")


@dataclass(frozen=True, slots=True, eq=False)
class RingFen:
    """What a fen says of a position.

    Attributes:
        stones: int8 (sites,), 0 empty, 1 Red, 2 Blue.
        turn: the seat to move.
        hand: the stones each seat can still place.
    """

    stones: NDArray[np.int8]
    turn: int
    hand: tuple[int, int]


def format_fen(fen: RingFen, kind_sizes: tuple[int, int, int]) -> str:
    """Return a position as one line."""
    parts = np.split(fen.stones, np.cumsum(kind_sizes)[:-1])
    stones = "/".join(write_stones(part.tolist(), _LETTERS) for part in parts)
    red, blue = fen.hand
    return f"{stones}:{_LETTERS[fen.turn]}:{red},{blue}"


def parse_fen(text: str, kind_sizes: tuple[int, int, int]) -> RingFen:
    """Return the position that a line describes.

    Raises:
        ValueError: the line is broken; the message says where.
    """
    fields = split_fields(text, "stones:turn:hands")
    stones = _parse_stones(fields[0], kind_sizes)
    turn = read_choice(fields[1], _LETTERS, translatable("the side to move"))
    hand = _parse_hand(fields[2], stones)
    return RingFen(stones, turn, hand)


_PLACES = (
    (translatable("among the stones on faces"), translatable("places on faces")),
    (translatable("among the stones on edges"), translatable("places on edges")),
    (translatable("among the stones on corners"), translatable("places on corners")),
)  # in the order of KINDS


def _parse_stones(text: str, kind_sizes: tuple[int, int, int]) -> NDArray[np.int8]:
    parts = text.split("/")
    if len(parts) != len(KINDS):
        raise UserError("fen stones '{text}': expected faces/edges/corners", text=text[:60])
    rows = zip(_PLACES, parts, kind_sizes, strict=True)
    stones = [
        read_stones(part, _LETTERS, size, place, things) for (place, things), part, size in rows
    ]
    return np.concatenate(stones, dtype=np.int8)


def _parse_hand(text: str, stones: NDArray[np.int8]) -> tuple[int, int]:
    numbers = text.split(",")
    if len(numbers) != 2 or not all(map(_NUMBER.fullmatch, numbers)):
        raise UserError("fen hands '{text}': expected two numbers, as in 14,14", text=text[:60])
    red, blue = map(int, numbers)
    for name, hand, mark in (("Red", red, 1), ("Blue", blue, 2)):
        used = hand + int(np.count_nonzero(stones == mark))
        if used > len(stones):
            raise UserError(
                "fen hands '{text}': {name} would have {used} of {count} stones",
                text=text,
                name=name,
                used=used,
                count=len(stones),
            )
    return red, blue
