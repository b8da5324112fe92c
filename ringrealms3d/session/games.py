"""One game after another on the table: new ones, opened ones, and those that come back."""

from __future__ import annotations

from psygnal import Signal

from ringrealms3d.core.position import Position
from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.core.time_notation import format_control
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.session.change import MAY_END, Change, What
from ringrealms3d.session.history import History
from ringrealms3d.session.open_game import OpenGame, PutAside, begun_today
from ringrealms3d.session.players import PEOPLE, Human, Player, Players
from ringrealms3d.session.table import Table

_CHANGES_OF_GAME = (*MAY_END, What.EDITED, What.NOTED)


class Games(Table):
    """A table on which one game takes the place of another, with its players.

    ``changed`` is emitted once after every change; views read the session's properties then.
    ``leaving`` is emitted before another game takes the place of this one, which can still be
    changed then; ``to_keep`` if it was, but only those who keep games need to know.
    """

    changed = Signal(Change)
    leaving = Signal()
    to_keep = Signal()

    def new_game(
        self, uid: str, players: Players | None = None, control: TimeControl | None = None
    ) -> None:
        """Start another game, with the ``next_players`` unless others are given.

        An unfinished game comes back with :meth:`undo` before the first move.

        Raises:
            UserError: there is no such variant; the game continues.
        """
        cursor = Cursor(begun_today(uid))
        cursor.record.time_control = "" if control is None else format_control(control)
        self._put_above(OpenGame(cursor, players or self._with_people))
        self._announce(Change(What.NEW_GAME, self._all_places()))

    def new_rated_game(self, uid: str, players: Players) -> None:
        """Start a game that counts for the person's rating, unless its players change.

        Raises:
            UserError: there is no such variant; the game continues.
        """
        self._put_above(OpenGame(Cursor(begun_today(uid)), players, rated=True))
        self._announce(Change(What.NEW_GAME, self._all_places()))

    def open_game(self, game: OpenGame) -> None:
        """Open a game from a file; undo brings the previous one back until it is changed.

        If it is unfinished and has clocks, it starts paused. A game between people does not change
        whom the user plays against next.
        """
        usual = self._with_people
        self._put_above(game)
        if game.players == PEOPLE:
            self._with_people = usual
        self._paused = self.timing.control is not None and not self.finished
        self._just_opened = True
        self._announce(Change(What.RESTORED, self._all_places()))

    def restore(self, game: OpenGame) -> None:
        """Continue a game that was started before."""
        self.leaving.emit()
        self._put(game)
        if not self.finished:
            self._name_players()
        self._before = self._after = None
        self._announce(Change(What.RESTORED, self._all_places()))

    def forget_after(self) -> None:
        """Let redo bring back no game."""
        self._after = None

    def _put_above(self, game: OpenGame) -> None:
        """Put a game on the table; undo brings back the previous one if it had moves."""
        self.leaving.emit()
        before = self._put_aside() if self._cursor.whole_line() else self._before
        self._put(game)
        self._before, self._after = before, None

    def _put_back(self, aside: PutAside) -> None:
        """Put a game that had been put aside on the table, as it was left."""
        self._put(aside.game)
        self._history, self._just_opened = aside.history, aside.untouched
        self._taken_back = aside.taken_back and not self.finished

    def _put(self, game: OpenGame) -> None:
        """Replace the game on the table."""
        self._cursor = game.cursor
        self._history, self._taken_back, self._ended_at = History(), False, None
        self._just_opened, self._cut_off, self._end_undone = False, None, None
        self._ended_before = self.record.last if self.finished else None
        if self.finished:
            self._history.note_end()
        self._names_stand = self.finished
        self._seats_chosen = False
        self.number, self.was_rated = game.number, game.rated
        self._seat(game.players)
        if not (self.finished or self.record.root.children):
            self._name_players()
        self._paused = False
        self.timing.set_up(self.record, self.node, game.clock)

    def _all_places(self) -> tuple[int, ...]:
        return tuple(range(len(self.position.pieces)))

    def _bring_game_back(self) -> None:
        """Bring back the previous game; redo brings back this one."""
        assert self._before is not None
        before, aside = self._before, self._put_aside()
        self._put_back(before)
        self._history.let_wait()
        self._before, self._after = None, (aside, self.node)
        self._announce(Change(What.RESTORED, self._all_places()))

    def _bring_next_game(self) -> None:
        """Bring back the game whose place undo gave to this one; undo brings back this one."""
        assert self._after is not None
        self._history.came_back()
        aside, (after, _) = self._put_aside(), self._after
        self._put_back(after)
        self._before, self._after = aside, None
        self._announce(Change(What.RESTORED, self._all_places()))

    def pause(self) -> None:
        """Let only people play until the game continues or is replaced.

        The clock stops.
        """
        self._paused = True
        self._announce(Change(What.PLAYERS, ()))

    def go_on(self) -> None:
        """End a pause."""
        self._paused = False
        self._announce(Change(What.PLAYERS, ()))

    def set_player(self, seat: int, player: Player) -> None:
        """Let someone else play a seat."""
        first, second = self._players
        self.set_players((player, second) if seat == 0 else (first, player))

    def set_players(self, players: Players) -> None:
        """Let others play both seats; an unfinished rated game is then no longer rated."""
        self.was_rated = self.was_rated and self.finished
        self._seats_chosen = True
        self._seat(players)
        if not (self.finished or self._names_stand):
            self._name_players()
        self._paused = self._paused and self.can_pause
        self._announce(Change(What.PLAYERS, ()))

    def _tell(self, what: What, before: Position) -> None:
        differs = (before.pieces != self.position.pieces).nonzero()[0]
        self._announce(Change(what, tuple(differs.tolist())))

    def _announce(self, change: Change) -> None:
        self._just_opened = self._just_opened and change.what not in _CHANGES_OF_GAME
        if change.what is not What.NOTED:
            self._rests = self.watched and self.is_looked_back_on(change)
            self.timing.run(self._seat_on_the_clock(change))
        self.changed.emit(change)

    def _seat_on_the_clock(self, change: Change) -> int | None:
        """Return the seat whose time runs after a change: after the first move, the one to move.

        The time of a computer or a program stops while it rests.
        """
        timing = self.timing
        if timing.control is None or self._paused or not timing.node.ply:
            return None
        position = timing.node.position
        if position.outcome is not None or self.tries_out:
            return None
        rests = self._players[position.turn] != Human() and self.is_looked_back_on(change)
        return None if rests else position.turn
