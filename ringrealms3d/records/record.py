"""The one document of a game: where it starts, who plays, every move played, and how it ended."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum

from ringrealms3d.core.position import Position
from ringrealms3d.games import NotInstalledError, from_fen, start
from ringrealms3d.records.node import GameNode

_SEED_BITS = 62
_LONGEST_QUOTE = 40


class Reason(StrEnum):
    """Why a game ended, or that it did not."""

    RULES = "rules"
    RESIGNATION = "resignation"
    TIME = "time"
    AGREEMENT = "agreement"
    FORFEIT = "forfeit"
    UNFINISHED = "unfinished"


SAID_REASONS = frozenset(Reason) - {Reason.RULES, Reason.UNFINISHED}
"""The reasons that no position tells, so that the record has to say them."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    Attributes:
        winner: the seat that won, None for a draw and for a game that goes on.
        reason: why.
    """

    winner: int | None = None
    reason: Reason = Reason.UNFINISHED


class GameRecord:
    """A game with all its variations.

    >>> record = GameRecord("loop/mini")
    >>> node = record.root.play(record.root.position.parse_move("1b3"))
    >>> node.comment = "a quiet start"
    >>> [each.text for each in record.line]
    ['1b3']

    One of a node's children is preferred: the first, unless another was chosen since. The preferred
    children make the game's line. They are stored apart from the nodes, so that looking around
    changes no node.

    Attributes:
        uid: the variant.
        seed: determines everything random at the start.
        fen: the position it started at, None for the variant's own.
        players: the names of the players of the two seats, empty if unknown.
        date: the day it was played on, in ISO 8601 (2026-11-24); empty if unknown.
        time_control: the time control, such as ``5m+3s``; empty without clocks.
        root: the node that the game starts at.
    """

    def __init__(self, uid: str, seed: int | None = None, fen: str | None = None) -> None:
        """Start a game without moves; the seed is random by default.

        Raises:
            ValueError: there is no such variant, or the fen is broken.
        """
        self.seed = secrets.randbits(_SEED_BITS) if seed is None else seed
        self.fen = fen
        first = _first(uid, self.seed, fen)
        self.uid = first.uid
        self.root = GameNode.root_at(first)
        self.players = ("", "")
        self.date = ""
        self.time_control = ""
        self._ended: Result | None = None
        self._preferred: dict[GameNode, GameNode] = {}

    @property
    def result(self) -> Result:
        """How the game ended, as its players declared or as its last position shows."""
        if self._ended is not None:
            return self._ended
        outcome = self.last.position.outcome
        return Result() if outcome is None else Result(outcome.winner, Reason.RULES)

    @property
    def ended(self) -> Result | None:
        """The result outside the rules, such as a resignation."""
        return self._ended

    def end(self, winner: int | None, reason: Reason) -> None:
        """End the game other than by its rules."""
        self._ended = Result(winner, reason)

    def reopen(self) -> None:
        """Continue a game that was ended."""
        self._ended = None

    @property
    def start(self) -> Position:
        """The position that the game began with."""
        return self.root.position

    @property
    def line(self) -> tuple[GameNode, ...]:
        """The preferred nodes from the first move to the end."""
        return tuple(self.following(self.root))

    @property
    def last(self) -> GameNode:
        """The end of the game's line."""
        return (self.root, *self.line)[-1]

    def preferred(self, node: GameNode) -> GameNode | None:
        """Return the child with which the game continues, None at the end of a line."""
        return self._preferred.get(node) or next(iter(node.children), None)

    def prefer(self, node: GameNode) -> None:
        """Make a node the preferred child of its parent."""
        parent = node.parent
        if parent is None:
            return
        if node is parent.children[0]:
            self._preferred.pop(parent, None)
        else:
            self._preferred[parent] = node

    def prefer_first(self, parent: GameNode) -> None:
        """Make a node's first child the preferred one."""
        self._preferred.pop(parent, None)

    @contextmanager
    def going_through(self, node: GameNode) -> Iterator[None]:
        """Lead the game's line through a node within this block."""
        preferred = dict(self._preferred)
        for one in node.line():
            self.prefer(one)
        try:
            yield
        finally:
            self._preferred = preferred

    def following(self, node: GameNode) -> Iterator[GameNode]:
        """Yield the preferred nodes after a node."""
        while (child := self.preferred(node)) is not None:
            yield child
            node = child

    def nodes(self) -> Iterator[GameNode]:
        """Yield all nodes, each after its parent, a whole variation before the next one."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))


def _first(uid: str, seed: int, fen: str | None) -> Position:
    """Return the position that a game starts at."""
    try:
        return start(uid, seed) if fen is None else from_fen(uid, fen, seed)
    except NotInstalledError as error:
        game = uid.partition("/")[0]
        raise NotInstalledError(
            "a game of {game}, which is not installed here", game=game[:_LONGEST_QUOTE]
        ) from error
