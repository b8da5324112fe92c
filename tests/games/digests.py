"""Games by seed and what they came to, for comparing plain and compiled rules.

``print_digests`` and ``print_logs`` are run in processes that switched compiling on.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine.states import row_of_states
from ringrealms3d.games import start

GAMES = 1


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


def digest(uid: str) -> str:
    """Return a hash of every state of some random games, and of playouts and their margins."""
    position, rng, found = start(uid, seed=1), seeded(2007), hashlib.sha256()
    tables = position.variant.tables
    for _ in range(GAMES):
        rows = row_of_states(position.state, 1).rows
        code = 0
        while code >= 0:
            code = int(random_ply(tables, rows, rng))
            found.update(code.to_bytes(8, "little", signed=True))
            add_fields(found, rows)
        for finish in (playout_margin, rollout_margin):
            rows = row_of_states(position.state, 1).rows
            margin = int(finish(tables, rows, rng))
            found.update(margin.to_bytes(8, "little", signed=True))
            add_fields(found, rows)
        found.update(bytes(int(told(tables, rows, m.code)) for m in position.legal_moves))
    return found.hexdigest()


def add_fields(found: hashlib._Hash, rows: NDArray[np.void]) -> None:
    """Enter a state field by field, because what lies between the fields may be anything."""
    for name in rows.dtype.names or ():
        found.update(np.ascontiguousarray(rows[name]).tobytes())


def log(uid: str) -> list[list[object]]:
    """Return what the positions of a random game tell."""
    position, rng = start(uid, seed=1), seeded(5)
    told: list[list[object]] = []
    while (moves := position.legal_moves) and position.ply < 60:
        move = moves[int(below(rng, len(moves)))]
        captures = [(c.taker, c.cause, c.taken) for c in position.captures(move)]
        position = position.play(move)
        codes = [m.code for m in position.legal_moves]
        told.append([codes, position.fen(), position.counts, captures])
    told.append([repr(position.outcome)])
    return told


def digests(uids: Iterable[str]) -> dict[str, str]:
    """Return the digest of every variant."""
    return {uid: digest(uid) for uid in uids}


def logs(uids: Iterable[str]) -> dict[str, list[list[object]]]:
    """Return the log of every variant."""
    return {uid: log(uid) for uid in uids}


def print_digests(*uids: str) -> None:
    """Write the digests as JSON."""
    print(json.dumps(digests(uids)))


def print_logs(*uids: str) -> None:
    """Write the logs as JSON."""
    print(json.dumps(logs(uids)))
