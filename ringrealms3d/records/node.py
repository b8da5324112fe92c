"""The nodes of a game: one move each, with the position it leads to and the notes there.

A position on a large board takes tens of kilobytes, so most nodes store only their move. Every node
whose ply is a multiple of :data:`CHECKPOINT_EVERY` keeps its position, and so do the most recently
used nodes; any other position is replayed from the last one stored before it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pickle import PicklingError
from types import MappingProxyType
from typing import Annotated, Any

from msgspec import Meta

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.news import News, count_taken, news_of
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.pictured import Pictured
from ringrealms3d.core.position import Played, Position
from ringrealms3d.records.checked import (
    Check,
    Checked,
    between,
    checked_camera,
    checked_count,
    checked_number,
    checked_properties,
    checked_sites,
    checked_text,
    instance,
    one_of,
    or_none,
    row_of,
)

CHECKPOINT_EVERY = 32
"""How many plies lie between two nodes of a line that keep their positions."""

GLYPHS = ("!!", "!", "!?", "?!", "?", "??")
"""What people write after a move, from brilliant to a blunder."""

MARK_KINDS = ("circle", "cross", "square", "triangle", "arrow", "label")
"""What a mark can look like."""

MARK_COLOURS = ("", "green", "blue", "yellow")
"""The colours of marks; the first one is the usual colour of a theme."""

_KEPT = 64
_MOST_MARGIN = 1_000_000


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark drawn on a position by someone who studies it.

    >>> import ringrealms3d as rr
    >>> record = rr.GameRecord("loop/mini")
    >>> record.root.marks = (rr.Mark("arrow", ("1b3", "1c2")), rr.Mark("label", ("1a1",), "A"))

    Attributes:
        kind: its shape, one of :data:`~ringrealms3d.records.node.MARK_KINDS`.
        sites: the names of the sites it is on: two for an arrow, from and to, else one.
        text: what a label says, else empty.
        colour: its colour, one of :data:`~ringrealms3d.records.node.MARK_COLOURS`.
    """

    kind: str
    sites: tuple[str, ...]
    text: str = ""
    colour: str = ""

    def __post_init__(self) -> None:
        """Refuse an invalid mark.

        Raises:
            ValueError: there is no such kind, or its sites or text do not fit it.
            TypeError: a value is no text.
        """
        for name, check in _MARK_CHECKS.items():
            object.__setattr__(self, name, check(f"mark.{name}", getattr(self, name)))
        if self.kind not in MARK_KINDS:
            raise UserError("there is no mark '{kind}'", kind=self.kind[:20])
        if len(self.sites) != 1 + (self.kind == "arrow"):
            raise UserError(
                Phrase.counted(
                    "a mark of the kind {kind} cannot be on {count} place",
                    "a mark of the kind {kind} cannot be on {count} places",
                    len(self.sites),
                    kind=self.kind,
                )
            )
        if self.text and self.kind != "label":
            raise UserError("a mark of the kind {kind} has no text", kind=self.kind)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """An engine's evaluation of a position.

    >>> import ringrealms3d as rr
    >>> evaluation = rr.Evaluation(0.5, best="1b3")
    >>> evaluation.value_for(1)
    -0.5

    Attributes:
        value: the result expected for seat 0, from -1 (lost) to 1 (won).
        margin: seat 0's expected margin, None in games without a score.
        visits: how many visits the search gave it.
        proven: whether the result is proven.
        best: the text of the engine's move, empty if there is none or it is unknown.
        expected: the texts of the moves expected after it, empty if they are unknown.
    """

    value: Annotated[float, Meta(ge=-1, le=1)]
    margin: Annotated[float, Meta(ge=-_MOST_MARGIN, le=_MOST_MARGIN)] | None = None
    visits: int = 0
    proven: bool = False
    best: str = ""
    expected: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse numbers that are out of range.

        Raises:
            ValueError: one is.
            TypeError: a value has another type.
        """
        for name, check in _EVALUATION_CHECKS.items():
            object.__setattr__(self, name, check(f"evaluation.{name}", getattr(self, name)))

    def value_for(self, seat: int) -> float:
        """Return the result expected for a seat, from -1 (lost) to 1 (won)."""
        return self.value if seat == 0 else -self.value


_MARK_CHECKS: Mapping[str, Check] = MappingProxyType(
    {
        "kind": checked_text,
        "sites": checked_sites,
        "text": checked_text,
        "colour": one_of(MARK_COLOURS, translatable("{given} is not a colour of a mark")),
    }
)
_EVALUATION_CHECKS: Mapping[str, Check] = MappingProxyType(
    {
        "value": between(-1, 1),
        "margin": or_none(between(-_MOST_MARGIN, _MOST_MARGIN)),
        "visits": checked_count,
        "proven": instance(bool),
        "best": checked_text,
        "expected": checked_sites,
    }
)
_NOTES: Mapping[str, Check] = MappingProxyType(
    {
        "comment": checked_text,
        "glyph": one_of(("", *GLYPHS), translatable("{given} does not rate a move")),
        "marks": row_of(instance(Mark)),
        "clock": or_none(checked_number),
        "overtime": or_none(checked_count),
        "evaluation": or_none(instance(Evaluation)),
        "camera": or_none(checked_camera),
        "extra": checked_properties,
    }
)
"""What can be noted at a node, with the checks of it."""

_UNNOTED: dict[str, object] = dict.fromkeys(_NOTES) | {"comment": "", "glyph": "", "marks": ()}
_UNNOTED["extra"] = MappingProxyType({})


class _Positions:
    """The stored positions of a game's nodes."""

    def __init__(self, root: GameNode, start: Position) -> None:
        self.root = root
        self._checkpoints = {root: start}
        self._recent: OrderedDict[GameNode, Position] = OrderedDict()

    def __reduce__(self) -> tuple[Callable[..., _Positions], tuple[object, ...]]:
        """Pickle the nodes as a flat list, because a game may be nested deep."""
        numbers = self.numbers()
        return _restored, (self._checkpoints[self.root], [_row(node, numbers) for node in numbers])

    def numbers(self) -> dict[GameNode, int]:
        """Return the numbers of all nodes of the game, in the order of :func:`nodes_from`."""
        return {node: number for number, node in enumerate(nodes_from(self.root))}

    def put(self, node: GameNode, position: Position) -> None:
        if node.ply % CHECKPOINT_EVERY == 0:
            self._checkpoints[node] = position
            return
        self._recent[node] = position
        if len(self._recent) > _KEPT:
            self._recent.popitem(last=False)

    def forget(self, node: GameNode) -> None:
        self._checkpoints.pop(node, None)
        self._recent.pop(node, None)

    def get(self, node: GameNode) -> Position:
        unknown, known = [], node
        while (position := self._known(known)) is None:
            assert known.parent is not None
            unknown.append(known)
            known = known.parent
        for each in reversed(unknown):
            assert each.move is not None
            position = position.after(each.move)
            self.put(each, position)  # looking back along the line needs it next
        return position

    def _known(self, node: GameNode) -> Position | None:
        position = self._recent.get(node)
        if position is None:
            return self._checkpoints.get(node)
        self._recent.move_to_end(node)
        return position


