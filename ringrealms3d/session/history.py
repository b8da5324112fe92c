"""The history of a game for undo: moves and edits in order."""

from __future__ import annotations

from ringrealms3d.records.edits import Edit
from ringrealms3d.records.node import GameNode


class History:
    """The moves that were played and the edits that were made, the latest last.

    A node stands for the move that led to it. That is enough for moves, because the tree keeps
    those that were taken back.
    """

    def __init__(self) -> None:
        """Start empty."""
        self._done: list[Edit | GameNode] = []
        self._undone: list[Edit] = []
        self._done_at_end = 0

    @property
    def edited_since_end(self) -> bool:
        """Whether the latest edit was made after the players ended the game."""
        return self.last_edit() is not None and len(self._done) > self._done_at_end

    @property
    def has_edits(self) -> bool:
        """Whether there is an edit to undo."""
        return any(not isinstance(each, GameNode) for each in self._done)

    @property
    def has_undone(self) -> bool:
        """Whether there is an edit to redo."""
        return bool(self._undone)

    def note_move(self, node: GameNode) -> None:
        """Note that a move was played."""
        self._done.append(node)
        self._undone.clear()

    def note_end(self) -> None:
        """Note that the players ended the game."""
        self._done_at_end = len(self._done)

    def note_edit(self, edit: Edit) -> None:
        """Note that an edit was made."""
        self._done.append(edit)
        self._undone.clear()

    def last_edit(self) -> Edit | None:
        """Return the edit made after the last move, if there is one."""
        last = self._done[-1] if self._done else None
        return None if isinstance(last, GameNode) else last

    def forget_moves_after(self, node: GameNode) -> None:
        """Forget the latest moves that do not lead to a node, because they were taken back."""
        line = {node, *node.line()}
        while self._done and isinstance(self._done[-1], GameNode) and self._done[-1] not in line:
            self._done.pop()

    def take_back_edit(self) -> Edit:
        """Return the latest edit to undo; moves after it are forgotten."""
        while isinstance(last := self._done.pop(), GameNode):
            pass
        self._undone.append(last)
        return last

    def make_again(self) -> Edit:
        """Return the most recently undone edit, to redo it."""
        edit = self._undone.pop()
        self._done.append(edit)
        return edit
