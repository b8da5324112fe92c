"""A game that never ends, for records deeper than those of any real game: place and take away."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import Board
from ringrealms3d.core.game import Game
from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.random import below
from ringrealms3d.core.verbs import Struct, new_struct, struct_type
from ringrealms3d.games.placement import PlacementVariant, placement_state
from ringrealms3d.games.tabletop import tabletop
from ringrealms3d.geometry.plane import hexagon

PLACE = f"{__name__}:GAME"
UID = "endless/2"
SEATS = ("Black", "White")
STATE = placement_state(2, ("endless", np.int64))
TABLES = struct_type(("endless_nothing", np.int64))


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
    state.turn = 1 - state.turn
    state.ply += 1


@kernel
def over(tables: Struct, state: Struct) -> bool:
    return False


@kernel
def margin(tables: Struct, state: Struct) -> int:
    return 0


def endless_board(uid: str) -> PlacementVariant:
    board = Board(uid, "Endless", ("a1", "b1"), np.array([[1], [0]], dtype=np.int16))
    layout = tabletop((hexagon((0.0, 0.0)), hexagon((2.0, 0.0))), ("black", "white"))
    return PlacementVariant(board, layout, SEATS, STATE, new_struct(TABLES), __name__)


GAME = Game("endless", "Endless", "nobody", SEATS, (UID,), "# Endless\n", endless_board)
