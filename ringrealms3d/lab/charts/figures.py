"""Charts as vector graphics, for pages and articles, and as pictures.

matplotlib draws them, and is loaded for that alone.
"""

from __future__ import annotations

import io
import logging
import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import write_whole, written_whole
from ringrealms3d.exports.vector.svg import FONT
from ringrealms3d.lab.charts.chart import Chart, plain

CHART_ENDINGS = (".svg", ".png")
"""The endings of charts' files."""

_INK = "#22303c"  # of letters and axes on white
_PALE_INK = "#e6ebf1"
_STAND_IN = "#010203"  # for the colour of the text around, in drawings by matplotlib
# In a page, a chart has the colour of the text around; only where it is a file of its own, or a
# picture in a page, is it the root and chooses one.
_STYLE = (
    f"svg:root{{color-scheme:light dark;color:{_INK}}}"
    f"@media(prefers-color-scheme:dark){{svg:root{{color:{_PALE_INK}}}}}"
)
_XLINK = "{http://www.w3.org/1999/xlink}href"
_NUMBER = re.compile(r"-?\d+\.\d+(e-?\d+)?")
_SPACES = re.compile(r"\s+")
_FONTS = re.compile(r"font-family: [^;]*; ")
_TURN = re.compile(r"rotate\(-0 [^)]*\)")
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
    drawn, tips = _drawn(charts, width, height, "svg", (_STAND_IN, "none"))
    return _page_svg(drawn, "; ".join(plain(chart.title) for chart in charts), tips)


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
    picture, _ = _drawn(charts, width, height, "png", (_INK, "white"), sharpness)
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
            "'{path}': the name of a {name} ends in {endings}",
            path=path,
            name="chart",
            endings=endings,
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
        figure, tips = figure_of(charts, width, height)
        dpi = INCH * min(sharpness, _MOST_PIXELS / figure.bbox.height)
        unnamed = {"Date" if kind == "svg" else "Software": None}
        figure.savefig(stream, format=kind, dpi=dpi, facecolor=paper, metadata=unnamed)
    return stream.getvalue(), tips


def _page_svg(drawn: bytes, title: str, tips: Mapping[str, str]) -> str:
    """Return a drawing by matplotlib as an element of a page, or the content of a file.

    Args:
        drawn: the drawing.
        title: what readers of screens say.
        tips: what shapes say under the pointer, by their names in the drawing.
    """
    source = ElementTree.fromstring(drawn)
    _, _, width, height = _short(source.get("viewBox", "")).split()
    size = {"width": width, "height": height, "viewBox": f"0 0 {width} {height}"}
    looks = {"role": "img", "font-family": FONT, "stroke-linejoin": "round"}
    root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", **size, **looks})
    SubElement(root, "title").text = title
    SubElement(root, "style").text = _STYLE
    shapes = {f"#{one.get('id')}": one.get("d", "") for one in source.iter() if "d" in one.attrib}
    root.extend(_elements(source, tips, shapes))
    return ElementTree.tostring(root, encoding="unicode") + "\n"


def _elements(
    parent: Element, tips: Mapping[str, str], shapes: Mapping[str, str]
) -> Iterator[Element]:
    """Yield what an element holds, without the names that two drawings in a page would share.

    Args:
        parent: the element.
        tips: what shapes say, by their names.
        shapes: the outlines of shapes that are used in many places, by their names.
    """
    for one in parent:
        tag, name = one.tag.rpartition("}")[2], one.get("id", "")
        if tag in ("metadata", "style") or (tag == "path" and name):
            continue
        inside = _elements(one, tips, shapes)
        if tag in ("g", "defs") and name not in tips and "clip-path" not in one.attrib:
            yield from inside
            continue
        element = Element("path" if tag == "use" else tag, _attributes(one, shapes))
        element.text = one.text if tag == "text" else None
        if name in tips:
            SubElement(element, "title").text = tips[name]
        element.extend(inside)
        yield element


def _attributes(one: Element, shapes: Mapping[str, str]) -> dict[str, str]:
    """Return the attributes of an element; what is used elsewhere is an outline of its own."""
    kept = {key: value for key, value in one.attrib.items() if key not in ("id", "style", _XLINK)}
    if one.tag.endswith("clipPath"):
        kept["id"] = one.attrib["id"]
    if _XLINK in one.attrib:
        kept["d"] = shapes[one.attrib[_XLINK]]
        kept["transform"] = f"translate({kept.pop('x')} {kept.pop('y')})"
    found = {key: _short(_TURN.sub("", value)) for key, value in kept.items()}
    style = one.get("style", "").replace(_STAND_IN, "currentColor")
    return {key: x for key, x in (found | {"style": _FONTS.sub("", style)}).items() if x}


def _short(text: str) -> str:
    """Return a text with its numbers to a hundredth."""
    short = _NUMBER.sub(lambda found: f"{float(found[0]):.2f}".rstrip("0").rstrip("."), text)
    return _SPACES.sub(" ", short).strip()
