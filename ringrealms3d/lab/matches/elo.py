"""Strength estimated from games: score and Elo difference, with confidence intervals.

A game scores 1, 1/2 or 0. Games of one opening with colours exchanged belong together, because the
opening can favour a side; such a set of games is one observation. With the points x of the games of
every set, n games in all and their mean s, the variance of a game is

    v = sum over sets (sum over its games (x - s))**2 / n

which is the trinomial variance for single games and the pentanomial one for pairs. Draws, and
pairs that even an opening out, make it smaller than s (1 - s). The difference c is taken to be the
same wherever the true score p lies, and the 95 % interval holds all p with

    (s - p)**2 <= z**2 (p (1 - p) - c) / n

For c = 0 this is the interval of E. B. Wilson, "Probable inference, the law of succession, and
statistical inference" (1927), which is sensible at 0 and 100 percent, where a plain normal
approximation claims to be certain; with c it is the normal approximation of engine testing
(trinomial, pentanomial) with the variance at p. Since few sets say little about c, it is shrunk by
m / (m + z**2) for m sets, as Wilson's interval shrinks the score, so that draws alone, or pairs
that all end one to one, do not look certain either.

A score p is an Elo difference of 400 log10(p / (1 - p)): A. E. Elo, "The Rating of Chessplayers,
Past and Present" (1978), with the logistic curve.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log10, sqrt

Z = 1.959963984540054
"""How many standard errors a 95 % interval reaches to either side."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number estimated from games, with its 95 % interval."""

    value: float
    low: float
    high: float


def score(sets: Sequence[Sequence[float]]) -> Estimate:
    """Return the share of the points, from 0 to 1.

    Args:
        sets: the points (1, 0.5 or 0) of the games that belong together, set by set; without games
            the result is 0.5, from 0 to 1.
    """
    games = sum(map(len, sets))
    if games == 0:
        return Estimate(0.5, 0.0, 1.0)
    mean = sum(map(sum, sets)) / games
    variance = sum((sum(points) - len(points) * mean) ** 2 for points in sets) / games
    relief = (mean * (1 - mean) - variance) * len(sets) / (len(sets) + Z * Z)
    k = Z * Z / games
    spread = sqrt(4 * k * (mean * (1 - mean) - relief) + k * k * (1 - 4 * relief))
    low, high = (round((2 * mean + k + side) / (2 + 2 * k), 12) for side in (-spread, spread))
    return Estimate(mean, max(0.0, low), min(1.0, high))


def elo(share: Estimate) -> Estimate:
    """Return the Elo difference for a score."""
    return Estimate(*map(elo_of, (share.value, share.low, share.high)))


def elo_of(share: float) -> float:
    """Return the Elo difference at which a player expects a share of the points.

    A share of 1 means infinity, one of 0 minus infinity.
    """
    if not 0 < share < 1:
        return inf if share >= 1 else -inf
    return 400 * log10(share / (1 - share))
