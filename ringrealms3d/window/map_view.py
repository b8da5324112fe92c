"""The whole board at once: its 2-D map, drawn by Qt alone, to look at, point at and click."""

from __future__ import annotations

import numpy as np
from PyQt6.QtCore import QEvent, QPointF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QTransform
from PyQt6.QtWidgets import QSizePolicy, QWidget

from ringrealms3d.core.layout import Layout, Polygon
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.theme import Colour, Theme, blended
from ringrealms3d.window.stone_icon import draw_disc, draw_ring, draw_stone, q_colour
from ringrealms3d.window.texts import tr

_CAUSE_TINT = 0.5
_HOVER_TINT = 0.55
_GAP = 0.45  # of the smallest piece's radius: the line between cells
_WIDEST_GAP = 0.008  # of the map's half width
_DOT = 0.22  # of a piece's radius
_HINT = QSize(360, 360)


class MapView(QWidget):
    """A widget that shows a board's map.

    Signals:
        site_clicked: the site that was clicked.
        site_hovered: the site under the pointer, or None.
    """

    site_clicked = pyqtSignal(int)
    site_hovered = pyqtSignal(object)

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        """Make an empty map."""
        super().__init__(parent)
        self._theme = theme
        self._layout: Layout | None = None
        self._cells: list[QPolygonF] = []
        self._content = Content(np.zeros(0, dtype=np.int8))
        self._hovered: int | None = None
        self._told: int | None = None
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Map of the whole board"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 120)

    def sizeHint(self) -> QSize:
        """Return a size at which most boards are readable."""
        return _HINT

    def show_board(self, layout: Layout, content: Content) -> None:
        """Show another board."""
        self._layout = layout
        self._cells = [_q_polygon(cell) for cell in layout.map_cells]
        self._hovered = self._told = None
        self.show_content(content)

    def show_content(self, content: Content) -> None:
        """Show other pieces and marks."""
        self._content = content
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        self.update()

    def hover(self, site: int | None) -> None:
        """Light up a site that the pointer is on, here or in another view."""
        if site != self._hovered:
            self._hovered = site
            self.update()

    def site_at(self, place: QPointF) -> int | None:
        """Return the site under a place in the widget; later cells lie on top of earlier ones."""
        inverse, _ = self._transform().inverted()
        spot = inverse.map(place)
        rule = Qt.FillRule.OddEvenFill
        for site in range(len(self._cells) - 1, -1, -1):
            if self._cells[site].containsPoint(spot, rule):
                return site
        return None

    def place_of(self, site: int) -> QPointF:
        """Return where a site's piece stands in the widget."""
        assert self._layout is not None
        return self._transform().map(QPointF(*self._layout.map_centres[site]))

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Click a site."""
        assert event is not None
        site = self.site_at(event.position())
        if site is not None and event.button() == Qt.MouseButton.LeftButton:
            self.site_clicked.emit(site)

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        """Tell which site is under the pointer."""
        assert event is not None
        self._tell(self.site_at(event.position()))

    def leaveEvent(self, event: QEvent | None) -> None:
        """Nothing is under the pointer any more."""
        self._tell(None)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the map."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), q_colour(self._theme.sky[1]))
        if self._layout is None:
            return
        painter.setTransform(self._transform())
        self._draw_cells(painter, self._layout)
        self._draw_pieces(painter, self._layout)

    def _tell(self, site: int | None) -> None:
        if site != self._told:
            self._told = site
            self.site_hovered.emit(site)

    def _transform(self) -> QTransform:
        """Return the way from the map's coordinates to the widget's."""
        size = self._layout.map_size if self._layout else 1.0
        scale = min(self.width(), self.height()) / (2 * size)
        return QTransform(scale, 0, 0, -scale, self.width() / 2, self.height() / 2)

    def _draw_cells(self, painter: QPainter, layout: Layout) -> None:
        theme, causes = self._theme, set(self._content.causes)
        gap = min(_GAP * float(layout.map_radii.min()), _WIDEST_GAP * layout.map_size)
        painter.setPen(QPen(q_colour(theme.body.colour), gap))
        for site, cell in enumerate(self._cells):
            colour = theme.pad(layout.kinds[site]).colour
            if site in causes:
                colour = blended(colour, theme.capture, _CAUSE_TINT)
            if site == self._hovered:
                colour = blended(colour, theme.hover, _HOVER_TINT)
            painter.setBrush(q_colour(colour))
            painter.drawPolygon(cell)

    def _draw_pieces(self, painter: QPainter, layout: Layout) -> None:
        content, theme = self._content, self._theme
        spots = [QPointF(x, y) for x, y in layout.map_centres]
        radii = layout.map_radii.tolist()
        for site in content.legal:
            if site not in content.taken:
                draw_disc(painter, spots[site], _DOT * radii[site], theme.legal)
        for site in np.flatnonzero(content.stones).tolist():
            seat = int(content.stones[site]) - 1
            draw_stone(painter, spots[site], radii[site], theme.stones[seat].colour, seat)
        for site in content.last:
            draw_ring(painter, spots[site], radii[site], theme.last)
        for site in content.taken:
            _draw_cross(painter, spots[site], 0.6 * radii[site], theme.ink)


def _draw_cross(painter: QPainter, spot: QPointF, radius: float, colour: Colour) -> None:
    painter.setPen(QPen(q_colour(colour), 0.35 * radius))
    for x, y in ((radius, radius), (radius, -radius)):
        painter.drawLine(spot - QPointF(x, y), spot + QPointF(x, y))


def _q_polygon(polygon: Polygon) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in polygon])
