"""Random games by seed and what they came to, for comparing plain and compiled rules, and whole
boards at once with games move by move.

The printing functions are run in processes that switched compiling on.
"""

from __future__ import annotations

import hashlib
import json

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine.states import copy_state, row_of_states
from ringrealms3d.games import start
from ringrealms3d.games.loophole_2d import rules
from tests.games.loophole_2d.play import UID, nearly_full

GAMES = 3
MANY = 200_000
FEW_VACANT = 6
SEED = 2008
_WORD = np.uint64(63)
_ONE = np.uint64(1)


@entry_kernel
def random_ply(tables: Struct, rows: NDArray[np.void], rng: NDArray[np.uint64]) -> int:
    """Play a random move in state 0 and return its code, -1 when the game is over."""
    if verbs.over(tables, rows[0]):
        return -1
    code = verbs.random_move(tables, rows[0], rng)
    verbs.play(tables, rows[0], code)
    return np.int64(code)  # type: ignore[return-value]


@entry_kernel
def fill(tables: Struct, rows: NDArray[np.void], rng: NDArray[np.uint64]) -> int:
    """Play state 0 to the end at once and return the margin."""
    verbs.playout(tables, rows[0], rng)
    return verbs.margin(tables, rows[0])


@entry_kernel
def count_wins(
    tables: Struct,
    rows: NDArray[np.void],
    words: NDArray[np.uint64],
    rng: NDArray[np.uint64],
    count: int,
    by_moves: bool,
) -> int:
    """Play from state 0 so often, in state 1, and return how often Black wins."""
    wins = 0
    for _ in range(count):
        copy_state(words, 0, 1)
        if by_moves:
            while not verbs.over(tables, rows[1]):
                verbs.play(tables, rows[1], verbs.random_move(tables, rows[1], rng))
        else:
            verbs.playout(tables, rows[1], rng)
        wins += verbs.margin(tables, rows[1]) > 0
    return wins


@entry_kernel
def count_fills(
    tables: Struct,
    rows: NDArray[np.void],
    words: NDArray[np.uint64],
    rng: NDArray[np.uint64],
    count: int,
    cells: NDArray[np.int64],
    totals: NDArray[np.int64],
) -> None:
    """Fill state 0 so often; count the ways its cells are coloured, black ones being bits."""
    for _ in range(count):
        copy_state(words, 0, 1)
        verbs.playout(tables, rows[1], rng)
        way = np.int64(0)
        for i in range(len(cells)):
            bit = np.uint64(cells[i]) & _WORD
            way |= np.int64((rows[1].stones[0, cells[i] >> 6] >> bit) & _ONE) << i
        totals[way] += 1


@entry_kernel
def count_black(
    tables: Struct,
    rows: NDArray[np.void],
    words: NDArray[np.uint64],
    rng: NDArray[np.uint64],
    count: int,
    totals: NDArray[np.int64],
) -> None:
    """Fill state 0 so often and count for each site how often it is black."""
    for _ in range(count):
        copy_state(words, 0, 1)
        verbs.playout(tables, rows[1], rng)
        for i in range(len(totals)):
            cell = np.int64(tables.cell[i])
            bit = np.uint64(cell) & _WORD
            totals[i] += np.int64((rows[1].stones[0, cell >> 6] >> bit) & _ONE)


def digests() -> list[str]:
    """Return hashes of all states of random games, then of random games played at once."""
    tables, rng = start(UID).variant.tables, seeded(SEED)
    found = [hashlib.sha256(), hashlib.sha256()]
    for seed in range(GAMES):
        rows = row_of_states(start(UID).state, 1).rows
        code = 0
        while code >= 0:
            code = int(random_ply(tables, rows, rng))
            found[0].update(code.to_bytes(8, "little", signed=True) + fields(rows))
        position = nearly_full(seed, 1 + seed) if seed % 2 else start(UID)
        rows = row_of_states(position.state, 1).rows
        margin = int(fill(tables, rows, rng))
        found[1].update(margin.to_bytes(8, "little", signed=True) + fields(rows))
    return [each.hexdigest() for each in found]


def fields(rows: NDArray[np.void]) -> bytes:
    """Return what states hold, without the gaps between fields."""
    names = rows.dtype.names or ()
    return b"".join(np.ascontiguousarray(rows[name]).tobytes() for name in names)


def position_log() -> list[list[object]]:
    """Return what the positions of a random game tell: codes, fen, outcome."""
    position, rng = start(UID), seeded(5)
    log: list[list[object]] = []
    while moves := position.legal_moves:
        position = position.play(moves[int(below(rng, len(moves)))])
        log.append([[move.code for move in position.legal_moves], position.fen()])
    log.append([repr(position.outcome)])
    return log


def wins(position: Position, by_moves: bool) -> int:
    """Return how many of many random games Black wins."""
    states = row_of_states(position.state, 2)
    tables, rng = position.variant.tables, seeded(SEED + by_moves)
    return int(count_wins(tables, states.rows, states.words, rng, MANY, by_moves))


def ways(position: Position) -> list[int]:
    """Return how often the vacant cells were coloured in each way; black ones are bits."""
    states = row_of_states(position.state, 2)
    cells = position.variant.tables.cell[[move.code for move in position.legal_moves]]
    totals = np.zeros(1 << len(cells), dtype=np.int64)
    tables, rng = position.variant.tables, seeded(SEED)
    rows, words = states
    count_fills(tables, rows, words, rng, MANY, cells.astype(np.int64), totals)
    return totals.tolist()


def black_cells(position: Position) -> list[int]:
    """Return how often each site was black."""
    states = row_of_states(position.state, 2)
    totals = np.zeros(rules.SITES, dtype=np.int64)
    tables, rng = position.variant.tables, seeded(SEED)
    count_black(tables, states.rows, states.words, rng, MANY, totals)
    return totals.tolist()


def print_everything() -> None:
    """Write as JSON what the tests of compiled rules want to know."""
    few = [nearly_full(seed, FEW_VACANT + seed) for seed in (0, 1)]
    found = {
        "digests": digests(),
        "positions": position_log(),
        "by moves": [wins(position, by_moves=True) for position in (start(UID), *few)],
        "at once": [wins(position, by_moves=False) for position in (start(UID), *few)],
        "ways": [ways(position) for position in few],
        "black": black_cells(start(UID)),
    }
    print(json.dumps(found))
