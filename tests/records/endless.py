"""A game that never ends, for records deeper than those of any real game: place and take away."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.random import below
from ringrealms3d.core.verbs import Struct
from ringrealms3d.make import Grid, end_turn, game, kernel

PLACE = f"{__name__}:GAME"
UID = "endless/2"


@kernel
def moves(tables: Struct, state: Struct, out: NDArray[np.int64]) -> int:
    """Write both sites, whatever stands there."""
    out[0], out[1] = 0, 1
    return 2


@kernel
def random_move(tables: Struct, state: Struct, rng: NDArray[np.uint64]) -> int:
    return below(rng, 2)


@kernel
def play(tables: Struct, state: Struct, code: int) -> None:
    end_turn(state)


GAME = game(__name__, "Endless", {"2": Grid(2, 1)}, "# Endless\n", sides=("Black", "White"))
