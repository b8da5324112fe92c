"""Hex on five by five, by Piet Hein and John Nash: a sixth game that comes from outside.

It shows that a game needs nothing but a module, and goes through every test of ``test_contracts``.
Registered as ``tests.games.hex_game:GAME``.
"""

from __future__ import annotations

import sys
from typing import cast

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import Board
from ringrealms3d.core.game import Game
from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.layout import Label, Layout
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.random import below
from ringrealms3d.core.variant import Variant
from ringrealms3d.core.verbs import Record, Rules, bind
from ringrealms3d.geometry.plane import centred, hexagon, hexagon_centres

PLACE = "tests.games.hex_game:GAME"
UID = "hex/5"
SEATS = ("Red", "Blue")
_SIDE = 5
_CELLS = _SIDE * _SIDE
_WAYS = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))

_STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("turn", np.int64),
                ("ply", np.int64),
                ("hex_winner", np.int64),
                ("hex_stone", np.int8, (_CELLS,)),
                ("hex_reached", np.int8, (_CELLS,)),
            ],
            align=True,
        ),
    )
)
_TABLES = np.dtype(
    (np.record, np.dtype([("beside", np.int16, (_CELLS, 6)), ("start", np.int16, (2, _SIDE))]))
)


@kernel
def moves(tables: Record, state: Record, out: NDArray[np.int64]) -> int:
    """Write every empty cell, unless somebody has won."""
    count = 0
    if over(tables, state):
        return count
    for x in range(_CELLS):
        if state.hex_stone[x] == 0:
            out[count] = x
            count += 1
    return count


@kernel
def random_move(tables: Record, state: Record, rng: NDArray[np.uint64]) -> int:
    """Draw one of the empty cells."""
    wanted = below(rng, _CELLS - state.ply)
    for x in range(_CELLS):
        if state.hex_stone[x] == 0:
            if wanted == 0:
                return x
            wanted -= 1
    return -1


@kernel
def play(tables: Record, state: Record, x: int) -> None:
    """Place a stone; Red joins top and bottom, Blue left and right."""
    mover = state.turn
    state.hex_stone[x] = mover + 1
    if _joins(tables, state, mover):
        state.hex_winner = mover + 1
    state.turn = 1 - mover
    state.ply += 1


@kernel
def over(tables: Record, state: Record) -> bool:
    """Whether a chain joins its sides."""
    won: bool = state.hex_winner != 0
    return won


@kernel
def margin(tables: Record, state: Record) -> int:
    """Return 1 or -1."""
    sign: int = 3 - 2 * state.hex_winner
    return sign


@kernel
def _joins(tables: Record, state: Record, seat: int) -> bool:
    """Spread from a seat's first side until nothing new is reached."""
    for x in range(_CELLS):
        state.hex_reached[x] = 0
    for i in range(_SIDE):
        x = tables.start[seat, i]
        state.hex_reached[x] = state.hex_stone[x] == seat + 1
    grew = True
    while grew:
        grew = False
        for x in range(_CELLS):
            if state.hex_reached[x] == 1:
                for j in range(6):
                    y = tables.beside[x, j]
                    if y >= 0 and state.hex_stone[y] == seat + 1 and state.hex_reached[y] == 0:
                        state.hex_reached[y] = 1
                        grew = True
    reached = 0
    for i in range(_SIDE):
        reached += state.hex_reached[_CELLS - 1 - tables.start[seat, i]]
    return reached > 0


bind(_STATE, cast(Rules, sys.modules[__name__]))


