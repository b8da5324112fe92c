"""How accurately a seat played, computed as on Lichess.

Sources: https://lichess.org/page/accuracy, and ``AccuracyPercent.scala`` of Lichess's server lila
(https://github.com/lichess-org/lila, modules/analyse). Both use the chance of winning in percent,
which is 50 + 50 times a value from -1 (lost) to 1 (won).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from statistics import fmean

_HALF = 50.0  # percent of the chance to win for 1 of a value from -1 to 1
_SHORTEST_WINDOW, _LONGEST_WINDOW = 2, 8  # positions
_LEAST_WEIGHT, _MOST_WEIGHT = 0.5, 12.0
_LEAST_ACCURACY = 1.0  # in the harmonic mean, which one move of 0 would make 0


def move_accuracy(drop: float) -> float:
    """Return a move's accuracy, from 0 to 100.

    Args:
        drop: by how much the move lowered its seat's expected result, from 0 to 2.
    """
    if drop <= 0:
        return 100.0
    raw = 103.1668100711649 * exp(-0.04354415386753951 * _HALF * drop) - 3.166924740191411
    return min(100.0, max(0.0, raw + 1))


def move_weights(values: Sequence[float | None]) -> list[float]:
    """Return the weights of a game's moves: larger where its values vary more.

    Args:
        values: the expected results of all positions from the start; None is unknown.
    """
    size = min(_LONGEST_WINDOW, max(_SHORTEST_WINDOW, (len(values) - 1) // 10))
    windows = [values[first : first + size] for first in range(len(values) - size + 1)]
    early = [values[:size]] * (min(size, len(values)) - 2)
    return [_weight(window) for window in [*early, *windows]]


def game_accuracy(accuracies: Sequence[float], weights: Sequence[float]) -> float | None:
    """Return a seat's accuracy, from 0 to 100, None if it made no move.

    It is the average of the weighted and the harmonic mean of its moves' accuracies.
    """
    if not accuracies:
        return None
    harmonic = 1 / fmean(1 / max(_LEAST_ACCURACY, each) for each in accuracies)
    return (fmean(accuracies, weights) + harmonic) / 2


def _weight(window: Sequence[float | None]) -> float:
    known = [_HALF * value for value in window if value is not None]
    return min(_MOST_WEIGHT, max(_LEAST_WEIGHT, _spread(known) if known else 0.0))


def _spread(values: Sequence[float]) -> float:
    """Return the standard deviation; ``statistics.pstdev`` takes a hundred times as long."""
    mean = fmean(values)
    return sqrt(fmean([(value - mean) ** 2 for value in values]))
