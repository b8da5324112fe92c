"""Random deeds at the table, and a model of what undo and redo make of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from itertools import takewhile
from typing import Any

import msgspec

from ringrealms3d.core.time_notation import parse_control
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.edits import (
    Annotation,
    Edit,
    clear_marks,
    comment_on,
    delete,
    keep_camera,
    make_main,
    promote,
    rate,
    toggle_mark,
)
from ringrealms3d.records.json_file import document_of
from ringrealms3d.records.node import Evaluation, GameNode, Mark
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import PEOPLE, Computer, Human, Players
from ringrealms3d.session.state import Phase
from tests.session.stopped_time import StoppedTime

VARIANTS = ("ring-majority/tet", "loop/mini", "path-tiles/free-turns")
SEATINGS: tuple[Players, ...] = (
    PEOPLE,
    (Human(), Computer(3)),
    (Computer(9), Human()),
    (Computer(1), Computer(2)),
)
MOVE, TRY, END, EDIT, NOTE, GAME = "move", "try", "end", "edit", "note", "game"


@dataclass(frozen=True)
class Seen:
    """All that can be seen of a game.

    Moves that were played later stay in the tree when they are taken back, so the document is
    compared without the nodes that were not there yet. Undo changes no players, nor the names of
    others who have sat down in a game that goes on, and no evaluations.

    Attributes:
        undoable: whether something can be undone, None if that depends on what came since.
    """

    document: dict[str, Any]
    nodes: frozenset[GameNode]
    names: tuple[str, str]
    players: Players
    rated: bool
    line: tuple[GameNode, ...]
    node: GameNode
    stands_at: GameNode
    phase: Phase
    times: object
    outcome: object
    undoable: bool | None


def see(session: GameSession, known: frozenset[GameNode] | None = None) -> Seen:
    """Look at the game on the table, without the nodes that are not known."""
    record = session.record
    nodes = frozenset(record.nodes()) if known is None else known
    return Seen(
        document=document(record, nodes),
        nodes=nodes,
        names=record.players,
        players=session.players,
        rated=session.was_rated,
        line=tuple(takewhile(nodes.__contains__, record.line)),
        node=session.node,
        stands_at=session.stands_at,
        phase=session.phase,
        times=session.times,
        outcome=session.outcome,
        undoable=session.can_undo,
    )


def document(record: GameRecord, known: frozenset[GameNode]) -> dict[str, Any]:
    """Return a record as in its JSON file, with the known nodes alone."""
    told: dict[str, Any] = msgspec.to_builtins(document_of(record))
    for name in ("players", "result"):  # the result of the line, of which moves are taken back
        told.pop(name, None)
    rows = []
    for node, row in zip(record.nodes(), told["nodes"], strict=True):
        if node in known:
            rows.append((node.texts, {**row, "parent": None, "evaluation": None}))
    return {**told, "nodes": rows, "ended": record.ended}


@dataclass(frozen=True)
class Entry:
    """A deed that can be undone.

    Attributes:
        kind: what it was.
        before: what was seen before it, None for the moves of a game that was opened.
        after: what was seen after it.
        origin: the node that undo shows.
        node: the node that redo shows.
        waiting: what could be redone in the game that is not on the table.
        stale: whether something noted before it stayed when it was taken back, or the other way.
    """

    kind: str
    before: Seen | None
    after: Seen | None
    origin: GameNode
    node: GameNode
    waiting: tuple[Entry, ...] = ()
    stale: bool = False


@dataclass
class Desk:
    """A table at which deeds are done, and what undo and redo should do there."""

    rng: random.Random
    time: StoppedTime = field(default_factory=StoppedTime)
    past: list[Entry] = field(default_factory=list)
    future: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Sit down."""
        self.session = GameSession(VARIANTS[0], now=self.time)
        self.names = self.session.record.players

    def check_sense(self) -> None:
        """Check that the line leads to where the game stands, and ends where it has ended."""
        session, record = self.session, self.session.record
        assert session.stands_at in (record.root, *record.line)
        if session.phase is Phase.PLAYED:
            assert record.ended is None
        else:
            assert session.finished

    def see(self, known: frozenset[GameNode] | None = None) -> Seen:
        """Look at the table."""
        return see(self.session, known)

    def note(self, kind: str, before: Seen, origin: GameNode | None = None) -> None:
        """Note that something was done."""
        self.check_sense()
        session, after = self.session, self.see()
        entry = Entry(kind, before, after, origin or before.node, after.node)
        following = session.record.following(session.stands_at)
        self.future = list(along(following)) * (after.phase is Phase.PLAYED)
        ends_rated = session.was_rated and (before.phase, after.phase) == (
            Phase.PLAYED,
            Phase.STUDIED,
        )
        self.past = [] if ends_rated else [*self.past, entry]

    def leave(self, before: Seen) -> None:
        """Note that another game took the place of the one on the table."""
        line = [node for node in before.nodes if node.parent is None for node in node.children]
        after = self.see()
        if not line:
            while self.past and self.past[-1].kind != GAME:
                self.past.pop()
            if self.past:
                self.past[-1] = replace(self.past[-1], after=after, node=after.node)
            elif after.phase is Phase.PLAYED:
                self.past = list(along(self.session.stands_at.line()))
        else:
            if before.phase is Phase.ENDED:
                self._settle()
                before = settled(before)
            waiting = tuple(self.future)
            self.past.append(Entry(GAME, before, after, before.node, after.node, waiting))
        started = self.session.record.following(self.session.stands_at)
        self.future = list(along(started)) * (after.phase is Phase.PLAYED)

    def _settle(self) -> None:
        """Let the end of the game stand, so that nothing before it can be undone."""
        ended = max(
            number
            for number, each in enumerate(self.past)
            if each.before is None or each.before.phase is Phase.PLAYED
        )
        self.past = [settled_entry(each) for each in self.past[ended + 1 :]]
        self.future = [settled_entry(each) for each in self.future]

    def look_at_last(self) -> None:
        """Show the last move or end, which is only taken back there."""
        if self.session.phase is not Phase.STUDIED:
            self.session.visit(self.session.stands_at)

    @property
    def undoable(self) -> bool:
        """Whether something can be undone here: a move, or an end, only where it is shown."""
        session = self.session
        if not self.past or session.rated:
            return False
        if self.past[-1].kind not in (MOVE, END):
            return True
        if session.phase is Phase.ENDED:
            return session.node is session.stands_at
        return session.node.parent is not None and session.node.ply <= session.stands_at.ply

    def answers(self, node: GameNode) -> bool:
        """Whether a computer is to move at a node against a person."""
        players = self.session.players
        return players[node.position.turn] != Human() and Human() in players

    def together(self, earlier: Entry, later: Entry) -> bool:
        """Whether a computer's move is undone and redone with the one before."""
        same = earlier.kind == later.kind == MOVE
        return same and later.origin is earlier.node and self.answers(earlier.node)

    def undo(self) -> None:
        """Undo, and check that all is as it was before what that undoes."""
        last, noted = self._pop_together()
        first = last[-1]
        here = self.see()
        self.names = here.names
        self.session.undo()
        if first.kind == GAME:
            after = replace(here, undoable=None)
            gone = replace(first, after=after, node=here.node, waiting=tuple(self.future))
            self.future = [gone, *first.waiting]
        else:
            if noted:
                last = [replace(each, stale=True) for each in last]
            seen = first.before
            self.past += [
                replace(each, before=seen, after=seen, stale=True) for each in reversed(noted)
            ]
            self.future = [*reversed(last), *self.future]
            first = last[-1]
        self.check(first.before, first.origin, first.stale)

    def _pop_together(self) -> tuple[list[Entry], list[Entry]]:
        """Take the moves from the past that are undone at once, and what was noted between them."""
        last, between, noted = [self.past.pop()], list[Entry](), list[Entry]()
        least = self._looked_back_to() if last[0].kind == MOVE else None
        while self.past and last[0].kind in (MOVE, TRY):
            each = self.past[-1]
            looked = least is not None and last[-1].origin.ply >= least and each.kind == MOVE
            if looked or self.together(each, last[-1]):
                last.append(self.past.pop())
                noted, between = [*noted, *between], []
            elif each.kind == NOTE:
                between.append(self.past.pop())
            else:
                break
        self.past += reversed(between)
        return last, noted

    def _looked_back_to(self) -> int | None:
        session = self.session
        if session.phase is Phase.PLAYED and session.node in session.stands_at.line()[:-1]:
            return session.node.ply
        return None

    @property
    def next_redone(self) -> int:
        """The place of what redo would redo: no other game where this one is looked through."""
        node = self.session.node
        for number, each in enumerate(self.future):
            if each.kind != GAME or node is each.origin or self.session.at_end:
                return number
        return len(self.future)

    def redo(self) -> None:
        """Redo, and check that all is as it was after what that redoes."""
        number = self.next_redone
        last = [self.future.pop(number)]
        while self.future[number:] and self.together(last[-1], self.future[number]):
            last.append(self.future.pop(number))
        here = self.see()
        self.names = here.names
        self.session.redo()
        if last[-1].kind == GAME:
            here = settled(here) if here.phase is Phase.ENDED else here
            (back,) = last
            waiting = tuple(self.future)
            self.past.append(replace(back, before=here, origin=here.node, waiting=waiting))
            self.future = list(back.waiting)
        else:
            self.past.extend(last)
        self.check(last[-1].after, last[-1].node, last[-1].stale)

    def check(self, expected: Seen | None, node: GameNode, stale: bool) -> None:
        """Check that the table is as it was, but for notes if what is known of them is stale."""
        self.check_sense()
        assert self.session.node is node
        if expected is None:
            return
        seen = self.see(expected.nodes)
        if expected.phase is Phase.PLAYED and expected.players != seen.players:
            expected = replace(expected, names=self.names)
        if (expected.players, expected.rated) != (seen.players, seen.rated):
            expected = replace(expected, players=seen.players, rated=seen.rated, undoable=None)
        if expected.node is not node:
            expected = replace(expected, node=node, undoable=None)
            expected = replace(expected, outcome=seen.outcome, times=seen.times)
        if expected.undoable is None:
            expected = replace(expected, undoable=seen.undoable)
        names = {each.name for each in fields(Seen)} - (
            {"document", "undoable"} if stale else set()
        )
        assert [
            (name, getattr(seen, name), getattr(expected, name))
            for name in sorted(names)
            if getattr(seen, name) != getattr(expected, name)
        ] == []


