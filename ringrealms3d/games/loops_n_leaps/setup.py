"""Setting up a position of Loops 'n Leaps: men and leapers, whose turn it is, and the swap."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.setup import TURN, Setup, SetupForm, SwitchField, turn_field
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.loops_n_leaps.board import LeapsBoard
from ringrealms3d.games.loops_n_leaps.fen import LeapsFen, Rows, format_fen

_SWAP = "swap"
_PILLAR = -1


class LeapsForm(SetupForm):
    """A form for one board, whose pillars stay."""

    palette: Mapping[int, str] = MappingProxyType(
        {1: "White man", 2: "Black man", 3: "White leaper", 4: "Black leaper"}
    )

    def __init__(self, board: LeapsBoard, rows: Rows, seats: tuple[str, str]) -> None:
        """Make the form of a board with these rows of free cells."""
        self._board, self._rows = board, rows
        may_swap = SwitchField(_SWAP, Phrase("{seat} may swap", seat=seats[1]))
        self.fields = (turn_field(seats), may_swap)

    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""
        values = {TURN: int(state.turn), _SWAP: int(state.swap)}
        return Setup(tuple(state.stone[: self._board.size].tolist()), values)

    def write(self, setup: Setup) -> str:
        """Return the fen of a setup."""
        stones = np.array(setup.pieces, dtype=np.int8)
        return format_fen(
            LeapsFen(stones, setup.values[TURN], bool(setup.values[_SWAP])), self._rows
        )

    def empty(self) -> Setup:
        """Return the pillars alone."""
        pieces = [0] * self._board.size
        for pillar in self._board.pillars:
            pieces[pillar] = _PILLAR
        return Setup(tuple(pieces), {TURN: 0, _SWAP: 0})

    def put(self, setup: Setup, place: int, piece: int) -> Setup:
        """Return the setup with another man or leaper on a cell, 0 for none.

        Raises:
            UserError: a pillar stands there.
        """
        if setup.pieces[place] == _PILLAR:
            raise UserError(Phrase("{name} is a pillar", name=self._board.sites[place]))
        changed = setup.with_piece(place, piece)
        alone = [stone for stone in changed.pieces if stone > 0] == [1]
        return changed.with_values({_SWAP: int(alone and bool(setup.values[_SWAP]))})
