"""Ratings against published ones, elo.py, a slow ascent of the likelihood, and simulation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import isfinite, log

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.lab.matches.elo import Estimate, elo, elo_of, score
from ringrealms3d.lab.matches.ratings import rate
from tests.lab.matches.simulated import SCORES, chances_at, expected_share, mean_share

Pairings = Mapping[tuple[str, str], Sequence[float]]

GAMES_OF = {0.0: [0.0, 0.0], 0.25: [0.5, 0.0], 0.5: [1.0, 0.0], 0.75: [1.0, 0.5], 1.0: [1.0, 1.0]}
MIXED = [0.75, 0.5, 1.0, 0.25]
UNIT = 400 / log(10)

BASEBALL = {
    "Milwaukee": (0, 7, 9, 7, 7, 9, 11),
    "Detroit": (6, 0, 7, 5, 11, 9, 9),
    "Toronto": (4, 6, 0, 7, 7, 8, 12),
    "New York": (6, 8, 6, 0, 6, 7, 10),
    "Boston": (6, 2, 6, 7, 0, 7, 12),
    "Cleveland": (4, 4, 5, 6, 6, 0, 6),
    "Baltimore": (2, 4, 1, 3, 1, 7, 0),
}
"""How often each team won against each, in the American League of 1987."""


def test_ratings_of_baseball_are_the_published_ones() -> None:
    """A. Agresti, "Categorical Data Analysis" (2002), section 10.6: log odds relative to Baltimore,
    with standard errors of about 0.34. The weak prior draws them together a bit.
    """
    teams = list(BASEBALL)
    pairings = {
        (teams[i], teams[j]): [1.0] * BASEBALL[teams[i]][j] + [0.0] * BASEBALL[teams[j]][i]
        for i, j in combinations(range(7), 2)
    }
    found = rate(pairings, "Baltimore")
    published = (1.58, 1.44, 1.29, 1.25, 1.11, 0.68)
    for team, odds in zip(teams, published, strict=False):
        assert found[team].value / UNIT == pytest.approx(odds, abs=0.025)
        error = (found[team].high - found[team].value) / 1.959964 / UNIT
        assert error == pytest.approx(0.337, abs=0.015)


@pytest.mark.parametrize("shares", [MIXED, [1.0, 0.0, 0.5], [0.5, 0.5, 0.75], [1.0] * 9 + [0.5]])
def test_two_players_are_rated_as_their_match_is(shares: list[float]) -> None:
    pairs = shares * 3000
    found = rate({("A", "B"): pairs}, anchor="B")["A"]
    match = elo(score([GAMES_OF[share] for share in pairs]))
    assert found.value == pytest.approx(match.value, abs=0.2)
    assert (found.low, found.high) == pytest.approx((match.low, match.high), abs=0.3)


def test_few_even_pairs_have_about_the_interval_of_their_match() -> None:
    for pairs in ([0.5] * 20, [1.0, 0.0] * 10, [0.25, 0.75, 0.5] * 7):
        found = rate({("A", "B"): pairs}, anchor="B")["A"]
        match = elo(score([GAMES_OF[share] for share in pairs]))
        assert (found.low, found.high) == pytest.approx((match.low, match.high), rel=0.07)


@pytest.mark.parametrize("shares", [[1.0], [1.0] * 10, [0.5], MIXED])
def test_between_two_players_the_prior_is_one_drawn_game(shares: list[float]) -> None:
    found = rate({("A", "B"): shares}, anchor="B")["A"]
    games = 2 * len(shares)
    assert found.value == pytest.approx(elo_of((2 * sum(shares) + 0.5) / (games + 1)))


FIVE: Pairings = {
    ("A", "B"): [1.0, 0.75, 0.5, 0.0],
    ("C", "A"): [0.25, 0.5],
    ("B", "C"): [1.0],
    ("C", "D"): [0.5, 0.75, 0.75],
    ("D", "E"): [1.0, 1.0],
    ("E", "A"): [0.0],
}


def slow_odds(pairings: Pairings, names: str) -> NDArray[np.float64]:
    """Return the log odds that maximise the likelihood times the root of the determinant of its
    information, the first being 0, by gradient ascent.
    """
    vectors = np.zeros((len(pairings), len(names)))
    for row, (first, second) in enumerate(pairings):
        vectors[row, names.index(first)] += 1
        vectors[row, names.index(second)] -= 1
    vectors = vectors[:, 1:]
    games = np.array([2 * len(shares) for shares in pairings.values()])
    points = np.array([2 * sum(shares) for shares in pairings.values()])

    def likelihood(odds: NDArray[np.float64]) -> float:
        expected = 1 / (1 + np.exp(-vectors @ odds))
        information = vectors.T @ np.diag(games * expected * (1 - expected)) @ vectors
        told = points @ np.log(expected) + (games - points) @ np.log(1 - expected)
        return float(told + 0.5 * np.linalg.slogdet(information)[1])

    odds, small = np.zeros(len(names) - 1), 1e-5
    for _ in range(3000):
        sides = [
            likelihood(odds + nudge) - likelihood(odds - nudge)
            for nudge in small * np.eye(len(odds))
        ]
        odds += 0.1 * np.array(sides) / (2 * small)
    return np.array([0.0, *odds])


@pytest.mark.nightly
def test_five_players_have_the_ratings_that_a_slow_ascent_finds() -> None:
    found = rate(FIVE)
    slow = UNIT * slow_odds(FIVE, "ABCDE")
    assert [found[name].value for name in "ABCDE"] == pytest.approx(slow.tolist(), abs=0.01)


def test_the_anchor_moves_all_ratings_alike() -> None:
    found = rate(FIVE)
    assert list(found) == ["A", "B", "C", "D", "E"]
    assert found["A"] == Estimate(0.0, 0.0, 0.0)
    moved = rate(FIVE, anchor="D", anchor_elo=1500)
    assert moved["D"] == Estimate(1500.0, 1500.0, 1500.0)
    for name in found:
        difference = found[name].value - found["D"].value
        assert moved[name].value - 1500 == pytest.approx(difference, abs=1e-6)
    assert moved["A"].high - 1500 == pytest.approx(-found["D"].low)


def test_the_order_of_two_players_makes_no_difference() -> None:
    turned = {(b, a): [1 - share for share in shares] for (a, b), shares in FIVE.items()}
    found, again = rate(FIVE, "C"), rate(turned, "C")
    for name, estimate in found.items():
        for end in ("value", "low", "high"):
            assert getattr(again[name], end) == pytest.approx(getattr(estimate, end), abs=1e-6)


def test_pairs_that_even_openings_out_say_more() -> None:
    even, uneven = ([0.5] * 40, [1.0, 0.0] * 20)
    found = rate({("A", "B"): even, ("A", "C"): even, ("B", "C"): even})
    wider = rate({("A", "B"): uneven, ("A", "C"): uneven, ("B", "C"): uneven})
    assert found["B"].value == pytest.approx(wider["B"].value)
    assert found["B"].high - found["B"].low < 0.2 * (wider["B"].high - wider["B"].low)


def test_all_numbers_are_finite_where_all_was_won_or_lost() -> None:
    ladder = {("A", "B"): [1.0] * 1000, ("B", "C"): [1.0], ("C", "D"): [1.0] * 10}
    found = rate(ladder, anchor="B")
    for each in found.values():
        assert all(map(isfinite, (each.value, each.low, each.high)))
        assert each.low <= each.value <= each.high
    values = [found[name].value for name in "ABCD"]
    assert values == sorted(values, reverse=True)


def test_players_that_no_games_link_are_named() -> None:
    apart = {("A", "B"): [0.5], ("C", "D"): [1.0], ("B", "E"): [0.0], ("D", "A"): []}
    with pytest.raises(UserError, match=r"^no games link A, B and E with C and D$"):
        rate(apart)


def test_an_anchor_that_played_no_game_is_named() -> None:
    with pytest.raises(UserError, match=r"^there are no games of level=3$"):
        rate(FIVE, anchor="level=3")


def test_nobody_is_rated_without_games() -> None:
    assert rate({}) == {}


def test_a_game_against_oneself_says_nothing() -> None:
    found = rate({**FIVE, ("B", "B"): [1.0, 1.0]})
    assert found["B"].value == pytest.approx(rate(FIVE)["B"].value)


def tournament(
    true: Mapping[str, float], pairs: int, drawish: float, bias: float, seed: int
) -> Pairings:
    """Return results of a round robin."""
    rng = np.random.default_rng(seed)
    chances = {
        (a, b): chances_at(expected_share(true[a] - true[b]), mean_share, drawish, bias)
        for a, b in combinations(true, 2)
    }
    return {
        pairing: rng.choice(SCORES, size=pairs, p=chance).tolist()
        for pairing, chance in chances.items()
    }


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("pairs", "drawish", "bias"),
    [(20, 100, 100), (5, 100, 100), (3, 0, 0), (10, 0, 300)],
)
def test_intervals_hold_the_truth_often_enough(pairs: int, drawish: float, bias: float) -> None:
    true = {"A": 0.0, "B": 60.0, "C": -80.0, "D": 150.0, "E": 300.0}
    # one draw of all tournaments, dealt to them
    many = tournament(true, 400 * pairs, drawish, bias, seed=1)
    held = dict.fromkeys("BCDE", 0)
    for start in range(0, 400 * pairs, pairs):
        found = rate({key: shares[start : start + pairs] for key, shares in many.items()})
        for name in held:
            held[name] += found[name].low <= true[name] <= found[name].high
    assert 0.92 < sum(held.values()) / 1600 < 0.98
    assert min(held.values()) > 0.9 * 400


def test_a_hundred_players_are_rated_by_a_million_games() -> None:
    rng = np.random.default_rng(1)
    true = {f"p{number}": float(elo) for number, elo in enumerate(rng.normal(0, 200, 100))}
    pairings = {
        (a, b): rng.binomial(2, expected_share(true[a] - true[b]), 102) / 2
        for a, b in combinations(true, 2)
    }
    found = rate(pairings, "p0", true["p0"])  # type: ignore[arg-type]
    assert max(abs(found[name].value - elo) for name, elo in true.items()) < 15
    held = sum(found[name].low <= elo <= found[name].high for name, elo in true.items())
    assert held > 80
