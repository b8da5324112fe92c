"""The output of the library's commands: tables of games and of results, or JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ringrealms3d.core.plain_text import one_line
from ringrealms3d.library.rating import Rating
from ringrealms3d.library.statistics import LevelScore, Statistics, Tally
from ringrealms3d.library.summary import GameSummary
from ringrealms3d.records.record import Reason, Result

_LONGEST_NAME = 24
_LONGEST_VARIANT = 40
_NOTHING = "–"
_DRAW = "½–½"
_MINUTES = len("2026-11-24T18:30")
_WINS = ("1–0", "0–1")
_GAMES = ("id", "variant", "begun (UTC)", "first", "second", "result", "moves", "")
_RESULTS = ("games", "ended", "first won", "drawn", "mean length")


def games_text(games: Sequence[GameSummary], found: int) -> str:
    """Return a table of games, with their number."""
    return f"{_games_table(games)}\n\n{len(games)} of {found} games"


def games_json(games: Iterable[GameSummary]) -> str:
    """Return games as JSON."""
    return json.dumps([_fields(game) for game in games], indent=1)


def statistics_text(told: Statistics) -> str:
    """Return the tables of statistics, those that are not empty."""
    tables = [
        _table(("variant", *_RESULTS), map(_tally_cells, told.variants)),
        _table(("game", *_RESULTS), map(_tally_cells, told.games)),
        _table(("person against", "won", "drawn", "lost"), map(_level_cells, told.levels)),
        _table(("rating in", "Elo", "±", "rated games"), map(_rating_cells, told.ratings.items())),
        _games_table(told.rated),
    ]
    full = [table for table in tables if "\n" in table]
    return "\n\n".join(full) or "the library has no games"


def statistics_json(told: Statistics) -> str:
    """Return statistics as JSON."""
    fields = msgspec.to_builtins(told)
    fields["rated"] = [_fields(game) for game in told.rated]
    return json.dumps(fields, indent=1)


def _fields(game: GameSummary) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(game)
    return fields


def _games_table(games: Iterable[GameSummary]) -> str:
    return _table(_GAMES, map(_game_cells, games))


def _game_cells(game: GameSummary) -> tuple[str, ...]:
    first, second = (
        one_line(name or kind, _LONGEST_NAME) or _NOTHING
        for name, kind in zip(game.names, game.kinds, strict=True)
    )
    return (
        str(game.id),
        one_line(game.variant, _LONGEST_VARIANT),
        game.begun[:_MINUTES].replace("T", " ") or _NOTHING,
        first,
        second,
        _result_text(game.result),
        str(game.plies),
        "rated" if game.rated else "",
    )


def _result_text(result: Result) -> str:
    if result.reason is Reason.UNFINISHED:
        return _NOTHING
    return _DRAW if result.winner is None else _WINS[result.winner]


def _tally_cells(tally: Tally) -> tuple[str, ...]:
    mean = _NOTHING if tally.mean_plies is None else f"{tally.mean_plies:.1f}"
    counts = (tally.games, tally.finished, tally.first_wins, tally.draws)
    return (one_line(tally.id, _LONGEST_VARIANT), *map(str, counts), mean)


def _level_cells(score: LevelScore) -> tuple[str, ...]:
    return (
        f"level {score.level} in {score.game}",
        *map(str, (score.wins, score.draws, score.losses)),
    )


def _rating_cells(item: tuple[str, Rating]) -> tuple[str, ...]:
    game, rating = item
    return game, f"{rating.elo:.0f}", f"{rating.plus_minus:.0f}", str(rating.games)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return rows of cells below a head, in columns as wide as their widest cell."""
    lines = [head, *rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )
