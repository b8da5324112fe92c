"""The games that match a query, a page at a time."""

from __future__ import annotations

from typing import Any

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from ringrealms3d.core.phrase import tr
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Query
from ringrealms3d.library.summary import GameSummary
from ringrealms3d.window.widgets.kept_game_texts import (
    board_text,
    date_text,
    player_text,
    result_text,
)

_PAGE = 200
_NO_INDEX = QModelIndex()
_Role = Qt.ItemDataRole


class GamesModel(QAbstractTableModel):
    """A row for each game, the most recent first; more are read while scrolling."""

    def __init__(self, parent: QObject, library: Library) -> None:
        """Begin without games."""
        super().__init__(parent)
        self._library = library
        self._query = Query()
        self._games: list[GameSummary] = []
        self._count = 0
        titles = (tr("Began"), tr("Board"), tr("First"), tr("Second"), tr("Result"), tr("Moves"))
        self._titles = titles

    @property
    def count(self) -> int:
        """How many games match the query, read or not."""
        return self._count

    def search(self, query: Query) -> None:
        """Show the games that match another query.

        Raises:
            UserError: the library cannot be read.
        """
        self.beginResetModel()
        self._query = query
        self._count = self._library.count(query)
        self._games = self._library.games(query, _PAGE)
        self.endResetModel()

    def game(self, row: int) -> GameSummary:
        """Return the game in a row."""
        return self._games[row]

    def canFetchMore(self, parent: QModelIndex) -> bool:
        """Return whether there are games that were not read yet."""
        return not parent.isValid() and len(self._games) < self._count

    def fetchMore(self, parent: QModelIndex) -> None:
        """Read another page."""
        more = self._library.games(self._query, _PAGE, len(self._games))
        if not more:  # another window deleted some
            self._count = len(self._games)
            return
        self.beginInsertRows(parent, len(self._games), len(self._games) + len(more) - 1)
        self._games += more
        self.endInsertRows()

    def rowCount(self, parent: QModelIndex = _NO_INDEX) -> int:
        """Return how many games were read."""
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: QModelIndex = _NO_INDEX) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(self._titles)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """Return the title of a column."""
        if orientation == Qt.Orientation.Horizontal and role == _Role.DisplayRole:
            return self._titles[section]
        return None

    def data(self, index: QModelIndex, role: int = _Role.DisplayRole) -> Any:
        """Return the content of a cell."""
        game = self._games[index.row()]
        if role == _Role.DisplayRole:
            return _cells(game)[index.column()]
        if role == _Role.TextAlignmentRole and index.column() == len(self._titles) - 1:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None


def _cells(game: GameSummary) -> tuple[str, ...]:
    first, second = (player_text(*player) for player in zip(game.names, game.kinds, strict=True))
    rated = tr("rated") if game.rated else ""
    board = f"{board_text(game.variant)}{f', {rated}' if rated else ''}"
    ending = result_text(game.game, game.result)
    return date_text(game), board, first, second, ending, str(game.plies)
