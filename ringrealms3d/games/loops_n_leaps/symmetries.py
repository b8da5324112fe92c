"""What the symmetries of the hexagon make of cells and of moves."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import frozen_array
from ringrealms3d.games.loops_n_leaps.board import DIRECTIONS, hexagon_cells
from ringrealms3d.games.loops_n_leaps.rules import swap_code


@cache
def move_symmetries(radius: int) -> NDArray[np.int32]:
    """Return which move each symmetry makes of every placement and leap, and of the swap.

    Returns:
        int32 (12, swap's code + 1), read-only, the identity first.
    """
    sites = _site_symmetries(radius)
    count, cells = sites.shape
    leaps = cells * (1 + sites[:, :, np.newaxis]) + sites[:, np.newaxis]  # as leap_code says
    swap = np.full((count, 1), swap_code(cells))
    moved = np.hstack((sites, leaps.reshape(count, -1), swap)).astype(np.int32)
    frozen_array(moved)
    return moved


def _site_symmetries(radius: int) -> NDArray[np.int64]:
    """Return where the six turns take the cells, then the mirror image and its turns.

    Even coordinates stay even, so pillars go to pillars.
    """
    cells = hexagon_cells(radius)
    site = {cell: x for x, cell in enumerate(cells)}
    rows = []
    for moved in (list(cells), [(r, q) for q, r in cells]):
        for _ in DIRECTIONS:
            rows.append([site[cell] for cell in moved])
            moved = [(-r, q + r) for q, r in moved]
    return np.array(rows)
