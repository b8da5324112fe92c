"""Games to put on a table in tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import PEOPLE, Players

RING = "1b3 1a1 1b4 1a2 1c2 1a3 1c4 1a4 1d2 1a5 1d3"
"""A whole game on the smallest pile of Loop."""


def played(
    uid: str, moves: Iterable[str] = (), seed: int | None = 1, fen: str | None = None
) -> Cursor:
    """Return the end of a game with these moves."""
    cursor = Cursor(GameRecord(uid, seed, fen))
    for text in moves:
        cursor.play(cursor.current.position.parse_move(text))
    return cursor


def opened(
    uid: str,
    moves: Iterable[str] = (),
    ply: int | None = None,
    players: Players = PEOPLE,
    seed: int = 1,
) -> OpenGame:
    """Return a game with these moves that stands at its end, or after so many of them."""
    cursor = played(uid, moves, seed)
    cursor.go_to(cursor.current.ply if ply is None else ply)
    return OpenGame(cursor, players)


def ended(game: OpenGame, choose: Callable[[tuple[Move, ...]], Move]) -> OpenGame:
    """Return a game at its end, after a choice of the legal moves again and again."""
    cursor = Cursor(game.cursor.record, game.cursor.current)
    while cursor.current.position.outcome is None:
        cursor.play(choose(cursor.current.position.legal_moves))
    return OpenGame(cursor, game.players)


def opened_at(position: Position, players: Players = PEOPLE) -> OpenGame:
    """Return a game that starts at a position, whatever its fen leaves out."""
    record = GameRecord("ring-majority/tet")
    record._begin(position, record.seed, None)
    return OpenGame(Cursor(record), players)


def told(game: OpenGame | None) -> tuple[str, list[str], Players]:
    """Return all there is to a game, to be compared."""
    assert game is not None
    return format_json_game(game.cursor.record), texts(game.cursor.line()), game.players


def texts(nodes: Iterable[GameNode]) -> list[str]:
    """Return the texts of the nodes' moves."""
    return [node.text for node in nodes]
