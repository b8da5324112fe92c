"""Finding games: by player, event, game, date, result, tags, and a position of their lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from typing import Any

from ringrealms3d.core.dates import is_date
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.library.database import Database, decoded
from ringrealms3d.library.position_index import position_key
from ringrealms3d.library.schema import WINNER
from ringrealms3d.library.storing import TAGGED, storable, tagged
from ringrealms3d.library.summary import Ending, GameSummary
from ringrealms3d.records.checked import LONGEST_TEXT
from ringrealms3d.records.record import Reason, Result

_TAGS = "(SELECT group_concat(tag, ',') FROM tags WHERE tags.game = games.id)"
_SUMMARY = (
    "id, game, variant, begun, first_name, second_name, first_kind, second_kind, "
    f"winner, reason, plies, rated, event, place, {_TAGS}"
)
_FINAL = tuple(str(reason) for reason in Reason if reason is not Reason.UNFINISHED)
FINISHED = f"reason IN {_FINAL}"
"""The condition that a game has ended; one of a reason that is damaged has not."""

AT_ONCE = 500
"""How many games a statement names: older versions of SQLite allow 999 values."""

_ENDINGS = {
    Ending.FIRST: f"{FINISHED} AND winner = 0",
    Ending.SECOND: f"{FINISHED} AND winner = 1",
    Ending.DRAW: f"{FINISHED} AND {WINNER} IS NULL",
    Ending.UNFINISHED: f"NOT {FINISHED}",
}
_HOLDS = (  # each name is looked at once; it may be no UTF-8
    "{column} IN (SELECT name FROM (SELECT DISTINCT {column} AS name FROM games) "
    "WHERE instr(folded(CAST(name AS BLOB)), folded(?)))"
)
_PLAYER = " OR ".join(
    f"{seat}_kind = ? OR {_HOLDS.format(column=f'{seat}_name')}" for seat in ("first", "second")
)
_OCCASION = " OR ".join(_HOLDS.format(column=column) for column in ("event", "place"))
_CONTINUATIONS = f"""
    SELECT turned, count(*), count(*) FILTER (WHERE {_ENDINGS[Ending.FIRST]}),
        count(*) FILTER (WHERE {_ENDINGS[Ending.DRAW]}),
        count(*) FILTER (WHERE {_ENDINGS[Ending.SECOND]})
    FROM (SELECT DISTINCT turned, game AS number FROM positions
        WHERE key = ? AND typeof(turned) = 'integer')
    JOIN games ON games.id = number GROUP BY turned
"""
_NAMED = "sortable(CASE {seat}_name WHEN '' THEN {seat}_kind ELSE {seat}_name END)"
_HOW = f"""
    CASE WHEN NOT {FINISHED} THEN 3 WHEN winner = 0 THEN 0 WHEN winner = 1 THEN 2 ELSE 1 END
