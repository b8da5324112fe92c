"""Statistics are what counting the games by hand gives."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ringrealms3d.library.ladder import level_strengths
from ringrealms3d.library.rating import rating_of
from ringrealms3d.library.statistics import LevelScore, Tally
from ringrealms3d.library.summary import GameSummary, level_kind
from ringrealms3d.records.record import Reason
from tests.library.kept import LOOPHOLE, MINI, TET, ended_game, opened

PERSON = "person"


def tally(name: str, games: list[GameSummary]) -> Tally:
    ended = [game for game in games if game.result.reason is not Reason.UNFINISHED]
    winners = [game.result.winner for game in ended]
    plies = [game.plies for game in ended]
    mean = sum(plies) / len(plies) if plies else None
    return Tally(name, len(games), len(ended), winners.count(0), winners.count(None), mean)


def scores_against(games: list[GameSummary], game: str, level: int, rated: bool) -> list[float]:
    """Return what a person scored in each game against a level."""
    scores = []
    for each in games:
        if each.game == game and each.result.reason is not Reason.UNFINISHED:
            for seat in (0, 1):
                if each.kinds[seat] == PERSON and each.kinds[1 - seat] == level_kind(level):
                    winner = each.result.winner
                    score = 0.5 if winner is None else float(winner == seat)
                    scores += [score] if each.rated or not rated else []
    return scores


def test_statistics_are_what_counting_gives(tmp_path: Path) -> None:
    rng = random.Random(1)
    with opened(tmp_path) as library:
        for seed in range(120):
            record = ended_game(rng.choice((TET, MINI, LOOPHOLE)), seed, plies=rng.randint(0, 3))
            kinds = [PERSON, rng.choice((PERSON, "mcts", "level 2", "level 5", "level 10", ""))]
            rng.shuffle(kinds)
            library.keep(record, seats=(kinds[0], kinds[1]), rated=rng.random() < 0.7)
        games = library.games(limit=1000)
        told = library.statistics()
    for name, tallies in (("variant", told.variants), ("game", told.games)):
        names = sorted({getattr(game, name) for game in games})
        expected = [tally(each, [g for g in games if getattr(g, name) == each]) for each in names]
        assert list(tallies) == [
            Tally(*(getattr(each, field) for field in Tally.__slots__)) for each in expected
        ]
    expected_scores = []
    for game in sorted({game.game for game in games}):
        for level in (2, 5, 10):
            scores = scores_against(games, game, level, rated=False)
            counts = (scores.count(1.0), scores.count(0.5), scores.count(0.0))
            expected_scores += [LevelScore(game, level, *counts)] if scores else []
        rated = [(n, s) for n in (2, 5, 10) for s in scores_against(games, game, n, rated=True)]
        rating = rating_of(rated, level_strengths(game))
        assert told.ratings[game].elo == pytest.approx(rating.elo)
        assert told.ratings[game].games == len(rated)
        assert sorted(told.results[game]) == sorted(rated)
    assert list(told.levels) == expected_scores
    assert list(told.rated) == [game for game in games if game.rated][:50]
    assert len(told.rated) == 50


def test_results_are_told_in_the_order_of_play(tmp_path: Path) -> None:
    results = []
    with opened(tmp_path) as library:
        for seed in range(20):
            record, level = ended_game(TET, seed), seed % 10 + 1
            library.keep(record, seats=(level_kind(level), PERSON), rated=True)
            winner = record.result.winner
            if record.result.reason is not Reason.UNFINISHED:
                results.append((level, 0.5 if winner is None else float(winner)))
        told = library.statistics()
    assert told.results == {"ring-majority": tuple(results)}


def test_an_empty_library_has_no_statistics(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        told = library.statistics()
    assert (told.variants, told.games, told.levels, told.rated) == ((), (), (), ())
    assert (told.ratings, told.results) == ({}, {})
