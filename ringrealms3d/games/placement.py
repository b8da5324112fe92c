"""A base for games in which a move puts a piece on an empty site and nothing else moves.

A game provides its rules, board and layout; the rest of a variant is here. See docs/own-game.md for
a whole game.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import Board
from ringrealms3d.core.checks import refuse
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.layout import Layout
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.setup import Field, Setup, SetupForm
from ringrealms3d.core.variant import Variant
from ringrealms3d.core.verbs import Rules, Struct, bind, new_struct, struct_type
from ringrealms3d.games.make.rules import moves as moves
from ringrealms3d.games.make.rules import random_place

random_move = random_place
_LETTERS = ".xo"  # an empty site, a piece of seat 0, one of seat 1


def placement_state(sites: int, *fields: tuple[Any, ...]) -> np.dtype[np.void]:
    """Return the dtype of a game's states: the seat to move, the ply, and the stones.

    Args:
        sites: how many sites the board has; ``stone`` is int8 (sites,), 0 for an empty site, else
            1 more than the seat.
        fields: the game's other fields, in numpy's notation. At least one must have a name that no
            other game uses, because the rules are found by the dtype of the state.
    """
    common = [("turn", np.int64), ("ply", np.int64), ("stone", np.int8, (sites,))]
    return struct_type(*common, *fields)


class PlacementForm(SetupForm):
    """A form in which pieces are put on sites; their number determines the seat to move."""

    def __init__(self, seats: tuple[str, str], sites: int) -> None:
        """Make the form of a board with so many sites."""
        self.palette: Mapping[int, str] = dict(enumerate(seats, start=1))
        self.fields: tuple[Field, ...] = ()
        self._sites = sites

    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""
        return Setup(tuple(state.stone.tolist()), {})

    def write(self, setup: Setup) -> str:
        """Return the fen of a setup."""
        return "".join(_LETTERS[piece] for piece in setup.pieces)

    def empty(self) -> Setup:
        """Return the empty board."""
        return Setup((0,) * self._sites, {})


class PlacementVariant(Variant):
    """A board of such a game. A fen has a letter per site: a dot, x for seat 0, o for seat 1."""

    def __init__(
        self,
        board: Board,
        layout: Layout,
        seats: tuple[str, str],
        state: np.dtype[np.void],
        tables: Struct,
        rules: str,
    ) -> None:
        """Join the parts of a game.

        Args:
            state: from :func:`placement_state`.
            tables: what the rules look up.
            rules: the ``__name__`` of the module that has ``play``, ``over``, ``margin`` and,
                optionally, any other verb of :mod:`ringrealms3d.core.verbs`, and ``DEED``, what a
                winner did, such as "joined two sides".
        """
        stones = state["stone"].shape
        if stones != (board.size,):
            raise refuse(board.uid, "state['stone'].shape", stones, f"({board.size},)")
        self.uid, self.board, self.seats, self.tables = board.uid, board, seats, tables
        self.rules = cast(Rules, sys.modules[rules])
        self.max_moves = board.size
        self._layout, self._state = layout, state
        bind(state, self.rules)

    @property
    def layout(self) -> Layout:
        """The numbers for the board's pictures."""
        return self._layout

    def start(self, seed: int | None) -> Struct:
        """Return the empty board."""
        return new_struct(self._state)

    def stones(self, state: Struct) -> NDArray[np.int8]:
        """Return what stands on each site."""
        return cast(NDArray[np.int8], state.stone.copy())

    def reason_over(self, state: Struct) -> str:
        """Return what the winner did."""
        margin = int(self.rules.margin(self.tables, state))
        if margin == 0:
            return translatable("neither side won")
        return f"{self.seats[int(margin < 0)]} {getattr(self.rules, 'DEED', 'won')}"

    def why_illegal(self, state: Struct, code: int) -> str:
        """Return that the site is taken, if there is one."""
        if not 0 <= code < self.board.size:
            return Phrase("no site has the number {code}", code=code)
        return Phrase("{site} is taken", site=self.board.sites[code])

    def text_diagram(self, state: Struct) -> str:
        """Return the rows of the map."""
        spots = np.round(self.layout.map_centres[: self.board.size], 6)
        steps = np.diff(np.unique(spots[:, 0]))
        columns = np.round((spots[:, 0] - spots[:, 0].min()) / steps.min()).astype(int)
        lines = []
        for height in np.unique(spots[:, 1])[::-1]:
            row = np.flatnonzero(spots[:, 1] == height)
            line = [" "] * (columns[row].max() + 1)
            for site in row:
                line[columns[site]] = _LETTERS[state.stone[site]]
            lines.append("".join(line))
        return "\n".join(lines)

    @property
    def setup_form(self) -> PlacementForm:
        """What stands on the sites."""
        return PlacementForm(self.seats, self.board.size)

    def write_fen(self, state: Struct) -> str:
        """Return the sites; the number of stones determines the seat to move."""
        return "".join(_LETTERS[stone] for stone in state.stone.tolist())

    def read_fen(self, text: str, seed: int | None) -> Struct:
        """Return the state for a text of one letter per site, by playing the pieces in turn."""
        size = self.board.size
        if len(text) != size or set(text) - set(_LETTERS):
            raise UserError(
                "fen '{text}': expected {size} of x, o and a dot", text=text[:40], size=size
            )
        pieces = [[x for x in range(size) if text[x] == letter] for letter in _LETTERS[1:]]
        if len(pieces[0]) - len(pieces[1]) not in (0, 1):
            raise UserError(
                "fen '{text}': {x} of x and {o} of o",
                text=text[:40],
                x=len(pieces[0]),
                o=len(pieces[1]),
            )
        state = self.start(seed)
        for ply in range(len(pieces[0]) + len(pieces[1])):
            self.rules.play(self.tables, state, pieces[ply % 2][ply // 2])
        return state
