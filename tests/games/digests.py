"""Games by seed and what they came to, for comparing plain and compiled rules.

``print_digests`` and ``print_logs`` are run in processes that switched compiling on.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable

from ringrealms3d.core.random import below, seeded
from ringrealms3d.engine.played import played
from ringrealms3d.games import start


def digest(uid: str) -> str:
    """Return a hash of every state of a random game, and of playouts and their margins."""
    return hashlib.sha256("\n".join(played(uid, seed=2007)).encode()).hexdigest()


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
