"""Games by seed and what they came to, for comparing plain and compiled rules.

``print_digests`` and ``print_positions`` are run in processes that switched compiling on.
"""

from __future__ import annotations

import hashlib
import json

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.core.verbs import Record
from ringrealms3d.engine.states import row_of_states
from ringrealms3d.games import start
from tests.games.path_tiles.play import UIDS, loaded_deal, random_game
from tests.games.path_tiles.test_against_reference import LOADS

SEEDS = range(4)


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


def deals(uid: str, seed: int) -> list[Position]:
    """Return a start as the rules deal it, and some from a few kinds of tiles."""
    return [start(uid, seed), *(loaded_deal(uid, kinds, seed) for kinds in LOADS.values())]


def digest(uid: str) -> str:
    """Return a hash of every state of some random games, and of their moves and margins."""
    rng, found = seeded(1550), hashlib.sha256()
    for position in (deal for seed in SEEDS for deal in deals(uid, seed)):
        tables, records = position.variant.tables, row_of_states(position.state, 1).records
        code = 0
        while code >= 0:
            code = int(random_ply(tables, records, rng))
            found.update(code.to_bytes(8, "little", signed=True))
            for name in records.dtype.names or ():
                found.update(np.ascontiguousarray(records[name]).tobytes())
        found.update(int(final_margin(tables, records)).to_bytes(8, "little", signed=True))
    return found.hexdigest()


def digests() -> dict[str, str]:
    """Return the digest of both variants."""
    return {uid: digest(uid) for uid in UIDS}


def position_log(uid: str) -> list[list[object]]:
    """Return what the positions of a random game tell: codes, fen, hand, outcome."""
    log: list[list[object]] = []
    for _, position in random_game(start(uid, 5), seed=5):
        codes = [move.code for move in position.legal_moves]
        log.append([codes, position.fen(), position.hand, repr(position.outcome)])
    return log


def print_digests() -> None:
    """Write the digests as JSON."""
    print(json.dumps(digests()))


def print_positions() -> None:
    """Write the logs of two games as JSON."""
    print(json.dumps([position_log(uid) for uid in UIDS]))
