"""The current game: the only place that changes it, and one signal for all changes."""

from __future__ import annotations

from collections.abc import Mapping

from psygnal import Signal

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.core.time_notation import format_control
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.edits import Annotation, Edit, cut_off_after, put_back
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.records.record import Reason
from ringrealms3d.session.change import MAY_END, Change, What
from ringrealms3d.session.history import History
from ringrealms3d.session.open_game import OpenGame, begun_today
from ringrealms3d.session.players import PEOPLE, Human, Player, Players
from ringrealms3d.session.table import Table

_CHANGES_OF_GAME = (*MAY_END, What.EDITED, What.NOTED)


class GameSession(Table):
    """A game in progress.

    ``changed`` is emitted once after every change; views read the session's properties then.
    """

    changed = Signal(Change)

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
        self._put(game)
        self._game_before = None
        self._announce(Change(What.RESTORED, self._all_places()))

    def _put_above(self, game: OpenGame) -> None:
        """Put a game on the table; undo brings back the previous one if it had moves."""
        before = self.game if self._cursor.whole_line() else self._game_before
        self._put(game)
        self._game_before = before

    def _put(self, game: OpenGame) -> None:
        """Replace the game on the table."""
        self._cursor = game.cursor
        self._history, self._taken_back, self._ended_at = History(), False, None
        self._just_opened, self._cut_off = False, None
        self.number, self.was_rated = game.number, game.rated
        self._seat(game.players)
        self._paused = False
        self.timing.set_up(self.record, self.node, game.clock)

    def _all_places(self) -> tuple[int, ...]:
        return tuple(range(len(self.position.pieces)))

    def play(self, move: Move) -> None:
        """Play a move.

        If the game continues differently, the move starts a variation. In a finished game it is
        only tried out, and the game keeps its line, unless its end was taken back. If the time of
        the seat to move has run out, it loses instead of moving. In a game with clocks a move ends
        a pause.

        Raises:
            IllegalMove: the move is illegal, or the game is over; nothing changes.
        """
        if self.lose_on_time():
            return
        before, outcome = self.position, self.outcome
        if outcome is not None:
            raise IllegalMove("the game is over: {reason}", reason=outcome.reason)
        if self.rated and not self.at_end:
            raise IllegalMove("in a rated game moves are played at its end")
        if self.tries_out:
            self._cursor.try_out(move)
        else:
            self._cursor.play(move)
            self._name_players()
            self.timing.note_move(self.node)
            self._paused = self._paused and self.timing.control is None
        self._history.note_move(self.node)
        self._tell(What.PLAYED, before)

    def undo(self) -> None:
        """Take back the latest edit, end or move, or bring back the previous game.

        Against the computer moves are taken back to the person's last turn.
        """
        before = self.position
        if self.undo_brings_game_back:
            assert self._game_before is not None
            self.restore(self._game_before)
            return
        if self._end_stands:
            return
        if self._undo_reopens:
            self.record.reopen()
            if self._cut_off is not None:
                put_back(self.record, self._cut_off)
                self._cut_off = None
            self.timing.go_to(self.timing.node)
        elif self._history.last_edit() is None and self._cursor.back():
            self._taken_back = True
            while self._answering() and self._cursor.back():
                self._name_players()
            self._history.forget_moves_after(self.node)
            self.timing.go_to(self.node)
        elif self._history.has_edits:
            edit = self._history.take_back_edit()
            edit.take_back(self.record)
            self._show_edit(edit, edit.origin, before)
            return
        self._tell(What.MOVED_ALONG, before)

    def redo(self) -> None:
        """Redo an edit, or replay a move that was taken back.

        Against the computer, its answer is played again too.
        """
        before = self.position
        if self._history.has_undone:
            edit = self._history.make_again()
            edit.make(self.record)
            self._show_edit(edit, edit.node, before)
            return
        if self.can_redo and self._cursor.forward():
            while self._answering() and self._cursor.forward():
                self._name_players()
            self.timing.go_to(self.node)
        self._tell(What.MOVED_ALONG, before)

    def edit(self, edit: Edit) -> None:
        """Change the tree or its notes; :meth:`undo` takes it back."""
        before, node = self.position, self.node
        edit.make(self.record)
        self._history.note_edit(edit)
        self._show_edit(edit, node, before)

    def note_evaluations(self, evaluations: Mapping[GameNode, Evaluation]) -> None:
        """Store an engine's evaluations of some of the game's positions.

        This cannot be undone: no person wrote them, and another review replaces them.
        """
        for node, evaluation in evaluations.items():
            node.evaluation = evaluation
        self.changed.emit(Change(What.NOTED, ()))

    def _show_edit(self, edit: Edit, node: GameNode, before: Position) -> None:
        """Go to a node, or to the edit's node if the tree lost it, and emit the change."""
        shown = self.node
        self._cursor.current = node if node.is_in_tree else edit.node
        if not self.timing.node.is_in_tree:
            self.timing.go_to(self.node)
        noted_here = isinstance(edit, Annotation) and self.node is shown
        what = What.NOTED if noted_here else What.EDITED
        self._tell(what, before)

    def go_to(self, ply: int) -> None:
        """Go to the node after this many moves of the line; a resignation stands.

        Raises:
            ValueError: the line is shorter; nothing changes.
        """
        before = self.position
        self._cursor.go_to(ply)
        self._look_at(before)

    def visit(self, node: GameNode) -> None:
        """Go to any node of the game; its line stays as it is."""
        before = self.position
        self._cursor.current = node
        self._look_at(before)

    def _look_at(self, before: Position) -> None:
        self._taken_back = False
        self._tell(What.MOVED_ALONG, before)

    def resign(self) -> None:
        """Let a seat resign where the game stands, see ``resigning``.

        A finished game stays as it is.
        """
        if not self.tries_out:
            self._end_at(self.stands_at, self.resigning, Reason.RESIGNATION, What.RESIGNED)

    def lose_on_time(self) -> bool:
        """End the game if the time of the seat to move has run out; return whether it has."""
        seat = self.timing.flagged
        if seat is None:
            return False
        self._end_at(self.timing.node, seat, Reason.TIME, What.TIMED_OUT)
        return True

    def _end_at(self, node: GameNode, loser: int, reason: Reason, what: What) -> None:
        """Let a seat lose at a node; moves that were taken back are no part of the game."""
        before = self.position
        self._cursor.current = self._ended_at = node
        self._cut_off = cut_off_after(self.record, node)
        self._history.note_end()
        self.record.end(1 - loser, reason)
        self._tell(what, before)

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
        self._seat(players)
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
