"""A game as a tree: every move played, those taken back too, and a cursor on the present one.

A position of a large board is tens of kilobytes, so most nodes know only their move. Every node
whose ply is a multiple of :data:`CHECKPOINT_EVERY` keeps its position, and so do the nodes looked
at last; any other position is played again from the last one kept before it.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Played, Position

CHECKPOINT_EVERY = 32
"""How many plies lie between two nodes of a line that keep their positions."""

_KEPT = 64


class _Positions:
    """The positions of a tree's nodes, as far as they are kept."""

    def __init__(self, root: Node, start: Position) -> None:
        self._checkpoints = {root: start}
        self._recent: OrderedDict[Node, Position] = OrderedDict()

    def put(self, node: Node, position: Position) -> None:
        if node.ply % CHECKPOINT_EVERY == 0:
            self._checkpoints[node] = position
            return
        self._recent[node] = position
        self._recent.move_to_end(node)
        if len(self._recent) > _KEPT:
            self._recent.popitem(last=False)

    def get(self, node: Node) -> Position:
        moves, known = [], node
        while (position := self._known(known)) is None:
            assert known.parent is not None
            assert known.move is not None
            moves.append(known.move)
            known = known.parent
        for move in reversed(moves):
            position = position.play(move)
        self.put(node, position)
        return position

    def _known(self, node: Node) -> Position | None:
        return self._checkpoints.get(node) or self._recent.get(node)


@dataclass(slots=True, eq=False)
class Node:
    """One position of a game.

    Attributes:
        parent: the node before, None at the root.
        move: the move that led here, None at the root.
        text: the move's text, empty at the root.
        seat: whose move it was, 0 at the root.
        ply: how many moves led here.
        taken: how many stones the move captured.
        children: the nodes that follow, the line played last first.
    """

    _positions: _Positions = field(init=False, repr=False)
    parent: Node | None = None
    move: Move | None = None
    text: str = ""
    seat: int = 0
    ply: int = 0
    taken: int = 0
    children: list[Node] = field(default_factory=list)

    @property
    def position(self) -> Position:
        """What stands on the board."""
        return self._positions.get(self)

    @property
    def played(self) -> Played | None:
        """The move that led here and the position that it was played in."""
        if self.parent is None or self.move is None:
            return None
        return Played(self.parent.position, self.move)

    def followed_by(self, move: Move) -> Node:
        """Return a new node for a move that is played here; it is no child yet.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        before = self.position
        after = before.play(move)
        captures = before.variant.captures(before.state, after.state)
        taken = sum(len(capture.taken) for capture in captures)
        node = Node(self, move, before.format_move(move), before.turn, self.ply + 1, taken)
        node._positions = self._positions
        self._positions.put(node, after)
        return node


class GameTree:
    """A game from its first position, with a cursor that plays, goes back, and goes on."""

    def __init__(self, start: Position) -> None:
        """Start a game at a position."""
        self.root = Node()
        self.root._positions = _Positions(self.root, start)
        self.current = self.root

    def play(self, move: Move) -> None:
        """Play a move at the cursor and go to it; a move that is there already is not added again.

        Raises:
            IllegalMove: the rules do not allow it; nothing changes.
        """
        node = self._child(move) or self.current.followed_by(move)
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
