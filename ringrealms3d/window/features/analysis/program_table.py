"""The list of other programs that analyse: one row per program, with the move that it prefers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PyQt6.QtCore import QEvent, QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.window.board.keyboard import is_click
from ringrealms3d.window.widgets.plain import plain_tip

_COLUMNS = 5
_NAME_LETTERS = 14  # the tip shows all
_SPARE_HEIGHT = 6


@dataclass(frozen=True, slots=True)
class ProgramRow:
    """A program of the list.

    Attributes:
        texts: its cells: the program, its move or what it does, the chance, the visits, and the
            expected line.
        found: its move, None before it names one.
    """

    texts: tuple[str, str, str, str, str]
    found: Candidate | None


class ProgramTable(QTableWidget):
    """Rows of programs; the list is hidden while it is empty, and as high as its rows.

    Signals: focused: the move of the pointed or selected program, or None. played: a move to play,
    after a double click or Enter.
    """

    focused = pyqtSignal(object)
    played = pyqtSignal(object)

    def __init__(self, parent: QWidget) -> None:
        """Make an empty list."""
        super().__init__(0, _COLUMNS, parent)
        self._rows: tuple[ProgramRow, ...] = ()
        self._pointed: int | None = None
        self.setAccessibleName(tr("Other programs"))
        self.setObjectName("other programs")
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        titles = (tr("Program"), tr("Move"), tr("Chance"), tr("Visits"), tr("Then"))
        self.setHorizontalHeaderLabels(titles)
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        assert rows is not None
        assert columns is not None
        rows.hide()
        rows.setDefaultSectionSize(self.fontMetrics().height() + _SPARE_HEIGHT)
        columns.setHighlightSections(False)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        columns.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self.setColumnWidth(0, _NAME_LETTERS * self.fontMetrics().averageCharWidth())
        columns.setSectionResizeMode(_COLUMNS - 1, QHeaderView.ResizeMode.Stretch)
        self.cellEntered.connect(lambda row, _: self._point_at(row))
        self.viewportEntered.connect(lambda: self._point_at(None))
        self.itemSelectionChanged.connect(self._report)
        self.cellDoubleClicked.connect(self._play)
        self.hide()

    def show_rows(self, rows: Sequence[ProgramRow]) -> None:
        """Show these programs."""
        changed, self._rows = len(rows) != len(self._rows), tuple(rows)
        with QSignalBlocker(self):
            self.setRowCount(len(rows))
            for number, row in enumerate(rows):
                span = 1 if row.found is not None else _COLUMNS - 1
                if self.columnSpan(number, 1) != span:
                    self.setSpan(number, 1, 1, span)
                for column, text in enumerate(row.texts):
                    self._fill(number, column, text)
        if changed:
            self.setVisible(bool(rows))
            header, line = self.horizontalHeader(), self.verticalHeader()
            assert header is not None
            assert line is not None
            height = header.sizeHint().height() + len(rows) * line.defaultSectionSize()
            self.setFixedHeight(height + 2 * self.frameWidth())
        self._report()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Play the selected program's move with Enter; Escape selects none."""
        assert event is not None
        if is_click(event) and self.selectedItems():
            self._play(self.currentRow())
        elif event.key() == Qt.Key.Key_Escape and self.selectedItems():
            self.clearSelection()
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent | None) -> None:
        """Point at no program any more."""
        super().leaveEvent(event)
        self._point_at(None)

    def _fill(self, row: int, column: int, text: str) -> None:
        item = self.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            self.setItem(row, column, item)
        if item.text() != text:
            item.setText(text)
            item.setToolTip(plain_tip(text))

    def _point_at(self, row: int | None) -> None:
        self._pointed = row
        self._report()

    def _report(self) -> None:
        chosen = self.currentRow() if self.selectedItems() else None
        row = chosen if self._pointed is None else self._pointed
        known = row is not None and row < len(self._rows)
        self.focused.emit(self._rows[row].found if known and row is not None else None)

    def _play(self, row: int, _: int = 0) -> None:
        found = self._rows[row].found
        if found is not None:
            self.played.emit(found.move)
