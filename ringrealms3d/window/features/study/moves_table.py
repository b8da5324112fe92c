"""The table of moves, which reports clicks and keys that go through the game."""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PyQt6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from ringrealms3d.core.phrase import tr
from ringrealms3d.records.node import GameNode
from ringrealms3d.window.features.study.board_keys import STEPS
from ringrealms3d.window.features.study.moves_delegate import (
    MovesDelegate,
    folds_at,
    offers_better_at,
)
from ringrealms3d.window.features.study.moves_model import NUMBERS, ROW, MovesModel

_Key = Qt.Key
_ROWS = {_Key.Key_Up: -1, _Key.Key_Down: 1}
_ROW_HEIGHT = 1.7  # of the letters' height


class MovesTable(QTableView):
    """A game's tree as a table.

    Signals: chosen: the node of the move to go to. stepped: where to go along the line: first,
    previous, next or last. folded: the first move of the variation to fold or unfold. deleted: the
    user wants to delete the current move. better_wanted: the node of a bad move, of which the
    user wants to see what was better.
    """

    chosen = pyqtSignal(object)
    stepped = pyqtSignal(str)
    folded = pyqtSignal(object)
    deleted = pyqtSignal()
    better_wanted = pyqtSignal(object)

    def __init__(self, model: MovesModel) -> None:
        """Show a model."""
        super().__init__()
        self._moves = model
        self.setModel(model)
        self.setItemDelegate(MovesDelegate(self))
        self.setAccessibleName(tr("Moves"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self._set_headers()
        self.activated.connect(self._choose)
        self.clicked.connect(self._choose)

    def show_current(self, node: GameNode) -> None:
        """Mark the current node and scroll to it."""
        index = self._moves.index_of(node)
        self.resizeColumnToContents(NUMBERS)
        self.setCurrentIndex(index)
        if index.isValid():
            self.scrollTo(index)
        else:
            self.scrollToTop()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Keep the current move visible."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Handle keys that go through the game; the table does the rest."""
        assert event is not None
        key = _Key(event.key())
        if key in STEPS:
            self.stepped.emit(STEPS[key])
        elif key in _ROWS:
            self._step_row(_ROWS[key])
        elif key == _Key.Key_Delete:
            self.deleted.emit()
        elif key == _Key.Key_Space:
            self._fold_current()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Fold a variation by its triangle, and show what was better than a move."""
        assert event is not None
        spot = event.position().toPoint()
        index, left = self.indexAt(spot), event.button() == Qt.MouseButton.LeftButton
        if left and offers_better_at(self, index, spot.x()):
            self.better_wanted.emit(self._moves.node_at(index))
        elif left and self._folds(index, event):
            self.folded.emit(index.data(ROW).opens)
        else:
            super().mousePressEvent(event)

    def _folds(self, index: QModelIndex, event: QMouseEvent) -> bool:
        x = int(event.position().x()) - self.columnViewportPosition(NUMBERS)
        on_numbers = index.isValid() and index.column() == NUMBERS
        return on_numbers and folds_at(index.data(ROW), x)

    def _choose(self, index: QModelIndex) -> None:
        node = self._moves.node_at(index)
        if node is not None:
            self.chosen.emit(node)

    def _step_row(self, step: int) -> None:
        """Go to the move in the next row up or down, in the same column if there is one."""
        current = self.currentIndex()
        row = current.row() + step  # without a current cell its row is -1
        if row < 0:
            self.stepped.emit("first")
            return
        if row >= len(self._moves.rows):
            return
        column = current.column() if current.isValid() else 1
        beside = (self._moves.index(row, each) for each in (column, 3 - column))
        nodes = (self._moves.node_at(index) for index in beside)
        found = next((node for node in nodes if node is not None), None)
        if found is not None:
            self.chosen.emit(found)

    def _fold_current(self) -> None:
        """Fold the variation in which the current move is, or unfold it."""
        above = (self._moves.rows[row] for row in range(self.currentIndex().row(), -1, -1))
        row = next((row for row in above if row.opens is not None or row.depth == 0), None)
        if row is not None and row.opens is not None:
            self.folded.emit(row.opens)

    def _set_headers(self) -> None:
        header, rows = self.horizontalHeader(), self.verticalHeader()
        assert header is not None
        assert rows is not None
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(NUMBERS, QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(round(_ROW_HEIGHT * self.fontMetrics().height()))
        rows.hide()
