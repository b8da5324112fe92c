"""Finished games of matches that nobody played."""

from __future__ import annotations

from collections.abc import Sequence

from ringrealms3d.lab.matches.match import GameResult, first_player
from ringrealms3d.records.json_file import FORMAT, Document, End, Node
from ringrealms3d.records.record import Reason


def finished(
    number: int, moves: Sequence[str], winner: int | None, uid: str = "loop/mini"
) -> GameResult:
    """Return a game that a player won by the rules, or that was drawn."""
    return GameResult(number, _document(number, moves, winner, uid), (0.25, 1 / 3), (11, 12))


def forfeited(
    number: int, moves: Sequence[str], failed: int, failure: str, uid: str = "loop/mini"
) -> GameResult:
    """Return a game that a player lost by giving no legal move."""
    game = _document(number, moves, 1 - failed, uid, Reason.FORFEIT)
    game.nodes[-1].comment = failure
    return GameResult(number, game, (0.25, 1 / 3), (11, 12))


def _document(
    number: int,
    moves: Sequence[str],
    winner: int | None,
    uid: str,
    reason: Reason = Reason.RULES,
) -> Document:
    seat = None if winner is None else winner ^ first_player(number)
    nodes = [Node(), *(Node(text) for text in moves)]
    return Document(FORMAT, uid, nodes, seed=2**64 - 1, result=End(reason, seat))
