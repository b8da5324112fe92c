"""The marks between the axes: lines, bars, dots and whiskers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import drawsvg

from ringrealms3d.lab.charts.chart import (
    Dot,
    DotChart,
    Estimate,
    Histogram,
    LineChart,
    Series,
    is_shown,
)
from ringrealms3d.lab.charts.clipping import Box, Spot, clipped_area, clipped_lines
from ringrealms3d.lab.charts.frame import RIM, Frame
from ringrealms3d.lab.charts.ink import (
    COLOURS,
    INK,
    band,
    bar,
    colour_of,
    curve,
    disc,
    stroke,
    words,
)
from ringrealms3d.lab.charts.letters import plain, text_width

_FEW = 25  # points of a line that are marked one by one
_DOT, _SMALL_DOT = 3.6, 2.4
_CAP = 3.5  # half the width of the ends of a whisker
_THICK = 0.66  # of the room for a bar
_WIDEST_BAR = 64.0
_ASIDE = 7.0  # between dots at the same x
_BESIDE = 7.0  # from a dot to its label
_LABEL = 11.0


def line_marks(chart: LineChart, frame: Frame) -> Iterator[drawsvg.DrawingElement]:
    """Yield the bands, then the lines over them."""
    for number, series in enumerate(chart.series):
        for run in _runs(series):
            yield from _band_of(series, run, frame, number)
    for number, series in enumerate(chart.series):
        few = len(series.points) <= _FEW
        for run in _runs(series):
            spots = [frame.spot(*series.points[index]) for index in run]
            for piece in clipped_lines(spots, frame.box):
                yield curve(piece, number)
            for index in run if few or len(run) == 1 else ():
                if frame.holds(*series.points[index]):
                    spot = frame.spot(*series.points[index])
                    yield disc(spot, _SMALL_DOT, colour_of(number))


def dot_marks(chart: DotChart, frame: Frame) -> Iterator[drawsvg.DrawingElement]:
    """Yield the whiskers, the dots and their labels."""
    placed = list(_placed(chart.dots, frame))
    box = frame.box
    taken = [
        Box(0, box.top, box.left, box.bottom),
        Box(box.right, box.top, frame.width, box.bottom),
    ]
    for dot, (x, y) in placed:
        if dot.interval is not None:
            yield from upright_whisker(x, dot.interval, frame, COLOURS[0])
            ends = sorted(frame.y.at(frame.y.within(end)) for end in _finite(dot.interval) or (0,))
            taken.append(Box(x - _CAP, ends[0], x + _CAP, ends[-1]))
        taken.append(Box(x - _DOT, y - _DOT, x + _DOT, y + _DOT))
    for line in filter(frame.y.holds, (one.value for one in chart.y.references)):
        y = frame.y.at(line)
        taken.append(Box(box.left, y - 1, box.right, y + 1))
    for dot, spot in placed:
        yield _told(disc(spot, _DOT, COLOURS[0]), dot.label, dot.y, dot.interval)
    for dot, spot in placed:
        place = _label_place(dot, spot, taken, frame)
        taken.append(place)
        middle = (place.left, (place.top + place.bottom) / 2)
        yield words(plain(dot.label), middle, size=_LABEL, fill_opacity="0.85")


def histogram_marks(chart: Histogram, frame: Frame) -> Iterator[drawsvg.DrawingElement]:
    """Yield a bar from each edge to the next."""
    base = frame.y.at(frame.y.within(0.0))
    edges = zip(chart.edges, chart.edges[1:], strict=False)
    for (low, high), count in zip(edges, chart.counts, strict=True):
        if is_shown(low) and is_shown(high) and is_shown(count):
            left, right = (frame.x.at(frame.x.within(edge)) for edge in (low, high))
            gap = min(1.0, (right - left) / 8)
            y = frame.y.at(frame.y.within(count))
            shape = bar(left + gap / 2, min(y, base), right - gap / 2, max(y, base), COLOURS[0])
            yield _told(shape, f"{_short(low)}–{_short(high)}", count, None)


def column_marks(bars: Sequence[Estimate], frame: Frame) -> Iterator[drawsvg.DrawingElement]:
    """Yield bars that stand side by side."""
    half = min(_WIDEST_BAR, _THICK * abs(frame.x.at(1) - frame.x.at(0))) / 2
    base = frame.y.at(frame.y.within(0.0))
    for number, one in enumerate(bars):
        x = frame.x.at(number)
        if is_shown(one.value):
            y = frame.y.at(frame.y.within(one.value))
            shape = bar(x - half, min(y, base), x + half, max(y, base), COLOURS[0])
            yield _told(shape, one.label, one.value, one.interval)
        if one.interval is not None:
            yield from upright_whisker(x, one.interval, frame, INK)
    yield stroke((frame.box.left, base), (frame.box.right, base), 1.0, stroke_opacity="0.6")


def row_bar_marks(bars: Sequence[Estimate], frame: Frame) -> Iterator[drawsvg.DrawingElement]:
    """Yield bars that lie below each other."""
    half = _THICK * abs(frame.y.at(1) - frame.y.at(0)) / 2
    base = frame.x.at(frame.x.within(0.0))
    for number, one in enumerate(bars):
        y = frame.y.at(number)
        if is_shown(one.value):
            x = frame.x.at(frame.x.within(one.value))
            shape = bar(min(x, base), y - half, max(x, base), y + half, COLOURS[0])
            yield _told(shape, one.label, one.value, one.interval)
        if one.interval is not None:
            yield from _lying_whisker(y, one.interval, frame, INK)
    yield stroke((base, frame.box.top), (base, frame.box.bottom), 1.0, stroke_opacity="0.6")


def forest_marks(rows: Sequence[Estimate], frame: Frame) -> Iterator[drawsvg.DrawingElement]:
    """Yield a dot between whiskers in each row."""
    for number, row in enumerate(rows):
        y = frame.y.at(number)
        if row.interval is not None:
            yield from _lying_whisker(y, row.interval, frame, COLOURS[0])
        if frame.x.holds(row.value):
            shape = disc((frame.x.at(row.value), y), _DOT, COLOURS[0])
            yield _told(shape, row.label, row.value, row.interval)


def upright_whisker(
    x: float, interval: tuple[float, float], frame: Frame, colour: str
) -> Iterator[drawsvg.Line]:
    """Yield a line between two numbers, with caps where they are on the axis."""
    ends = _finite(interval)
    if ends is not None and ends[0] <= frame.y.high and ends[1] >= frame.y.low:
        low, high = (frame.y.at(frame.y.within(end)) for end in ends)
        yield stroke((x, low), (x, high), 1.4, colour)
        for end in filter(frame.y.holds, ends):
            y = frame.y.at(end)
            yield stroke((x - _CAP, y), (x + _CAP, y), 1.4, colour)


def _lying_whisker(
    y: float, interval: tuple[float, float], frame: Frame, colour: str
) -> Iterator[drawsvg.Line]:
    ends = _finite(interval)
    if ends is not None and ends[0] <= frame.x.high and ends[1] >= frame.x.low:
        low, high = (frame.x.at(frame.x.within(end)) for end in ends)
        yield stroke((low, y), (high, y), 1.4, colour)
        for end in filter(frame.x.holds, ends):
            x = frame.x.at(end)
            yield stroke((x, y - _CAP), (x, y + _CAP), 1.4, colour)


def _finite(interval: tuple[float, float]) -> tuple[float, float] | None:
    """Return the ends of an interval in order, or nothing if one is not finite."""
    low, high = sorted(interval) if all(map(is_shown, interval)) else (0.0, -1.0)
    return (low, high) if low <= high else None


def _runs(series: Series) -> Iterator[list[int]]:
    """Yield the numbers of the points that follow one another without a gap."""
    run: list[int] = []
    for index, (x, y) in enumerate(series.points):
        if is_shown(x) and is_shown(y):
            run.append(index)
        elif is_shown(x) and run:
            yield run
            run = []
    if run:
        yield run


def _band_of(
    series: Series, run: Sequence[int], frame: Frame, number: int
) -> Iterator[drawsvg.DrawingElement]:
    if not series.band:
        return
    inside = [index for index in run if all(map(is_shown, series.band[index]))]
    if len(inside) == 1:
        x = frame.x.at(series.points[inside[0]][0])
        if frame.x.holds(series.points[inside[0]][0]):
            yield from upright_whisker(x, series.band[inside[0]], frame, colour_of(number))
        return
    low, high = (
        [frame.spot(series.points[index][0], series.band[index][end]) for index in inside]
        for end in (0, 1)
    )
    corners = clipped_area([*low, *reversed(high)], frame.box)
    if corners:
        yield band(corners, number)


def _placed(dots: Sequence[Dot], frame: Frame) -> Iterator[tuple[Dot, Spot]]:
    """Yield the dots on the axes, those at the same x side by side."""
    shown = [dot for dot in dots if frame.holds(dot.x, dot.y)]
    many = Counter(dot.x for dot in shown)
    before: Counter[float] = Counter()
    for dot in shown:
        aside = _ASIDE * (before[dot.x] - (many[dot.x] - 1) / 2)
        before[dot.x] += 1
        x, y = frame.spot(dot.x, dot.y)
        yield dot, (x + aside, y)


def _label_place(dot: Dot, spot: Spot, taken: Sequence[Box], frame: Frame) -> Box:
    """Return the place beside a dot, or at an end of its whisker, where a label covers least."""
    wide, high = text_width(plain(dot.label), _LABEL), 1.1 * _LABEL
    ends = (dot.interval and _finite(dot.interval)) or (dot.y, dot.y)
    bottom, top = (frame.y.at(frame.y.within(end)) for end in ends)
    right, left, middle = spot[0] + _BESIDE, spot[0] - _BESIDE - wide, spot[0] - wide / 2
    corners = [
        (x, spot[1] + down) for down in (-0.5 * high, -high - _DOT, _DOT) for x in (right, left)
    ]
    corners += [(middle, top - high - _DOT), (middle, bottom + _DOT)]
    places = []
    for x, y in corners:
        x = min(max(x, RIM), frame.width - RIM - wide)
        y = min(max(y, frame.box.top), frame.box.bottom - high)
        places.append(Box(x, y, x + wide, y + high))
    return min(places, key=lambda place: sum(map(place.overlap, taken)))


def _told(
    shape: drawsvg.DrawingElement, label: str, value: float, interval: tuple[float, float] | None
) -> drawsvg.DrawingElement:
    """Return a shape that shows its numbers under the pointer."""
    text = f"{plain(label)}: {_short(value)}"
    ends = _finite(interval) if interval is not None else None
    if ends is not None:
        text += f" ({_short(ends[0])} … {_short(ends[1])})"
    shape.append_title(text)
    return shape


def _short(value: float) -> str:
    return f"{value:.4g}".replace("-", "−")
