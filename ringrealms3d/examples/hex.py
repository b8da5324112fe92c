"""Hex on a five-by-five board, by Piet Hein and John Nash: a whole game in one module."""

import numpy as np

from ringrealms3d.core.board import Board
from ringrealms3d.core.game import Game
from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.verbs import Struct, new_struct, struct_type
from ringrealms3d.games.placement import PlacementVariant, placement_state
from ringrealms3d.games.placement import moves as moves
from ringrealms3d.games.placement import random_move as random_move
from ringrealms3d.games.tabletop import tabletop
from ringrealms3d.geometry.plane import hexagon, hexagon_centres

SIDE = 5
CELLS = SIDE * SIDE
SEATS = ("Red", "Blue")
DEED = "joined two sides"
WAYS = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))
STATE = placement_state(CELLS, ("hex_sides", np.int64, (CELLS,)), ("hex_winner", np.int64))
TABLES = struct_type(("beside", np.int64, (CELLS, 6)), ("sides", np.int64, (2, CELLS)))


@kernel
def play(tables: Struct, state: Struct, x: int) -> None:
    """Place a stone; its chain keeps which of its owner's two sides it touches, as bits."""
    seat = state.turn
    state.stone[x] = seat + 1
    state.hex_sides[x] = tables.sides[seat, x]
    changed = True
    while changed:
        changed = False
        for y in range(CELLS):
            if state.stone[y] == seat + 1:
                sides = state.hex_sides[y]
                for z in tables.beside[y]:
                    if z >= 0 and state.stone[z] == seat + 1:
                        sides |= state.hex_sides[z]
                changed |= sides != state.hex_sides[y]
                state.hex_sides[y] = sides
    if state.hex_sides[x] == 3:
        state.hex_winner = seat + 1
    state.turn = 1 - seat
    state.ply += 1


@kernel
def over(tables: Struct, state: Struct) -> bool:
    """Whether a chain joins its sides; a full board always has one."""
    return bool(state.hex_winner != 0)


@kernel
def margin(tables: Struct, state: Struct) -> int:
    """Return 1 if Red, seat 0, won, and -1 if Blue did."""
    return int(3 - 2 * state.hex_winner)


def hex_board(uid: str) -> PlacementVariant:
    """Build the one board, on which Red joins top and bottom, Blue left and right."""
    rows, columns = np.divmod(np.arange(CELLS), SIDE)
    names = tuple(f"{'abcde'[x % SIDE]}{x // SIDE + 1}" for x in range(CELLS))
    tables = new_struct(TABLES)
    for x in range(CELLS):
        around = [(rows[x] + down, columns[x] + right) for down, right in WAYS]
        tables.beside[x] = [SIDE * i + j if {i, j} <= set(range(SIDE)) else -1 for i, j in around]
    tables.sides[:] = [(line == 0) + 2 * (line == SIDE - 1) for line in (rows, columns)]
    board = Board(uid, "Hex 5 × 5", names, tables.beside.astype(np.int16))
    cells = tuple(hexagon(centre) for centre in hexagon_centres(columns, rows))
    return PlacementVariant(board, tabletop(cells, ("red", "blue")), SEATS, STATE, tables, __name__)


RULES = """# Hex

Place a stone of your colour on any empty cell, in turn. Red wins with a chain from the top to the
bottom, Blue with one from the left to the right.

![Red has joined the top and the bottom.](position:hex/5?xo...xo...xo...xo...x....)
"""
GAME = Game("hex", "Hex", "Piet Hein (1942), John Nash (1948)", SEATS, ("hex/5",), RULES, hex_board)
