"""A few words on a board, beside the place that they are about."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QPoint, QPointF, QRect, Qt
from PyQt6.QtWidgets import QLabel, QWidget

from ringrealms3d.window.widgets.plain import bounded

_ASIDE = 22  # pixels between the place and the words
_WIDEST = 320


class Note(QLabel):
    """Lies on a board beside a place and lets the pointer through."""

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("site")
        self.setProperty("kind", "note")
        self.setMargin(5)
        self.hide()

    def show_at(self, spot: QPointF, text: str, taken: Sequence[QRect] = ()) -> None:
        """Show a text beside a place in the parent's pixels.

        Args:
            taken: what else lies there, over which it lies only where no side of the place is free.
        """
        self.setMinimumWidth(0)  # or the text would be measured as wide as a long one before it
        self.setText(bounded(text))
        self._fit()
        self.move(self._corner_beside(spot.toPoint(), taken))
        self.show()
        self.raise_()

    def _fit(self) -> None:
        """Be as wide as the text, or wrap it."""
        self.setWordWrap(False)
        if self.sizeHint().width() > _WIDEST:
            self.setWordWrap(True)
            self.setFixedWidth(_WIDEST)
        else:
            self.setMaximumWidth(_WIDEST)
        self.adjustSize()

    def _corner_beside(self, spot: QPoint, taken: Sequence[QRect]) -> QPoint:
        """Return where to lie: right below the place, or on another side of it that is free."""
        parent = self.parentWidget()
        assert parent is not None
        room, size = parent.rect(), self.size()
        lefts = spot.x() + _ASIDE, spot.x() - _ASIDE - size.width()
        tops = spot.y() + _ASIDE, spot.y() - _ASIDE - size.height()
        places = [QRect(QPoint(left, top), size) for top in tops for left in lefts]
        inside = [place for place in places if room.contains(place)]
        free = [place for place in inside if not any(map(place.intersects, taken))]
        best = (free or inside or places)[0]
        left = min(best.left(), room.width() - size.width())
        top = min(best.top(), room.height() - size.height())
        return QPoint(max(left, 0), max(top, 0))
