"""Loop positions as one line: ``5bw3b11/12/5/1:w:-:-:-``, five fields divided by colons.

1. The tiles, level by level, divided by slashes, in the order of the sites (row a from column 1,
   row b, ...): ``b`` black, ``w`` white, a number for so many vacant sites.
2. The seat to move, ``b`` or ``w``.
3. ``s`` when White may swap now, otherwise ``-``.
4. The tiles that Black and White have left, as in ``94,95``; ``-`` on piles without a supply.
5. The tile that completed a loop and won, as in ``2c4``, otherwise ``-``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.fen_text import read_choice, read_stones, split_fields, write_stones
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.games.loop.board import LoopBoard
from ringrealms3d.games.ways import reached_from

NOTHING = "-"
_SWAPS = "-s"
_LETTERS = "bw"
_NAMES = ("Black", "White")
_NUMBER = re.compile(r"[0-9]{1,4}")


@dataclass(frozen=True, slots=True, eq=False)
class LoopFen:
    """What a fen says of a position.

    Attributes:
        stones: int8 (sites,), 0 vacant, 1 Black, 2 White.
        turn: the seat to move.
        may_swap: whether White may swap now.
        hand: the tiles each seat has left, None where they have no supply.
        winning: the site of the tile that completed a loop and won, None while nobody has.
    """

    stones: NDArray[np.int8]
    turn: int
    may_swap: bool
    hand: tuple[int, int] | None
    winning: int | None


def format_fen(board: LoopBoard, fen: LoopFen) -> str:
    """Return a position as one line."""
    levels = np.split(fen.stones, np.cumsum(_level_sizes(board))[:-1])
    hand = NOTHING if fen.hand is None else "{},{}".format(*fen.hand)
    fields = (
        "/".join(write_stones(level.tolist(), _LETTERS) for level in levels),
        _LETTERS[fen.turn],
        _SWAPS[fen.may_swap],
        hand,
        NOTHING if fen.winning is None else board.sites[fen.winning],
    )
    return ":".join(fields)


def parse_fen(board: LoopBoard, text: str, supply: int | None) -> LoopFen:
    """Return the position that a line describes; its tiles could have been placed that way.

    Args:
        supply: the tiles each seat has at the start, None where there is no limit.

    Raises:
        ValueError: the line is broken; the message says where.
    """
    fields = split_fields(text, "tiles:turn:swap:left:loop")
    stones = _parse_tiles(board, fields[0])
    turn = read_choice(fields[1], _LETTERS, translatable("the side to move"))
    may_swap = _parse_swap(board, fields[2], stones, turn)
    hand = _parse_hand(fields[3], stones, supply)
    winning = _parse_winning(board, fields[4], stones, turn)
    _refuse_impossible(board, stones)
    if winning is not None:
        _refuse_impossible(board, without(stones, winning))
    return LoopFen(stones, turn, may_swap, hand, winning)


def without(stones: NDArray[np.int8], site: int) -> NDArray[np.int8]:
    """Return the tiles with one site vacated."""
    return np.where(np.arange(len(stones)) == site, np.int8(0), stones)


def _level_sizes(board: LoopBoard) -> list[int]:
    return [sum(map(len, rows)) for rows in board.levels()]


def _parse_tiles(board: LoopBoard, text: str) -> NDArray[np.int8]:
    parts = text.split("/")
    if len(parts) != board.side:
        raise UserError(
            "fen: expected {side} layers of tiles, found {count}", side=board.side, count=len(parts)
        )
    rows = zip(parts, _level_sizes(board), strict=True)
    stones = [
        read_stones(
            part,
            _LETTERS,
            size,
            Phrase("on layer {level}", level=level),
            Phrase("places on layer {level}", level=level),
        )
        for level, (part, size) in enumerate(rows, start=1)
    ]
    return np.concatenate(stones, dtype=np.int8)


def _parse_swap(board: LoopBoard, text: str, stones: NDArray[np.int8], turn: int) -> bool:
    if not read_choice(text, _SWAPS, translatable("the swap")):
        return False
    if turn != 1 or stones.sum() != 1:
        raise UserError(
            "fen swap: White can swap only when there is one black tile and nothing else"
        )
    return True


def _parse_hand(text: str, stones: NDArray[np.int8], supply: int | None) -> tuple[int, int] | None:
    """Return the tiles left; a swap can have made one tile of Black's supply white."""
    if supply is None:
        if text != NOTHING:
            raise UserError(
                "fen: '{text}' tiles left, but this pile has no supply: -", text=text[:20]
            )
        return None
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
    return black, white


def _parse_winning(board: LoopBoard, text: str, stones: NDArray[np.int8], turn: int) -> int | None:
    if text == NOTHING:
        return None
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
    return site


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
