"""Fens of games from modules: the sites, who moves, the ply, and the game's own fields."""

from __future__ import annotations

from collections.abc import Sequence
from string import hexdigits
from typing import Any

import numpy as np

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.verbs import Struct

_SEATS = "xo"
_LETTERS = f".{_SEATS}abcdefghijklmnpqrstuvwyz"
"""What stands on a site: nothing, a piece of either seat, then pieces with other numbers."""
MOST_PIECES = len(_LETTERS) - 1
"""How many kinds of pieces a fen has letters for."""
_HEX = 16
LONGEST_FEN = 60
"""How many of its characters are told of a line that is refused."""


def letter(piece: int) -> str:
    """Return the letter of a piece, a dot for 0."""
    return _LETTERS[piece]


def written(state: Struct, fields: Sequence[str]) -> str:
    """Return a state as a line.

    Args:
        fields: what a position has besides turn, ply and stones.
    """
    parts = ["".join(map(letter, state.stone.tolist())), _SEATS[state.turn], str(int(state.ply))]
    for name in fields:
        numbers = np.ravel(state[name]).tolist()
        parts.append(",".join(str(int(number)) for number in numbers))
    return ":".join(parts)


def read_into(state: Struct, text: str, fields: Sequence[str], by_chance: bool) -> str:
    """Fill in a state from a line, and return from what dice and drawn pieces come.

    Args:
        by_chance: whether the game has any, so that a line may end with it.

    Raises:
        UserError: the line is none of this game.
    """
    parts = text.split(":")
    drawn = parts.pop() if by_chance and len(parts) == 4 + len(fields) else ""
    if len(parts) != 3 + len(fields):
        raise broken(text, f"{3 + len(fields)} parts with colons between them")
    stones, seat, ply, *others = parts
    if len(stones) != len(state.stone) or set(stones) - set(_LETTERS):
        raise broken(text, f"{len(state.stone)} letters or dots")
    state.stone[:] = [_LETTERS.index(each) for each in stones]
    if seat not in ("x", "o"):
        raise broken(text, "x or o to move")
    state.turn = _SEATS.index(seat)
    (state.ply,) = _numbers(text, ply, 1, np.asarray(state.ply).dtype)
    if state.ply < 0:
        raise broken(text, f"how many moves were made, not '{ply[:20]}'")
    for name, part in zip(fields, others, strict=True):
        field = state[name]
        found = _numbers(text, part, np.size(field), np.asarray(field).dtype)
        state[name] = np.reshape(found, np.shape(field))
    return drawn


def broken(text: str, wanted: str) -> UserError:
    """Return the error for a line that is no fen."""
    return UserError(
        "fen '{text}': expected {wanted}", text=one_line(text, LONGEST_FEN), wanted=wanted
    )


def chance_of(text: str, part: str) -> int:
    """Return from what dice and drawn pieces come."""
    if len(part) > _HEX or set(part) - set(hexdigits.lower()):
        raise broken(text, "a hexadecimal number of 64 bits at its end")
    return int(part, 16)


def _numbers(text: str, part: str, count: int, dtype: np.dtype[Any]) -> list[int]:
    """Return whole numbers that a field can hold."""
    found = part.split(",")
    wanted = f"{count} whole numbers" if count > 1 else "a whole number"
    try:
        numbers = [int(each) for each in found if len(each) <= 20]
    except ValueError:
        raise broken(text, f"{wanted}, not '{part[:20]}'") from None
    limits = np.iinfo(dtype)
    if len(numbers) != count or not all(limits.min <= n <= limits.max for n in numbers):
        raise broken(text, f"{wanted}, not '{part[:20]}'")
    return numbers
