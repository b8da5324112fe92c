"""Intervals against tables, exact coverage and other formulas."""

from __future__ import annotations

from math import comb, sqrt

import numpy as np
import pytest

from ringrealms3d.lab.matches.elo import Estimate, Z
from ringrealms3d.lab.reports.intervals import line_through, mean_of, median_of, share_of, student


@pytest.mark.parametrize(
    ("degrees", "reach"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (5, 2.5706),
        (10, 2.2281),
        (14, 2.1448),
        (30, 2.0423),
        (120, 1.9799),
    ],
)
def test_student_is_as_in_the_tables(degrees: int, reach: float) -> None:
    assert student(degrees) == pytest.approx(reach, rel=1e-3)


def test_a_mean_has_students_interval() -> None:
    found = mean_of([1, 2, 3, 4, 5])
    aside = 2.7764 * sqrt(2.5 / 5)
    assert found.value == 3
    assert (found.low, found.high) == pytest.approx((3 - aside, 3 + aside), rel=1e-3)


@pytest.mark.parametrize("count", [20, 25, 100, 999, 1000])
def test_the_interval_of_a_median_covers_it_in_95_percent_of_samples(count: int) -> None:
    found = median_of(range(count))
    low, high = int(found.low), int(found.high)
    assert found.value == (count - 1) / 2
    covered = sum(comb(count, below) for below in range(low + 1, high + 1)) / 2**count
    assert 0.95 <= covered <= 0.98


def test_the_median_of_one_number_is_this_number() -> None:
    assert median_of([7]) == Estimate(7, 7, 7)


def test_a_share_has_wilsons_interval() -> None:
    n, p = 263, 81 / 263
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    aside = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    found = share_of(81, 263)
    assert (found.low, found.high) == pytest.approx((middle - aside, middle + aside))


def measured(values: list[float], errors: list[float]) -> list[Estimate]:
    return [Estimate(y, y - Z * e, y + Z * e) for y, e in zip(values, errors, strict=True)]


def test_a_line_is_that_of_weighted_least_squares() -> None:
    xs = [1.0, 2.0, 3.5, 4.0, 6.0]
    values, errors = [0.5, 0.55, 0.6, 0.58, 0.7], [0.02, 0.05, 0.03, 0.02, 0.04]
    line = line_through(xs, measured(values, errors))
    weights = 1 / np.array(errors)
    (slope, start), covariance = np.polyfit(xs, values, 1, w=weights, cov="unscaled")
    assert line.scatter == 1.0
    assert line.slope.value == pytest.approx(slope)
    assert line.at(0.0) == pytest.approx(start)
    aside = student(3) * sqrt(covariance[0][0])
    assert (line.slope.low, line.slope.high) == pytest.approx((slope - aside, slope + aside))


def test_numbers_that_scatter_widen_the_interval_of_the_slope() -> None:
    xs, values = [1.0, 2.0, 3.0, 4.0, 5.0], [0.5, 0.8, 0.3, 0.9, 0.4]
    line = line_through(xs, measured(values, [0.01] * 5))
    slope, covariance = np.polyfit(xs, values, 1, w=[100] * 5, cov=True)
    aside = student(3) * sqrt(covariance[0][0])
    assert line.scatter > 10
    assert (line.slope.low, line.slope.high) == pytest.approx((slope[0] - aside, slope[0] + aside))
