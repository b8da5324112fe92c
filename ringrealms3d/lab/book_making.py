"""Making a book from self-play games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Position
from ringrealms3d.engine.book.book import LEAST_GAMES, Book, Tally
from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.engine.levels import Limit
from ringrealms3d.games import start, variant_ids
from ringrealms3d.lab.matches.match import GameResult, Match

_Counts = dict[str, dict[str, list[float]]]


def self_play(uid: str, limits: Limit, plies: int, seed: int, then: int | None = None) -> Match:
    """Return the match whose games make a book of this many plies.

    Args:
        then: the playouts per move after these plies, if different.

    Raises:
        ValueError: there is no such variant, or a book for it makes no sense.
    """
    if start(uid).uid not in variant_ids():
        raise UserError(
            "{uid} is a board from a file, and such boards have no opening books", uid=uid
        )
    if start(uid, 0) != start(uid, 1):
        raise UserError(
            "{uid} starts with a new deal every time, so no opening comes up again", uid=uid
        )
    player = f"varied={plies}" if then is None else f"varied={plies},then={then}"
    return Match(uid, (player, player), limits, seed, random_plies=0)


def book_of(match: Match, games: Iterable[GameResult], plies: int) -> Book:
    """Return the book of the first plies of some games.

    It omits positions in which no move was played often enough to be chosen.
    """
    counts: _Counts = defaultdict(lambda: defaultdict(lambda: [0, 0.0]))
    used = 0
    for game in games:
        used += 1
        for position, text, points in _turns(match.uid, game, plies):
            _count(counts, position, text, points)
    made: dict[str, int | float | str | None] = {
        "games": used,
        "plies": plies,
        "player": match.players[0],
        "nodes": match.limits.nodes,
        "seconds": match.limits.seconds,
        "seed": match.seed,
    }
    return Book(match.uid, _kept(counts), made)


def _turns(uid: str, game: GameResult, plies: int) -> Iterator[tuple[Position, str, float]]:
    """Yield the first positions of a game, the move played there, and what it led to."""
    position = start(uid)
    for text in game.moves[:plies]:
        yield position, text, _points(game, position.turn)
        position = position.play(position.parse_move(text))


def _points(game: GameResult, seat: int) -> float:
    """Return the points of a seat in a game."""
    if game.winner is None:
        return 0.5
    return float(game.winner ^ game.first == seat)


def _count(counts: _Counts, position: Position, text: str, points: float) -> None:
    turned = canonical(position)
    code = turned.code_of(position.parse_move(text))
    count = counts[turned.key][position.variant.format_move(code)]
    count[0] += 1
    count[1] += points


def _kept(counts: _Counts) -> dict[str, dict[str, Tally]]:
    """Return the tallies of all positions with enough games for a book."""
    return {
        key: {text: Tally(int(games), points) for text, (games, points) in moves.items()}
        for key, moves in counts.items()
        if max(games for games, _ in moves.values()) >= LEAST_GAMES
    }