def settled(seen: Seen) -> Seen:
    """Return a finished game as it is once it has left the table."""
    return replace(seen, phase=Phase.STUDIED, undoable=None)


def settled_entry(entry: Entry) -> Entry:
    """Return what was done in a finished game that has left the table."""
    if entry.kind == GAME or entry.before is None or entry.after is None:
        return entry
    return replace(entry, before=settled(entry.before), after=settled(entry.after))


def along(nodes: Iterable[GameNode]) -> Iterator[Entry]:
    """Yield the moves that can be played again along the line."""
    for node in nodes:
        assert node.parent is not None
        yield Entry(MOVE, None, None, node.parent, node)


def plays(desk: Desk) -> None:
    """Play any move, of the line or not; with a clock after some seconds."""
    session = desk.session
    if session.position.outcome is not None or (session.rated and not session.at_end):
        return
    before, legal = desk.see(), session.position.legal_moves
    following = session.record.preferred(session.node)
    again = following is not None and desk.rng.random() < 0.3
    move = following.move if following is not None and again else desk.rng.choice(legal)
    desk.time.pass_by(desk.rng.randrange(5))
    assert move is not None
    session.play(move)
    ended = session.record.ended is not before.document["ended"]
    kind = TRY if before.phase is not Phase.PLAYED else END if ended else MOVE
    desk.note(kind, before)


