"""Pages as PDF, in true millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import reportlab
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from ringrealms3d.export.vector.page import Area, Letters, Page
from ringrealms3d.scene.materials import Colour

POINT_MM = 25.4 / 72
"""A point in millimetres."""

_FONT = "Vera"  # comes with reportlab, and is put into the file
_CAPITAL = 0.729  # how high its capitals are, next to its size
_HALO = 0.14
_ROUND = 1  # the name of round joins
_FILLED, _OUTLINED = 0, 1  # how letters are drawn


def pdf_bytes(pages: Sequence[Page], title: str) -> bytes:
    """Return the content of a PDF file with these pages."""
    stream = BytesIO()
    canvas = Canvas(stream, pageCompression=1, invariant=1)
    canvas.setTitle(title)
    canvas.setCreator("ringrealms3d")
    for page in pages:
        _draw(canvas, page)
        canvas.showPage()
    canvas.save()
    return stream.getvalue()


def _draw(canvas: Canvas, page: Page) -> None:
    scale = page.unit / POINT_MM
    canvas.setPageSize((page.width * scale, page.height * scale))
    canvas.transform(scale, 0, 0, -scale, 0, page.height * scale)
    canvas.setLineJoin(_ROUND)
    if page.background is not None:
        canvas.setFillColorRGB(*page.background)
        canvas.rect(0, 0, page.width, page.height, stroke=0, fill=1)
    for shape in page.shapes:
        if isinstance(shape, Area):
            _draw_area(canvas, shape)
        else:
            _draw_letters(canvas, shape)


def _draw_area(canvas: Canvas, area: Area) -> None:
    path = canvas.beginPath()
    for outline in area.outlines:
        first, *others = outline.tolist()
        path.moveTo(*first)
        for corner in others:
            path.lineTo(*corner)
        path.close()
    if area.fill is not None:
        canvas.setFillColorRGB(*_bounded(area.fill))
    if area.line is not None:
        canvas.setStrokeColorRGB(*_bounded(area.line))
        canvas.setLineWidth(area.width)
        canvas.setDash(*((list(area.dashes), 0) if area.dashes else ()))
    if area.opacity < 1:
        canvas.setFillAlpha(area.opacity)
        canvas.setStrokeAlpha(area.opacity)
    canvas.drawPath(path, stroke=area.line is not None, fill=area.fill is not None, fillMode=1)
    if area.opacity < 1:
        canvas.setFillAlpha(1)
        canvas.setStrokeAlpha(1)


def _draw_letters(canvas: Canvas, letters: Letters) -> None:
    _need_font()
    size = letters.height / _CAPITAL
    canvas.saveState()
    canvas.translate(letters.x, letters.y)
    canvas.rotate(letters.angle)
    canvas.scale(1, -1)
    canvas.setFont(_FONT, size)
    canvas.setFillColorRGB(*_bounded(letters.ink))
    left = 0.0 if letters.starts else -pdfmetrics.stringWidth(letters.text, _FONT, size) / 2
    if letters.halo is not None:
        canvas.setDash()
        canvas.setStrokeColorRGB(*_bounded(letters.halo))
        canvas.setLineWidth(2 * _HALO * size)
        canvas.drawString(left, -letters.height / 2, letters.text, mode=_OUTLINED)
    canvas.drawString(left, -letters.height / 2, letters.text, mode=_FILLED)
    canvas.restoreState()


def _need_font() -> None:
    if _FONT not in pdfmetrics.getRegisteredFontNames():
        place = Path(reportlab.__file__).parent / "fonts" / f"{_FONT}.ttf"
        pdfmetrics.registerFont(TTFont(_FONT, str(place)))


def _bounded(colour: Colour) -> tuple[float, ...]:
    return tuple(min(max(part, 0.0), 1.0) for part in colour)
