"""How a person stands in a game against the engine's levels: what was played, won and beaten."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ringrealms3d.library.ladder import LATEST, fitting_level, level_strengths
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Query
from ringrealms3d.library.rating import Rating, rating_of
from ringrealms3d.library.statistics import LevelScore, Statistics
from ringrealms3d.library.summary import PERSON, GameSummary, level_of

_LONGEST_CURVE = 24


@dataclass(frozen=True, slots=True)
class Standing:
    """What a person's games of one game come to.

    Attributes:
        game: the game's id.
        level: the level to play next, the lowest before the first game.
        variant: the board of the last game against a level, empty before the first one.
        played: how many games against levels have ended.
        won: how many of them the person won.
        beaten: the levels that lost a game to the person.
        rating: the strength in rated games, None without any or where nobody measured the levels.
        curve: the rating in Elo after each of the last rated games, the earliest first.
    """

    game: str
    level: int
    variant: str
    played: int
    won: int
    beaten: frozenset[int]
    rating: Rating | None
    curve: tuple[float, ...]


def standing_in(game: str, library: Library) -> Standing:
    """Return a person's standing in a game, by its id.

    Raises:
        UserError: the library cannot be read.
    """
    return _standing(game, library, library.statistics())


def standings(games: Iterable[str], library: Library) -> dict[str, Standing]:
    """Return a person's standings in some games, by their ids.

    Raises:
        UserError: the library cannot be read.
    """
    found = library.statistics()
    return {game: _standing(game, library, found) for game in games}


def _standing(game: str, library: Library, found: Statistics) -> Standing:
    latest = library.games(Query(game=game), LATEST)
    scores = [each for each in found.levels if each.game == game]
    return Standing(
        game,
        fitting_level(latest),
        next((each.variant for each in latest if _is_against_a_level(each)), ""),
        played=sum(map(_games, scores)),
        won=sum(each.wins for each in scores),
        beaten=frozenset(each.level for each in scores if each.wins),
        rating=found.ratings.get(game),
        curve=_curve(game, found.results.get(game, ())),
    )


def _games(score: LevelScore) -> int:
    return score.wins + score.draws + score.losses


def _is_against_a_level(game: GameSummary) -> bool:
    first, second = game.kinds
    return (first == PERSON and level_of(second) is not None) or (
        second == PERSON and level_of(first) is not None
    )


def _curve(game: str, results: tuple[tuple[int, float], ...]) -> tuple[float, ...]:
    strengths = level_strengths(game)
    if not strengths:
        return ()
    first = max(1, len(results) - _LONGEST_CURVE + 1)
    return tuple(rating_of(results[:n], strengths).elo for n in range(first, len(results) + 1))