class GameNode(Checked, Pictured):
    """One position of a game and the move that led to it.

    >>> import ringrealms3d as rr
    >>> node = rr.GameRecord("loop/mini").root.play("1b3").play("1a1")
    >>> node.comment = "a quiet answer"
    >>> node.texts, node.ply, node.parent.move
    (('1b3', '1a1'), 2, Move('1b3'))
    >>> [each.text for each in node.line()]
    ['1b3', '1a1']
    >>> node.parent.add_notes_of(node)
    >>> node.parent.comment
    'a quiet answer'

    What is noted at it can be set, from the comment on; every value is checked then. A value of the
    wrong type is a TypeError, and any other that no file can hold a ValueError.

    Attributes:
        parent: the node before, None at the root.
        move: the move that led here, None at the root.
        text: the move's text, empty at the root.
        seat: whose move it was, 0 at the root.
        ply: how many moves led here.
        taken: how many stones the move captured, of both seats.
        lost: how many of them were the mover's own.
        children: the nodes that follow, in the order they were added.
        comment: a comment on the position.
        glyph: the sign given to the move, one of :data:`~ringrealms3d.records.node.GLYPHS`, or
            empty.
        marks: the marks drawn on it.
        clock: the seconds that the seat that moved had left, before any increment; None without a
            clock.
        overtime: in byo-yomi the number of periods left, in Canadian overtime the moves still to
            make; None in the main time.
        evaluation: an engine's evaluation, None if there is none.
        camera: the view of the board: the nine numbers of the camera's axes (right, up and towards
            the eye), then its zoom; None if it was not stored.
        extra: properties from a file that this program does not know, to be written back;
            read-only, so set it as a whole.
    """

    __slots__ = (
        *("_positions", "parent", "move", "text", "seat", "ply", "taken", "lost", "children"),
        "_news",
        *("comment", "glyph", "marks", "clock", "overtime", "evaluation", "camera", "extra"),
    )
    _checks = _NOTES
    _positions: _Positions
    _news: News | None
    parent: GameNode | None
    move: Move | None
    text: str
    seat: int
    ply: int
    taken: int
    lost: int
    children: list[GameNode]
    comment: str
    glyph: str
    marks: tuple[Mark, ...]
    clock: float | None
    overtime: int | None
    evaluation: Evaluation | None
    camera: tuple[float, ...] | None
    extra: Mapping[str, tuple[str, ...]]

    def __init__(
        self,
        parent: GameNode | None = None,
        move: Move | None = None,
        text: str = "",
        seat: int = 0,
        ply: int = 0,
        taken: int = 0,
        lost: int = 0,
    ) -> None:
        """Make a node that is in no game yet."""
        put = object.__setattr__  # some of these are not for others to set
        put(self, "parent", parent)
        put(self, "move", move)
        put(self, "text", text)
        put(self, "seat", seat)
        put(self, "ply", ply)
        put(self, "taken", taken)
        put(self, "lost", lost)
        put(self, "children", [])
        put(self, "_news", None)
        for name, value in _UNNOTED.items():
            put(self, name, value)

    def __repr__(self) -> str:
        return f"GameNode(ply={self.ply}, text={self.text!r})"

    def __reduce__(self) -> tuple[Callable[..., GameNode], tuple[object, ...]]:
        """Pickle the whole game, from which the node is taken again."""
        number = self._positions.numbers().get(self)
        if number is None:
            raise PicklingError(f"{self} is no longer in its game")
        return _numbered, (self._positions, number)

    @classmethod
    def root_at(cls, start: Position) -> GameNode:
        """Return the root of a game that starts at a position.

        >>> import ringrealms3d as rr
        >>> root = GameNode.root_at(rr.start("loop/mini"))
        >>> root.adopt(GameNode(root, rr.start("loop/mini").parse_move("1b3"), "1b3", ply=1))
        >>> root.children[0].position.turn
        1
        >>> root.children[0].forget_positions()  # it is played again when it is asked for
        >>> root.children[0].position.turn
        1
        """
        root = cls()
        root._positions = _Positions(root, start)
        return root

    @property
    def position(self) -> Position:
        """The position on the board; O(1) if it is kept, else at most 32 moves are replayed."""
        return self._positions.get(self)

    @property
    def played(self) -> Played | None:
        """The move that led here and the position that it was played in."""
        if self.parent is None or self.move is None:
            return None
        return Played(self.parent.position, self.move)

    @property
    def news(self) -> News | None:
        """What the move that led here did, None at the root; found once, then kept."""
        if self._news is None and (played := self.played) is not None:
            earlier = self._earlier_parts()
            self._news = news_of(played.before, played.move, self.position, earlier)
        return self._news

    def _earlier_parts(self) -> tuple[Move, ...]:
        """Return the moves before this one that were parts of the same turn."""
        parts: list[Move] = []
        node = self.parent
        while node is not None and node.parent is not None and node.move is not None:
            whole = node.parent.position.turn != node.position.turn
            if whole or not node.position.prompt:
                break
            parts.insert(0, node.move)
            node = node.parent
        return tuple(parts)

    def play(self, move: Move | str) -> GameNode:
        """Return the child for a move, adding it if it does not exist yet; O(children).

        Args:
            move: a move, or its text.

        Raises:
            IllegalMove: the rules do not allow it; nothing changes.
            ValueError: the text is not a move on this board.
        """
        move = self.position.as_move(move)
        known = next((child for child in self.children if child.move == move), None)
        return known or self._add(move)

    def add_notes_of(self, other: GameNode) -> None:
        """Take over what is noted at another node, from the comment on, where nothing is here."""
        for name, nothing in _UNNOTED.items():
            if getattr(self, name) == nothing:
                setattr(self, name, getattr(other, name))

    def adopt(self, child: GameNode) -> None:
        """Add a child whose move is known to be legal, without playing it now."""
        child._positions = self._positions
        self.children.append(child)

    def forget_positions(self) -> None:
        """Store no position from here on, as the move was deleted; O(nodes from here on)."""
        for node in nodes_from(self):
            self._positions.forget(node)

    @property
    def root(self) -> GameNode:
        """Where the game starts."""
        return self._positions.root

    @property
    def is_variation(self) -> bool:
        """Whether another move was added before this one at the same position."""
        return self.parent is not None and self is not self.parent.children[0]

    @property
    def is_in_tree(self) -> bool:
        """Whether it is still in the game, because no move leading to it was deleted; O(ply)."""
        return all(node.parent and node in node.parent.children for node in self.line())

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves from the start to here; O(ply)."""
        return tuple(node.move for node in self.line() if node.move is not None)

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of these moves; O(ply)."""
        return tuple(node.text for node in self.line())

    def line(self) -> list[GameNode]:
        """Return the nodes from the first move to this one; O(ply)."""
        nodes, node = [], self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    def _add(self, move: Move) -> GameNode:
        before = self.position
        after = before.play(move)
        text, (taken, lost) = before.format_move(move), count_taken(before, after)
        child = GameNode(self, move, text, before.turn, self.ply + 1, taken, lost)
        self.adopt(child)
        self._positions.put(child, after)
        return child


