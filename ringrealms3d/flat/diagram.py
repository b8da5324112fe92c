"""Maps as diagrams for articles: numbered moves on their stones, and what is said around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from PyQt6.QtCore import (
    QBuffer,
    QIODevice,
    QMarginsF,
    QPointF,
    QRect,
    QSize,
    QSizeF,
    Qt,
)
from PyQt6.QtGui import (
    QFont,
    QFontMetricsF,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QTransform,
)
from PyQt6.QtSvg import QSvgGenerator

from ringrealms3d.core.layout import Layout
from ringrealms3d.flat.application import need_application, painting
from ringrealms3d.flat.glyphs import draw_text, edge_of, q_colour
from ringrealms3d.flat.map_drawing import MapDrawing
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.materials import opposite
from ringrealms3d.scene.theme import Theme

_PIXELS_AN_INCH = 96
_NUMBER = 0.86  # of a stone's radius: the height of a number of one digit
_SLIMMER = (1.0, 1.0, 0.82, 0.62, 0.48)  # the same for more digits, next to that
_PLATE = 0.8  # of a stone's radius: what is painted over below a number
_COIN_AT, _COIN, _COIN_DIGIT = 0.55, 0.42, 0.46  # of a tile's radius: a number on a tile
_LINE = 0.06
_TEXT = 0.026  # of the picture's height: the size of the words around the map
_SMALLEST = 9  # pixels
_MOST_BELOW = 0.16  # of the picture's height: how much the remarks take, if they can be read
_LINE_HEIGHT = 1.5  # of the words' size


@dataclass(frozen=True, slots=True, eq=False)
class Diagram:
    """What a diagram shows.

    Attributes:
        layout: the board.
        names: what the sites are called.
        content: pieces and marks.
        theme: the colours.
        numbers: the numbers of moves, by the place on whose piece they stand.
        caption: lines above the map.
        remarks: what is said below it, one after the other.
        transparent: whether the background is left out.
    """

    layout: Layout
    names: tuple[str, ...]
    content: Content
    theme: Theme
    numbers: Mapping[int, int]
    caption: Sequence[str] = ()
    remarks: Sequence[str] = ()
    transparent: bool = False


def diagram_file(diagram: Diagram, ending: str, size: tuple[int, int], title: str) -> bytes:
    """Return a diagram as a file's content; no display is needed.

    Args:
        ending: ".svg", ".pdf" or ".png".
        size: width and height in pixels, of which paper has 96 an inch.
        title: what the file calls itself.
    """
    need_application()
    draw = {".svg": _svg, ".pdf": _pdf, ".png": _png}[ending]
    return draw(diagram, QSize(*size), title)


def _svg(diagram: Diagram, size: QSize, title: str) -> bytes:
    buffer, generator = _new_buffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    with painting(generator) as painter:
        paint_diagram(painter, diagram, size)
    return buffer.data().data()


def _pdf(diagram: Diagram, size: QSize, title: str) -> bytes:
    buffer = _new_buffer()
    writer = new_pdf(buffer, QSizeF(size) / _PIXELS_AN_INCH * 25.4, title)
    with painting(writer) as painter:
        paint_diagram(painter, diagram, size)
    return buffer.data().data()


def _png(diagram: Diagram, size: QSize, title: str) -> bytes:
    image = QImage(size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    image.setText("Title", title)
    with painting(image) as painter:
        paint_diagram(painter, diagram, size)
    buffer = _new_buffer()
    image.save(buffer, "png")
    return buffer.data().data()


def new_pdf(buffer: QBuffer, page_mm: QSizeF, title: str) -> QPdfWriter:
    """Return what writes pages of a size in millimetres, without margins, to a buffer."""
    writer = QPdfWriter(buffer)
    page = QPageSize(page_mm, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setResolution(_PIXELS_AN_INCH)
    writer.setTitle(title)
    writer.setCreator("ringrealms3d")
    return writer


def paint_diagram(painter: QPainter, diagram: Diagram, size: QSize) -> None:
    """Draw a diagram with a painter in pixels."""
    words = _Words(painter, diagram, size)
    if not diagram.transparent:
        painter.fillRect(QRect(0, 0, size.width(), size.height()), q_colour(diagram.theme.sky[1]))
    above, below = words.heights
    room = QSize(size.width(), max(1, size.height() - above - below))
    written = {*diagram.numbers, *(m.places[0] for m in diagram.content.notes if m.text)}
    named = ("" if place in written else name for place, name in enumerate(diagram.names))
    drawing = MapDrawing(diagram.layout, tuple(named))
    start = painter.transform()
    painter.setTransform(drawing.fitted(room) * QTransform.fromTranslate(0, above) * start)
    drawing.paint(painter, diagram.content, diagram.theme)
    for place, number in diagram.numbers.items():
        _draw_number(painter, drawing, diagram, place, str(number))
    painter.setTransform(start)
    words.draw()


def _draw_number(
    painter: QPainter, drawing: MapDrawing, diagram: Diagram, place: int, number: str
) -> None:
    """Draw a move's number in the middle of its stone, or on a coin where paths are drawn."""
    spot, radius = drawing.spot(place), drawing.radius(place)
    glyph, theme = diagram.layout.glyphs[int(diagram.content.stones[place])], diagram.theme
    seats = diagram.layout.colours
    colour = theme.tile if glyph.seat is None else theme.stones[seats[glyph.seat]].colour
    height = _NUMBER * _SLIMMER[min(len(number), len(_SLIMMER) - 1)] * radius
    if glyph.ribbons or glyph.dot:
        spot += _COIN_AT * radius * QPointF(-1, 1)
        painter.setPen(QPen(q_colour(edge_of(colour)), _LINE * radius))
        painter.setBrush(q_colour(colour))
        painter.drawEllipse(spot, _COIN * radius, _COIN * radius)
        height *= _COIN_DIGIT
    elif glyph.seat == 1 and glyph.outline is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(q_colour(colour))
        painter.drawEllipse(spot, _PLATE * radius, _PLATE * radius)
    draw_text(painter, spot, number, height, opposite(colour), bold=True)