class Hex(Variant):
    """The one board."""

    seats = SEATS
    rules = cast(Rules, sys.modules[__name__])

    def __init__(self, uid: str) -> None:
        """Build the board."""
        self.uid = uid
        self.max_moves = _CELLS
        self.tables = _record(_TABLES)
        self.tables.beside[:] = _neighbours()
        self.tables.start[0] = np.arange(_SIDE)
        self.tables.start[1] = np.arange(_SIDE) * _SIDE
        names = tuple(f"{'abcde'[x % _SIDE]}{x // _SIDE + 1}" for x in range(_CELLS))
        self.board = Board(uid, "Hex 5 × 5", names, _neighbours())

    @property
    def layout(self) -> Layout:
        """A rhombus."""
        centres = hexagon_centres(np.arange(_CELLS) % _SIDE, np.arange(_CELLS) // _SIDE)
        plan = centred(tuple(hexagon(centre, 0.97) for centre in centres), centres, margin=1.0)
        return Layout(
            kinds=("cell",) * _CELLS,
            colours=("red", "blue"),
            map_cells=plan.cells,
            map_centres=plan.centres,
            map_radii=np.full(_CELLS, 0.6),
            map_size=plan.size,
            labels=(Label("a", float(plan.centres[0, 0]), float(plan.centres[0, 1]) + 1.3, 0.6),),
        )

    def start(self, seed: int | None) -> Record:
        """Return the empty board."""
        return _record(_STATE)

    def stones(self, state: Record) -> NDArray[np.int8]:
        """Return 0, 1 or 2 for each cell."""
        return cast(NDArray[np.int8], state.hex_stone.copy())

    def reason_over(self, state: Record) -> str:
        """Return who joined what."""
        return f"{SEATS[state.hex_winner - 1]} joined two sides"

    def why_illegal(self, state: Record, code: int) -> str:
        """Return why not."""
        if not 0 <= code < _CELLS:
            return f"no cell has the number {code}"
        return f"{self.board.sites[code]} holds a stone"

    def parse_move(self, state: Record, text: str) -> int:
        """Return the named cell."""
        return self.board.site(text)

    def format_move(self, code: int) -> str:
        """Return the cell's name."""
        if not 0 <= code < _CELLS:
            raise ValueError(f"no move {code}")
        return self.board.sites[code]

    def move_places(self, state: Record, code: int) -> Sites:
        """Return the cell."""
        return (code,)

    def text_diagram(self, state: Record) -> str:
        """Return five rows."""
        rows = state.hex_stone.reshape(_SIDE, _SIDE).tolist()
        return "\n".join(" " * i + " ".join(".RB"[s] for s in row) for i, row in enumerate(rows))

    def write_fen(self, state: Record) -> str:
        """Return the cells; who is to move follows from their number."""
        return "".join(".rb"[stone] for stone in state.hex_stone.tolist())

    def read_fen(self, text: str, seed: int | None) -> Record:
        """Return the state of 25 letters."""
        if len(text) != _CELLS or set(text) - set(".rb"):
            raise ValueError(f"fen '{text[:40]}': expected 25 of r, b and a dot")
        state = _record(_STATE)
        state.hex_stone[:] = [".rb".index(letter) for letter in text]
        red, blue = text.count("r"), text.count("b")
        if red - blue not in (0, 1):
            raise ValueError(f"fen '{text}': {red} red and {blue} blue stones")
        state.turn, state.ply = red - blue, red + blue
        for seat in (0, 1):
            if _joins(self.tables, state, seat):
                state.hex_winner = seat + 1
        return state


def _neighbours() -> NDArray[np.int16]:
    beside = np.full((_CELLS, 6), -1, dtype=np.int16)
    for x in range(_CELLS):
        row, column = divmod(x, _SIDE)
        ways = [(row + a, column + b) for a, b in _WAYS]
        inside = [r * _SIDE + c for r, c in ways if 0 <= r < _SIDE and 0 <= c < _SIDE]
        beside[x, : len(inside)] = inside
    return beside


def _record(dtype: np.dtype[np.void]) -> Record:
    return np.zeros(1, dtype=dtype).view(np.recarray)[0]


GAME = Game(
    uid="hex",
    title="Hex",
    designer="Piet Hein (1942), John Nash (1948)",
    seats=SEATS,
    variants=(UID,),
    rules_text="# Hex\n\n![Red has joined the sides.](position:hex/5?rb...rb...rb...rb...r....)\n",
    open_variant=Hex,
)
