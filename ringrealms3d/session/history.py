"""What was done to a game in order, so that it can be taken back: moves and edits."""

from __future__ import annotations

from ringrealms3d.records.edits import Edit
from ringrealms3d.records.node import GameNode


class History:
    """The moves that were played and the edits that were made, the latest last.

    A node stands for the move that led to it. Moves need no more than that, because the tree keeps
    what was taken back.
    """

    def __init__(self) -> None:
        """Begin with nothing done."""
        self._done: list[Edit | GameNode] = []
        self._undone: list[Edit] = []

    @property
    def has_edits(self) -> bool:
        """Whether there is an edit to take back."""
        return any(not isinstance(each, GameNode) for each in self._done)

    @property
    def has_undone(self) -> bool:
        """Whether an edit was taken back that can be made again."""
        return bool(self._undone)

    def note_move(self, node: GameNode) -> None:
        """Note that a move was played."""
        self._done.append(node)
        self._undone.clear()

    def note_edit(self, edit: Edit) -> None:
        """Note that an edit was made."""
        self._done.append(edit)
        self._undone.clear()

    def last_edit(self) -> Edit | None:
        """Return the edit that was made after the last move, if there is one."""
        last = self._done[-1] if self._done else None
        return None if isinstance(last, GameNode) else last

    def forget_moves_after(self, node: GameNode) -> None:
        """Forget the latest moves that do not lead to a node, because they were taken back."""
        line = {node, *node.line()}
        while self._done and isinstance(self._done[-1], GameNode) and self._done[-1] not in line:
            self._done.pop()

    def take_back_edit(self) -> Edit:
        """Return the latest edit, which is to be taken back; moves after it are forgotten."""
        while isinstance(last := self._done.pop(), GameNode):
            pass
        self._undone.append(last)
        return last

    def make_again(self) -> Edit:
        """Return the edit that was taken back last, which is to be made again."""
        edit = self._undone.pop()
        self._done.append(edit)
        return edit
