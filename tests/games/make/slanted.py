"""A small game whose rules know one way on the board, of which its tables tell nothing."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.verbs import Struct
from ringrealms3d.make import Grid, end_turn, game, kernel, put, win


@kernel
def play(tables: Struct, state: Struct, site: int) -> None:
    """Put a stone; two side by side in the direction of the first way win."""
    put(state, site)
    beside = tables.steps[site, 0]
    if beside >= 0 and state.stone[beside] == state.turn + 1:
        win(state)
    end_turn(state)


def symmetries(board: Grid) -> NDArray[np.int16]:
    """Return all, as is wrong, but on one board, of which it says that there are none."""
    return board.symmetries[:1] if board.size == 9 else board.symmetries


GAME = game(__name__, "Slanted", {"4": Grid(4, 4), "said": Grid(3, 3)}, "# Slanted")
