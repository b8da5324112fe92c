"""The moves of the game so far, to look at and to go to."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.texts import tr

_LEAST_ROWS = 2
_TO_CHOOSE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class MovesPanel(QWidget):
    """The moves of the game, a row for both seats; a click or Enter goes to a move.

    Signals:
        ply_chosen: how many moves of the game to stand after.
    """

    ply_chosen = pyqtSignal(int)

    def __init__(self, parent: QWidget) -> None:
        """Make an empty table."""
        super().__init__(parent)
        self._cells: list[tuple[int, int]] = []
        self._current = 0
        self._table = QTableWidget(0, 2)
        self._table.setAccessibleName(tr("Moves"))
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setTabKeyNavigation(False)
        for signal in (self._table.cellClicked, self._table.cellActivated):
            signal.connect(lambda *cell: self._choose(cell))
        header = self._table.horizontalHeader()
        assert header is not None
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._table)

    def minimumSizeHint(self) -> QSize:
        """Return a size that has room for a few rows of moves."""
        header, rows = self._table.horizontalHeader(), self._table.verticalHeader()
        assert header is not None
        assert rows is not None
        height = header.sizeHint().height() + _LEAST_ROWS * rows.defaultSectionSize()
        return QSize(super().minimumSizeHint().width(), height + 2 * self._table.frameWidth())

    def changeEvent(self, event: QEvent | None) -> None:
        """Take over other colours of texts."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self._shade()

    def show_session(self, session: GameSession) -> None:
        """Show all moves of the line, those taken back in grey, and mark where the game stands."""
        texts = session.line_texts
        current = self._current = len(session.moves)
        self._cells = _cells_of(session.line_seats)
        self._table.clearContents()
        self._table.setHorizontalHeaderLabels([tr(s) for s in session.position.variant.seats])
        self._table.setRowCount(self._cells[-1][0] + 1 if self._cells else 0)
        for text, cell in zip(texts, self._cells, strict=True):
            item = QTableWidgetItem(text)
            item.setFlags(_TO_CHOOSE)
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self._table.setItem(*cell, item)
        self._shade()
        self._table.updateGeometries()  # else it can not be scrolled to a row that is new
        if current:
            self._table.setCurrentCell(*self._cells[current - 1])

    def _shade(self) -> None:
        """Show the moves that were taken back in the grey of this theme."""
        for cell in self._cells[self._current :]:
            item = self._table.item(*cell)
            if item is not None:
                item.setForeground(self.palette().placeholderText())

    def _choose(self, cell: tuple[int, int]) -> None:
        if cell in self._cells:
            self.ply_chosen.emit(self._cells.index(cell) + 1)


def _cells_of(seats: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return the row and the column of each move: a new row unless seat 1 answers seat 0."""
    cells: list[tuple[int, int]] = []
    row, last = -1, 1
    for seat in seats:
        row += seat <= last
        cells.append((row, seat))
        last = seat
    return cells
