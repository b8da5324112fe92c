"""Charts as vector graphics, for pages and articles, and as pictures.

matplotlib draws them, and is loaded for that alone.
"""

from __future__ import annotations

import io
import logging
import warnings
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import write_whole, written_whole
from ringrealms3d.lab.charts.chart import Chart, plain
from ringrealms3d.lab.charts.svg import INK, STAND_IN, page_svg

CHART_ENDINGS = (".svg", ".png")
"""The endings of charts' files."""

_WIDTH = 720.0
_SHARPNESS = 2.0
_MOST_PIXELS = 30_000  # that a picture is high
_LOOKS = {
    "axes.axisbelow": True,
    **{f"axes.spines.{side}": False for side in ("left", "right", "top")},
    "font.size": 12.0,
    "grid.alpha": 0.16,
    "grid.linewidth": 1.0,
    "legend.borderaxespad": 0.0,
    "legend.borderpad": 0.0,
    "legend.frameon": False,
    "legend.handlelength": 2.2,
    "legend.labelspacing": 0.25,
    "lines.solid_capstyle": "round",
    "svg.fonttype": "none",
    "text.hinting": "none",
    "text.parse_math": False,
    "ytick.major.pad": 8.0,
    "ytick.major.size": 0.0,
}
_OF_INK = (
    "axes.edgecolor",
    "axes.labelcolor",
    "grid.color",
    "text.color",
    "xtick.color",
    "ytick.color",
)


def svg(chart: Chart, width: float = _WIDTH, height: float | None = None) -> str:
    """Return a chart as SVG; see :func:`stacked`."""
    return stacked([chart], width, height)


def stacked(charts: Sequence[Chart], width: float = _WIDTH, height: float | None = None) -> str:
    """Return charts as SVG, one below the other: the content of a file, or an element of HTML.

    Args:
        charts: what they show, from top to bottom; one at least.
        width: in pixels.
        height: of each chart, in pixels; None to suit it, such as a row for each name.
    """
    drawn, told = _drawn(charts, width, height, "svg", (STAND_IN, "none"))
    return page_svg(drawn, "; ".join(plain(chart.title) for chart in charts), told)


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
    picture, _ = _drawn(charts, width, height, "png", (INK, "white"), sharpness)
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


def _drawn(
    charts: Sequence[Chart],
    width: float,
    height: float | None,
    kind: str,
    colours: tuple[str, str],
    sharpness: float = 1.0,
) -> tuple[bytes, dict[str, str]]:
    """Return charts as a file by matplotlib, whatever its user has set, and what shapes say."""
    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it may lack a folder for its cache
    import matplotlib

    from ringrealms3d.lab.charts.drawing import INCH, figure_of
    from ringrealms3d.lab.charts.texts import families_for

    ink, paper = colours
    content, stream = repr(charts), io.BytesIO()
    given = {key: x for key, x in matplotlib.rcParamsDefault.items() if "backend" not in key}
    salt = sha256(content.encode("utf-8", "replace")).hexdigest()
    own = {"font.family": families_for(content), "svg.hashsalt": salt}
    with (
        matplotlib.rc_context({**given, **_LOOKS, **dict.fromkeys(_OF_INK, ink), **own}),
        warnings.catch_warnings(action="ignore"),  # letters that no font has are boxes
    ):
        figure, told = figure_of(charts, width, height)
        dpi = INCH * min(sharpness, _MOST_PIXELS / figure.bbox.height)
        unnamed = {"Date" if kind == "svg" else "Software": None}
        figure.savefig(stream, format=kind, dpi=dpi, facecolor=paper, metadata=unnamed)
    return stream.getvalue(), told
