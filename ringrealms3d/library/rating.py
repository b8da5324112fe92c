"""The user's rating from games against the engine's levels.

A player of strength r expects p = 1 / (1 + 10**((s - r) / 400)) points of a game against one of
strength s: A. E. Elo, "The Rating of Chessplayers, Past and Present" (1978), the logistic curve.
The rating is the r that is most likely given the scores and a weak prior (maximum a posteriori).
Without the prior, which is a normal distribution around the mean of the levels, a player who won
all games would have no rating. The likelihood's logarithm is concave, so its slope has one zero,
and its curvature there gives the interval.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import log, sqrt, tanh
from statistics import fmean

PRIOR_ELO = 500.0
"""The standard deviation of the prior: about as much as two or three levels lie apart."""

_PER_ELO = log(10) / 400
_Z = 1.959963984540054  # of a 95 % interval
_HALVINGS = 100


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated strength of a player.

    Attributes:
        elo: the most likely strength, on the scale of the levels.
        plus_minus: half the width of the 95 % interval around it, in Elo.
        games: how many games it is based on.
    """

    elo: float
    plus_minus: float
    games: int


def rating_of(
    results: Iterable[tuple[int, float]],
    strengths: Mapping[int, float],
    prior_elo: float = PRIOR_ELO,
) -> Rating:
    """Return the rating for some results.

    Args:
        results: for each game the level of the opponent, and the player's score: 1, 0.5 or 0.
        strengths: the levels' strengths in Elo.
        prior_elo: the standard deviation of the prior in Elo.
    """
    counts = Counter(results)
    games = counts.total()
    middle, weight = fmean(strengths.values()), 1 / prior_elo**2

    def slope(elo: float) -> float:
        scored = sum(
            n * (score - expected(elo, strengths[level])) for (level, score), n in counts.items()
        )
        return _PER_ELO * scored - weight * (elo - middle)

    reach = _PER_ELO * games / weight  # the scores' part of the slope is no steeper
    elo = _zero(slope, middle - reach, middle + reach)
    shares = [(expected(elo, strengths[level]), n) for (level, _), n in counts.items()]
    curvature = _PER_ELO**2 * sum(n * p * (1 - p) for p, n in shares) + weight
    return Rating(elo, _Z / sqrt(curvature), games)


def expected(elo: float, opponent_elo: float) -> float:
    """Return a player's expected points in a game, 0 to 1."""
    return (1 + tanh(_PER_ELO * (elo - opponent_elo) / 2)) / 2  # which cannot overflow


def _zero(falling: Callable[[float], float], low: float, high: float) -> float:
    """Return the zero of a falling function, by bisection."""
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if falling(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
