"""A curtain before the board: the window appears while the graphics libraries are being loaded."""

from __future__ import annotations

import threading

from PyQt6.QtCore import QPoint, QRect, Qt, QTimer
from PyQt6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap
from PyQt6.QtWidgets import QStackedWidget, QWidget

from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.space.late_canvas import load_drawing

_LOOK_MS = 15


class Curtain(QWidget):
    """A picture of a board in its place on top of a stack, until it can be drawn at once."""

    def __init__(
        self, stack: QStackedWidget, board: QWidget, theme: Theme, picture: QPixmap
    ) -> None:
        """Cover a board of a stack. The libraries are loaded from the first paint on.

        Args:
            picture: the board as it is seen at first, about filling it.
        """
        super().__init__(stack)
        self._picture = picture
        self._stack, self._board, self._sky = stack, board, theme.sky
        self._loading = threading.Thread(target=load_drawing)
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._look)
        stack.addWidget(self)
        stack.setCurrentWidget(self)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Paint the sky, and the board as large as it will be."""
        sky = QLinearGradient(0.0, 0.0, 0.0, self.height())
        for end, colour in enumerate(self._sky):
            sky.setColorAt(end, QColor.fromRgbF(*colour))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), sky)
        size = self._picture.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRect(QPoint(), size)
        place.moveCenter(self.rect().center())
        painter.drawPixmap(place, self._picture)
        painter.end()
        self._timer.start()

    def _look(self) -> None:
        """Start loading, or show the board once that has ended, even in an error."""
        if self._loading.ident is None:
            self._loading.start()
        elif not self._loading.is_alive():
            self._timer.stop()
            self._part()

    def _part(self) -> None:
        shown = self._stack.currentWidget() is self
        self._stack.removeWidget(self)
        self.deleteLater()
        if shown:
            self._stack.setCurrentWidget(self._board)
            self._board.setFocus()
