"""A piece as a small picture, drawn as on the map."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QPainter, QPixmap

from ringrealms3d.core.layout import Glyph
from ringrealms3d.flat.application import painting
from ringrealms3d.flat.glyphs import GlyphPainter
from ringrealms3d.scene.theme import Theme


def glyph_picture(
    glyph: Glyph, colours: tuple[str, str], theme: Theme, pixels: float, fill: float = 0.94
) -> QPixmap:
    """Return a piece on a transparent ground.

    Args:
        colours: the names of the two seats' colours.
        pixels: the width of the picture, in screen pixels.
        fill: the piece's radius, in half widths of the picture.
    """
    size = round(pixels)
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(size / 2, size / 2)
        painter.scale(1.0, -1.0)
        drawing = GlyphPainter(painter, theme, colours)
        drawing.draw(glyph, QPointF(0.0, 0.0), fill * size / 2)
    return picture
