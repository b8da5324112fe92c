"""Pairs of games between players of known strength, without any game."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

SCORES = np.arange(5) / 4
"""What a pair of games can score."""


def expected_share(elo: float) -> float:
    return float(1 / (1 + 10 ** (-elo / 400)))


def pair_chances(elo: float, drawish: float, bias: float) -> Floats:
    """Return how likely each of the SCORES is, (5,).

    A game is won by who is by more than ``drawish`` Elo ahead of a logistic deviate, and the
    opening is worth ``bias`` Elo to the side that moves first.
    """
    chances = np.convolve(_game(elo + bias, drawish), _game(elo - bias, drawish))
    shares: Floats = chances / chances.sum()
    return shares


def _game(elo: float, drawish: float) -> Floats:
    won, lost = expected_share(elo - drawish), expected_share(-elo - drawish)
    return np.array([lost, max(0.0, 1 - won - lost), won])


def chances_at(
    value: float, measure: Callable[[Floats], float], drawish: float, bias: float
) -> Floats:
    """Return the chances of a pair that measure so much, which grows with the Elo."""
    low, high = -3000.0, 3000.0
    for _ in range(60):
        middle = (low + high) / 2
        if measure(pair_chances(middle, drawish, bias)) < value:
            low = middle
        else:
            high = middle
    return pair_chances(low, drawish, bias)


def mean_share(chances: Floats) -> float:
    """Return the share of the points to expect."""
    return float(chances @ SCORES)


def ratio_to_deviation(chances: Floats) -> float:
    """Return how many deviations of a pair the share to expect is from even."""
    mean = mean_share(chances)
    return float((mean - 0.5) / np.sqrt(chances @ SCORES**2 - mean**2))
