"""The library's page of continuations of the current position."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Continuation
from ringrealms3d.window.widgets.joining import sentences
from ringrealms3d.window.widgets.number_texts import number_text
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.tables import plain_header
from ringrealms3d.window.widgets.texts import percent_text

_MIDDLE = Qt.AlignmentFlag.AlignCenter


class MovesPage(QWidget):
    """A table of moves, with how often each was played and how its games ended.

    Signals: played: a move that the user chose to play.
    """

    played = pyqtSignal(object)

    def __init__(self, library: Library, position: Position) -> None:
        """Show the continuations of a position."""
        super().__init__()
        self._library = library
        self._found: tuple[Continuation, ...] = ()
        self._about = plain_label()
        self._about.setWordWrap(True)
        self.table = _table()
        self.table.cellActivated.connect(self._play)
        column = QVBoxLayout(self)
        column.addWidget(self._about)
        column.addWidget(self.table)
        self.show_position(position)

    def show_library(self, library: Library) -> None:
        """Look into another library from now on."""
        self._library = library

    def show_position(self, position: Position) -> None:
        """Show the continuations of another position."""
        self._found = self._library.continuations(position)
        seats = [tr(seat) for seat in position.variant.seats]
        titles = [tr("Move"), tr("Games"), tr("{seat} won"), tr("Drawn"), tr("{seat} won")]
        titles[2], titles[4] = titles[2].format(seat=seats[0]), titles[4].format(seat=seats[1])
        self.table.setHorizontalHeaderLabels(titles)
        self.table.setRowCount(len(self._found))
        for row, found in enumerate(self._found):
            for column, text in enumerate(_cells(position, found)):
                item = QTableWidgetItem(text)
                item.setTextAlignment(_MIDDLE)
                self.table.setItem(row, column, item)
        self._about.setText(_about(self._found))

    def _play(self, row: int, _: int) -> None:
        self.played.emit(self._found[row].moves[0])


def _about(found: tuple[Continuation, ...]) -> str:
    if not found:
        return tr("No game in the library continues from this position.")
    text = tr(
        "Played from this position, or from the same one turned or mirrored. Double-click a "
        "move to play it."
    )
    games = number_text(sum(each.games for each in found))
    return sentences(text, tr("Games: {count}").format(count=games))


def _cells(position: Position, found: Continuation) -> tuple[str, ...]:
    ended = found.wins + found.draws + found.losses
    shares = (
        percent_text(count / ended) if ended else "–"
        for count in (found.wins, found.draws, found.losses)
    )
    return position.format_move(found.moves[0]), number_text(found.games), *shares


def _table() -> QTableWidget:
    table = QTableWidget(0, 5)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    header = plain_header(table, tr("Moves that were played from here"))
    header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    return table
