"""Coordinates over the board in space: drawn by Qt, so that they stay sharp and upright."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import lru_cache

from PyQt6.QtCore import QMarginsF, QPointF, Qt
from PyQt6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PyQt6.QtWidgets import QWidget

from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.scene.materials import Colour, opposite
from ringrealms3d.scene.theme import Theme

SMALLEST_TEXT = 7.0
"""The letters' height in pixels below which a coordinate is left out."""

_LARGEST = 10.5
_HALO = 0.28  # of the letters' height
_HALO_ALPHA = 0.75

Text = tuple[str, QPointF, float]
"""What is written, where its middle is, and how high its letters are, in pixels."""


class Coordinates(QWidget):
    """Covers its parent; the mouse reaches through it."""

    def __init__(self, parent: QWidget, theme: Theme, texts: Callable[[], Iterable[Text]]) -> None:
        """Make a hidden cover.

        Args:
            texts: tells what is to be seen now.
        """
        super().__init__(parent)
        self._texts = texts
        self._ink: Colour = theme.ink
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._ink = theme.ink
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Write all texts, each with a halo that parts it from what is below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        for text, spot, height in self._texts():
            if height >= SMALLEST_TEXT:
                picture = _picture_of(text, round(2 * min(height, _LARGEST)), self._ink, ratio)
                size = picture.deviceIndependentSize()
                painter.drawPixmap(spot - QPointF(size.width() / 2, size.height() / 2), picture)


@lru_cache(maxsize=2048)
def _picture_of(text: str, half_pixels: int, ink: Colour, ratio: float) -> QPixmap:
    """Return a text with its halo, in the middle of a clear picture; paths take long to draw.

    Args:
        half_pixels: how high its letters are, in halves of a pixel.
        ratio: how many pixels of the screen a pixel has.
    """
    height = half_pixels / 2
    path = _path_of(text, height)
    edge = path.boundingRect().marginsAdded(QMarginsF(*[_HALO * height + 1] * 4))
    half = max(-edge.left(), edge.right()), max(-edge.top(), edge.bottom())
    picture = QPixmap(*(math.ceil(2 * side * ratio) for side in half))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = picture.deviceIndependentSize()
    painter.translate(size.width() / 2, size.height() / 2)
    halo = QColor(q_colour(opposite(ink)))
    halo.setAlphaF(_HALO_ALPHA)
    painter.strokePath(path, QPen(halo, _HALO * height))
    painter.fillPath(path, halo)
    painter.fillPath(path, q_colour(ink))
    painter.end()
    return picture


def _path_of(text: str, height: float) -> QPainterPath:
    """Return a text around the origin."""
    font = QFont()
    font.setPixelSize(max(1, round(1.35 * height)))
    font.setBold(True)
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    start = QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2)
    path.addText(start, font, text)
    return path
