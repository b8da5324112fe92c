"""Setting up positions of a game from a module: its pieces, and who is to move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.setup import TURN, Field, Setup, SetupForm, turn_field
from ringrealms3d.core.verbs import Struct

_PLY, _WINNER = "ply", "winner"


class MadeForm(SetupForm):
    """A form that keeps all fields of a state, of which a person sees who is to move.

    Putting pieces down counts as moves, and nobody has won then.
    """

    def __init__(
        self,
        start: Struct,
        seats: tuple[str, str],
        palette: Mapping[int, str],
        own_fields: Sequence[str],
        pieces: Callable[[Struct], NDArray[np.int8]],
        write: Callable[[Struct], str],
    ) -> None:
        """Make the form of a board.

        Args:
            start: the state at the start of a game.
            palette: the pieces that can be put down, with their names.
            own_fields: the names of what a position has besides turn, ply and stones.
            pieces: returns what stands on all places, those beside the board too.
            write: returns the fen of a state.
        """
        self.palette: Mapping[int, str] = palette
        self.fields: tuple[Field, ...] = (turn_field(seats),)
        self._start, self._pieces, self._write = start, pieces, write
        self._kept = (_PLY, *own_fields)

    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""
        values = {TURN: int(state.turn)}
        for name in self._kept:
            values |= {f"{name} {n}": int(number) for n, number in enumerate(np.ravel(state[name]))}
        return Setup(tuple(self._pieces(state).tolist()), values)

    def write(self, setup: Setup) -> str:
        """Return the fen of a setup."""
        state = self._start.copy()
        state.stone[:] = setup.pieces[: len(state.stone)]
        state.turn = setup.values[TURN]
        for name in self._kept:
            size = np.size(state[name])
            numbers = [setup.values[f"{name} {n}"] for n in range(size)]
            state[name] = np.reshape(numbers, np.shape(state[name]))
        return self._write(state)

    def empty(self) -> Setup:
        """Return the start of a game."""
        return self.read(self._start)

    def put(self, setup: Setup, place: int, piece: int) -> Setup:
        """Return the setup with another piece on a place, 0 for none.

        Raises:
            UserError: the place is beside the board.
        """
        if place >= len(self._start.stone):
            raise UserError("what lies beside the board stays there")
        more = (piece != 0) - (setup.pieces[place] != 0)
        ply = max(0, setup.values[f"{_PLY} 0"] + more)
        return setup.with_piece(place, piece).with_values({f"{_PLY} 0": ply, f"{_WINNER} 0": 0})