class _Words:
    """The lines above and below a map; those below are smaller the more they are."""

    def __init__(self, painter: QPainter, diagram: Diagram, size: QSize) -> None:
        self._painter, self._diagram, self._size = painter, diagram, size
        tall = max(_SMALLEST, round(_TEXT * size.height()))
        self._above = _font(painter, tall)
        for small in range(tall, _SMALLEST - 1, -1):
            self._below = _font(painter, small)
            width = size.width() - 2 * _step(self._above)
            self._lines = _wrapped(diagram.remarks, QFontMetricsF(self._below), width)
            if len(self._lines) * _step(self._below) <= _MOST_BELOW * size.height():
                break

    @property
    def heights(self) -> tuple[int, int]:
        """How much room the lines take above and below the map, in pixels."""
        rows = ((self._above, self._diagram.caption), (self._below, self._lines))
        above, below = (_step(font) * (len(lines) + bool(lines)) for font, lines in rows)
        return above, below

    def draw(self) -> None:
        """Draw the lines."""
        self._painter.setPen(q_colour(self._diagram.theme.ink))
        for row, line in enumerate(self._diagram.caption):
            self._above.setBold(row == 0)
            self._line(self._above, _step(self._above) * (2 * row + 1) // 2, line)
        step = _step(self._below)
        top = self._size.height() - self.heights[1] + step // 2
        for row, line in enumerate(self._lines):
            self._line(self._below, top + row * step, line)

    def _line(self, font: QFont, top: int, line: str) -> None:
        self._painter.setFont(font)
        room = QRect(0, top, self._size.width(), _step(font))
        self._painter.drawText(room, Qt.AlignmentFlag.AlignCenter, line)


def _font(painter: QPainter, pixels: int) -> QFont:
    font = QFont(painter.font())
    font.setPixelSize(pixels)
    return font


def _step(font: QFont) -> int:
    return ceil(_LINE_HEIGHT * font.pixelSize())


def _wrapped(remarks: Sequence[str], metrics: QFontMetricsF, width: float) -> list[str]:
    """Return remarks in as few lines as hold them, with commas between them."""
    lines: list[str] = []
    for number, remark in enumerate(remarks):
        text = remark + ("," if number < len(remarks) - 1 else "")
        longer = f"{lines[-1]} {text}" if lines else text
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(text)
    return lines


def _new_buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer
