"""A small game of somebody's own, whole or broken: three in a row in a cube of 27 cells."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from pathlib import Path

_SOURCE = """\
import sys
from itertools import product

import numpy as np

from ringrealms3d.core.board import Board
from ringrealms3d.core.game import Game
from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.variant import Variant
from ringrealms3d.core.verbs import Struct, bind, new_struct, struct_type
from ringrealms3d.games.make.rules import moves as moves
from ringrealms3d.games.make.rules import random_place as random_move
from ringrealms3d.games.tabletop import tabletop

SEATS = ("White", "Black")
DEED = "has three in a row"
SPOTS = list(product(range(3), repeat=3))
WAYS = [way for way in product((-1, 0, 1), repeat=3) if way > (0, 0, 0)]


def line(spot, way):
    cells = [tuple(a + n * b for a, b in zip(spot, way)) for n in range(3)]
    return [SPOTS.index(cell) for cell in cells if cell in SPOTS]


LINES = [found for spot in SPOTS for way in WAYS if len(found := line(spot, way)) == 3]
STONES = ("stone", np.int8, (27,))
STATE = struct_type(("turn", np.int64), ("ply", np.int64), STONES, ("NAME_winner", np.int64))
TABLES = struct_type(("lines", np.int64, (49, 3)))


@kernel
def play(tables: Struct, state: Struct, x: int) -> None:
    state.stone[x] = state.turn + 1
    for number in range(len(tables.lines)):
        count = 0
        for y in tables.lines[number]:
            count += state.stone[y] == state.turn + 1
        if count == 3:
            state.NAME_winner = state.turn + 1
    state.turn = 1 - state.turn
    state.ply += 1


@kernel
def over(tables: Struct, state: Struct) -> bool:
    return bool(state.NAME_winner != 0 or state.ply == 27)


@kernel
def margin(tables: Struct, state: Struct) -> int:
    return 0 if state.NAME_winner == 0 else int(3 - 2 * state.NAME_winner)


class Placing(Variant):
    seats = SEATS
    max_moves = 27

    def __init__(self, board, layout, tables):
        self.uid, self.board, self.tables = board.uid, board, tables
        self.rules, self._layout = sys.modules[__name__], layout
        bind(STATE, self.rules)

    @property
    def layout(self):
        return self._layout

    def start(self, seed):
        return new_struct(STATE)

    def stones(self, state):
        return state.stone.copy()

    def reason_over(self, state):
        winner = int(state.NAME_winner)
        return f"{SEATS[winner - 1]} {DEED}" if winner else "neither side won"

    def why_illegal(self, state, code):
        return f"{self.board.sites[code]} is taken" if 0 <= code < 27 else f"no site {code}"

    def text_diagram(self, state):
        return self.write_fen(state)

    def write_fen(self, state):
        return "".join(".xo"[stone] for stone in state.stone.tolist())

    def read_fen(self, text, seed):
        if len(text) != 27 or set(text) - set(".xo"):
            raise ValueError("fen: 27 of x, o and a dot")
        pieces = [[x for x in range(27) if text[x] == letter] for letter in "xo"]
        if len(pieces[0]) - len(pieces[1]) not in (0, 1):
            raise ValueError("fen: as many of x as of o, or one more")
        state = self.start(seed)
        for ply in range(len(pieces[0]) + len(pieces[1])):
            self.rules.play(self.tables, state, pieces[ply % 2][ply // 2])
        return state


class Own(Placing):
    pass


def build(uid):
    tables = new_struct(TABLES)
    tables.lines[:] = LINES
    beside = np.full((27, 26), -1, np.int16)
    for x, spot in enumerate(SPOTS):
        gaps = [max(abs(a - b) for a, b in zip(spot, other)) for other in SPOTS]
        near = [y for y in range(27) if gaps[y] == 1]
        beside[x, : len(near)] = near
    names = tuple("abc"[z] + f"{y + 1}{x + 1}" for z, y, x in SPOTS)
    square = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], float)
    cells = tuple(square + (x + 4 * z, y) for z, y, x in SPOTS)
    board = Board(uid, "Cube of 27", names, beside)
    layout = tabletop(cells, ("white", "black"))
    return Own(board, layout, tables)


GAME = Game("NAME", "Qubic", "nobody", SEATS, ("NAME/3",), "# Qubic", build)
"""


_names = Counter[str]()


def new_name() -> str:
    """Return a name that no other game of these tests has, the same whichever of them are run.

    Machine code is found again by such names, so that none may stand for another game later.
    """
    test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]  # without its phase
    _names[test] += 1
    return f"own{hashlib.sha256(test.encode()).hexdigest()[:8]}n{_names[test]}"


def write_game(folder: Path, name: str, *changes: tuple[str, str]) -> str:
    """Write the game's module, with some changes of its text, and return where the game is.

    Args:
        name: of the module, and the game's id.
    """
    source = _SOURCE
    for old, new in changes:
        assert old in source, old
        source = source.replace(old, new)
    (folder / f"{name}.py").write_text(source.replace("NAME", name), encoding="utf-8")
    return f"{name}:GAME"


def line_of(folder: Path, name: str, text: str) -> str:
    """Return the file and the line that has a text, as errors tell them."""
    path = folder / f"{name}.py"
    lines = path.read_text(encoding="utf-8").splitlines()
    (number,) = (n for n, line in enumerate(lines, start=1) if text in line)
    return f"{path}, line {number}: "
