"""Pictures of boards that have a map alone, drawn without a display."""

from __future__ import annotations

import os

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QSize
from PyQt6.QtGui import QGuiApplication

from ringrealms3d.core.position import Played, Position
from ringrealms3d.export.picture import PictureStyle
from ringrealms3d.scene.content import content_of
from ringrealms3d.window.map.map_drawing import map_picture


def map_pixels(position: Position, last: Played | None, style: PictureStyle) -> NDArray[np.uint8]:
    """Return a picture of a position's map, uint8 (height, width, 4), top row first."""
    if QGuiApplication.instance() is None:  # letters need one
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        application = QGuiApplication([])
        application.setApplicationName("ringrealms3d")
    width, height = style.size
    content = content_of(position, last, style.legal)
    image = map_picture(
        position.variant.layout, content, style.theme, QSize(width, height), style.transparent
    )
    bits = image.constBits()
    assert bits is not None
    pixels = np.frombuffer(bits.asstring(image.sizeInBytes()), dtype=np.uint8)
    return pixels.reshape(height, width, 4)
