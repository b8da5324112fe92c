"""The rows of a game's tree as a model for a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PyQt6.QtGui import QBrush, QColor, QPixmap

from ringrealms3d.core.phrase import tr
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.flat.review_graph import SEVERITIES
from ringrealms3d.records.judging import JudgedMove
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.tree_rows import Row
from ringrealms3d.records.turns import is_free_turn
from ringrealms3d.window.features.study.tile_icons import TileIcons
from ringrealms3d.window.widgets.joining import clauses
from ringrealms3d.window.widgets.legible import standing_out
from ringrealms3d.window.widgets.news_texts import ChipText, chips
from ringrealms3d.window.widgets.plain import plain_tip
from ringrealms3d.window.widgets.texts import better_text, glyph_title, notation

NUMBERS = 0
"""The column with the numbers of turns; those of the seats follow."""

ROW = Qt.ItemDataRole.UserRole
NODE = Qt.ItemDataRole.UserRole + 1
MOVE = Qt.ItemDataRole.UserRole + 2
CHIPS = Qt.ItemDataRole.UserRole + 3
BETTER = Qt.ItemDataRole.UserRole + 4

_Role = Qt.ItemDataRole
_MIDDLE = Qt.AlignmentFlag.AlignCenter
_BEGIN = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
_NO_INDEX = QModelIndex()


class MovesModel(QAbstractTableModel):
    """A game's tree, with a row for the moves of both seats in a turn.

    The roles ``ROW`` and ``NODE`` give the row and the node of a cell, ``MOVE`` the move alone, and
    ``CHIPS`` what was better and what it did, in a word or two each, ``BETTER`` what was better.
    """

    def __init__(self, parent: QObject, icons: TileIcons) -> None:
        """Begin without moves."""
        super().__init__(parent)
        self._icons = icons
        self._rows: Sequence[Row] = ()
        self._seats = ("", "")
        self._line: frozenset[GameNode] = frozenset()
        self._places: dict[GameNode, tuple[int, int]] = {}
        self._judged: Mapping[GameNode, JudgedMove] = {}
        self.faint = QColor()
        self.grounds = [QColor()]

    def show(self, rows: Sequence[Row], current: GameNode, seats: tuple[str, str]) -> None:
        """Show other rows.

        Args:
            current: the current node; moves that do not lead there are faint.
            seats: the names of the seats.
        """
        self.beginResetModel()
        self._rows, self._seats = rows, seats
        self._line = frozenset(current.line())
        self._places = {
            cell: (number, 1 + seat)
            for number, row in enumerate(rows)
            for seat, cell in enumerate(row.cells)
            if cell is not None
        }
        self.endResetModel()

    def judge(self, judged: Mapping[GameNode, JudgedMove]) -> None:
        """Show which moves are bad: in colours, with signs unless a person gave one."""
        self._judged = judged

    @property
    def rows(self) -> Sequence[Row]:
        """The shown rows."""
        return self._rows

    def index_of(self, node: GameNode) -> QModelIndex:
        """Return the cell of a move, an invalid index if it is folded away."""
        place = self._places.get(node)
        return self.index(*place) if place else QModelIndex()

    def node_at(self, index: QModelIndex) -> GameNode | None:
        """Return the move in a cell, None if there is none."""
        if not index.isValid() or index.column() == NUMBERS:
            return None
        return self._rows[index.row()].cells[index.column() - 1]

    def rowCount(self, parent: QModelIndex = _NO_INDEX) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex = _NO_INDEX) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else 3

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """Return the names of the seats above their columns."""
        if orientation == Qt.Orientation.Horizontal and role == _Role.DisplayRole:
            return tr(self._seats[section - 1]) if section else ""
        if orientation == Qt.Orientation.Horizontal and role == _Role.TextAlignmentRole:
            return _BEGIN
        return None

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        """Return flags that make moves selectable, and empty cells not."""
        if self.node_at(index) is None:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: QModelIndex, role: int = _Role.DisplayRole) -> Any:
        """Return the content of a cell."""
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role == _Role.TextAlignmentRole:
            return _MIDDLE if index.column() == NUMBERS else _BEGIN
        if index.column() == NUMBERS:
            return row.number if role == _Role.DisplayRole else None
        node = self.node_at(index)
        if role == NODE:
            return node
        if node is None:
            return _gap(row, index.column() - 1) if role == _Role.DisplayRole else None
        return self._move_data(node, row, role)

    def _move_data(self, node: GameNode, row: Row, role: int) -> Any:
        if role == _Role.DisplayRole:
            text = move_text(node, self._sign(node))
            return notation(text + (f"  +{row.hidden}" if row.hidden else ""))
        if role == MOVE:
            hidden = f"  +{row.hidden}" if row.hidden else ""
            return notation(bare_text(node, self._sign(node)) + hidden)
        if role == CHIPS:
            better = self._better(node)
            arrow = f"→ {better}"
            return (ChipText(arrow, arrow), *chips(node)) if better else chips(node)
        if role == BETTER:
            return self._better(node)
        if role == _Role.ToolTipRole:
            return plain_tip(self._about(node))
        if role == _Role.AccessibleDescriptionRole:
            return self._about(node)
        if role == _Role.ForegroundRole and node in self._judged:
            colour = q_colour(SEVERITIES[self._judged[node].judgement - 1])
            return QBrush(standing_out(colour, self.grounds))
        if role == _Role.ForegroundRole and node not in self._line:
            return QBrush(self.faint)
        if role == _Role.DecorationRole:
            return self._icon(node)
        return None

    def _sign(self, node: GameNode) -> str:
        """Return the sign after a move: a person's own, or that of its judgement."""
        judged = self._judged.get(node)
        return node.glyph or (judged.judgement.glyph if judged is not None else "")

    def _better(self, node: GameNode) -> str:
        """Return the move that was better, empty if none was or it is unknown."""
        judged = self._judged.get(node)
        return "" if judged is None else judged.better

    def _about(self, node: GameNode) -> str:
        judged = self._judged.get(node)
        better = "" if judged is None else better_text(judged)
        return clauses(about_move(node, self._sign(node)), better)

    def _icon(self, node: GameNode) -> QPixmap | None:
        return self._icons.icon_for(node)


def bare_text(node: GameNode, sign: str) -> str:
    """Return a move with its sign, an arrow before free turns."""
    return (f"↳ {node.text}" if is_free_turn(node) else node.text) + sign


def move_text(node: GameNode, sign: str) -> str:
    """Return a move in words: an arrow before free turns, its sign, what it took."""
    text = bare_text(node, sign)
    taken = f"+{node.taken - node.lost}" if node.taken > node.lost else ""
    lost = tr("−{count} own").format(count=node.lost) if node.lost else ""
    return "  ".join(filter(None, (text, taken, lost)))


def _gap(row: Row, seat: int) -> str:
    """Return the placeholder for a move of seat 0 that was played before the variation."""
    return "…" if seat == 0 and row.cells[1] is not None and row.number else ""


def _is_part(node: GameNode) -> bool:
    """Whether a move was a further part of its seat's turn."""
    return node.parent is not None and bool(node.parent.position.prompt)


def about_move(node: GameNode, sign: str) -> str:
    """Return what a move did, and what is noted at it, in clauses."""
    return clauses(
        tr("a free turn") if is_free_turn(node) and not _is_part(node) else "",
        tr("takes {count}").format(count=node.taken - node.lost) if node.taken > node.lost else "",
        tr("loses {count} of its own").format(count=node.lost) if node.lost else "",
        glyph_title(sign) if sign else "",
        tr("with a view of the board") if node.camera else "",
        node.comment,
    )
