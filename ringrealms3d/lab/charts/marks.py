"""The marks between the axes of a chart, as artists of matplotlib."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from matplotlib import rcParams
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.text import Text
from matplotlib.transforms import Bbox
from numpy.typing import NDArray

from ringrealms3d.lab.charts.chart import Dot, Estimate, Histogram, Series, is_shown, plain
from ringrealms3d.lab.charts.numbers import short_text
from ringrealms3d.lab.charts.texts import broken

COLOURS = ("#1a80c4", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""What people with any colour vision tell apart (Okabe and Ito 2008), the blue lighter for dark."""

_DASHES = ("-", (0, (6, 3)), (0, (2, 2)), (0, (8, 2, 2, 2)))
_SHAPES = "os^Dv"
_FEW = 25  # points of a line that are marked one by one
_ASIDE = 7.0  # pixels between dots at the same x
_FAR = 1e4  # of the length of an axis: what is farther away is drawn there, beyond the rim
_DOT: dict[str, Any] = {
    "ls": "none",
    "marker": "o",
    "ms": 7.2,
    "mew": 0,
    "color": COLOURS[0],
    "zorder": 4,
}
_WHISKER: dict[str, Any] = {
    "fmt": "none",
    "elinewidth": 1.4,
    "capsize": 3.5,
    "capthick": 1.4,
    "zorder": 3,
}
_NAME: dict[str, Any] = {
    "textcoords": "offset points",
    "size": 11,
    "alpha": 0.85,
    "annotation_clip": False,
}
_WAYS = ((1, "left"), (-1, "right"))

Ends = tuple[float, float]
Values = NDArray[np.float64]


def looks_of(number: int) -> dict[str, Any]:
    """Return the colour, the dashes and the shape of points that tell a line from others."""
    looks = {"color": COLOURS[number % len(COLOURS)], "ls": _DASHES[number % len(_DASHES)]}
    return looks | {"marker": _SHAPES[number % len(_SHAPES)], "lw": 1.8, "ms": 4.8, "mew": 0}


