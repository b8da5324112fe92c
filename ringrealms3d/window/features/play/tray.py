"""The stones that a seat has taken, as a row of small overlapping pieces, and how many."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QSize, Qt
from PyQt6.QtGui import QPainter, QPaintEvent
from PyQt6.QtWidgets import QSizePolicy, QStyle, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.scene.materials import Colour
from ringrealms3d.window.widgets.design import SMALL, Type, font_of
from ringrealms3d.window.widgets.stone_icon import draw_small_stone

_SIDE = 14
_STEP = 9
_CLOSEST = 5.0
_COUNTED = 5  # so many are counted at a glance


class Tray(QWidget):
    """Lies in one row, closer together the more there are; empty, it takes no room.

    Stones that have no room in it are in the number behind it.
    """

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        self._count, self._seat = 0, 0
        self._colour: Colour = (0.0, 0.0, 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_stones(self, count: int, colour: Colour, seat: int) -> None:
        """Show this many stones of a seat."""
        if (count, colour, seat) != (self._count, self._colour, self._seat):
            self._count, self._colour, self._seat = count, colour, seat
            text = tr("stones taken: {count}").format(count=count)
            self.setAccessibleName(text)
            self.setToolTip(text)
            self.update()
        self.setVisible(count > 0)

    def sizeHint(self) -> QSize:
        """Return the height of a stone."""
        return QSize(_SIDE, _SIDE + 2)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the stones from the side where lines of text begin."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font_of(Type.CAPTION))
        number = str(self._count) if self._count > _COUNTED else ""
        room = self.width() - painter.fontMetrics().horizontalAdvance(number) - SMALL * bool(number)
        step = min(_STEP, max(_CLOSEST, (room - _SIDE) / max(1, self._count - 1)))
        shown = max(1, min(self._count, 1 + int((room - _SIDE) / step)))
        end = _SIDE + (shown - 1) * step
        box = self.rect().adjusted(round(end) + SMALL, 0, 0, 0)
        mirrored = self.isRightToLeft()
        for place in range(shown):
            x = _SIDE / 2 + place * step
            middle = QPointF(self.width() - x if mirrored else x, self.height() / 2)
            draw_small_stone(painter, middle, 0.45 * _SIDE, self._colour, self._seat)
        painter.setPen(self.palette().text().color())
        box = QStyle.visualRect(self.layoutDirection(), self.rect(), box)
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, number)
