"""Games by seed and what they came to, for comparing plain and compiled rules.

``print_digests`` is run in a process that switched compiling on.
"""

from __future__ import annotations

import hashlib
import json

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel
from ringrealms3d.core.random import seeded
from ringrealms3d.core.verbs import Record
from ringrealms3d.engine.states import row_of_states
from ringrealms3d.games import get_game, variant

GAMES = 6


@entry_kernel
def random_ply(
    tables: Record,
    records: NDArray[np.void],
    rng: NDArray[np.uint64],
    codes: NDArray[np.int64],
    told: NDArray[np.int64],
) -> int:
    """Play a random move in state 0, tell its number of moves and result, return its code.

    The code is -1 when the game is over.
    """
    told[0] = verbs.moves(tables, records[0], codes)
    told[1] = 2
    if verbs.over(tables, records[0]):
        told[1] = verbs.margin(tables, records[0])
        return -1
    code = verbs.random_move(tables, records[0], rng)
    verbs.play(tables, records[0], code)
    return np.int64(code)  # type: ignore[return-value]


def digest(uid: str) -> str:
    """Return a hash of every state of some random games, of their moves and their results."""
    opened, rng, found = variant(uid), seeded(1970), hashlib.sha256()
    codes, told = np.zeros(opened.max_moves, np.int64), np.zeros(2, np.int64)
    for _ in range(GAMES):
        records = row_of_states(opened.start(None), 1).records
        code = 0
        while code >= 0:
            code = int(random_ply(opened.tables, records, rng, codes, told))
            found.update(np.sort(codes[: told[0]]).tobytes() + told.tobytes())
            for name in records.dtype.names or ():
                found.update(np.ascontiguousarray(records[name]).tobytes())
    return found.hexdigest()


def digests() -> dict[str, str]:
    """Return the digest of either board."""
    return {uid: digest(uid) for uid in get_game("loops-n-leaps").variants}


def print_digests() -> None:
    """Write the digests as JSON."""
    print(json.dumps(digests()))
