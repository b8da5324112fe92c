"""Drawings in SVG as pictures, without a window or a display."""

from __future__ import annotations

from PyQt6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PyQt6.QtGui import QImage, QPainter
from PyQt6.QtSvg import QSvgRenderer

from ringrealms3d.flat.application import need_application, painting
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.scene.materials import Colour


def svg_png(text: str, size: tuple[int, int], paper: Colour) -> bytes:
    """Return a drawing as the content of a PNG file.

    Args:
        text: the drawing, as SVG.
        size: width and height of the picture, in pixels.
        paper: the colour behind the drawing.
    """
    need_application()
    renderer = QSvgRenderer(QByteArray(text.encode()))
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(q_colour(paper))
    with painting(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(image.rect()))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "png")
    return buffer.data().data()
