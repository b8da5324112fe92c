"""Ratings of many players, from the games that they played with each other.

A player rated R expects the share E = 1 / (1 + 10**((R' - R) / 400)) of the points against one
rated R'. The ratings are those that make the results most likely, with a draw as half a win and
half a loss: R. A. Bradley and M. E. Terry, "Rank Analysis of Incomplete Block Designs" (1952).
Games determine only differences, so one player, the anchor, has a given rating.

A player who won or lost everything would be infinitely far away. So the likelihood is multiplied by
the square root of the determinant of its information (D. Firth, "Bias reduction of maximum
likelihood estimates" (1993)). That is as if the players of each pairing had drawn h more games,
where h, from 0 to 1, is how much of what is known of their difference the pairing tells by itself.
The sum of all h is one less than the players: a few games, however many were played, that make
every rating finite, and less biased too.

The 95 % intervals are normal ones, from the sandwich estimator (P. J. Huber, "The behavior of
maximum likelihood estimates under nonstandard conditions" (1967)),

    A**-1 B A**-1        A = sum of m E (1 - E) x x',  B = sum of m v x x'

over all pairings of m pairs of games, x being 1 for the first player, -1 for the second and 0 for
all others. A pair of games with exchanged colours is one observation, and v is the variance of its
share of the points. Two games that know no draws and favour no side have v = E (1 - E) / 2. Draws,
and openings that a pair evens out, make it k times that, mostly less. If the shares of a pairing
have the mean a, and the squares by which they differ from it the sum V, then

    k = (c k' + V) / (c + W)        c = z**2 / 8,  z = 1.96,  W = m (m - 1) a (1 - a) / (2 m - 1)

where W is what to expect of V if k is 1, and k' is the k of all other pairings together, which has
1 in the place of a k'. So a pairing of few pairs has a k near that of the others, and one that
stands alone is not certain of anything before there are many, as in
:mod:`ringrealms3d.lab.matches.elo`, with which two even players agree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import listed
from ringrealms3d.lab.matches.elo import Estimate, Z

Floats = NDArray[np.float64]

_CAUTION = Z * Z / 8
_ELO = 400 / log(10)  # in a unit of log odds
_LONGEST_STEP = 2.0  # in log odds, as are the steps
_SMALLEST_STEP = 1e-9
_MOST_STEPS = 200


def rate(
    pairings: Mapping[tuple[str, str], Sequence[float]],
    anchor: str | None = None,
    anchor_elo: float = 0.0,
) -> dict[str, Estimate]:
    """Return the ratings of all players, in the order in which they are first named.

    Args:
        pairings: for two players the share of the points, from 0 to 1, that the first of them had
            in each pair of games.
        anchor: the player with the given rating, None for the first player; the intervals are those
            of the differences from this player.
        anchor_elo: the given rating.

    Raises:
        UserError: the anchor is not a player, or no games link some players.
    """
    names = list(dict.fromkeys(name for pairing in pairings for name in pairing))
    if anchor is not None and anchor not in names:
        raise UserError("there are no games of {player}", player=anchor)
    if not names:
        return {}
    results = _results(pairings, names)
    _check_linked(results, names)
    fixed = 0 if anchor is None else names.index(anchor)
    odds = _most_likely(results, fixed)
    values = anchor_elo + _ELO * odds
    margins = Z * _ELO * _standard_errors(results, odds, fixed)
    rows = np.column_stack([values, values - margins, values + margins]).tolist()
    return {name: Estimate(*row) for name, row in zip(names, rows, strict=True)}


@dataclass(frozen=True, slots=True, eq=False)
class _Results:
    """The results of the pairings; the arrays have one element for each.

    Attributes:
        players: how many players there are.
        first: the number of the first player.
        second: the number of the second player.
        pairs: how many pairs of games they played.
        mean: the first player's share of the points.
        squares: the sum of the squares by which pairs differ from the mean.
    """

    players: int
    first: NDArray[np.intp]
    second: NDArray[np.intp]
    pairs: Floats
    mean: Floats
    squares: Floats

    def expected(self, odds: Floats) -> Floats:
        """Return the share of the points that the first players expect."""
        return 1 / (1 + np.exp(odds[self.second] - odds[self.first]))

    def between(self, weights: Floats) -> Floats:
        """Return the sum of weights * x x' over the pairings, (players, players)."""
        matrix = np.zeros((self.players, self.players))
        np.add.at(matrix, (self.first, self.second), weights)
        matrix += matrix.T
        return np.diag(matrix.sum(axis=0)) - matrix

    def summed(self, weights: Floats) -> Floats:
        """Return the sum of weights * x over the pairings, (players,)."""
        total = np.zeros(self.players)
        np.add.at(total, self.first, weights)
        np.subtract.at(total, self.second, weights)
        return total


