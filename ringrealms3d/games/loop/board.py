"""The piles of half hexagons: a lattice of tiles, each of which rests on three.

A tile's place is a *spot*: its level from 1, its row from the long edge and its column, both from
0. Touching tiles are at fixed steps from a tile, on its own level, below and above, so the
   arithmetic also works beyond the edges.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import Board, frozen_array
from ringrealms3d.core.game import BoardEntry
from ringrealms3d.games.lattice import packed, steps_between

GAME_UID = "loop"
ROW_LETTERS = "abcdefghij"
_SIDES = {"mini": 4, "main": 6, "lazo": 10}
VARIANT_UIDS = tuple(f"{GAME_UID}/{name}" for name in _SIDES)
BOARDS = MappingProxyType(
    {
        f"{GAME_UID}/{name}": BoardEntry(
            f"{name.capitalize()}, {side} layers",
            sum(level * (3 * level - 1) // 2 for level in range(1, side + 1)),
        )
        for name, side in _SIDES.items()
    }
)


class Spot(NamedTuple):
    """A place in the lattice, inside the pile or beyond its edges."""

    level: int
    row: int
    column: int

    def moved(self, step: Spot) -> Spot:
        """Return the spot that lies a step away."""
        return Spot(self.level + step.level, self.row + step.row, self.column + step.column)


BESIDE = tuple(
    Spot(0, row, column) for row, column in ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
)
"""The steps to the six neighbours on the same level, in cyclic order."""

UNDER = (Spot(-1, 0, 1), Spot(-1, 1, 0), Spot(-1, 1, 1))
"""The steps to the three tiles that a tile rests on."""

_OVER = tuple(Spot(-level, -row, -column) for level, row, column in UNDER)

ACROSS = (Spot(-1, 2, 0), Spot(-1, 0, 2), Spot(-1, 0, 0))
"""The steps to the spots across the triangle of those three, each opposite the one in its order."""

SLOTS = (*BESIDE, *UNDER, *ACROSS)
"""The steps to everything below and beside that has a say in whether a tile completes a loop."""


@dataclass(frozen=True, slots=True, eq=False)
class LoopBoard(Board):
    """A pile of half hexagons; its sites go level by level and row by row.

    Attributes:
        side: the number of levels, and of tiles along the short edge of level 1.
        spots: for each site its place in the lattice.
        slots: int16 (sites, 12), the sites at the steps of ``SLOTS``, -1 beyond the edges.
        holes: the number of sites of level 1, which come first.
        supports: the sites on which another can rest.
    """

    side: int
    spots: tuple[Spot, ...]
    slots: NDArray[np.int16]
    holes: int
    supports: tuple[int, ...]

    def levels(self) -> list[list[list[int]]]:
        """Return the sites level by level and row by row."""
        rows = [list(row) for _, row in groupby(range(self.size), lambda x: self.spots[x][:2])]
        return [list(level) for _, level in groupby(rows, lambda row: self.spots[row[0]].level)]

    def beside(self, site: int) -> tuple[int, ...]:
        """Return the sites of the same level that touch a site, -1 for those beyond the edges."""
        return tuple(self.slots[site, : len(BESIDE)].tolist())

    def under(self, site: int) -> tuple[int, ...]:
        """Return the three sites that a site rests on, none for one of level 1."""
        first = len(BESIDE)
        rests_on = self.slots[site, first : first + len(UNDER)].tolist()
        return tuple(x for x in rests_on if x >= 0)

    def above(self, site: int) -> tuple[int, ...]:
        """Return the sites that rest on a site, at most three."""
        level = self.spots[site].level
        near = self.neighbours[site].tolist()
        return tuple(x for x in near if x >= 0 and self.spots[x].level > level)


def loop_board(uid: str) -> LoopBoard:
    """Return the board of a variant such as "loop/main"."""
    name = uid.removeprefix(f"{GAME_UID}/")
    side = _SIDES[name]
    spots = tuple(_spots(side))
    slots = steps_between(spots, SLOTS)
    first = len(BESIDE)
    below = slots[:, first : first + len(UNDER)]
    return LoopBoard(
        uid=uid,
        title=BOARDS[uid].title,
        sites=tuple(map(site_name, spots)),
        neighbours=packed(steps_between(spots, (*BESIDE, *UNDER, *_OVER))),
        side=side,
        spots=spots,
        slots=frozen_array(slots),
        holes=sum(spot.level == 1 for spot in spots),
        supports=tuple(np.unique(below[below >= 0]).tolist()),
    )


@cache
def move_symmetries(side: int) -> NDArray[np.int32]:
    """Return the images of sites and of the swap under the identity and the mirror symmetry.

    Returns:
        int32 (2, sites + 1), read-only; the last column is the swap.
    """
    spots = list(_spots(side))
    index = {spot: site for site, spot in enumerate(spots)}
    mirror = [
        index[Spot(level, row, 2 * (side - level) - row - column)] for level, row, column in spots
    ]
    swap = len(spots)
    return frozen_array(np.array([range(swap + 1), [*mirror, swap]], dtype=np.int32))


def site_name(spot: Spot) -> str:
    """Return a name such as ``2c4``: level, row letter from the long edge, column from 1."""
    return f"{spot.level}{ROW_LETTERS[spot.row]}{spot.column + 1}"


def _spots(side: int) -> Iterator[Spot]:
    for level in range(1, side + 1):
        for row in range(side - level + 1):
            for column in range(2 * (side - level) + 1 - row):
                yield Spot(level, row, column)
