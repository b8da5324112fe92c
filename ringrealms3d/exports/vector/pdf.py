"""Pages as PDF, in true millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import reportlab
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from ringrealms3d.core.plain_text import drawable
from ringrealms3d.exports.vector.page import Area, Letters, Page
from ringrealms3d.scene.lettering import outlined
from ringrealms3d.scene.materials import Colour

POINT_MM = 25.4 / 72
"""A point in millimetres."""

_FONT = "Vera"  # comes with reportlab, and is put into the file
_CAPITAL = 0.729  # how high its capitals are, next to its size
_HALO = 0.14
_ROUND = 1  # the name of round joins
_FILLED, _OUTLINED = 0, 1  # how letters are drawn
_NON_ZERO = 1  # the rule by which outlines of letters enclose areas


def pdf_bytes(pages: Sequence[Page], title: str) -> bytes:
    """Return the content of a PDF file with these pages."""
    stream = BytesIO()
    canvas = Canvas(stream, pageCompression=1, invariant=1)
    canvas.setTitle(drawable(title))
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
    text = drawable(letters.text)
    known = pdfmetrics.getFont(_FONT).face.charToGlyph
    write = _write if all(ord(letter) in known for letter in text) else _write_outlines
    if letters.halo is not None:
        canvas.setDash()
        canvas.setStrokeColorRGB(*_bounded(letters.halo))
        canvas.setLineWidth(2 * _HALO * size)
        write(canvas, text, letters, size, _OUTLINED)
    write(canvas, text, letters, size, _FILLED)
    canvas.restoreState()


def _write(canvas: Canvas, text: str, letters: Letters, size: float, mode: int) -> None:
    left = 0.0 if letters.starts else -pdfmetrics.stringWidth(text, _FONT, size) / 2
    canvas.drawString(left, -letters.height / 2, text, mode=mode)


def _write_outlines(canvas: Canvas, text: str, letters: Letters, size: float, mode: int) -> None:
    """Write letters that the font lacks, as areas."""
    outlines, width = outlined(text)
    left = 0.0 if letters.starts else -width * size / 2
    path = canvas.beginPath()
    for outline in outlines:
        first, *others = (outline * size + (left, -letters.height / 2)).tolist()
        path.moveTo(*first)
        for corner in others:
            path.lineTo(*corner)
        path.close()
    canvas.drawPath(path, stroke=mode == _OUTLINED, fill=mode == _FILLED, fillMode=_NON_ZERO)


def _need_font() -> None:
    if _FONT not in pdfmetrics.getRegisteredFontNames():
        place = Path(reportlab.__file__).parent / "fonts" / f"{_FONT}.ttf"
        pdfmetrics.registerFont(TTFont(_FONT, str(place)))


def _bounded(colour: Colour) -> tuple[float, ...]:
    return tuple(min(max(part, 0.0), 1.0) for part in colour)