def plays_on(desk: Desk) -> None:
    """Play several moves where the game stands."""
    if desk.session.phase is Phase.PLAYED:
        desk.session.visit(desk.session.stands_at)
    for _ in range(desk.rng.randrange(6)):
        plays(desk)


def looks(desk: Desk) -> None:
    """Look at any position of the game."""
    desk.session.visit(desk.rng.choice(list(desk.session.record.nodes())))
    if desk.rng.random() < 0.5:
        desk.session.go_to(desk.rng.randrange(len(desk.session.line) + 1))


def edits(desk: Desk) -> None:
    """Change the notes of any node, or the tree."""
    session, rng = desk.session, desk.rng
    node = rng.choice(list(session.record.nodes()))
    site = str(rng.randrange(9))
    makers: tuple[Callable[[], Edit | None], ...] = (
        lambda: comment_on(node, str(rng.random())),
        lambda: rate(node, "!" if node.parent and not node.glyph else ""),
        lambda: toggle_mark(node, Mark("circle", (site,))),
        lambda: clear_marks(node),
        lambda: keep_camera(node, (rng.random(),) * 10),
        lambda: delete(session.record, node),
        lambda: promote(session.record, node),
        lambda: make_main(session.record, node),
    )
    with suppress(ValueError):  # the root cannot be deleted
        edit = rng.choice(makers)()
        if edit is not None:
            before = desk.see()
            session.edit(edit)
            desk.note(NOTE if isinstance(edit, Annotation) else EDIT, before, edit.origin)
            desk.past[-1] = replace(desk.past[-1], node=edit.node)


