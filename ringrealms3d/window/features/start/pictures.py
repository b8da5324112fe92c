"""Pictures of boards on cards: on a ground like a sky, and turning to and fro under the pointer."""

from __future__ import annotations

import math
from functools import lru_cache

from PyQt6.QtCore import QRect, QRectF, Qt, QTimer
from PyQt6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPixmap
from PyQt6.QtWidgets import QSizePolicy, QWidget

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.game import Game
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.board_icons import board_pixmap
from ringrealms3d.window.widgets.cells import draw_picture
from ringrealms3d.window.widgets.design import RADIUS, SMALL, TINY

_WIDTH, _HEIGHT = 216, 140  # of each picture of a swing
_STEP_MS, _STEP = 50, 0.055  # radians of a swing
_STILL = 1e-6


class Picture(QWidget):
    """A picture in the middle of a ground, whose corners are round at the edge of a card."""

    def __init__(self, theme: Theme, edge: Qt.Edge) -> None:
        """Show no picture yet.

        Args:
            edge: the edge of the card along which it lies; left is where lines begin.
        """
        super().__init__()
        self._sky, self._edge = theme.sky, edge
        self._picture = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_picture(self, picture: QPixmap) -> None:
        """Show a picture."""
        self._picture = picture
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Paint the ground and the picture."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sky = QLinearGradient(0.0, 0.0, 0.0, self.height())
        for end, colour in enumerate(self._sky):
            sky.setColorAt(end, QColor.fromRgbF(*colour))
        outline = QPainterPath()
        outline.addRoundedRect(self._beyond(), RADIUS - 1, RADIUS - 1)
        painter.setClipPath(outline)
        painter.fillRect(self.rect(), sky)
        draw_picture(painter, self.rect().adjusted(SMALL, TINY, -SMALL, -TINY), self._picture)

    def _beyond(self) -> QRectF:
        """Return the rectangle with the corners of the card, of which only some are seen."""
        left = right = bottom = 0
        if self._edge is Qt.Edge.TopEdge:
            bottom = RADIUS
        elif self._edge is Qt.Edge.LeftEdge and self.isRightToLeft():
            left = -RADIUS
        elif self._edge is Qt.Edge.LeftEdge:
            right = RADIUS
        return QRectF(self.rect()).adjusted(left, 0, right, bottom)


class TurningPicture(Picture):
    """A game's board, which turns slowly to and fro while it should."""

    def __init__(self, theme: Theme, game: Game) -> None:
        """Show the board from the middle of its swing."""
        super().__init__(theme, Qt.Edge.TopEdge)
        self._strip = _strip(game.uid, theme.name)
        self._angle, self._turning = 0.0, False
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP_MS)
        self._timer.timeout.connect(self._step)
        if self._strip.isNull():
            self.show_picture(board_pixmap(game.variants[0], theme))
        else:
            self._show_frame()

    def turn(self, on: bool) -> None:
        """Turn, or come back to the middle and rest."""
        self._turning = on
        if on and not self._strip.isNull():
            self._timer.start()

    def _step(self) -> None:
        """Go on with the swing; rest where it passes the middle if it should."""
        before = math.sin(self._angle)
        self._angle += _STEP
        if not self._turning and before * math.sin(self._angle) <= _STILL:
            self._angle = 0.0
            self._timer.stop()
        self._show_frame()

    def _show_frame(self) -> None:
        last = self._strip.height() // _HEIGHT - 1
        number = round(last / 2 * (1 + math.sin(self._angle)))
        self.show_picture(self._strip.copy(QRect(0, number * _HEIGHT, _WIDTH, _HEIGHT)))


@lru_cache(maxsize=12)
def _strip(game: str, theme: str) -> QPixmap:
    """Return the pictures of a game's swing, one below the other; none for games from outside."""
    path = data_folder("resources") / "turns" / theme / f"{game}.webp"
    return QPixmap(str(path)) if path.is_file() else QPixmap()
