"""Boards and pieces as sheets of paper, in true millimetres."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil

from PyQt6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSizeF, Qt
from PyQt6.QtGui import QPainter, QPen, QTransform

from ringrealms3d.core.layout import Glyph, Layout
from ringrealms3d.flat.application import need_application, painting
from ringrealms3d.flat.diagram import new_pdf
from ringrealms3d.flat.glyphs import GlyphPainter, draw_text
from ringrealms3d.flat.map_drawing import MapDrawing
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.materials import BLACK
from ringrealms3d.scene.theme import Theme

_MARGIN = 8.0  # millimetres at every side
_FOOT = 10.0  # millimetres above the lower margin, for the scale bar and the page's number
_GAP = 2.0  # millimetres between pieces
_SCALE_BAR = 50.0
_LETTER = 2.2
_LINE = 0.2
_EVEN = 1e-9  # of a page: a part that is thinner is none
_MARK = 4.0  # the length of the marks at the corners of a board's part

PIXELS_A_MM = 96 / 25.4

_Draw = Callable[[QPainter], None]


@dataclass(frozen=True, slots=True, eq=False)
class SheetOrder:
    """An order for printing.

    Attributes:
        layout: the board.
        content: the pieces that always stay on the board.
        pieces: the glyphs to cut out, repeated as needed.
        theme: the colours.
        size: the map's largest extent in millimetres.
        paper: width and height of a page in millimetres.
        title: the title below.
    """

    layout: Layout
    content: Content
    pieces: Sequence[Glyph]
    theme: Theme
    size: float
    paper: tuple[float, float]
    title: str

    @property
    def scale(self) -> float:
        """Millimetres per unit of the map."""
        return self.size / (2 * max(self.layout.map_size))

    @property
    def room(self) -> QRectF:
        """The printable part of a page, in millimetres from its upper left corner."""
        width, height = self.paper
        return QRectF(_MARGIN, _MARGIN, width - 2 * _MARGIN, height - 2 * _MARGIN - _FOOT)

    @property
    def parts(self) -> tuple[int, int]:
        """How many pages the board takes, side by side and below each other."""
        width, height = (2 * self.scale * half for half in self.layout.map_size)
        room = self.room
        return ceil(width / room.width() - _EVEN), ceil(height / room.height() - _EVEN)


def sheet_file(order: SheetOrder) -> bytes:
    """Return the board and its pieces as a PDF file's content; no display is needed."""
    need_application()
    order = _laid_out(order)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = new_pdf(buffer, QSizeF(*order.paper), order.title)
    pages = [*_board_pages(order), *_piece_pages(order)]
    with painting(writer) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, (name, draw) in enumerate(pages, start=1):
            if number > 1:
                writer.newPage()
            painter.setTransform(QTransform.fromScale(PIXELS_A_MM, PIXELS_A_MM))
            _draw_foot(painter, order, f"{order.title}, {name}, page {number} of {len(pages)}")
            draw(painter)
    return buffer.data().data()


def _laid_out(order: SheetOrder) -> SheetOrder:
    """Return the order in landscape if the board then takes fewer pages."""
    width, height = order.paper
    other = replace(order, paper=(height, width))
    return min((order, other), key=lambda laid: laid.parts[0] * laid.parts[1])


def _board_pages(order: SheetOrder) -> Iterator[tuple[str, _Draw]]:
    """Yield the parts of a board, row by row, but for those without any cell."""
    columns, rows = order.parts
    for row in range(rows):
        for column in range(columns):
            part = _BoardPart(order, row, column)
            name = f"board, row {row + 1}, column {column + 1}" if rows * columns > 1 else "board"
            if part.has_cells:
                yield name, part


