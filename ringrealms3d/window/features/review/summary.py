"""A summary of both sides' play, in a small table."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, Qt
from PyQt6.QtWidgets import QGridLayout, QLabel, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.flat.review_graph import SEVERITIES
from ringrealms3d.records.judging import SWINGS, Review
from ringrealms3d.window.features.review.texts import accuracy_text, column_title
from ringrealms3d.window.widgets.joining import items, titled
from ringrealms3d.window.widgets.legible import standing_out
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.texts import seat_name


class Summary(QWidget):
    """A row for each seat: its accuracy, its inaccuracies, mistakes and blunders."""

    def __init__(self, parent: QWidget) -> None:
        """Make an empty table."""
        super().__init__(parent)
        self.setObjectName("summary")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(1)
        heads = (tr("Accuracy"), *(judged.glyph for judged in SWINGS))
        self._heads = [plain_label(text) for text in heads]
        self._seats = [plain_label(), plain_label()]
        self._cells = [[plain_label() for _ in heads] for _ in self._seats]
        for judged, head in zip(SWINGS, self._heads[1:], strict=True):
            head.setToolTip(column_title(judged))
        for column, head in enumerate(self._heads, start=1):
            _put(grid, head, 0, column)
        for row, (seat, cells) in enumerate(zip(self._seats, self._cells, strict=True), start=1):
            grid.addWidget(seat, row, 0)
            for column, each in enumerate(cells, start=1):
                _put(grid, each, row, column)
        self._colour_signs()

    def show_review(self, start: Position, review: Review) -> None:
        """Show how the seats played a line, given its first position."""
        for seat, cells in enumerate(self._cells):
            name = seat_name(start, seat)
            counts = [str(review.count(seat, judged)) for judged in SWINGS]
            texts = (accuracy_text(review.accuracy(seat)), *counts)
            self._seats[seat].setText(name)
            for head, label, text in zip(self._heads, cells, texts, strict=True):
                label.setText(text)
                label.setAccessibleName(titled(items((name, head.toolTip() or head.text())), text))

    def changeEvent(self, event: QEvent | None) -> None:
        """Give the signs readable colours on a new ground."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self._colour_signs()

    def _colour_signs(self) -> None:
        """Give the signs the colours of the graph's dots, if readable."""
        ground = self.palette().window().color()
        for head, colour in zip(self._heads[1:], SEVERITIES, strict=True):
            ink = standing_out(q_colour(colour), [ground])
            head.setStyleSheet(f"color: {ink.name()}; font-weight: bold")


def _put(grid: QGridLayout, label: QLabel, row: int, column: int) -> None:
    grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignHCenter)
