"""Axes as arithmetic: limits, round ticks, and numbers as texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from ringrealms3d.lab.charts.chart import Axis, Histogram, is_shown

_NO_BREAK = "\u00a0"
_EVEN = 1e-9  # of a range or a step: what differs by less is equal
_LONGEST = 1e7  # larger numbers are told with a power of ten
_DECIMALS = 6
_DIGITS = 15  # that floats have
_EXPONENTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True, slots=True)
class Scale:
    """Numbers as pixels.

    Attributes:
        low: the number at the start.
        high: the number at the end.
        start: the pixel where the axis begins.
        end: the pixel where it ends.
        ticks: the numbers at the axis, with their texts.
    """

    low: float
    high: float
    start: float
    end: float
    ticks: tuple[tuple[float, str], ...]

    def at(self, value: float) -> float:
        """Return the pixel of a number."""
        return self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low)

    def holds(self, value: float | None) -> bool:
        """Return whether a number is on the axis."""
        spare = _EVEN * (self.high - self.low)
        return (
            value is not None and is_shown(value) and self.low - spare <= value <= self.high + spare
        )

    def within(self, value: float) -> float:
        """Return a number clamped to the axis."""
        return min(max(value, self.low), self.high)


@dataclass(frozen=True, slots=True)
class Span:
    """The range of an axis.

    Attributes:
        low: the least number.
        high: the greatest.
        whole: whether all numbers are whole, so that no tick is a fraction.
        fixed: whether the axis ends exactly there; otherwise it extends to the next ticks.
        known: whether there is any number; an axis without one has no ticks.
    """

    low: float
    high: float
    whole: bool = False
    fixed: bool = False
    known: bool = True


def span_of(
    axis: Axis, values: Iterable[float | None], tight: bool = False, from_zero: bool = False
) -> Span:
    """Return the range of an axis.

    Args:
        axis: the axis, whose limits take precedence over the numbers.
        values: the numbers.
        tight: whether to end at the numbers, not at a tick.
        from_zero: whether to include 0, where bars start.
    """
    shown = [value for value in values if value is not None and is_shown(value)]
    marks = [line.value for line in axis.references if is_shown(line.value)]
    whole = bool(shown) and all(float(value).is_integer() for value in shown)
    if axis.limits is not None:
        low, high = _apart(min(axis.limits), max(axis.limits))
        return Span(low, high, whole, fixed=True)
    if not shown:
        return Span(0.0, 1.0, fixed=True, known=False)
    every = [*shown, *marks, *([0.0] if from_zero else [])]
    low, high = min(every), max(every)
    return Span(*_apart(low, high), whole, fixed=tight and low < high)


def scale_of(span: Span, start: float, end: float, most: int, unit: str = "") -> Scale:
    """Return an axis between two pixels with at most about this many ticks."""
    if not span.known:
        return Scale(span.low, span.high, start, end, ())
    step = round_step((span.high - span.low) / max(1, most), span.whole)
    low, high = span.low, span.high
    if not span.fixed:
        low, high = step * floor(low / step + _EVEN), step * ceil(high / step - _EVEN)
    first, last = ceil(low / step - _EVEN), floor(high / step + _EVEN)
    values = [step * number for number in range(first, last + 1)]
    return Scale(low, high, start, end, tuple((x, number_text(x, step, unit)) for x in values))


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
    low, high = _apart(min(shown), max(shown)) if not whole else (min(shown), max(shown) + 1)
    step = round_step((high - low) / most, whole)
    first, last = floor(low / step + _EVEN), floor(max(shown) / step + _EVEN)
    counts = [0] * (last - first + 1)
    for value in shown:
        counts[floor(value / step + _EVEN) - first] += 1
    aside = 0.5 if whole else 0.0
    edges = [step * number - aside for number in range(first, last + 2)]
    return Histogram(title, edges, counts, x, y)


def _apart(low: float, high: float) -> tuple[float, float]:
    """Return two ends that differ, around numbers that are all equal if they do not."""
    if high - low > _EVEN * max(abs(low), abs(high)):
        return low, high
    aside = abs(low) / 10 or 1.0
    return low - aside, high + aside


def _power_text(value: float, step: float) -> str:
    """Return a number in powers of ten, exact to a step, such as 2.5×10⁸."""
    if value == 0:
        return "0"
    digits = min(max(floor(log10(abs(value))) - floor(log10(step) + _EVEN), 0), _DIGITS)
    factor, _, power = f"{abs(value):.{digits}e}".partition("e")
    return f"{factor}×10{str(int(power)).translate(_EXPONENTS)}"
