"""The moves of the game so far, to look at and to go to."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QEvent, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.records.node import GameNode
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.texts import tr

_LEAST_ROWS = 2
_TO_CHOOSE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

Cell = tuple[int, int]


class MovesPanel(QWidget):
    """The moves of the game, a row for both seats; a click, Enter or the arrows go to a move.

    Signals:
        ply_chosen: how many moves of the game to stand after.
    """

    ply_chosen = pyqtSignal(int)

    def __init__(self, parent: QWidget) -> None:
        """Make an empty table."""
        super().__init__(parent)
        self._cells: list[Cell] = []
        self._current = 0
        self._table = _MovesTable()
        self._table.cellClicked.connect(lambda *cell: self._choose(cell))
        self._table.cellActivated.connect(lambda *cell: self._choose(cell))
        self._table.key_pressed.connect(self._follow_key)
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

    def focus_moves(self) -> None:
        """Let the arrow keys step through the moves."""
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_session(self, session: GameSession) -> None:
        """Show all moves of the line, those taken back in grey, and mark where the game stands."""
        line = session.line
        current = self._current = len(session.moves)
        self._cells = _cells_of([node.seat for node in line])
        self._table.clearContents()
        self._table.setHorizontalHeaderLabels([tr(s) for s in session.position.variant.seats])
        self._table.setRowCount(self._cells[-1][0] + 1 if self._cells else 0)
        self._table.setVerticalHeaderLabels(_turn_numbers(self._cells))
        for node, before, cell in zip(line, (None, *line), self._cells, strict=False):
            self._table.setItem(*cell, _move_item(node, before))
        self._shade()
        self._table.updateGeometries()  # else it cannot be scrolled to a row that is new
        if current:
            self._table.setCurrentCell(*self._cells[current - 1])
        else:
            self._table.setCurrentItem(None)
            self._table.scrollToTop()

    def _shade(self) -> None:
        """Show the moves that were taken back in the grey of this theme."""
        for cell in self._cells[self._current :]:
            item = self._table.item(*cell)
            if item is not None:
                item.setForeground(self.palette().placeholderText())

    def _choose(self, cell: Cell) -> None:
        if cell in self._cells:
            self.ply_chosen.emit(self._cells.index(cell) + 1)

    def _follow_key(self, key: Qt.Key) -> None:
        """Go to the move that a key leads to, if it leads anywhere."""
        ply = _ply_after(key, self._cells, self._current)
        if ply != self._current:
            self.ply_chosen.emit(ply)


class _MovesTable(QTableWidget):
    """A table of two columns that tells of keys which step through it.

    Signals:
        key_pressed: an arrow key, Home or End.
    """

    key_pressed = pyqtSignal(object)

    def __init__(self) -> None:
        super().__init__(0, 2)
        self.setAccessibleName(tr("Moves"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        header = self.horizontalHeader()
        assert header is not None
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Tell of the keys that go to other moves; the table does the rest."""
        assert event is not None
        key = Qt.Key(event.key())
        if key in _STEPS or key in _ROWS or key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.key_pressed.emit(key)
        else:
            super().keyPressEvent(event)


def _ply_after(key: Qt.Key, cells: Sequence[Cell], ply: int) -> int:
    """Return after how many moves a key stands that is pressed after so many of them."""
    if key == Qt.Key.Key_Home:
        return 0
    if key == Qt.Key.Key_End:
        return len(cells)
    if key in _STEPS:
        return min(max(ply + _STEPS[key], 0), len(cells))
    return _ply_in_next_row(_ROWS[key], cells, ply)


def _ply_in_next_row(step: int, cells: Sequence[Cell], ply: int) -> int:
    """Return the ply of the move in the next row up or down, in the same column if it is there."""
    if not ply:
        return min(step > 0, len(cells))
    row, column = cells[ply - 1]
    plies = {cell: ply for ply, cell in enumerate(cells, start=1)}
    beside = (row + step, column), (row + step, 1 - column)
    return next((plies[cell] for cell in beside if cell in plies), 0 if step < 0 else ply)


def _cells_of(seats: Sequence[int]) -> list[Cell]:
    """Return the row and the column of each move: a new row unless seat 1 answers seat 0."""
    cells: list[Cell] = []
    row, last = -1, 1
    for seat in seats:
        row += seat <= last
        cells.append((row, seat))
        last = seat
    return cells


def _turn_numbers(cells: Sequence[Cell]) -> list[str]:
    """Return the numbers of the rows; one that goes on with the turn before has none.

    A free turn follows in a row of its own, which belongs to the turn of its seat.
    """
    numbers: list[str] = []
    turns, before = 0, None
    for row, seat in cells:
        if row == len(numbers):
            turns += seat != before
            numbers.append(str(turns) if seat != before else "")
        before = seat
    return numbers


def _move_item(node: GameNode, before: GameNode | None) -> QTableWidgetItem:
    """Return the cell of a move: free turns begin with an arrow, captures are counted."""
    free = before is not None and before.seat == node.seat
    text = f"↳ {node.text}" if free else node.text
    item = QTableWidgetItem(f"{text}  ×{node.taken}" if node.taken else text)
    tips = [tr("a free turn")] * free
    tips += [tr("takes {count}").format(count=node.taken)] * bool(node.taken)
    item.setToolTip("; ".join(tips))
    item.setFlags(_TO_CHOOSE)
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    return item
