"""Setting up positions of a game from a module: its pieces, and who is to move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.setup import TURN, Field, NumberField, Setup, SetupForm, turn_field
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.make.pieces import MOST_PIPS

_PLY, _WINNER = "ply", "winner"
_HIGHEST = 999  # of a number of which nobody knows how high it can be


class MadeForm(SetupForm):
    """A form that keeps all fields of a state.

    A person sees who is to move, and the module's own numbers, one or one for each seat, unless
    they can be below 0 as they are at the start. Putting pieces down counts as moves, and nobody
    has won then.
    """

    def __init__(
        self,
        start: Struct,
        seats: tuple[str, str],
        palette: Mapping[int, str],
        own_fields: Sequence[str],
        dice: Sequence[str],
        pieces: Callable[[Struct], NDArray[np.int8]],
        write: Callable[[Struct], str],
    ) -> None:
        """Make the form of a board.

        Args:
            start: the state at the start of a game.
            palette: the pieces that can be put down, with their names.
            own_fields: the names of what a position has besides turn, ply and stones.
            dice: those of them that are dice, which lie beside the board.
            pieces: returns what stands on all places, those beside the board too.
            write: returns the fen of a state.
        """
        self.palette: Mapping[int, str] = palette
        own = (
            field
            for name in own_fields
            for field in _number_fields(start, name, seats, MOST_PIPS if name in dice else _HIGHEST)
        )
        self.fields: tuple[Field, ...] = (turn_field(seats), *own)
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
        return self._write(self._state(setup))

    def say(self, setup: Setup, key: str, value: int) -> Setup:
        """Return the setup with another value, which a die beside the board shows."""
        said = super().say(setup, key, value)
        return replace(said, pieces=tuple(self._pieces(self._state(said)).tolist()))

    def _state(self, setup: Setup) -> Struct:
        state = self._start.copy()
        state.stone[:] = setup.pieces[: len(state.stone)]
        state.turn = setup.values[TURN]
        for name in self._kept:
            size = np.size(state[name])
            numbers = [setup.values[f"{name} {n}"] for n in range(size)]
            state[name] = np.reshape(numbers, np.shape(state[name]))
        return state

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


def _number_fields(
    start: Struct, name: str, seats: tuple[str, str], most: int
) -> Iterator[NumberField]:
    """Yield what a person fills in for a field of a state."""
    numbers = np.ravel(start[name])
    titles: tuple[str, ...] = (name.replace("_", " ").capitalize(),)
    if len(numbers) == len(seats):
        titles = tuple(Phrase("{seat}: {name}", seat=seat, name=titles[0]) for seat in seats)
    if name != _WINNER and len(numbers) == len(titles) and (numbers >= 0).all():
        for number, title in enumerate(titles):
            yield NumberField(f"{name} {number}", title, most)
