"""Whose turn it is and the score, over a board that fills the screen."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtWidgets import QBoxLayout, QFrame

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.overlays import Edge
from ringrealms3d.window.widgets.design import LARGE, MEDIUM, TINY
from ringrealms3d.window.widgets.plain import plain_label


class ScorePill(QFrame):
    """Two short texts at the upper edge, while nothing beside the board says the same.

    Attributes:
        turn: whose turn it is.
        counts: the counts of both seats.
    """

    def __init__(self, boards: Boards) -> None:
        """Begin hidden."""
        super().__init__(boards)
        self.setProperty("kind", "note")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.turn, self.counts = plain_label(), plain_label()
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(MEDIUM, TINY, MEDIUM, TINY)
        row.setSpacing(LARGE)
        for label, id_, about in (
            (self.turn, "turn", tr("Turn")),
            (self.counts, "counts", tr("Counts")),
        ):
            label.setObjectName(id_)
            label.setAccessibleDescription(about)  # a name would be read in place of the text
            row.addWidget(label)
        self.hide()
        boards.overlays.add(self, Edge.TOP, self._size_in)

    def come_or_go(self, wanted: bool) -> None:
        """Be there while it is wanted and says something."""
        self.setVisible(wanted and bool(self.turn.text() or self.counts.text()))

    def _size_in(self, width: int) -> QSize:
        """Put one text below the other where both on a line are too wide."""
        way = QBoxLayout.Direction
        beside = self.turn.sizeHint().width() + self.counts.sizeHint().width()
        fits = beside + LARGE + 2 * (MEDIUM + self.frameWidth()) <= width
        wanted = way.LeftToRight if fits else way.TopToBottom
        if wanted is not self._row.direction():
            self._row.setDirection(wanted)
            self._row.setSpacing(LARGE if fits else 0)
        return self.sizeHint()
