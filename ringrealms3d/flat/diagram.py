"""Maps as diagrams for articles: numbered moves on their stones, and text around them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil

from PyQt6.QtCore import (
    QBuffer,
    QIODevice,
    QMarginsF,
    QPoint,
    QPointF,
    QRect,
    QRectF,
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
from ringrealms3d.flat.glyphs import draw_disc, draw_text, edge_of, q_colour
from ringrealms3d.flat.map_drawing import MapDrawing
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.materials import opposite
from ringrealms3d.scene.theme import Theme

_OTHER_FONTS = b"Helvetica, Arial, sans-serif"
_PIXELS_AN_INCH = 96
_NUMBER = 0.86  # of a stone's radius: the height of a number of one digit
_SLIMMER = (1.0, 1.0, 0.82, 0.62, 0.48)  # the same for more digits, next to that
_PLATE = 0.8  # of a stone's radius: what is painted over below a number
_COIN_AT, _COIN, _COIN_DIGIT = 0.55, 0.42, 0.46  # of a tile's radius: a number on a tile
_LINE = 0.06
_SMALLEST_NUMBER = 7.0  # pixels; lower ones are told below the map
_INSIDE = {"circle": 0.8, "square": 0.7, "triangle": 0.55}  # of a number's height, within a mark
_TEXT = 0.026  # of a picture's height, if it is wide: the size of the words around the map
_WIDE = 4 / 3  # of the height: the width of such a picture
_SMALLEST = 9  # pixels
_MOST_BELOW = 0.16  # of the picture's height: how much the remarks take, if they can be read
_BESIDE = (0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6)  # of the width: how much they may take
_LINE_HEIGHT = 1.5  # of the words' size


@dataclass(frozen=True, slots=True, eq=False)
class Diagram:
    """The content of a diagram.

    Attributes:
        layout: the board.
        names: the names of the sites.
        content: pieces and marks.
        theme: the colours.
        numbers: the numbers of moves, by the place on whose piece they stand.
        caption: lines above the map.
        remarks: the remarks below it on other moves, by their numbers.
        transparent: whether the background is left out.
    """

    layout: Layout
    names: tuple[str, ...]
    content: Content
    theme: Theme
    numbers: Mapping[int, int]
    caption: Sequence[str] = ()
    remarks: Mapping[int, str] = field(default_factory=dict)
    transparent: bool = False


def diagram_file(diagram: Diagram, ending: str, size: tuple[int, int], title: str) -> bytes:
    """Return a diagram as a file's content; no display is needed.

    Args:
        ending: ".svg", ".pdf" or ".png".
        size: width and height in pixels, at 96 per inch on paper.
        title: the title of the file.
    """
    need_application()
    draw = {".svg": _svg, ".pdf": _pdf, ".png": _png}[ending]
    return draw(diagram, QSize(*size), title)


def _svg(diagram: Diagram, size: QSize, title: str) -> bytes:
    buffer, generator = _new_buffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setResolution(_PIXELS_AN_INCH)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    with painting(generator) as painter:
        paint_diagram(painter, diagram, size)
    # Qt names one font alone, often an alias that other programs take for letters with serifs
    return re.sub(rb'(font-family=")([^"]*)', rb"\1\2, " + _OTHER_FONTS, buffer.data().data())


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
    """Return a writer of pages of a size in millimetres, without margins, to a buffer."""
    writer = QPdfWriter(buffer)
    page = QPageSize(page_mm, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setResolution(_PIXELS_AN_INCH)
    writer.setTitle(title)
    writer.setCreator("ringrealms3d")
    return writer


def paint_diagram(painter: QPainter, diagram: Diagram, size: QSize) -> None:
    """Draw a diagram with a painter in pixels."""
    theme, content = diagram.theme, diagram.content
    if not diagram.transparent:
        painter.fillRect(QRect(QPoint(), size), q_colour(theme.page or theme.paper))
    written = {*diagram.numbers, *(m.places[0] for m in content.notes if m.text)}
    named = ("" if place in written else name for place, name in enumerate(diagram.names))
    drawing = MapDrawing(diagram.layout, tuple(named), lambda text: theme.names.get(text, text))
    readable, words = _laid_out(painter, diagram, drawing, size)
    start = painter.transform()
    painter.setTransform(_fitted(drawing.extent, words.room) * start)
    drawing.paint_board(painter, content, theme)
    rooms = {
        place: _INSIDE[mark.kind]
        for mark in content.notes
        if mark.kind in _INSIDE
        for place in mark.places
    }
    for place in readable.numbers:
        _draw_number(painter, drawing, readable, place, rooms.get(place, 1.0))
    drawing.paint_notes(painter, content, theme)
    painter.setTransform(start)
    words.draw()


def _laid_out(
    painter: QPainter, diagram: Diagram, drawing: MapDrawing, size: QSize
) -> tuple[Diagram, _Words]:
    """Return a diagram with readable numbers, and its words, which list the other moves.

    More words leave less room for the map, so that further numbers may become too small.
    """
    while True:
        words = _best_words(painter, diagram, drawing, size)
        scale = _fitted(drawing.extent, words.room).m11()
        small = {
            place: number
            for place, number in diagram.numbers.items()
            if scale * _number_height(drawing, diagram, place) < _SMALLEST_NUMBER
        }
        if not small:
            return diagram, words
        labels = {number: f"{number} at {diagram.names[place]}" for place, number in small.items()}
        diagram = replace(
            diagram,
            numbers={p: n for p, n in diagram.numbers.items() if p not in small},
            remarks={**diagram.remarks, **labels},
        )


def _best_words(painter: QPainter, diagram: Diagram, drawing: MapDrawing, size: QSize) -> _Words:
    """Return the words, beside the map if there are many and that leaves it more room."""
    below = _Words(painter, diagram, size)
    if below.fit:
        return below
    beside = (_Words(painter, diagram, size, share) for share in _BESIDE)
    fitting = [below, *(words for words in beside if words.fit)]
    return max(fitting, key=lambda words: _fitted(drawing.extent, words.room).m11())


def _fitted(extent: QRectF, room: QRectF) -> QTransform:
    """Return the transformation from a map, with y upwards, into the middle of a room."""
    scale = min(room.width() / extent.width(), room.height() / extent.height())
    middle, there = extent.center(), room.center()
    x, y = there.x() - scale * middle.x(), there.y() + scale * middle.y()
    return QTransform(scale, 0, 0, -scale, x, y)


def _on_coin(diagram: Diagram, place: int) -> bool:
    """Whether a move's number is on a coin, as paths are drawn on its piece."""
    glyph = diagram.layout.glyphs[int(diagram.content.stones[place])]
    return bool(glyph.ribbons or glyph.dot)


