"""The history of a game for undo: moves and edits in order."""

from __future__ import annotations

from ringrealms3d.records.edits import Edit
from ringrealms3d.records.node import GameNode


class History:
    """The moves that were played and the edits that were made, the latest last.

    A node stands for the move that led to it. That is enough for moves, because the tree keeps
    those that were taken back. What came after the game's end are edits and moves tried out. What
    was undone waits while moves, an end or a game that were taken back later are to come first.
    """

    def __init__(self) -> None:
        """Start empty."""
        self._done: list[Edit | GameNode] = []
        self._undone: list[Edit | GameNode | None] = []  # None: what came before it waits
        self._done_at_end: int | None = None  # while the game goes on

    @property
    def goes_on_after_end(self) -> bool:
        """Whether something was done after the game ended, or since it was put on the table."""
        return self._done_at_end is not None and len(self._done) > self._done_at_end

    @property
    def has_edits(self) -> bool:
        """Whether there is an edit to undo."""
        return any(not isinstance(each, GameNode) for each in self._done)

    @property
    def has_undone(self) -> bool:
        """Whether there is an edit or a try to redo first of all."""
        return bool(self._undone) and self._undone[-1] is not None

    @property
    def has_waiting(self) -> bool:
        """Whether there is an edit or a try to redo after something else."""
        return bool(self._undone) and self._undone[-1] is None

    def let_wait(self) -> None:
        """Let what was undone wait for something that is taken back now."""
        if self._undone:
            self._undone.append(None)

    def came_back(self) -> None:
        """Note that what was taken back last came back."""
        if self.has_waiting:
            self._undone.pop()

    def let_none_wait(self) -> None:
        """Let what was undone wait for nothing more."""
        self._undone = [each for each in self._undone if each is not None]

    def forget_undone(self) -> None:
        """Let nothing be made again."""
        self._undone.clear()

    def forget_undone_tries(self) -> None:
        """Let no try be made again."""
        self._undone = [each for each in self._undone if not isinstance(each, GameNode)]

    def note_move(self, node: GameNode) -> None:
        """Note that a move was played with which the game goes on."""
        self.note_again(node)
        self._undone.clear()

    def note_again(self, node: GameNode) -> None:
        """Note that a move was played again that had been taken back."""
        self._done.append(node)
        self._done_at_end = None

    def note_try(self, node: GameNode) -> None:
        """Note that a move was tried out in a finished game."""
        if self._done_at_end is None:
            self.note_end()
        self._done.append(node)
        self._undone.clear()

    def note_end(self) -> None:
        """Note that the game has ended."""
        self._done_at_end = len(self._done)

    def note_edit(self, edit: Edit) -> None:
        """Note that an edit was made."""
        self._done.append(edit)
        self._undone.clear()

    def last_edit(self) -> Edit | None:
        """Return the edit made after the last move, if there is one."""
        last = self._done[-1] if self._done else None
        return None if isinstance(last, GameNode) else last

    def last_move(self) -> GameNode | None:
        """Return the move played after the last edit, if there is one."""
        last = self._done[-1] if self._done else None
        return last if isinstance(last, GameNode) else None

    def forget_moves_after(self, node: GameNode) -> None:
        """Forget the latest moves that do not lead to a node, because they were taken back."""
        line = {node, *node.line()}
        while self._done and isinstance(self._done[-1], GameNode) and self._done[-1] not in line:
            self._done.pop()
        self._done_at_end = None

    def take_back_try(self) -> GameNode:
        """Return the latest move, which was tried out, to undo it."""
        tried = self._done.pop()
        assert isinstance(tried, GameNode)
        self._undone.append(tried)
        return tried

    def take_back_edit(self) -> Edit:
        """Return the latest edit to undo; moves after it are forgotten."""
        while isinstance(last := self._done.pop(), GameNode):
            pass
        self._undone.append(last)
        return last

    def try_again_after(self, node: GameNode) -> GameNode | None:
        """Return the try after a node that was undone last, to redo it; None if there is none."""
        last = self._undone[-1] if self._undone else None
        if not isinstance(last, GameNode) or last.parent is not node:
            return None
        self._undone.pop()
        self._done.append(last)
        return last

    def make_again(self) -> Edit | GameNode:
        """Return the edit or the try that was undone last, to redo it."""
        again = self._undone.pop()
        assert again is not None
        self._done.append(again)
        return again
