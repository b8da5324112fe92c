"""The games that match a query, read where they are looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Order, Query, SortBy
from ringrealms3d.library.summary import GameSummary
from ringrealms3d.window.shell.actions import plain_title
from ringrealms3d.window.widgets.joining import items
from ringrealms3d.window.widgets.kept_game_texts import (
    board_text,
    date_text,
    player_text,
    result_text,
)

COLUMNS = tuple(SortBy)
"""What the columns show, by which games can be ordered too."""

_PAGE = 100
_GONE = ("",) * len(COLUMNS)
_NO_INDEX = QModelIndex()
_Role = Qt.ItemDataRole


class GamesModel(QAbstractTableModel):
    """A row for each game.

    All numbers of games are known, so that any row can be gone to and all can be selected; what is
    said of a game is read when it is shown.
    """

    def __init__(self, parent: QObject, library: Library) -> None:
        """Begin without games."""
        super().__init__(parent)
        self._library = library
        self._numbers: list[int] = []
        self._read: dict[int, tuple[str, ...]] = {}
        self._titles = {
            SortBy.BEGUN: tr("Began"),
            SortBy.VARIANT: tr("Board"),
            SortBy.FIRST: tr("First"),
            SortBy.SECOND: tr("Second"),
            SortBy.RESULT: tr("Result"),
            SortBy.MOVES: tr("Moves"),
            SortBy.EVENT: plain_title(tr("&Event")),
            SortBy.PLACE: plain_title(tr("&Place")),
            SortBy.TAGS: tr("Tags"),
        }

    @property
    def numbers(self) -> Sequence[int]:
        """The numbers of the games, row by row."""
        return self._numbers

    def show_library(self, library: Library) -> None:
        """Read from another library from now on."""
        self._library = library

    def search(self, query: Query, orders: Sequence[Order]) -> None:
        """Show the games that match a query, in an order.

        Raises:
            UserError: the library cannot be read.
        """
        numbers = self._library.numbers(query, orders)
        self.beginResetModel()
        self._numbers, self._read = numbers, {}
        self.endResetModel()

    def rows_of(self, numbers: Iterable[int]) -> list[int]:
        """Return the rows of some games, from above."""
        wanted = set(numbers)
        return [row for row, number in enumerate(self._numbers) if number in wanted]

    def title(self, column: SortBy) -> str:
        """Return the title of a column."""
        return self._titles[column]

    def rowCount(self, parent: QModelIndex = _NO_INDEX) -> int:
        """Return how many games there are."""
        return 0 if parent.isValid() else len(self._numbers)

    def columnCount(self, parent: QModelIndex = _NO_INDEX) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """Return the title of a column."""
        if orientation == Qt.Orientation.Horizontal and role == _Role.DisplayRole:
            return self._titles[COLUMNS[section]]
        return None

    def data(self, index: QModelIndex, role: int = _Role.DisplayRole) -> Any:
        """Return the content of a cell; a game that somebody else deleted has none."""
        if role == _Role.TextAlignmentRole and COLUMNS[index.column()] is SortBy.MOVES:
            return Qt.AlignmentFlag.AlignCenter
        if role != _Role.DisplayRole:
            return None
        return self._cells(index.row())[index.column()]

    def _cells(self, row: int) -> tuple[str, ...]:
        number = self._numbers[row]
        if number not in self._read:
            first = row - row % _PAGE
            page = self._numbers[first : first + _PAGE]
            self._read.update(dict.fromkeys(page, _GONE))
            self._read.update((game.id, _cells(game)) for game in self._library.summaries(page))
        return self._read[number]


def _cells(game: GameSummary) -> tuple[str, ...]:
    first, second = (player_text(*player) for player in zip(game.names, game.kinds, strict=True))
    rated = tr("rated") if game.rated else ""
    board = f"{board_text(game.variant)}{f', {rated}' if rated else ''}"
    ending = result_text(game.game, game.result)
    event, place, tags = one_line(game.event), one_line(game.place), items(map(one_line, game.tags))
    return date_text(game), board, first, second, ending, str(game.plies), event, place, tags