class Marks:
    """What is drawn between axes that are where they belong.

    Attributes:
        tips: what shapes say under the pointer, by their names.
    """

    def __init__(self, axes: Axes, tips: dict[str, str]) -> None:
        """Begin with no marks."""
        self._axes, self.tips = axes, tips
        self._ends = sorted(axes.get_xlim()), sorted(axes.get_ylim())
        self._room = axes.get_window_extent()

    def draw_lines(self, lines: Sequence[Series]) -> None:
        """Draw lines, their bands below all of them."""
        for number, line in enumerate(lines):
            kept = [place for place, (x, _) in enumerate(line.points) if is_shown(x)]
            x, y = (self._near((line.points[k][side] for k in kept), side) for side in (0, 1))
            looks = looks_of(number)
            if line.band:
                low, high = (self._near((line.band[k][end] for k in kept), 1) for end in (0, 1))
                low, high = low + 0 * y, high + 0 * y
                self._axes.fill_between(x, low, high, color=looks["color"], alpha=0.22, lw=0)
                alone = np.flatnonzero(_alone(low + high))
                self._draw_whiskers(
                    x[alone], zip(low[alone], high[alone], strict=True), looks["color"]
                )
            marked = range(len(x)) if len(line.points) <= _FEW else np.flatnonzero(_alone(y))
            self._axes.plot(x, y, zorder=3, markevery=list(map(int, marked)), **looks)

    def draw_histogram(self, chart: Histogram) -> None:
        """Draw a bar from each edge to the next."""
        pixel = np.ptp(self._ends[0]) / self._room.width
        for edges, count in zip(pairwise(chart.edges), chart.counts, strict=False):
            if all(map(is_shown, (*edges, count))):
                (left, right), height = self._near(edges, 0), self._near([count], 1)
                wide = right - left - min(pixel, (right - left) / 8)
                (bar,) = self._axes.bar((left + right) / 2, height, wide, color=COLOURS[0])
                name = "–".join(f"{edge:.4g}".replace("-", "−") for edge in edges)
                self._add_tip(bar, name, count)

    def draw_bars(self, bars: Sequence[Estimate], lying: bool) -> None:
        """Draw a bar for each name, side by side or lying below each other."""
        axes, ink = self._axes, rcParams["text.color"]
        draw, rule = (axes.barh, axes.axvline) if lying else (axes.bar, axes.axhline)
        thick = 0.66 if lying else min(0.66, 64 * len(bars) / self._room.width)
        for place, one in enumerate(bars):
            if is_shown(one.value):
                long = self._near([one.value], int(not lying))
                (bar,) = draw(place, long, thick, color=COLOURS[0])
                self._add_tip(bar, one.label, one.value, one.interval)
        self._draw_whiskers(range(len(bars)), [bar.interval for bar in bars], ink, lying)
        rule(0, color=ink, alpha=0.6, lw=1)

    def draw_forest(self, rows: Sequence[Estimate]) -> None:
        """Draw a dot between whiskers in each row."""
        self._draw_whiskers(range(len(rows)), [row.interval for row in rows], COLOURS[0], True)
        for place, row in enumerate(rows):
            if is_shown(row.value):
                (dot,) = self._axes.plot(self._near([row.value], 0), [place], **_DOT)
                self._add_tip(dot, row.label, row.value, row.interval)

    def draw_dots(self, dots: Sequence[Dot]) -> None:
        """Draw dots with whiskers, those at the same x side by side, and their names."""
        (left, right), (low, high) = self._ends
        dots = [dot for dot in dots if left <= dot.x <= right and low <= dot.y <= high]
        many, before = Counter(dot.x for dot in dots), Counter[float]()
        places = []
        for dot in dots:
            aside = _ASIDE * (before[dot.x] - (many[dot.x] - 1) / 2)
            before[dot.x] += 1
            places.append(dot.x + aside * (right - left) / self._room.width)
        taken = [line.get_window_extent().padded(1) for line in self._axes.lines]
        self._draw_whiskers(places, [dot.interval for dot in dots], COLOURS[0])
        for x, dot in zip(places, dots, strict=True):
            (mark,) = self._axes.plot([x], [dot.y], **_DOT)
            self._add_tip(mark, dot.label, dot.y, dot.interval)
        self._write_names(dots, places, taken)

    def _write_names(self, dots: Sequence[Dot], places: Sequence[float], taken: list[Bbox]) -> None:
        """Write names beside dots or beyond their whiskers, where they cover least."""
        room, width = self._room, self._axes.figure.bbox.width
        boxes = [self._box(dot, x) for dot, x in zip(dots, places, strict=True)]
        sides = [(-width, room.x0), (room.x1, 2 * width)]
        taken = [*taken, *boxes, *(Bbox([(x0, room.y0), (x1, room.y1)]) for x0, x1 in sides)]
        for dot, x, box in zip(dots, places, boxes, strict=True):
            text = broken(dot.label, width / 2 - 20, 11)
            name = self._axes.annotate(text, (x, dot.y), (0, 0), **_NAME)
            _, y = self._axes.transData.transform((x, dot.y))
            ups = ((0, "center"), (3, "bottom"), (-3, "top"))
            spots = [(7 * way, up, ha, va) for up, va in ups for way, ha in _WAYS]
            spots += [(0, box.y1 - y, "center", "bottom"), (0, box.y0 - y, "center", "top")]
            best = min(spots, key=lambda spot: _covered(_put(name, *spot), taken, width))
            taken.append(_put(name, *best))

    def _box(self, dot: Dot, x: float) -> Bbox:
        """Return what a dot and its whisker cover."""
        low, high = self._ends[1]
        ends = dot.interval if dot.interval and all(map(is_shown, dot.interval)) else ()
        heights = np.clip(np.array([dot.y, *ends]), low, high)
        spots = self._axes.transData.transform([(x, height) for height in heights])
        return Bbox([spots.min(axis=0), spots.max(axis=0)]).padded(4)

    def cut_off(self, needed: bool) -> None:
        """Cut off what is beyond the axes, only where anything is: not every reader can."""
        for artist in (*self._axes.lines, *self._axes.collections, *self._axes.patches):
            artist.set_clip_on(needed)

    def _near(self, values: Iterable[float], side: int) -> Values:
        """Return numbers so near to an axis that they can be drawn, NaN for what cannot be."""
        low, high = self._ends[side]
        shown = np.array([value if is_shown(value) else np.nan for value in values])
        far = _FAR * (high - low)
        return np.asarray(np.clip(shown, low - far, high + far), dtype=float)

    def _draw_whiskers(
        self,
        places: Iterable[float],
        intervals: Iterable[Ends | None],
        colour: object,
        lying: bool = False,
    ) -> None:
        """Draw lines between two numbers each, with caps."""
        pairs = zip(places, intervals, strict=True)
        found = [(x, *sorted(ends)) for x, ends in pairs if ends and all(map(is_shown, ends))]
        if found:
            at, low, high = np.array(found, dtype=float).T
            low, high = (self._near(ends, int(not lying)) for ends in (low, high))
            middle, half = (low + high) / 2, (high - low) / 2
            spots = (middle, at, None, half) if lying else (at, middle, half)
            self._axes.errorbar(*spots, ecolor=colour, **_WHISKER)

    def _add_tip(self, artist: Artist, label: str, value: float, ends: Ends | None = None) -> None:
        """Let a shape say its numbers under the pointer."""
        name = f"told{len(self.tips)}"
        artist.set_gid(name)
        self.tips[name] = short_text(plain(label), value, ends)


def _alone(values: Values) -> NDArray[np.bool_]:
    """Return which numbers have none before or after them."""
    there = np.pad(np.isfinite(values), 1)
    return np.asarray(there[1:-1] & ~there[:-2] & ~there[2:])


def _put(name: Text, right: float, up: float, ha: str, va: str) -> Bbox:
    """Move a name beside its dot, and return what it covers there."""
    name.set(position=(right, up), ha=ha, va=va)
    return name.get_window_extent()


def _covered(place: Bbox, taken: Sequence[Bbox], width: float) -> tuple[bool, int]:
    """Return whether a place is outside of a drawing of a width, and how much it would cover."""
    return place.x0 < 0 or place.x1 > width, int(place.count_overlaps(taken))
