"""Pictures of maps and of SVG drawings, made without a window or a display."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PyQt6.QtGui import QImage, QPainter
from PyQt6.QtSvg import QSvgRenderer

from ringrealms3d.core.layout import Layout
from ringrealms3d.flat.application import need_application, painting
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.flat.map_drawing import MapDrawing, Wording
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.materials import Colour
from ringrealms3d.scene.theme import Theme


def map_picture(
    layout: Layout,
    content: Content,
    theme: Theme,
    size: QSize,
    transparent: bool = False,
    worded: Wording = str,
) -> QImage:
    """Return a board's map as a picture.

    Args:
        transparent: leave the background out.
        worded: returns the labels as shown.
    """
    image = QImage(size, QImage.Format.Format_RGBA8888)
    image.fill(Qt.GlobalColor.transparent if transparent else q_colour(theme.paper))
    drawing = MapDrawing(layout, worded=worded)
    with painting(image) as painter:
        painter.setTransform(drawing.fitted(size))
        drawing.paint(painter, content, theme)
    return image


def map_pixels(
    layout: Layout, content: Content, theme: Theme, size: tuple[int, int], transparent: bool
) -> NDArray[np.uint8]:
    """Return a board's map as a picture, uint8 (height, width, 4), top row first.

    It needs no display: if Qt is not running yet, it is started without one.
    """
    need_application()
    width, height = size
    image = map_picture(layout, content, theme, QSize(width, height), transparent)
    bits = image.constBits()
    assert bits is not None
    pixels = np.frombuffer(bits.asstring(image.sizeInBytes()), dtype=np.uint8)
    return pixels.reshape(height, width, 4)


def svg_png(text: str, size: tuple[int, int], paper: Colour) -> bytes:
    """Return a drawing in SVG as the content of a PNG file.

    Args:
        text: the drawing.
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
