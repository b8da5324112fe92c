"""A curtain before a board: a picture of it while the graphics libraries are being loaded."""

from __future__ import annotations

import threading
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import (
    QColor,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
)
from PyQt6.QtWidgets import QWidget

from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.space.late_canvas import load_drawing

_LOOK_MS = 15

Outline = Callable[[], NDArray[np.float64]]
"""Returns points all over a board in its view, float64 (n, 2), y downwards."""


class Curtain(QWidget):
    """A picture of a board in its place, which covers a view until it can draw.

    Attributes:
        clicked: where a person clicked last.

    Signals: parted: the libraries are loaded, or cannot be.
    """

    parted = pyqtSignal()

    def __init__(self, view: QWidget, theme: Theme, outline: Outline) -> None:
        """Cover a view. The libraries are loaded from the first paint on."""
        super().__init__(view)
        self.clicked: QPointF | None = None
        self._picture, self._sky, self._outline = QPixmap(), theme.sky, outline
        self._loading = threading.Thread(target=load_drawing)
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._look)
        self.setCursor(Qt.CursorShape.BusyCursor)

    def show_picture(self, picture: QPixmap) -> None:
        """Show a board as it is seen at first, on a transparent ground."""
        self._picture = picture
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Paint the sky, and the board where it will be."""
        sky = QLinearGradient(0.0, 0.0, 0.0, self.height())
        for end, colour in enumerate(self._sky):
            sky.setColorAt(end, QColor.fromRgbF(*colour))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), sky)
        outline = self._outline()
        if len(outline) and not self._picture.isNull():
            (left, top), (width, height) = outline.min(axis=0), np.ptp(outline, axis=0)
            self._draw(painter, QRectF(left, top, width, height))
        painter.end()
        self._timer.start()

    def _draw(self, painter: QPainter, place: QRectF) -> None:
        """Draw what is not transparent as large as a place, in its middle."""
        seen = QRegion(self._picture.mask()).boundingRect()
        part = QRectF(self._picture.rect() if seen.isEmpty() else seen)
        size = part.size().scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
        target = QRectF(QPointF(), QSizeF(size))
        target.moveCenter(place.center())
        painter.drawPixmap(target, self._picture, part)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Keep a click for when the board is there."""
        assert event is not None
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked = event.position()

    def _look(self) -> None:
        """Start loading, or part once that has ended, even in an error."""
        if self._loading.ident is None:
            self._loading.start()
        elif not self._loading.is_alive():
            self._timer.stop()
            self.parted.emit()
