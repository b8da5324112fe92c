"""The output of the library's commands: tables of games and of results, or JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

import msgspec
from rich.cells import cell_len

from ringrealms3d.cli.wrapping import padded, shortened
from ringrealms3d.core.phrase import tr, tr_count, translatable
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.library.deleting import Deletion
from ringrealms3d.library.rating import Rating
from ringrealms3d.library.statistics import LevelScore, Statistics, Tally
from ringrealms3d.library.summary import PERSON, GameSummary, level_of
from ringrealms3d.records.record import Reason, Result

_LONGEST_NAME = 24
_LONGEST_VARIANT = 40
_LONGEST_TAGS = 40
_LONGEST_EVENT = 30
_NOTHING = "–"
_DRAW = "½–½"
_WINS = ("1–0", "0–1")
_GAMES = (
    translatable("id"),
    translatable("variant"),
    translatable("begun"),
    translatable("first"),
    translatable("second"),
    translatable("result"),
    translatable("moves"),
    "",
    translatable("event"),
    translatable("place"),
    translatable("tags"),
)
_WHERE_TOLD = frozenset({"event", "place", "tags"})
"""The columns that a table has only where some game has something there."""

_DELETIONS = (translatable("deletion"), translatable("deleted"), translatable("games"))
_RESULTS = (
    translatable("games"),
    translatable("ended"),
    translatable("first won"),
    translatable("drawn"),
    translatable("mean length"),
)
_LEVELS = (
    translatable("person against"),
    translatable("won"),
    translatable("drawn"),
    translatable("losses"),
)
_RATINGS = (translatable("rating in"), "Elo", "±", translatable("rated games"))


def games_text(games: Sequence[GameSummary], found: int) -> str:
    """Return a table of games, with their number."""
    count = tr_count("{done} of {count} game", "{done} of {count} games", found, done=len(games))
    return f"{_games_table(games)}\n\n{count}"


def games_json(games: Iterable[GameSummary]) -> str:
    """Return games as JSON."""
    return json.dumps([_fields(game) for game in games], indent=1)


def deletions_text(deletions: Sequence[Deletion]) -> str:
    """Return a table of deletions, or that there is none."""
    rows = [(str(each.id), _begun_text(each.moment), str(each.games)) for each in deletions]
    return _table(_DELETIONS, rows) if rows else tr("there are no deleted games to bring back")


def deletions_json(deletions: Iterable[Deletion]) -> str:
    """Return deletions as JSON."""
    return json.dumps([msgspec.to_builtins(each) for each in deletions], indent=1)


def statistics_text(statistics: Statistics) -> str:
    """Return the tables of statistics, those that are not empty."""
    tables = [
        _table((translatable("variant"), *_RESULTS), map(_tally_cells, statistics.variants)),
        _table((translatable("game"), *_RESULTS), map(_tally_cells, statistics.games)),
        _table(_LEVELS, map(_level_cells, statistics.levels)),
        _table(_RATINGS, map(_rating_cells, statistics.ratings.items())),
        _games_table(statistics.rated),
    ]
    full = [table for table in tables if "\n" in table]
    return "\n\n".join(full) or tr("the library has no games")


def statistics_json(statistics: Statistics) -> str:
    """Return statistics as JSON."""
    fields = msgspec.to_builtins(statistics)
    fields["rated"] = [_fields(game) for game in statistics.rated]
    return json.dumps(fields, indent=1)


def _fields(game: GameSummary) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(game)
    return fields


def _games_table(games: Iterable[GameSummary]) -> str:
    """Return a table of games, without the columns in which none has anything."""
    rows = list(map(_game_cells, games))
    told = [
        column
        for column, name in enumerate(_GAMES)
        if name not in _WHERE_TOLD or any(row[column] for row in rows)
    ]
    return _table([_GAMES[k] for k in told], ([row[k] for k in told] for row in rows))


def _game_cells(game: GameSummary) -> tuple[str, ...]:
    first, second = (
        shortened(name or _kind_text(kind), _LONGEST_NAME) or _NOTHING
        for name, kind in zip(game.names, game.kinds, strict=True)
    )
    return (
        str(game.id),
        shortened(game.variant, _LONGEST_VARIANT),
        _begun_text(game.begun) or _NOTHING,
        first,
        second,
        _result_text(game.result),
        str(game.plies),
        tr("rated") if game.rated else "",
        shortened(game.event, _LONGEST_EVENT),
        shortened(game.place, _LONGEST_EVENT),
        shortened(", ".join(game.tags), _LONGEST_TAGS),
    )


def _begun_text(begun: str) -> str:
    """Return when a game started, in local time, or only the day if no more is known."""
    if "T" not in begun:
        return begun
    return f"{datetime.fromisoformat(begun).astimezone():%Y-%m-%d %H:%M}"


def _kind_text(kind: str) -> str:
    """Return what a player without a name is."""
    level = level_of(kind)
    if level is not None:
        return tr("level {n}").format(n=level)
    return tr("person") if kind == PERSON else kind


def _result_text(result: Result) -> str:
    if result.reason is Reason.UNFINISHED:
        return _NOTHING
    return _DRAW if result.winner is None else _WINS[result.winner]


def _tally_cells(tally: Tally) -> tuple[str, ...]:
    mean = _NOTHING if tally.mean_plies is None else f"{tally.mean_plies:.1f}"
    counts = (tally.games, tally.finished, tally.first_wins, tally.draws)
    return (shortened(tally.id, _LONGEST_VARIANT), *map(str, counts), mean)


def _level_cells(score: LevelScore) -> tuple[str, ...]:
    return (
        tr("level {level} in {game}").format(level=score.level, game=one_line(score.game)),
        *map(str, (score.wins, score.draws, score.losses)),
    )


def _rating_cells(item: tuple[str, Rating]) -> tuple[str, ...]:
    game, rating = item
    return one_line(game), f"{rating.elo:.0f}", f"{rating.plus_minus:.0f}", str(rating.games)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return rows of cells below a translated head, in columns as wide as their widest cell."""
    lines = [tuple(map(tr, head)), *rows]
    widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    return "\n".join("  ".join(map(padded, line, widths)).rstrip() for line in lines)
