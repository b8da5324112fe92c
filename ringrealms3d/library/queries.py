"""Finding games: by player, game, date, result, and a position of their lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.library.database import DamagedError, Database
from ringrealms3d.library.position_index import position_key
from ringrealms3d.library.storing import storable
from ringrealms3d.library.summary import Ending, GameSummary
from ringrealms3d.records.record import Reason, Result

_SUMMARY = (
    "id, game, variant, begun, first_name, second_name, first_kind, second_kind, "
    "winner, reason, plies, rated"
)
_ENDINGS = {
    Ending.FIRST: "winner = 0",
    Ending.SECOND: "winner = 1",
    Ending.DRAW: f"winner IS NULL AND reason <> '{Reason.UNFINISHED}'",
    Ending.UNFINISHED: f"reason = '{Reason.UNFINISHED}'",
}
_PLAYER = " OR ".join(
    [f"instr(folded({seat}_name), folded(?)) OR {seat}_kind = ?" for seat in ("first", "second")]
)
_CONTINUATIONS = f"""
    SELECT turned, count(*), count(*) FILTER (WHERE {_ENDINGS[Ending.FIRST]}),
        count(*) FILTER (WHERE {_ENDINGS[Ending.DRAW]}),
        count(*) FILTER (WHERE {_ENDINGS[Ending.SECOND]})
    FROM (SELECT DISTINCT turned, game AS number FROM positions
        WHERE key = ? AND turned IS NOT NULL)
    JOIN games ON games.id = number GROUP BY turned
"""
_Condition = tuple[str, tuple[Any, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """The conditions that games must all satisfy.

    Attributes:
        game: the id of a game, such as "loop".
        variant: the id of a variant, such as "loop/mini".
        player: part of a player's name, or a player's whole kind, such as "level 4".
        since: the first possible start date, in UTC.
        until: the last possible start date.
        ending: how the game ended.
        plies: the least and the most moves of its line.
        rated: whether it counts for the user's rating.
        position: a position that it reached, in any image and by any moves.
    """

    game: str | None = None
    variant: str | None = None
    player: str | None = None
    since: date | None = None
    until: date | None = None
    ending: Ending | None = None
    plies: tuple[int, int] | None = None
    rated: bool | None = None
    position: Position | None = None


@dataclass(frozen=True, slots=True)
class Continuation:
    """A move that was played from a position, and the results of these games.

    Attributes:
        moves: the move and its images under the position's own symmetries.
        games: in how many games it was played.
        wins: how many of them seat 0 won.
        draws: how many ended in a draw.
        losses: how many seat 1 won; the remaining games are unfinished.
    """

    moves: tuple[Move, ...]
    games: int
    wins: int
    draws: int
    losses: int


def found_games(database: Database, query: Query, limit: int, offset: int) -> list[GameSummary]:
    """Return the games that match a query, the most recent first."""
    where, values = _where(query)
    statement = (
        f"SELECT {_SUMMARY} FROM games {where} ORDER BY begun DESC, id DESC LIMIT ? OFFSET ?"
    )
    rows = database.rows(statement, (*values, limit, offset))
    try:
        return [_summary(row) for row in rows]
    except ValueError:
        raise DamagedError(
            "the library {path} has a game without a reason", path=database.path
        ) from None


def count_games(database: Database, query: Query) -> int:
    """Return how many games match a query."""
    where, values = _where(query)
    ((count,),) = database.rows(f"SELECT count(*) FROM games {where}", values)
    return int(count)


def found_continuations(database: Database, position: Position) -> tuple[Continuation, ...]:
    """Return the legal moves that were played from a position, the most frequent one first."""
    turned = canonical(position)
    rows = database.rows(_CONTINUATIONS, (position_key(position, turned),))
    found = [Continuation(turned.moves_of(code), *counts) for code, *counts in rows]
    # a move may be illegal here because of the past, which is not in the key
    legal = [each for each in found if each.moves and position.is_legal(each.moves[0])]
    return tuple(sorted(legal, key=lambda each: (-each.games, each.moves)))


def _where(query: Query) -> _Condition:
    """Return the SQL clause of a query and its values."""
    conditions = list(_conditions(query))
    clause = " AND ".join(f"({text})" for text, _ in conditions)
    values = tuple(value for _, part in conditions for value in part)
    return (f"WHERE {clause}" if clause else ""), values


def _conditions(query: Query) -> Iterator[_Condition]:
    if query.game is not None:
        yield "game = ?", (storable(query.game),)
    if query.variant is not None:
        yield "variant = ?", (storable(query.variant),)
    if query.player is not None:
        yield _PLAYER, (storable(query.player),) * 4
    if query.ending is not None:
        yield _ENDINGS[query.ending], ()
    if query.plies is not None:
        yield "plies BETWEEN ? AND ?", query.plies
    if query.rated is not None:
        yield "rated = ?", (query.rated,)
    yield from _dates(query)
    if query.position is not None:
        key = position_key(query.position, canonical(query.position))
        yield "id IN (SELECT game FROM positions WHERE key = ?)", (key,)


def _dates(query: Query) -> Iterator[_Condition]:
    """Yield the conditions on the day, which is the start of a game's date."""
    if query.since is not None:
        yield "substr(begun, 1, 10) >= ?", (query.since.isoformat(),)
    if query.until is not None:
        yield "begun <> '' AND substr(begun, 1, 10) <= ?", (query.until.isoformat(),)


def _summary(row: tuple[Any, ...]) -> GameSummary:
    number, game, variant, begun, *players, winner, reason, plies, rated = row
    first_name, second_name, first_kind, second_kind = players
    return GameSummary(
        number,
        game,
        variant,
        begun,
        (first_name, second_name),
        (first_kind, second_kind),
        Result(winner, Reason(reason)),
        plies,
        bool(rated),
    )
