"""Games by seed and what they came to, for comparing plain and compiled rules."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel
from ringrealms3d.core.random import seeded
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine.states import row_of_states
from ringrealms3d.games import machine_code_of, start


@entry_kernel
def random_ply(tables: Struct, rows: NDArray[np.void], rng: NDArray[np.uint64]) -> int:
    """Play a random move in state 0 and return its code, -1 when the game is over."""
    if verbs.over(tables, rows[0]):
        return -1
    code: int = np.int64(verbs.random_move(tables, rows[0], rng))  # type: ignore[assignment]
    verbs.play(tables, rows[0], code)
    return code


@entry_kernel
def rollout_margin(tables: Struct, rows: NDArray[np.void], rng: NDArray[np.uint64]) -> int:
    """Deal unseen things again, play on as a search does, and return seat 0's margin."""
    verbs.determinize(tables, rows[0], rng)
    verbs.rollout(tables, rows[0], rng)
    return verbs.margin(tables, rows[0])


@entry_kernel
def told(tables: Struct, rows: NDArray[np.void], code: int) -> int:
    """Return in one number what the verbs tell of a move in a game, and of the game."""
    found = 4 * (verbs.owner(tables, rows[0], code) + 1)
    found += 2 * verbs.playable(tables, rows[0], code)
    return found + verbs.proven(tables, rows[0])


@entry_kernel
def playout_margin(tables: Struct, rows: NDArray[np.void], rng: NDArray[np.uint64]) -> int:
    """Play a random game to its end and return seat 0's margin."""
    verbs.playout(tables, rows[0], rng)
    return verbs.margin(tables, rows[0])


def played(uid: str, seed: int) -> Iterator[str]:
    """Yield what a random game came to, a line for each move, and for playouts from its start.

    Each line has a number, that of a move or a margin, and a digest of each field of the state.

    Raises:
        UserError: the rules of a game from outside fail.
    """
    position, rng = start(uid, seed=1), seeded(seed)
    tables = position.variant.tables
    with machine_code_of(uid):
        rows = row_of_states(position.state, 1).rows
        code = 0
        while code >= 0:
            code = int(random_ply(tables, rows, rng))
            yield f"{code} {_fields(rows)}"
        for finish in (playout_margin, rollout_margin):
            rows = row_of_states(position.state, 1).rows
            yield f"{int(finish(tables, rows, rng))} {_fields(rows)}"
        yield " ".join(str(int(told(tables, rows, move.code))) for move in position.legal_moves)


def _fields(rows: NDArray[np.void]) -> str:
    """Return a digest of each field, because what lies between the fields may be anything."""
    found = []
    for name in rows.dtype.names or ():
        digest = hashlib.sha256(np.ascontiguousarray(rows[name]).tobytes()).hexdigest()
        found.append(f"{name}={digest[:12]}")
    return " ".join(found)
