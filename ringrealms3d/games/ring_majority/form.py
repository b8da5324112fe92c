"""Ring Majority positions set up, and as one line: ``4/2r3/1b2:b:13,13``.

The stones of faces, edges and vertices, three parts divided by slashes, in the order of the sites:
``r`` red, ``b`` blue, a number for so many empty positions. Then the seat to move, r or b, and the
stones that Red and Blue have in hand. Stones that are neither in hand nor on the board were
captured.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.fen_text import read_choice, read_stones, split_fields, write_rows
from ringrealms3d.core.phrase import translatable
from ringrealms3d.core.setup import (
    HANDS,
    TURN,
    FenForm,
    Setup,
    hand_fields,
    hands_in,
    put_from_hand,
    turn_field,
)
from ringrealms3d.core.verbs import Struct
from ringrealms3d.geometry.incidence import KINDS

_LETTERS = "rb"
_NUMBER = re.compile(r"[0-9]{1,4}")
_PLACES = (
    (translatable("among the stones on faces"), translatable("places on faces")),
    (translatable("among the stones on edges"), translatable("places on edges")),
    (translatable("among the stones on corners"), translatable("places on corners")),
)  # in the order of KINDS


class RealmForm(FenForm):
    """A form for one realm. A stone that is put down comes from its hand, and goes back there."""

    palette: Mapping[int, str] = MappingProxyType({1: "Red stone", 2: "Blue stone"})

    def __init__(self, kind_sizes: tuple[int, int, int], seats: tuple[str, str]) -> None:
        """Make the form of a realm with so many faces, edges and vertices."""
        self._kind_sizes, self._size = kind_sizes, sum(kind_sizes)
        self.fields = (turn_field(seats), *hand_fields(seats, self._size))

    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""
        values = {TURN: int(state.turn), **dict(zip(HANDS, state.hand.tolist(), strict=True))}
        return Setup(tuple(state.stone[: self._size].tolist()), values)

    def write(self, setup: Setup) -> str:
        """Return the stones of faces, edges and vertices, seat to move, and stones in hand."""
        stones = write_rows(setup.pieces, _LETTERS, self._kind_sizes)
        red, blue = hands_in(setup)
        return f"{stones}:{_LETTERS[setup.values[TURN]]}:{red},{blue}"

    def parse(self, text: str) -> Setup:
        """Return the setup that a line describes."""
        fields = split_fields(text, "stones:turn:hands")
        stones = _parse_stones(fields[0], self._kind_sizes)
        turn = read_choice(fields[1], _LETTERS, translatable("the side to move"))
        hands = zip(HANDS, _parse_hand(fields[2], stones), strict=True)
        return Setup(tuple(stones), {TURN: turn, **dict(hands)})

    def empty(self) -> Setup:
        """Return the empty realm with all stones in hand, and Red to move."""
        return Setup((0,) * self._size, {TURN: 0, **dict.fromkeys(HANDS, self._size)})

    def put(self, setup: Setup, place: int, piece: int) -> Setup:
        """Return the setup with a stone from its hand on a place, or with that in its hand."""
        return put_from_hand(setup, place, piece, self._size)


def _parse_stones(text: str, kind_sizes: tuple[int, int, int]) -> list[int]:
    parts = text.split("/")
    if len(parts) != len(KINDS):
        raise UserError("fen stones '{text}': expected faces/edges/corners", text=text[:60])
    rows = zip(_PLACES, parts, kind_sizes, strict=True)
    return [
        stone
        for (place, things), part, size in rows
        for stone in read_stones(part, _LETTERS, size, place, things)
    ]


def _parse_hand(text: str, stones: list[int]) -> tuple[int, int]:
    numbers = text.split(",")
    if len(numbers) != 2 or not all(map(_NUMBER.fullmatch, numbers)):
        raise UserError("fen hands '{text}': expected two numbers, as in 14,14", text=text[:60])
    red, blue = map(int, numbers)
    for name, hand, mark in (("Red", red, 1), ("Blue", blue, 2)):
        used = hand + stones.count(mark)
        if used > len(stones):
            raise UserError(
                "fen hands '{text}': {name} would have {used} of {count} stones",
                text=text,
                name=name,
                used=used,
                count=len(stones),
            )
    return red, blue
