"""All of the window but its menu bar."""

from __future__ import annotations

from PyQt6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget


class Middle(QWidget):
    """Pages, of which one is seen, below what is there with all of them.

    It is there before what it holds: a widget that gets other parents is dressed again each time,
    with all that it holds.

    Attributes:
        pages: the pages.
    """

    def __init__(self, parent: QWidget) -> None:
        """Begin without pages."""
        super().__init__(parent)
        self.pages = QStackedWidget(self)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addWidget(self.pages, 1)

    def put_above(self, widget: QWidget) -> None:
        """Add a widget above the pages."""
        self._rows.insertWidget(0, widget)
