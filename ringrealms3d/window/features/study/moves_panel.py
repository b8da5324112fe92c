"""The panel with the moves of the game, their variations, and the comment."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QEvent, QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import QSplitter, QToolBar, QVBoxLayout, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.records.judging import JudgedMove
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.tree_rows import tree_rows
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.features.study.comment_box import CommentBox
from ringrealms3d.window.features.study.moves_model import MovesModel
from ringrealms3d.window.features.study.moves_table import MovesTable
from ringrealms3d.window.features.study.tile_icons import TileIcons
from ringrealms3d.window.features.study.tree_view import TreeView
from ringrealms3d.window.widgets.better_card import BetterCard

_LEAST_ROWS = 2
_LONG = 30  # moves: a longer variation is folded at first


class MovesPanel(QWidget):
    """The moves of a game, as a list and as a tree; a click, Enter or the arrows go to a move.

    Signals: node_chosen: the node to go to. stepped: where to go along the line: first, previous,
    next or last. deletion_wanted: the current move and everything after it should be deleted.
    comment_written: a new comment on a position: its node and the text.
    """

    node_chosen = pyqtSignal(object)
    stepped = pyqtSignal(str)
    deletion_wanted = pyqtSignal()
    comment_written = pyqtSignal(object, str)

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        """Make an empty table."""
        super().__init__(parent)
        self._record: GameRecord | None = None
        self._node: GameNode | None = None
        self._folded: dict[GameNode, bool] = {}
        self._judged: dict[GameNode, JudgedMove] = {}
        self._icons = TileIcons(theme, self.fontMetrics().height(), self.devicePixelRatioF())
        self._model = MovesModel(self, self._icons)
        self.table = MovesTable(self._model)
        self.tree = TreeView(theme)
        self.tree.hide()
        self._tree_is_old = True
        self.better, self.comment = BetterCard(), CommentBox()
        self.bar = QToolBar()
        self.bar.setAccessibleName(tr("Go through the moves"))
        for view in (self.table, self.tree):
            view.chosen.connect(self.node_chosen)
            view.stepped.connect(self.stepped)
            view.deleted.connect(self.deletion_wanted)
        self.table.folded.connect(self._fold)
        self.comment.written.connect(self.comment_written)
        self.comment.left.connect(self.focus_moves)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        both = QSplitter(Qt.Orientation.Vertical)
        both.addWidget(self.table)
        both.addWidget(self.tree)
        both.setChildrenCollapsible(False)
        column.addWidget(both, 1)
        column.addWidget(self.bar, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.better)
        column.addWidget(self.comment)

    def minimumSizeHint(self) -> QSize:
        """Return a size that has room for a few rows of moves."""
        header, rows = self.table.horizontalHeader(), self.table.verticalHeader()
        assert header is not None
        assert rows is not None
        height = header.sizeHint().height() + _LEAST_ROWS * rows.defaultSectionSize()
        height += 2 * self.table.frameWidth() + self.bar.sizeHint().height()
        if not self.tree.isHidden():
            height += self.tree.minimumSizeHint().height()
        return QSize(super().minimumSizeHint().width(), height)

    def changeEvent(self, event: QEvent | None) -> None:
        """Apply new text colours."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self._show_moves()

    def focus_moves(self) -> None:
        """Let the arrow keys step through the moves."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Draw tiles in other colours."""
        self._icons.set_theme(theme)
        self.tree.set_theme(theme)
        self._show_moves()

    def show_tree(self, on: bool) -> None:
        """Show the tree as a graph below the list, or the list alone."""
        self.tree.setVisible(on)
        self._show_moves()

    def show_session(self, session: GameSession, grown: bool) -> None:
        """Show the tree of a session's game and mark the current node.

        Args:
            grown: whether the tree may be another one than before.
        """
        self._tree_is_old |= grown
        if session.record is not self._record:
            self._record, self._folded = session.record, {}
        if session.node is not self._node:
            self._node = session.node
            self._folded |= dict.fromkeys(self._folded.keys() & set(session.node.line()), False)
        self._show_moves()
        self.comment.show_node(session.node)

    def show_judgements(self, judged: Mapping[GameNode, JudgedMove]) -> None:
        """Show which moves are bad."""
        if judged != self._judged:
            self._judged = dict(judged)
            self._model.judge(self._judged)
            self.tree.judge(self._judged)
            self._show_moves()

    def _show_moves(self) -> None:
        if self._record is None or self._node is None:
            return
        palette = self.palette()
        self._model.faint = palette.placeholderText().color()
        self._model.grounds = [palette.base().color(), palette.alternateBase().color()]
        rows = tree_rows(self._record, self._is_folded)
        self._model.show(rows, self._node, self._record.start.variant.seats)
        self.table.show_current(self._node)
        if self.tree.isHidden():
            return
        if self._tree_is_old:
            self.tree.show_tree(self._record, self._node)
            self._tree_is_old = False
        else:
            self.tree.show_current(self._node)

    def _is_folded(self, node: GameNode, moves: int) -> bool:
        """Whether a variation is folded: by the user's choice, or if it is long and not current."""
        assert self._node is not None
        if node in self._folded:
            return self._folded[node] and moves > 0
        return moves > _LONG and node not in self._node.line()

    def _fold(self, node: GameNode) -> None:
        row = next(row for row in self._model.rows if row.opens is node)
        self._folded[node] = row.hidden == 0
        self._show_moves()
