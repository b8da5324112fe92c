"""Short games to be filmed and shown."""

from __future__ import annotations

from ringrealms3d.core.random import below, seeded
from ringrealms3d.records.record import GameRecord


def random_game(uid: str, plies: int, seed: int = 3) -> GameRecord:
    """Return a game of random moves, at most so many."""
    record, rng = GameRecord(uid, seed=seed), seeded(seed)
    node = record.root
    for _ in range(plies):
        moves = node.position.legal_moves
        if not moves:
            break
        node = node.play(moves[below(rng, len(moves))])
    return record


def played_game(uid: str, *texts: str) -> GameRecord:
    """Return a game of these moves."""
    record = GameRecord(uid, seed=1)
    node = record.root
    for text in texts:
        node = node.play(node.position.parse_move(text))
    return record
