"""Charts, by the numbers of their shapes and by their pixels."""

from __future__ import annotations

import re
from itertools import combinations
from math import inf, log10, nan
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import numpy as np
import pytest
from PyQt6.QtGui import QFont, QFontMetricsF, QImage
from PyQt6.QtWidgets import QApplication

from ringrealms3d.core.errors import UserError
from ringrealms3d.lab.charts.clipping import Box, clipped_area, clipped_lines
from ringrealms3d.lab.charts.figures import (
    Axis,
    BarChart,
    Chart,
    Dot,
    DotChart,
    Estimate,
    ForestChart,
    Histogram,
    LineChart,
    Reference,
    Series,
    histogram,
    save_chart,
    stacked,
    svg,
)
from ringrealms3d.lab.charts.ink import COLOURS
from ringrealms3d.lab.charts.letters import lines_of, text_width
from ringrealms3d.lab.charts.scales import number_text, round_step, scale_of, span_of
from tests.export.drawn_files import svg_pixels

WIDTH, HEIGHT = 640.0, 320.0
EVEN = Axis("score", "%", (0.0, 100.0), (Reference(50.0, "even"),))
LONG = "a name that is much too long for the little room there is beside a chart, and goes on"
REALMS = [("tet", 14), ("toe", 74), ("tic", 74), ("snic", 122), ("id", 122), ("grid", 362)]
CHARTS: dict[str, Chart] = {
    "lines": LineChart(
        "Score of the first player",
        [
            Series("new", [(x, 50 + x / 2) for x in range(40)], [(40 + x / 2, 60 + x / 2)] * 40)
            for x in (1, 2)
        ],
        Axis("games"),
        EVEN,
    ),
    "dots": DotChart(
        "Advantage by size",
        [
            Dot(name, size, 80 - size / 20, (75 - size / 20, 84 - size / 20))
            for name, size in REALMS
        ],
        Axis("positions"),
        Axis("score", "%", references=(Reference(50, "even"),)),
    ),
    "histogram": histogram(
        "Length", [x * x % 83 for x in range(300)], Axis("plies"), Axis("games")
    ),
    "columns": BarChart(
        "Ends",
        [Estimate("loop", 60, (55, 65)), Estimate("bridge", 40, (35, 45))],
        Axis("share", "%"),
    ),
    "rows": BarChart("Draws", [Estimate(f"ring-majority/{name}", n) for name, n in REALMS * 3]),
    "forest": ForestChart(
        "Levels",
        [Estimate(f"level {n}", 100.0 * n, (100.0 * n - 30, 100.0 * n + 20)) for n in range(9)],
        Axis("Elo", references=(Reference(0, "the program before"),)),
    ),
    "long": LineChart(LONG * 2, [Series(LONG, [(0, -1e6), (1, 1e6)])] * 3, Axis(LONG), Axis(LONG)),
    "long names": ForestChart(
        LONG, [Estimate(LONG, 1), Estimate("Wortungetüm" * 9, 2)], Axis(LONG)
    ),
    "long reference": LineChart("", [], Axis(), Axis("", "%", (0, 1), (Reference(0.5, LONG),))),
    "long dots": DotChart("", [Dot(LONG[:40], x, x) for x in (0, 1, 2)]),
}


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> None:
    """Draw with the application that windows have, because a process has one alone."""


def parsed(text: str) -> Element:
    return ElementTree.fromstring(text)


def shapes(text: str, tag: str) -> list[Element]:
    return [one for one in parsed(text).iter() if one.tag.rpartition("}")[2] == tag]


def numbers(element: Element, *names: str) -> list[float]:
    return [float(element.get(name, "nan")) for name in names]


def segments(text: str, colour: str) -> list[tuple[float, ...]]:
    """Return the straight lines of a colour: x1, y1, x2, y2."""
    found = [one for one in shapes(text, "path") if one.get("stroke") == colour]
    steps = [re.findall(r"-?[\d.]+", one.get("d", "")) for one in found]
    return [tuple(map(float, step)) for step in steps if len(step) == 4]


def texts(text: str) -> dict[str, Element]:
    return {one.text or "": one for one in shapes(text, "text")}


def room_of(word: Element) -> Box:
    """Return what a text covers."""
    x, y, size = numbers(word, "x", "y", "font-size")
    wide = text_width(word.text or "", size, bold=word.get("font-weight") == "bold") / 1.1
    share = {"middle": 0.5, "end": 1.0}.get(word.get("text-anchor", ""), 0.0)
    return Box(x - share * wide, y - 0.8 * size, x + (1 - share) * wide, y + 0.2 * size)


