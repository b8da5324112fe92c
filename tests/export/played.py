"""Games with some random moves, to be exported."""

from __future__ import annotations

from dataclasses import replace

from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.export.request import ExportRequest
from ringrealms3d.records.record import GameRecord

ONE_OF_EACH_GAME = (
    "ring-majority/cube",
    "loop/mini",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
    "loophole-2d/14",
)


def request_of(uid: str, plies: int = 0) -> ExportRequest:
    """Return a request for the last position of a game of so many random moves, or fewer."""
    rng = seeded(plies)
    record = GameRecord(uid, 3)
    node = record.root
    for _ in range(plies):
        moves = node.position.legal_moves
        if not moves:
            break
        node = node.play(moves[below(rng, len(moves))])
    return ExportRequest(record, node)


def game_of(uid: str, plies: int) -> tuple[Position, Played]:
    """Return the position after so many random moves, and the last of them."""
    request = request_of(uid, plies)
    assert request.played is not None
    return request.position, request.played


def without_marks(request: ExportRequest) -> ExportRequest:
    """Return a request without marks of legal moves."""
    return replace(request, style=replace(request.style, legal=False))
