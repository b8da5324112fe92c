"""Stones as small flat pictures, the same on the map, in panels and in dialogs."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QColor, QPainter, QPen, QPixmap

from ringrealms3d.scene.theme import Colour, Theme, blended

_HOLLOW = 0.5  # of a stone's radius
_HOLLOW_TINT = 0.75
_LINE = 0.24  # of a ring's radius


def stone_icon(theme: Theme, seat: int, pixels: int) -> QPixmap:
    """Return a seat's stone on a transparent ground."""
    icon = QPixmap(pixels, pixels)
    icon.fill(Qt.GlobalColor.transparent)
    painter = QPainter(icon)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = pixels / 2
    draw_stone(painter, QPointF(middle, middle), 0.9 * middle, theme.stones[seat].colour, seat)
    painter.end()
    return icon


def draw_stone(painter: QPainter, spot: QPointF, radius: float, colour: Colour, seat: int) -> None:
    """Draw a stone; like those on the board, seat 0's are whole and seat 1's have a hollow."""
    draw_disc(painter, spot, radius, colour)
    if seat == 1:
        pale = blended(colour, (1.0, 1.0, 1.0), _HOLLOW_TINT)
        draw_ring(painter, spot, _HOLLOW * radius, pale)


def draw_disc(painter: QPainter, spot: QPointF, radius: float, colour: Colour) -> None:
    """Draw a round area."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(q_colour(colour))
    painter.drawEllipse(spot, radius, radius)


def draw_ring(painter: QPainter, spot: QPointF, radius: float, colour: Colour) -> None:
    """Draw a circle."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(q_colour(colour), _LINE * radius))
    painter.drawEllipse(spot, radius, radius)


def q_colour(colour: Colour) -> QColor:
    """Return a theme's colour as Qt has it."""
    return QColor.fromRgbF(*colour)
