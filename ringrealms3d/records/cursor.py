"""A cursor in a game's record, which plays moves and goes back and forward."""

from __future__ import annotations

from ringrealms3d.core.move import Move
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord


class Cursor:
    """A current node in a record.

    Attributes:
        record: the game.
        current: the current node.
    """

    def __init__(self, record: GameRecord, current: GameNode | None = None) -> None:
        """Stand at a node, or at the start."""
        self.record = record
        self.current = current or record.root

    def play(self, move: Move) -> None:
        """Play a move and go there; the game's line goes there too.

        Raises:
            IllegalMove: the rules do not allow it; nothing changes.
        """
        self.current = self.current.play(move)
        self.record.prefer(self.current)

    def try_out(self, move: Move) -> None:
        """Play a move and go there; the game's line stays as it is.

        Raises:
            IllegalMove: the rules do not allow it; nothing changes.
        """
        self.current = self.current.play(move)

    def back(self) -> bool:
        """Go to the move before; at the root stay and return False."""
        if self.current.parent is None:
            return False
        self.current = self.current.parent
        return True

    def forward(self) -> bool:
        """Go to the preferred move; at the end of a line stay and return False."""
        child = self.record.preferred(self.current)
        if child is None:
            return False
        self.current = child
        return True

    def line(self) -> list[GameNode]:
        """Return the nodes from the first move to the cursor; O(ply)."""
        return self.current.line()

    def whole_line(self) -> list[GameNode]:
        """Return the nodes from the first move past the cursor to the end of the line; O(n)."""
        return [*self.line(), *self.record.following(self.current)]

    def go_to(self, ply: int) -> None:
        """Go along the whole line to the node after this many moves; O(n) in its moves.

        Raises:
            ValueError: the line is shorter; nothing changes.
        """
        nodes = [self.record.root, *self.whole_line()]
        if not 0 <= ply < len(nodes):
            raise ValueError(f"no ply {ply}: the line has {len(nodes) - 1} moves")
        self.current = nodes[ply]
