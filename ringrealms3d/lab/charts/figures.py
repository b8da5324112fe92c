"""Charts as vector graphics, for pages and articles, and as pictures made from them.

A chart is a plain value: :class:`LineChart`, :class:`DotChart`, :class:`Histogram`,
:class:`BarChart` or :class:`ForestChart`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import drawsvg

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import write_whole, written_whole
from ringrealms3d.export.vector.svg import FONT
from ringrealms3d.flat.requirements import flat_drawing_problem
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
from ringrealms3d.lab.charts.ink import decimal
from ringrealms3d.lab.charts.letters import plain
from ringrealms3d.lab.charts.scales import histogram
from ringrealms3d.lab.charts.sheet import sheet_of
from ringrealms3d.scene.materials import WHITE

__all__ = [
    "CHART_ENDINGS",
    "Axis",
    "BarChart",
    "Chart",
    "Dot",
    "DotChart",
    "Estimate",
    "ForestChart",
    "Histogram",
    "LineChart",
    "Reference",
    "Series",
    "check_chart_file",
    "histogram",
    "save_chart",
    "stacked",
    "svg",
]

CHART_ENDINGS = (".svg", ".png")
"""The endings of charts' files."""

_WIDTH = 720.0
_GAP = 16.0  # between charts, which stand below each other
_INK, _PALE_INK = "#22303c", "#e6ebf1"
_SHARPNESS = 2.0

# In a page, a chart has the colour of the text around; only where it is a file of its own, or a
# picture in a page, is it the root and chooses one.
_STYLE = (
    f"svg:root{{color-scheme:light dark;color:{_INK}}}"
    f"@media(prefers-color-scheme:dark){{svg:root{{color:{_PALE_INK}}}}}"
)


def svg(chart: Chart, width: float = _WIDTH, height: float | None = None) -> str:
    """Return a chart as SVG: the content of a file, or an element of an HTML page.

    Args:
        chart: the chart.
        width: in pixels.
        height: in pixels; None to suit the chart, such as a row for each name.
    """
    return stacked([chart], width, height)


def stacked(charts: Sequence[Chart], width: float = _WIDTH, height: float | None = None) -> str:
    """Return charts as SVG, one below the other, with their vertical axes aligned.

    Args:
        charts: what they show, from top to bottom; one at least.
        width: in pixels.
        height: of each chart, in pixels; None to suit it.
    """
    drawing = _drawing(charts, width, height)
    drawing.append_css(_STYLE)
    return _text(drawing)


def save_chart(
    path: Path,
    charts: Sequence[Chart],
    width: float = _WIDTH,
    height: float | None = None,
    sharpness: float = _SHARPNESS,
) -> None:
    """Write charts, one below the other, to a file, atomically.

    Args:
        path: the file; its extension, .svg or .png, selects the format.
        charts: what they show, from top to bottom; one at least.
        width: in pixels of the drawing.
        height: of each chart; None to suit it.
        sharpness: how many pixels of a PNG correspond to one of the drawing.

    Raises:
        UserError: the extension is another one, or the file cannot be written.
    """
    check_chart_file(path)
    if path.suffix.lower() == ".svg":
        write_whole(path, stacked(charts, width, height))
        return
    picture = _png(_drawing(charts, width, height), sharpness)
    with written_whole(path) as stream:
        stream.write(picture)


def check_chart_file(path: Path) -> None:
    """Check that a file has an extension for charts.

    Raises:
        UserError: it does not.
    """
    ending = path.suffix.lower()
    if ending not in CHART_ENDINGS:
        endings = " or ".join(CHART_ENDINGS)
        raise UserError(
            "'{path}': a {name} ends in {endings}", path=path, name="chart", endings=endings
        )


def _png(drawing: drawsvg.Drawing, sharpness: float) -> bytes:
    problem = flat_drawing_problem()
    if problem:
        raise UserError(problem)
    from ringrealms3d.flat.pictures import svg_png

    drawing.svg_args["color"] = _INK
    size = round(sharpness * drawing.width), round(sharpness * drawing.height)
    return svg_png(_text(drawing), size, WHITE)


def _drawing(charts: Sequence[Chart], width: float, height: float | None) -> drawsvg.Drawing:
    sheets = [sheet_of(chart, width) for chart in charts]
    heights = [round(sheet.height) if height is None else height for sheet in sheets]
    left = max(sheet.left(high) for sheet, high in zip(sheets, heights, strict=True))
    whole = sum(heights) + _GAP * (len(sheets) - 1)
    drawing = drawsvg.Drawing(
        width,
        whole,
        viewBox=f"0 0 {decimal(width)} {decimal(whole)}",
        role="img",
        font_family=FONT,
    )
    drawing.append_title("; ".join(plain(chart.title) for chart in charts))
    top = 0.0
    for sheet, high in zip(sheets, heights, strict=True):
        group = drawsvg.Group(**({"transform": f"translate(0 {decimal(top)})"} if top else {}))
        group.extend(sheet.elements(high, left))
        drawing.append(group)
        top += high + _GAP
    return drawing


def _text(drawing: drawsvg.Drawing) -> str:
    """Return a drawing without the XML declaration, which does not belong in pages."""
    return str(drawing.as_svg(header="")) + "\n"
