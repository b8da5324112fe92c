"""Drawing the rows and tiles of lists: grounds, and texts that are cut where there is no room."""

from __future__ import annotations

from PyQt6.QtCore import QRect, QRectF, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPixmap, QTextOption
from PyQt6.QtWidgets import QStyle, QStyleOptionViewItem

from ringrealms3d.window.widgets.design import RADIUS, Colours


def is_on(option: QStyleOptionViewItem, state: QStyle.StateFlag) -> bool:
    """Return whether a cell is in a state, such as under the pointer."""
    return bool(option.state & state)


def draw_ground(
    painter: QPainter, rect: QRect, option: QStyleOptionViewItem, colours: Colours
) -> None:
    """Draw the ground of a cell: ringed if it is chosen, lit under the pointer."""
    chosen = is_on(option, QStyle.StateFlag.State_Selected)
    focused = chosen and is_on(option, QStyle.StateFlag.State_HasFocus)
    hovered = is_on(option, QStyle.StateFlag.State_MouseOver)
    if not chosen and not hovered:
        return
    width = 2.0 if focused else 1.0
    painter.setPen(QPen(QColor(colours.accent), width) if chosen else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.tint if chosen else colours.hover))
    inner = QRectF(rect).adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.drawRoundedRect(inner, RADIUS, RADIUS)


def draw_line(
    painter: QPainter,
    rect: QRect,
    text: str,
    font: QFont,
    colour: str,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeading,
) -> None:
    """Draw one line, cut at its end if it is too long."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    cut = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, alignment | Qt.AlignmentFlag.AlignVCenter, cut)


def draw_lines(painter: QPainter, rect: QRect, text: str, font: QFont, colour: str) -> None:
    """Draw centred lines."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    painter.drawText(QRectF(rect), text, option)


def draw_picture(painter: QPainter, rect: QRect, picture: QPixmap) -> None:
    """Draw a picture as large as it fits, in the middle."""
    if picture.isNull():
        return
    size = picture.size().scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRect(0, 0, size.width(), size.height())
    place.moveCenter(rect.center())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(place, picture)


def line_height(font: QFont) -> int:
    """Return how high a line is."""
    return QFontMetrics(font).lineSpacing()
