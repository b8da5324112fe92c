"""Candidate moves of an analysis on a map: discs with texts, and arrows for two clicks."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QPainter, QPen, QPolygonF

from ringrealms3d.flat.glyphs import draw_ring, draw_text, edge_of, q_colour
from ringrealms3d.scene.content import MoveMark
from ringrealms3d.scene.materials import Colour, opposite
from ringrealms3d.scene.theme import Theme

_SHARE = 0.86  # of the place's radius
_LEAST_PIXELS = 10.0  # a smaller disc's text cannot be read
_TEXT = (1.35, 1.15, 0.85)  # the letters' height for one, two, three signs, in radii
_RIM = 0.14  # of a disc's radius: the line around the best one
_THIN = 0.06
_START = 0.16  # of a place's radius: the ring where a move of two clicks begins
_CASING = 1.4  # of that ring's width: the line around it
_FAINT = 0.6  # how opaque the arrows are that are not the best move's
_SHAFT = 0.24  # of a disc's radius: how wide an arrow is
_HEAD = 0.75


class CandidatePainter:
    """Draws moves with a painter whose y axis points upwards."""

    def __init__(
        self, painter: QPainter, theme: Theme, spots: Sequence[QPointF], radii: Sequence[float]
    ) -> None:
        """Draw on the places with these middles and radii."""
        self._painter, self._theme = painter, theme
        self._spots, self._radii = spots, radii
        self._least = _LEAST_PIXELS / abs(painter.transform().m11())

    def draw(self, marks: Sequence[MoveMark]) -> None:
        """Draw some moves, the best first; where several end, only the best shows its text."""
        ends: dict[int, MoveMark] = {}
        for mark in marks:
            ends.setdefault(mark.places[-1], mark)
        for mark in reversed(marks):
            if len(mark.places) > 1:
                self._painter.setOpacity(1.0 if mark is marks[0] else _FAINT)
                self._draw_way(mark)
        self._painter.setOpacity(1.0)
        for mark in reversed(ends.values()):
            self._draw_disc(mark, best=mark is marks[0])

    def _draw_disc(self, mark: MoveMark, best: bool) -> None:
        """Draw a move's disc where it ends; the best one has a strong outline."""
        spot, radius = self._spots[mark.places[-1]], self._disc_radius(mark)
        colour = self._theme.candidate(mark.strength)
        line = opposite(colour) if best else edge_of(colour)
        self._painter.setPen(QPen(q_colour(line), (_RIM if best else _THIN) * radius))
        self._painter.setBrush(q_colour(colour))
        self._painter.drawEllipse(spot, radius, radius)
        height = _TEXT[min(len(mark.text), len(_TEXT)) - 1] * radius
        draw_text(self._painter, spot, mark.text, height, opposite(colour), bold=True)

    def _draw_way(self, mark: MoveMark) -> None:
        """Draw a ring where a move begins and an arrow to where it ends."""
        start, end = (self._spots[mark.places[k]] for k in (0, -1))
        colour = self._theme.candidate(mark.strength)
        for line, width in ((edge_of(colour), _CASING), (colour, 1.0)):
            draw_ring(self._painter, start, self._radii[mark.places[0]], line, width * _START)
        way = end - start
        length = hypot(way.x(), way.y())
        radius = self._disc_radius(mark)
        first, last = self._radii[mark.places[0]], length - radius
        if last > first:
            self._draw_arrow(start, way / length, (first, last), radius, colour)

    def _draw_arrow(
        self,
        start: QPointF,
        ahead: QPointF,
        reach: tuple[float, float],
        radius: float,
        colour: Colour,
    ) -> None:
        """Draw an arrow in a direction from a start, between two distances from there."""
        first, last = reach
        neck = max(first, last - _HEAD * radius)
        aside = QPointF(-ahead.y(), ahead.x()) * radius
        shaft = 0.5 * _SHAFT
        corners = ((first, shaft), (neck, shaft), (neck, 2 * shaft), (last, 0.0))
        left = [start + ahead * along + aside * width for along, width in corners]
        right = [start + ahead * along - aside * width for along, width in reversed(corners)]
        self._painter.setPen(QPen(q_colour(edge_of(colour)), _THIN * radius))
        self._painter.setBrush(q_colour(colour))
        self._painter.drawPolygon(QPolygonF([*left, *right]), Qt.FillRule.WindingFill)

    def _disc_radius(self, mark: MoveMark) -> float:
        return max(_SHARE * self._radii[mark.places[-1]], self._least)