def discs(text: str) -> list[list[float]]:
    return [numbers(one, "cx", "cy") for one in shapes(text, "circle")]


def line_through(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    """Return slope and start of the straight line through numbers and pixels."""
    table = np.array(pairs)
    slope, start = np.polyfit(table[:, 0], table[:, 1], 1)
    return float(slope), float(start)


def tick_number(text: str) -> float | None:
    plain = text.replace("−", "-").replace("\u00a0%", "").replace("\u00a0", "")
    return float(plain) if re.fullmatch(r"-?[\d.]+", plain) else None


def axis_of(text: str, attribute: str, anchor: str) -> tuple[float, float]:
    """Return slope and start of an axis from the texts at its ticks alone."""
    size = 0.36 * 12 if attribute == "y" else 0.0
    ticks = [
        (number, float(one.get(attribute, "nan")) - size)
        for word, one in texts(text).items()
        if (number := tick_number(word)) is not None and one.get("text-anchor") == anchor
    ]
    assert len(ticks) >= 2
    return line_through(ticks)


def test_points_are_where_the_ticks_say() -> None:
    points = [(0.0, 3.0), (2.5, -4.0), (7.0, 11.0), (9.5, 8.25)]
    text = svg(LineChart("", [Series("", points)], Axis("x"), Axis("y")), WIDTH, HEIGHT)
    (x_slope, x_start), (y_slope, y_start) = axis_of(text, "x", "middle"), axis_of(text, "y", "end")
    assert x_slope > 0 > y_slope
    for (x, y), spot in zip(points, discs(text), strict=True):
        assert spot == pytest.approx([x_start + x_slope * x, y_start + y_slope * y], abs=0.05)
    (path,) = [one.get("d", "") for one in shapes(text, "path") if one.get("stroke") == COLOURS[0]]
    drawn = np.array(re.findall(r"-?[\d.]+", path), dtype=float).reshape(-1, 2)
    assert drawn == pytest.approx(np.array(discs(text)))


def test_a_band_lies_between_low_and_high() -> None:
    series = Series("", [(0, 5), (1, 6), (2, 7)], [(4, 8), (3, 9), (6, 10)])
    text = svg(LineChart("", [series]), WIDTH, HEIGHT)
    (x_slope, x_start), (y_slope, y_start) = axis_of(text, "x", "middle"), axis_of(text, "y", "end")
    (path,) = [one.get("d", "") for one in shapes(text, "path") if one.get("fill") == COLOURS[0]]
    corners = np.array(re.findall(r"-?[\d.]+", path), dtype=float).reshape(-1, 2)
    told = (corners - [x_start, y_start]) / [x_slope, y_slope]
    wanted = {(0, 4), (1, 3), (2, 6), (2, 10), (1, 9), (0, 8)}
    assert {(round(x, 1), round(y, 1)) for x, y in told} == wanted


def test_whiskers_reach_from_low_to_high() -> None:
    dots = [Dot("a", 1, 10, (8, 13)), Dot("b", 2, 20, (19, 22)), Dot("c", 3, 15)]
    text = svg(DotChart("", dots), WIDTH, HEIGHT)
    slope, start = axis_of(text, "y", "end")
    upright = [one for one in segments(text, COLOURS[0]) if one[0] == one[2]]
    ends = sorted((y - start) / slope for line in upright for y in (line[1], line[3]))
    assert ends == pytest.approx([8, 13, 19, 22], abs=0.02)
    caps = [one for one in segments(text, COLOURS[0]) if one[1] == one[3]]
    assert sorted((one[1] - start) / slope for one in caps) == pytest.approx(ends, abs=0.02)


def test_rows_of_a_forest_stand_in_turn_with_their_whiskers() -> None:
    rows = [Estimate("first", -5.0, (-8.0, -1.0)), Estimate("second", 4.0, (1.0, 6.0))]
    text = svg(ForestChart("", rows, Axis("Elo")), WIDTH)
    slope, start = axis_of(text, "x", "middle")
    (x1, y1), (x2, y2) = discs(text)
    assert [(x - start) / slope for x in (x1, x2)] == pytest.approx([-5, 4], abs=0.02)
    heights = [float(texts(text)[name].get("y", "nan")) - 0.36 * 12 for name in ("first", "second")]
    assert [y1, y2] == pytest.approx(heights, abs=0.05)
    assert y1 < y2
    lying = [one for one in segments(text, COLOURS[0]) if one[1] == one[3]]
    ends = [[(x - start) / slope for x in (one[0], one[2])] for one in lying]
    assert np.array(ends) == pytest.approx(np.array([[-8, -1], [1, 6]]), abs=0.02)


@pytest.mark.parametrize("many", [3, 40])
def test_bars_reach_from_zero_to_their_values(many: int) -> None:
    bars = [Estimate(f"name {number}", (-1) ** number * (number + 1.0)) for number in range(many)]
    text = svg(BarChart("", bars), WIDTH)
    upright = many == 3
    side, length, anchor = ("y", "height", "end") if upright else ("x", "width", "middle")
    slope, start = axis_of(text, side, anchor)
    for bar, shape in zip(bars, shapes(text, "rect"), strict=True):
        first, long = numbers(shape, side, length)
        ends = sorted((pixel - start) / slope for pixel in (first, first + long))
        assert ends == pytest.approx(sorted([0.0, bar.value]), abs=0.1)


def test_a_histogram_counts_every_number_once() -> None:
    values = [1, 1, 2, 5, 5, 5, 9, nan, inf]
    chart = histogram("", values)
    assert list(chart.edges) == [x + 0.5 for x in range(10)]
    assert list(chart.counts) == [2, 1, 0, 0, 3, 0, 0, 0, 1]
    fractions = histogram("", [0.01 * number for number in range(1000)], most=10)
    assert list(fractions.edges) == pytest.approx(list(range(11)))
    assert list(fractions.counts) == [100] * 10
    assert histogram("", [nan]) == Histogram("", (), ())
    assert sum(histogram("", [7.5, 7.5]).counts) == 2
    rects = shapes(svg(chart, WIDTH, HEIGHT), "rect")
    assert len(rects) == len(chart.counts)


def test_lists_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(ValueError, match="2 bars have 2 edges"):
        Histogram("", (0, 1), (1, 2))
    with pytest.raises(ValueError, match="2 points have a band of 1"):
        Series("", [(0, 1), (1, 2)], [(0, 1)])


@pytest.mark.parametrize("low", [-1e9, -37.2, -0.004, 0.0, 12.0, 99_999.0])
@pytest.mark.parametrize("wide", [1e-5, 0.3, 7.0, 130.0, 4e8])
@pytest.mark.parametrize("tight", [True, False])
def test_ticks_are_round_and_inside(low: float, wide: float, tight: bool) -> None:
    if wide < 1e-9 * abs(low):
        wide = abs(low)
    scale = scale_of(span_of(Axis(), [low, low + wide], tight), 0, 500, 6)
    values = [value for value, _ in scale.ticks]
    step = values[1] - values[0] if len(values) > 1 else scale.high - scale.low
    digits = step / 10 ** np.floor(log10(step) + 1e-6)
    assert min(abs(digits - one) for one in (1, 2, 5, 10)) < 1e-3
    assert 1 <= len(values) <= 9
    assert all(scale.low - 1e-6 * step <= value <= scale.high + 1e-6 * step for value in values)
    assert scale.low <= low + 1e-6 * step
    assert scale.high >= low + wide - 1e-6 * step
    assert len({text for _, text in scale.ticks}) == len(values)


def test_steps_are_one_two_or_five() -> None:
    assert [round_step(x) for x in (0.7, 1, 1.1, 2.4, 5.1, 30)] == [1, 1, 2, 5, 10, 50]
    assert round_step(0.2, whole=True) == 1


def test_numbers_are_written_as_in_print() -> None:
    assert number_text(-0.5, 0.1) == "−0.5"
    assert number_text(-0.0, 0.5) == "0.0"
    assert number_text(50, 10, "%") == "50\u00a0%"
    assert number_text(-1234, 1) == "−1234"
    assert number_text(12345, 1) == "12\u00a0345"
    assert number_text(-2.5e8, 5e7) == "−2.5×10⁸"
    assert number_text(3e-9, 1e-9) == "3×10⁻⁹"


def test_fixed_limits_cut_off_what_is_beyond() -> None:
    series = Series("", [(0, -50), (1, 150), (2, 50)], [(-90, 20), (100, 190), (40, 60)])
    text = svg(LineChart("", [series], Axis(), EVEN), WIDTH, HEIGHT)
    slope, start = axis_of(text, "y", "end")
    for path in shapes(text, "path"):
        heights = [float(y) for y in re.findall(r"[ML-][\d.]+[ ,](-?[\d.]+)", path.get("d", ""))]
        if path.get("stroke") == COLOURS[0] or path.get("fill") == COLOURS[0]:
            assert all(-0.1 < (y - start) / slope < 100.1 for y in heights)
    assert len(discs(text)) == 1
    assert set(texts(text)) >= {"0\u00a0%", "100\u00a0%", "even"}


def test_lines_and_areas_are_cut_at_a_box() -> None:
    box = Box(0, 0, 10, 10)
    assert list(clipped_lines([(-5, 5), (5, 5), (5, 15), (8, 15), (8, 5)], box)) == [
        [(0, 5), (5, 5), (5, 10)],
        [(8, 10), (8, 5)],
    ]
    assert list(clipped_lines([(-5, 8), (8, 21)], box)) == []
    assert set(clipped_area([(-5, -5), (5, -5), (5, 5), (-5, 5)], box)) == {
        (0, 0),
        (5, 0),
        (5, 5),
        (0, 5),
    }
    assert clipped_area([(20, 20), (30, 20), (30, 30)], box) == []


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
@pytest.mark.parametrize("width", [280.0, WIDTH, 1200.0])
def test_nothing_is_cut_off_or_written_over(chart: Chart, width: float) -> None:
    text = svg(chart, width)
    root = parsed(text)
    height = float(root.get("height", "nan"))
    boxes = []
    for word in shapes(text, "text"):
        box = room_of(word)
        assert box.left >= 0
        assert box.right <= width
        assert box.top >= 0
        assert box.bottom <= height
        boxes.append(box)
    if not isinstance(chart, DotChart):  # whose labels may have nowhere to go
        assert not [pair for pair in combinations(boxes, 2) if pair[0].overlap(pair[1]) > 1]
    pixels = svg_pixels(text, (round(width), round(height)))
    rim = [pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]]
    assert not any(side[..., 3].any() for side in rim)
    assert pixels[..., 3].any()


