"""Sequential tests against published ratios, a slow search for the likelihoods, and simulation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from math import inf, log, sqrt

import numpy as np
import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.lab.matches.sprt import (
    SCORES,
    Decision,
    EloScale,
    Hypotheses,
    RunningTest,
    SprtEnd,
    bounds,
    llr,
    state,
)
from tests.lab.matches.simulated import (
    chances_at,
    expected_share,
    mean_share,
    ratio_to_deviation,
)

LOGISTIC, NORMALIZED = EloScale.LOGISTIC, EloScale.NORMALIZED
PER_NORMALIZED_ELO = sqrt(2) * log(10) / 800  # t of a pair
BROAD = Hypotheses(0, 120)
Chances = tuple[float, ...]


def first_decision(pairs: Iterable[float], test: Hypotheses) -> SprtEnd | None:
    return RunningTest(test).take(pairs)


def normalized_ratio(elo: float) -> float:
    return elo * PER_NORMALIZED_ELO


@pytest.mark.parametrize(
    ("counts", "test", "ratio"),
    [
        ((365, 16618, 36229, 16974, 390), Hypotheses(0, 2, scale=NORMALIZED), 2.25),
        ((127, 4883, 10712, 5150, 104), Hypotheses(-1.75, 0.25, scale=NORMALIZED), 3.01),
        ((223, 9863, 21279, 10037, 246), Hypotheses(0.5, 2.5), -3.07),
        ((871, 26175, 55983, 26678, 821), Hypotheses(0, 2), -4.98),
    ],
)
def test_a_ratio_is_that_of_other_programs(
    counts: Sequence[int], test: Hypotheses, ratio: float
) -> None:
    """The ratios that the tests of fastchess, a program for chess matches, expect."""
    assert llr(counts, test) == pytest.approx(ratio, abs=0.005)


def means_at(elo: float) -> Callable[[float], float]:
    """Return what the mean, from even, has to be by a root mean square: the same for all."""
    return lambda _: expected_share(elo) - 0.5


def means_at_normalized(elo: float) -> Callable[[float], float]:
    """Return what the mean, from even, has to be by a root mean square."""
    t = normalized_ratio(elo)
    return lambda root_mean_square: t / sqrt(1 + t * t) * root_mean_square


def slow_likelihood(counts: Sequence[int], mean: Callable[[float], float]) -> float:
    """Return the log-likelihood of the best chances whose mean, from even, is a function of their
    root mean square, by trying smaller and smaller changes of the three middle chances.
    """
    weights = [n or 1e-3 for n in counts]

    def likelihood(middle: Chances) -> float:
        fewer, _, more = middle
        ends = 1 - sum(middle)
        square = ends / 4 + (fewer + more) / 16
        if square <= 0:
            return -inf
        lead = 2 * mean(sqrt(square)) + (fewer - more) / 2  # of 1 over 0
        chances = ((ends - lead) / 2, *middle, (ends + lead) / 2)
        if min(chances) <= 0:
            return -inf
        return sum(n * log(q) for n, q in zip(weights, chances, strict=True))

    grid = list(product([1e-5, 1e-3, 0.03, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8], repeat=3))
    starts = sorted(grid, key=likelihood)[-4:]
    return max(likelihood(climbed(start, likelihood)) for start in starts)


def climbed(place: Chances, height: Callable[[Chances], float]) -> Chances:
    """Return a place from which no small step goes up; steps are shares of each coordinate."""
    step, here = 0.3, height(place)
    while step > 1e-5:
        steps = product((1 - step, 1.0, 1 / (1 - step)), repeat=3)
        around = [tuple(a * b for a, b in zip(place, factors, strict=True)) for factors in steps]
        best = max(around, key=height)
        if height(best) < here + 1e-8:
            step /= 2
        place, here = best, height(best)
    return place


@pytest.mark.few(4)
@pytest.mark.parametrize(
    "counts",
    [
        (3, 8, 20, 11, 6),
        (1, 0, 9, 2, 4),
        (0, 0, 0, 2, 1),
        (0, 0, 0, 0, 7),
        (1, 4, 12, 7, 0),
        (40, 3, 5, 30, 60),
    ],
)
@pytest.mark.parametrize("elos", [(0, 10), (-100, 60)])
def test_a_ratio_is_that_of_the_likeliest_chances(
    counts: Sequence[int], elos: tuple[float, float]
) -> None:
    for scale, means in ((LOGISTIC, means_at), (NORMALIZED, means_at_normalized)):
        slow0, slow1 = (slow_likelihood(counts, means(elo)) for elo in elos)
        ratio = llr(counts, Hypotheses(*elos, scale=scale))
        assert ratio == pytest.approx(slow1 - slow0, abs=1e-3)


@pytest.mark.parametrize("scale", EloScale)
@pytest.mark.parametrize("counts", [(3, 8, 20, 11, 6), (0, 0, 4, 1, 0), (0, 0, 0, 0, 9)])
def test_exchanged_players_change_the_sign(scale: EloScale, counts: Sequence[int]) -> None:
    ratio = llr(counts, Hypotheses(-20, 70, scale=scale))
    assert llr(counts[::-1], Hypotheses(-70, 20, scale=scale)) == pytest.approx(-ratio, abs=1e-6)
    assert ratio != pytest.approx(0, abs=0.01)


def test_bounds_are_walds() -> None:
    assert bounds(Hypotheses(0, 5)) == pytest.approx((-2.94444, 2.94444), abs=1e-5)
    unequal = Hypotheses(0, 5, alpha=0.05, beta=0.1)
    assert bounds(unequal) == pytest.approx((-2.25129, 2.89037), abs=1e-5)


@pytest.mark.parametrize("scale", EloScale)
@pytest.mark.parametrize("elos", [(0, 100), (-5, 5), (-100, 0)])
@pytest.mark.parametrize("share", SCORES)
def test_no_single_pair_decides(scale: EloScale, elos: tuple[float, float], share: float) -> None:
    assert first_decision([share], Hypotheses(*elos, scale=scale)) is None


def test_nothing_played_says_nothing() -> None:
    reached = state([0] * 5, Hypotheses(0, 5))
    assert (reached.llr, reached.decision) == (0.0, None)
    assert first_decision([], Hypotheses(0, 5)) is None


@pytest.mark.parametrize(
    ("share", "decision", "a_pair"),
    [
        (1.0, Decision.H1, log(expected_share(100) / 0.5)),
        (0.5, Decision.H0, log(2 * (1 - expected_share(100)))),
        (0.0, Decision.H0, log((1 - expected_share(100)) / 0.5)),
    ],
)
def test_pairs_that_all_score_the_same_decide_in_time(
    share: float, decision: Decision, a_pair: float
) -> None:
    """By 0 Elo at most half of all pairs are won twice, by 100 Elo 64 percent; and so on."""
    end = first_decision([share] * 100, Hypotheses(0, 100))
    assert end is not None
    assert end.state.decision is decision
    assert end.pairs == 1 + int(2.94444 / abs(a_pair))
    assert end.state.llr == pytest.approx(end.pairs * a_pair, abs=0.05)


def test_draws_speak_against_a_lead_in_deviations() -> None:
    """A lead of t deviations needs the share t**2 / (1 + t**2) of wins, if all others are drawn."""
    t = normalized_ratio(50)
    ratio = llr([0, 0, 40, 0, 0], Hypotheses(0, 50, scale=NORMALIZED))
    assert ratio == pytest.approx(-40 * log(1 + t * t), abs=0.02)


@pytest.mark.parametrize("scale", EloScale)
def test_draws_decide_nothing_between_symmetric_hypotheses(scale: EloScale) -> None:
    reached = state([0, 0, 100_000, 0, 0], Hypotheses(-10, 10, scale=scale))
    assert reached.llr == pytest.approx(0, abs=1e-6)


def test_a_test_ends_with_the_first_pair_that_decides() -> None:
    test = Hypotheses(0, 60)
    pairs = [0.5, 0.75, 1.0, 0.5, 0.75] * 20
    asked = iter(pairs)
    end = first_decision(asked, test)
    assert end is not None
    assert len(list(asked)) == len(pairs) - end.pairs, "it looked at pairs after the end"
    counts = [[pairs[:n].count(score) for score in SCORES] for n in range(1, end.pairs + 1)]
    states = [state(each, test) for each in counts]
    assert states.pop() == end.state
    assert {reached.decision for reached in states} == {None}
    assert first_decision([*pairs[: end.pairs], *[0.0] * 50], test) == end
    assert first_decision(pairs[: end.pairs - 1], test) is None


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        ({"elo0": 5, "elo1": 5}, "elo0 is 5, not less than elo1, 5"),
        ({"elo0": 0, "elo1": 1001}, "elo1 is 1001, not from -1000 to 1000"),
        ({"elo0": float("nan"), "elo1": 0}, "elo0 is nan, not from -1000 to 1000"),
        (
            {"elo0": -301, "elo1": 0, "scale": NORMALIZED},
            "elo0 is -301, not from -300 to 300",
        ),
        ({"elo0": 0, "elo1": 5, "alpha": 0.0}, "alpha is 0.0, not from 0.0001 to 0.4999"),
        ({"elo0": 0, "elo1": 5, "beta": 0.5}, "beta is 0.5, not from 0.0001 to 0.4999"),
    ],
)
def test_hypotheses_that_make_no_test_are_refused(numbers: dict[str, float], sentence: str) -> None:
    with pytest.raises(UserError) as refused:
        Hypotheses(**numbers)  # type: ignore[arg-type]
    assert str(refused.value) == sentence


def test_a_pair_scores_quarters() -> None:
    with pytest.raises(ValueError, match="tuple"):
        first_decision([0.3], BROAD)


TESTS = 2000


def played(chances: Sequence[float], seed: int) -> Iterator[list[float]]:
    """Yield the shares of many pairs for each of 2,000 tests."""
    rng = np.random.default_rng(seed)
    for _ in range(TESTS):
        yield rng.choice(SCORES, size=400, p=chances).tolist()


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("test", "drawish", "bias"),
    [
        (BROAD, 100, 200),
        (Hypotheses(0, 150, alpha=0.02, beta=0.1), 0, 50),
        (Hypotheses(0, 250, scale=NORMALIZED), 100, 100),
    ],
)
def test_errors_are_as_rare_as_promised(test: Hypotheses, drawish: float, bias: float) -> None:
    for elo, wrong, most in (
        (test.elo0, Decision.H1, test.alpha),
        (test.elo1, Decision.H0, test.beta),
    ):
        if test.scale is LOGISTIC:
            chances = chances_at(expected_share(elo), mean_share, drawish, bias)
        else:
            chances = chances_at(normalized_ratio(elo), ratio_to_deviation, drawish, bias)
        ends = [first_decision(pairs, test) for pairs in played(chances.tolist(), 1)]
        decisions = [end.state.decision for end in ends if end]
        assert len(decisions) == TESTS
        assert decisions.count(wrong) / TESTS < most + 3 * sqrt(most * (1 - most) / TESTS)
