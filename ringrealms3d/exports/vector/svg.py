"""Pages as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import drawsvg

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.plain_text import drawable
from ringrealms3d.exports.vector.page import PIXEL_MM, Area, Letters, Page
from ringrealms3d.scene.materials import Colour

FONT = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"
"""The fonts of drawings, the first that is there."""

_CAPITAL = 0.72  # how high capitals are, next to the font's size
_HALO = 0.14  # how far a halo reaches around letters, next to the font's size
_GAP_MM = 10.0  # between pages, which stand below each other


def svg_text(pages: Sequence[Page], title: str) -> str:
    """Return pages, one below the other, as the text of an SVG file."""
    unit = pages[0].unit
    gap = _GAP_MM / unit
    width = max(page.width for page in pages)
    height = sum(page.height for page in pages) + gap * (len(pages) - 1)
    drawing = drawsvg.Drawing(width, height, viewBox=f"0 0 {_number(width)} {_number(height)}")
    if unit != PIXEL_MM:
        drawing.width, drawing.height = (f"{x * unit:.6g}mm" for x in (width, height))
    drawing.append_title(drawable(title))
    top = 0.0
    for page in pages:
        drawing.append(_group(page, top))
        top += page.height + gap
    return str(drawing.as_svg()) + "\n"


def _group(page: Page, top: float) -> drawsvg.Group:
    group = drawsvg.Group(**({"transform": f"translate(0 {_number(top)})"} if top else {}))
    if page.background is not None:
        fill = _colour(page.background)
        group.append(drawsvg.Rectangle(0, 0, page.width, page.height, fill=fill))
    for shape in page.shapes:
        if isinstance(shape, Area):
            group.append(_path(shape))
        else:
            group.extend(_texts(shape))
    return group


def _path(area: Area) -> drawsvg.Path:
    looks: dict[str, object] = {"fill": "none" if area.fill is None else _colour(area.fill)}
    if area.line is not None:
        looks |= {"stroke": _colour(area.line), "stroke_width": _number(area.width)}
        looks["stroke_linejoin"] = "round"
    if area.dashes:
        looks["stroke_dasharray"] = " ".join(map(_number, area.dashes))
    if area.opacity < 1:
        looks["opacity"] = _number(area.opacity)
    return drawsvg.Path("".join(map(_steps, area.outlines)), **looks)


def _steps(outline: Polygon) -> str:
    return "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in outline.tolist()) + "Z"


def _texts(letters: Letters) -> Iterator[drawsvg.Text]:
    """Yield a text after its halo, because not every reader can draw an outline behind a fill."""
    size = letters.height / _CAPITAL
    if letters.halo is not None:
        halo = _colour(letters.halo)
        line = {"stroke": halo, "stroke_width": _number(2 * _HALO * size), "fill": halo}
        yield _text(letters, size, {**line, "stroke_linejoin": "round", "aria_hidden": "true"})
    yield _text(letters, size, {"fill": _colour(letters.ink)})


def _text(letters: Letters, size: float, looks: dict[str, object]) -> drawsvg.Text:
    looks = {**looks, "font_family": FONT}
    if not letters.starts:
        looks["text_anchor"] = "middle"
    if letters.angle:
        spot = f"{_number(letters.x)} {_number(letters.y)}"
        looks["transform"] = f"rotate({_number(letters.angle)} {spot})"
    base = letters.y + letters.height / 2
    text = drawable(letters.text)
    return drawsvg.Text(text, _number(size), _number(letters.x), _number(base), **looks)


def _colour(colour: Colour) -> str:
    return "#" + "".join(f"{round(255 * min(max(part, 0.0), 1.0)):02x}" for part in colour)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
