"""A seat's stone as a small picture for panels and dialogs."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QPainter, QPixmap

from ringrealms3d.flat.glyphs import draw_stone
from ringrealms3d.scene.materials import Colour

_LINE = 1.4  # pixels: an edge of light around dark stones that is seen on dark panels


def stone_icon(colour: Colour, seat: int, pixels: int) -> QPixmap:
    """Return a seat's stone on a transparent ground."""
    icon = QPixmap(pixels, pixels)
    icon.fill(Qt.GlobalColor.transparent)
    painter = QPainter(icon)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = pixels / 2
    draw_small_stone(painter, QPointF(middle, middle), 0.9 * middle, colour, seat)
    painter.end()
    return icon


def draw_small_stone(
    painter: QPainter, spot: QPointF, radius: float, colour: Colour, seat: int
) -> None:
    """Draw a stone of so many pixels with an edge that is seen."""
    draw_stone(painter, spot, radius, colour, seat, _LINE / radius)
