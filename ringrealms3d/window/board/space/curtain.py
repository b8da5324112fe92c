"""A curtain before the board: the window appears while the graphics libraries are being loaded."""

from __future__ import annotations

import threading

from PyQt6.QtCore import QTimer
from PyQt6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PyQt6.QtWidgets import QStackedWidget, QWidget

from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.space.late_canvas import load_drawing

_LOOK_MS = 15


class Curtain(QWidget):
    """The sky of a theme on top of a stack, until the board below can be drawn at once."""

    def __init__(self, stack: QStackedWidget, board: QWidget, theme: Theme) -> None:
        """Cover a board of a stack. The libraries are loaded from the first paint on."""
        super().__init__(stack)
        self._stack, self._board, self._sky = stack, board, theme.sky
        self._loading = threading.Thread(target=load_drawing)
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._look)
        stack.addWidget(self)
        stack.setCurrentWidget(self)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Paint the sky."""
        sky = QLinearGradient(0.0, 0.0, 0.0, self.height())
        for end, colour in enumerate(self._sky):
            sky.setColorAt(end, QColor.fromRgbF(*colour))
        QPainter(self).fillRect(self.rect(), sky)
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