def ends(desk: Desk) -> None:
    """Resign, agree on a draw, or lose on time."""
    session, before = desk.session, desk.see()
    if session.tries_out:
        return
    way = desk.rng.randrange(3)
    if way == 0 and session.timing.running is not None:
        desk.time.pass_by(10_000)
        assert session.lose_on_time()
    elif way == 1:
        session.end(None, Reason.AGREEMENT)
    else:
        session.resign()
    desk.note(END, before)


def starts(desk: Desk) -> None:
    """Start another game, now and then a rated one."""
    before, uid, players = desk.see(), desk.rng.choice(VARIANTS), desk.rng.choice(SEATINGS)
    if desk.rng.random() < 0.2:
        desk.session.new_rated_game(uid, SEATINGS[1])
    else:
        control = parse_control("5m+3s") if desk.rng.random() < 0.5 else None
        desk.session.new_game(uid, players, control)
    desk.leave(before)


def opens(desk: Desk) -> None:
    """Open a game that somebody has finished, or has not."""
    rng, before = desk.rng, desk.see()
    record = GameRecord(rng.choice(VARIANTS), rng.getrandbits(30))
    record.players = rng.choice([("", ""), ("Anna", "Level 3"), ("Level 3", "Level 4")])
    record.time_control = rng.choice(["", "5m"])
    cursor = Cursor(record)
    for _ in range(rng.randrange(8)):
        cursor.play(rng.choice(cursor.current.position.legal_moves))
    if rng.random() < 0.5:
        record.end(rng.randrange(2), Reason.RESIGNATION)
    cursor.go_to(rng.randrange(cursor.current.ply + 1))
    desk.session.open_game(OpenGame(cursor, rng.choice(SEATINGS), rng.randrange(99)))
    desk.leave(before)


def seats(desk: Desk) -> None:
    """Let others play."""
    desk.session.set_players(desk.rng.choice(SEATINGS))


def pauses(desk: Desk) -> None:
    """Pause, and perhaps go on."""
    desk.session.pause()
    if desk.rng.random() < 0.7:
        desk.session.go_on()


def reviews(desk: Desk) -> None:
    """Note evaluations."""
    desk.session.note_evaluations({desk.session.node: Evaluation(0.5)}, leaving=True)


def plays_again(desk: Desk) -> None:
    """Play a move again that was taken back."""
    session = desk.session
    if desk.future and desk.future[0].kind == MOVE and not session.rated:
        node, before = desk.future[0].node, desk.future[0].origin
        session.visit(before)
        if session.phase is Phase.PLAYED and node.move is not None:
            seen = desk.see()
            session.play(node.move)
            desk.note(MOVE, seen)


def undoes(desk: Desk) -> None:
    """Undo one thing or a few, wherever the game is looked at."""
    for _ in range(1 + desk.rng.randrange(4)):
        assert desk.session.can_undo == desk.undoable
        if desk.undoable:
            desk.undo()
        else:
            desk.look_at_last()


def redoes(desk: Desk) -> None:
    """Redo one thing or a few, wherever the game is looked at."""
    for _ in range(1 + desk.rng.randrange(3)):
        if desk.next_redone < len(desk.future):
            desk.redo()
        elif desk.future:
            desk.session.visit(desk.future[0].origin)


DEEDS = (
    *(plays, plays, plays_on, plays_on, plays_again, looks, looks, edits, edits, edits, edits),
    *(undoes, undoes, undoes, redoes, redoes, ends, ends, starts, opens, seats, pauses, reviews),
)


def do_much(desk: Desk, count: int) -> None:
    """Do so many things, undo all that can be undone, and redo it all."""
    for _ in range(count):
        desk.rng.choice(DEEDS)(desk)
    while desk.past:
        if desk.session.rated:
            seats(desk)
        desk.look_at_last()
        assert desk.session.can_undo
        desk.undo()
    assert not desk.session.can_undo
    while desk.future:
        desk.session.visit(desk.future[0].origin)
        desk.redo()
