"""Loophole 2D positions set up, and as one line: fourteen rows from the top, then the seat to move.

``bbbbbbbbbbbb1/w12w/w12w/w3bb7w/w2ww6w/…/1bbbbbbbbbbbb:b``

``b`` black, ``w`` white, a number for so many vacant cells, along each row from the left. The two
sharp corners and the windows are no cells: the first row begins at b1, and g5 follows d5. Starting
stones are written like all others and must stand where they belong; any other cells may hold any
stones. After a colon comes the seat to move, b or w.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

import numpy as np

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.fen_text import read_choice, read_rows, split_fields, write_rows
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.setup import TURN, FenForm, Setup, turn_field
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.loophole_2d import rules
from ringrealms3d.games.loophole_2d.board import LoopholeBoard
from ringrealms3d.games.loophole_2d.layout import STARTING

_LETTERS = "bw"
_COLOURS = ("no", "a black", "a white")


class LoopholeForm(FenForm):
    """The form for the one board, whose starting stones stay."""

    palette: Mapping[int, str] = MappingProxyType({1: "Black stone", 2: "White stone"})

    def __init__(self, board: LoopholeBoard, tables: Struct, seats: tuple[str, str]) -> None:
        """Make the form of the board, with what its rules look up."""
        self._board, self._tables, self._seats = board, tables, seats
        self._row_sizes = list(Counter(row for row, _ in board.places).values())
        self.fields = (turn_field(seats),)

    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""
        return self._setup(rules.stones(self._tables, state).tolist(), int(state.turn))

    def write(self, setup: Setup) -> str:
        """Return the rows of stones and the seat to move."""
        rows = write_rows(stones_in(setup), _LETTERS, self._row_sizes)
        return f"{rows}:{_LETTERS[setup.values[TURN]]}"

    def parse(self, text: str) -> Setup:
        """Return the setup that a line describes."""
        fields = split_fields(text, "rows:turn")
        turn = read_choice(fields[1], _LETTERS, translatable("the side to move"))
        things = translatable("cells in row {number}")
        stones = read_rows(fields[0], _LETTERS, self._row_sizes, things)
        self._check_starting_stones(stones)
        return self._setup(stones, turn)

    def empty(self) -> Setup:
        """Return the starting stones alone, with Black to move."""
        return self._setup(self._board.starting.tolist(), turn=0)

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

    def _setup(self, stones: Sequence[int], turn: int) -> Setup:
        starting = self._board.starting
        pieces = np.where(starting != 0, starting + STARTING, stones)
        return Setup(tuple(pieces.tolist()), {TURN: turn})

    def _check_starting_stones(self, stones: Sequence[int]) -> None:
        starting = self._board.starting
        wrong = np.flatnonzero((starting != 0) & (stones != starting))
        if len(wrong):
            site = int(wrong[0])
            raise UserError(
                "fen: {sites} must hold {wanted} starting stone, and holds {held} stone",
                sites=self._board.sites[site],
                wanted=_COLOURS[starting[site]],
                held=_COLOURS[stones[site]],
            )


def stones_in(setup: Setup) -> list[int]:
    """Return the stones of a setup, 1 black and 2 white, the starting stones among them."""
    return [piece - STARTING if piece > STARTING else piece for piece in setup.pieces]
