"""Lines of sight and marks for held and safe sites, drawn on a map with Qt."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QPainter, QPen

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.sight import SightLine
from ringrealms3d.flat.glyphs import draw_ring, draw_stone, q_colour
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.theme import Theme

_CROWN = 0.5  # of a piece's radius
_SECOND_CROWN = 0.26
_RIM = 1.06
_RIM_LINE = 0.11  # of the rim's radius
_FRIENDLY_LINE = 0.2  # of a piece's radius
_OTHER_LINE = 0.1


class FeaturePainter:
    """Draws the features of a position."""

    def __init__(
        self, painter: QPainter, layout: Layout, theme: Theme, spots: Sequence[QPointF]
    ) -> None:
        """Draw with a painter whose y axis points upwards, each place at its spot."""
        self._painter = painter
        self._layout = layout
        self._theme = theme
        self._spots = spots

    def draw(self, content: Content) -> None:
        """Draw lines of sight, a crown on held sites, and a rim around safe pieces."""
        for line in content.sight:
            self._draw_line(line, bool(content.stones[line.places[-1]]))
        for place in content.safe:
            radius = float(_RIM * self._layout.map_radii[place])
            draw_ring(self._painter, self._spots[place], radius, self._theme.beside, _RIM_LINE)
        first, second = content.held
        for place in first:
            self._draw_crown(place, 0, _CROWN)
        for place in second:
            self._draw_crown(place, 1, _SECOND_CROWN if place in first else _CROWN)

    def _draw_crown(self, place: int, seat: int, size: float) -> None:
        colour = self._theme.stones[self._layout.colours[seat]].colour
        radius = float(size * self._layout.map_radii[place])
        draw_stone(self._painter, self._spots[place], radius, colour, None)

    def _draw_line(self, line: SightLine, ends_at_a_piece: bool) -> None:
        """Draw a line to the rim of the visible piece, or to the last cell's middle."""
        first, last = line.places[0], line.places[-1]
        start, end = self._spots[first], self._spots[last]
        way = end - start
        if ends_at_a_piece:
            length = float((way.x() ** 2 + way.y() ** 2) ** 0.5)
            end = end - way * (float(self._layout.map_radii[last]) / length)
        theme, radius = self._theme, float(self._layout.map_radii[first])
        colour = theme.capture if line.friendly else theme.ink
        width = radius * (_FRIENDLY_LINE if line.friendly else _OTHER_LINE)
        pen = QPen(q_colour(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self._painter.setPen(pen)
        self._painter.drawLine(start, end)
