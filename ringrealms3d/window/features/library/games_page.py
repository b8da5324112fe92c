"""The library's page of games, to search, sort, look at, open, tag, delete, import and export."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import date, timedelta
from functools import partial
from itertools import groupby

from PyQt6.QtCore import QItemSelection, QItemSelectionModel, Qt, pyqtSignal
from PyQt6.QtGui import QAction, QActionGroup, QKeySequence
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.position import Position
from ringrealms3d.games import all_games, board_entry
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Order, Query, SortBy
from ringrealms3d.library.summary import Ending
from ringrealms3d.window.features.library.game_preview import GamePreview
from ringrealms3d.window.features.library.games_model import COLUMNS, GamesModel
from ringrealms3d.window.features.library.sorting import LARGEST_FIRST, ON_DEMAND
from ringrealms3d.window.widgets.kept_game_texts import ending_title
from ringrealms3d.window.widgets.number_texts import number_text
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.tables import plain_header

_BOARD = COLUMNS.index(SortBy.VARIANT)
_BOARD_WIDTH = 180
_MOST_ORDERS = 3
_ROWS_MEASURED = 50  # for the widths of columns
_WIDTHS = [560, 280]
_Flag = QItemSelectionModel.SelectionFlag
_DAYS = (7, 30, 365)
_LENGTHS = ((0, 20), (21, 50), (51, 100), (101, 1_000_000))
"""The least and the most moves of the games in each class of length."""


class GamesPage(QWidget):
    """A table of games below a row of search conditions, with the selected one beside it.

    Attributes:
        beside: opens the selected game in a tab of its own.

    Signals: opened: the number of a game to open. opened_beside: that of one to open in a tab of
    its own. deleted: the numbers of games to remove.
    exported: the numbers of games to write to one file. exported_each: those of games to write to a
    file each. tagging: the numbers of games whose tags are
    to change. restoring: the games deleted last should come back. importing: games should be
    imported from files. importing_folder: those in a folder. sorted: the orders of the games.
    widened: the columns that are shown on demand.
    """

    opened = pyqtSignal(int)
    opened_beside = pyqtSignal(int)
    deleted = pyqtSignal(list)
    exported = pyqtSignal(list)
    exported_each = pyqtSignal(list)
    tagging = pyqtSignal(list)
    restoring = pyqtSignal()
    importing = pyqtSignal()
    importing_folder = pyqtSignal()
    sorted = pyqtSignal(tuple)
    widened = pyqtSignal(tuple)

    def __init__(
        self,
        library: Library,
        position: Position,
        orders: Sequence[Order],
        shown: Collection[SortBy],
        preview: GamePreview,
    ) -> None:
        """Show all games of a library.

        Args:
            library: the library.
            position: the current position, which games can be searched for.
            orders: by what the games are ordered.
            shown: the columns that are shown on demand.
            preview: where the selected game is seen.
        """
        super().__init__()
        self._library, self._position, self._orders = library, position, tuple(orders)
        self._model = GamesModel(self, library)
        self.preview = preview
        self.table = _table(self._model)
        self.games, self.endings = _game_box(), _ending_box()
        self.dates, self.lengths, self.tags = _date_box(), _length_box(), _tag_box()
        self.player = _field(tr("Player"), tr("Player, such as level 4"))
        self.occasion = _field(tr("Event or place"), tr("Event or place"))
        self.here = QCheckBox(tr("Only with this &position"))
        self._tags_offered: dict[str, int] | None = None
        self._count = plain_label()
        self._said = plain_label()
        self._said.setWordWrap(True)
        self._said.hide()
        self._notice = plain_label()
        self.undo = QPushButton(tr("&Undo"))
        self._columns = self._column_actions(shown)
        self._add_actions()
        beside = QSplitter()
        beside.setChildrenCollapsible(False)
        for widget in (self.table, preview):
            beside.addWidget(widget)
        beside.setStretchFactor(0, 1)
        beside.setSizes(_WIDTHS)
        room = QSizePolicy.Policy  # it takes what the rest leaves, so that nothing has to scroll
        beside.setSizePolicy(room.Expanding, room.Ignored)
        column = QVBoxLayout(self)
        column.addLayout(_row(self.games, self.player, self.occasion, self.endings, stretch=False))
        column.addLayout(_row(self.dates, self.lengths, self.tags, self.here))
        column.addWidget(beside, stretch=1)
        column.addWidget(self._said)
        undoing = QHBoxLayout()
        undoing.addWidget(self._notice)
        undoing.addWidget(self.undo)
        undoing.addStretch()
        column.addLayout(undoing)
        column.addLayout(_row(*self._buttons()))
        self._connect()
        self.show_library(library)

    @property
    def chosen(self) -> list[int]:
        """The numbers of the selected games."""
        numbers = self._model.numbers
        return [each for top, bottom in self._ranges() for each in numbers[top : bottom + 1]]

    def show_library(self, library: Library) -> None:
        """Show the games of another library.

        Raises:
            UserError: it cannot be read.
        """
        self._library = library
        self._model.show_library(library)
        self.say("")
        self._show_tags()
        self.search()

    def search(self) -> None:
        """Show the games that match the conditions."""
        name = self.games.currentData()
        ending = self.endings.currentData()
        tag = self.tags.currentData()
        query = Query(
            game=name if name and "/" not in name else None,
            variant=name if name and "/" in name else None,
            player=self.player.text().strip() or None,
            event=self.occasion.text().strip() or None,
            since=_first_day(self.dates.currentData()),
            plies=self.lengths.currentData(),
            ending=Ending(ending) if ending else None,
            position=self._position if self.here.isChecked() else None,
            tags=(tag,) if tag else (),
        )
        kept = self.chosen
        self._model.search(query, self._orders)
        self._select(self._model.rows_of(kept))
        count = number_text(len(self._model.numbers))
        self._count.setText(tr("Games: {count}").format(count=count))
        self._refresh()

    def refresh(self) -> None:
        """Show the library's current content; what took the place of a deleted game is selected."""
        before = self.table.currentIndex().row()
        self._show_tags()
        self.search()
        rows = self._model.rowCount()
        if not self.chosen and before >= 0 and rows:
            self._select([min(before, rows - 1)])

    def catch_up(self) -> None:
        """Show what others changed; the games that are seen stay where they are, if they can."""
        above = self._model.numbers[max(0, self.table.rowAt(0)) :][:1]
        self.refresh()
        for row in self._model.rows_of(above):
            top = QAbstractItemView.ScrollHint.PositionAtTop
            self.table.scrollTo(self._model.index(row, 0), top)

    def say(self, text: str) -> None:
        """Say what was done, below the games; an empty text says nothing more."""
        self._said.setText(text)
        self._said.setVisible(bool(text))

    def show_notice(self, text: str) -> None:
        """Say what was deleted and can come back; an empty text says nothing."""
        self._notice.setText(text)
        self.undo.setEnabled(bool(text))
        for widget in (self._notice, self.undo):
            widget.setVisible(bool(text))

    def show_position(self, position: Position) -> None:
        """Search for another position from now on."""
        self._position = position
        if self.here.isChecked():
            self.search()

    def sort_by(self, column: SortBy, descending: bool) -> None:
        """Order the games by a column; those that are equal in it keep their order."""
        others = (order for order in self._orders if order.column is not column)
        orders = (Order(column, descending), *others)[:_MOST_ORDERS]
        if orders != self._orders:
            self._orders = orders
            self.search()
            self.sorted.emit(orders)
        self._show_order()

    def _show_order(self) -> None:
        """Show in the head of the table by what the games are ordered."""
        order = self._orders[0]
        way = Qt.SortOrder.DescendingOrder if order.descending else Qt.SortOrder.AscendingOrder
        header = self.table.horizontalHeader()
        assert header is not None
        header.setSortIndicator(COLUMNS.index(order.column), way)
        for column, action in self._sorts.items():
            action.setChecked(column is order.column)

    def _sort_again_by(self, column: SortBy) -> None:
        """Order by a column, the other way round if that is how the games are ordered."""
        first = self._orders[0]
        same = first.column is column
        self.sort_by(column, not first.descending if same else column in LARGEST_FIRST)

    def _ranges(self) -> list[tuple[int, int]]:
        """Return the first and the last row of each range of selected games, from above."""
        selection = self.table.selectionModel()
        parts = selection.selection() if selection is not None else QItemSelection()
        ranges = (parts[number] for number in range(len(parts)))
        return sorted({(part.top(), part.bottom()) for part in ranges})

    def _select(self, rows: Sequence[int]) -> None:
        """Select rows, and go to the first of them."""
        selection = self.table.selectionModel()
        assert selection is not None
        if rows:
            self.table.setCurrentIndex(self._model.index(rows[0], 0))
        parts = QItemSelection()
        for _, group in groupby(enumerate(rows), lambda pair: pair[1] - pair[0]):
            some = [row for _, row in group]
            parts.select(self._model.index(some[0], 0), self._model.index(some[-1], 0))
        selection.select(parts, _Flag.ClearAndSelect | _Flag.Rows)

    def _show_tags(self) -> None:
        """Offer the library's tags."""
        chosen, tags = self.tags.currentData(), self._library.tags()
        if tags == self._tags_offered:
            return  # its list may be open
        self._tags_offered = tags
        blocked = self.tags.blockSignals(True)
        self.tags.clear()
        self.tags.addItem(tr("Any tag"), "")
        for tag, count in tags.items():
            self.tags.addItem(f"{one_line(tag)} ({number_text(count)})", tag)
        self.tags.setCurrentIndex(max(0, self.tags.findData(chosen)))
        self.tags.setVisible(bool(tags))
        self.tags.blockSignals(blocked)

    def _connect(self) -> None:
        for box in (self.games, self.endings, self.dates, self.lengths, self.tags):
            box.currentIndexChanged.connect(self.search)
        for field in (self.player, self.occasion):
            field.textChanged.connect(self.search)
        self.here.toggled.connect(self.search)
        self.table.activated.connect(lambda index: self._open())
        selection, header = self.table.selectionModel(), self.table.horizontalHeader()
        assert selection is not None
        assert header is not None
        selection.selectionChanged.connect(self._refresh)
        header.sectionClicked.connect(lambda column: self._sort_again_by(COLUMNS[column]))
        self._show_order()

    def _buttons(self) -> tuple[QWidget, ...]:
        importing, exporting = QPushButton(tr("&Import")), QPushButton(tr("&Export"))
        for button in (importing, exporting, self.undo):
            button.setAutoDefault(False)  # Enter opens
        menu = QMenu(importing)
        menu.addAction(tr("&Files…"), self.importing.emit)
        menu.addAction(tr("All files in a f&older…"), self.importing_folder.emit)
        importing.setMenu(menu)
        menu = QMenu(exporting)
        menu.addActions(self._exports)
        exporting.setMenu(menu)
        self._exports[0].enabledChanged.connect(exporting.setEnabled)
        self.undo.clicked.connect(self.restoring)
        self.undo.setShortcut(QKeySequence.StandardKey.Undo)
        self.show_notice("")
        opening, tagging, deleting = map(_button, self._actions)
        return opening, tagging, deleting, importing, exporting, self._count

    def _add_actions(self) -> None:
        """Let the table's menu, and the buttons, do something with the selected games."""
        self._open_one = self._action(tr("&Open"), self._open)
        self.beside = self._action(
            tr("Open in a new ta&b"), lambda: self.opened_beside.emit(self.chosen[0])
        )
        self.beside.setShortcut("Ctrl+Return")
        self.beside.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._tag = self._action(tr("&Tags…"), lambda: self.tagging.emit(self.chosen))
        self._delete = self._action(tr("&Delete"), lambda: self.deleted.emit(self.chosen))
        self._delete.setShortcut(QKeySequence.StandardKey.Delete)
        self._delete.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._exports = (
            self._action(tr("Export to one &file…"), lambda: self.exported.emit(self.chosen)),
            self._action(tr("Export to a f&older…"), lambda: self.exported_each.emit(self.chosen)),
        )
        self._actions = self._open_one, self._tag, self._delete
        every = self._action(tr("Select &all"), self.table.selectAll)
        sorting = QMenu(tr("&Sort by"), self.table)
        self._sorts = {column: self._sort_action(sorting, column) for column in COLUMNS}
        columns = QActionGroup(sorting)
        for entry in self._sorts.values():
            columns.addAction(entry)
        showing = QMenu(tr("&Columns"), self.table)
        showing.addActions(self._columns.values())
        menus = filter(None, [showing.menuAction(), sorting.menuAction()])
        first, *others = self._actions
        self.table.addActions([first, self.beside, *others, *self._exports, every, *menus])
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _column_actions(self, shown: Collection[SortBy]) -> dict[SortBy, QAction]:
        """Let columns be shown that are hidden otherwise, in a menu of the table's head, too."""
        header = self.table.horizontalHeader()
        assert header is not None
        columns = {column: QAction(self._model.title(column), self.table) for column in ON_DEMAND}
        for column, action in columns.items():
            action.setCheckable(True)
            action.setChecked(column in shown)
            action.toggled.connect(self._show_columns)
            self.table.setColumnHidden(COLUMNS.index(column), column not in shown)
        header.addActions(columns.values())
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        return columns

    def _show_columns(self) -> None:
        shown = tuple(column for column, action in self._columns.items() if action.isChecked())
        for column in self._columns:
            self.table.setColumnHidden(COLUMNS.index(column), column not in shown)
        self.widened.emit(shown)

    def _action(self, title: str, act: Callable[[], None]) -> QAction:
        action = QAction(title, self.table)
        action.triggered.connect(lambda: act())
        return action

    def _sort_action(self, menu: QMenu, column: SortBy) -> QAction:
        action = QAction(self._model.title(column), menu)
        action.setCheckable(True)
        action.triggered.connect(partial(self._sort_again_by, column))
        menu.addAction(action)
        return action

    def _refresh(self) -> None:
        ranges = self._ranges()
        count = sum(bottom - top + 1 for top, bottom in ranges)
        for action in (self._open_one, self.beside):
            action.setEnabled(count == 1)
        for action in (self._tag, self._delete, *self._exports):
            action.setEnabled(count > 0)
        if count == 1:
            self._show_chosen(self._model.numbers[ranges[0][0]])
        else:
            self.preview.clear_soon()

    def _show_chosen(self, number: int) -> None:
        """Show the selected game at its end, or at the position that is searched for."""
        library = self._library
        ply = library.ply_of(number, self._position) if self.here.isChecked() else None
        self.preview.show_soon(number, lambda: library.text(number), ply)

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
    header.setSectionResizeMode(_BOARD, QHeaderView.ResizeMode.Interactive)
    header.resizeSection(_BOARD, _BOARD_WIDTH)
    header.setStretchLastSection(True)
    header.setResizeContentsPrecision(_ROWS_MEASURED)
    header.setSectionsClickable(True)
    header.setSortIndicatorShown(True)
    return table


def _field(name: str, example: str) -> QLineEdit:
    field = QLineEdit()
    field.setPlaceholderText(example)
    field.setAccessibleName(name)
    field.setClearButtonEnabled(True)
    return field


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


def _tag_box() -> QComboBox:
    """Return an empty list of tags."""
    box = QComboBox()
    box.setAccessibleName(tr("Tag"))
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
