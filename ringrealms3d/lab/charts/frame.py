"""The geometry of a chart: title, legend, axes, and the frame in the middle."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from ringrealms3d.lab.charts.chart import Axis
from ringrealms3d.lab.charts.clipping import Box, Spot
from ringrealms3d.lab.charts.letters import LETTERS, LINE, TITLE, lines_of, text_width
from ringrealms3d.lab.charts.scales import Scale, Span, scale_of

RIM = 6.0
"""What stays free around a chart, in pixels."""

TICK = 4.0
"""How long the marks of an axis are."""

GAP = 8.0
"""Between a tick or a mark of the legend and its text."""

SWATCH = 18.0
"""How long the marks of a legend are."""

ROW = 22.0
"""How high a row of one line is, where there is room."""

_TICK_ROOM = 40.0  # pixels that a tick of the upright axis has at least
_BETWEEN = 16.0  # pixels between texts of the lying axis
_NAMES, _REFERENCES = 0.42, 0.22  # of the width, at most
_LEAST_PLOT = 130.0  # pixels between the axes where there is a choice
_NARROW = 60.0  # no label is broken into narrower lines
_LEAST = 8.0  # pixels of a frame, however little room there is


@dataclass(frozen=True, slots=True)
class Numbers:
    """An axis with numbers: its texts and its range."""

    axis: Axis
    span: Span


@dataclass(frozen=True, slots=True)
class Names:
    """An axis with names, the first one on the left or at the top."""

    names: Sequence[str]


Side = Numbers | Names


@dataclass(frozen=True, slots=True)
class Outline:
    """A chart without its marks: everything that needs room.

    Attributes:
        title: what stands above.
        across: the axis at the bottom.
        up: the axis on the left.
        legend: the names of the lines and their numbers.
    """

    title: str
    across: Side
    up: Side
    legend: Sequence[tuple[str, int]] = ()


@dataclass(frozen=True, slots=True)
class LegendItem:
    """A mark of the legend and the lines of its text, from the middle of the first line."""

    spot: Spot
    lines: Sequence[str]
    number: int


@dataclass(frozen=True, slots=True)
class Frame:
    """The positions of everything, in pixels from the upper left.

    Attributes:
        width: of the whole chart.
        height: of the whole chart.
        box: the area between the axes.
        x: the axis at the bottom; of names, number 0 is the first one.
        y: the axis on the left.
        title: the lines of the title.
        legend: its items.
        up_label: the lines above the vertical axis, which name it.
        across_label: the lines below the other axis.
        label_top: the middle of the first line above the upright axis.
    """

    width: float
    height: float
    box: Box
    x: Scale
    y: Scale
    title: Sequence[str]
    legend: Sequence[LegendItem]
    up_label: Sequence[str]
    across_label: Sequence[str]
    label_top: float

    def spot(self, x: float, y: float) -> Spot:
        """Return where two numbers meet."""
        return self.x.at(x), self.y.at(y)

    def holds(self, x: float, y: float) -> bool:
        """Return whether two numbers are on the axes."""
        return self.x.holds(x) and self.y.holds(y)


def frame_of(outline: Outline, width: float, height: float, left: float = 0.0) -> Frame:
    """Return where everything is in a chart of a size.

    Args:
        left: the least distance of the axes from the left.
    """
    inner = width - 2 * RIM
    title = lines_of(outline.title, inner, TITLE, bold=True)
    top = RIM + len(title) * LINE * TITLE
    legend, top = _legend(outline.legend, inner, top + 2 if title else top)
    label_top = top + LINE * LETTERS / 2
    up_label = _label(outline.up, inner)
    top += len(up_label) * LINE * LETTERS + (1.5 * GAP if up_label else GAP)
    if _references(outline.across):
        top += LINE * LETTERS
    left = max(left, left_room(outline, width, height))
    right = _right_room(outline, width)
    bottom = height - _room_below(outline, width - left - right)
    box = Box(left, top, max(width - right, left + _LEAST), max(bottom, top + _LEAST))
    across_label = _label(outline.across, width - left - right)
    x = _across(outline.across, box)
    y = _up(outline.up, box.bottom, box.top)
    return Frame(width, height, box, x, y, title, legend, up_label, across_label, label_top)


def left_room(outline: Outline, width: float, height: float) -> float:
    """Return the distance of the axes from the left, for the texts there."""
    if isinstance(outline.up, Names):
        most = _NAMES * width
        texts = [line for name in outline.up.names for line in lines_of(name, most)]
    else:
        fewer = range(
            1, max(1, int(height / _TICK_ROOM)) + 1
        )  # how many there will be is not known yet
        spans = [scale_of(outline.up.span, 0, 1, most, outline.up.axis.unit) for most in fewer]
        texts = [text for scale in spans for _, text in scale.ticks]
    room = RIM + GAP + max(map(text_width, texts), default=0.0)
    return max(room, RIM + _half_tick(outline.across, width))


def row_lines(names: Sequence[str], width: float) -> int:
    """Return how many lines the longest name of a row takes."""
    return max((len(lines_of(name, _NAMES * width)) for name in names), default=1)


def least_height(outline: Outline, width: float) -> float:
    """Return how high a chart has to be for its texts, and a row for each name on the left."""
    frame = frame_of(outline, width, 0.0)
    room = _LEAST_PLOT
    if isinstance(outline.up, Names):
        row = ROW + (row_lines(outline.up.names, width) - 1) * LINE * LETTERS
        room = row * max(1, len(outline.up.names))
    return frame.box.top + room + _room_below(outline, width - frame.box.left - RIM)


def fit_below(names: Sequence[str], room: float) -> bool:
    """Return whether names fit below bars that stand side by side, in two lines at most."""
    slot = room / max(1, len(names))
    words = (word for name in names for word in name.split())
    widest = max(map(text_width, words), default=0.0)
    return widest <= slot - GAP and all(len(lines_of(name, slot - GAP)) <= 2 for name in names)


def reference_lines(label: str, width: float) -> list[str]:
    """Return the text beside a line across the chart, as lines."""
    return lines_of(label, _REFERENCES * width)


def _legend(
    items: Sequence[tuple[str, int]], inner: float, top: float
) -> tuple[list[LegendItem], float]:
    """Return the items of a legend in rows, and where they end."""
    placed: list[LegendItem] = []
    x, deep = RIM, 0
    for name, number in items:
        lines = lines_of(name, inner - SWATCH - GAP)
        wide = SWATCH + GAP + max(map(text_width, lines), default=0.0)
        if x > RIM and x + wide > RIM + inner:
            x, top, deep = RIM, top + deep * LINE * LETTERS, 0
        placed.append(LegendItem((x, top + LINE * LETTERS / 2), lines, number))
        x, deep = x + wide + 2 * GAP, max(deep, len(lines))
    return placed, top + deep * LINE * LETTERS + (4 if placed else 0)


def _label(side: Side, inner: float) -> list[str]:
    return lines_of(side.axis.label, max(inner, _NARROW)) if isinstance(side, Numbers) else []


def _references(side: Side) -> bool:
    """Return whether anything is written at the end of a line of an axis."""
    return isinstance(side, Numbers) and any(line.label for line in side.axis.references)


def _right_room(outline: Outline, width: float) -> float:
    room = max(RIM + 4, RIM + _half_tick(outline.across, width))
    if isinstance(outline.up, Numbers):
        labels = [line.label for line in outline.up.axis.references]
        texts = [text for label in labels for text in reference_lines(label, width)]
        if texts:
            room = max(room, RIM + GAP + max(map(text_width, texts)))
    return room


def _half_tick(side: Side, width: float) -> float:
    """Return how far the text of a tick reaches beyond its axis."""
    if isinstance(side, Names):
        return 0.0
    ticks = _across(side, Box(0, 0, width, 0)).ticks
    return max((text_width(text) / 2 for _, text in ticks), default=0.0)


def _room_below(outline: Outline, wide: float) -> float:
    """Return the room for the texts below an axis of a width."""
    lines = 1
    if isinstance(outline.across, Names):
        slot = wide / max(1, len(outline.across.names))
        lines = max((len(lines_of(name, slot - GAP)) for name in outline.across.names), default=1)
    label = _label(outline.across, wide)
    return RIM + LINE * LETTERS * (lines + len(label)) + TICK + 3


def _across(side: Side, box: Box) -> Scale:
    """Return the axis at the bottom, with as many ticks as there is room for their texts."""
    if isinstance(side, Names):
        return _named(side.names, box.left, box.right)
    for most in range(max(1, int((box.right - box.left) / 50)), 0, -1):
        scale = scale_of(side.span, box.left, box.right, most, side.axis.unit)
        spots = [scale.at(value) for value, _ in scale.ticks]
        wide = max((text_width(text) for _, text in scale.ticks), default=0.0) + _BETWEEN
        if all(after - before >= wide for before, after in itertools.pairwise(spots)):
            return scale
    return scale


def _up(side: Side, start: float, end: float) -> Scale:
    if isinstance(side, Names):
        return _named(side.names, end, start)
    return scale_of(side.span, start, end, int((start - end) / _TICK_ROOM), side.axis.unit)


def _named(names: Sequence[str], start: float, end: float) -> Scale:
    ticks = tuple((float(number), name) for number, name in enumerate(names))
    return Scale(-0.5, max(1, len(names)) - 0.5, start, end, ticks)
