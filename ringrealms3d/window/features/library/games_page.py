"""The library's page of games, to search, open, delete, import and export."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta

from PyQt6.QtCore import QItemSelectionModel, Qt, pyqtSignal
from PyQt6.QtGui import QAction, QKeySequence
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.games import all_games, board_entry
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Query
from ringrealms3d.library.summary import Ending
from ringrealms3d.window.features.library.games_model import GamesModel
from ringrealms3d.window.features.library.tables import plain_header
from ringrealms3d.window.widgets.kept_game_texts import ending_title
from ringrealms3d.window.widgets.number_texts import number_text
from ringrealms3d.window.widgets.plain import plain_label

_BOARD = 1
_Flag = QItemSelectionModel.SelectionFlag
_DAYS = (7, 30, 365)
_LENGTHS = ((0, 20), (21, 50), (51, 100), (101, 1_000_000))
"""The least and the most moves of the games in each class of length."""


class GamesPage(QWidget):
    """A table of games below a row of search conditions.

    Signals: opened: the number of a game to open. deleted: the numbers of games to remove.
    exported: the numbers of games to write to files. restoring: the games deleted last should come
    back. importing: games should be imported from files.
    """

    opened = pyqtSignal(int)
    deleted = pyqtSignal(list)
    exported = pyqtSignal(list)
    restoring = pyqtSignal()
    importing = pyqtSignal()

    def __init__(self, library: Library, position: Position) -> None:
        """Show all games of a library.

        Args:
            position: the current position, which games can be searched for.
        """
        super().__init__()
        self._position = position
        self._model = GamesModel(self, library)
        self.table = _table(self._model)
        self.games, self.endings = _game_box(), _ending_box()
        self.dates, self.lengths = _date_box(), _length_box()
        self.player, self.here = QLineEdit(), QCheckBox(tr("Only with this &position"))
        self.player.setPlaceholderText(tr("Player, such as level 4"))
        self.player.setAccessibleName(tr("Player"))
        self.player.setClearButtonEnabled(True)
        self._count = plain_label()
        self.undo = QPushButton(tr("&Bring back"))
        self._add_actions()
        column = QVBoxLayout(self)
        column.addLayout(_row(self.games, self.player, self.endings, stretch=False))
        column.addLayout(_row(self.dates, self.lengths, self.here))
        column.addWidget(self.table)
        column.addLayout(_row(*self._buttons()))
        self._connect()
        self.search()

    @property
    def chosen(self) -> list[int]:
        """The numbers of the selected games."""
        selection = self.table.selectionModel()
        rows = selection.selectedRows() if selection is not None else []
        return [self._model.game(index.row()).id for index in rows]

    def search(self) -> None:
        """Show the games that match the conditions."""
        name = self.games.currentData()
        ending = self.endings.currentData()
        query = Query(
            game=name if name and "/" not in name else None,
            variant=name if name and "/" in name else None,
            player=self.player.text().strip() or None,
            since=_first_day(self.dates.currentData()),
            plies=self.lengths.currentData(),
            ending=Ending(ending) if ending else None,
            position=self._position if self.here.isChecked() else None,
        )
        kept = set(self.chosen)
        self._model.search(query)
        self._select(
            row for row in range(self._model.rowCount()) if self._model.game(row).id in kept
        )
        self._count.setText(tr("Games: {count}").format(count=number_text(self._model.count)))
        self._refresh()

    def refresh(self) -> None:
        """Show the library's current content; what took the place of a deleted game is selected."""
        before = self.table.currentIndex().row()
        self.search()
        rows = self._model.rowCount()
        if not self.chosen and before >= 0 and rows:
            self._select([min(before, rows - 1)])

    def _select(self, rows: Iterable[int]) -> None:
        """Select rows, and go to the first of them."""
        selection = self.table.selectionModel()
        assert selection is not None
        for number, row in enumerate(rows):
            index = self._model.index(row, 0)
            if number == 0:
                self.table.setCurrentIndex(index)
            selection.select(index, _Flag.Select | _Flag.Rows)

    def show_position(self, position: Position) -> None:
        """Search for another position from now on."""
        self._position = position
        if self.here.isChecked():
            self.search()

    def _connect(self) -> None:
        for box in (self.games, self.endings, self.dates, self.lengths):
            box.currentIndexChanged.connect(self.search)
        self.player.textChanged.connect(self.search)
        self.here.toggled.connect(self.search)
        self.table.activated.connect(lambda index: self._open())
        selection = self.table.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._refresh)

    def _buttons(self) -> tuple[QWidget, ...]:
        importing = QPushButton(tr("&Import…"))
        importing.clicked.connect(self.importing)
        self.undo.clicked.connect(self.restoring)
        self.undo.setEnabled(False)
        opening, deleting, exporting = map(_button, self.table.actions())
        return opening, deleting, self.undo, importing, exporting, self._count

    def _add_actions(self) -> None:
        """Let the table's menu, and the buttons, do something with the selected games."""
        self._open_one = QAction(tr("&Open"), self.table)
        self._open_one.triggered.connect(self._open)
        self._delete = QAction(tr("&Delete"), self.table)
        self._delete.setShortcut(QKeySequence.StandardKey.Delete)
        self._delete.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._delete.triggered.connect(lambda: self.deleted.emit(self.chosen))
        self._export = QAction(tr("&Export…"), self.table)
        self._export.triggered.connect(lambda: self.exported.emit(self.chosen))
        self.table.addActions([self._open_one, self._delete, self._export])
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _refresh(self) -> None:
        count = len(self.chosen)
        self._open_one.setEnabled(count == 1)
        self._delete.setEnabled(count > 0)
        self._export.setEnabled(count > 0)

    def _open(self) -> None:
        chosen = self.chosen
        if len(chosen) == 1:
            self.opened.emit(chosen[0])


