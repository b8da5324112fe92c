"""Random play for the games that have no faster playout of their own."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.verbs import Record, over, play, random_move


@kernel
def play_at_random(tables: Record, state: Record, rng: NDArray[np.uint64]) -> None:
    """Play uniformly random moves until the game is over."""
    while not over(tables, state):
        code: int = np.int64(random_move(tables, state, rng))  # type: ignore[assignment]
        play(tables, state, code)  # one type of code, one compilation
