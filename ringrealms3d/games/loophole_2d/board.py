"""The rhombus of hexagons with its two windows, and the stones that it starts with.

Rows and columns are counted from 1, and white's starting stones are black's with rows and columns
exchanged. Source of the rules: Mark Steere, "Loophole" (November 2008).
"""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_lowercase
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import Board, frozen_array
from ringrealms3d.core.game import BoardEntry
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.games.lattice import packed, steps_between

GAME_UID = "loophole-2d"
VARIANT_UIDS = (f"{GAME_UID}/14",)
LINES = 14
STEPS = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""The ways from a cell to its neighbours in cyclic order, in rows and columns."""

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Node:
    """The frame or a window: what joins the two arcs of one colour that lie across it.

    Attributes:
        name: its display name.
        before: the row that holds black's first arc, the column that holds white's.
        after: the same for the second arcs.
        span: the columns of black's arcs, the rows of white's.
    """

    name: str
    before: int
    after: int
    span: range

    def arcs(self, seat: int) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
        """Return the places of a seat's two arcs: black above and below, white left and right."""
        first, second = (
            tuple((line, x) if seat == 0 else (x, line) for x in self.span)
            for line in (self.before, self.after)
        )
        return first, second


FRAME = Node(translatable("the frame"), 1, LINES, range(2, LINES))
WINDOWS = (
    Node(translatable("window 1"), 4, 7, range(5, 7)),
    Node(translatable("window 2"), 8, 11, range(9, 11)),
)
NODES = (FRAME, *WINDOWS)

_CORNERS = (1, LINES)
"""The lines on which the sharp corners are, which are cut off."""
BOARDS = MappingProxyType(
    {
        VARIANT_UIDS[0]: BoardEntry(
            "Rhombus with two windows",
            LINES**2 - len(_CORNERS) - sum(len(node.span) ** 2 for node in WINDOWS),
        )
    }
)


@dataclass(frozen=True, slots=True, eq=False)
class LoopholeBoard(Board):
    """The board; its sites run along the rows from the top.

    Attributes:
        places: the row and the column of each site.
        arcs: for each seat and each node the sites of its two arcs.
        starting: int8 (sites,), the stones that stand there from the start: 0 none, 1 Black,
            2 White.
    """

    places: tuple[Place, ...]
    arcs: tuple[tuple[tuple[Sites, Sites], ...], ...]
    starting: NDArray[np.int8]


def loophole_board(uid: str) -> LoopholeBoard:
    """Return the board of the variant "loophole-2d/14"."""
    lines, holes = range(1, LINES + 1), _holes()
    places = tuple((r, c) for r in lines for c in lines if (r, c) not in holes)
    index = {place: site for site, place in enumerate(places)}
    arcs = tuple(tuple(_sites(node, seat, index) for node in NODES) for seat in (0, 1))
    starting = np.zeros(len(places), dtype=np.int8)
    for seat, pairs in enumerate(arcs):
        for pair in pairs:
            starting[[*pair[0], *pair[1]]] = seat + 1
    return LoopholeBoard(
        uid=uid,
        title=BOARDS[uid].title,
        sites=tuple(place_name(place) for place in places),
        neighbours=packed(steps_between(places, STEPS)),
        places=places,
        arcs=arcs,
        starting=frozen_array(starting),
    )


def place_name(place: Place) -> str:
    """Return the name of a row and a column, such as a2 for the second row's first cell."""
    row, column = place
    return f"{column_letter(column)}{row}"


def column_letter(column: int) -> str:
    """Return the letter of a column."""
    return ascii_lowercase[column - 1]


def hole_named(name: str) -> str | None:
    """Return why an expected cell does not exist, or None for any other name."""
    return next((why for place, why in _holes().items() if place_name(place) == name), None)


def _holes() -> dict[Place, str]:
    cut = translatable("the sharp corner is cut off")
    corners = dict.fromkeys(((line, line) for line in _CORNERS), cut)
    return corners | {
        (row, column): Phrase("it would lie in {window}", window=node.name)
        for node in WINDOWS
        for row in node.span
        for column in node.span
    }


def _sites(node: Node, seat: int, index: dict[Place, int]) -> tuple[Sites, Sites]:
    first, second = (tuple(index[place] for place in arc) for arc in node.arcs(seat))
    return first, second