def _results(pairings: Mapping[tuple[str, str], Sequence[float]], names: Sequence[str]) -> _Results:
    numbers = {name: number for number, name in enumerate(names)}
    met = [
        (*pairing, np.asarray(shares, float)) for pairing, shares in pairings.items() if len(shares)
    ]
    return _Results(
        len(names),
        np.array([numbers[first] for first, _, _ in met], np.intp),
        np.array([numbers[second] for _, second, _ in met], np.intp),
        np.array([len(shares) for _, _, shares in met], float),
        np.array([shares.mean() for _, _, shares in met], float),
        np.array([shares.var() * len(shares) for _, _, shares in met], float),
    )


def _check_linked(results: _Results, names: Sequence[str]) -> None:
    """Raise a UserError if there are players whom no chain of games links with the first."""
    near = np.eye(results.players, dtype=bool)
    near[results.first, results.second] = near[results.second, results.first] = True
    linked, before = near[0], 0
    while linked.sum() > before:
        before = linked.sum()
        linked = near[linked].any(axis=0)
    if not linked.all():
        groups = [
            [n for n, one in zip(names, linked, strict=True) if one == side] for side in (1, 0)
        ]
        some, others = map(listed, groups)
        raise UserError("no games link {some} with {others}", some=some, others=others)


def _most_likely(results: _Results, fixed: int) -> Floats:
    """Return the ratings in log odds, (players,), that of one player being 0.

    Newton's method for the results together with drawn games, whose number each step renews.
    """
    odds = np.zeros(results.players)
    for _ in range(_MOST_STEPS):
        expected = results.expected(odds)
        spread = expected * (1 - expected)
        covariance = _inverse(results.between(results.pairs * spread), fixed)
        drawn = _leverage(results, covariance, results.pairs * spread) / 2
        gap = results.pairs * (results.mean - expected) + drawn * (0.5 - expected)
        inverse = _inverse(results.between((results.pairs + drawn) * spread), fixed)
        step = inverse @ results.summed(gap)
        longest = np.abs(step).max()
        odds += step * min(1.0, _LONGEST_STEP / max(longest, _SMALLEST_STEP))
        if longest < _SMALLEST_STEP:
            break
    return odds


def _leverage(results: _Results, covariance: Floats, information: Floats) -> Floats:
    """Return how much of the difference of its players each pairing alone tells, from 0 to 1."""
    first, second = results.first, results.second
    own = covariance.diagonal()
    return information * (own[first] + own[second] - 2 * covariance[first, second])


def _standard_errors(results: _Results, odds: Floats, fixed: int) -> Floats:
    """Return the standard errors of the differences from one player, in log odds, (players,)."""
    expected = results.expected(odds)
    spread = expected * (1 - expected)
    bread = _inverse(results.between(results.pairs * spread), fixed)
    varied = results.between(results.pairs * spread / 2 * _variations(results))
    errors: Floats = np.sqrt((bread @ varied @ bread).diagonal())
    return errors


def _variations(results: _Results) -> Floats:
    """Return how much pairs of games vary, where 1 is as two games without draws would."""
    pairs, mean, seen = results.pairs, results.mean, results.squares
    usual = pairs * (pairs - 1) * mean * (1 - mean) / (2 * pairs - 1)
    others = (_CAUTION + seen.sum() - seen) / (_CAUTION + usual.sum() - usual)
    variations: Floats = (_CAUTION * others + seen) / (_CAUTION + usual)
    return variations


def _inverse(matrix: Floats, fixed: int) -> Floats:
    """Return the inverse of what remains without one row and column, which are 0 in it."""
    rest = np.delete(np.arange(len(matrix)), fixed)
    inverse = np.zeros_like(matrix)
    inverse[np.ix_(rest, rest)] = np.linalg.inv(matrix[np.ix_(rest, rest)])
    return inverse