"""
_DAY = timedelta(1)
_Condition = tuple[str, tuple[Any, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """The conditions that games must all satisfy.

    >>> from datetime import date
    >>> import ringrealms3d as rr
    >>> query = rr.Query(game="loop", player="Ada", since=date(2026, 1, 1), plies=(10, 40))

    Attributes:
        game: the id of a game, such as "loop".
        variant: the id of a variant, such as "loop/mini".
        player: part of a player's name, or a player's whole kind, such as "level 4".
        event: part of the name of the event or the place.
        since: the first possible day on which it started, in local time.
        until: the last possible one.
        ending: how the game ended.
        plies: the least and the most moves of its line.
        rated: whether it counts for the user's rating.
        position: a position that it reached, in any image and by any moves.
        tags: tags all of which it has. ``club`` finds games with ``club/2026``, too: a slash
            makes the tag before it a folder.
    """

    game: str | None = None
    variant: str | None = None
    player: str | None = None
    event: str | None = None
    since: date | None = None
    until: date | None = None
    ending: Ending | None = None
    plies: tuple[int, int] | None = None
    rated: bool | None = None
    position: Position | None = None
    tags: tuple[str, ...] = ()


class SortBy(StrEnum):
    """What games can be ordered by.

    >>> import ringrealms3d as rr
    >>> rr.SortBy("moves")
    <SortBy.MOVES: 'moves'>
    """

    BEGUN = "begun"
    VARIANT = "variant"
    FIRST = "first"
    SECOND = "second"
    RESULT = "result"
    MOVES = "moves"
    EVENT = "event"
    PLACE = "place"
    TAGS = "tags"


@dataclass(frozen=True, slots=True)
class Order:
    """By what games are ordered.

    >>> import ringrealms3d as rr
    >>> shortest_first = rr.Order(rr.SortBy.MOVES, descending=False)

    Attributes:
        column: by what.
        descending: whether the latest, the longest or the last of the alphabet comes first.
    """

    column: SortBy = SortBy.BEGUN
    descending: bool = True


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


def found_games(
    database: Database, query: Query, limit: int, offset: int, orders: Sequence[Order]
) -> list[GameSummary]:
    """Return the games that match a query, in the first order, where equal in the next, ...

    Those that are equal in all have the most recent first.
    """
    where, values = _where(query)
    statement = f"SELECT {_SUMMARY} FROM games {where} {_by(orders)} LIMIT ? OFFSET ?"
    rows = database.rows(statement, (*values, limit, offset))
    return [_summary(row) for row in rows]


def found_numbers(database: Database, query: Query, orders: Sequence[Order]) -> list[int]:
    """Return the numbers of the games that match a query, ordered like :func:`found_games`."""
    where, values = _where(query)
    rows = database.rows(f"SELECT id FROM games {where} {_by(orders)}", values)
    return [number for (number,) in rows]


def summaries(database: Database, ids: Sequence[int]) -> list[GameSummary]:
    """Return some games, at most :data:`AT_ONCE`, in this order, without those that are gone."""
    asked = ", ".join("?" * len(ids))
    rows = database.rows(f"SELECT {_SUMMARY} FROM games WHERE id IN ({asked})", ids)
    found = {row[0]: row for row in rows}
    return [_summary(found[number]) for number in ids if number in found]


def ply_of(database: Database, number: int, position: Position) -> int | None:
    """Return at which ply a game first came to a position or an image of it, None if it did not."""
    key = position_key(position, canonical(position))
    ((ply,),) = database.rows(
        "SELECT min(ply) FROM positions WHERE game = ? AND key = ?", (number, key)
    )
    return None if ply is None else int(ply)


def _by(orders: Sequence[Order]) -> str:
    """Return the clause that orders games."""
    terms = {
        SortBy.BEGUN: ("begun",),
        SortBy.VARIANT: ("variant",),
        SortBy.FIRST: (_NAMED.format(seat="first"),),
        SortBy.SECOND: (_NAMED.format(seat="second"),),
        SortBy.RESULT: (_HOW,),
        SortBy.MOVES: ("plies",),
        SortBy.EVENT: ("nullif(event, '') IS NULL", "sortable(event)"),  # those without come last
        SortBy.PLACE: ("nullif(place, '') IS NULL", "sortable(place)"),
        SortBy.TAGS: (f"{_TAGS} IS NULL", _TAGS),
    }
    parts = [
        f"{term} {'DESC' if order.descending and 'IS NULL' not in term else 'ASC'}"
        for order in orders
        for term in terms[order.column]
    ]
    last = "DESC" if not orders or orders[0].descending else "ASC"
    return f"ORDER BY {', '.join([*parts, f'begun {last}, id {last}'])}"


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
    if query.event is not None:
        yield _OCCASION, (storable(query.event),) * 2
    if query.ending is not None:
        yield _ENDINGS[query.ending], ()
    if query.plies is not None:
        yield "plies BETWEEN ? AND ?", query.plies
    if query.rated is not None:
        yield "rated = ?", (query.rated,)
    for tag in map(storable, query.tags):
        yield f"id IN (SELECT game FROM tags WHERE {TAGGED})", tagged(tag)
    yield from _dates(query)
    if query.position is not None:
        key = position_key(query.position, canonical(query.position))
        yield "id IN (SELECT game FROM positions WHERE key = ?)", (key,)


def _dates(query: Query) -> Iterator[_Condition]:
    """Yield the conditions on the day, in local time for games that began at a known moment.

    A game of which only the month or the year is known counts if it can have been then.
    """
    day = "begun {sign} substr(?, 1, length(begun))"
    moment = "CASE WHEN instr(begun, 'T') THEN begun {sign} ? ELSE {day} END"
    if query.since is not None:
        text = moment.format(sign=">=", day=day.format(sign=">="))
        yield f"begun <> '' AND {text}", (_midnight(query.since), query.since.isoformat())
    if query.until is not None:
        text = moment.format(sign="<", day=day.format(sign="<="))
        end = _midnight(query.until + _DAY) if query.until < date.max else "9999-12-32"
        yield f"begun <> '' AND {text}", (end, query.until.isoformat())


def _midnight(day: date) -> str:
    """Return when a local day begins, in UTC."""
    try:
        moment = datetime.combine(day, time()).astimezone(UTC)
    except (OverflowError, ValueError):  # at the ends of the calendar
        return day.isoformat()
    return f"{moment.replace(tzinfo=None).isoformat()}Z"


def _summary(row: tuple[Any, ...]) -> GameSummary:
    """Return the game of a row; what is damaged in it is left out."""
    number, game, variant, begun, *players, winner, reason, plies, rated, event, place, tags = row
    first_name, second_name, first_kind, second_kind = map(text_in, players)
    return GameSummary(
        number,
        text_in(game),
        text_in(variant),
        begun_in(begun),
        (first_name, second_name),
        (first_kind, second_kind),
        _result(winner, reason),
        plies if isinstance(plies, int) and plies >= 0 else 0,
        rated == 1,
        tuple(sorted(text_in(tags).split(","))) if tags else (),
        text_in(event),
        text_in(place),
    )


def text_in(value: Any) -> str:
    """Return what a column of texts holds, even if it is damaged; no game has longer texts."""
    text = decoded(value) if isinstance(value, bytes) else str(value)
    return text[:LONGEST_TEXT]


def begun_in(value: Any) -> str:
    """Return when a game began, from a column that may be damaged; empty if that is not known."""
    text = text_in(value)
    if is_date(text):
        return text
    try:
        datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ").astimezone()
    except (OverflowError, ValueError):
        return ""
    return text


def _result(winner: Any, reason: Any) -> Result:
    if reason not in set(Reason):
        return Result()
    return Result(winner if winner in (0, 1) else None, Reason(reason))
