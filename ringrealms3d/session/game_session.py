"""The game on the table: the only place that changes it, and one signal that says what changed."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from psygnal import Signal

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.core.time_notation import format_control
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.edits import Annotation, Edit
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.clock import Times
from ringrealms3d.session.history import History
from ringrealms3d.session.open_game import OpenGame, begun_today, said_outcome
from ringrealms3d.session.players import PEOPLE, Human, Player, Players, named
from ringrealms3d.session.timing import Timing

_KEEPS_THE_LINE = frozenset({What.MOVED_ALONG, What.RESTORED, What.PLAYERS, What.EDITED})


class GameSession:
    """A game in progress.

    ``changed`` is emitted once after every change; views read the session's properties then.

    Attributes:
        number: the game's number in the library, None if it is not there.
        was_rated: whether the game counts for the person's rating.
        timing: the clock of the game, which runs from the first move on.
    """

    changed = Signal(Change)

    def __init__(
        self,
        uid: str,
        players: Players = PEOPLE,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start a game of a variant without clocks.

        Args:
            now: what time it is, in seconds, for games with clocks.
        """
        self._cursor = Cursor(begun_today(uid))
        self.timing = Timing(now, self.record)
        self._paused = False
        self._game_before: OpenGame | None = None
        self._history = History()
        self._taken_back = False
        self.number: int | None = None
        self.was_rated = False
        self._with_people = players if Human() in players else PEOPLE
        self._seat(players)

    @property
    def record(self) -> GameRecord:
        """The game with all its variations."""
        return self._cursor.record

    @property
    def game(self) -> OpenGame:
        """The game on the table, as it stands now."""
        cursor = Cursor(self.record, self._cursor.current)
        number, rated = self.number, self.was_rated
        return OpenGame(cursor, self._players, number, rated, self.timing.stopped)

    @property
    def node(self) -> GameNode:
        """Where in the record the game stands."""
        return self._cursor.current

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._cursor.current.position

    @property
    def uid(self) -> str:
        """The variant that is played."""
        return self.position.uid

    @property
    def played(self) -> Played | None:
        """The move that led to the position, None at the start."""
        return self._cursor.current.played

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves from the start to the position."""
        return tuple(node.move for node in self._cursor.line() if node.move is not None)

    @property
    def line_texts(self) -> tuple[str, ...]:
        """The texts of all moves of the line, those taken back too."""
        return tuple(node.text for node in self.line)

    @property
    def line(self) -> tuple[GameNode, ...]:
        """The nodes of all moves of the line, those taken back too."""
        return tuple(self._cursor.whole_line())

    @property
    def players(self) -> Players:
        """Who plays the two seats."""
        return self._players

    @property
    def player_to_move(self) -> Player | None:
        """Who is to move, None once the game is over."""
        return None if self.outcome else self._players[self.position.turn]

    @property
    def outcome(self) -> Outcome | None:
        """The result, by the rules or as the players said, or None while the game goes on."""
        ended = self.record.ended
        return self.position.outcome if ended is None else said_outcome(ended, self.position)

    @property
    def rated(self) -> bool:
        """Whether the game under way is rated: no move is taken back, and nobody helps."""
        return self.was_rated and not self.finished

    @property
    def watched(self) -> bool:
        """Whether no person plays."""
        return Human() not in self._players

    @property
    def paused(self) -> bool:
        """Whether nobody but people may play for now."""
        return self._paused

    @property
    def can_pause(self) -> bool:
        """Whether a pause halts something: clocks, or players who are no people."""
        return self.outcome is None and (self.watched or self.timing.control is not None)

    @property
    def next_players(self) -> Players:
        """Who plays the next game, unless others are chosen: watching ends with its game."""
        return self._with_people

    @property
    def times(self) -> Times | None:
        """What the seats have left, None without clocks; in a finished game, at this position."""
        if self.timing.running is None and self.finished:
            return self.timing.noted_at(self.node, self.record.ended)
        return self.timing.times

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back: a resignation, an edit, a move, a new game."""
        if self._end_stands:
            return False
        moves = self.record.ended or self.node.parent
        return bool(moves or self._history.has_edits or self._game_before)

    @property
    def undo_takes_move_back(self) -> bool:
        """Whether :meth:`undo` would take a move or an end back, and no edit and no new game."""
        if self._end_stands or self.record.ended is not None:
            return not self._end_stands
        return self._history.last_edit() is None and self.node.parent is not None

    @property
    def _end_stands(self) -> bool:
        """Whether nothing is taken back, because the game is rated: no move, no resignation."""
        return self.rated or (self.was_rated and self.record.ended is not None)

    @property
    def can_redo(self) -> bool:
        """Whether there is a move, in a game that nobody resigned, or an edit to make again."""
        moves = self.record.ended is None and bool(self.node.children)
        return moves or self._history.has_undone

    @property
    def at_end(self) -> bool:
        """Whether the last move of the line led to the position."""
        return not self._cursor.current.children

    @property
    def finished(self) -> bool:
        """Whether the game came to its end, wherever on its line a person looks at it now."""
        return self.record.result.reason is not Reason.UNFINISHED

    def is_looked_back_on(self, change: Change) -> bool:
        """Whether a change leaves a person looking back, where nobody may think unasked.

        A move played there would take the place of all that follow. A pause counts as that too.
        """
        follows = self.record.ended is None and bool(self.node.children)
        return self._paused or (follows and change.what in _KEEPS_THE_LINE)

    def new_game(
        self, uid: str, players: Players | None = None, control: TimeControl | None = None
    ) -> None:
        """Start another game, with the ``next_players`` unless others are given.

        A game that was under way comes back with :meth:`undo` before the first move.

        Raises:
            UserError: there is no such variant; the game goes on.
        """
        cursor = Cursor(begun_today(uid))
        cursor.record.time_control = "" if control is None else format_control(control)
        self._put_above(OpenGame(cursor, players or self._with_people))
        self._announce(Change(What.NEW_GAME, self._all_places()))

    def new_rated_game(self, uid: str, players: Players) -> None:
        """Start a game that counts for the person's rating, unless its players change.

        Raises:
            UserError: there is no such variant; the game goes on.
        """
        self._put_above(OpenGame(Cursor(begun_today(uid)), players, rated=True))
        self._announce(Change(What.NEW_GAME, self._all_places()))

    def open_game(self, game: OpenGame) -> None:
        """Put a game on the table that comes from a file; undone, the one before comes back.

        If it is unfinished and has clocks, it begins with a pause.
        """
        self._put_above(game)
        self._paused = self.timing.control is not None and not self.finished
        self._announce(Change(What.RESTORED, self._all_places()))

    def restore(self, game: OpenGame) -> None:
        """Go on with a game that was begun before."""
        self._put(game)
        self._game_before = None
        self._announce(Change(What.RESTORED, self._all_places()))

    def _put_above(self, game: OpenGame) -> None:
        """Put a game on the table; undoing brings the one with moves back that was there before."""
        before = self.game if self._cursor.whole_line() else self._game_before
        self._put(game)
        self._game_before = before

    def _put(self, game: OpenGame) -> None:
        """Put a game on the table instead of the one that is there."""
        self._cursor = game.cursor
        self._history, self._taken_back = History(), False
        self.number, self.was_rated = game.number, game.rated
        self._seat(game.players)
        self._paused = False
        self.timing.set_up(self.record, self.node, game.clock)

    def _all_places(self) -> tuple[int, ...]:
        return tuple(range(len(self.position.pieces)))

    def play(self, move: Move) -> None:
        """Play a move.

        Where the game goes on otherwise, the move begins a variation. In a game that has come to
        its end it is tried out, and the game keeps its line, unless its end was taken back. If the
        time of the seat to move has run out, its loss takes the place of the move. In a game with
        clocks a move ends a pause.

        Raises:
            IllegalMove: the rules do not allow it, or the game is over; nothing changes.
        """
        if self.lose_on_time():
            return
        before, ended = self.position, self.record.ended
        if ended is not None:
            raise IllegalMove(f"the game is over: {said_outcome(ended, before).reason}")
        if self.rated and not self.at_end:
            raise IllegalMove("in a rated game moves are played at its end")
        if self.finished and not self._taken_back:
            self._cursor.try_out(move)
        else:
            self._cursor.play(move)
            self.timing.note_move(self.node)
            self._paused = self._paused and self.timing.control is None
        self._history.note_move(self.node)
        self._tell(What.PLAYED, before)

    def undo(self) -> None:
        """Take back a resignation, else the latest edit or move, else a new game.

        Against the computer moves are taken back to the person's last turn.
        """
        before = self.position
        if self._end_stands:
            return
        if self.record.ended is not None:
            self.record.reopen()
            self.timing.go_to(self.timing.node)
        elif self._history.last_edit() is None and self._cursor.back():
            self._taken_back = True
            while self._answering() and self._cursor.back():
                pass
            self._history.forget_moves_after(self.node)
            self.timing.go_to(self.node)
        elif self._history.has_edits:
            edit = self._history.take_back_edit()
            edit.take_back(self.record)
            self._show_edit(edit, edit.origin, before)
            return
        elif self._game_before is not None:
            self.restore(self._game_before)
            return
        self._tell(What.MOVED_ALONG, before)

    def redo(self) -> None:
        """Make an edit again, or play a move again that was taken back.

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
                pass
            self.timing.go_to(self.node)
        self._tell(What.MOVED_ALONG, before)

    def edit(self, edit: Edit) -> None:
        """Change the tree, or what is noted in it; :meth:`undo` takes it back."""
        before, node = self.position, self.node
        edit.make(self.record)
        self._history.note_edit(edit)
        self._show_edit(edit, node, before)

    def note_evaluations(self, evaluations: Mapping[GameNode, Evaluation]) -> None:
        """Note what an engine made of some of the game's positions.

        There is nothing to undo: nobody wrote it, and another review takes its place.
        """
        for node, evaluation in evaluations.items():
            node.evaluation = evaluation
        self.changed.emit(Change(What.NOTED, ()))

    def _show_edit(self, edit: Edit, node: GameNode, before: Position) -> None:
        """Go to a node, or to that of the edit if the tree lost it, and tell what changed."""
        self._cursor.current = node if node.is_in_tree else edit.node
        if not self.timing.node.is_in_tree:
            self.timing.go_to(self.node)
        what = What.NOTED if isinstance(edit, Annotation) else What.EDITED
        self._tell(what, before)

    def go_to(self, ply: int) -> None:
        """Go to where so many moves of the line were played; a resignation stands.

        Raises:
            ValueError: the line is shorter; nothing changes.
        """
        before = self.position
        self._cursor.go_to(ply)
        self._look_at(before)

    def visit(self, node: GameNode) -> None:
        """Go to any node of the game; which line the game takes stays as it is."""
        before = self.position
        self._cursor.current = node
        self._look_at(before)

    def _look_at(self, before: Position) -> None:
        self._taken_back = False
        self._tell(What.MOVED_ALONG, before)

    def resign(self) -> None:
        """Let the seat to move give up; in a game that is over this does nothing."""
        if self.outcome is None:
            self.record.end(1 - self.position.turn, Reason.RESIGNATION)
            self._announce(Change(What.RESIGNED, ()))

    def lose_on_time(self) -> bool:
        """End the game if the time of the seat to move has run out; return whether it has."""
        seat, before = self.timing.flagged, self.position
        if seat is None:
            return False
        self._cursor.current = self.timing.node
        self.record.end(1 - seat, Reason.TIME)
        self._tell(What.TIMED_OUT, before)
        return True

    def pause(self) -> None:
        """Let nobody but people play until the game goes on or another one takes its place.

        The clock stands still.
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
        """Let others play both seats; a rated game under way is not rated any more."""
        self.was_rated = self.was_rated and self.finished
        self._seat(players)
        self._announce(Change(What.PLAYERS, ()))

    def _seat(self, players: Players) -> None:
        self._players = players
        first, second = map(named, self.record.players, players)
        self.record.players = first, second
        if not self.watched:
            self._with_people = players

    def _answering(self) -> bool:
        """Whether the computer, or a program, is to move against a person."""
        return self._players[self.position.turn] != Human() and Human() in self._players

    def _tell(self, what: What, before: Position) -> None:
        differs = (before.pieces != self.position.pieces).nonzero()[0]
        self._announce(Change(what, tuple(differs.tolist())))

    def _announce(self, change: Change) -> None:
        if change.what is not What.NOTED:
            self.timing.run(self._seat_on_the_clock(change))
        self.changed.emit(change)

    def _seat_on_the_clock(self, change: Change) -> int | None:
        """Return the seat whose time runs after a change: from the first move on, the one to move.

        The time of a computer, or a program, stands still where it rests.
        """
        timing = self.timing
        if timing.control is None or self._paused or not timing.node.ply:
            return None
        position = timing.node.position
        if position.outcome is not None or (self.finished and not self._taken_back):
            return None
        rests = self._players[position.turn] != Human() and self.is_looked_back_on(change)
        return None if rests else position.turn