@pytest.mark.parametrize("family", ["Freed Sans", "DejaVu Sans"])
@pytest.mark.parametrize("bold", [False, True])
def test_no_font_needs_more_room_than_is_left(family: str, bold: bool) -> None:
    font = QFont(family)
    font.setPixelSize(100)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)  # as in pictures of any size
    for word in ("Score of the first player", "−10\u00a0000", "Größe: 50\u00a0%", "ÅÉ œ ≥ 2×10⁻⁸"):
        needed = QFontMetricsF(font).horizontalAdvance(word)
        assert needed <= text_width(word, 100, bold) <= 1.6 * needed


def test_long_texts_are_broken_between_words() -> None:
    assert lines_of("one two three", 1000) == ["one two three"]
    broken = lines_of(LONG, 120)
    assert " ".join(broken) == LONG
    assert all(text_width(line) <= 120 for line in broken)
    assert "".join(lines_of("x" * 60, 50)) == "x" * 60
    assert lines_of("", 50) == []


ODD: list[Chart] = [
    LineChart("", []),
    LineChart("", [Series("none", [])]),
    LineChart("", [Series("", [(nan, 1), (1, nan), (inf, inf)])]),
    LineChart("", [Series("one", [(3, 5)], [(4, 6)])]),
    LineChart("", [Series("equal", [(0, 5), (1, 5)])]),
    LineChart("", [Series("huge", [(0, 1e308), (1, -1e308), (2, 1e99), (3, -1e99)])]),
    LineChart("", [Series("", [(0, 1), (1, 2)], [(nan, nan), (nan, nan)])]),
    LineChart("", [Series("", [(0, 1), (1, 2)])], Axis(), Axis("", "", (3.0, 3.0))),
    LineChart("", [], Axis(), Axis(references=(Reference(nan, "nowhere"),))),
    DotChart("", []),
    DotChart("", [Dot("one", 1, 1, (nan, 2)), Dot("", nan, 1)]),
    Histogram("", (), ()),
    Histogram("", (0, 1, nan), (nan, 3)),
    BarChart("", []),
    BarChart("", [Estimate("a", nan, (0, 1)), Estimate("b", 0), Estimate("", inf)]),
    ForestChart("", []),
    ForestChart("", [Estimate("a", 2), Estimate("b", 2, (2, 2)), Estimate("c", nan)]),
]


