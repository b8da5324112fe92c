"""The pictures on buttons, drawn in any colour."""

from __future__ import annotations

from functools import cache

from PyQt6.QtCore import QByteArray, QRectF, Qt
from PyQt6.QtGui import QColor, QIcon, QPainter, QPixmap
from PyQt6.QtSvg import QSvgRenderer

from ringrealms3d.core.data import data_folder

_PIXELS = 48  # twice what is usual, for fine screens
_INK = b"#000"


def icon(name: str, ink: QColor, faint: QColor) -> QIcon:
    """Return a picture in the colours of texts that can and that cannot be used."""
    found = QIcon(_drawn(name, ink))
    found.addPixmap(_drawn(name, faint), QIcon.Mode.Disabled)
    return found


def _drawn(name: str, ink: QColor) -> QPixmap:
    source = _source(name).replace(_INK, ink.name().encode())
    picture = QPixmap(_PIXELS, _PIXELS)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(source)).render(painter, QRectF(picture.rect()))
    painter.end()
    return picture


@cache
def _source(name: str) -> bytes:
    return (data_folder("resources") / "icons" / f"{name}.svg").read_bytes()
