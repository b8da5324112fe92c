"""Ratings: a closed form, simulated players of known strength, and the measured levels."""

from __future__ import annotations

import random
from math import inf, log, log10, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.engine.schedules import Schedule, measured
from ringrealms3d.library.ladder import LOWEST_ELO, level_strengths
from ringrealms3d.library.rating import PRIOR_ELO, expected, rating_of

LOOP = level_strengths("loop")
RESULTS = st.lists(st.tuples(st.integers(1, 10), st.sampled_from([0.0, 0.5, 1.0])), max_size=60)


@pytest.mark.parametrize(("wins", "losses"), [(1, 1), (3, 1), (1, 9), (80, 20)])
def test_without_a_prior_the_score_against_one_level_gives_the_rating(
    wins: int, losses: int
) -> None:
    games, share = wins + losses, wins / (wins + losses)
    rating = rating_of([(4, 1.0)] * wins + [(4, 0.0)] * losses, LOOP, prior_elo=1e9)
    assert rating.elo == pytest.approx(LOOP[4] + 400 * log10(wins / losses), abs=1e-3)
    information = games * share * (1 - share) * (log(10) / 400) ** 2
    assert rating.plus_minus == pytest.approx(1.96 / sqrt(information), rel=1e-4)
    assert rating.games == games


def test_draws_alone_mean_equal_strength() -> None:
    rating = rating_of([(7, 0.5)] * 50, LOOP, prior_elo=1e9)
    assert rating.elo == pytest.approx(LOOP[7], abs=1e-3)


def test_without_games_the_prior_is_all_that_is_known() -> None:
    rating = rating_of([], LOOP)
    assert rating.elo == pytest.approx(sum(LOOP.values()) / 10)
    assert rating.plus_minus == pytest.approx(1.96 * PRIOR_ELO, rel=1e-4)


@pytest.mark.parametrize("games", [1, 10, 1000, 100_000])
def test_who_won_all_games_has_a_finite_rating_that_grows(games: int) -> None:
    rating = rating_of([(10, 1.0)] * games, LOOP)
    fewer = rating_of([(10, 1.0)] * (games - 1), LOOP)
    assert fewer.elo < rating.elo < inf
    lost = rating_of([(1, 0.0)] * games, LOOP)
    assert lost.elo < LOOP[1] < LOOP[10] < rating.elo or games == 1


@given(RESULTS)
def test_no_other_rating_is_more_likely(results: list[tuple[int, float]]) -> None:
    """Compare with the posterior itself, evaluated around the rating."""
    middle = sum(LOOP.values()) / 10

    def log_posterior(elo: float) -> float:
        likelihood = sum(
            score * log(expected(elo, LOOP[level]))
            + (1 - score) * log(1 - expected(elo, LOOP[level]))
            for level, score in results
        )
        return likelihood - ((elo - middle) / PRIOR_ELO) ** 2 / 2

    best = rating_of(results, LOOP).elo
    for other in (best - 200, best - 3, best + 3, best + 200):
        assert log_posterior(other) < log_posterior(best)


@given(RESULTS, st.integers(1, 10))
def test_a_win_raises_a_rating_and_a_loss_lowers_it(
    results: list[tuple[int, float]], level: int
) -> None:
    before = rating_of(results, LOOP)
    won = rating_of([*results, (level, 1.0)], LOOP)
    lost = rating_of([*results, (level, 0.0)], LOOP)
    assert lost.elo < before.elo < won.elo


@pytest.mark.parametrize("game", measured())
def test_simulated_players_get_their_own_strength(game: str) -> None:
    """In 200 series of 60 games the interval of 95 % holds the true strength about as often."""
    rng, strengths, held, errors = random.Random(game), level_strengths(game), 0, []
    for _ in range(200):
        true = rng.uniform(strengths[2], strengths[9])
        near = [level for level in strengths if abs(strengths[level] - true) < 350]
        levels = [rng.choice(near) for _ in range(60)]
        results = [
            (level, float(rng.random() < 1 / (1 + 10 ** ((strengths[level] - true) / 400))))
            for level in levels
        ]
        rating = rating_of(results, strengths)
        held += abs(rating.elo - true) <= rating.plus_minus
        errors.append(rating.elo - true)
    assert 180 <= held <= 199
    assert abs(sum(errors) / len(errors)) < 15


@pytest.mark.parametrize(("game", "ladder"), measured().items())
def test_a_level_is_stronger_by_the_steps_below_it(game: str, ladder: Schedule) -> None:
    steps = [step.elo for step in ladder.steps]
    strengths = {level: LOWEST_ELO + sum(steps[: level - 1]) for level in range(1, 11)}
    assert level_strengths(game) == strengths


def test_a_game_that_was_not_measured_has_no_strengths() -> None:
    assert not level_strengths("hex")
