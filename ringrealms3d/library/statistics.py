"""Statistics of the games in a library: by variant, by game, and against the levels."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from ringrealms3d.library.database import Database
from ringrealms3d.library.ladder import level_strengths
from ringrealms3d.library.queries import FINISHED, Query, found_games, text_in
from ringrealms3d.library.rating import Rating, rating_of
from ringrealms3d.library.schema import WINNER
from ringrealms3d.library.summary import PERSON, GameSummary, level_of

_RATED_SHOWN = 50
_PLIES = "CASE WHEN plies BETWEEN 0 AND 1000000 THEN plies END"  # which may be damaged
_TALLIES = f"""
    SELECT {{column}}, count(*), count(*) FILTER (WHERE {FINISHED}),
        count(*) FILTER (WHERE {FINISHED} AND winner = 0),
        count(*) FILTER (WHERE {FINISHED} AND {WINNER} IS NULL),
        avg({_PLIES}) FILTER (WHERE {FINISHED})
    FROM games GROUP BY {{column}} ORDER BY {{column}}
"""
_AGAINST = f"""
    SELECT game, second_kind AS opponent, 1.0 - ifnull({WINNER}, 0.5) AS score, rated, begun, id
    FROM games WHERE first_kind = '{PERSON}' AND {FINISHED}
    UNION ALL
    SELECT game, first_kind AS opponent, ifnull({WINNER}, 0.5) AS score, rated, begun, id
    FROM games WHERE second_kind = '{PERSON}' AND {FINISHED}
"""
_SCORES = f"SELECT game, opponent, score, count(*) FROM ({_AGAINST}) GROUP BY game, opponent, score"
_RATED = f"SELECT game, opponent, score FROM ({_AGAINST}) WHERE rated = 1 ORDER BY begun, id"


@dataclass(frozen=True, slots=True)
class Tally:
    """The results of the games of a variant, or of a whole game.

    Attributes:
        id: the id of the variant or the game.
        games: how many there are.
        finished: how many of them ended; the rest is about these.
        first_wins: how many seat 0 won.
        draws: how many ended in a draw.
        mean_plies: how many moves they took on average, None if none ended.
    """

    id: str
    games: int
    finished: int
    first_wins: int
    draws: int
    mean_plies: float | None


@dataclass(frozen=True, slots=True)
class LevelScore:
    """The results of the user's finished games of a game against one level, for the user's side."""

    game: str
    level: int
    wins: int
    draws: int
    losses: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the games of a library come to.

    Attributes:
        variants: the results for each variant.
        games: the results for each game, over all its variants.
        levels: the user's results against each level, by game and level.
        results: the level and the user's score in each finished rated game, by game, the earliest
            first.
        ratings: the user's rating in each game whose levels were measured, from these results.
        rated: the last fifty rated games, the most recent first.
    """

    variants: tuple[Tally, ...]
    games: tuple[Tally, ...]
    levels: tuple[LevelScore, ...]
    results: Mapping[str, tuple[tuple[int, float], ...]]
    ratings: Mapping[str, Rating]
    rated: tuple[GameSummary, ...]


def gather_statistics(database: Database) -> Statistics:
    """Return the statistics of the games in a library.

    Raises:
        UserError: its file cannot be read.
    """
    results = _results(database)
    ratings = {
        game: rating_of(found, strengths)
        for game, found in results.items()
        if (strengths := level_strengths(game))
    }
    return Statistics(
        _tallies(database, "variant"),
        _tallies(database, "game"),
        _level_scores(database),
        results,
        ratings,
        tuple(found_games(database, Query(rated=True), limit=_RATED_SHOWN, offset=0, orders=())),
    )


def _tallies(database: Database, column: str) -> tuple[Tally, ...]:
    rows = database.rows(_TALLIES.format(column=column))
    return tuple(Tally(text_in(name), *counts) for name, *counts in rows)


def _level_scores(database: Database) -> tuple[LevelScore, ...]:
    counts: dict[tuple[str, int], Counter[float]] = defaultdict(Counter)
    for game, opponent, score, count in database.rows(_SCORES):
        level = level_of(text_in(opponent))
        if level is not None:
            counts[text_in(game), level][score] += count
    return tuple(
        LevelScore(game, level, found[1.0], found[0.5], found[0.0])
        for (game, level), found in sorted(counts.items())
    )


def _results(database: Database) -> dict[str, tuple[tuple[int, float], ...]]:
    results: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for game, opponent, score in database.rows(_RATED):
        level = level_of(text_in(opponent))
        if level is not None:
            results[text_in(game)].append((level, score))
    return {game: tuple(found) for game, found in sorted(results.items())}
