"""Coordinates over the board in space: drawn by Qt, so that they stay sharp and upright."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRegion,
)
from PyQt6.QtWidgets import QWidget

from ringrealms3d.flat.glyphs import opposite, q_colour
from ringrealms3d.scene.materials import Colour
from ringrealms3d.scene.theme import Theme

SMALLEST_TEXT = 7.0
"""The letters' height in pixels below which a coordinate is left out."""

_LARGEST = 17.0
_HALO = 0.28  # of the letters' height
_HALO_ALPHA = 0.75

Text = tuple[str, QPointF, float]
"""What is written, where its middle is, and how high its letters are, in pixels."""


class Coordinates(QWidget):
    """Covers its parent; the mouse reaches through it."""

    def __init__(
        self,
        parent: QWidget,
        theme: Theme,
        texts: Callable[[], Iterable[Text]],
        spared: QWidget,
    ) -> None:
        """Make a hidden cover.

        Args:
            texts: tells what is to be seen now.
            spared: a widget of the same parent over which nothing is written.
        """
        super().__init__(parent)
        self._texts = texts
        self._spared = spared
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
        if self._spared.isVisible():
            painter.setClipRegion(QRegion(self.rect()) - QRegion(self._spared.geometry()))
        halo = QColor(q_colour(opposite(self._ink)))
        halo.setAlphaF(_HALO_ALPHA)
        for text, spot, height in self._texts():
            if height >= SMALLEST_TEXT:
                path = _path_of(text, spot, min(height, _LARGEST))
                size = min(height, _LARGEST)
                painter.setPen(QPen(halo, _HALO * size))
                painter.setBrush(halo)
                painter.drawPath(path)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(q_colour(self._ink))
                painter.drawPath(path)


def _path_of(text: str, spot: QPointF, height: float) -> QPainterPath:
    font = QFont()
    font.setPixelSize(max(1, round(1.35 * height)))
    font.setBold(True)
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    start = QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2)
    path.addText(spot + start, font, text)
    return path
