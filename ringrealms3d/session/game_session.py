"""The current game: the only place that changes it, and one signal for all changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Generic, TypeVar

from psygnal import Signal

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.edits import Description, Edit, Heading, heading_of
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.records.record import GameRecord, Reason, Result
from ringrealms3d.session import deeds
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.clock import Times
from ringrealms3d.session.deeds import Deed, Step
from ringrealms3d.session.open_game import OpenGame, begun_today, new_game
from ringrealms3d.session.players import PEOPLE, Human, Player, Players
from ringrealms3d.session.state import State, outcome_at, state_of
from ringrealms3d.session.timeline import Timeline, seated, started
from ringrealms3d.session.timing import Timing

_T = TypeVar("_T")


class _Read(Generic[_T]):
    """What is read off the timeline."""

    def __init__(self, read: Callable[[Timeline], _T]) -> None:
        self._read = read

    def __get__(self, session: GameSession, _: object = None) -> _T:
        return self._read(session.timeline)


def _now(read: Callable[[State], _T]) -> _Read[_T]:
    """Read something off the present state."""
    return _Read(lambda timeline: read(timeline.now))


class GameSession:
    """The games on the table, one after another, with their players and the clock.

    What the present ``State`` tells can be read here too. ``changed`` is emitted once after every
    change; views read the session then. ``leaving`` is emitted before another game takes the place
    of this one, which can still be changed then; ``to_keep`` if it was, but only those who keep
    games need to know.

    Attributes:
        timing: the clock of the game, which runs from the first move.
        timeline: the present state, between what was done and what was undone.
        undoing: the step that undo would undo; of several moves taken back at once, the first.
        undo_brings_game_back: whether it would bring back the game before, as it does before a new
            game's first move, and as long as an opened game is not changed.
        undo_takes_move_back: whether it would take back a move or an end, not an edit or a game.
        can_redo: whether something was undone, or the line goes on.
    """

    changed = Signal(Change)
    leaving = Signal()
    to_keep = Signal()

    state = _now(lambda state: state)
    record = _now(lambda state: state.record)
    node = _now(lambda state: state.node)
    stands_at = _now(lambda state: state.stands_at)
    position = _now(lambda state: state.position)
    uid = _now(lambda state: state.record.uid)
    played = _now(lambda state: state.played)
    moves = _now(lambda state: state.moves)
    line = _now(lambda state: state.line)
    line_texts = _now(lambda state: tuple(node.text for node in state.line))
    at_end = _now(lambda state: state.at_end)
    phase = _now(lambda state: state.phase)
    finished = _now(lambda state: state.finished)
    tries_out = _now(lambda state: state.tries_out)
    outcome = _now(lambda state: state.outcome)
    players = _now(lambda state: state.players)
    player_to_move = _now(lambda state: state.player_to_move)
    same_players = _now(lambda state: state.same_players)
    watched = _now(lambda state: state.watched)
    rated = _now(lambda state: state.rated)
    was_rated = _now(lambda state: state.sitting.rated)
    paused = _now(lambda state: state.sitting.paused)
    is_looked_back_on = _now(lambda state: state.is_looked_back_on)
    can_resign = _now(lambda state: state.can_resign)
    resigning = _now(lambda state: state.resigning)
    number = _now(lambda state: state.sitting.number)

    undoing = _Read(lambda timeline: next(reversed(timeline.undoing), None))
    can_undo = _Read(lambda timeline: timeline.next_undone is not None)
    undo_brings_game_back = _Read(lambda timeline: timeline.undoes(Deed.GAME))
    undo_takes_move_back = _Read(lambda timeline: timeline.undoes(Deed.MOVE, Deed.END))
    can_redo = _Read(lambda timeline: bool(timeline.redoing or timeline.now.next_of_line))

    def __init__(
        self,
        uid: str,
        players: Players = PEOPLE,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start a game of a variant without clocks.

        Args:
            now: returns the time in seconds, for games with clocks.
        """
        game = state_of(OpenGame(Cursor(begun_today(uid)), players))
        self.timing = Timing(now, game.record)
        self._usual = PEOPLE
        self._put(started(deeds.with_names(game)))
        self._latest = Change(What.NEW_GAME, ())

    @property
    def game(self) -> OpenGame:
        """The current game as a value."""
        cursor, sitting = Cursor(self.record, self.node), self.state.sitting
        stopped = self.timing.stopped
        return OpenGame(cursor, sitting.players, sitting.number, sitting.rated, stopped)

    @property
    def times(self) -> Times | None:
        """The seats' remaining times, None without clocks; in a finished game, at this position."""
        if self.timing.running is None and self.finished:
            return self.timing.noted_at(self.node, self.record.ended)
        return self.timing.times

    @property
    def next_players(self) -> Players:
        """The players of the next game by default: watching ends with its game."""
        return self._usual

    @property
    def can_pause(self) -> bool:
        """Whether a pause has an effect: on clocks, or on players that are not people."""
        goes_on = self.outcome is None and not self.tries_out
        return goes_on and (self.watched or self.timing.control is not None)

    @property
    def waits(self) -> bool:
        """Whether the game is paused, or computers that play both sides are looked back on."""
        looked_back = self.watched and self.is_looked_back_on(self._latest)
        return self.paused or (looked_back and not self.tries_out)

    def play(self, move: Move) -> None:
        """Play a move.

        If the game continues differently, the move starts a variation. In a finished game it is
        only tried out, and the game keeps its line, unless its end was taken back. If the time of
        the seat to move has run out, it loses instead of moving. In a game with clocks a move ends
        a pause.

        Raises:
            IllegalMove: the move is illegal, or the rules ended the game; nothing changes.
        """
        if self.lose_on_time():
            return
        state, outcome = self.state, outcome_at(self.node)
        if outcome is not None:
            raise IllegalMove("the game is over: {reason}", reason=outcome.reason)
        if state.rated and not state.at_end:
            raise IllegalMove("in a rated game moves are played from the last position only")
        if state.tries_out:
            step = deeds.try_out(state, move)
        else:
            node = state.node.play(move)
            step = deeds.go_on(state, node, self.timing.press(node))
        self._become(self.timeline.done(step))
        if self.paused and step.deed is Deed.MOVE and self.timing.control is not None:
            self._sit(paused=False)
        self._emit(What.PLAYED, state.position)

    def edit(self, edit: Edit) -> None:
        """Change the tree or its notes; :meth:`undo` takes it back."""
        step, node = deeds.change(self.state, edit), self.node
        shown = replace(step.after, node=node if node.is_in_tree else edit.node)
        self._walk(self.timeline.done(step).at(shown), (step,))

    def describe(self, heading: Heading, names: tuple[str, str]) -> None:
        """Say something else of the game, and who plays or played it; :meth:`undo` takes it back.

        Raises:
            ValueError: a text is too long, or there is no such date; nothing changes.
        """
        checked = GameRecord(self.uid)
        heading.put(checked)
        checked.players = names
        edit = Description(self.node, heading_of(self.record), heading_of(checked))
        if (edit.after, checked.players) != (edit.before, self.state.names):
            step = deeds.describe(self.state, edit, checked.players)
            self._walk(self.timeline.done(step), (step,))

    def resign(self) -> None:
        """Let a seat resign where the game stands, see ``resigning``."""
        self.end(1 - self.resigning, Reason.RESIGNATION)

    def lose_on_time(self) -> bool:
        """End the game if the time of the seat to move has run out; return whether it has."""
        seat = self.timing.flagged
        if seat is None:
            return False
        self.end(1 - seat, Reason.TIME)
        return True

    def end(self, winner: int | None, reason: Reason) -> None:
        """End the game where it stands, other than by its rules.

        A finished game stays as it is.
        """
        if not self.tries_out:
            step = deeds.end(self.state, Result(winner, reason))
            self._walk(self.timeline.done(step), (step,))

    def undo(self) -> None:
        """Take back the latest edit, try, end or move, or bring back the previous game.

        Against the computer moves are taken back to the person's last turn. The end of a game can
        be taken back where it is shown, as long as the game has not left the table.
        """
        if self.undo_brings_game_back:
            self.leaving.emit()  # what is written then may be undone instead
        steps, timeline = self.timeline.undoing, self.timeline.undone(self.timing.stopped)
        for step in steps:
            step.take_back()
        self._walk(timeline, steps)

    def redo(self) -> None:
        """Redo what was undone, or go to the next move of the line.

        Against the computer, its answer is played again too.
        """
        if self.timeline.redoes_game:
            self.leaving.emit()  # what is written then comes before all that was undone
        steps, timeline = self.timeline.redoing, self.timeline.redone(self.timing.stopped)
        if not steps:
            self.visit(self.state.next_of_line or self.node)
            return
        for step in steps:
            step.make()
        self._walk(timeline, steps)

    def go_to(self, ply: int) -> None:
        """Go to the node after this many moves of the line; a resignation stands.

        Raises:
            ValueError: the line is shorter; nothing changes.
        """
        cursor = Cursor(self.record, self.node)
        cursor.go_to(ply)
        self.visit(cursor.current)

    def visit(self, node: GameNode) -> None:
        """Go to any node of the game; its line stays as it is."""
        before = self.position
        self._become(self.timeline.at(replace(self.state, node=node)))
        self._emit(What.MOVED_ALONG, before)

    def note_evaluations(
        self, evaluations: Mapping[GameNode, Evaluation], leaving: bool = False
    ) -> None:
        """Store an engine's evaluations of some of the game's positions.

        This cannot be undone: no person wrote them, and another review replaces them.

        Args:
            leaving: whether another game takes the place of this one, so that none are shown.
        """
        for node, evaluation in evaluations.items():
            node.evaluation = evaluation
        if leaving:
            self.to_keep.emit()
        else:
            self.changed.emit(Change(What.NOTED, ()))

    def new_game(
        self, uid: str, players: Players | None = None, control: TimeControl | None = None
    ) -> None:
        """Start another game, with the ``next_players`` unless others are given.

        The previous game comes back with :meth:`undo` before the first move.

        Raises:
            UserError: there is no such variant; the game continues.
        """
        self._put_above(new_game(uid, players or self._usual, control))
        self._emit_all(What.NEW_GAME)

    def new_rated_game(self, uid: str, players: Players) -> None:
        """Start a game that counts for the person's rating, unless its players change.

        Raises:
            UserError: there is no such variant; the game continues.
        """
        self._put_above(OpenGame(Cursor(begun_today(uid)), players, rated=True))
        self._emit_all(What.NEW_GAME)

    def open_game(self, game: OpenGame) -> None:
        """Open a game from a file; undo brings the previous one back as long as it is unchanged.

        If it is unfinished and has clocks, it starts paused. A game between people does not change
        whom the user plays against next.
        """
        usual = self._usual
        self._put_above(game)
        self._usual = usual if game.players == PEOPLE else self._usual
        self._sit(paused=self.timing.control is not None and not self.finished)
        self._emit_all(What.RESTORED)

    def restore(self, game: OpenGame) -> None:
        """Continue a game that was started before."""
        self.leaving.emit()
        state = state_of(game)
        self._put(started(state if state.finished else deeds.with_names(state)))
        self._emit_all(What.RESTORED)

    def exchange(self, other: Timeline, keep: Callable[[Timeline], object]) -> None:
        """Put a game on the table that was kept aside, as it was.

        What can be paused is paused, because nobody was there.

        Args:
            keep: keeps the game that was on the table aside, before anybody hears of the change.
        """
        self.leaving.emit()
        left = self.timeline.at(replace(self.state, clock=self.timing.stopped))
        self._put(other)
        keep(left)
        self._sit(paused=self.can_pause and bool(self.line))
        self._emit_all(What.RESTORED if self.line else What.NEW_GAME)

    def note_number(self, number: int) -> None:
        """Note the number that the game has in the library."""
        self._sit(number=number)

    def forget_after(self) -> None:
        """Let redo bring back no game."""
        self._become(self.timeline.without_games())

    def pause(self) -> None:
        """Let only people play until the game continues or is replaced.

        The clock stops.
        """
        self._sit(paused=True)
        self._announce(Change(What.PLAYERS, ()))

    def go_on(self) -> None:
        """End a pause."""
        self._sit(paused=False)
        self._announce(Change(What.PLAYERS, ()))

    def set_player(self, seat: int, player: Player) -> None:
        """Let someone else play a seat."""
        first, second = self.players
        self.set_players((player, second) if seat == 0 else (first, player))

    def set_players(self, players: Players) -> None:
        """Let others play both seats; an unfinished rated game is then no longer rated."""
        self._usual = self._usual if Human() not in players else players
        self._sit(players=players, rated=self.was_rated and self.finished, again=None)
        self._sit(paused=self.paused and self.can_pause)
        if not (self.finished or self.timeline.has_end_ahead):
            self._become(self.timeline.at(deeds.with_names(self.state)))
        self._announce(Change(What.PLAYERS, ()))

    def _put_above(self, game: OpenGame) -> None:
        """Put a game on the table; undo brings back the previous one if it had moves."""
        self.leaving.emit()
        state = seated(state_of(game))
        self._put(self.timeline.with_game(state, self.timing.stopped))

    def _put(self, timeline: Timeline) -> None:
        """Put another game on the table, with the clock as it was left."""
        self._become(timeline)
        self._usual = self._usual if self.watched else self.players
        self._sit(paused=False)
        self.timing.set_up(self.record, self.stands_at, self.state.clock)

    def _sit(self, **changes: Any) -> None:
        """Change who sits at the game, or how."""
        sitting = replace(self.state.sitting, **changes)
        self._become(self.timeline.at(replace(self.state, sitting=sitting)))

    def _become(self, timeline: Timeline) -> None:
        """Be in another state."""
        self.timeline = timeline
        if self.record.players != self.state.names:
            self.record.players = self.state.names
        if self.record.ended is not None:
            self.record.end_at(self.stands_at)

    def _walk(self, timeline: Timeline, steps: tuple[Step, ...]) -> None:
        """Go to another state by steps that are taken, undone or redone."""
        before = self.state
        self._become(timeline)
        deed = steps[0].deed if steps else Deed.TRY
        if deed is Deed.GAME:
            self._put(timeline)
            self._emit_all(What.RESTORED)
            return
        if deed in (Deed.MOVE, Deed.END) or self.stands_at is not self.timing.node:
            self.timing.go_to(self.stands_at)
        self._emit(deeds.what_changed(steps, before, self.state), before.position)

    def _emit(self, what: What, before: Position) -> None:
        differs = (before.pieces != self.position.pieces).nonzero()[0]
        self._announce(Change(what, tuple(differs.tolist())))

    def _emit_all(self, what: What) -> None:
        self._announce(Change(what, tuple(range(len(self.position.pieces)))))

    def _announce(self, change: Change) -> None:
        if change.what is not What.NOTED:
            self._latest = change
            self.timing.run(self.state.seat_on_the_clock(change))
        self.changed.emit(change)
