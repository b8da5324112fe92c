"""The one document of a game: where it starts, who plays, every move played, and how it ended."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.pictured import Pictured
from ringrealms3d.core.position import Position
from ringrealms3d.games import NotInstalledError, from_fen, start
from ringrealms3d.records.checked import (
    MOST_SEED,
    Checked,
    checked_control,
    checked_count,
    checked_date,
    checked_players,
    checked_tags,
    checked_text,
)
from ringrealms3d.records.edits import delete, make_main, promote
from ringrealms3d.records.node import GameNode, nodes_from

_SEED_BITS = 62
_LONGEST_QUOTE = 40


class Reason(StrEnum):
    """Why a game ended, or that it did not.

    >>> import ringrealms3d as rr
    >>> rr.GameRecord("loop/mini").result.reason is rr.Reason.UNFINISHED
    True
    """

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

    >>> import ringrealms3d as rr
    >>> record = rr.GameRecord("loop/mini")
    >>> record.end(0, rr.Reason.RESIGNATION)
    >>> record.result.winner, str(record.result.reason)
    (0, 'resignation')

    Attributes:
        winner: the seat that won, None for a draw and for a game that goes on.
        reason: why.
    """

    winner: int | None = None
    reason: Reason = Reason.UNFINISHED

    def __post_init__(self) -> None:
        """Refuse what is no result.

        Raises:
            ValueError: there is no such seat or reason.
        """
        if self.winner is not None:
            object.__setattr__(self, "winner", checked_count("winner", self.winner, most=1))
        if self.reason not in list(Reason):
            raise _none_of(self.reason, Reason)
        object.__setattr__(self, "reason", Reason(self.reason))


def _none_of(reason: str, reasons: Iterable[str]) -> UserError:
    listed = ", ".join(reasons)
    return UserError("reason '{reason}' is none of {reasons}", reason=reason, reasons=listed)


