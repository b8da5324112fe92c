"""The board of nine by nine cells, and the two sets of tiles."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import Board
from ringrealms3d.core.game import BoardEntry
from ringrealms3d.core.random import below, seeded
from ringrealms3d.games.lattice import packed, steps_between
from ringrealms3d.games.path_tiles.tiles import SIXTY_SIX, TILES

GAME_UID = "path-tiles"
SEATS = ("Red", "Blue")
LENGTH = 9
CELLS = LENGTH * LENGTH
CENTRE = CELLS // 2
OUTSIDE = CELLS
RACK = 7
HAND = 40
COLUMNS = "abcdefghi"
CELL_NAMES = tuple(f"{column}{row}" for row in range(1, LENGTH + 1) for column in COLUMNS)
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Columns and rows to the neighbours in the order north, east, south, west."""


@dataclass(frozen=True, slots=True)
class TileSet:
    """The tiles of a variant.

    Attributes:
        title: the variant's display name.
        numbers: the tiles in use.
        copies: how often each can occur in a game.
        free_turns: whether a tile with two neighbours or more earns another turn.
    """

    title: str
    numbers: tuple[int, ...]
    copies: int
    free_turns: bool

    def deck(self) -> list[int]:
        """Return all tiles that a game is dealt from, rising."""
        return [number for number in self.numbers for _ in range(self.copies)]


TILE_SETS = {
    f"{GAME_UID}/free-turns": TileSet(
        "102 tiles and free turns", tuple(range(len(TILES))), 1, True
    ),
    f"{GAME_UID}/sixty-six": TileSet("66 tiles, each up to ten times", SIXTY_SIX, 10, False),
}
VARIANT_UIDS = tuple(TILE_SETS)
BOARDS = MappingProxyType({uid: BoardEntry(known.title, CELLS) for uid, known in TILE_SETS.items()})


def path_board(uid: str) -> Board:
    """Return the board of a variant: cell a1 is site 0, b1 is 1, a2 is 9."""
    return Board(uid, TILE_SETS[uid].title, CELL_NAMES, packed(neighbour_cells()))


def neighbour_cells() -> NDArray[np.int16]:
    """Return the cells to the north, east, south and west, int16 (81, 4), -1 outside."""
    spots = [(cell % LENGTH, cell // LENGTH) for cell in range(CELLS)]
    return steps_between(spots, STEPS)


def shuffled(numbers: list[int], seed: int) -> list[int]:
    """Return the numbers in the order that a seed fixes (Fisher and Yates)."""
    mixed, rng = list(numbers), seeded(seed)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(below(rng, last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
