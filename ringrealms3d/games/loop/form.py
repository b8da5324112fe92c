"""Loop positions set up, and as one line: ``5bw3b11/12/5/1:w:-:-:-``.

Its five fields are divided by colons:

1. The tiles, level by level, divided by slashes, in the order of the sites (row a from column 1,
   row b, ...): ``b`` black, ``w`` white, a number for so many vacant sites.
2. The seat to move, ``b`` or ``w``.
3. ``s`` when White may swap now, otherwise ``-``.
4. The tiles that Black and White have left, as in ``94,95``; ``-`` on piles without a supply.
5. The tile that completed a loop and won, as in ``2c4``, otherwise ``-``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.fen_text import read_choice, read_stones, split_fields, write_rows
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.setup import (
    HANDS,
    MAY_SWAP,
    TURN,
    FenForm,
    Setup,
    hand_fields,
    hands_in,
    put_from_hand,
    swap_field,
    turn_field,
)
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.loop import rules
from ringrealms3d.games.loop.board import LoopBoard
from ringrealms3d.games.ways import reached_from

WINNING = "winning"
"""The key of the site whose tile won, and one; 0 while nobody has. No field of the form."""

_NOTHING = "-"
_SWAPS = "-s"
_LETTERS = "bw"
_NAMES = ("Black", "White")
_NUMBER = re.compile(r"[0-9]{1,4}")


class PileForm(FenForm):
    """A form for one pile.

    The winning tile is known when the position is read; after any change the game is no longer won.
    """

    palette: Mapping[int, str] = MappingProxyType({1: "Black tile", 2: "White tile"})

    def __init__(self, board: LoopBoard, seats: tuple[str, str], supply: int | None) -> None:
        """Make the form of a pile, with the tiles that each seat has, None for no limit."""
        self._board, self._supply = board, supply
        self._level_sizes = [sum(map(len, rows)) for rows in board.levels()]
        hands = () if supply is None else hand_fields(seats, supply)
        self.fields = (turn_field(seats), swap_field(seats), *hands)

    def read(self, state: Struct) -> Setup:
        """Return a position's state as a setup."""
        won = int(state.last) + 1 if state.end == rules.LOOP else 0
        values = {TURN: int(state.turn), MAY_SWAP: int(state.may_swap), WINNING: won}
        if self._supply is not None:
            values |= dict(zip(HANDS, state.hand.tolist(), strict=True))
        return Setup(self._with_supports(state.stone[: self._board.size].tolist()), values)

    def write(self, setup: Setup) -> str:
        """Return tiles, seat to move, swap, tiles left and the tile that won."""
        values, won = setup.values, setup.values[WINNING]
        fields = (
            write_rows(setup.pieces, _LETTERS, self._level_sizes),
            _LETTERS[values[TURN]],
            _SWAPS[values[MAY_SWAP]],
            _NOTHING if self._supply is None else ",".join(map(str, hands_in(setup))),
            self._board.sites[won - 1] if won else _NOTHING,
        )
        return ":".join(fields)

    def parse(self, text: str) -> Setup:
        """Return the setup that a line describes; its tiles could have been placed that way."""
        board, fields = self._board, split_fields(text, "tiles:turn:swap:left:loop")
        stones = self._parse_tiles(fields[0])
        turn = read_choice(fields[1], _LETTERS, translatable("the side to move"))
        may_swap = _parse_swap(fields[2], stones, turn)
        hands = _parse_hand(fields[3], stones, self._supply)
        won = _parse_winning(board, fields[4], stones, turn)
        _refuse_impossible(board, stones)
        if won:
            _refuse_impossible(board, np.where(np.arange(board.size) == won - 1, 0, stones))
        values = {TURN: turn, MAY_SWAP: int(may_swap), WINNING: won, **hands}
        return Setup(self._with_supports(stones.tolist()), values)

    def empty(self) -> Setup:
        """Return the empty board with all tiles left, and Black to move."""
        values = {TURN: 0, MAY_SWAP: 0, WINNING: 0}
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
        pieces = self._with_supports(setup.pieces[: board.size])
        may_swap = setup.values[MAY_SWAP] and sum(pieces[: board.size]) == 1
        return Setup(pieces, {**setup.values, MAY_SWAP: int(may_swap), WINNING: 0})

    def say(self, setup: Setup, key: str, value: int) -> Setup:
        """Return the setup with another value, no longer won."""
        return setup.with_values({key: value, WINNING: 0})

    def _with_supports(self, stones: Sequence[int]) -> tuple[int, ...]:
        """Return the stones, and once more those that are shown under the next level."""
        return (*stones, *(stones[site] for site in self._board.supports))

    def _parse_tiles(self, text: str) -> NDArray[np.int8]:
        parts, sizes = text.split("/"), self._level_sizes
        if len(parts) != len(sizes):
            raise UserError(
                "fen: expected {side} layers of tiles, found {count}",
                side=len(sizes),
                count=len(parts),
            )
        stones: list[int] = []
        for level, (part, size) in enumerate(zip(parts, sizes, strict=True), start=1):
            place = Phrase("on layer {level}", level=level)
            things = Phrase("places on layer {level}", level=level)
            stones += read_stones(part, _LETTERS, size, place, things)
        return np.array(stones, dtype=np.int8)


