"""Scores, Elo differences and their intervals, against published values and exact coverage."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import comb, inf, prod

import pytest

from ringrealms3d.lab.matches.elo import Estimate, elo, elo_of, score

WON, DRAWN, LOST = [1.0], [0.5], [0.0]
SPLIT = [1.0, 0.0]
Shares = tuple[float, ...]


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_without_draws_it_is_wilsons_interval(
    won: int, games: int, low: float, high: float
) -> None:
    """R. G. Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I,
    method 3.
    """
    found = score([WON] * won + [LOST] * (games - won))
    assert found.value == won / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("difference", "share"),
    [(0, 0.5), (100, 0.6401), (200, 0.7597), (400, 10 / 11), (-400, 1 / 11), (800, 100 / 101)],
)
def test_an_elo_difference_is_an_expected_score(difference: float, share: float) -> None:
    assert elo_of(share) == pytest.approx(difference, abs=0.1)


def test_nothing_is_known_without_a_game() -> None:
    assert score([]) == Estimate(0.5, 0.0, 1.0)
    assert elo(score([])) == Estimate(0.0, -inf, inf)


def test_a_clean_sweep_has_a_finite_lower_end() -> None:
    found = elo(score([WON] * 10))
    assert (found.value, found.high) == (inf, inf)
    assert 100 < found.low < 200
    lost = elo(score([LOST] * 10))
    assert (lost.value, lost.low) == (-inf, -inf)
    assert lost.high == pytest.approx(-found.low)


@pytest.mark.parametrize("games", [[WON, DRAWN, DRAWN, LOST, WON], [[1.0, 0.0], [0.5, 1.0], [1.0]]])
def test_an_intervals_ends_satisfy_the_published_equation(games: list[list[float]]) -> None:
    """As docs/strength.md has it, c being shrunk by m / (m + z²) for m openings."""
    z, n, m = 1.959963984540054, sum(map(len, games)), len(games)
    s = sum(map(sum, games)) / n
    varied = sum((sum(game) - len(game) * s) ** 2 for game in games) / n
    c = (s * (1 - s) - varied) * m / (m + z**2)
    found = score(games)
    for p in (found.low, found.high):
        assert (s - p) ** 2 == pytest.approx(z**2 * (p * (1 - p) - c) / n, abs=1e-9)


def test_many_games_come_to_the_normal_approximation() -> None:
    wins, draws, losses = 50_000, 30_000, 20_000
    found = score([WON] * wins + [DRAWN] * draws + [LOST] * losses)
    error = 1.959964 * ((0.5 * 0.35**2 + 0.3 * 0.15**2 + 0.2 * 0.65**2) / 100_000) ** 0.5
    assert (found.low, found.high) == pytest.approx((0.65 - error, 0.65 + error), abs=5e-5)


@pytest.mark.parametrize("games", [[DRAWN] * 20, [SPLIT] * 20])
def test_even_games_alone_are_not_certain(games: list[list[float]]) -> None:
    found = score(games)
    assert found.value == 0.5
    assert 0.3 < found.low < 0.49
    assert found.low + found.high == pytest.approx(1.0)


def test_pairs_that_even_an_opening_out_say_more_than_single_games() -> None:
    paired, single = score([SPLIT] * 20), score([WON, LOST] * 20)
    assert paired.value == single.value
    assert paired.high - paired.low < 0.5 * (single.high - single.low)


def test_pairs_that_repeat_themselves_say_less_than_single_games() -> None:
    paired, single = score([[1.0, 1.0], [0.0, 0.0]] * 10), score([WON, LOST] * 20)
    assert paired.high - paired.low > 1.2 * (single.high - single.low)


def results(kinds: int, games: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to count so many games of so many kinds."""
    if kinds == 1:
        yield (games,)
        return
    for first in range(games + 1):
        for rest in results(kinds - 1, games - first):
            yield (first, *rest)


def coverage(kinds: list[list[float]], chances: Shares, sets: int) -> float:
    """Return how often the interval holds the true score, by all results and their chances."""
    size = len(kinds[0])
    true = sum(c * sum(kind) for c, kind in zip(chances, kinds, strict=True)) / size
    total = 0.0
    for counts in results(len(kinds), sets):
        played = [kind for kind, n in zip(kinds, counts, strict=True) for _ in range(n)]
        found = score(played)
        if found.low <= true <= found.high:
            ways = prod(comb(sum(counts[i:]), n) for i, n in enumerate(counts))
            total += ways * prod(c**n for c, n in zip(chances, counts, strict=True))
    return total


@pytest.mark.parametrize(
    "chances", [(0.5, 0.0, 0.5), (0.4, 0.2, 0.4), (0.2, 0.6, 0.2), (0.7, 0.2, 0.1)]
)
def test_the_interval_of_single_games_holds_the_truth_often_enough(chances: Shares) -> None:
    assert 0.94 < coverage([WON, DRAWN, LOST], chances, 30) < 0.98


@pytest.mark.parametrize(
    ("chances", "most"),
    [((0.25, 0.5, 0.25), 0.97), ((0.4, 0.2, 0.4), 0.97), ((0.02, 0.96, 0.02), 1.0)],
)
def test_the_interval_of_pairs_holds_the_truth_often_enough(chances: Shares, most: float) -> None:
    assert 0.93 < coverage([[1.0, 1.0], SPLIT, [0.0, 0.0]], chances, 30) <= most


@pytest.mark.parametrize("build", [lambda n: [WON] * n, lambda n: [WON, LOST] * n])
def test_more_games_say_more(build: Callable[[int], list[list[float]]]) -> None:
    widths = [found.high - found.low for found in (score(build(n)) for n in (1, 10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)