def _number_height(drawing: MapDrawing, diagram: Diagram, place: int) -> float:
    """Return the height of a move's number, in the map's units."""
    digits = min(len(str(diagram.numbers[place])), len(_SLIMMER) - 1)
    height = _NUMBER * _SLIMMER[digits] * drawing.radius(place)
    return height * _COIN_DIGIT if _on_coin(diagram, place) else height


def _draw_number(
    painter: QPainter, drawing: MapDrawing, diagram: Diagram, place: int, room: float
) -> None:
    """Draw a move's number in the middle of its stone, or on a coin where paths are drawn.

    Args:
        room: the share of its usual height that it can have.
    """
    spot, radius = drawing.spot(place), drawing.radius(place)
    glyph, theme = diagram.layout.glyphs[int(diagram.content.stones[place])], diagram.theme
    seats = diagram.layout.colours
    colour = theme.tile if glyph.seat is None else theme.stones[seats[glyph.seat]].colour
    height = _number_height(drawing, diagram, place)
    if _on_coin(diagram, place):
        spot += _COIN_AT * radius * QPointF(-1, 1)
        painter.setPen(QPen(q_colour(edge_of(colour)), _LINE * radius))
        painter.setBrush(q_colour(colour))
        painter.drawEllipse(spot, _COIN * radius, _COIN * radius)
    else:
        height *= room
        if glyph.seat == 1 and glyph.outline is None:
            draw_disc(painter, spot, _PLATE * radius, colour)
    number = str(diagram.numbers[place])
    draw_text(painter, spot, number, height, opposite(colour), bold=True)


