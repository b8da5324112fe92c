"""Stepping through the moves of the current game, and between its variations."""

from __future__ import annotations

from collections.abc import Iterable

from ringrealms3d.records.node import GameNode
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession

_LEAVES_COMMENTS = frozenset({What.MOVED_ALONG, What.PLAYED, What.PLAYERS})


class Navigator:
    """Goes to other positions of a session's game, if there are any."""

    def __init__(self, session: GameSession) -> None:
        """Step along the game of a session."""
        self._session = session
        self._has_comments: bool | None = None

    def step(self, where: str) -> None:
        """Go to the first, previous, next or last position of the line."""
        line = {"first": self.first, "previous": self.previous, "next": self.next}
        line.get(where, self.last)()

    def first(self) -> None:
        """Go to the start of the game."""
        self._go_to(0)

    def previous(self) -> None:
        """Go one move back."""
        self._go_to(len(self._session.moves) - 1)

    def next(self) -> None:
        """Go one move forward."""
        self._go_to(len(self._session.moves) + 1)

    def last(self) -> None:
        """Go to the end of the line."""
        self._go_to(len(self._session.line))

    def next_variation(self) -> None:
        """Go to the next alternative to this move, after the last to the first."""
        self._go_to_sibling(1)

    def previous_variation(self) -> None:
        """Go to the previous alternative to this move."""
        self._go_to_sibling(-1)

    def next_fork(self) -> None:
        """Go forward to where the line has variations, or to its end."""
        following = [*self._session.record.following(self._session.node)]
        self._visit(self._forks(following) or following[-1:])

    def previous_fork(self) -> None:
        "Go back to where the line last had variations, or to its start."
        before = [self._session.record.root, *self._session.node.line()[:-1]][::-1]
        self._visit(self._forks(before) or before[-1:])

    def next_comment(self) -> None:
        """Go forward to a position with a comment, in any variation."""
        self._visit(self._commented_after(self._session.record.nodes()))

    def previous_comment(self) -> None:
        """Go back to a position with a comment, in any variation."""
        self._visit(self._commented_after(reversed(list(self._session.record.nodes()))))

    @property
    def has_variations(self) -> bool:
        """Whether another move was played instead of the one that led here."""
        parent = self._session.node.parent
        return parent is not None and len(parent.children) > 1

    @property
    def has_comments(self) -> bool:
        """Whether there is a comment anywhere in the game."""
        if self._has_comments is None:  # looked up once: all nodes of a large game are many
            self._has_comments = any(node.comment for node in self._session.record.nodes())
        return self._has_comments

    def follow(self, change: Change) -> None:
        """Look for comments anew once there may be others."""
        if change.what not in _LEAVES_COMMENTS:
            self._has_comments = None

    def _go_to(self, ply: int) -> None:
        if 0 <= ply <= len(self._session.line) and ply != len(self._session.moves):
            self._session.go_to(ply)

    def _go_to_sibling(self, step: int) -> None:
        node = self._session.node
        if node.parent is not None and self.has_variations:
            siblings = node.parent.children
            self._session.visit(siblings[(siblings.index(node) + step) % len(siblings)])

    def _commented_after(self, nodes: Iterable[GameNode]) -> list[GameNode]:
        """Return the nodes with comments that follow the current one in an order."""
        following = iter(nodes)
        for node in following:
            if node is self._session.node:
                break
        return [node for node in following if node.comment]

    def _forks(self, nodes: list[GameNode]) -> list[GameNode]:
        return [node for node in nodes if self._session.record.variations(node)]

    def _visit(self, nodes: list[GameNode]) -> None:
        """Go to the first of some nodes, if there is one."""
        if nodes:
            self._session.visit(nodes[0])
