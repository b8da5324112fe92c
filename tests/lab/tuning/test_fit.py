"""Weights of patterns, fitted to shares that are known."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.lab.tuning.fit import _batch, fit, surprise
from ringrealms3d.lab.tuning.lessons import Lesson

PATTERNS = 12


def softmax(values: list[float]) -> list[float]:
    powers = [2.718281828459045**value for value in values]
    return [power / sum(powers) for power in powers]


def made_up(weights: list[float], number: int, seed: int) -> list[Lesson]:
    """Return lessons whose shares are exactly those that the weights promise."""
    rng = np.random.default_rng(seed)
    lessons = []
    for _ in range(number):
        moves = int(rng.integers(2, 9))
        patterns = rng.integers(-1, PATTERNS, size=(moves, int(rng.integers(1, 4))))
        sums = [sum(weights[p] for p in row if p >= 0) for row in patterns.tolist()]
        lessons.append(Lesson(patterns.astype(np.int64), np.array(softmax(sums))))
    return lessons


def entropy(lessons: list[Lesson]) -> float:
    return -sum(float((each.shares * np.log(each.shares)).sum()) for each in lessons) / len(lessons)


def test_shares_that_weights_made_are_learned() -> None:
    weights = np.random.default_rng(5).normal(0, 1, PATTERNS).tolist()
    held_back = made_up(weights, 200, seed=2)
    found = fit(made_up(weights, 30_000, seed=1), PATTERNS, seed=3)
    assert surprise(np.zeros(PATTERNS), held_back) > entropy(held_back) + 0.1
    assert surprise(found, held_back) == pytest.approx(entropy(held_back), abs=0.005)


def test_the_slope_is_that_of_the_surprise() -> None:
    rng = np.random.default_rng(8)
    lessons = made_up(rng.normal(0, 1, PATTERNS).tolist(), 40, seed=4)
    at, step = rng.normal(0, 1, PATTERNS), 1e-6
    slope = _batch(lessons, PATTERNS).slope(at)
    for k, each in enumerate(np.eye(PATTERNS) * step):
        change = surprise(at + each, lessons) - surprise(at - each, lessons)
        assert slope[k] == pytest.approx(change / (2 * step), abs=1e-5)


def test_the_same_lessons_and_seed_give_the_same_weights() -> None:
    lessons = made_up([0.5] * PATTERNS, 300, seed=6)
    assert (fit(lessons, PATTERNS, seed=1) == fit(lessons, PATTERNS, seed=1)).all()
    assert (fit(lessons, PATTERNS, seed=1) != fit(lessons, PATTERNS, seed=2)).any()


def test_large_weights_do_not_overflow() -> None:
    lessons = made_up([0.0] * PATTERNS, 20, seed=7)
    assert np.isfinite(surprise(np.linspace(-3000, 3000, PATTERNS), lessons))
