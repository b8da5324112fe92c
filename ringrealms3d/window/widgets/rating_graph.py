"""A graph of ratings over time."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QPointF, QRectF, QSize, Qt
from PyQt6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PyQt6.QtWidgets import QWidget

_GRAPH = QSize(360, 120)
_MARGIN = 8.0


class RatingGraph(QWidget):
    """A line of ratings, the latest on the right."""

    def __init__(self, name: str) -> None:
        """Begin without ratings.

        Args:
            name: its name for screen readers.
        """
        super().__init__()
        self._ratings: Sequence[float] = ()
        self.setMinimumSize(_GRAPH)
        self.setAccessibleName(name)

    def show_ratings(self, ratings: Sequence[float]) -> None:
        """Show other ratings, the earliest first."""
        self._ratings = ratings
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the line, with its lowest and highest rating."""
        if len(self._ratings) < 2:
            return
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        low, high = min(self._ratings), max(self._ratings)
        left = _MARGIN + self.fontMetrics().horizontalAdvance("00000")
        room = QRectF(self.rect()).adjusted(left, _MARGIN, -_MARGIN, -_MARGIN)
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        for rating, y in ((high, room.top()), (low, room.bottom())):
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            text = QRectF(0, y - 10, left - 4, 20)
            middle = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(text, middle, f"{rating:.0f}")
        step, span = room.width() / (len(self._ratings) - 1), max(high - low, 1.0)
        points = [
            QPointF(room.left() + number * step, room.bottom() - height * room.height())
            for number, height in enumerate((rating - low) / span for rating in self._ratings)
        ]
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2.0))
        painter.drawPolyline(QPolygonF(points))
