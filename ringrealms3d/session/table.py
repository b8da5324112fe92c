"""The read-only view of the current game: its state, and what can be done with it."""

from __future__ import annotations

import time
from collections.abc import Callable

from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.position import Played, Position
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.edits import Siblings
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord, Result
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.clock import Times
from ringrealms3d.session.history import History
from ringrealms3d.session.open_game import OpenGame, PutAside, begun_today, said_outcome
from ringrealms3d.session.players import PEOPLE, Human, Player, Players, levels_named, named
from ringrealms3d.session.timing import Timing

_KEEPS_THE_LINE = frozenset({What.MOVED_ALONG, What.RESTORED, What.PLAYERS, What.EDITED})


class Table:
    """A game, its players and its clock; a :class:`GameSession` changes them.

    Attributes:
        number: the game's number in the library, None if it is not there.
        was_rated: whether the game counts for the person's rating.
        timing: the clock of the game, which runs from the first move.
    """

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
        self._cursor = Cursor(begun_today(uid))
        self._judged: tuple[GameNode, Outcome | None] | None = None
        self._over: tuple[GameNode, bool] | None = None  # whether the rules end the game at a node
        self.timing = Timing(now, self.record)
        self._paused = self._rests = False
        self._before: PutAside | None = None  # what undo brings back
        self._after: tuple[PutAside, GameNode] | None = None  # what redo does at a node
        self._history = History()
        self._taken_back = False
        self._just_opened = False  # and not changed since
        self._ended_before: GameNode | None = None  # where, when it was put on the table
        self._names_stand = False  # it has ended, and nobody has played on since
        self._seats_chosen = False  # since it was put on the table
        self._ended_at: GameNode | None = None  # where the players ended the game, if not read
        self._cut_off: Siblings | None = None  # what had been taken back when they did
        self._end_undone: tuple[GameNode, Result] | None = None
        self.number: int | None = None
        self.was_rated = False
        self._with_people = players if Human() in players else PEOPLE
        self._seat(players)
        self._name_players()

    @property
    def record(self) -> GameRecord:
        """The game with all its variations."""
        return self._cursor.record

    @property
    def game(self) -> OpenGame:
        """The current game as a value."""
        cursor = Cursor(self.record, self._cursor.current)
        number, rated = self.number, self.was_rated
        return OpenGame(cursor, self._players, number, rated, self.timing.stopped)

    @property
    def node(self) -> GameNode:
        """The current node of the record."""
        return self._cursor.current

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._cursor.current.position

    @property
    def stands_at(self) -> GameNode:
        """Where an unfinished game stands: where moves were taken back to, or its line's end."""
        return self.node if self._taken_back else self.record.last

    @property
    def uid(self) -> str:
        """The variant."""
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
        """The texts of all moves of the line, including those taken back."""
        return tuple(node.text for node in self.line)

    @property
    def line(self) -> tuple[GameNode, ...]:
        """The nodes of all moves of the line, including those taken back."""
        return tuple(self._cursor.whole_line())

    @property
    def players(self) -> Players:
        """The players of the two seats."""
        return self._players

    @property
    def player_to_move(self) -> Player | None:
        """The player to move, None once the game is over."""
        return None if self.outcome else self._players[self.position.turn]

    @property
    def outcome(self) -> Outcome | None:
        """The result where the game ended, by the rules or by the players; None elsewhere."""
        ended, position = self.record.ended, self.position
        if ended is not None and self._at_game_end:
            return said_outcome(ended, position)
        if self._judged is None or self._judged[0] is not self.node:  # asked often
            self._judged = self.node, position.outcome
        return self._judged[1]

    @property
    def rated(self) -> bool:
        """Whether the current game is rated: no take-backs and no help."""
        return self.was_rated and not self.finished

    @property
    def watched(self) -> bool:
        """Whether no person plays."""
        return Human() not in self._players

    @property
    def can_resign(self) -> bool:
        """Whether a person plays whose game goes on."""
        return not self.tries_out and Human() in self._players

    @property
    def resigning(self) -> int:
        """The seat that would resign: the only one that a person plays, else the one to move."""
        people = [seat for seat in (0, 1) if self._players[seat] == Human()]
        return people[0] if len(people) == 1 else self.stands_at.position.turn

    @property
    def paused(self) -> bool:
        """Whether only people may play for now."""
        return self._paused

    @property
    def waits(self) -> bool:
        """Whether the game is paused, or computers that play both sides are looked back on."""
        return self._paused or self._rests

    @property
    def can_pause(self) -> bool:
        """Whether a pause has an effect: on clocks, or on players that are not people."""
        return self.outcome is None and (self.watched or self.timing.control is not None)

    @property
    def next_players(self) -> Players:
        """The players of the next game by default: watching ends with its game."""
        return self._with_people

    @property
    def same_players(self) -> Players:
        """Those who play again: the players, or the levels of a game that was opened to look at."""
        levels = levels_named(self.record.players)
        looked_at = self._settled and self._players == PEOPLE and not self._seats_chosen
        return levels if levels and looked_at else self._players

    @property
    def times(self) -> Times | None:
        """The seats' remaining times, None without clocks; in a finished game, at this position."""
        if self.timing.running is None and self.finished:
            return self.timing.noted_at(self.node, self.record.ended)
        return self.timing.times

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo: an edit, a try, an end, a move, a new game."""
        if self.undo_brings_game_back or self._undo_takes_end or self._undoes_after_end:
            return True
        moves = self.node.parent is not None or self._history.has_edits
        return not (self.rated or self.tries_out) and moves

    @property
    def undo_brings_game_back(self) -> bool:
        """Whether :meth:`undo` would bring back the game that was on the table before.

        It does so before a new game's first move, and until an opened game is changed.
        """
        if self._before is None:
            return False
        looked_back = bool(self.node.children) and not self._taken_back
        changed = self.node.parent or looked_back or self._history.has_edits
        return self._just_opened or not (self.rated or self.finished or changed)

    @property
    def undo_takes_move_back(self) -> bool:
        """Whether :meth:`undo` would take back a move or an end, not an edit or a new game."""
        if self.undo_brings_game_back or self.rated:
            return False
        moves = self._history.last_edit() is None and self.node.parent is not None
        return self._undo_takes_end or (moves and not self.tries_out)

    @property
    def _undo_takes_end(self) -> bool:
        """Whether :meth:`undo` would take back the end of a game, which it shows.

        That of a rated game stands, and that of a game which has left the table since.
        """
        stands = self._settled or self.was_rated or self._history.goes_on_after_end
        return self.tries_out and self._at_game_end and not stands

    @property
    def _settled(self) -> bool:
        """Whether the game had ended when it was put on the table, and still ends there."""
        return self.finished and self._ended_before is self.record.last

    @property
    def _undoes_after_end(self) -> bool:
        """Whether there is an edit or a try to undo in a finished game."""
        return self.tries_out and self._history.goes_on_after_end

    @property
    def can_redo(self) -> bool:
        """Whether there is something to redo: what undo took, or a move further along the line."""
        moves = self.record.ended is None and bool(self.node.children)
        undone = self._history.has_undone or self._history.has_waiting
        return moves or undone or self._redo_ends or self._redo_brings_game_back

    @property
    def _redo_ends(self) -> bool:
        """Whether :meth:`redo` would end the game as it was ended before."""
        return self._end_undone is not None and self._end_undone[0] is self.node

    @property
    def _redo_brings_game_back(self) -> bool:
        """Whether :meth:`redo` would bring back the game whose place undo gave to this one."""
        if self._after is None or self._history.has_undone:
            return False
        return self.node is self._after[1] or not self.node.children

    @property
    def at_end(self) -> bool:
        """Whether the position is the end of the line."""
        return not self._cursor.current.children

    @property
    def _at_game_end(self) -> bool:
        """Whether the position is where the game's line ends."""
        line = (self.record.root, *self.record.line)
        return self.node is (self._ended_at if self._ended_at in line else line[-1])

    @property
    def tries_out(self) -> bool:
        """Whether a move would leave the game as it is: its end stands."""
        return self.finished and not self._taken_back

    @property
    def finished(self) -> bool:
        """Whether the game has ended, whichever position is shown now."""
        if self.record.ended is not None:
            return True
        last = self.record.last
        if self._over is None or self._over[0] is not last:  # asked often
            self._over = last, last.position.outcome is not None
        return self._over[1]

    def is_looked_back_on(self, change: Change) -> bool:
        """Whether a change leaves the user looking back, where nobody may think unasked.

        A move played there would begin a variation. A pause counts too. A user who lets
        computers play both sides, or continues such a game, asks for a move.
        """
        asked = change.what is What.PLAYERS and self.watched
        keeps = bool(self.node.children) and change.what in _KEEPS_THE_LINE and not asked
        return self._paused or keeps

    def _answering(self) -> bool:
        """Whether the computer, or a program, is to move against a person."""
        return self._players[self.position.turn] != Human() and Human() in self._players

    def _put_aside(self) -> PutAside:
        """Return the game on the table as it is left."""
        return PutAside(self.game, self._history, self._just_opened, self._taken_back)

    def _seat(self, players: Players) -> None:
        self._players = players
        if not self.watched:
            self._with_people = players

    def _name_players(self) -> None:
        """Note who plays; who played a finished game is settled."""
        first, second = map(named, self.record.players, self._players)
        self.record.players = first, second