class _Words:
    """The lines above a map, and those below or beside it, which are smaller if there are many.

    Attributes:
        fit: whether those below or beside leave enough room.
    """

    def __init__(
        self, painter: QPainter, diagram: Diagram, size: QSize, beside: float = 0.0
    ) -> None:
        """Choose a font size that fits.

        Args:
            beside: the share of the width to the right of the map, 0 for lines below.
        """
        self._painter, self._diagram = painter, diagram
        tall = max(_SMALLEST, round(_TEXT * min(size.height(), size.width() / _WIDE)))
        self._margin, self._above = tall, _font(painter, tall)
        self._inner = QRectF(QPointF(), QSizeF(size)).adjusted(tall, tall, -tall, -tall)
        self._caption = list(_caption(diagram.caption, self._above, self._inner.width()))
        top = self._height(self._above, self._caption)
        self._width = self._inner.width() * (beside or 1.0)
        self._beside = beside > 0
        most = self._inner.height() - top if beside else _MOST_BELOW * size.height()
        remarks = [diagram.remarks[number] for number in sorted(diagram.remarks)]
        for small in range(tall, _SMALLEST - 1, -1):
            self._font = _font(painter, small)
            self._lines = _wrapped(remarks, QFontMetricsF(self._font), self._width)
            self.fit = len(self._lines) * _step(self._font) <= most
            if self.fit:
                break

    @property
    def room(self) -> QRectF:
        """The room left for the map, in pixels."""
        room = self._inner.adjusted(0, self._height(self._above, self._caption), 0, 0)
        if self._beside:
            room.setWidth(room.width() - self._width - self._margin)
        else:
            room.setHeight(room.height() - self._height(self._font, self._lines))
        return QRectF(room.topLeft(), room.size().expandedTo(QSizeF(1, 1)))

    def draw(self) -> None:
        """Draw the lines."""
        self._painter.setPen(q_colour(self._diagram.theme.ink))
        for row, (font, line) in enumerate(self._caption):
            top = self._inner.top() + row * _step(font)
            self._line(font, top, line, Qt.AlignmentFlag.AlignHCenter)
        step = _step(self._font)
        high, align = step * len(self._lines), Qt.AlignmentFlag.AlignHCenter
        first = self._inner.bottom() - high
        if self._beside:
            first, align = self.room.center().y() - high / 2, Qt.AlignmentFlag.AlignLeft
        for row, line in enumerate(self._lines):
            self._line(self._font, first + row * step, line, align)

    def _height(self, font: QFont, lines: Sequence[object]) -> float:
        """Return the height of some lines, including the gap to the map."""
        return _step(font) * len(lines) + self._margin if lines else 0.0

    def _line(self, font: QFont, top: float, line: str, align: Qt.AlignmentFlag) -> None:
        self._painter.setFont(font)
        room = QRectF(self._inner.left(), top, self._inner.width(), _step(font))
        if align == Qt.AlignmentFlag.AlignLeft:
            room.setLeft(room.right() - self._width)
        self._painter.drawText(room, align | Qt.AlignmentFlag.AlignVCenter, line)


def _font(painter: QPainter, pixels: int) -> QFont:
    font = QFont(painter.font())
    font.setPixelSize(pixels)
    return font


def _step(font: QFont) -> int:
    return ceil(_LINE_HEIGHT * font.pixelSize())


def _caption(lines: Sequence[str], font: QFont, width: float) -> Iterator[tuple[QFont, str]]:
    """Yield lines that fit a width, each with its font: the first is bold."""
    for row, line in enumerate(lines):
        own = QFont(font)
        own.setBold(row == 0)
        for part in _broken(line, QFontMetricsF(own), width):
            yield own, part


def _broken(line: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """Return a line broken between words; a word that is still too wide is cut short."""
    lines: list[str] = []
    for word in line.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(metrics.elidedText(word, Qt.TextElideMode.ElideRight, width))
    return lines


def _wrapped(remarks: Sequence[str], metrics: QFontMetricsF, width: float) -> list[str]:
    """Return remarks in as few lines as possible, separated by commas."""
    lines: list[str] = []
    room, space = 0.0, metrics.horizontalAdvance(" ")
    for number, remark in enumerate(remarks):
        text = remark + ("," if number < len(remarks) - 1 else "")
        taken = metrics.horizontalAdvance(text) + space
        if taken - space <= room:
            lines[-1] += f" {text}"
            room -= taken
        else:
            lines.append(text)
            room = width - taken
    return lines


def _new_buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer
