"""Edits of a game's tree and notes, each of which can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.records.node import GameNode, Mark

if TYPE_CHECKING:
    from ringrealms3d.records.record import GameRecord, Result


class Edit(Protocol):
    """A change of a record that can be done, undone and redone.

    >>> import ringrealms3d as rr
    >>> record = rr.parse_game("variant loop/mini\\n1b3\\n1a1")
    >>> edit = rr.note_review(record, rr.review(record, rr.Limit(nodes=20)))
    >>> if edit is not None:
    ...     edit.take_back(record)
    >>> record.last.comment
    ''
    >>> if edit is not None:
    ...     edit.make(record)
    """

    @property
    def node(self) -> GameNode:
        """The node that is shown once the edit is made."""

    @property
    def origin(self) -> GameNode:
        """The node that is shown once it is taken back."""

    def make(self, record: GameRecord) -> None:
        """Change the record."""

    def take_back(self, record: GameRecord) -> None:
        """Change the record back."""


@dataclass(frozen=True, slots=True)
class Siblings:
    """The children of a node in order, and which of them is preferred."""

    parent: GameNode
    children: tuple[GameNode, ...]
    preferred: GameNode | None

    def put(self, record: GameRecord, instead_of: Siblings | None = None) -> None:
        """Make the record's node have these children, and those that were added to others since."""
        present = tuple(self.parent.children)
        added = () if instead_of is None else _without(present, instead_of.children)
        self.parent.children[:] = (*self.children, *_without(added, self.children))
        for child in _without(present, tuple(self.parent.children)):
            child.forget_positions()
        if self.preferred is not None:
            record.prefer(self.preferred)
        else:
            record.prefer_first(self.parent)


@dataclass(frozen=True, slots=True)
class Rearrangement:
    """Other children, or another order of them, at some nodes.

    Attributes:
        node: the node that is shown then.
        origin: the node that changes.
        before: what was there.
        after: what takes its place.
    """

    node: GameNode
    origin: GameNode
    before: tuple[Siblings, ...]
    after: tuple[Siblings, ...]

    def make(self, record: GameRecord) -> None:
        """Put the new children in place."""
        for before, after in zip(self.before, self.after, strict=True):
            after.put(record, before)

    def take_back(self, record: GameRecord) -> None:
        """Put the old children back."""
        for before, after in zip(self.before, self.after, strict=True):
            before.put(record, after)


@dataclass(frozen=True, slots=True)
class Notes:
    """A person's notes at a node.

    Attributes:
        comment: a comment on the position.
        glyph: the sign given to the move.
        marks: what is drawn on the position.
        camera: the view of the board, as in a :class:`~ringrealms3d.records.node.GameNode`.
    """

    comment: str = ""
    glyph: str = ""
    marks: tuple[Mark, ...] = ()
    camera: tuple[float, ...] | None = None

    def put(self, node: GameNode) -> None:
        """Note it at a node in place of what is there."""
        node.comment, node.glyph = self.comment, self.glyph
        node.marks, node.camera = self.marks, self.camera


@dataclass(frozen=True, slots=True)
class Annotation:
    """Other notes at a node."""

    node: GameNode
    before: Notes
    after: Notes

    @property
    def origin(self) -> GameNode:
        """The node itself."""
        return self.node

    def make(self, record: GameRecord) -> None:
        """Note it."""
        self.after.put(self.node)

    def take_back(self, record: GameRecord) -> None:
        """Note again what was there."""
        self.before.put(self.node)


Left = tuple[float | None, int | None]
"""The seconds and the overtime that a seat had left, as in a node."""


