"""The panel with the list of places: a tree, and a search field."""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, QSize, QSortFilterProxyModel, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QShowEvent
from PyQt6.QtWidgets import QLineEdit, QTreeView, QVBoxLayout, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.session.move_builder import MoveBuilder
from ringrealms3d.window.board.keyboard import is_click
from ringrealms3d.window.features.words.sites_model import FILTER, NAME, PLACE, SitesModel

_BATCH = 4  # places whose moves are looked at before the window gets to do something else
_LINES = 4  # of text that the panel is at least as high as


class SitesTree(QTreeView):
    """The places of a board, by realm.

    Signals: pointed: the place that the user went to. chosen: the place to play on.
    """

    pointed = pyqtSignal(int)
    chosen = pyqtSignal(int)

    def __init__(self) -> None:
        """Begin without a model."""
        super().__init__()
        self._following = False
        self.setAccessibleName(tr("Places"))
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setAnimated(False)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.doubleClicked.connect(self._choose)

    def follow(self, index: QModelIndex) -> None:
        """Go to a row, following the cursor on a board."""
        self._following = True
        self.setCurrentIndex(index)
        self._following = False

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        """Report where the user went."""
        super().currentChanged(current, previous)
        place = current.data(PLACE)
        if place is not None and not self._following:
            self.pointed.emit(place)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Play on the current place; the tree does the rest."""
        assert event is not None
        if is_click(event) and self.currentIndex().data(PLACE) is not None:
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        place = index.data(PLACE)
        if place is not None:
            self.chosen.emit(place)


class SitesPanel(QWidget):
    """All places of the board with the pieces there and the effects of moves.

    Attributes:
        tree: the list.
        wanted: the field for words that rows must contain.
    """

    def __init__(self, parent: QWidget) -> None:
        """Make an empty list."""
        super().__init__(parent)
        self._model = SitesModel(self)
        self._shown = QSortFilterProxyModel(self)
        self._shown.setRecursiveFilteringEnabled(True)
        self._shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._shown.setFilterRole(FILTER)
        self._shown.setSourceModel(self._model)
        self.tree = SitesTree()
        self.tree.setModel(self._shown)
        self.wanted = QLineEdit()
        self.wanted.setClearButtonEnabled(True)
        self.wanted.setPlaceholderText(tr("Find: a name, a piece, captures, wins…"))
        self.wanted.setAccessibleName(tr("Find places"))
        self.wanted.textChanged.connect(self._look_for)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._find_out_more)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.wanted)
        column.addWidget(self.tree, 1)
        self._set_header()

    def minimumSizeHint(self) -> QSize:
        """Return a height for a few rows."""
        return QSize(super().minimumSizeHint().width(), _LINES * self.fontMetrics().height())

    def show_board(self, position: Position) -> None:
        """List the places of another board."""
        self._model.show_board(position)
        self.tree.expandAll()

    def show_position(self, position: Position, builder: MoveBuilder) -> None:
        """Show another position on the same board, with the clicks so far."""
        self._model.show_position(position, builder)
        self._begin_to_find_out()

    def follow(self, place: int | None) -> None:
        """Go to a place, following the cursor on a board."""
        if place is not None and self.isVisible():
            index = self._shown.mapFromSource(self._model.index_of(place))
            if index.isValid():
                self.tree.follow(index)

    def sentence(self, place: int) -> str:
        """Return the full text of a place's row."""
        return self._model.sentence(place)

    def showEvent(self, event: QShowEvent | None) -> None:
        """Continue the search."""
        super().showEvent(event)
        self._begin_to_find_out()

    def _look_for(self, words: str) -> None:
        self._shown.setFilterFixedString(words.strip())
        self.tree.expandAll()
        self._begin_to_find_out()

    def _begin_to_find_out(self) -> None:
        """Compute the effect of a move for every place, because the search may be for it."""
        if self.wanted.text().strip() and self.isVisible():
            self._timer.start()

    def _find_out_more(self) -> None:
        if not self.isVisible() or not self._model.find_out(_BATCH):
            self._timer.stop()
        self.tree.expandAll()

    def _set_header(self) -> None:
        header = self.tree.header()
        assert header is not None
        header.setStretchLastSection(True)
        letter = self.fontMetrics().horizontalAdvance("m")
        header.resizeSection(NAME, 8 * letter)
        header.resizeSection(1, 8 * letter)
