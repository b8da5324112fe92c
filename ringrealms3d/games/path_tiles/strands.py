"""The strands of Path Tiles as kernels: which sides are connected, and the longest paths.

A *seam* is the line between two cells, or between a cell and the outside. Seams that strands and
crossroads join form a forest of sets (union by a root with path halving) as long as no loop is
closed: a strand between two seams of one set closes one, because it uses neither seam twice. Each
root keeps the sides of the board that its set reaches.

A *part* is a strand, a crossroads or a dead end; it is known by its cell and its lowest side.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import allocating_kernel, kernel
from ringrealms3d.core.trees import root_of
from ringrealms3d.core.verbs import Struct

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_GONE = -1
_VERTICAL = NORTH | SOUTH
_HORIZONTAL = EAST | WEST


@kernel
def join_sides(tables: Struct, state: Struct, cell: int, tile: int) -> None:
    """Enter the strands and crossroads of a tile that was placed on a cell."""
    part, seam = tables.part[tile], tables.seam[cell]
    for side in range(1, 4):
        first = part[side]
        if 0 <= first < side:
            _join(state, tables.colour[tile, side] - 1, seam[first], seam[side])


@kernel
def _join(state: Struct, seat: int, one: int, other: int) -> None:
    """Join the sets of two seams; note a loop of the colour, or two opposite sides reached."""
    parent, reach = state.parent, state.reach
    root = root_of(parent, one)
    new_root = root_of(parent, other)
    if root == new_root:
        state.looped[seat] = 1
        return
    parent[root] = new_root
    reached = reach[root] | reach[new_root]
    reach[new_root] = reached
    if reached & _VERTICAL == _VERTICAL or reached & _HORIZONTAL == _HORIZONTAL:
        state.connected[seat] = 1


@allocating_kernel
def longest_paths(tables: Struct, state: Struct) -> tuple[int, int]:
    """Return the number of parts on the longest path of either colour; there must be no loop.

    Without loops the parts form trees. Each end part is taken off in turn and hands on the longest
    path down to it: where two of these meet they make a path that turns there.
    """
    size = 4 * len(tables.seam)
    joined = np.full((size, 4), -1, np.int64)
    degree = np.full(size, _GONE, np.int64)
    height = np.ones(size, np.int64)
    queue = np.empty(size, np.int64)
    count = _list_parts(tables, state, joined, degree, queue)
    colour, stone = tables.colour, state.stone
    longest = np.zeros(2, np.int64)
    done = 0
    while done < count:
        part = queue[done]
        done += 1
        degree[part] = _GONE
        seat = colour[stone[part // 4] - 1, part % 4] - 1
        longest[seat] = max(longest[seat], height[part])
        for side in range(4):
            beside = joined[part, side]
            if beside >= 0 and degree[beside] != _GONE:
                longest[seat] = max(longest[seat], height[part] + height[beside])
                height[beside] = max(height[beside], height[part] + 1)
                degree[beside] -= 1
                if degree[beside] == 1:
                    queue[count] = beside
                    count += 1
    return longest[0], longest[1]


@kernel
def _list_parts(
    tables: Struct,
    state: Struct,
    joined: NDArray[np.int64],
    degree: NDArray[np.int64],
    ends: NDArray[np.int64],
) -> int:
    """Write which parts lie across the sides of each part and how many, and list the end parts."""
    part_of, beside, stone = tables.part, tables.beside, state.stone
    for cell in range(len(beside)):
        for side in range(4):
            if stone[cell] != 0 and part_of[stone[cell] - 1, side] >= 0:
                part = 4 * cell + part_of[stone[cell] - 1, side]
                degree[part] = max(degree[part], 0)
                other = stone[beside[cell, side]] - 1
                if other >= 0:
                    joined[part, side] = 4 * beside[cell, side] + part_of[other, (side + 2) % 4]
                    degree[part] += 1
    count = 0
    for part in range(len(degree)):
        if degree[part] == 0 or degree[part] == 1:
            ends[count] = part
            count += 1
    return count
