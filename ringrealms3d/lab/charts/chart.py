"""The content of charts, as numbers and texts, before anything is drawn.

Numbers that are not finite are omitted; texts are shown as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import isfinite

from ringrealms3d.core.plain_text import one_line

_LARGEST = 1e100  # so that no difference of two numbers is infinite
_LONGEST = 200  # characters of a text


def is_shown(value: float | None) -> bool:
    """Return whether a number can stand on an axis."""
    return value is not None and isfinite(value) and abs(value) <= _LARGEST


def plain(text: str) -> str:
    """Return a text on one line, without characters that are invalid in XML."""
    return one_line(text, _LONGEST)


@dataclass(frozen=True, slots=True)
class Reference:
    """A dashed line across a chart at a value of an axis, with a text at its end."""

    value: float
    label: str = ""


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis of numbers.

    Attributes:
        label: what the numbers are.
        unit: the text after each number, such as "%".
        limits: where the axis begins and ends; None for the range of the numbers. Anything beyond
            is cut off.
        references: lines at numbers of this axis.
    """

    label: str = ""
    unit: str = ""
    limits: tuple[float, float] | None = None
    references: Sequence[Reference] = ()


@dataclass(frozen=True, slots=True)
class Series:
    """A line.

    Attributes:
        name: its name in the legend; without one it is not in the legend.
        points: x and y; the line has a gap where a y is not finite.
        band: for each point a low and a high y, between which a translucent band is drawn;
            empty for none.
    """

    name: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float]] = ()

    def __post_init__(self) -> None:
        """Check that each point has its part of the band."""
        if self.band and len(self.band) != len(self.points):
            raise ValueError(f"{len(self.points)} points have a band of {len(self.band)}")


@dataclass(frozen=True, slots=True)
class Estimate:
    """A named number with its interval, from low to high; None for no whiskers."""

    label: str
    value: float
    interval: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Dot:
    """A point with its name beside it, and an interval of y; None for no whiskers."""

    label: str
    x: float
    y: float
    interval: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class LineChart:
    """Lines over an axis of numbers, each with an optional band."""

    title: str
    series: Sequence[Series]
    x: Axis = field(default_factory=Axis)
    y: Axis = field(default_factory=Axis)


@dataclass(frozen=True, slots=True)
class DotChart:
    """Labelled points with whiskers; those at exactly the same x move a few pixels apart."""

    title: str
    dots: Sequence[Dot]
    x: Axis = field(default_factory=Axis)
    y: Axis = field(default_factory=Axis)


@dataclass(frozen=True, slots=True)
class Histogram:
    """Bars side by side, one from each edge to the next.

    Attributes:
        title: the title.
        edges: where bars begin and end, rising; one more than there are counts.
        counts: how high the bars are.
        x: the axis of the edges.
        y: the axis of the counts.
    """

    title: str
    edges: Sequence[float]
    counts: Sequence[float]
    x: Axis = field(default_factory=Axis)
    y: Axis = field(default_factory=Axis)

    def __post_init__(self) -> None:
        """Check that each bar has two edges."""
        if len(self.edges) != len(self.counts) + 1 and (self.edges or self.counts):
            raise ValueError(f"{len(self.counts)} bars have {len(self.edges)} edges")


@dataclass(frozen=True, slots=True)
class BarChart:
    """A bar for each name, with optional whiskers.

    The bars stand side by side if there is room for the names below them; otherwise they lie in
    rows.
    """

    title: str
    bars: Sequence[Estimate]
    values: Axis = field(default_factory=Axis)


@dataclass(frozen=True, slots=True)
class ForestChart:
    """A row for each name, with its number as a dot between whiskers."""

    title: str
    rows: Sequence[Estimate]
    values: Axis = field(default_factory=Axis)


Chart = LineChart | DotChart | Histogram | BarChart | ForestChart
