"""Means, medians and straight lines with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, lgamma, log, sqrt
from statistics import fmean, median, variance

from ringrealms3d.lab.matches.elo import Estimate, Z, score

_OUTSIDE = 0.025  # the chance that a median lies to one side of its interval
_STUDENT = (12.706205, 4.302653, 3.182446)  # for 1, 2 and 3 degrees of freedom


def student(degrees: int) -> float:
    """Return the half-width of a 95 % interval in standard errors, by Student's distribution.

    From four degrees of freedom on it is the series 26.7.5 of Abramowitz and Stegun, "Handbook of
    Mathematical Functions" (1964), with an error of less than a thousandth.
    """
    if degrees <= len(_STUDENT):
        return _STUDENT[degrees - 1]
    z, n = Z, float(degrees)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def mean_of(values: Sequence[float]) -> Estimate:
    """Return the mean of two numbers or more, with Student's interval."""
    middle = fmean(values)
    aside = student(len(values) - 1) * sqrt(variance(values, middle) / len(values))
    return Estimate(middle, middle - aside, middle + aside)


def median_of(values: Sequence[float]) -> Estimate:
    """Return the median of one number or more.

    Its interval is from the order statistics: the count of n numbers below the median is
    distributed like heads in n coin tosses.
    """
    ranked = sorted(values)
    outside = _outside(len(ranked))
    return Estimate(median(ranked), ranked[outside], ranked[-1 - outside])


def _outside(count: int) -> int:
    """Return how many of this many numbers are outside a median's interval on each side."""
    heads, chance = 0, 0.0
    while True:
        fallen = lgamma(count + 1) - lgamma(heads + 1) - lgamma(count - heads + 1)
        chance += exp(fallen - count * log(2))
        if chance > _OUTSIDE:
            return max(0, heads - 1)
        heads += 1


def share_of(count: int, whole: int) -> Estimate:
    """Return the share of some in all, with Wilson's interval; see :func:`elo.score`."""
    return score([(1.0,)] * count + [(0.0,)] * (whole - count))


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line through numbers of unequal precision.

    Attributes:
        slope: by how much it rises for each unit of x.
        x: the weighted mean of x.
        y: the weighted mean of y, where the line passes through.
        scatter: the factor by which the numbers scatter more around it than their own intervals
            explain, at least 1.
    """

    slope: Estimate
    x: float
    y: float
    scatter: float

    def at(self, x: float) -> float:
        """Return the height of the line."""
        return self.y + self.slope.value * (x - self.x)


def line_through(xs: Sequence[float], ys: Sequence[Estimate]) -> Line:
    """Return the line that fits best by weighted least squares.

    Each number is weighted by the inverse of its squared standard error. If the numbers scatter
    more than these errors explain, the interval of the slope is widened accordingly (R. T. Birge,
    "The calculation of errors by the method of least squares", 1932); its half-width follows
    Student's distribution with n - 2 degrees of freedom.

    Args:
        xs: three or more, not all equal.
        ys: a number for each of them; an interval of zero width is treated as very narrow.
    """
    weights = [1 / max((y.high - y.low) / (2 * Z), 1e-9) ** 2 for y in ys]
    values = [y.value for y in ys]
    x0, y0 = fmean(xs, weights), fmean(values, weights)
    spread = sum(w * (x - x0) ** 2 for w, x in zip(weights, xs, strict=True))
    together = sum(w * (x - x0) * (y - y0) for w, x, y in zip(weights, xs, values, strict=True))
    slope = together / spread
    rest = sum(
        w * (y - y0 - slope * (x - x0)) ** 2 for w, x, y in zip(weights, xs, values, strict=True)
    )
    degrees = len(xs) - 2
    scatter = max(1.0, sqrt(rest / degrees))
    aside = student(degrees) * scatter / sqrt(spread)
    return Line(Estimate(slope, slope - aside, slope + aside), x0, y0, scatter)
