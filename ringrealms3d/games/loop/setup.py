"""Setting up a position on a pile: tiles, whose turn it is, the swap, and the tiles left."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.setup import (
    HANDS,
    TURN,
    Setup,
    SetupForm,
    SwitchField,
    hand_fields,
    put_from_hand,
    turn_field,
)
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.loop import rules
from ringrealms3d.games.loop.board import LoopBoard
from ringrealms3d.games.loop.fen import LoopFen, format_fen

_SWAP = "swap"
_WINNING = "winning"  # the site whose tile won, and one; no field of the form


class PileForm(SetupForm):
    """A form for one pile.

    The winning tile is known when the position is read; after any change the game is no longer won.
    """

    palette: Mapping[int, str] = MappingProxyType({1: "Black tile", 2: "White tile"})

    def __init__(self, board: LoopBoard, seats: tuple[str, str], supply: int | None) -> None:
        """Make the form of a pile, with the tiles that each seat has, None for no limit."""
        self._board, self._supply = board, supply
        hands = () if supply is None else hand_fields(seats, supply)
        may_swap = SwitchField(_SWAP, Phrase("{seat} may swap", seat=seats[1]))
        self.fields = (turn_field(seats), may_swap, *hands)

    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""
        won = int(state.last) + 1 if state.end == rules.LOOP else 0
        values = {TURN: int(state.turn), _SWAP: int(state.may_swap), _WINNING: won}
        if self._supply is not None:
            values |= dict(zip(HANDS, state.hand.tolist(), strict=True))
        return Setup(self._with_supports(state.stone[: self._board.size].tolist()), values)

    def write(self, setup: Setup) -> str:
        """Return the fen of a setup."""
        values, size = setup.values, self._board.size
        return format_fen(
            self._board,
            LoopFen(
                stones=np.array(setup.pieces[:size], dtype=np.int8),
                turn=values[TURN],
                may_swap=bool(values[_SWAP]),
                hand=None if self._supply is None else (values[HANDS[0]], values[HANDS[1]]),
                winning=values[_WINNING] - 1 if values[_WINNING] else None,
            ),
        )

    def empty(self) -> Setup:
        """Return the empty board with all tiles left."""
        values = {TURN: 0, _SWAP: 0, _WINNING: 0}
        if self._supply is not None:
            values |= dict.fromkeys(HANDS, self._supply)
        return Setup(self._with_supports([0] * self._board.size), values)

    def put(self, setup: Setup, place: int, piece: int) -> Setup:
        """Return the setup with a tile on a site; one shown under a gap is that of its site."""
        board = self._board
        site = place if place < board.size else board.supports[place - board.size]
        if self._supply is None:
            setup = setup.with_piece(site, piece)
        else:
            setup = put_from_hand(setup, site, piece, self._supply)
        pieces = self._with_supports(list(setup.pieces[: board.size]))
        may_swap = setup.values[_SWAP] and sum(pieces[: board.size]) == 1
        return Setup(pieces, {**setup.values, _SWAP: int(may_swap), _WINNING: 0})

    def say(self, setup: Setup, key: str, value: int) -> Setup:
        """Return the setup with another value, no longer won."""
        return setup.with_values({key: value, _WINNING: 0})

    def _with_supports(self, stones: list[int]) -> tuple[int, ...]:
        """Return the stones, and once more those that are shown under the next level."""
        return (*stones, *(stones[site] for site in self._board.supports))