@dataclass(frozen=True, slots=True)
class Continuation:
    """The game goes on with a move; taken back, the move stays in the tree.

    Attributes:
        node: the move.
        instead_of: the preferred nodes that those on the way to the move replace.
        before: the time that was noted there.
        after: the time that is noted in its place.
    """

    node: GameNode
    instead_of: tuple[GameNode, ...]
    before: Left
    after: Left

    @classmethod
    def with_move(cls, record: GameRecord, node: GameNode, left: Left) -> Continuation:
        """Let the game go on with a move that is in the tree."""
        others = (record.preferred(_parent(each)) for each in node.line())
        pairs = zip(node.line(), others, strict=True)
        instead = tuple(old for new, old in pairs if old is not None and old is not new)
        return cls(node, instead, left_at(node), left)

    @property
    def origin(self) -> GameNode:
        """The position that the move was played in."""
        return _parent(self.node)

    def make(self, record: GameRecord) -> None:
        """Lead the game's line to the move."""
        for node in self.node.line():
            record.prefer(node)
        self.node.clock, self.node.overtime = self.after

    def take_back(self, record: GameRecord) -> None:
        """Lead it where it went before."""
        for node in self.instead_of:
            record.prefer(node)
        self.node.clock, self.node.overtime = self.before


@dataclass(frozen=True, slots=True)
class Ending:
    """The game ends other than by its rules; moves that were taken back are variations then.

    Attributes:
        node: where it ends.
        result: how it ends.
    """

    node: GameNode
    result: Result

    @property
    def origin(self) -> GameNode:
        """The node itself."""
        return self.node

    def make(self, record: GameRecord) -> None:
        """End the game."""
        record.end(self.result.winner, self.result.reason, self.node)

    def take_back(self, record: GameRecord) -> None:
        """Let the game continue."""
        record.reopen()


@dataclass(frozen=True, slots=True)
class Heading:
    """What is said of a game as a whole, besides who played.

    Attributes:
        event: what it was played at.
        place: where it was played.
        date: when, as in a :class:`~ringrealms3d.records.record.GameRecord`.
        ended: how it ended other than by its rules, None if it did not.
    """

    event: str = ""
    place: str = ""
    date: str = ""
    ended: Result | None = None

    def put(self, record: GameRecord) -> None:
        """Say it of a record in place of what was said."""
        record.event, record.place, record.date = self.event, self.place, self.date
        if self.ended is None:
            record.reopen()
        else:
            record.end(self.ended.winner, self.ended.reason)


@dataclass(frozen=True, slots=True)
class Description:
    """Another heading, written while a node is shown."""

    node: GameNode
    before: Heading
    after: Heading

    @property
    def origin(self) -> GameNode:
        """The node that was shown."""
        return self.node

    def make(self, record: GameRecord) -> None:
        """Put it above the game."""
        self.after.put(record)

    def take_back(self, record: GameRecord) -> None:
        """Put the former heading back."""
        self.before.put(record)


@dataclass(frozen=True, slots=True)
class Together:
    """Edits that are one step.

    Attributes:
        edits: at least one, in the order in which they are made.
    """

    edits: tuple[Edit, ...]

    @property
    def node(self) -> GameNode:
        """The node of the first one."""
        return self.edits[0].node

    @property
    def origin(self) -> GameNode:
        """That of the first one."""
        return self.edits[0].origin

    def make(self, record: GameRecord) -> None:
        """Make them all."""
        for edit in self.edits:
            edit.make(record)

    def take_back(self, record: GameRecord) -> None:
        """Take them back, the last one first."""
        for edit in reversed(self.edits):
            edit.take_back(record)


def left_at(node: GameNode) -> Left:
    """Return the time that is noted at a node."""
    return node.clock, node.overtime


def notes_at(node: GameNode) -> Notes:
    """Return the notes at a node."""
    return Notes(node.comment, node.glyph, node.marks, node.camera)


def heading_of(record: GameRecord) -> Heading:
    """Return what is said of a game."""
    return Heading(record.event, record.place, record.date, record.ended)


def comment_on(node: GameNode, comment: str) -> Annotation:
    """Return the edit that changes the comment."""
    before = notes_at(node)
    return Annotation(node, before, replace(before, comment=comment))


def rate(node: GameNode, glyph: str) -> Annotation:
    """Return the edit that gives a move one of the ``GLYPHS``, or none."""
    before = notes_at(node)
    return Annotation(node, before, replace(before, glyph=glyph))


def toggle_mark(node: GameNode, mark: Mark) -> Annotation:
    """Return the edit that draws a mark, or removes it where it is already drawn.

    A site has at most one mark besides arrows: a new one replaces it.
    """
    before = notes_at(node)
    kept = tuple(each for each in before.marks if each.sites != mark.sites)
    added = () if mark in before.marks else (mark,)
    return Annotation(node, before, replace(before, marks=(*kept, *added)))


def clear_marks(node: GameNode) -> Annotation:
    """Return the edit that removes all marks of a position."""
    before = notes_at(node)
    return Annotation(node, before, replace(before, marks=()))


def keep_camera(node: GameNode, camera: tuple[float, ...] | None) -> Annotation:
    """Return the edit that stores a view of the board, or forgets the stored one."""
    before = notes_at(node)
    return Annotation(node, before, replace(before, camera=camera))


def delete(record: GameRecord, node: GameNode) -> Rearrangement:
    """Return the edit that deletes a move and everything after it.

    Raises:
        ValueError: it is the root.
    """
    parent = _parent(node)
    before = _siblings(record, parent)
    left = tuple(child for child in parent.children if child is not node)
    preferred = None if before.preferred is node else before.preferred
    return Rearrangement(parent, node, (before,), (Siblings(parent, left, preferred),))


def insert(record: GameRecord, node: GameNode, moves: Sequence[Move]) -> Rearrangement | None:
    """Put a line of moves into the tree after a node, and return the edit that did.

    The game's line stays as it is, unless it ended there. None where all of it was there already.

    Raises:
        IllegalMove: a move is not legal; nothing has changed then.
    """
    position = node.position
    for move in moves:
        position = position.play(move)
    last, before, first = node, None, None
    for move in moves:
        known = _siblings(record, last)
        last = last.play(move)
        if first is None and last not in known.children:
            before, first = known, last
    if before is None or first is None:
        return None
    after = replace(before, children=(*before.children, first))
    return Rearrangement(node, node, (before,), (after,))


def promote(record: GameRecord, node: GameNode) -> Rearrangement | None:
    """Return the edit that moves a node's variation one place up; None on the main line."""
    start = _variation_start(node)
    if start is None:
        return None
    place = _parent(start).children.index(start) - 1
    return _moved(record, node, [(start, place)])


def make_main(record: GameRecord, node: GameNode) -> Rearrangement | None:
    """Return the edit that makes a node's line the main line; None if it is that already."""
    line = [each for each in node.line() if each.is_variation]
    return _moved(record, node, [(each, 0) for each in line]) if line else None


def _variation_start(node: GameNode) -> GameNode | None:
    """Return the last node of the line that is not its parent's first child."""
    line = reversed(node.line())
    return next((each for each in line if each.is_variation), None)


def _moved(
    record: GameRecord, node: GameNode, places: Sequence[tuple[GameNode, int]]
) -> Rearrangement:
    """Return the edit that gives nodes other places among their siblings, and prefers them."""
    before, after = [], []
    for moved, place in places:
        parent = _parent(moved)
        others = [child for child in parent.children if child is not moved]
        before.append(_siblings(record, parent))
        after.append(Siblings(parent, (*others[:place], moved, *others[place:]), moved))
    return Rearrangement(node, node, tuple(before), tuple(after))


def _without(nodes: tuple[GameNode, ...], others: tuple[GameNode, ...]) -> tuple[GameNode, ...]:
    return tuple(node for node in nodes if node not in others)


def _siblings(record: GameRecord, parent: GameNode) -> Siblings:
    return Siblings(parent, tuple(parent.children), record.preferred(parent))


def _parent(node: GameNode) -> GameNode:
    if node.parent is None:
        raise UserError("the start of a game has no move")
    return node.parent
