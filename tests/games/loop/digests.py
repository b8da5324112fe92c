"""Games of Loop by seed and what they came to, for comparing plain and compiled rules.

``print_digests`` and ``print_positions`` are run in processes that switched compiling on.
"""

from __future__ import annotations

import hashlib
import json

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.verbs import Record
from ringrealms3d.engine.states import row_of_states
from ringrealms3d.games import get_game, start

GAMES = 12
POSITIONS = ("loop/mini", "loop/main")


@entry_kernel
def random_ply(tables: Record, records: NDArray[np.void], rng: NDArray[np.uint64]) -> int:
    """Play a random move in state 0 and return its code, -1 when the game is over."""
    if verbs.over(tables, records[0]):
        return -1
    code = verbs.random_move(tables, records[0], rng)
    verbs.play(tables, records[0], code)
    return np.int64(code)  # type: ignore[return-value]


@entry_kernel
def final_margin(tables: Record, records: NDArray[np.void]) -> int:
    """Return seat 0's margin in state 0."""
    return verbs.margin(tables, records[0])


def digest(uid: str) -> str:
    """Return a hash of every state of some random games, and of their moves and margins."""
    position, rng, found = start(uid), seeded(2007), hashlib.sha256()
    tables = position.variant.tables
    for _ in range(GAMES):
        records = row_of_states(position.state, 1).records
        code = 0
        while code >= 0:
            code = int(random_ply(tables, records, rng))
            found.update(code.to_bytes(8, "little", signed=True))
            for name in records.dtype.names or ():
                found.update(np.ascontiguousarray(records[name]).tobytes())
        found.update(int(final_margin(tables, records)).to_bytes(8, "little", signed=True))
    return found.hexdigest()


def digests() -> dict[str, str]:
    """Return the digest of every pile."""
    return {uid: digest(uid) for uid in get_game("loop").variants}


def position_log(uid: str, seed: int) -> list[list[object]]:
    """Return what the positions of a random game tell: codes, fen, outcome."""
    position, rng = start(uid), seeded(seed)
    log: list[list[object]] = []
    while moves := position.legal_moves:
        position = position.play(moves[int(below(rng, len(moves)))])
        log.append([[move.code for move in position.legal_moves], position.fen()])
    log.append([repr(position.outcome)])
    return log


def position_logs() -> list[list[list[object]]]:
    """Return the logs of some games."""
    return [position_log(uid, seed) for uid in POSITIONS for seed in range(5)]


def print_digests() -> None:
    """Write the digests as JSON."""
    print(json.dumps(digests()))


def print_positions() -> None:
    """Write the logs as JSON."""
    print(json.dumps(position_logs()))
