"""Pieces, marks and coordinates drawn with Qt, in units of a map."""

from __future__ import annotations

from math import inf

import numpy as np
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from ringrealms3d.core.layout import Glyph, Polygon, Ribbon
from ringrealms3d.core.plain_text import drawable
from ringrealms3d.scene.materials import BLACK, WHITE, Colour, blended, opposite
from ringrealms3d.scene.theme import Theme

_HOLLOW = 0.5  # of a stone's radius
_HOLLOW_TINT = 0.75
_RING_LINE = 0.24  # of a ring's radius
_EDGE = 0.05  # of a piece's radius: the line around a piece
_EDGE_TINT = 0.4
_GLOW = 0.75
_PALE = 0.8  # the least of red, green and blue of pieces that nothing paler can be seen on
_DARK = 0.6  # the sum of red, green and blue below which an edge must be lighter
_DOT = 0.3  # of a piece's radius
_POST_EDGE, _HOLE = 0.12, 0.3  # of a piece's radius
_FRAME_LINE = 0.06  # of an outline's width
_RIBBON = 0.26  # of a piece's radius
_CASING = 2.1  # of a ribbon's width: what shows that it runs over another
_FONT_HEIGHT = 100.0  # letters are drawn at this size and scaled, as fonts have no fractions


class GlyphPainter:
    """Draws the pieces of a board in a theme's colours."""

    def __init__(self, painter: QPainter, theme: Theme, colours: tuple[str, str]) -> None:
        """Draw with a painter whose y axis points upwards."""
        self._painter = painter
        self._theme = theme
        self._seats = tuple(theme.stones[name].colour for name in colours)

    def glow(self, seat: int) -> Colour:
        """Return the colour of a seat's lit paths, which are drawn on its paths.

        They are paler than these, as in space, or darker where these are white.
        """
        colour = self._seats[seat]
        return blended(colour, BLACK if min(colour) > _PALE else WHITE, _GLOW)

    def draw(self, glyph: Glyph, spot: QPointF, radius: float) -> None:
        """Draw one piece, or a fixed post with a hole in its top."""
        if glyph.fixed and glyph.outline is not None:
            self._draw_post(glyph.outline, spot, radius)
            return
        colour = self._theme.tile if glyph.seat is None else self._seats[glyph.seat]
        if glyph.outline is None:
            draw_stone(self._painter, spot, radius, colour, glyph.seat)
        else:
            self._draw_tile(glyph.outline, spot, radius, colour)
        for ribbon in glyph.ribbons:
            self._draw_ribbon(ribbon, spot, radius, colour)
        if glyph.dot and glyph.seat is not None:
            draw_disc(self._painter, spot, _DOT * radius, self._seats[1 - glyph.seat])

    def _draw_post(self, outline: Polygon, spot: QPointF, radius: float) -> None:
        wood, ground = self._theme.material("stone").colour, self._theme.body.colour
        self._painter.setPen(QPen(q_colour(ground), _POST_EDGE * radius))
        self._painter.setBrush(q_colour(wood))
        self._painter.drawPolygon(q_polygon(outline * radius + (spot.x(), spot.y())))
        draw_disc(self._painter, spot, _HOLE * radius, ground)

    def _draw_tile(self, outline: Polygon, spot: QPointF, radius: float, colour: Colour) -> None:
        self._painter.setPen(QPen(q_colour(edge_of(colour)), _EDGE * radius))
        self._painter.setBrush(q_colour(colour))
        self._painter.drawPolygon(q_polygon(outline * radius + (spot.x(), spot.y())))

    def _draw_ribbon(self, ribbon: Ribbon, spot: QPointF, radius: float, below: Colour) -> None:
        path = QPainterPath()
        path.addPolygon(q_polygon(ribbon.points * radius + (spot.x(), spot.y())))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((below, _CASING), (self._seats[ribbon.seat], 1.0)):
            pen = QPen(q_colour(colour), width * _RIBBON * radius)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self._painter.setPen(pen)
            self._painter.drawPath(path)


def draw_stone(
    painter: QPainter,
    spot: QPointF,
    radius: float,
    colour: Colour,
    seat: int | None,
    edge: float = _EDGE,
) -> None:
    """Draw a stone; like those on the board, seat 0's are whole and seat 1's have a hollow.

    Args:
        edge: how wide the line around it is, as a share of its radius.
    """
    painter.setPen(QPen(q_colour(edge_of(colour)), edge * radius))
    painter.setBrush(q_colour(colour))
    painter.drawEllipse(spot, radius, radius)
    if seat == 1:
        draw_ring(painter, spot, _HOLLOW * radius, blended(colour, opposite(colour), _HOLLOW_TINT))


def draw_disc(painter: QPainter, spot: QPointF, radius: float, colour: Colour) -> None:
    """Draw a round area."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(q_colour(colour))
    painter.drawEllipse(spot, radius, radius)


def draw_ring(
    painter: QPainter, spot: QPointF, radius: float, colour: Colour, line: float = _RING_LINE
) -> None:
    """Draw a circle whose line is a share of its radius wide."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(q_colour(colour), line * radius))
    painter.drawEllipse(spot, radius, radius)


def draw_line(painter: QPainter, points: Polygon, width: float, colour: Colour) -> None:
    """Draw a line through points, float64 (points, 2)."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(q_colour(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(q_polygon(points))


def draw_frame(painter: QPainter, outline: Polygon, colour: Colour) -> None:
    """Draw a line along an outline."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(q_colour(colour), _FRAME_LINE * float(np.ptp(outline[:, 0]))))
    painter.drawPolygon(q_polygon(outline))


def draw_text(
    painter: QPainter,
    spot: QPointF,
    text: str,
    height: float,
    colour: Colour,
    bold: bool = False,
    widest: float = inf,
) -> None:
    """Draw a text of a height around a spot, upright although y points upwards.

    It is lower if it would be wider than the widest.
    """
    text = drawable(text)
    font = QFont(painter.font())
    font.setPixelSize(round(_FONT_HEIGHT))
    font.setBold(bold)
    painter.save()
    painter.translate(spot)
    painter.setFont(font)
    painter.setPen(q_colour(colour))
    width = painter.fontMetrics().horizontalAdvance(text)
    scale = min(height / _FONT_HEIGHT, widest / max(width, 1))
    painter.scale(scale, -scale)
    ascent = painter.fontMetrics().capHeight()
    painter.drawText(QPointF(-width / 2, ascent / 2), text)
    painter.restore()


def q_colour(colour: Colour) -> QColor:
    """Return a theme's colour for Qt."""
    return QColor.fromRgbF(*colour)


def q_polygon(polygon: Polygon) -> QPolygonF:
    """Return a polygon for Qt."""
    return QPolygonF([QPointF(x, y) for x, y in polygon.tolist()])


def edge_of(colour: Colour) -> Colour:
    """Return the colour of the line around an area of a colour."""
    return blended(colour, BLACK if sum(colour) > _DARK else WHITE, _EDGE_TINT)