@pytest.mark.parametrize("chart", ODD, ids=lambda chart: type(chart).__name__)
@pytest.mark.parametrize("size", [(WIDTH, HEIGHT), (60.0, 40.0), (WIDTH, None)])
def test_charts_of_little_or_nothing_are_drawn(
    chart: Chart, size: tuple[float, float | None]
) -> None:
    text = svg(chart, *size)
    parsed(text)
    assert "nan" not in text
    assert "inf" not in text


def test_values_that_are_not_finite_leave_a_gap() -> None:
    points = [(0.0, 1.0), (1.0, 2.0), (2.0, nan), (3.0, 2.0), (4.0, 1.0)]
    text = svg(LineChart("", [Series("", points)]), WIDTH, HEIGHT)
    assert len([one for one in shapes(text, "path") if one.get("stroke-linecap")]) == 2
    assert len(discs(text)) == 4


def test_dots_at_one_place_stand_side_by_side() -> None:
    text = svg(DotChart("", [Dot("a", 1, 5, (3, 7)), Dot("b", 1, 5.1, (3, 7)), Dot("c", 2, 5)]))
    (ax, _), (bx, _), _ = discs(text)
    assert bx - ax == pytest.approx(7)


def test_labels_of_dots_keep_clear_of_each_other_and_of_the_axis() -> None:
    beside = [Dot("first", 0, 5), Dot("second", 0.5, 5, (0, 10))]
    crowded = DotChart("", beside, Axis("", "", (0, 10)), Axis("", "", (0, 10)))
    for chart, width in ((CHARTS["dots"], 300.0), (CHARTS["dots"], WIDTH), (crowded, 300.0)):
        text = svg(chart, width)
        boxes = [room_of(word) for word in shapes(text, "text")]
        assert not [pair for pair in combinations(boxes, 2) if pair[0].overlap(pair[1]) > 1]


