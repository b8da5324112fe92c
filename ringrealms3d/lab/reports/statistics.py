"""From games to a report."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from math import ceil
from statistics import quantiles

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.lab.charts.numbers import histogram
from ringrealms3d.lab.matches.elo import Estimate, score
from ringrealms3d.lab.reports.intervals import mean_of, median_of, share_of
from ringrealms3d.lab.reports.openings import points_of
from ringrealms3d.lab.reports.played import PlayedGame
from ringrealms3d.lab.reports.report import (
    DECIDED,
    LEAD,
    Bars,
    Branching,
    Choices,
    Ending,
    Spread,
    Worth,
)

_GAMES_A_PLY = 0.1  # of all games: as far as the mean number of moves is told ply by ply
_MOST_PLIES = 80
_BARS = 24
_RESAMPLES = 1000
_SHORT, _LONG = 20, 100  # plies that are neither too few nor too many
_NOTHING = 1e-9


def first_player_share(games: Sequence[PlayedGame]) -> Estimate:
    """Return the first player's share of the points."""
    return score([(points_of(game),) for game in games])


def draw_share(games: Sequence[PlayedGame]) -> Estimate:
    """Return the share of the games that are drawn."""
    return share_of(sum(game.winner is None for game in games), len(games))


def lengths(games: Sequence[PlayedGame]) -> Spread:
    """Return how many plies games take."""
    return spread_of([len(game.moves) for game in games])


def spread_of(values: Sequence[float]) -> Spread:
    """Return the distribution of two or more numbers."""
    low, _, high = quantiles(values, n=4, method="inclusive")
    bars = histogram("", values, most=_BARS)
    return Spread(
        count=len(values),
        mean=mean_of(values),
        median=median_of(values),
        quartiles=(low, high),
        extremes=(min(values), max(values)),
        bars=Bars(tuple(bars.edges), tuple(map(int, bars.counts))),
    )


def branching_of(games: Sequence[PlayedGame]) -> Branching:
    """Return the number of legal moves, on average and at up to 80 evenly spaced plies."""
    means = [sum(game.choices) / len(game.choices) for game in games]
    least = max(2, ceil(_GAMES_A_PLY * len(games)))
    far = sorted((len(game.choices) for game in games), reverse=True)[least - 1]
    plies = []
    for ply in range(0, far, ceil(far / _MOST_PLIES)):
        there = [game.choices[ply] for game in games if ply < len(game.choices)]
        plies.append(Choices(ply, len(there), mean_of(there)))
    return Branching(mean_of(means), tuple(plies))


def endings_of(games: Sequence[PlayedGame]) -> tuple[Ending, ...]:
    """Return how games end, the most frequent way first."""
    results = Counter((game.ending, game.winner) for game in games)
    reasons = Counter(game.ending for game in games)
    return tuple(
        Ending(
            reason=reason,
            wins=(results[reason, 0], results[reason, 1]),
            draws=results[reason, None],
            share=share_of(count, len(games)),
        )
        for reason, count in sorted(reasons.items(), key=lambda each: (-each[1], each[0]))
    )


def decided_after(game: PlayedGame) -> float | None:
    """Return the share of its plies after which a game is decided, None for a draw.

    From there the winner's evaluation stays at 0.6 or more.
    """
    if game.winner is None:
        return None
    sign = 1 - 2 * game.winner
    ply = len(game.moves)
    while ply > 0 and sign * game.values[ply - 1] >= DECIDED:
        ply -= 1
    return ply / len(game.moves)


def decided(games: Sequence[PlayedGame]) -> Spread | None:
    """Return the share of plies after which games are decided, None if hardly any was won."""
    shares = [share for game in games if (share := decided_after(game)) is not None]
    return spread_of(shares) if len(shares) > 1 else None


def won_from_behind(games: Sequence[PlayedGame]) -> Estimate | None:
    """Return the share of decisive games in which the loser's evaluation had been 0.6 or more."""
    won = [game for game in games if game.winner is not None]
    if not won:
        return None
    behind = sum(
        any((1 - 2 * game.winner) * value <= -DECIDED for value in game.values)
        for game in won
        if game.winner is not None
    )
    return share_of(behind, len(won))


def lead_changes(game: PlayedGame) -> int:
    """Return how often the lead goes from one seat to the other, beyond 0.2 on either side."""
    leaders = list(_leaders(game.values))
    return sum(one != other for one, other in itertools.pairwise(leaders))


def _leaders(values: Sequence[float]) -> Iterator[int]:
    """Yield who leads wherever somebody does."""
    for value in values:
        if abs(value) > LEAD:
            yield int(value < 0)


def drama(games: Sequence[PlayedGame]) -> Spread:
    """Return how often the lead changes in a game."""
    return spread_of([lead_changes(game) for game in games])


def worth_of(games: Sequence[PlayedGame]) -> Worth:
    """Return how good the variant is as a game; see :class:`Worth`.

    The intervals are from the bootstrap: the range from the 2.5th to the 97.5th percentile over
    1,000 resamplings of the games (B. Efron, "Bootstrap methods", 1979).
    """
    rows = np.array([_criteria_of(game) for game in games])
    rng = np.random.default_rng(1)
    means = [rows[rng.integers(len(rows), size=len(rows))].mean(axis=0) for _ in range(_RESAMPLES)]
    values = _worths(rows.mean(axis=0)[np.newaxis])[0]
    ends = np.percentile(_worths(np.array(means)), (2.5, 97.5), axis=0)
    low, high = np.minimum(ends[0], values), np.maximum(ends[1], values)
    return Worth(*(Estimate(*map(float, each)) for each in zip(values, low, high, strict=True)))


def _criteria_of(game: PlayedGame) -> tuple[float, ...]:
    """Return the values of a game whose means are the criteria."""
    share = decided_after(game)
    return (
        points_of(game),
        float(game.winner is not None),
        1.0 if share is None else share,
        float(lead_changes(game) > 0),
        float(len(game.moves)),
    )


def _worths(means: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the five criteria and the score, float64 (n, 6), from means of games, (n, 5)."""
    points, decisive, tension, changed, plies = means.T
    balance = 1 - np.abs(2 * points - 1)
    length = np.minimum(1.0, np.minimum(plies / _SHORT, _LONG / plies))
    five = np.stack([balance, decisive, tension, changed, length], axis=1)
    score_ = 100 * np.exp(np.log(np.maximum(five, _NOTHING)).mean(axis=1))
    return np.concatenate([five, score_[:, np.newaxis]], axis=1)
