"""Marks with a thin dark edge on a map: their lines are equally wide at any size of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QPainter, QPen, QPolygonF

from ringrealms3d.core.layout import Polygon
from ringrealms3d.flat.glyphs import draw_disc, draw_text, q_colour, q_polygon
from ringrealms3d.scene.edged_marks import LEGAL_DOT, SMALL_DOT
from ringrealms3d.scene.materials import WHITE, Colour
from ringrealms3d.scene.theme import Theme

_LINE, _EDGE = 2.4, 1.2  # in pixels: how wide a line is, and each of its edges
_WIDEST = 0.32  # of a piece's radius: a line with its edges is no wider than two of these
_SMALL = 9.0  # in pixels: the radius of a small place
_RING = 0.62  # of a piece's radius
_LEAST_RINGED = 6.0  # in pixels: a smaller piece has a ring as one of this radius, around it
_AROUND = 0.93  # of a piece's outline
_DOT_EDGE = 1.45  # of a dot
_LEAST_DOT = 1.3  # in pixels
_CROSS, _SMALL_CROSS = 0.45, 0.3  # of a piece's radius
_DASHED, _DASH = 0.86, 1.1
_DOTTED = 0.86
_FEWEST = 8  # dashes
_WARNING = 1.2
_RIM = 1.5  # in pixels


class EdgedPainter:
    """Draws marks with a painter whose y axis points upwards."""

    def __init__(
        self, painter: QPainter, theme: Theme, spots: Sequence[QPointF], radii: Sequence[float]
    ) -> None:
        """Draw on the places with these middles and radii."""
        self._painter, self._theme = painter, theme
        self._spots, self._radii = spots, radii
        self._pixel = 1 / abs(painter.transform().m22())

    def draw_last(self, place: int, outline: Polygon | None) -> None:
        """Draw a ring on the piece that was placed last, or a frame along its outline."""
        spot, radius = self._spots[place], self._radii[place]
        if outline is None:
            radius = max(radius, _LEAST_RINGED * self._pixel)
        line, edge = self._widths(radius)
        line *= self._theme.boldness
        for colour, width in ((self._theme.edge, line + 2 * edge), (self._theme.last, line)):
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            self._painter.setPen(QPen(q_colour(colour), width))
            if outline is None:
                self._painter.drawEllipse(spot, _RING * radius, _RING * radius)
            else:
                corners = _AROUND * radius * outline + (spot.x(), spot.y())
                self._painter.drawPolygon(q_polygon(corners))

    def draw_legal(self, place: int) -> None:
        """Draw a small dot on an empty place."""
        radius = self._radii[place]
        size = SMALL_DOT if radius < _SMALL * self._pixel else LEGAL_DOT
        dot = max(size * radius, _LEAST_DOT * self._pixel)
        draw_disc(self._painter, self._spots[place], _DOT_EDGE * dot, self._theme.edge)
        draw_disc(self._painter, self._spots[place], dot, self._theme.legal)

    def draw_taken(self, place: int, bare: bool, ringed: bool) -> None:
        """Draw a cross where a piece was captured, in dashes where it is gone.

        Args:
            bare: whether the place is empty now.
            ringed: whether there is a ring around the cross.
        """
        spot, radius = self._spots[place], self._radii[place]
        line, edge = self._widths(radius)
        if bare:
            self._draw_broken(spot, _DASHED * radius, WHITE, (line + edge) / 2, _DASH)
        reach = (_SMALL_CROSS if ringed else _CROSS) * radius
        for colour, width in ((self._theme.edge, line + 2 * edge), (self._theme.taken, line)):
            self._painter.setPen(_pen(colour, width))
            for x, y in ((reach, reach), (reach, -reach)):
                self._painter.drawLine(spot - QPointF(x, y), spot + QPointF(x, y))

    def draw_threatened(self, place: int) -> None:
        """Draw a dotted ring around an exclamation mark."""
        spot, radius = self._spots[place], self._radii[place]
        line, _ = self._widths(radius)
        self._draw_broken(spot, _DOTTED * radius, self._theme.danger, line, 0.4)
        for shift, colour in ((self._pixel, self._theme.edge), (0.0, self._theme.danger)):
            for x, y in ((-shift, 0.0), (shift, 0.0), (0.0, shift), (0.0, -shift)):
                middle = spot + QPointF(x, y)
                draw_text(self._painter, middle, "!", _WARNING * radius, colour, bold=True)

    def _draw_broken(
        self, spot: QPointF, radius: float, colour: Colour, width: float, dash: float
    ) -> None:
        """Draw a circle of dashes, each some widths long, as many as fit."""
        edge = min(_EDGE * self._pixel, width)
        around = 2 * pi * radius
        count = max(_FEWEST, round(around / (2 * (dash + 0.6) * (width + edge))))
        step = around / count
        share = dash / (dash + 0.6) * step / 2
        for shade, wide, longer in ((self._theme.edge, width + 2 * edge, edge), (colour, width, 0)):
            pen = QPen(q_colour(shade), wide)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            length = share + 2 * longer
            pen.setDashPattern([length / wide, max(step - length, 0.01) / wide])
            pen.setDashOffset(length / 2 / wide)
            self._painter.setPen(pen)
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            self._painter.drawEllipse(spot, radius, radius)

    def _widths(self, radius: float) -> tuple[float, float]:
        """Return how wide a line and each of its edges are on a piece of this radius."""
        share = min(1.0, _WIDEST * 2 * radius / ((_LINE + 2 * _EDGE) * self._pixel))
        return share * _LINE * self._pixel, share * _EDGE * self._pixel


def draw_ghost_rim(
    painter: QPainter, spot: QPointF, radius: float, outline: Polygon | None
) -> None:
    """Draw the light rim around a piece that is not there yet."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(q_colour(WHITE), _RIM / abs(painter.transform().m22())))
    if outline is None:
        painter.drawEllipse(spot, radius, radius)
    else:
        painter.drawPolygon(QPolygonF(q_polygon(radius * outline + (spot.x(), spot.y()))))


def _pen(colour: Colour, width: float) -> QPen:
    pen = QPen(q_colour(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
