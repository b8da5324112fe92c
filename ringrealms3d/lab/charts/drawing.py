"""Charts as figures of matplotlib: their axes, and the texts around."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np
from matplotlib import rcParams
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import MaxNLocator
from matplotlib.transforms import ScaledTranslation, blended_transform_factory

from ringrealms3d.lab.charts.chart import (
    Axis,
    BarChart,
    Chart,
    DotChart,
    Estimate,
    ForestChart,
    Histogram,
    LineChart,
    Reference,
    is_shown,
    plain,
)
from ringrealms3d.lab.charts.marks import Ends, Marks, looks_of
from ringrealms3d.lab.charts.numbers import apart, number_text
from ringrealms3d.lab.charts.texts import broken, width_of

INCH = 72.0
"""Pixels of a drawing in an inch of matplotlib's."""

_MOST = 300  # rows, lines or dots
_RIM, _GAP, _BETWEEN = 6.0, 8.0, 4.0  # around all, beside texts, and below heads
_SIDES, _BELOW = 90.0, 16.0  # beside bars that stand, and below each of several charts
_ROW, _LINE, _TICK, _LEAST = 22.0, 17.0, 40.0, 8.0  # for names, numbers and marks
_HEIGHTS, _LEAST_ROOM = (220.0, 400.0), 130.0
_NAMES, _REFERENCES = 0.42, 0.22  # of the width, at most
_QUIET = 0.8  # how clear texts at axes are
_EVEN = 1e-9  # of an axis: what differs by less is equal


def figure_of(
    charts: Sequence[Chart], width: float, height: float | None
) -> tuple[Figure, dict[str, str]]:
    """Return charts as a figure, one below the other, and what its shapes say by their names.

    Args:
        charts: the charts, whose vertical axes are aligned.
        width: in pixels.
        height: of each chart, in pixels; None to suit it.
    """
    figure = Figure((width / INCH, _HEIGHTS[1] / INCH), dpi=INCH, frameon=False)
    FigureCanvasAgg(figure)  # measures texts
    panels = [_Panel(figure, chart, width, height) for chart in charts]
    left = max((panel.left for panel in panels if panel.up.names is None), default=0.0)
    whole = sum(panel.height for panel in panels) + _BELOW * (len(panels) - 1)
    figure.set_size_inches(width / INCH, whole / INCH)
    tips: dict[str, str] = {}
    for panel in panels:
        panel.place(left, whole)
        panel.draw(tips)
        whole -= panel.height + _BELOW
    return figure, tips


@dataclass(frozen=True, slots=True)
class _Side:
    """An axis of numbers, or of names where there are any."""

    axis: Axis
    values: Sequence[float] = ()
    names: Sequence[str] | None = None  # as lines that fit
    tight: bool = False  # whether it ends at the numbers, not at a tick

    @property
    def lines(self) -> int:
        """How many lines the longest name has."""
        return 1 + max((name.count("\n") for name in self.names or ()), default=0)

    @property
    def references(self) -> list[Reference]:
        """The lines at numbers that are on it."""
        low, high = sorted(self.axis.limits or (-np.inf, np.inf))
        return [x for x in self.axis.references if is_shown(x.value) and low <= x.value <= high]

    def is_left_by(self, ends: Ends) -> bool:
        """Return whether a number is beyond its ends."""
        low, high = sorted(ends)
        spare = _EVEN * (high - low)
        return any(is_shown(x) and not low - spare <= x <= high + spare for x in self.values)

    def ticks(self, most: int) -> tuple[Ends, list[float], list[str]]:
        """Return where it begins and ends, and at most about so many ticks with their texts."""
        if self.names is not None:
            many = max(1, len(self.names))
            return (-0.5, many - 0.5), list(range(len(self.names))), list(self.names)
        shown = [value for value in self.values if is_shown(value)]
        if not shown and self.axis.limits is None:
            return (0.0, 1.0), [], []
        every = [*shown, *(line.value for line in self.references)]
        low, high = apart(*sorted(self.axis.limits or (min(every), max(every))))
        whole = bool(shown) and all(float(value).is_integer() for value in shown)
        locator = MaxNLocator(max(1, most), steps=[1, 2, 5, 10], integer=whole, min_n_ticks=1)
        ticks = [float(tick) for tick in locator.tick_values(low, high)]
        step, spare = ticks[1] - ticks[0], _EVEN * (high - low)
        if self.axis.limits is None and not (self.tight and min(shown) < max(shown)):
            low, high = ticks[0], ticks[-1]
        ticks = [tick for tick in ticks if low - spare <= tick <= high + spare]
        return (low, high), ticks, [number_text(tick, step, self.axis.unit) for tick in ticks]


class _Panel:
    """A chart in a figure."""

    def __init__(self, figure: Figure, chart: Chart, width: float, height: float | None) -> None:
        """Write everything but the marks, and measure how much room that needs."""
        self.chart, self.width = chart, width
        self.across, self.up = _sides(chart, width)
        named = self.up.names is not None
        self.axes = figure.add_axes((0.2, 0.2, 0.6, 0.6))
        self.axes.set_autoscale_on(False)
        self.axes.patch.set_visible(False)
        self.axes.spines["bottom"].set(visible=not named, alpha=0.6)
        self.axes.tick_params("x", length=0 if self.across.names else 4)
        self.axes.grid(axis="x" if named else "y", clip_on=False)
        self.axes.set_xlabel(broken(self.across.axis.label, width / 2), alpha=_QUIET)
        self._refer()
        self.above = self._write_heads()
        self._fit(height)
        self._fit(height)  # with as many ticks as there is room for

    def _write_heads(self) -> float:
        """Write the label of the axis, the legend and the title, and return how high they are."""
        figure, inner = self.axes.figure, self.width - 2 * _RIM
        up = 1.5 * _GAP + _LINE * any(line.label for line in self.across.references)
        lines = self.chart.series[:_MOST] if isinstance(self.chart, LineChart) else ()
        items = [
            (number, broken(x.name, inner - 6 * _GAP)) for number, x in enumerate(lines) if x.name
        ]
        if self.up.axis.label:
            up += self._write_head(self.up.axis.label, up, 12, alpha=_QUIET)
        if items:
            handles = [Line2D([], [], **looks_of(number)) for number, _ in items]
            widest = max(width_of(line) for _, name in items for line in name.split("\n"))
            columns = max(1, min(len(items), int(inner // (widest + 6 * _GAP))))
            place = blended_transform_factory(figure.dpi_scale_trans, self.axes.transAxes)
            aside = ScaledTranslation(_RIM / INCH, up / INCH, figure.dpi_scale_trans)
            legend = figure.legend(
                handles,
                [name for _, name in items],
                loc="lower left",
                ncols=columns,
                bbox_to_anchor=(0, 1),
                bbox_transform=place + aside,
            )
            up += legend.get_window_extent().height + _BETWEEN
        if title := self.chart.title + _note(self.chart):
            up += self._write_head(title, up, 14, weight="bold")
        return up + _RIM

    def _write_head(self, text: str, up: float, size: float, **looks: Any) -> float:
        """Write a text above the axes, and return how high it is."""
        lines = broken(text, self.width - 2 * _RIM, size, looks.get("weight", "normal"))
        coords: dict[str, Any] = {
            "xycoords": ("figure points", "axes fraction"),
            "textcoords": "offset points",
        }
        head = self.axes.annotate(
            lines, (_RIM, 1), (0, up), va="bottom", size=size, **coords, **looks
        )
        head.set_in_layout(False)
        return float(head.get_window_extent().height) + _BETWEEN

    def _refer(self) -> None:
        """Draw dashed lines at numbers, and write their texts on the right or above."""
        line: dict[str, Any] = {
            "color": rcParams["text.color"],
            "alpha": 0.65,
            "lw": 1.2,
            "dashes": (5, 4),
        }
        looks: dict[str, Any] = {
            "textcoords": "offset points",
            "alpha": _QUIET,
            "annotation_clip": False,
        }
        for one in self.up.references:
            self.axes.axhline(one.value, zorder=1, **line)
            text, coords = broken(one.label, _REFERENCES * self.width), ("axes fraction", "data")
            self.axes.annotate(text, (1, one.value), (_GAP, 0), coords, va="center", **looks)
        middle = sum(self.across.ticks(1)[0]) / 2
        for one in self.across.references:
            self.axes.axvline(one.value, zorder=1, **line)
            text, coords = broken(one.label, _NAMES * self.width), ("data", "axes fraction")
            ha = "left" if one.value < middle else "right"
            self.axes.annotate(text, (one.value, 1), (0, 3), coords, ha=ha, **looks)

    def _rule(self) -> None:
        """Set the ends and ticks of the axes, as many as there is room for."""
        axes, box = self.axes, self.axes.get_window_extent()
        most = int(box.width / 50)
        widest = max(map(width_of, self.across.ticks(most)[2]), default=0.0)
        most = min(most, int(box.width / (widest + 2 * _GAP)))
        ends, ticks, texts = self.across.ticks(most)
        axes.set_xlim(ends)
        axes.set_xticks(ticks, texts, alpha=_QUIET if self.across.names is None else 1)
        ends, ticks, texts = self.up.ticks(int(box.height / _TICK))
        axes.set_ylim(ends if self.up.names is None else ends[::-1])
        alpha = _QUIET if self.up.names is None else 1
        axes.set_yticks(ticks, texts, alpha=alpha, multialignment="left")

    def _fit(self, height: float | None) -> None:
        """Find out the height and the room for texts around, with the ticks for this size."""
        self._rule()
        box = self.axes.get_window_extent()
        around = self.axes.get_tightbbox(for_layout_only=True) or box
        self.left, self.right = _RIM + box.x0 - around.x0, _RIM + max(4, around.x1 - box.x1)
        self.below = _RIM + box.y0 - around.y0
        room = _room(self.up, self.width, self.above + self.below)
        self.height = round(self.above + self.below + room) if height is None else height
        self.place(self.left, self.height)

    def place(self, left: float, top: float) -> None:
        """Set where the axes are: from the left, and from below to where the chart ends."""
        left = self.left if self.up.names is not None else left
        figure = self.axes.figure.bbox
        wide = max(self.width - left - self.right, _LEAST) / figure.width
        high = max(self.height - self.above - self.below, _LEAST) / figure.height
        low = (top - self.height + self.below) / figure.height
        self.axes.set_position((left / figure.width, low, wide, high))

    def draw(self, tips: dict[str, str]) -> None:
        """Draw the marks, and note what they say under the pointer."""
        self._rule()
        marks = Marks(self.axes, tips)
        match self.chart:
            case LineChart():
                marks.draw_lines(self.chart.series[:_MOST])
            case DotChart():
                marks.draw_dots(self.chart.dots[:_MOST])
            case Histogram():
                marks.draw_histogram(self.chart)
            case BarChart():
                marks.draw_bars(self.chart.bars[:_MOST], self.across.names is None)
            case ForestChart():
                marks.draw_forest(self.chart.rows[:_MOST])
        beyond = (
            self.across.is_left_by(self.axes.get_xlim()),
            self.up.is_left_by(self.axes.get_ylim()),
        )
        marks.cut_off(any(beyond))


def _note(chart: Chart) -> str:
    """Return what a title says where not everything is drawn."""
    names = ("series", "dots", "bars", "rows")
    many = max(len(getattr(chart, name, ())) for name in names)
    return f" ({_MOST} of {many:,})" if many > _MOST else ""


def _room(up: _Side, width: float, others: float) -> float:
    """Return the height for the marks of a chart, where none is asked for."""
    if up.names is not None:
        return (_ROW + _LINE * (up.lines - 1)) * max(1, len(up.names))
    return float(max(_LEAST_ROOM, np.clip(width / 2, *_HEIGHTS) - others))


def _sides(chart: Chart, width: float) -> tuple[_Side, _Side]:
    """Return the axes at the bottom and on the left."""
    match chart:
        case LineChart():
            points = [point for series in chart.series for point in series.points]
            bands = chain.from_iterable(ends for each in chart.series for ends in each.band)
            heights = [*(y for _, y in points), *bands]
            return _Side(chart.x, [x for x, _ in points], tight=True), _Side(chart.y, heights)
        case DotChart():
            heights = [end for dot in chart.dots for end in (dot.y, *(dot.interval or ()))]
            return _Side(chart.x, [dot.x for dot in chart.dots]), _Side(chart.y, heights)
        case Histogram():
            counts = [0.0, *chart.counts] if chart.counts else []
            return _Side(chart.x, chart.edges, tight=True), _Side(chart.y, counts)
    rows = chart.bars if isinstance(chart, BarChart) else chart.rows
    values = [end for one in rows for end in (one.value, *(one.interval or ()))]
    if isinstance(chart, ForestChart):
        return _Side(chart.values, values), _names(rows, _NAMES * width)
    slot = (width - _SIDES) / max(1, len(rows)) - _GAP
    below, numbers = _names(rows, slot), _Side(chart.values, [0.0, *values] if values else [])
    words = {word for row in rows[:_MOST] for word in plain(row.label).split(" ")}
    stand = slot >= max(map(width_of, words), default=0) and below.lines <= 2
    return (below, numbers) if stand else (numbers, _names(rows, _NAMES * width))


def _names(rows: Sequence[Estimate], width: float) -> _Side:
    return _Side(Axis(), names=[broken(row.label, width) for row in rows[:_MOST]])
