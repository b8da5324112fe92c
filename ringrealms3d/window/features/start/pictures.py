"""Pictures of boards on cards: on a ground like a sky, and turning to and fro under the pointer."""

from __future__ import annotations

import math
from functools import lru_cache
from pathlib import Path

from PyQt6.QtCore import QRect, QRectF, Qt, QTimer
from PyQt6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPixmap
from PyQt6.QtWidgets import QSizePolicy, QWidget

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.game import Game
from ringrealms3d.exports.board_pictures import BoardRequest
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.board_artist import BoardArtist
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

    def __init__(self, theme: Theme, game: Game, artist: BoardArtist | None) -> None:
        """Show the board from the middle of its swing.

        Args:
            artist: draws a swing where none comes with the program; None leaves it at the map.
        """
        super().__init__(theme, Qt.Edge.TopEdge)
        self._wanted = BoardRequest(game.variants[0], theme.name, turning=True)
        path = _shipped(game.uid, theme.name) or self._wanted.path
        self._strip = _strip(path) if path.is_file() else QPixmap()
        self._angle, self._turning = 0.0, False
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP_MS)
        self._timer.timeout.connect(self._step)
        if self._strip.isNull():
            self.show_picture(board_pixmap(game.variants[0], theme))
            if artist is not None:
                artist.drawn.connect(self._take)
                artist.ask(game.variants[0], theme, turning=True)
        else:
            self._show_frame()

    def turn(self, on: bool) -> None:
        """Turn, or come back to the middle and rest."""
        self._turning = on
        if on and not self._strip.isNull():
            self._timer.start()

    def _take(self, drawn: BoardRequest) -> None:
        if drawn == self._wanted:
            self._strip = _strip(drawn.path)
            self._show_frame()
            self.turn(self._turning)

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


def _shipped(game: str, theme: str) -> Path | None:
    """Return the file of a game's swing that comes with the program, None if none does."""
    path = data_folder("resources") / "turns" / theme / f"{game}.webp"
    return path if path.is_file() else None


@lru_cache(maxsize=12)
def _strip(path: Path) -> QPixmap:
    """Return the pictures of a swing, one below the other."""
    return QPixmap(str(path))
