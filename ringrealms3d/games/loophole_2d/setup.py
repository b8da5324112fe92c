"""Setting up a position of Loophole 2D: stones in addition to the starting stones."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.setup import TURN, Setup, SetupForm, turn_field
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.loophole_2d import rules
from ringrealms3d.games.loophole_2d.board import LoopholeBoard
from ringrealms3d.games.loophole_2d.fen import LoopholeFen, format_fen
from ringrealms3d.games.loophole_2d.layout import STARTING


class LoopholeForm(SetupForm):
    """The form for the one board."""

    palette: Mapping[int, str] = MappingProxyType({1: "Black stone", 2: "White stone"})

    def __init__(self, board: LoopholeBoard, tables: Struct, seats: tuple[str, str]) -> None:
        """Make the form of the board, with what its rules look up."""
        self._board, self._tables, self._seats = board, tables, seats
        self.fields = (turn_field(seats),)

    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""
        return self._setup(rules.stones(self._tables, state), int(state.turn))

    def write(self, setup: Setup) -> str:
        """Return the fen of a setup."""
        stones = [piece - STARTING if piece > STARTING else piece for piece in setup.pieces]
        return format_fen(
            LoopholeFen(np.array(stones, dtype=np.int8), setup.values[TURN]), self._board
        )

    def empty(self) -> Setup:
        """Return the starting stones alone."""
        return self._setup(self._board.starting, turn=0)

    def put(self, setup: Setup, place: int, piece: int) -> Setup:
        """Return the setup with another stone on a cell, 0 for none.

        Raises:
            UserError: a starting stone stands there.
        """
        starting = int(self._board.starting[place])
        if starting:
            raise UserError(
                Phrase(
                    "{site} holds a {colour} starting stone",
                    site=self._board.sites[place],
                    colour=self._seats[starting - 1].lower(),
                )
            )
        return setup.with_piece(place, piece)

    def _setup(self, stones: NDArray[np.int8], turn: int) -> Setup:
        starting = self._board.starting
        pieces = np.where(starting != 0, starting + STARTING, stones)
        return Setup(tuple(pieces.tolist()), {TURN: turn})
