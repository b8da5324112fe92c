"""Charts, by what is drawn of them: texts, marks and pixels."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import combinations
from math import inf, log10, nan
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from PyQt6.QtGui import QFont, QFontMetricsF
from PyQt6.QtWidgets import QApplication

from ringrealms3d.core.errors import UserError
from ringrealms3d.lab.charts.chart import (
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
)
from ringrealms3d.lab.charts.figures import save_chart, stacked, svg
from ringrealms3d.lab.charts.marks import COLOURS
from ringrealms3d.lab.charts.numbers import histogram, number_text, round_step
from ringrealms3d.lab.charts.texts import broken, width_of
from tests.lab.charts.reading import Box, Drawn, Word, tick_number
from tests.subprocesses import run_python

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


BEYOND = Series("", [(0, -50), (1, 150), (2, 50)], [(-90, 20), (100, 190), (40, 60)])
CUT = LineChart("", [BEYOND], Axis(), EVEN)


def room_of(word: Word) -> Box:
    """Return what a text covers in a font as wide as usual ones."""
    wide = width_of(word.text, word.size, "bold" if word.bold else "normal") / 1.1
    share = {"middle": 0.5, "end": 1.0}.get(word.anchor, 0.0)
    left = word.x - share * wide
    return Box(left, word.y - 0.8 * word.size, left + wide, word.y + 0.2 * word.size)


def rendered(path: Path) -> NDArray[np.uint8]:
    with Image.open(path) as picture:
        return np.array(picture.convert("RGB"))


def picture_of(chart: Chart, folder: Path, height: float | None = HEIGHT) -> NDArray[np.uint8]:
    """Return a chart as a picture with a pixel for each of the drawing."""
    save_chart(folder / "chart.png", [chart], WIDTH, height, 1.0)
    return rendered(folder / "chart.png")


def is_near(pixel: NDArray[np.uint8], colour: str) -> bool:
    wanted = np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)])
    return bool(np.abs(pixel.astype(int) - wanted).max() < 40)


def test_points_are_where_the_ticks_say(tmp_path: Path) -> None:
    points = [(0.0, 3.0), (2.5, -4.0), (7.0, 11.0), (9.5, 8.25)]
    chart = LineChart("", [Series("", points)], Axis("x"), Axis("y"))
    drawn = Drawn(svg(chart, WIDTH, HEIGHT))
    assert drawn.axis("x")[0] > 0 > drawn.axis("y")[0]
    discs = [shape.middle for shape in drawn.areas(COLOURS[0])]
    assert drawn.numbers(np.array(discs)) == pytest.approx(np.array(points), abs=0.05)
    (line,) = drawn.lines(COLOURS[0])
    assert line.corners == pytest.approx(np.array(discs), abs=0.02)
    pixels = picture_of(chart, tmp_path)
    assert all(is_near(pixels[round(y), round(x)], COLOURS[0]) for x, y in discs)


def test_a_band_lies_between_low_and_high(tmp_path: Path) -> None:
    chart = LineChart("", [Series("", [(0, 5), (1, 6), (2, 7)], [(4, 8), (3, 9), (6, 10)])])
    drawn = Drawn(svg(chart, WIDTH, HEIGHT))
    (band,) = (shape for shape in drawn.areas(COLOURS[0]) if "C" not in shape.outline)
    corners = {(round(x, 1), round(y, 1)) for x, y in drawn.numbers(band.corners)}
    assert corners == {(0, 4), (1, 3), (2, 6), (2, 10), (1, 9), (0, 8)}
    (x_slope, left), (y_slope, low) = drawn.axis("x"), drawn.axis("y")
    column = picture_of(chart, tmp_path)[:, round(left + 0.5 * x_slope)]
    tinted = [column[round(low + y_slope * y)].min() < 230 for y in (3.2, 4.5, 7.0, 8.2, 9.0)]
    assert tinted == [False, True, True, True, False]


def test_whiskers_reach_from_low_to_high() -> None:
    dots = [Dot("a", 1, 10, (8, 13)), Dot("b", 2, 20, (22, 19)), Dot("c", 3, 15)]
    drawn = Drawn(svg(DotChart("", dots), WIDTH, HEIGHT))
    upright = drawn.lines(COLOURS[0])
    ends = [drawn.numbers(line.corners) for line in upright]
    assert [sorted(end[:, 1]) for end in ends] == [
        pytest.approx([8, 13], abs=0.02),
        pytest.approx([19, 22], abs=0.02),
    ]
    caps = [x for x in drawn.shapes if x.stroke == COLOURS[0] and x not in upright]
    spots = drawn.numbers(np.array([cap.middle for cap in caps]))
    assert sorted(spots[:, 1]) == pytest.approx([8, 13, 19, 22], abs=0.02)
    assert all(np.ptp(cap.corners[:, 0]) == 7 for cap in caps)


def test_rows_of_a_forest_stand_in_turn_with_their_whiskers() -> None:
    rows = [Estimate("first", -5.0, (-8.0, -1.0)), Estimate("second", 4.0, (1.0, 6.0))]
    drawn = Drawn(svg(ForestChart("", rows, Axis("Elo")), WIDTH))
    slope, start = drawn.axis("x")
    (x1, y1), (x2, y2) = (shape.middle for shape in drawn.told())
    assert [(x - start) / slope for x in (x1, x2)] == pytest.approx([-5, 4], abs=0.02)
    heights = [drawn.word(name).y - 0.364 * 12 for name in ("first", "second")]
    assert [y1, y2] == pytest.approx(heights, abs=0.5)
    assert y1 < y2
    lying = np.array([line.corners for line in drawn.lines(COLOURS[0])])
    assert (lying[..., 0] - start) / slope == pytest.approx(np.array([[-8, -1], [1, 6]]), abs=0.02)
    assert lying[..., 1] == pytest.approx(np.array([[y1, y1], [y2, y2]]), abs=0.02)


@pytest.mark.parametrize("many", [3, 40])
def test_bars_reach_from_zero_to_their_values(many: int) -> None:
    bars = [Estimate(f"name {number}", (-1) ** number * (number + 1.0)) for number in range(many)]
    drawn = Drawn(svg(BarChart("", bars), WIDTH))
    side = "y" if many == 3 else "x"
    slope, start = drawn.axis(side)
    for bar, shape in zip(bars, drawn.told(), strict=True):
        pixels = shape.corners[:, "xy".index(side)]
        ends = (np.array([pixels.min(), pixels.max()]) - start) / slope
        assert sorted(ends) == pytest.approx(sorted([0.0, bar.value]), abs=0.1)
        name = drawn.word(bar.label)
        across = (name.x, shape.middle[0]) if many == 3 else (name.y - 4.4, shape.middle[1])
        assert across[0] == pytest.approx(across[1], abs=0.6)


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
    far = histogram("", [100.25, 101.75], most=10)
    assert list(far.edges) == pytest.approx([100.2 + 0.2 * x for x in range(9)])
    drawn = Drawn(svg(chart, WIDTH, HEIGHT))
    for number, shape in enumerate(drawn.told()):
        corners = drawn.numbers(shape.corners)
        assert corners[:, 1].max() == pytest.approx(chart.counts[number], abs=0.02)
        assert corners[:, 0].min() == pytest.approx(chart.edges[number], abs=0.02)
        assert corners[:, 0].max() == pytest.approx(chart.edges[number + 1], abs=0.02)
    assert len(drawn.told()) == 9


def test_lists_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(ValueError, match="2 bars have 2 edges"):
        Histogram("", (0, 1), (1, 2))
    with pytest.raises(ValueError, match="2 points have a band of 1"):
        Series("", [(0, 1), (1, 2)], [(0, 1)])


@pytest.mark.few(5)
@pytest.mark.parametrize("low", [-1e9, -37.2, -0.004, 12.0, 99_999.0])
@pytest.mark.parametrize("wide", [0.003, 0.3, 130.0, 4e8])
def test_ticks_are_round_and_hold_all_numbers(low: float, wide: float) -> None:
    wide = max(wide, 1e-7 * abs(low))
    points = [(low, low), (low + wide, low + wide)]
    drawn = Drawn(svg(LineChart("", [Series("", points)]), WIDTH, HEIGHT))
    words = [word for word in drawn.words if word.anchor == "end"]
    assert 2 <= len(words) <= 9
    assert len({word.text for word in words}) == len(words)
    if all(tick_number(word.text) is not None for word in words):
        numbers = np.array([tick_number(word.text) for word in words], dtype=float)
        steps = np.diff(np.sort(numbers))
        digits = steps[0] / 10 ** np.floor(log10(steps[0]) + 1e-6)
        assert min(abs(digits - one) for one in (1, 2, 5, 10)) < 1e-3
        assert steps == pytest.approx(np.full(len(steps), steps[0]))
        assert numbers.min() <= low + 1e-6 * wide
        assert numbers.max() >= low + wide * (1 - 1e-6)


def test_whole_numbers_have_no_ticks_at_fractions() -> None:
    drawn = Drawn(svg(LineChart("", [Series("", [(0, 1), (1, 2)])]), WIDTH, HEIGHT))
    assert sorted(word.text for word in drawn.words) == ["0", "1", "1", "2"]


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
    chart = LineChart("", [Series("", [(0, -1e6), (1, 1e6)])])
    assert Drawn(svg(chart, WIDTH, HEIGHT)).word("−1\u00a0000\u00a0000").anchor == "end"


def test_fixed_limits_cut_off_what_is_beyond(tmp_path: Path) -> None:
    text = svg(CUT, WIDTH, HEIGHT)
    drawn = Drawn(text)
    assert {word.text for word in drawn.words} >= {"0\u00a0%", "100\u00a0%", "even"}
    slope, start = drawn.axis("y")
    pixels = picture_of(CUT, tmp_path)
    blue = (pixels[..., 2].astype(int) - pixels[..., 0]) > 30
    rows = np.flatnonzero(blue.any(axis=1))
    assert rows.min() == pytest.approx(start + 100 * slope, abs=1)
    assert rows.max() == pytest.approx(start, abs=1)
    at = round(drawn.axis("x")[1])
    assert not blue[: round(start) - 80, at + 2].any()  # the line enters from below
    (clip,) = re.findall(r'<clipPath id="(\w+)">', text)
    assert text.count(f"url(#{clip})") >= 2


@pytest.mark.few(5)
@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
@pytest.mark.parametrize("width", [280.0, WIDTH, 1200.0])
def test_nothing_is_cut_off_or_written_over(chart: Chart, width: float, tmp_path: Path) -> None:
    drawn = Drawn(svg(chart, width))
    assert drawn.size[0] == width
    boxes = [room_of(word) for word in drawn.words]
    for box in boxes:
        assert box.left >= 0
        assert box.right <= width
        assert box.top >= 0
        assert box.bottom <= drawn.size[1]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlap(pair[1]) > 1]
    save_chart(tmp_path / "chart.png", [chart], width, sharpness=1.0)
    pixels = rendered(tmp_path / "chart.png")
    assert pixels.shape[:2] == (drawn.size[1], width)
    rim = [pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]]
    assert all((side == 255).all() for side in rim)
    assert (pixels < 255).any()


@pytest.mark.parametrize("family", ["Freed Sans", "DejaVu Sans"])
@pytest.mark.parametrize("bold", [False, True])
def test_no_font_needs_more_room_than_is_left(family: str, bold: bool, qapp: QApplication) -> None:
    font = QFont(family)
    font.setPixelSize(100)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)  # as in pictures of any size
    for word in ("Score of the first player", "−10\u00a0000", "Größe: 50\u00a0%", "ÅÉ œ ≥ 2×10⁻⁸"):
        needed = QFontMetricsF(font).horizontalAdvance(word)
        assert needed <= 1.001 * width_of(word, 100, "bold" if bold else "normal") <= 1.6 * needed


def test_long_texts_are_broken_between_words() -> None:
    assert broken("one two three", 1000) == "one two three"
    lines = broken(LONG, 120).split("\n")
    assert " ".join(lines) == LONG
    assert all(width_of(line) <= 120 for line in lines)
    assert broken("x" * 60, 50).replace("\n", "") == "x" * 60
    assert broken("", 50) == ""


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


@pytest.mark.few(8)
@pytest.mark.parametrize("chart", ODD, ids=lambda chart: type(chart).__name__)
@pytest.mark.parametrize("size", [(WIDTH, HEIGHT), (60.0, 40.0), (WIDTH, None)])
def test_charts_of_little_or_nothing_are_drawn(
    chart: Chart, size: tuple[float, float | None]
) -> None:
    text = svg(chart, *size)
    assert Drawn(text).size[0] == size[0]
    assert "nan" not in text
    assert "inf" not in text


def test_values_that_are_not_finite_leave_a_gap() -> None:
    points = [(0.0, 1.0), (1.0, 2.0), (2.0, nan), (3.0, 2.0), (4.0, 1.0), (5.0, inf), (6.0, 2.0)]
    drawn = Drawn(svg(LineChart("", [Series("", points)]), WIDTH, HEIGHT))
    (line,) = drawn.lines(COLOURS[0])
    assert line.outline.count("M") == 3
    assert drawn.numbers(line.corners) == pytest.approx(
        np.array([point for point in points if abs(point[1]) < 9]), abs=0.02
    )
    assert len(drawn.areas(COLOURS[0])) == 5


def test_a_point_alone_among_many_is_seen() -> None:
    points = [(float(x), 1.0 if x < 90 or x == 95 else nan) for x in range(100)]
    drawn = Drawn(svg(LineChart("", [Series("", points)]), WIDTH, HEIGHT))
    (disc,) = drawn.areas(COLOURS[0])
    assert drawn.numbers(np.array([disc.middle]))[0] == pytest.approx([95, 1], abs=0.1)


def test_dots_at_one_place_stand_side_by_side() -> None:
    drawn = Drawn(
        svg(DotChart("", [Dot("a", 1, 5, (3, 7)), Dot("b", 1, 5.1, (3, 7)), Dot("c", 2, 5)]))
    )
    (ax, _), (bx, _), _ = (shape.middle for shape in drawn.told())
    assert bx - ax == pytest.approx(7, abs=0.02)


def test_labels_of_dots_keep_clear_of_each_other_and_of_the_axis() -> None:
    beside = [Dot("first", 0, 5), Dot("second", 0.5, 5, (0, 10))]
    crowded = DotChart("", beside, Axis("", "", (0, 10)), Axis("", "", (0, 10)))
    for chart, width in ((CHARTS["dots"], 300.0), (CHARTS["dots"], WIDTH), (crowded, 300.0)):
        boxes = [room_of(word) for word in Drawn(svg(chart, width)).words]
        assert not [pair for pair in combinations(boxes, 2) if pair[0].overlap(pair[1]) > 1]


def test_texts_come_out_as_they_are() -> None:
    names = [
        "$x_1$",
        "_hidden",
        "a\\alpha^2",
        "<&>\"'",
        "好",
        "שלום",
        "Ω≥½",
        "100 %",
        "#010203",
        "  ",
    ]
    charts: list[Chart] = [
        LineChart("$t$", [Series(name, [(0, 1)]) for name in names], Axis("$a$"), Axis("_y_")),
        ForestChart("", [Estimate(name, 1) for name in names]),
        BarChart("", [Estimate(name, 1) for name in names[:4]]),
        DotChart("", [Dot(name, place, 1) for place, name in enumerate(names)]),
    ]
    for chart in charts:
        texts = [word.text for word in Drawn(svg(chart, WIDTH)).words]
        shown = names[:4] if isinstance(chart, BarChart) else names[:-1]
        assert set(shown) <= set(texts)
    assert {"$t$", "$a$", "_y_"} <= {word.text for word in Drawn(svg(charts[0])).words}


def test_foreign_texts_do_no_harm() -> None:
    nasty = '<script>&"\x1b[31m\x00\ud800'
    chart = LineChart(nasty, [Series(nasty, [(0, 1)])], Axis(nasty), Axis(nasty))
    others: list[Chart] = [
        DotChart(nasty, [Dot(nasty, 1, 2)]),
        BarChart(nasty, [Estimate(nasty, 2)]),
        ForestChart(nasty, [Estimate(nasty, 2)], Axis(references=(Reference(1, nasty),))),
    ]
    text = stacked([chart, *others])
    assert not [one for one in Drawn(text).root.iter() if "script" in one.tag]
    assert "\x1b" not in text
    text.encode()


@pytest.mark.nightly
def test_letters_and_axes_have_the_colour_of_the_page() -> None:
    for chart in CHARTS.values():
        text = svg(chart)
        drawn = Drawn(text)
        assert not text.startswith("<?xml")
        assert {word.colour for word in drawn.words} <= {"currentColor"}
        strokes = {shape.stroke for shape in drawn.shapes} - {"", "none"}
        assert strokes <= {"currentColor", *COLOURS}
        assert not re.search(r'\bid="', text)  # which would be there twice in a page of two
        assert "prefers-color-scheme:dark" in text


def test_lines_differ_by_more_than_colour() -> None:
    many = [Series(f"line {number}", [(0, number), (1, number)]) for number in range(12)]
    drawn = Drawn(svg(LineChart("", many), WIDTH))
    looks = {(shape.stroke, shape.dashes) for shape in drawn.shapes if shape.stroke in COLOURS}
    assert len(looks) == 12
    first, second = (next(x.dashes for x in drawn.lines(COLOURS[n])) for n in (0, 1))
    assert first != second
    assert len({re.sub(r"[\d. ]", "", x.outline) for x in drawn.areas(COLOURS[0])}) > 1


def test_stacked_charts_begin_at_the_same_place() -> None:
    wide = LineChart("", [Series("", [(0, 10_000), (1, 20_000)])])
    narrow = LineChart("", [Series("", [(0, 1), (1, 2)])])
    drawn = Drawn(stacked([wide, narrow, CHARTS["forest"]], WIDTH, 200))
    assert drawn.size[1] == 3 * 200 + 2 * 16
    dots = [shape.middle for shape in drawn.areas(COLOURS[0])][:4]
    assert [x for x, _ in dots[:2]] == [x for x, _ in dots[2:]]
    assert [y < 200 for _, y in dots] == [True, True, False, False]


@pytest.mark.nightly
def test_the_same_data_give_the_same_bytes(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from tests.lab.charts.test_charts import CUT;"
        "from ringrealms3d.lab.charts.figures import save_chart;"
        "[save_chart(Path(sys.argv[1] + x), [CUT]) for x in ('.svg', '.png')]"
    )
    done = run_python("-c", code, str(tmp_path / "other"))
    assert done.returncode == 0, done.stderr
    for ending in (".svg", ".png"):
        save_chart(tmp_path / f"own{ending}", [CUT])
        assert (tmp_path / f"own{ending}").read_bytes() == (
            tmp_path / f"other{ending}"
        ).read_bytes()


def test_settings_of_matplotlib_change_nothing(tmp_path: Path) -> None:
    import matplotlib

    before = svg(CHARTS["lines"])
    own = {"text.usetex": True, "font.size": 30, "lines.linewidth": 9, "svg.fonttype": "path"}
    with matplotlib.rc_context(own):
        assert svg(CHARTS["lines"]) == before
        assert matplotlib.rcParams["font.size"] == 30


def test_shapes_say_their_numbers() -> None:
    drawn = Drawn(svg(DotChart("all", [Dot("tet-1", 14, 53.25, (50.5, -2))])))
    titles = [one.text for one in drawn.root.iter() if one.tag.endswith("title")]
    assert titles == ["all", "tet-1: 53.25 (−2 … 50.5)"]
    assert drawn.root.get("role") == "img"


@pytest.mark.nightly
def test_more_rows_than_anybody_reads_are_left_out_and_long_names_are_cut() -> None:
    rows = [Estimate("x" * 20_000, number) for number in range(400)]
    drawn = Drawn(svg(ForestChart("many", rows), WIDTH))
    assert len(drawn.told()) == 300
    assert drawn.word("many (300 of 400)").bold
    assert max(len(word.text) for word in drawn.words) < 250


@pytest.mark.parametrize("sharpness", [1.0, 2.0])
def test_a_picture_has_the_size_that_is_asked_for(tmp_path: Path, sharpness: float) -> None:
    path = tmp_path / "new" / "chart.PNG"
    save_chart(path, [CHARTS["columns"], CHARTS["dots"]], 400, 200, sharpness)
    pixels = rendered(path)
    assert pixels.shape[:2] == (416 * sharpness, 400 * sharpness)
    row = {"#{:02x}{:02x}{:02x}".format(*pixel) for pixel in pixels[round(140 * sharpness)]}
    assert {"#ffffff", COLOURS[0]} <= row
    assert (pixels[0, 0] == 255).all()


def test_a_drawing_is_written_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "chart.svg"
    save_chart(path, [CHARTS["forest"]])
    assert path.read_text(encoding="utf-8") == svg(CHARTS["forest"])


def test_other_endings_and_places_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"chart\.gif': the name of a chart ends in \.svg or \.png"):
        save_chart(tmp_path / "chart.gif", [CHARTS["lines"]])
    (tmp_path / "blocked").write_bytes(b"")
    for ending in ("svg", "png"):
        with pytest.raises(UserError, match="blocked"):
            save_chart(tmp_path / "blocked" / f"chart.{ending}", [CHARTS["lines"]])
    assert [one.name for one in tmp_path.iterdir()] == ["blocked"]


@pytest.mark.nightly
def test_a_home_that_cannot_be_written_is_fine_and_qt_is_not_needed(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_bytes(b"")
    code = (
        "import sys; from pathlib import Path; import ringrealms3d.lab.commands.match_output;"
        "print('matplotlib' in sys.modules);"
        "from ringrealms3d.lab.charts.chart import *; from ringrealms3d.lab.charts import figures;"
        "chart = ForestChart('\U0001f600 \u597d', [Estimate('a', 1)]);"
        "figures.save_chart(Path(sys.argv[1]), [chart]);"
        "print([x for x in ('PyQt6.QtGui', 'matplotlib.pyplot') if x in sys.modules])"
    )
    homes = ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA")
    env = os.environ | dict.fromkeys(homes, str(blocked / "home"))
    env.pop("MPLCONFIGDIR", None)
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "chart.png")],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    own = [line for line in done.stderr.splitlines() if not line.startswith("Fontconfig ")]
    assert (done.returncode, own) == (0, [])
    assert done.stdout.split() == ["False", "[]"]
    assert (tmp_path / "chart.png").stat().st_size > 500
