"""Games with some random moves, to be exported."""

from __future__ import annotations

from dataclasses import replace

from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.exports.request import ExportRequest
from ringrealms3d.records.node import GameNode, Mark
from ringrealms3d.records.record import GameRecord

ONE_OF_EACH_GAME = (
    "ring-majority/cube",
    "loop/mini",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
    "loophole-2d/14",
)


_TO_THE_END = 10_000  # plies


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


def busy_games(uid: str) -> tuple[ExportRequest, ExportRequest]:
    """Return a game of random moves to its end, and the middle of it, with marks of all kinds.

    In the middle the last move captured, if there is one that did.
    """
    end = request_of(uid, _TO_THE_END)
    line = end.record.line
    half = line[len(line) // 2 :]
    middle = next((node for node in half if node.position.outcome is None and _took(node)), half[0])
    names = [middle.position.variant.place_name(site) for site in range(end.position.board.size)]
    kinds = zip(("circle", "cross", "square", "triangle"), names, strict=False)
    marks = (Mark(kind, (name,)) for kind, name in kinds)
    arrow = Mark("arrow", (names[-1], names[-2]))
    middle.marks = (*marks, Mark("label", (names[4],), "Ab"), arrow)
    middle.glyph, middle.comment = "!?", "What <else> & why?"
    return replace(end, node=middle), end


def _took(node: GameNode) -> bool:
    return node.played is not None and bool(node.played.before.captures(node.played.move))
