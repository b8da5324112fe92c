"""The list of the best moves: one row per move, updated several times a second.

The moves of the engine come first, then those of each other program, below a row with its name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PyQt6.QtCore import QEvent, QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtGui import QIcon, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.flat.glyphs import edge_of, q_colour
from ringrealms3d.scene.materials import Colour
from ringrealms3d.window.board.keyboard import is_click
from ringrealms3d.window.widgets.plain import plain_tip

_MARGIN = 1
_WIDEST = ("h10-h12", "loses", "+88.8", "8888")
_ICON_PIXELS = 12
_SPARE_WIDTH, _SPARE_HEIGHT = 18, 6
_LEAST_LINE = "1a1 2b2 3c3…"
_LEAST_ROWS = 3
_ROWS_BELOW = 2  # of other programs: a name, and a move
_MARGINS, _VISITS = 2, 3
_OF_A_MOVE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


Found = tuple[str, Move]
"""Who found a move, the command line of a program or "" for the engine, and the move."""


@dataclass(frozen=True, slots=True)
class Row:
    """A move of the list, or the name above the moves of a program.

    Attributes:
        found: the move and who found it, None for a name.
        texts: its cells: the move, its chance, its margin, its visits, and the expected line; for
            a name, that alone.
        colour: the colour of its mark on the boards, None without a mark.
    """

    found: Found | None
    texts: tuple[str, ...]
    colour: Colour | None = None


class CandidateTable(QTableWidget):
    """Rows of moves, of which one can be hovered or selected.

    Signals: focused: what is hovered, otherwise what is selected, as a ``Found``, or None.
    selected: a move selected by a click or a key. played: a move to play, after a double click or
    Enter.
    """

    focused = pyqtSignal(object)
    selected = pyqtSignal(object)
    played = pyqtSignal(object)

    def __init__(self, parent: QWidget) -> None:
        """Make an empty list."""
        super().__init__(0, len(_WIDEST) + 1, parent)
        self._rows: tuple[Row, ...] = ()
        self._pointed: int | None = None
        self._margins = False
        self._kept: Found | None = None
        self._focus: Found | None = None
        self._widths: dict[int, int] = {}
        self._icons: dict[Colour | None, QIcon] = {}
        self.setAccessibleName(tr("Best moves"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self._set_sizes()
        self.cellEntered.connect(lambda row, _: self._point_at(row))
        self.viewportEntered.connect(lambda: self._point_at(None))
        self.itemSelectionChanged.connect(self._select)

    def show_rows(self, rows: Sequence[Row], margins: bool) -> None:
        """Show these moves; a selected one stays selected even if its row changes."""
        self._rows, self._margins = tuple(rows), margins
        with QSignalBlocker(self):
            self._fit_columns()
            self.setRowCount(len(rows))
            for number, row in enumerate(rows):
                self._fill(number, row)
            self._select_again()
        alone = all(row.found for row in rows)
        self._set_least_height(_LEAST_ROWS if alone else _LEAST_ROWS + _ROWS_BELOW)
        self._report_focus()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Show the columns for which there is room."""
        super().resizeEvent(event)
        self._fit_columns()

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        """Play the move that the first of the two clicks selected, even if its row changed."""
        assert event is not None
        left = event.button() == Qt.MouseButton.LeftButton
        on_a_row = self.itemAt(event.position().toPoint()) is not None
        if left and on_a_row and self._kept is not None:
            self._play(self._kept)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Play the selected move with Enter; Escape selects none."""
        assert event is not None
        if is_click(event) and self._kept is not None:
            self._play(self._kept)
        elif event.key() == Qt.Key.Key_Escape and self._kept is not None:
            self.clearSelection()
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent | None) -> bool:
        """Note when the pointer leaves the rows."""
        if event is not None and event.type() == QEvent.Type.Leave:
            self._point_at(None)
        return super().viewportEvent(event)

    def _set_sizes(self) -> None:
        columns, rows = self.horizontalHeader(), self.verticalHeader()
        assert columns is not None
        assert rows is not None
        rows.hide()
        for each in (self, columns):
            each.ensurePolished()  # before it is measured
        letters = self.fontMetrics()
        rows.setDefaultSectionSize(letters.height() + _SPARE_HEIGHT)
        titles = [tr("Move"), tr("Chance"), tr("Margin"), tr("Visits")]
        self.setHorizontalHeaderLabels([*titles, tr("Then")])
        for column, texts in enumerate(zip(titles, _WIDEST, strict=True)):
            width = max(map(letters.horizontalAdvance, texts))
            icon = _ICON_PIXELS if column == 0 else 0
            self._widths[column] = width + icon + _SPARE_WIDTH
            self.setColumnWidth(column, self._widths[column])
        columns.setSectionResizeMode(len(_WIDEST), QHeaderView.ResizeMode.Stretch)
        columns.setHighlightSections(False)
        self._set_least_height(_LEAST_ROWS)

    def _set_least_height(self, count: int) -> None:
        """Be as high as so many rows at least."""
        columns, rows = self.horizontalHeader(), self.verticalHeader()
        assert columns is not None
        assert rows is not None
        around = columns.sizeHint().height() + 2 * self.frameWidth()
        self.setMinimumHeight(around + count * rows.defaultSectionSize())

    def _fit_columns(self) -> None:
        """Hide numbers that would leave no room for the expected line."""
        viewport = self.viewport()
        assert viewport is not None
        room = viewport.width() - self.fontMetrics().horizontalAdvance(_LEAST_LINE)
        room -= self._widths[0] + self._widths[1]
        for column, wanted in ((_VISITS, True), (_MARGINS, self._margins)):
            shown = wanted and room >= self._widths[column]
            room -= self._widths[column] if shown else 0
            self.setColumnHidden(column, not shown)

    def _play(self, found: Found) -> None:
        _, move = found
        self.played.emit(move)

    def _fill(self, number: int, row: Row) -> None:
        span = 1 if row.found else self.columnCount()
        if self.columnSpan(number, 0) != span:
            self.setSpan(number, 0, 1, span)
        for column, text in enumerate(row.texts):
            item = self.item(number, column)
            if item is None:
                item = _new_item(column)
                self.setItem(number, column, item)
            if item.text() != text:
                item.setText(text)
                item.setToolTip(plain_tip(text) if text is row.texts[-1] else "")
        first = self.item(number, 0)
        assert first is not None
        first.setFlags(_OF_A_MOVE if row.found else Qt.ItemFlag.ItemIsEnabled)
        first.setIcon(self._icon(row.colour) if row.found else QIcon())
        letters = self.font()
        letters.setBold(row.found is None)
        first.setFont(letters)

    def _icon(self, colour: Colour | None) -> QIcon:
        if colour not in self._icons:
            self._icons[colour] = _disc_icon(colour)
        return self._icons[colour]

    def _select_again(self) -> None:
        numbers = [k for k, row in enumerate(self._rows) if row.found == self._kept]
        if numbers and self._kept is not None:
            self.setCurrentCell(numbers[0], max(0, self.currentColumn()))
        else:
            self.setCurrentCell(-1, -1)
            self._kept = None

    def _select(self) -> None:
        chosen = self.selectionModel()
        assert chosen is not None
        numbers = [index.row() for index in chosen.selectedRows()]
        self._kept = self._rows[numbers[0]].found if numbers else None
        self._report_focus()
        if self._kept is not None:
            _, move = self._kept
            self.selected.emit(move)

    def _point_at(self, number: int | None) -> None:
        self._pointed = number
        self._report_focus()

    def _report_focus(self) -> None:
        focus = self._kept
        if self._pointed is not None and self._pointed < len(self._rows):
            focus = self._rows[self._pointed].found
        if focus != self._focus:
            self._focus = focus
            self.focused.emit(focus)


def _new_item(column: int) -> QTableWidgetItem:
    item = QTableWidgetItem()
    if 0 < column < len(_WIDEST):
        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item


def _disc_icon(colour: Colour | None) -> QIcon:
    """Return a disc of a colour, or an empty picture of the same size."""
    picture = QPixmap(_ICON_PIXELS, _ICON_PIXELS)
    picture.fill(Qt.GlobalColor.transparent)
    if colour is None:
        return QIcon(picture)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(q_colour(edge_of(colour)))
    painter.setBrush(q_colour(colour))
    room = picture.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN - 1, -_MARGIN - 1)
    painter.drawEllipse(room)
    painter.end()
    return QIcon(picture)