def _parse_swap(text: str, stones: NDArray[np.int8], turn: int) -> bool:
    if not read_choice(text, _SWAPS, translatable("the swap")):
        return False
    if turn != 1 or stones.sum() != 1:
        raise UserError(
            "fen swap: White can swap only when there is one black tile and nothing else"
        )
    return True


def _parse_hand(text: str, stones: NDArray[np.int8], supply: int | None) -> dict[str, int]:
    """Return the tiles left; a swap can have made one tile of Black's supply white."""
    if supply is None:
        if text != _NOTHING:
            raise UserError(
                "fen: '{text}' tiles left, but this pile has no supply: -", text=text[:20]
            )
        return {}
    numbers = text.split(",")
    if len(numbers) != 2 or not all(map(_NUMBER.fullmatch, numbers)):
        raise UserError(
            "fen: '{text}' tiles left, expected two numbers, as in 95,95", text=text[:20]
        )
    black, white = map(int, numbers)
    used = [left + int(np.count_nonzero(stones == i + 1)) for i, left in enumerate((black, white))]
    for seat, most in enumerate((supply, supply + (used[0] < supply))):
        if used[seat] > most or (black, white)[seat] > supply:
            raise UserError(
                "fen: {names} would have {used} of {supply} tiles",
                names=_NAMES[seat],
                used=used[seat],
                supply=supply,
            )
    return dict(zip(HANDS, (black, white), strict=True))


def _parse_winning(board: LoopBoard, text: str, stones: NDArray[np.int8], turn: int) -> int:
    """Return the site of the tile that won and one, 0 while nobody has."""
    if text == _NOTHING:
        return 0
    site = board.site(text)
    if stones[site] != 2 - turn:
        raise UserError(
            "fen: {text} holds no {lower} tile to close a loop",
            text=text,
            lower=_NAMES[1 - turn].lower(),
        )
    for above in board.above(site):
        if stones[above] != 0:
            raise UserError(
                "fen: {sites} rests on {text}, so {text} was not last",
                sites=board.sites[above],
                text=text,
            )
    return site + 1


def _refuse_impossible(board: LoopBoard, stones: NDArray[np.int8]) -> None:
    """Raise an error for a tile that floats or could not have been placed there."""
    joined = _joined_to_ground(board, stones)
    for site in np.flatnonzero(stones).tolist():
        name = board.sites[site]
        missing = [board.sites[x] for x in board.under(site) if stones[x] == 0]
        if missing:
            raise UserError(
                "fen: {name} rests on {missing}, where there is no tile",
                name=name,
                missing=missing[0],
            )
        if site not in joined:
            colour = _NAMES[stones[site] - 1].lower()
            raise UserError(
                "fen: {name} is not joined to the board by {colour} tiles", name=name, colour=colour
            )


def _joined_to_ground(board: LoopBoard, stones: NDArray[np.int8]) -> set[int]:
    """Return the tiles that own tiles under and beside them join to the board."""

    def alike(site: int) -> list[int]:
        onward = (*board.beside(site), *board.above(site))
        return [x for x in onward if x >= 0 and stones[x] == stones[site]]

    return set(reached_from(np.flatnonzero(stones[: board.holes]).tolist(), alike))
