"""Positions of Loops 'n Leaps set up, and as one line: ``8/5/4wB4/.../8:b:-``.

The rows of the board from the top, divided by slashes, each with its free cells from left to
right; pillars are left out. ``w`` and ``b`` are single men, ``W`` and ``B`` doubles, a number
stands for so many vacant cells. Then the seat to move, w or b, and ``s`` if it may swap, ``-`` if
not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.fen_text import read_choice, read_rows, split_fields, write_rows
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.setup import MAY_SWAP, TURN, FenForm, Setup, swap_field, turn_field
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.loops_n_leaps.board import LeapsBoard, is_pillar
from ringrealms3d.games.loops_n_leaps.states import PILLAR

_LETTERS = "wbWB"
_TURNS = "wb"
_SWAPS = "-s"


class LeapsForm(FenForm):
    """A form for one board, whose pillars stay."""

    palette: Mapping[int, str] = MappingProxyType(
        {1: "White man", 2: "Black man", 3: "White leaper", 4: "Black leaper"}
    )

    def __init__(self, board: LeapsBoard, seats: tuple[str, str]) -> None:
        """Make the form of a board."""
        self._board = board
        free = Counter(cell[1] for cell in board.cells if not is_pillar(cell))
        self._row_sizes = list(free.values())
        self.fields = (turn_field(seats), swap_field(seats))

    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""
        values = {TURN: int(state.turn), MAY_SWAP: int(state.swap)}
        return Setup(tuple(state.stone[: self._board.size].tolist()), values)

    def write(self, setup: Setup) -> str:
        """Return the rows, the seat to move, and whether it may swap."""
        free = [piece for piece in setup.pieces if piece != PILLAR]
        rows = write_rows(free, _LETTERS, self._row_sizes)
        return f"{rows}:{_TURNS[setup.values[TURN]]}:{_SWAPS[setup.values[MAY_SWAP]]}"

    def parse(self, text: str) -> Setup:
        """Return the setup that a line describes."""
        fields = split_fields(text, "rows:turn:swap")
        things = translatable("free cells in row {number}")
        pieces = self._with_pillars(read_rows(fields[0], _LETTERS, self._row_sizes, things))
        turn = read_choice(fields[1], _TURNS, translatable("the side to move"))
        swap = read_choice(fields[2], _SWAPS, translatable("the swap"))
        if swap and not (turn == 1 and _one_white_man(pieces)):
            raise UserError(
                "fen: s, but only Black may swap, and only a white man that stands alone"
            )
        return Setup(pieces, {TURN: turn, MAY_SWAP: swap})

    def empty(self) -> Setup:
        """Return the pillars alone, with White to move."""
        return Setup(self._with_pillars([0] * sum(self._row_sizes)), {TURN: 0, MAY_SWAP: 0})

    def put(self, setup: Setup, place: int, piece: int) -> Setup:
        """Return the setup with another man or leaper on a cell, 0 for none.

        Raises:
            UserError: a pillar stands there.
        """
        if setup.pieces[place] == PILLAR:
            raise UserError(Phrase("{name} is a pillar", name=self._board.sites[place]))
        changed = setup.with_piece(place, piece)
        alone = _one_white_man(changed.pieces)
        return changed.with_values({MAY_SWAP: int(alone and bool(setup.values[MAY_SWAP]))})

    def _with_pillars(self, stones: Sequence[int]) -> tuple[int, ...]:
        """Return the stones of the free cells and the pillars between them."""
        left = iter(stones)
        return tuple(PILLAR if is_pillar(cell) else next(left) for cell in self._board.cells)


def _one_white_man(pieces: Sequence[int]) -> bool:
    """Whether a single white man is all there is besides pillars."""
    return [piece for piece in pieces if piece > 0] == [1]
