"""Notes on a game's moves, and the order of its variations."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from ringrealms3d.core.phrase import tr, translatable
from ringrealms3d.records.edits import (
    clear_marks,
    comment_on,
    delete,
    keep_camera,
    make_main,
    promote,
    rate,
)
from ringrealms3d.records.node import GameNode
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.features.study.moves_panel import MovesPanel
from ringrealms3d.window.shell.docks import Docks

KEPT_VIEW = translatable(
    "Going to this move turns the board to this view; films and pages follow it."
)
"""What keeping a view does."""


class Study(QObject):
    """Edits the tree of the current game; everything can be undone.

    Signals:
        said: what was done and how to take it back.
    """

    said = pyqtSignal(str)

    def __init__(
        self, session: GameSession, boards: Boards, docks: Docks, moves: MovesPanel
    ) -> None:
        """Edit the game of a session, whose moves a panel shows."""
        super().__init__(moves)
        self._session, self._boards = session, boards
        self._docks, self._moves = docks, moves
        moves.comment_written.connect(self._comment)
        moves.deletion_wanted.connect(self.delete)

    @property
    def on_move(self) -> bool:
        """Whether a move led to the position, so that there is one to edit."""
        return self._session.node.parent is not None

    @property
    def in_variation(self) -> bool:
        """Whether the position is not on the main line."""
        return any(node.is_variation for node in self._session.node.line())

    @property
    def glyph(self) -> str:
        """The sign of the move that led to the position."""
        return self._session.node.glyph

    @property
    def keeps_view(self) -> bool:
        """Whether a view of the board is kept at the position."""
        return self._session.node.camera is not None

    def write_comment(self) -> None:
        """Let the user write a comment."""
        self._docks.bring_forward("moves")
        self._moves.comment.begin()

    def rate(self, glyph: str) -> None:
        """Give the move a sign, or none."""
        if self.on_move and glyph != self.glyph:
            self._session.edit(rate(self._session.node, glyph))

    def promote(self) -> None:
        """Move the variation one place up."""
        edit = promote(self._session.record, self._session.node)
        if edit is not None:
            self._session.edit(edit)

    def make_main(self) -> None:
        """Make the line to the position the main line."""
        edit = make_main(self._session.record, self._session.node)
        if edit is not None:
            self._session.edit(edit)

    def delete(self) -> None:
        """Delete the move and everything after it."""
        if self.on_move:
            self._session.edit(delete(self._session.record, self._session.node))
            self.said.emit(tr("Deleted; Ctrl+Z brings the moves back."))

    def clear_marks(self) -> None:
        """Remove the marks on the position."""
        self._session.edit(clear_marks(self._session.node))

    def keep_view(self, on: bool) -> None:
        """Keep the view of the board at the position, or forget the one kept there."""
        view = self._boards.space if on else None
        camera = None if view is None else view.driver.heading.numbers()
        self._session.edit(keep_camera(self._session.node, camera))
        if on:
            self.said.emit(tr(KEPT_VIEW))

    def _comment(self, node: GameNode, text: str) -> None:
        if node.is_in_tree:
            self._session.edit(comment_on(node, text))
