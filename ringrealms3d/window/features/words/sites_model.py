"""The places of a board as a model: a row for each, below its realm.

The effect of a move takes milliseconds to compute, so it is computed once, and only for rows in
view or in a search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PyQt6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.session.move_builder import MoveBuilder
from ringrealms3d.window.board.realms import Realm, realms_of
from ringrealms3d.window.features.words.prospects import piece_text, prospect_text
from ringrealms3d.window.widgets.joining import clauses, titled
from ringrealms3d.window.widgets.plain import plain_tip
from ringrealms3d.window.widgets.texts import notation

NAME, PIECE, PROSPECT = range(3)
"""The columns."""

FILTER = Qt.ItemDataRole.UserRole
PLACE = Qt.ItemDataRole.UserRole + 1

_Role = Qt.ItemDataRole
_NO_INDEX = QModelIndex()
_TOP = 0  # the id of a realm's index; those of its places have the realm's number, from 1


class SitesModel(QAbstractItemModel):
    """The realms of a board, and below each its places.

    The role ``PLACE`` gives a row's place, ``FILTER`` everything known about it so far as one text.
    """

    def __init__(self, parent: QObject) -> None:
        """Begin without places."""
        super().__init__(parent)
        self._realms: tuple[Realm, ...] = ()
        self._rows: dict[int, tuple[int, int]] = {}
        self._prospects: dict[int, str] = {}
        self._piece_text: Callable[[int], str] = str
        self._prospect: Callable[[int], str] = str
        self._place_name: Callable[[int], str] = str
        self._titles = (tr("Place"), tr("Holds"), tr("Playing there"))

    def show_board(self, position: Position) -> None:
        """Show the places of another board."""
        self.beginResetModel()
        self._realms = realms_of(position.variant.layout)
        self._rows = {
            place: (row, number)
            for number, realm in enumerate(self._realms)
            for row, place in enumerate(realm.places)
        }
        self.endResetModel()

    def show_position(self, position: Position, builder: MoveBuilder) -> None:
        """Show another position on the same board, with the clicks so far."""
        self._prospects = {}
        self._place_name = lambda place: tr(position.variant.place_name(place))
        self._piece_text = lambda place: piece_text(position, place)
        self._prospect = lambda place: prospect_text(position, builder, place)
        for number, realm in enumerate(self._realms):
            parent = self.index(number, NAME)
            first = self.index(0, NAME, parent)
            self.dataChanged.emit(first, self.index(len(realm.places) - 1, PROSPECT, parent))

    def find_out(self, most: int) -> bool:
        """Compute the effect of a move for this many more places; return whether some are left."""
        missing = [place for place in self._rows if place not in self._prospects]
        for place in missing[:most]:
            self.prospect(place)
            index = self.index_of(place)
            self.dataChanged.emit(index, index.siblingAtColumn(PROSPECT))
        return len(missing) > most

    def prospect(self, place: int) -> str:
        """Return the effect of a move on a place."""
        if place not in self._prospects:
            self._prospects[place] = self._prospect(place)
        return self._prospects[place]

    def sentence(self, place: int) -> str:
        """Return the full text on a place."""
        return clauses(self._spoken(place), self.prospect(place))

    def index_of(self, place: int) -> QModelIndex:
        """Return the index of a place's name, an invalid one if the board has no such place."""
        if place not in self._rows:
            return QModelIndex()
        row, number = self._rows[place]
        return self.index(row, NAME, self.index(number, NAME))

    def index(self, row: int, column: int, parent: QModelIndex = _NO_INDEX) -> QModelIndex:
        """Return the index of a realm, or of something about a place of one."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _TOP)

    def parent(self, child: QModelIndex) -> QModelIndex:  # type: ignore[override]
        """Return the index of the realm that a place belongs to."""
        number = child.internalId() if child.isValid() else _TOP
        return QModelIndex() if number == _TOP else self.createIndex(number - 1, NAME, _TOP)

    def rowCount(self, parent: QModelIndex = _NO_INDEX) -> int:
        """Return how many realms there are, or places in one."""
        if not parent.isValid():
            return len(self._realms)
        if parent.internalId() != _TOP or parent.column() != NAME:
            return 0
        return len(self._realms[parent.row()].places)

    def columnCount(self, parent: QModelIndex = _NO_INDEX) -> int:
        """Return how many columns there are."""
        return len(self._titles)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """Return the titles of the columns."""
        if orientation == Qt.Orientation.Horizontal and role == _Role.DisplayRole:
            return self._titles[section]
        return None

    def data(self, index: QModelIndex, role: int = _Role.DisplayRole) -> Any:
        """Return a row's text for display and for screen readers."""
        if index.internalId() == _TOP:
            title = self._realms[index.row()].title
            return title if role == _Role.DisplayRole and index.column() == NAME else None
        place = self._realms[index.internalId() - 1].places[index.row()]
        if role == PLACE:
            return place
        if role == FILTER:
            return f"{self._spoken(place)} {self._prospects.get(place, '')}"
        if role == _Role.AccessibleDescriptionRole and index.column() == NAME:
            return self.prospect(place)
        if role == _Role.AccessibleTextRole and index.column() == NAME:
            return self._spoken(place)
        text = self._text(place, index.column())
        if role == _Role.ToolTipRole:
            return plain_tip(text)
        return text if role == _Role.DisplayRole else None

    def _text(self, place: int, column: int) -> str:
        if column == PROSPECT:
            return self.prospect(place)
        return self._piece_text(place) if column == PIECE else notation(self._place_name(place))

    def _spoken(self, place: int) -> str:
        return titled(self._place_name(place), self._piece_text(place))
