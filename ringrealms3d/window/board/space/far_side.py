"""A site that may be on the far side: a badge on the horizon, and the board can turn to it."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin

from PyQt6.QtCore import QPointF, QRect, Qt, pyqtSignal
from PyQt6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QShowEvent
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.scene.materials import Colour, opposite
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.space.camera_driver import CameraDriver
from ringrealms3d.window.board.space.viewport import Viewport
from ringrealms3d.window.widgets.key_names import key_name
from ringrealms3d.window.widgets.plain import plain_tip

_PIXELS = 36  # as large as a control, so that fingers hit it
_RADIUS = 14.0
_BEYOND = 2.0  # how far its middle is outside the horizon
_SHAFT = ((-5.5, 0.0), (5.5, 0.0))
_HEAD = ((0.5, -5.0), (5.5, 0.0), (0.5, 5.0))
_LINE = 2.25
_LEAST = 1e-3
_STEP = 4.0  # pixels from one try to the next


class FarSideArrow(QWidget):
    """A small round badge with an arrow that points outwards from a board's middle.

    Attributes:
        middle: the board's middle in the parent.
        covered: the parts of the parent that something covers, where it would not be seen.

    Signals: clicked: the user wants to see the site.
    """

    clicked = pyqtSignal()

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        """Make a hidden arrow."""
        super().__init__(parent)
        self._fill: Colour = theme.last
        self._line: Colour = theme.edge
        self._angle = 0.0
        self.middle = QPointF()
        self.covered: tuple[QRect, ...] = ()
        self.setFixedSize(_PIXELS, _PIXELS)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("The last move is on the far side"))
        self.hide()

    def showEvent(self, event: QShowEvent | None) -> None:
        """Name the key that turns the board, too."""
        super().showEvent(event)
        tip = tr("The last move is on the far side: click or press {turn}")
        self.setToolTip(plain_tip(tip.format(turn=key_name("view.turn"))))

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._fill, self._line = theme.last, theme.edge
        self.update()

    def point_along(self, right: float, up: float, distance: float) -> None:
        """Show the badge this many pixels from the board's middle, or as far as that goes."""
        parent = self.parentWidget()
        assert parent is not None
        angle = atan2(up, right)
        x, y = self.middle.x(), self.middle.y()
        across = parent.width() - x if right > 0 else x
        down = y if up > 0 else parent.height() - y
        widest, highest = (max(1.0, side - _PIXELS / 2) for side in (across, down))
        most = min(widest / max(abs(cos(angle)), _LEAST), highest / max(abs(sin(angle)), _LEAST))
        self.point(degrees(angle), min(distance + _BEYOND, most))

    def point(self, angle: float, distance: float) -> None:
        """Show the arrow in a direction, in degrees from the right, this many pixels out, or where
        it is not covered on the way there.
        """
        self._angle = angle
        inwards = (self._place_at(step * _STEP) for step in range(round(distance / _STEP), 0, -1))
        place = self._place_at(distance)
        free = (each for each in (place, *inwards) if not any(map(each.intersects, self.covered)))
        self.setGeometry(next(free, place))
        self.show()
        self.update()

    def _place_at(self, distance: float) -> QRect:
        """Return where it lies so many pixels from the board's middle."""
        x = self.middle.x() + distance * cos(radians(self._angle))
        y = self.middle.y() - distance * sin(radians(self._angle))
        return QRect(round(x - _PIXELS / 2), round(y - _PIXELS / 2), _PIXELS, _PIXELS)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Report that the arrow was clicked."""
        self.clicked.emit()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the arrow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(_PIXELS / 2, _PIXELS / 2)
        painter.setPen(QPen(q_colour(self._line), 1.5))
        painter.setBrush(q_colour(self._fill))
        painter.drawEllipse(QPointF(), _RADIUS, _RADIUS)
        painter.rotate(-self._angle)
        pen = QPen(q_colour(opposite(self._fill)), _LINE)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for line in (_SHAFT, _HEAD):
            painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in line]))


class FarSideWatch:
    """Follows a site of the shown board."""

    def __init__(self, view: QWidget, driver: CameraDriver, theme: Theme) -> None:
        """Watch nothing."""
        self._driver = driver
        self._viewport: Viewport | None = None
        self._site: int | None = None
        self.arrow = FarSideArrow(view, theme)
        self.arrow.clicked.connect(self.turn)

    def show_board(self, viewport: Viewport) -> None:
        """Start watching nothing on a new board."""
        self._viewport, self._site = viewport, None

    def watch(self, site: int | None) -> None:
        """Watch another site, and end any turn to the one before."""
        self._driver.stop()
        self._site = site
        self.point()

    def keep_clear(self, covered: tuple[QRect, ...]) -> None:
        """Let the badge not lie in parts of the view that something covers."""
        if covered != self.arrow.covered:
            self.arrow.covered = covered
            self.point()

    def turn(self) -> None:
        """Turn the board until the site faces the camera."""
        if self._viewport and self._site is not None:
            self._driver.turn_towards(self._viewport.layout.normals[self._site])

    def point(self) -> None:
        """Let the badge point where the site is now, if it is on the far side."""
        if self._viewport is None or self._site is None or not self._viewport.hidden[self._site]:
            self.arrow.hide()
            return
        self.arrow.middle = self._viewport.middle
        right, up, _ = self._driver.camera.axes @ self._viewport.layout.normals[self._site]
        self.arrow.point_along(right, up, self._viewport.reach_along(right, up))
