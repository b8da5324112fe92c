"""Pictures of maps, made without a window or a display."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QImage

from ringrealms3d.core.layout import Layout
from ringrealms3d.flat.application import need_application, painting
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.flat.map_drawing import MapDrawing, Wording
from ringrealms3d.scene.content import Content
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
