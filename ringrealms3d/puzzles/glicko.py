"""Glicko-2 ratings of people and puzzles, where each try is one game between them.

M. E. Glickman, "Example of the Glicko-2 system" (2013), https://www.glicko.net/glicko/glicko2.pdf,
with a rating period of one game, as on Lichess. The numbers of the steps are those of the paper.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, pi, sqrt

_SCALE = 173.7178
"""Points of a rating in one unit of the system's own scale."""
_TAU = 0.5
"""How much volatilities may change."""
_CLOSE = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a person is, or how hard a puzzle.

    Attributes:
        points: the estimate; 200 points more win three of four games.
        deviation: its standard deviation, in points.
        volatility: how much it fluctuates.
    """

    points: float
    deviation: float
    volatility: float = 0.06


def rated(rating: Rating, opponent: Rating, score: float) -> Rating:
    """Return a rating after one game.

    Args:
        opponent: the other side's rating before the game.
        score: 1 for a win, 0.5 for a draw, 0 for a loss.
    """
    phi = rating.deviation / _SCALE  # step 2
    other = opponent.deviation / _SCALE
    weight = 1 / sqrt(1 + 3 * other**2 / pi**2)
    away = weight * (rating.points - opponent.points) / _SCALE
    expected = 1 / (1 + exp(-away))
    variance = 1 / (weight**2 * expected * (1 - expected))  # step 3
    pull = weight * (score - expected)
    volatility = _volatility(rating.volatility, phi, variance, variance * pull)  # steps 4 and 5
    before = phi**2 + volatility**2  # step 6
    after = 1 / (1 / before + 1 / variance)  # step 7
    points = rating.points + _SCALE * after * pull  # step 8
    return Rating(points, _SCALE * sqrt(after), volatility)


def _volatility(old: float, phi: float, variance: float, delta: float) -> float:
    """Return the new volatility, by the Illinois algorithm of step 5."""
    start = log(old**2)

    def slope(x: float) -> float:
        grown = exp(x)
        spread = phi**2 + variance + grown
        return grown * (delta**2 - spread) / (2 * spread**2) - (x - start) / _TAU**2

    low, high = start, start - _TAU
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        while slope(high) < 0:
            high -= _TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
