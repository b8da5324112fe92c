"""First moves that a symmetry of the board makes the same."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.position import Position
from ringrealms3d.games import start


def distinct_moves(position: Position, codes: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return which of some moves to keep so that no two do the same up to a symmetry.

    Only the start of a game is looked at: later positions are rarely symmetric.

    Args:
        position: where the moves are played.
        codes: int64 (moves,), all legal moves, in any order.
    """
    symmetries = position.variant.symmetries()
    if len(symmetries) == 1 or position != start(position.uid):
        return np.ones(len(codes), dtype=np.bool_)
    kept: NDArray[np.bool_] = symmetries[:, codes].min(axis=0) == codes
    return kept
