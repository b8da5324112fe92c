"""Fitting the weights of patterns to the visits of a search: a softmax regression.

A move's share is modelled as the softmax of its patterns' summed weights over the moves of its
position. The mean cross entropy is convex in the weights; D. Kingma and J. Ba's Adam (2014)
minimises it in small batches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.engine.priors import Weights
from ringrealms3d.lab.tuning.lessons import Lesson

_EPOCHS = 6
_BATCH = 256
_RATE = 0.02
_DECAY, _SQUARE_DECAY, _TINY = 0.9, 0.999, 1e-8
_SHRINK = 2e-5  # pulls the weights of rare patterns to 0
_SMALLEST_SHARE = 1e-12


@dataclass(frozen=True, slots=True, eq=False)
class _Batch:
    """Some lessons with their moves stacked.

    Attributes:
        patterns: int64 (moves, most patterns); gaps hold the number of patterns.
        shares: float64 (moves,).
        starts: where each lesson's moves begin, int64 (lessons,).
    """

    patterns: NDArray[np.int64]
    shares: NDArray[np.float64]
    starts: NDArray[np.int64]

    def expected(self, weights: Weights) -> NDArray[np.float64]:
        """Return the shares that these weights predict, float64 (moves,)."""
        sums = np.append(weights, 0.0)[self.patterns].sum(axis=1)
        counts = np.diff(self.starts, append=len(sums))
        powers = np.exp(sums - np.repeat(np.maximum.reduceat(sums, self.starts), counts))
        shares: NDArray[np.float64] = powers / np.repeat(
            np.add.reduceat(powers, self.starts), counts
        )
        return shares

    def slope(self, weights: Weights) -> Weights:
        """Return the gradient of the cross entropy, float64 (patterns,)."""
        excess = self.expected(weights) - self.shares
        each = np.repeat(excess, self.patterns.shape[1])
        sums = np.bincount(self.patterns.ravel(), weights=each, minlength=len(weights) + 1)
        slope: Weights = sums[:-1] / len(self.starts)
        return slope


def fit(lessons: Sequence[Lesson], count: int, seed: int) -> Weights:
    """Return the weights of this many patterns that fit the lessons best, float64 (count,)."""
    rng = np.random.default_rng(seed)
    shuffled = [lessons[i] for i in rng.permutation(len(lessons))]
    batches = [_batch(shuffled[i : i + _BATCH], count) for i in range(0, len(shuffled), _BATCH)]
    weights, drift, square = np.zeros(count), np.zeros(count), np.zeros(count)
    for step, i in enumerate(np.tile(np.arange(len(batches)), _EPOCHS), start=1):
        slope = batches[i].slope(weights) + _SHRINK * weights
        drift = _DECAY * drift + (1 - _DECAY) * slope
        square = _SQUARE_DECAY * square + (1 - _SQUARE_DECAY) * slope**2
        scale = np.sqrt(square / (1 - _SQUARE_DECAY**step)) + _TINY
        weights = weights - _RATE * drift / (1 - _DECAY**step) / scale
    return weights


def surprise(weights: Weights, lessons: Sequence[Lesson]) -> float:
    """Return the mean cross entropy of lessons' shares and the predicted ones, in nats."""
    batch = _batch(lessons, len(weights))
    expected = np.maximum(batch.expected(weights), _SMALLEST_SHARE)
    return float(-(batch.shares * np.log(expected)).sum() / len(lessons))


def _batch(lessons: Sequence[Lesson], count: int) -> _Batch:
    lengths = [len(lesson.shares) for lesson in lessons]
    starts = np.cumsum([0, *lengths[:-1]])
    widest = max(lesson.patterns.shape[1] for lesson in lessons)
    patterns = np.full((sum(lengths), widest), count, dtype=np.int64)
    for start, lesson in zip(starts, lessons, strict=True):
        moves, width = lesson.patterns.shape
        rows = lesson.patterns
        patterns[start : start + moves, :width] = np.where(rows < 0, count, rows)
    return _Batch(patterns, np.concatenate([lesson.shares for lesson in lessons]), starts)
