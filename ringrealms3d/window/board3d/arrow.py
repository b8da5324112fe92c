"""An arrow at the rim of the board that points to a site on its far side."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin

from PyQt6.QtCore import QPointF, Qt, pyqtSignal
from PyQt6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PyQt6.QtWidgets import QWidget

from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.scene.materials import Colour
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.texts import tr

_PIXELS = 54
_DISTANCE = 0.45  # of the parent's smaller side
_POINTS = ((22.0, 0.0), (-12.0, 16.0), (-4.0, 0.0), (-12.0, -16.0))


class FarSideArrow(QWidget):
    """Points outwards from the middle of its parent.

    Signals:
        clicked: a person wants to see where it points.
    """

    clicked = pyqtSignal()

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        """Make a hidden arrow."""
        super().__init__(parent)
        self._fill: Colour = theme.last
        self._line: Colour = theme.ink
        self._angle = 0.0
        self.setFixedSize(_PIXELS, _PIXELS)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("The last move is on the far side"))
        self.setToolTip(tr("The last move is on the far side: click or press T"))
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._fill, self._line = theme.last, theme.ink
        self.update()

    def point_along(self, right: float, up: float) -> None:
        """Show the arrow near the parent's rim, pointing this way."""
        parent = self.parentWidget()
        assert parent is not None
        distance = _DISTANCE * min(parent.width(), parent.height())
        self.point(degrees(atan2(up, right)), distance)

    def point(self, angle: float, distance: float) -> None:
        """Show the arrow in a direction, in degrees from rightwards, so many pixels out."""
        parent = self.parentWidget()
        assert parent is not None
        self._angle = angle
        x = parent.width() / 2 + distance * cos(radians(angle))
        y = parent.height() / 2 - distance * sin(radians(angle))
        self.move(round(x - _PIXELS / 2), round(y - _PIXELS / 2))
        self.show()
        self.update()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Tell that the arrow was clicked."""
        self.clicked.emit()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the arrow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(_PIXELS / 2, _PIXELS / 2)
        painter.rotate(-self._angle)
        painter.setPen(QPen(q_colour(self._line), 2))
        painter.setBrush(q_colour(self._fill))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in _POINTS]))
