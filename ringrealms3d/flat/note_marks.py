"""A person's marks on a map, and the sign of the last move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, hypot, pi, sin
from statistics import median

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QPainter, QPen, QPolygonF

from ringrealms3d.flat.glyphs import draw_text, edge_of, q_colour
from ringrealms3d.scene.content import SiteMark
from ringrealms3d.scene.materials import Colour, opposite
from ringrealms3d.scene.theme import Theme

_RADIUS = 0.72  # of the place's radius
_LINE = 0.2  # of a mark's radius
_CASING = 1.7  # of a line's width: what sets it off from what is below
_LETTER = 1.5  # of a mark's radius
_WIDEST = 1.8
_HEAD = 0.9  # of a typical place's radius: how long an arrow's head is
_SHAFT = 0.16
_COIN_AT, _COIN = 0.8, 0.45  # of the place's radius: how far aside a sign is, and its radius
_LEAST_PIXELS = 8.0  # a smaller sign cannot be read
_SIGN = 1.05  # the height of a sign, in its coin's radius

_CORNERS = {"square": (4, pi / 4), "triangle": (3, pi / 2)}


class NotePainter:
    """Draws marks with a painter whose y axis points upwards."""

    def __init__(
        self, painter: QPainter, theme: Theme, spots: Sequence[QPointF], radii: Sequence[float]
    ) -> None:
        """Draw on the places with these middles and radii."""
        self._painter, self._theme, self._colour = painter, theme, theme.note
        self._spots, self._radii = spots, radii
        self._typical = median(radii)
        self._least = _LEAST_PIXELS / abs(painter.transform().m11())

    def draw_sign(self, place: int, sign: str, colour: Colour) -> None:
        """Draw a coin with the sign of a move beside the middle of its last site."""
        spot = self._spots[place] + _COIN_AT * self._radii[place] * QPointF(1, 1)
        radius = max(_COIN * self._radii[place], self._least)
        self._painter.setPen(QPen(q_colour(edge_of(colour)), _LINE * radius / 2))
        self._painter.setBrush(q_colour(colour))
        self._painter.drawEllipse(spot, radius, radius)
        draw_text(self._painter, spot, sign, _SIGN * radius, opposite(colour), bold=True)

    def draw(self, marks: Sequence[SiteMark]) -> None:
        """Draw some marks, arrows last."""
        for mark in sorted(marks, key=lambda mark: mark.kind == "arrow"):
            self._colour = self._theme.noted(mark.colour)
            if mark.kind == "arrow":
                self._draw_arrow(*mark.places)
            elif mark.kind == "label":
                self._draw_letters(mark.places[0], mark.text)
            else:
                self._draw_outline(mark.places[0], mark.kind)

    def _draw_outline(self, place: int, kind: str) -> None:
        """Draw a circle, a cross or a polygon around a place's middle."""
        radius = _RADIUS * self._radii[place]
        spot = self._spots[place]
        shapes: dict[str, Callable[[], None]] = {
            "circle": lambda: self._painter.drawEllipse(spot, radius, radius),
            "cross": lambda: self._draw_cross(spot, radius),
        }
        self._stroke(_LINE * radius, shapes.get(kind, lambda: self._draw_polygon(place, kind)))

    def _stroke(self, width: float, draw: Callable[[], None]) -> None:
        """Draw lines twice: a casing, then the colour."""
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, thickness in ((opposite(self._colour), _CASING * width), (self._colour, width)):
            pen = QPen(q_colour(colour), thickness)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            self._painter.setPen(pen)
            draw()

    def _draw_cross(self, spot: QPointF, radius: float) -> None:
        for x, y in ((radius, radius), (radius, -radius)):
            way = 0.75 * QPointF(x, y)
            self._painter.drawLine(spot - way, spot + way)

    def _draw_polygon(self, place: int, kind: str) -> None:
        corners, first = _CORNERS[kind]
        angles = (first + 2 * pi * corner / corners for corner in range(corners))
        radius, spot = _RADIUS * self._radii[place], self._spots[place]
        points = [spot + radius * QPointF(cos(angle), sin(angle)) for angle in angles]
        self._painter.drawPolygon(QPolygonF(points))

    def _draw_letters(self, place: int, text: str) -> None:
        radius, spot = _RADIUS * self._radii[place], self._spots[place]
        self._fill(self._colour, _LINE * radius / 2)
        self._painter.drawEllipse(spot, radius, radius)
        height = _LETTER * radius / max(1.0, 0.7 * len(text))
        ink, widest = opposite(self._colour), _WIDEST * radius
        draw_text(self._painter, spot, text, height, ink, bold=True, widest=widest)

    def _draw_arrow(self, first: int, last: int) -> None:
        start, end = self._spots[first], self._spots[last]
        way = end - start
        length = hypot(way.x(), way.y())
        if length == 0:
            return
        ahead, unit = way / length, max(self._typical, self._radii[first] / 2)
        aside = QPointF(-ahead.y(), ahead.x()) * unit
        neck = max(length - _HEAD * unit, 0.0)
        corners = ((0.0, _SHAFT), (neck, _SHAFT), (neck, _HEAD / 2), (length, 0.0))
        left = [start + ahead * along + aside * width for along, width in corners]
        right = [start + ahead * along - aside * width for along, width in reversed(corners)]
        self._fill(self._colour, _LINE * unit / 3)
        self._painter.drawPolygon(QPolygonF([*left, *right]), Qt.FillRule.WindingFill)

    def _fill(self, colour: Colour, line: float) -> None:
        self._painter.setPen(QPen(q_colour(edge_of(colour)), line))
        self._painter.setBrush(q_colour(colour))