@dataclass(frozen=True, slots=True, eq=False)
class _BoardPart:
    """Draws one page's part of a board, cut along the marks at its corners."""

    order: SheetOrder
    row: int
    column: int

    @property
    def has_cells(self) -> bool:
        """Whether there is any cell on it, not only letters of neighbouring parts."""
        room, layout = self.order.room.size() / self.order.scale, self.order.layout
        half_width, half_height = layout.map_size
        left, top = self.column * room.width() - half_width, half_height - self.row * room.height()
        right, bottom = left + room.width(), top - room.height()
        boxes = ((*cell.min(axis=0), *cell.max(axis=0)) for cell in layout.map_cells if len(cell))
        return any(x < right and y < top and u > left and v > bottom for x, y, u, v in boxes)

    def __call__(self, painter: QPainter) -> None:
        room, scale = self.order.room, self.order.scale
        half_width, half_height = self.order.layout.map_size
        _draw_corners(painter, room)
        painter.save()
        painter.setClipRect(room)
        painter.translate(
            room.left() - self.column * room.width() + scale * half_width,
            room.top() - self.row * room.height() + scale * half_height,
        )
        painter.scale(scale, -scale)
        MapDrawing(self.order.layout).paint(painter, self.order.content, self.order.theme)
        painter.restore()


def _piece_pages(order: SheetOrder) -> Iterator[tuple[str, _Draw]]:
    """Yield the pieces in rows, as many on a page as it holds."""
    if not order.pieces:
        return
    half = max(glyph.reach for glyph in order.pieces) * _radius(order)
    step, room = 2 * half + _GAP, order.room
    columns, rows = (max(1, int((side + _GAP) / step)) for side in (room.width(), room.height()))
    for start in range(0, len(order.pieces), columns * rows):
        some = order.pieces[start : start + columns * rows]
        yield "pieces", _PieceRows(order, some, columns, step)


@dataclass(frozen=True, slots=True, eq=False)
class _PieceRows:
    """Draws one page's pieces."""

    order: SheetOrder
    pieces: Sequence[Glyph]
    columns: int
    step: float

    def __call__(self, painter: QPainter) -> None:
        room, radius = self.order.room, _radius(self.order)
        painter.save()
        painter.translate(room.left(), room.top())
        painter.scale(1, -1)
        glyphs = GlyphPainter(painter, self.order.theme, self.order.layout.colours)
        for number, glyph in enumerate(self.pieces):
            row, column = divmod(number, self.columns)
            half = (self.step - _GAP) / 2
            spot = QPointF(column * self.step + half, -(row * self.step + half))
            glyphs.draw(glyph, spot, radius)
        painter.restore()


def _radius(order: SheetOrder) -> float:
    return order.scale * float(order.layout.map_radii[0])


def _draw_corners(painter: QPainter, room: QRectF) -> None:
    """Draw marks outside the corners, between which a page is cut."""
    painter.setPen(QPen(Qt.GlobalColor.black, _LINE))
    for x, outwards in ((room.left(), -1), (room.right(), 1)):
        for y, down in ((room.top(), -1), (room.bottom(), 1)):
            painter.drawLine(QPointF(x + outwards, y), QPointF(x + outwards * _MARK, y))
            painter.drawLine(QPointF(x, y + down), QPointF(x, y + down * _MARK))


def _draw_foot(painter: QPainter, order: SheetOrder, text: str) -> None:
    painter.setPen(QPen(Qt.GlobalColor.black, _LINE))
    base, left = order.paper[1] - _MARGIN - 1, _MARGIN
    painter.drawLine(QPointF(left, base), QPointF(left + _SCALE_BAR, base))
    for x in (left, left + _SCALE_BAR):
        painter.drawLine(QPointF(x, base - 1.5), QPointF(x, base + 1))
    painter.save()
    painter.scale(1, -1)
    middle = QPointF(left + _SCALE_BAR / 2, -(base - 3))
    draw_text(painter, middle, f"{_SCALE_BAR:g} mm", _LETTER, BLACK)
    rest = (left + _SCALE_BAR + order.paper[0] - _MARGIN) / 2
    draw_text(painter, QPointF(rest, -(base - 0.5)), text, _LETTER, BLACK)
    painter.restore()
