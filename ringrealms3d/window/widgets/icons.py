"""Icons in the colours of texts, for light and dark windows."""

from __future__ import annotations

from functools import cache

from PyQt6.QtCore import QByteArray, QRectF, Qt
from PyQt6.QtGui import QColor, QIcon, QImage, QPainter, QPalette, QPixmap
from PyQt6.QtSvg import QSvgRenderer
from PyQt6.QtWidgets import QApplication

from ringrealms3d.core.data import data_folder

_PIXELS = 48  # twice what is usual, for fine screens
_INK = b"#000"


def text_icon(name: str) -> QIcon:
    """Return an icon in the program's text colours for enabled and disabled states."""
    palette, role = QApplication.palette(), QPalette.ColorRole.ButtonText
    icon = QIcon(_drawn(name, palette.color(QPalette.ColorGroup.Active, role)))
    faint = palette.color(QPalette.ColorGroup.Disabled, role)
    icon.addPixmap(_drawn(name, faint), QIcon.Mode.Disabled)
    return icon


def icon(name: str, colour: str) -> QIcon:
    """Return an icon in a colour of its own."""
    return QIcon(_drawn(name, QColor(colour)))


def _drawn(name: str, ink: QColor) -> QPixmap:
    return QPixmap.fromImage(_picture(name, ink.name()))


@cache
def _picture(name: str, ink: str) -> QImage:
    source = _source(name).replace(_INK, ink.encode())
    picture = QImage(_PIXELS, _PIXELS, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(source)).render(painter, QRectF(picture.rect()))
    painter.end()
    return picture


@cache
def _source(name: str) -> bytes:
    return (data_folder("resources") / "icons" / f"{name}.svg").read_bytes()
