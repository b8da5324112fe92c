"""The dialog that lets a person choose from several games in a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PyQt6.QtCore import QSize, pyqtSignal
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr, tr_count
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.records.headings import Heading
from ringrealms3d.window.shell.screen_space import free_size
from ringrealms3d.window.widgets.design import set_off
from ringrealms3d.window.widgets.kept_game_texts import board_text
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.tables import plain_header

_SIZE = QSize(620, 420)
_BOARD = 1


class ChaptersDialog(QDialog):
    """A table of the games in a file.

    Signals: chosen: the numbers of games to open, counted from 0. all_wanted: all games are to go
    into the library.
    """

    chosen = pyqtSignal(list)
    all_wanted = pyqtSignal()

    def __init__(self, parent: QWidget, path: Path, games: Sequence[Heading]) -> None:
        """Show the games of a file."""
        super().__init__(parent)
        self.setWindowTitle(one_line(path.name))
        about = plain_label()
        text = tr_count(
            "{name} has {count} game. Which do you want to open?",
            "{name} has {count} games. Which do you want to open?",
            len(games),
            name=one_line(path.name),
        )
        about.setText(text)
        about.setWordWrap(True)
        self.table = _table(games)
        self.table.cellActivated.connect(self._open)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        opening, everything = QPushButton(tr("&Open")), QPushButton(tr("&Add all to the library"))
        everything.setAutoDefault(False)
        buttons.addButton(opening, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(everything, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.accepted.connect(self._open)
        buttons.rejected.connect(self.reject)
        everything.clicked.connect(self._take_all)
        column = QVBoxLayout(self)
        set_off(column)
        for widget in (about, self.table, buttons):
            column.addWidget(widget)
        self.resize(_SIZE.boundedTo(free_size(parent)))
        self.table.selectRow(0)
        self.table.setFocus()

    def _open(self) -> None:
        selection = self.table.selectionModel()
        rows = sorted(index.row() for index in selection.selectedRows()) if selection else []
        if rows:
            self.accept()
            self.chosen.emit(rows)

    def _take_all(self) -> None:
        self.accept()
        self.all_wanted.emit()


def _table(games: Sequence[Heading]) -> QTableWidget:
    titles = "", tr("Board"), tr("First"), tr("Second"), tr("Date")
    table = QTableWidget(len(games), len(titles))
    table.setHorizontalHeaderLabels(titles)
    header = plain_header(table, tr("Games"))
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
    header.setResizeContentsPrecision(50)
    header.setSectionResizeMode(_BOARD, QHeaderView.ResizeMode.Stretch)
    for row, game in enumerate(games):
        board = board_text(game.variant) if game.variant else tr("unreadable")
        cells = str(row + 1), board, *map(one_line, (*game.players, game.date))
        for column, text in enumerate(cells):
            table.setItem(row, column, QTableWidgetItem(text))
    return table
