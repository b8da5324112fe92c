"""Setting up a position on a realm: stones, whose turn it is, and the stones in hand."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from ringrealms3d.core.setup import (
    HANDS,
    TURN,
    Setup,
    SetupForm,
    hand_fields,
    put_from_hand,
    turn_field,
)
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.ring_majority.fen import RingSetup, format_fen


class RealmForm(SetupForm):
    """A form for one realm. A stone that is put down comes from its hand, and goes back there."""

    palette: Mapping[int, str] = MappingProxyType({1: "Red stone", 2: "Blue stone"})

    def __init__(self, kind_sizes: tuple[int, int, int], seats: tuple[str, str]) -> None:
        """Make the form of a realm with so many faces, edges and vertices."""
        self._kind_sizes, self._size = kind_sizes, sum(kind_sizes)
        self.fields = (turn_field(seats), *hand_fields(seats, self._size))

    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""
        red, blue = state.hand.tolist()
        values = {TURN: int(state.turn), HANDS[0]: red, HANDS[1]: blue}
        return Setup(tuple(state.stone[: self._size].tolist()), values)

    def write(self, setup: Setup) -> str:
        """Return the fen of a setup."""
        stones, values = np.array(setup.pieces, dtype=np.int8), setup.values
        hand = values[HANDS[0]], values[HANDS[1]]
        return format_fen(RingSetup(stones, values[TURN], hand), self._kind_sizes)

    def empty(self) -> Setup:
        """Return the empty realm with all stones in hand."""
        values = {TURN: 0, HANDS[0]: self._size, HANDS[1]: self._size}
        return Setup((0,) * self._size, values)

    def put(self, setup: Setup, place: int, piece: int) -> Setup:
        """Return the setup with a stone from its hand on a place, or with that in its hand."""
        return put_from_hand(setup, place, piece, self._size)