def _button(action: QAction) -> QPushButton:
    """Return a button that does what an action does, when it can."""
    button = QPushButton(action.text())
    button.clicked.connect(action.trigger)
    action.enabledChanged.connect(button.setEnabled)
    return button


def _table(model: GamesModel) -> QTableView:
    table = QTableView()
    table.setModel(model)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setAlternatingRowColors(True)
    table.setWordWrap(False)
    header = plain_header(table, tr("Games"))
    header.setSectionResizeMode(_BOARD, QHeaderView.ResizeMode.Stretch)
    return table


def _game_box() -> QComboBox:
    """Return a list of all games, each with its boards below it."""
    box = QComboBox()
    box.setAccessibleName(tr("Game"))
    box.addItem(tr("All games"), "")
    for game in all_games():
        box.addItem(tr(game.title), game.uid)
        for uid in game.variants:
            box.addItem(f"    {tr(board_entry(uid).title)}", uid)
    return box


def _ending_box() -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(tr("Result"))
    box.addItem(tr("Any result"), "")
    for ending in Ending:
        box.addItem(ending_title(ending), ending.value)
    return box


def _date_box() -> QComboBox:
    """Return a list of numbers of days before now, today included."""
    box = QComboBox()
    box.setAccessibleName(tr("Date"))
    box.addItem(tr("Any date"), None)
    box.addItem(tr("Today"), 1)
    for days in _DAYS:
        box.addItem(tr("The last {days} days").format(days=days), days)
    return box


def _first_day(days: int | None) -> date | None:
    """Return the first of so many days, by the clock of this place."""
    return None if days is None else date.today() - timedelta(days - 1)


def _length_box() -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(tr("Length"))
    box.addItem(tr("Any length"), None)
    first, *middle, last = _LENGTHS
    box.addItem(tr("Up to {most} moves").format(most=first[1]), first)
    for least, most in middle:
        text = tr("{least} to {most} moves").format(least=least, most=most)
        box.addItem(text, (least, most))
    box.addItem(tr("More than {least} moves").format(least=last[0] - 1), last)
    return box


def _row(*widgets: QWidget, stretch: bool = True) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    if stretch:
        row.insertStretch(len(widgets) - 1)
    return row
