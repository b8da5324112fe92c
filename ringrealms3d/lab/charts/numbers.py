"""Round numbers, as edges of bars and as texts."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, log10

from ringrealms3d.lab.charts.chart import Axis, Histogram, is_shown

_NO_BREAK = "\u00a0"
_EVEN = 1e-9  # of a range or a step: what differs by less is equal
_LONGEST = 1e7  # larger numbers are told with a power of ten
_DECIMALS = 6
_DIGITS = 15  # that floats have
_EXPONENTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def histogram(
    title: str,
    values: Sequence[float],
    x: Axis | None = None,
    y: Axis | None = None,
    most: int = 30,
) -> Histogram:
    """Return how often numbers fall between round edges, in at most about this many bars.

    Whole numbers are in the middle of their bars.
    """
    shown = [value for value in values if is_shown(value)]
    x, y = x or Axis(), y or Axis()
    if not shown:
        return Histogram(title, (), (), x, y)
    whole = all(float(value).is_integer() for value in shown)
    low, high = apart(min(shown), max(shown)) if not whole else (min(shown), max(shown) + 1)
    step = round_step((high - low) / most, whole)
    first, last = floor(low / step + _EVEN), floor(max(shown) / step + _EVEN)
    counts = [0] * (last - first + 1)
    for value in shown:
        counts[floor(value / step + _EVEN) - first] += 1
    aside = 0.5 if whole else 0.0
    edges = [step * number - aside for number in range(first, last + 2)]
    return Histogram(title, edges, counts, x, y)


def apart(low: float, high: float) -> tuple[float, float]:
    """Return two ends that differ, around numbers that are all equal if they do not."""
    if high - low > _EVEN * max(abs(low), abs(high)):
        return low, high
    aside = abs(low) / 10 or 1.0
    return low - aside, high + aside


def round_step(least: float, whole: bool = False) -> float:
    """Return the least of 1, 2 and 5 times a power of ten that is not below a number."""
    power = floor(log10(least))
    steps = (factor * 10.0 ** (power + one) for one in (0, 1) for factor in (1, 2, 5))
    step = next(step for step in steps if step >= least * (1 - _EVEN))
    return max(step, 1.0) if whole else step


def number_text(value: float, step: float, unit: str = "") -> str:
    """Return a number, exact to a step, with a true minus sign and its unit."""
    decimals = max(0, -floor(log10(step) + _EVEN))
    if abs(value) >= _LONGEST or decimals > _DECIMALS:
        text = _power_text(value, step)
    else:
        text = f"{abs(value):,.{decimals}f}".replace(",", "" if abs(value) < 10**4 else _NO_BREAK)
    sign = "−" if value < 0 and text.strip("0.") else ""
    return f"{sign}{text}{_NO_BREAK}{unit}" if unit else f"{sign}{text}"


def short_text(label: str, value: float, interval: tuple[float, float] | None) -> str:
    """Return what a shape says under the pointer: its name, its number and its interval."""
    numbers = f"{value:.4g}"
    if interval is not None and all(map(is_shown, interval)):
        numbers += " ({:.4g} … {:.4g})".format(*sorted(interval))
    return f"{label}: {numbers.replace('-', '−')}"


def _power_text(value: float, step: float) -> str:
    """Return a number in powers of ten, exact to a step, such as 2.5×10⁸."""
    if value == 0:
        return "0"
    digits = min(max(floor(log10(abs(value))) - floor(log10(step) + _EVEN), 0), _DIGITS)
    factor, _, power = f"{abs(value):.{digits}e}".partition("e")
    return f"{factor}×10{str(int(power)).translate(_EXPONENTS)}"