class GameRecord(Checked, Pictured):
    """A game with all its variations.

    >>> record = GameRecord("loop/mini")
    >>> node = record.root.play("1b3")
    >>> node.comment = "a quiet start"
    >>> [each.text for each in record.line]
    ['1b3']

    Another move from the same position is a variation, until it is preferred:

    >>> other = record.root.play("1a1").play("1a2")
    >>> record.variations(record.root), record.preferred(record.root).text
    ([GameNode(ply=1, text='1a1')], '1b3')
    >>> record.make_main(other)
    >>> [each.text for each in record.following(record.root)], len(list(record.nodes()))
    (['1a1', '1a2'], 4)
    >>> record.prefer(node)
    >>> with record.going_through(other):
    ...     record.last.text
    '1a2'
    >>> record.prefer_first(record.root)
    >>> record.remove(node)
    >>> record.root.children
    [GameNode(ply=1, text='1a1')]

    One of a node's children is preferred: the first, unless another was chosen since. The preferred
    children make the game's line. They are stored apart from the nodes, so that looking around
    changes no node. A game that its players ended keeps its line: what is played after its end is a
    variation.

    Players, event, place, date, time control and tags can be set; every value is checked then. A
    value of the wrong type is a TypeError, and any other that no file can hold a ValueError.

    Attributes:
        uid: the variant.
        seed: determines everything random at the start.
        fen: the position it started at, None for the variant's own.
        players: the names of the players of the two seats, empty if unknown.
        event: what it was played at, such as a tournament; empty if unknown.
        place: where it was played; empty if unknown.
        date: the day it was played on, in ISO 8601 (2026-11-24), or only the month or the year
            (2026-11, 2026); empty if unknown.
        time_control: the time control, such as ``5m+3s``; empty without clocks.
        tags: words to find it by, without commas, in alphabetical order.
        root: the node that the game starts at.
    """

    uid: str
    seed: int
    fen: str | None
    players: tuple[str, str]
    event: str
    place: str
    date: str
    time_control: str
    tags: tuple[str, ...]
    root: GameNode
    _checks = MappingProxyType(
        {
            "players": checked_players,
            "event": checked_text,
            "place": checked_text,
            "date": checked_date,
            "time_control": checked_control,
            "tags": checked_tags,
        }
    )

    def __init__(self, uid: str, seed: int | None = None, fen: str | None = None) -> None:
        """Start a game without moves; the seed is random by default.

        Raises:
            ValueError: there is no such variant, the fen is broken, or the seed is negative or has
                more than 20 digits.
        """
        if seed is None:
            seed = secrets.randbits(_SEED_BITS)
        uid, seed = checked_text("uid", uid), checked_count("seed", seed, MOST_SEED)
        fen = None if fen is None else checked_text("fen", fen)
        self._begin(_first(uid, seed, fen), seed, fen)

    def _begin(self, first: Position, seed: int, fen: str | None) -> None:
        put = object.__setattr__  # these are not for others to set
        put(self, "uid", first.uid)
        put(self, "seed", seed)
        put(self, "fen", fen)
        put(self, "root", GameNode.root_at(first))
        self.players = ("", "")
        self.event = ""
        self.place = ""
        self.date = ""
        self.time_control = ""
        self.tags = ()
        self._ended: Result | None = None
        self._ended_at: GameNode | None = None
        self._preferred: dict[GameNode, GameNode] = {}

    def __reduce__(self) -> tuple[Callable[..., GameRecord], tuple[object, ...]]:
        """Pickle the nodes as a flat list, because a game may be nested deep."""
        heading = {name: getattr(self, name) for name in ("uid", "seed", "fen", *self._checks)}
        numbers = {node: number for number, node in enumerate(self.nodes())}
        preferred = [numbers[node] for node in self._preferred.values() if node in numbers]
        ended_at = None if self._ended_at is None else numbers.get(self._ended_at)
        return _restored, (self.root, heading, self._ended, ended_at, preferred)

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

    @property
    def ended_at(self) -> GameNode | None:
        """Where the game ended outside the rules; what follows there was tried out later."""
        return self._ended_at

    def end(self, winner: int | None, reason: Reason, node: GameNode | None = None) -> None:
        """End the game other than by its rules.

        >>> record = GameRecord("loop/mini")
        >>> last = record.root.play("1b3")
        >>> record.end(0, Reason.RESIGNATION)
        >>> tried = last.play("1a2")
        >>> record.last, record.variations(last)
        (GameNode(ply=1, text='1b3'), [GameNode(ply=2, text='1a2')])
        >>> record.end_at(tried)
        >>> record.last.text
        '1a2'
        >>> record.reopen()
        >>> record.result.reason is Reason.UNFINISHED
        True

        Args:
            winner: the seat that won, None for a draw.
            reason: why.
            node: where, by default at the end of the game's line.

        Raises:
            ValueError: there is no such seat or reason, the reason is one of the rules, or the node
                is not in this game.
        """
        ended = Result(winner, reason)
        if ended.reason not in SAID_REASONS:
            raise _none_of(ended.reason, sorted(SAID_REASONS))
        self.end_at(node or self.last)
        self._ended = ended

    def end_at(self, node: GameNode) -> None:
        """Let the game's line end at a node, whatever follows there, until it is reopened.

        Raises:
            ValueError: it is not in this game.
        """
        if node.root is not self.root:
            raise _no_move_of(node)
        self._ended_at = node

    def reopen(self) -> None:
        """Continue a game that was ended; its line goes on with what was tried out first."""
        self._ended = self._ended_at = None

    @property
    def start(self) -> Position:
        """The position that the game began with."""
        return self.root.position

    @property
    def line(self) -> tuple[GameNode, ...]:
        """The preferred nodes from the first move to the end; O(n) in their number."""
        return tuple(self.following(self.root))

    @property
    def is_blank(self) -> bool:
        """Whether nobody has done anything in it, neither a move nor a note on the start."""
        root = self.root
        return not (root.children or root.comment or root.marks or root.camera)

    @property
    def last(self) -> GameNode:
        """The end of the game's line; O(n) in its moves."""
        return (self.root, *self.line)[-1]

    def preferred(self, node: GameNode) -> GameNode | None:
        """Return the child with which the game continues, None at the end of a line; O(1)."""
        if node is self._ended_at:
            return None
        return self._preferred.get(node) or next(iter(node.children), None)

    def variations(self, node: GameNode) -> list[GameNode]:
        """Return the children of a node besides the first; all of them where the game ended."""
        return node.children[node is not self._ended_at :]

    def prefer(self, node: GameNode) -> None:
        """Make a node the preferred child of its parent.

        Raises:
            ValueError: it is not in this game.
        """
        parent = node.parent
        if parent is None:
            return
        if node not in parent.children or node.root is not self.root:
            raise _no_move_of(node)
        if node is parent.children[0]:
            self._preferred.pop(parent, None)
        else:
            self._preferred[parent] = node

    def prefer_first(self, parent: GameNode) -> None:
        """Make a node's first child the preferred one."""
        self._preferred.pop(parent, None)

    @contextmanager
    def going_through(self, node: GameNode) -> Iterator[None]:
        """Lead the game's line through a node within this block; O(n).

        Unless it ends there as the game did, nobody ended it.
        """
        kept = dict(self._preferred), self._ended, self._ended_at
        last = self.last
        for one in node.line():
            self.prefer(one)
        if self.last is not last or node.ply > last.ply:
            self.reopen()
        try:
            yield
        finally:
            self._preferred, self._ended, self._ended_at = kept

    def promote(self, node: GameNode) -> None:
        """Move a node's variation one place up, which does nothing on the main line; O(ply).

        >>> record = GameRecord("loop/mini")
        >>> main, variation = map(record.root.play, ("1b3", "1a2"))
        >>> record.promote(variation)
        >>> record.root.children
        [GameNode(ply=1, text='1a2'), GameNode(ply=1, text='1b3')]
        """
        edit = promote(self, node)
        if edit is not None:
            edit.make(self)

    def make_main(self, node: GameNode) -> None:
        """Make the line to a node the main line; O(ply)."""
        edit = make_main(self, node)
        if edit is not None:
            edit.make(self)

    def remove(self, node: GameNode) -> None:
        """Remove a move and everything after it; O(nodes removed).

        Raises:
            ValueError: it is the root.
        """
        delete(self, node).make(self)

    def merge(self, other: GameRecord) -> None:
        """Add the moves of another game that starts alike, and notes where there are none; O(n).

        >>> one, other = GameRecord("loop/mini"), GameRecord("loop/mini")
        >>> one.root.play("1b3"), other.root.play("1b3").play("1a2")
        (GameNode(ply=1, text='1b3'), GameNode(ply=2, text='1a2'))
        >>> one.merge(other)
        >>> one.last.texts
        ('1b3', '1a2')

        Raises:
            ValueError: it starts at another position, or with other hidden tiles.
        """
        if (self.uid, self.start.state.tobytes()) != (other.uid, other.start.state.tobytes()):
            raise UserError("games that start differently cannot be merged")
        own = {other.root: self.root}
        for node in other.nodes():
            if node.parent is not None and node.move is not None:
                own[node] = own[node.parent].play(node.move)
            own[node].add_notes_of(node)

    def following(self, node: GameNode) -> Iterator[GameNode]:
        """Yield the preferred nodes after a node; O(1) for each."""
        while (child := self.preferred(node)) is not None:
            yield child
            node = child

    def nodes(self) -> Iterator[GameNode]:
        """Yield all nodes, each after its parent, variations one by one; O(1) for each."""
        return nodes_from(self.root)


def _no_move_of(node: GameNode) -> UserError:
    return UserError("{node} is no move of this game", node=repr(node))


def _first(uid: str, seed: int, fen: str | None) -> Position:
    """Return the position that a game starts at."""
    try:
        return start(uid, seed) if fen is None else from_fen(uid, fen, seed)
    except NotInstalledError as error:
        game = uid.partition("/")[0]
        if not game:
            raise
        raise NotInstalledError(
            "a game of {game}, which is not installed here", game=game[:_LONGEST_QUOTE]
        ) from error


def _restored(
    root: GameNode,
    heading: dict[str, object],
    ended: Result | None,
    ended_at: int | None,
    preferred: list[int],
) -> GameRecord:
    """Return a record from a pickle."""
    record = object.__new__(GameRecord)
    put = object.__setattr__
    for name, value in {"root": root, **heading, "_ended": ended, "_preferred": {}}.items():
        put(record, name, value)
    nodes = list(record.nodes())
    record._ended_at = None if ended_at is None else nodes[ended_at]
    for number in preferred:
        record.prefer(nodes[number])
    return record
