"""The winner on a full board, determined by the seams between the colours.

A node's two black and two white arcs meet at four corners. On a full board a *seam* leaves each of
these twelve corners, runs between black and white cells, and ends at another corner: six seams,
each from a *source*, which it leaves with black on its left, to a *sink*. Seen as a map on the
sphere whose vertices are the three nodes and whose edges are the seams, its faces are black or
white by turns along every node.

The colour with fewer faces wins. For let black have V groups, and C once its bands, one through
each node, join them; let white have W groups, and D once joined in its turn. Then V - C = r is the
rank of the nodes as edges between black's groups, and black has 3 - r independent cycles. A planar
region with b0 parts and b1 holes has b0 + b1 borders, and by Alexander duality its complement has
b1 + 1 parts. Black's groups with their bands are C parts with W - 1 holes; their borders are the
white faces' and those of what meets no seam. Without the bands they are V parts with D - 1 holes,
and their borders are the black faces' and the same others. The bands add 3 - r cycles, which are
the holes (W - 1) - (D - 1). So there are (C + W - 1) - (V + D - 1) = 3 - 2r more white faces than
black ones: more than none exactly when black has two or three independent cycles.

The map is planar: faces less edges and vertices obey Euler's formula. That leaves so few pairings
of corners that the winner is mostly known after three or four seams. A table says when.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.loophole_2d.board import FRAME, LINES, NODES, Node

GRID = 16
"""The board lies in a square grid of bits; a cell's number is GRID * row + column."""

NORTH_WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST = range(4)
CORNERS = 4 * len(NODES)
TREE_ROWS = 255
"""How many rows the tree of what seams tell comes to."""

_BLACK_WINS, _WHITE_WINS = -1, -2
_ORDER = (5, 11, 7, 9, 0, 2)  # the order of sources that needs fewest seams on random boards
_SINKS = tuple(corner for corner in range(CORNERS) if corner not in _ORDER)
_BIT = 63
_ONE = np.uint64(1)

Pairing = dict[int, int]


def seam_starts() -> NDArray[np.int64]:
    """Return where each seam begins, int64 (seams, 3), in the order in which they are followed:
    the cells on its left, on its right, and ahead.
    """
    return np.array([_start(*divmod(corner, 4)) for corner in _ORDER], dtype=np.int64)


def sink_cells() -> NDArray[np.uint8]:
    """Return for each cell of the grid, uint8, the corner at which a seam that meets it ends."""
    sinks = np.zeros(GRID * GRID, dtype=np.uint8)
    for sink in _SINKS:
        node, side = divmod(sink, 4)
        sinks[_cells_beyond(NODES[node], side)] = sink
    return sinks


def seam_tree() -> NDArray[np.int16]:
    """Return what each seam tells, int16 (TREE_ROWS, CORNERS), the first seam being row 0's.

    The column is the corner where a seam ends; an entry is the row for the next seam, or -1 when
    Black must win now and -2 when White must.
    """
    rows: list[list[int]] = []
    _grow(rows, _planar_pairings(), 0)
    return np.array(rows, dtype=np.int16)


@kernel
def winner_of_full_board(tables: Struct, state: Struct) -> int:
    """Return 1 if Black has two loops on a full board, -1 if White has."""
    row = np.int64(0)
    seam = 0
    while row >= 0:
        row = np.int64(tables.tree[row, _end_of_seam(tables, state, seam)])
        seam += 1
    return 2 * row + 3  # type: ignore[return-value]


@kernel
def _end_of_seam(tables: Struct, state: Struct, seam: int) -> int:
    """Follow a seam, black on its left and white on its right, and return the corner it ends at.

    The cell ahead touches both sides, and takes the place of the one whose colour it has. The next
    cell ahead is the other one that touches it and the side that stays. Masks choose, for no
    processor can predict a random colour.
    """
    left, right, ahead = tables.start[seam, 0], tables.start[seam, 1], tables.start[seam, 2]
    while True:
        word, bit = (ahead >> 6) & 3, np.uint64(ahead & _BIT)
        if (tables.inside[word] >> bit) & _ONE == 0:
            return tables.sink[ahead & 255]  # type: ignore[no-any-return]
        black = -np.int64((state.stones[0, word] >> bit) & _ONE)
        width = right - left
        if_black, if_white = ahead + width, ahead - width
        left = (left & ~black) | (ahead & black)
        right = (right & black) | (ahead & ~black)
        ahead = (if_black & black) | (if_white & ~black)


