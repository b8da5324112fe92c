"""Whole charts: axes, grid, legend, and the marks between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

import drawsvg

from ringrealms3d.lab.charts.chart import (
    BarChart,
    Chart,
    DotChart,
    Estimate,
    ForestChart,
    Histogram,
    LineChart,
)
from ringrealms3d.lab.charts.frame import (
    GAP,
    RIM,
    SWATCH,
    TICK,
    Frame,
    Names,
    Numbers,
    Outline,
    fit_below,
    frame_of,
    least_height,
    left_room,
    reference_lines,
)
from ringrealms3d.lab.charts.ink import FAINT, colour_of, dashes_of, paragraph, stroke
from ringrealms3d.lab.charts.letters import LETTERS, LINE, TITLE, lines_of, text_width
from ringrealms3d.lab.charts.marks import (
    column_marks,
    dot_marks,
    forest_marks,
    histogram_marks,
    line_marks,
    row_bar_marks,
)
from ringrealms3d.lab.charts.scales import span_of

Marks = Iterator[drawsvg.DrawingElement]

_SHAPE = 0.5  # height next to width, where nothing else is asked for
_LEAST_HEIGHT, _MOST_HEIGHT = 220.0, 400.0
_SIDES = 90.0  # pixels that bars side by side leave to axis and rims
_QUIET = "0.8"  # how clear the texts at axes are


@dataclass(frozen=True, slots=True)
class Sheet:
    """A chart ready to be drawn.

    Attributes:
        outline: everything that needs room.
        marks: draws the marks between the axes.
        width: how wide it is.
    """

    outline: Outline
    marks: Callable[[Frame], Marks]
    width: float

    @property
    def height(self) -> float:
        """The default height."""
        least = least_height(self.outline, self.width)
        if isinstance(self.outline.up, Names):
            return least
        return max(least, min(max(_SHAPE * self.width, _LEAST_HEIGHT), _MOST_HEIGHT))

    def left(self, height: float) -> float:
        """Return the room for the texts on the left, for aligning charts."""
        if isinstance(self.outline.up, Names):
            return 0.0
        return left_room(self.outline, self.width, height)

    def elements(self, height: float, left: float = 0.0) -> Marks:
        """Yield everything, for a height, with the axes at least this far from the left."""
        frame = frame_of(self.outline, self.width, height, left)
        yield from _titles(frame)
        yield from _grid(self.outline, frame)
        yield from _rulers(self.outline, frame)
        yield from self.marks(frame)
        yield from _reference_texts(self.outline, frame)


def sheet_of(chart: Chart, width: float) -> Sheet:
    """Return a chart ready to be drawn in a width."""
    match chart:
        case LineChart():
            return Sheet(_line_outline(chart), lambda frame: line_marks(chart, frame), width)
        case DotChart():
            return Sheet(_dot_outline(chart), lambda frame: dot_marks(chart, frame), width)
        case Histogram():
            across = Numbers(chart.x, span_of(chart.x, chart.edges, tight=True))
            up = Numbers(chart.y, span_of(chart.y, chart.counts, from_zero=True))
            outline = Outline(chart.title, across, up)
            return Sheet(outline, lambda frame: histogram_marks(chart, frame), width)
        case BarChart():
            return _bar_sheet(chart, width)
        case ForestChart():
            across = Numbers(chart.values, span_of(chart.values, _numbers_of(chart.rows)))
            outline = Outline(chart.title, across, Names([row.label for row in chart.rows]))
            return Sheet(outline, lambda frame: forest_marks(chart.rows, frame), width)


def _line_outline(chart: LineChart) -> Outline:
    points = [point for series in chart.series for point in series.points]
    bands = [end for series in chart.series for ends in series.band for end in ends]
    heights = [*(y for _, y in points), *bands]
    return Outline(
        chart.title,
        Numbers(chart.x, span_of(chart.x, (x for x, _ in points), tight=True)),
        Numbers(chart.y, span_of(chart.y, heights)),
        [(series.name, number) for number, series in enumerate(chart.series) if series.name],
    )


def _dot_outline(chart: DotChart) -> Outline:
    heights = chain.from_iterable((dot.y, *(dot.interval or ())) for dot in chart.dots)
    return Outline(
        chart.title,
        Numbers(chart.x, span_of(chart.x, (dot.x for dot in chart.dots))),
        Numbers(chart.y, span_of(chart.y, heights)),
    )


def _bar_sheet(chart: BarChart, width: float) -> Sheet:
    names = [bar.label for bar in chart.bars]
    span = span_of(chart.values, _numbers_of(chart.bars), from_zero=True)
    values = Numbers(chart.values, span)
    if fit_below(names, width - _SIDES):
        outline = Outline(chart.title, Names(names), values)
        return Sheet(outline, lambda frame: column_marks(chart.bars, frame), width)
    outline = Outline(chart.title, values, Names(names))
    return Sheet(outline, lambda frame: row_bar_marks(chart.bars, frame), width)


def _numbers_of(estimates: Sequence[Estimate]) -> Iterator[float]:
    return chain.from_iterable((one.value, *(one.interval or ())) for one in estimates)


def _titles(frame: Frame) -> Marks:
    yield from paragraph(
        frame.title,
        (RIM, RIM + LINE * TITLE / 2),
        size=TITLE,
        font_weight="bold",
    )
    for item in frame.legend:
        (x, y), dashes = item.spot, dashes_of(item.number)
        looks = {} if dashes == "none" else {"stroke_dasharray": dashes}
        yield stroke((x, y), (x + SWATCH, y), 3.0, colour_of(item.number), **looks)
        yield from paragraph(item.lines, (x + SWATCH + GAP, y))
    yield from paragraph(frame.up_label, (RIM, frame.label_top), fill_opacity=_QUIET)
    middle = (frame.box.left + frame.box.right) / 2
    top = frame.height - RIM - LINE * LETTERS * (len(frame.across_label) - 0.5)
    for number, line in enumerate(frame.across_label):
        half = text_width(line) / 2
        x = min(max(middle, RIM + half), frame.width - RIM - half)
        spot = (x, top + number * LINE * LETTERS)
        yield from paragraph([line], spot, "middle", fill_opacity=_QUIET)


def _grid(outline: Outline, frame: Frame) -> Marks:
    """Yield thin lines at the ticks of numeric axes, and dashed ones."""
    box = frame.box
    if isinstance(outline.up, Numbers):
        for value, _ in frame.y.ticks:
            y = frame.y.at(value)
            yield stroke((box.left, y), (box.right, y), 1.0, stroke_opacity=str(FAINT))
    else:
        for value, _ in frame.x.ticks:
            x = frame.x.at(value)
            yield stroke((x, box.top), (x, box.bottom), 1.0, stroke_opacity=str(FAINT))
    dashes = {"stroke_dasharray": "5 4", "stroke_opacity": "0.65"}
    for value, _ in _references(outline.up, frame.y.holds):
        y = frame.y.at(value)
        yield stroke((box.left, y), (box.right, y), 1.2, **dashes)
    for value, _ in _references(outline.across, frame.x.holds):
        x = frame.x.at(value)
        yield stroke((x, box.top), (x, box.bottom), 1.2, **dashes)


def _references(
    side: Numbers | Names, holds: Callable[[float], bool]
) -> Iterator[tuple[float, str]]:
    """Yield the lines of an axis that are on it, with their labels."""
    if isinstance(side, Numbers):
        yield from ((one.value, one.label) for one in side.axis.references if holds(one.value))


def _rulers(outline: Outline, frame: Frame) -> Marks:
    """Yield the line at the bottom and the texts of both axes."""
    box = frame.box
    if isinstance(outline.up, Numbers):
        yield stroke((box.left, box.bottom), (box.right, box.bottom), 1.0, stroke_opacity="0.6")
    yield from _across_texts(outline.across, frame)
    slot = abs(frame.y.at(1) - frame.y.at(0))
    for value, text in frame.y.ticks:
        named = isinstance(outline.up, Names)
        lines = lines_of(text, box.left - RIM - GAP + 1) if named else [text]
        size = min(LETTERS, slot / LINE / max(1, len(lines))) if named else LETTERS
        y = frame.y.at(value) - LINE * size * (len(lines) - 1) / 2
        looks = {} if named else {"fill_opacity": _QUIET}
        yield from paragraph(lines, (box.left - GAP, y), "end", size, **looks)


def _across_texts(side: Numbers | Names, frame: Frame) -> Marks:
    box = frame.box
    y = box.bottom + TICK + 3 + LINE * LETTERS / 2
    if isinstance(side, Names):
        slot = (box.right - box.left) / max(1, len(side.names))
        for value, text in frame.x.ticks:
            yield from paragraph(lines_of(text, slot - GAP), (frame.x.at(value), y), "middle")
        return
    for value, text in frame.x.ticks:
        x = frame.x.at(value)
        yield stroke((x, box.bottom), (x, box.bottom + TICK), 1.0, stroke_opacity="0.6")
        yield from paragraph([text], (x, y), "middle", fill_opacity=_QUIET)


def _reference_texts(outline: Outline, frame: Frame) -> Marks:
    """Yield the texts at the ends of dashed lines: on the right, or above."""
    box = frame.box
    for value, label in _references(outline.up, frame.y.holds):
        lines = reference_lines(label, frame.width)
        y = frame.y.at(value) - LINE * LETTERS * (len(lines) - 1) / 2
        yield from paragraph(lines, (box.right + GAP, y), fill_opacity=_QUIET)
    for value, label in _references(outline.across, frame.x.holds):
        line = (lines_of(label, frame.width - 2 * RIM) or [""])[0]
        half = text_width(line) / 2
        x = min(max(frame.x.at(value), RIM + half), frame.width - RIM - half)
        spot = (x, box.top - LINE * LETTERS / 2)
        yield from paragraph([line], spot, "middle", fill_opacity=_QUIET)