def nodes_from(root: GameNode) -> Iterator[GameNode]:
    """Yield a node and all after it, each after its parent, a whole variation before the next.

    O(1) for each node, O(children) memory.
    """
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(node.children))


def _row(node: GameNode, numbers: dict[GameNode, int]) -> tuple[object, ...]:
    """Return what there is at a node, for a pickle."""
    parent = None if node.parent is None else numbers[node.parent]
    notes = {name: getattr(node, name) for name in _NOTES} | {"extra": dict(node.extra)}
    return parent, node.move, node.text, node.seat, node.taken, node.lost, notes


def _restored(start: Position, rows: list[tuple[Any, ...]]) -> _Positions:
    """Return the positions of a game from a pickle, with all its nodes."""
    nodes: list[GameNode] = []
    for parent, move, text, seat, taken, lost, notes in rows:
        if nodes:
            node = GameNode(nodes[parent], move, text, seat, nodes[parent].ply + 1, taken, lost)
            nodes[parent].adopt(node)
        else:
            node = GameNode.root_at(start)
        for name, value in notes.items():
            setattr(node, name, value)
        nodes.append(node)
    return nodes[0]._positions


def _numbered(positions: _Positions, number: int) -> GameNode:
    """Return a node of a game from a pickle."""
    return list(positions.numbers())[number]