def test_foreign_texts_do_no_harm() -> None:
    nasty = '<script>&"\x1b[31m\x00\ud800'
    chart = LineChart(nasty, [Series(nasty, [(0, 1)])], Axis(nasty), Axis(nasty))
    others: list[Chart] = [
        DotChart(nasty, [Dot(nasty, 1, 2)]),
        BarChart(nasty, [Estimate(nasty, 2)]),
        ForestChart(nasty, [Estimate(nasty, 2)], Axis(references=(Reference(1, nasty),))),
    ]
    text = stacked([chart, *others])
    assert not shapes(text, "script")
    assert "\x1b" not in text
    text.encode()


def test_letters_and_axes_have_the_colour_of_the_page() -> None:
    for chart in CHARTS.values():
        text = svg(chart)
        assert not text.startswith("<?xml")
        assert all(one.get("fill") == "currentColor" for one in shapes(text, "text"))
        strokes = {one.get("stroke") for one in shapes(text, "path")} - {None}
        assert strokes <= {"currentColor", *COLOURS}
        assert not re.search(r'\bid="', text)  # which would be there twice in a page of two


def test_stacked_charts_begin_at_the_same_place() -> None:
    wide = LineChart("", [Series("", [(0, 10_000), (1, 20_000)])])
    narrow = LineChart("", [Series("", [(0, 1), (1, 2)])])
    text = stacked([wide, narrow, CHARTS["forest"]], WIDTH, 200)
    assert float(parsed(text).get("height", "nan")) == 3 * 200 + 2 * 16
    groups = [one for one in parsed(text) if one.tag.endswith("}g")]
    first, second = (
        [one.get("cx") for one in group.iter() if one.tag.endswith("}circle")]
        for group in groups[:2]
    )
    assert first == second


def test_shapes_say_their_numbers() -> None:
    text = svg(DotChart("all", [Dot("tet", 14, 53.25, (50.5, -2))]))
    assert [one.text for one in shapes(text, "title")] == ["all", "tet: 53.25 (−2 … 50.5)"]


@pytest.mark.parametrize("sharpness", [1.0, 2.0])
def test_a_picture_has_the_size_that_is_asked_for(tmp_path: Path, sharpness: float) -> None:
    path = tmp_path / "new" / "chart.PNG"
    save_chart(path, [CHARTS["columns"], CHARTS["dots"]], 400, 200, sharpness)
    image = QImage(str(path))
    assert (image.width(), image.height()) == (400 * sharpness, 416 * sharpness)
    row = round(140 * sharpness)
    colours = {image.pixelColor(x, row).name() for x in range(image.width())}
    assert {"#ffffff", COLOURS[0]} <= colours
    assert image.pixelColor(0, 0).name() == "#ffffff"


def test_a_drawing_is_written_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "chart.svg"
    save_chart(path, [CHARTS["forest"]])
    assert path.read_text(encoding="utf-8") == svg(CHARTS["forest"])


def test_other_endings_and_places_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"chart\.gif': a chart ends in \.svg or \.png"):
        save_chart(tmp_path / "chart.gif", [CHARTS["lines"]])
    (tmp_path / "blocked").write_bytes(b"")
    for ending in ("svg", "png"):
        with pytest.raises(UserError, match="blocked"):
            save_chart(tmp_path / "blocked" / f"chart.{ending}", [CHARTS["lines"]])
    assert [one.name for one in tmp_path.iterdir()] == ["blocked"]