def _start(node: int, side: int) -> tuple[int, int, int]:
    """Return the first cells on the left of a seam, on its right, and ahead.

    A window's source is a free cell. The seam begins in front of it, where a cell of the window
    stands in for white; within two steps a white cell has taken that one's place.
    """
    first, last = NODES[node].before, NODES[node].after
    low, high = NODES[node].span[0], NODES[node].span[-1]
    starts = {
        NORTH_WEST: ((first, low), (low, first), (low, low)),
        SOUTH_EAST: ((last, high), (high, last), (high, high)),
        NORTH_EAST: ((first, high), (low, high), (first, last)),
        SOUTH_WEST: ((last, low), (high, low), (last, first)),
    }
    left, right, ahead = (_cell(*place) for place in starts[side])
    return left, right, ahead


def _cells_beyond(node: Node, side: int) -> list[int]:
    """Return the cells off the board that a seam can meet at a corner."""
    if node is FRAME:
        beyond = LINES + 1
        places = [(0, LINES), (0, beyond), (1, beyond)]
        return [_cell(r, c) if side == NORTH_EAST else _cell(c, r) for r, c in places]
    line = node.span[0] if side == NORTH_WEST else node.span[-1]
    return [_cell(line, line)]


def _cell(row: int, column: int) -> int:
    return GRID * row + column


def _planar_pairings() -> list[Pairing]:
    """Return the ways in which seams can join sources to sinks without crossing."""
    pairings = (dict(zip(_ORDER, sinks, strict=True)) for sinks in permutations(_SINKS))
    return [pairing for pairing in pairings if _is_planar(pairing)]


def _is_planar(pairing: Pairing) -> bool:
    """Euler's formula: vertices - edges + faces is 2 for each connected part."""
    faces = _faces(pairing, _along_black) + _faces(pairing, _along_white)
    return len(NODES) - len(pairing) + faces == 2 * _parts(pairing)


def _winner(pairing: Pairing) -> int:
    fewer_black = _faces(pairing, _along_black) < _faces(pairing, _along_white)
    return _BLACK_WINS if fewer_black else _WHITE_WINS


def _along_black(corner: int) -> int:
    """Return the other end of the black arc at a corner: north-west to north-east, and so on."""
    return corner ^ 1


def _along_white(corner: int) -> int:
    """Return the other end of the white arc at a corner: north-west to south-west, and so on."""
    return corner ^ 3


def _faces(pairing: Pairing, along: Callable[[int], int]) -> int:
    """Return the number of closed ways that take a seam and an arc by turns."""
    return _orbits({source: along(sink) for source, sink in pairing.items()})


def _orbits(following: dict[int, int]) -> int:
    seen: set[int] = set()
    count = 0
    for corner in following:
        count += corner not in seen
        while corner not in seen:
            seen.add(corner)
            corner = following[corner]
    return count


def _parts(pairing: Pairing) -> int:
    """Return the number of parts into which seams join the nodes."""
    part = list(range(len(NODES)))
    for source, sink in pairing.items():
        old, new = part[source // 4], part[sink // 4]
        part = [new if x == old else x for x in part]
    return len(set(part))


def _grow(rows: list[list[int]], possible: list[Pairing], seam: int) -> int:
    """Add the row for a seam, and those after it, to a tree; return the row or who must win."""
    winners = set(map(_winner, possible))
    if len(winners) == 1:
        return winners.pop()
    row, number, source = [0] * CORNERS, len(rows), _ORDER[seam]
    rows.append(row)
    for end in {pairing[source] for pairing in possible}:
        row[end] = _grow(rows, [p for p in possible if p[source] == end], seam + 1)
    return number
