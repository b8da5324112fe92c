"""Ring Majority positions as one line: ``4/2r3/1b2:b:13,13``.

The stones of faces, edges and vertices, three parts divided by slashes, in the order of the sites:
``r`` red, ``b`` blue, a number for so many empty positions. Then the seat to move, r or b, and the
stones that Red and Blue have in hand. What is neither in hand nor on the board was captured.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.geometry.incidence import KINDS

_LETTERS = "rb"
_TOKEN = re.compile(r"\d+|.", re.DOTALL)
_NUMBER = re.compile(r"[0-9]{1,4}")


@dataclass(frozen=True, slots=True, eq=False)
class SetUp:
    """A position as a person would set it up.

    Attributes:
        stones: int8 (sites,), 0 empty, 1 Red, 2 Blue.
        turn: the seat to move.
        hand: the stones each seat can still place.
    """

    stones: NDArray[np.int8]
    turn: int
    hand: tuple[int, int]


def format_fen(set_up: SetUp, kind_sizes: tuple[int, int, int]) -> str:
    """Return a position as one line."""
    parts = np.split(set_up.stones, np.cumsum(kind_sizes)[:-1])
    stones = "/".join(_format_part(part.tolist()) for part in parts)
    red, blue = set_up.hand
    return f"{stones}:{_LETTERS[set_up.turn]}:{red},{blue}"


def parse_fen(text: str, kind_sizes: tuple[int, int, int]) -> SetUp:
    """Return the position that a line describes.

    Raises:
        ValueError: the line is broken; the message says where.
    """
    fields = text.split(":")
    if len(fields) != 3:
        raise ValueError(f"fen '{text}': expected stones:turn:hands, found {len(fields)} fields")
    stones = _parse_stones(fields[0], kind_sizes)
    if fields[1] not in ("r", "b"):
        raise ValueError(f"fen '{text}': the seat to move is '{fields[1]}', not r or b")
    hand = _parse_hand(fields[2], stones)
    return SetUp(stones, _LETTERS.index(fields[1]), hand)


def _format_part(stones: list[int]) -> str:
    runs = ((stone, len(list(run))) for stone, run in groupby(stones))
    return "".join(str(n) if stone == 0 else _LETTERS[stone - 1] * n for stone, n in runs)


def _parse_stones(text: str, kind_sizes: tuple[int, int, int]) -> NDArray[np.int8]:
    parts = text.split("/")
    if len(parts) != len(KINDS):
        raise ValueError(f"fen stones '{text}': expected faces/edges/vertices")
    rows = zip(KINDS, parts, kind_sizes, strict=True)
    return np.concatenate([_parse_part(kind, part, size) for kind, part, size in rows])


def _parse_part(kind: str, text: str, size: int) -> NDArray[np.int8]:
    stones: list[int] = []
    for token in _TOKEN.findall(text):
        if _NUMBER.fullmatch(token):
            stones += [0] * int(token)
        elif token in _LETTERS:
            stones.append(_LETTERS.index(token) + 1)
        else:
            raise ValueError(f"fen: '{token[:20]}' among the {kind} stones is not r, b or a number")
        if len(stones) > size:
            break
    if len(stones) != size:
        found = "more" if len(stones) > size else str(len(stones))
        raise ValueError(f"fen: expected {size} {kind} positions, found {found} in '{text[:60]}'")
    return np.array(stones, dtype=np.int8)


def _parse_hand(text: str, stones: NDArray[np.int8]) -> tuple[int, int]:
    numbers = text.split(",")
    if len(numbers) != 2 or not all(map(_NUMBER.fullmatch, numbers)):
        raise ValueError(f"fen hands '{text[:60]}': expected two numbers, as in 14,14")
    red, blue = map(int, numbers)
    for name, hand, mark in (("Red", red, 1), ("Blue", blue, 2)):
        used = hand + int(np.count_nonzero(stones == mark))
        if used > len(stones):
            raise ValueError(
                f"fen hands '{text}': {name} would have {used} of {len(stones)} stones"
            )
    return red, blue
