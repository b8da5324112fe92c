"""The course of a game as a graph: the chance of winning after each move, and the margin.

The height of the line between the two seats' colours is the expected result, from lost for seat 0
at the bottom to won at the top. Proven results are drawn in strong colours and hatched. Nothing is
clipped, because Qt's SVG files do not support clipping.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from PyQt6.QtCore import QBuffer, QIODevice, QLineF, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PyQt6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen, QPolygonF
from PyQt6.QtSvg import QSvgGenerator

from ringrealms3d.core.files import written_whole
from ringrealms3d.flat.application import need_application, painting
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.flat.graph_scales import Frame, frame_of, turn_steps, widest_margin
from ringrealms3d.scene.materials import Colour, blended, opposite
from ringrealms3d.scene.theme import SIGNS, Theme

SEVERITIES: tuple[Colour, ...] = tuple(SIGNS[sign] for sign in ("?!", "?", "??"))
"""The colours of inaccuracies, mistakes and blunders."""

_PALE = 0.45  # how far the colours of estimates are on their way to the ground
_HATCH = 6.0  # pixels between the lines over what is proven
_FAINT, _HATCH_ALPHA = 0.45, 0.3


@dataclass(frozen=True, slots=True)
class GraphPoint:
    """A position of a game.

    Attributes:
        value: the result expected for seat 0, from -1 to 1, None if unknown.
        margin: seat 0's expected margin, None if unknown.
        proven: whether the result is proven.
        severity: how bad the move was that led here: 0 fine, 1 an inaccuracy, 2 a mistake,
            3 a blunder.
        glyph: the sign of such a move.
    """

    value: float | None = None
    margin: float | None = None
    proven: bool = False
    severity: int = 0
    glyph: str = ""


class ReviewGraph:
    """Draws a game's positions from left to right, in pixels from the upper left.

    Attributes:
        points: the positions, the start first.
    """

    def __init__(
        self,
        points: Sequence[GraphPoint],
        colours: tuple[Colour, Colour],
        theme: Theme,
        turns: Sequence[int] = (),
    ) -> None:
        """Take the positions, the start first, and the colours of the two seats.

        Args:
            turns: the numbers of the turns that led to the positions; without them there are none.
        """
        self.points, self._turns = tuple(points), tuple(turns)
        self._ground = theme.sky[0]
        self._ink = theme.ink
        self._strong = colours
        self._pale = tuple(blended(each, self._ground, _PALE) for each in colours)
        self._most = widest_margin([point.margin for point in points])

    def ply_at(self, x: float, size: QSizeF) -> int:
        """Return the ply whose position is nearest to a place from the left."""
        frame = self._frame(size)
        return min(range(len(self.points)), key=lambda ply: abs(frame.x(ply) - x))

    def place_of(self, ply: int, size: QSizeF) -> QPointF:
        """Return where a position is, at mid-height if its value is unknown."""
        return self._frame(size).spot(ply, self.points[ply].value or 0.0)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw everything but the current position."""
        frame = self._frame(size)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(QPointF(), size), q_colour(self._ground))
        for run in self._runs():
            self._paint_areas(painter, frame, run)
        self._paint_frame(painter, frame)
        self._paint_margins(painter, frame)
        self._paint_dots(painter, frame)

    def paint_current(self, painter: QPainter, size: QSizeF, ply: int) -> None:
        """Draw a thin line at the current position, with a knob where the chances are."""
        frame = self._frame(size)
        ends = [frame.spot(ply, value) for value in (1.0, -1.0)]
        self._paint_outlined(painter, QPolygonF(ends), 0.8)
        painter.setPen(QPen(q_colour(self._ground), 1.5))
        painter.setBrush(q_colour(self._ink))
        painter.drawEllipse(self.place_of(ply, size), frame.dot, frame.dot)

    def _frame(self, size: QSizeF) -> Frame:
        return frame_of(size, len(self.points), has_margins=self._most > 0)

    def _runs(self) -> Iterator[range]:
        """Yield the runs of consecutive plies with known values."""
        start = 0
        for ply in range(len(self.points) + 1):
            if ply == len(self.points) or self.points[ply].value is None:
                if ply > start:
                    yield range(start, ply)
                start = ply + 1

    def _paint_areas(self, painter: QPainter, frame: Frame, run: range) -> None:
        """Draw the seats' shares along some plies, seat 0's below the line."""
        curve = [frame.spot(ply, self.points[ply].value or 0.0) for ply in run]
        if len(curve) == 1:
            curve = [curve[0] - QPointF(1, 0), curve[0] + QPointF(1, 0)]
        for seat, edge in enumerate((frame.plot.bottom(), frame.plot.top())):
            area = _area(curve, edge)
            _fill(painter, area, self._pale[seat])
            for _, column in self._proven_columns(frame, run):
                _fill(painter, area.intersected(column), self._strong[seat])
        for winner, column in self._proven_columns(frame, run):
            self._hatch(painter, column.boundingRect(), opposite(self._strong[winner]))

    def _proven_columns(self, frame: Frame, run: range) -> Iterator[tuple[int, QPainterPath]]:
        """Yield the ranges with one proven result, half a ply to both sides, with the winner.

        A draw counts as a win for seat 0, which then has the lower half of the picture.
        """
        for winner, plies in groupby(run, key=self._proven_winner):
            if winner is not None:
                first, *others = plies
                last = others[-1] if others else first
                left, right = max(run[0], first - 0.5), min(run[-1], last + 0.5)
                column = QPainterPath()
                column.addRect(_column(frame, frame.x(left), frame.x(right)))
                yield winner, column

    def _proven_winner(self, ply: int) -> int | None:
        point = self.points[ply]
        return int((point.value or 0.0) < 0) if point.proven else None

    def _hatch(self, painter: QPainter, column: QRectF, colour: Colour) -> None:
        """Draw slanting lines over a part of the picture."""
        ink = q_colour(colour)
        ink.setAlphaF(_HATCH_ALPHA)
        painter.setPen(QPen(ink, 1.2))
        first = int((column.left() + column.top()) // _HATCH) + 1
        last = int((column.right() + column.bottom()) // _HATCH)
        for level in (number * _HATCH for number in range(first, last + 1)):
            left = max(column.left(), level - column.bottom())
            right = min(column.right(), level - column.top())
            painter.drawLine(QLineF(left, level - left, right, level - right))

    def _paint_frame(self, painter: QPainter, frame: Frame) -> None:
        """Draw the border, the line of even chances, and the scales where there is room."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._faint_ink(), 1.0))
        painter.drawRect(frame.plot)
        painter.setPen(QPen(self._faint_ink(), 1.0, Qt.PenStyle.DashLine))
        middle = frame.plot.center().y()
        painter.drawLine(QLineF(frame.plot.left(), middle, frame.plot.right(), middle))
        if not frame.lettered:
            return
        painter.setPen(q_colour(self._ink))
        painter.setFont(_font(painter, frame.letters))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for value, text in ((1.0, "100 %"), (0.0, "50 %"), (-1.0, "0 %")):
            painter.drawText(frame.left_label(value), right, text)
        for value in (1.0, 0.0, -1.0) if self._most else ():
            text = f"{value * self._most:+.0f}".replace("-", "−") if value else "0"
            painter.drawText(frame.right_label(value), Qt.AlignmentFlag.AlignVCenter, text)
        for ply in turn_steps(self._turns, frame):
            text = str(self._turns[ply])
            painter.drawText(frame.ply_label(ply), Qt.AlignmentFlag.AlignCenter, text)

    def _paint_margins(self, painter: QPainter, frame: Frame) -> None:
        """Draw the expected margins as a thin line on a scale of its own."""
        if not self._most:
            return
        line: list[QPointF] = []
        for ply, point in enumerate(self.points):
            if point.margin is not None:
                line.append(frame.spot(ply, point.margin / self._most))
            if point.margin is None or ply == len(self.points) - 1:
                self._paint_outlined(painter, QPolygonF(line), 1.3)
                line = []

    def _paint_outlined(self, painter: QPainter, line: QPolygonF, width: float) -> None:
        """Draw a line that can be seen on any colour."""
        for ink, stroke in ((self._ground, width + 2.0), (self._ink, width)):
            painter.setPen(QPen(q_colour(ink), stroke))
            painter.drawPolyline(line)

    def _paint_dots(self, painter: QPainter, frame: Frame) -> None:
        """Draw a dot at every bad move, and its sign where there is room."""
        taken: list[QRectF] = []
        marked = [ply for ply, point in enumerate(self.points) if point.severity]
        for ply in sorted(marked, key=lambda ply: self.points[ply].severity):
            point = self.points[ply]
            spot, radius = frame.spot(ply, point.value or 0.0), frame.dot
            painter.setPen(QPen(q_colour(opposite(SEVERITIES[point.severity - 1])), 1.2))
            painter.setBrush(q_colour(SEVERITIES[point.severity - 1]))
            painter.drawEllipse(spot, radius, radius)
        for ply in sorted(marked, key=lambda ply: -self.points[ply].severity):
            place = frame.sign_place(ply, self.points[ply].value or 0.0)
            if not any(place.intersects(other) for other in taken):
                taken.append(place)
                self._paint_sign(painter, frame, place, self.points[ply].glyph)

    def _paint_sign(self, painter: QPainter, frame: Frame, place: QRectF, glyph: str) -> None:
        """Draw a sign that can be read on any colour."""
        path = QPainterPath()
        font = _font(painter, frame.letters, bold=True)
        path.addText(QPointF(), font, glyph)
        path.translate(place.center() - path.boundingRect().center())
        painter.strokePath(path, QPen(q_colour(self._ground), 3.0))
        painter.fillPath(path, q_colour(self._ink))

    def _faint_ink(self) -> QColor:
        ink = q_colour(self._ink)
        ink.setAlphaF(_FAINT)
        return ink


def _area(curve: Sequence[QPointF], edge: float) -> QPainterPath:
    """Return the area between a line and the upper or lower edge."""
    corners = [QPointF(curve[0].x(), edge), *curve, QPointF(curve[-1].x(), edge)]
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _fill(painter: QPainter, area: QPainterPath, colour: Colour) -> None:
    painter.fillPath(area, q_colour(colour))


def _column(frame: Frame, left: float, right: float) -> QRectF:
    return QRectF(left, frame.plot.top(), right - left, frame.plot.height())


def _font(painter: QPainter, height: float, bold: bool = False) -> QFont:
    font = painter.font()
    font.setPixelSize(round(height))
    font.setBold(bold)
    return font


GRAPH_SIZE = QSize(1600, 500)
"""How large the graphs in files are, in pixels."""


def save_graph(graph: ReviewGraph, title: str, path: Path) -> None:
    """Write a graph to a file atomically; its extension is one of the formats.

    Raises:
        UserError: the file cannot be written.
    """
    need_application()
    drawn = _svg(graph, title) if path.suffix == ".svg" else _png(graph)
    with written_whole(path) as stream:
        stream.write(drawn)


def _png(graph: ReviewGraph) -> bytes:
    image = QImage(GRAPH_SIZE, QImage.Format.Format_RGB32)
    with painting(image) as painter:
        graph.paint(painter, QSizeF(GRAPH_SIZE))
    buffer = _new_buffer()
    image.save(buffer, "png")
    return buffer.data().data()


def _svg(graph: ReviewGraph, title: str) -> bytes:
    buffer, generator = _new_buffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(GRAPH_SIZE)
    generator.setViewBox(QRect(0, 0, GRAPH_SIZE.width(), GRAPH_SIZE.height()))
    generator.setTitle(title)
    with painting(generator) as painter:
        graph.paint(painter, QSizeF(GRAPH_SIZE))
    return buffer.data().data()


def _new_buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer
