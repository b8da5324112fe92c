"""A few words beside a place of a board, where the eye is."""

from __future__ import annotations

from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtWidgets import QFrame, QLabel, QWidget

from ringrealms3d.window.plain import bounded

_ASIDE = 22  # pixels between the place and the words
_WIDEST = 320


class Note(QLabel):
    """Lies on a board beside a place and lets the pointer through."""

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setMargin(5)
        self.hide()

    def show_at(self, spot: QPointF, text: str) -> None:
        """Show a text beside a place in the parent's pixels."""
        self.setText(bounded(text))
        self._fit()
        self.move(self._corner_beside(spot.toPoint()))
        self.show()
        self.raise_()

    def _fit(self) -> None:
        """Be as wide as the text, or wrap it."""
        self.setWordWrap(False)
        if self.sizeHint().width() > _WIDEST:
            self.setWordWrap(True)
            self.setFixedWidth(_WIDEST)
        else:
            self.setMinimumWidth(0)
            self.setMaximumWidth(_WIDEST)
        self.adjustSize()

    def _corner_beside(self, spot: QPoint) -> QPoint:
        """Return where to lie: right below the place, or on its other sides near an edge."""
        parent = self.parentWidget()
        assert parent is not None
        left, top = spot.x() + _ASIDE, spot.y() + _ASIDE
        if left + self.width() > parent.width():
            left = spot.x() - _ASIDE - self.width()
        if top + self.height() > parent.height():
            top = spot.y() - _ASIDE - self.height()
        return QPoint(max(left, 0), max(top, 0))
