"""A game as a tree: every move played, those taken back too, and a cursor on the present one."""

from __future__ import annotations

from dataclasses import dataclass, field

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Played, Position


@dataclass(slots=True, eq=False)
class Node:
    """One position of a game.

    Attributes:
        position: what stands on the board.
        parent: the node before, None at the root.
        move: the move that led here, None at the root.
        children: the nodes that follow, the line played last first.
    """

    position: Position
    parent: Node | None = None
    move: Move | None = None
    children: list[Node] = field(default_factory=list)

    @property
    def played(self) -> Played | None:
        """The move that led here and the position that it was played in."""
        if self.parent is None or self.move is None:
            return None
        return Played(self.parent.position, self.move)


class GameTree:
    """A game from its first position, with a cursor that plays, goes back, and goes on."""

    def __init__(self, start: Position) -> None:
        """Start a game at a position."""
        self.root = Node(start)
        self.current = self.root

    def play(self, move: Move) -> None:
        """Play a move at the cursor and go to it; a move that is there already is not added again.

        Raises:
            IllegalMove: the rules do not allow it; nothing changes.
        """
        node = self._child(move) or Node(self.current.position.play(move), self.current, move)
        siblings = self.current.children
        if node in siblings:
            siblings.remove(node)
        siblings.insert(0, node)
        self.current = node

    def back(self) -> bool:
        """Go to the move before; at the root stay and return False."""
        if self.current.parent is None:
            return False
        self.current = self.current.parent
        return True

    def forward(self) -> bool:
        """Go to the next move of the line played last; at its end stay and return False."""
        if not self.current.children:
            return False
        self.current = self.current.children[0]
        return True

    def line(self) -> list[Node]:
        """Return the nodes from the first move to the cursor."""
        nodes = []
        node = self.current
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    def whole_line(self) -> list[Node]:
        """Return the nodes from the first move past the cursor to the end of the line."""
        nodes = self.line()
        node = self.current
        while node.children:
            node = node.children[0]
            nodes.append(node)
        return nodes

    def go_to(self, ply: int) -> None:
        """Move the cursor along its whole line to where so many moves were played.

        Raises:
            ValueError: the line is shorter.
        """
        nodes = [self.root, *self.whole_line()]
        if not 0 <= ply < len(nodes):
            raise ValueError(f"no ply {ply}: the line has {len(nodes) - 1} moves")
        self.current = nodes[ply]

    def _child(self, move: Move) -> Node | None:
        return next((node for node in self.current.children if node.move == move), None)
