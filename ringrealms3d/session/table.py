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
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.clock import Times
from ringrealms3d.session.history import History
from ringrealms3d.session.open_game import OpenGame, begun_today, said_outcome
from ringrealms3d.session.players import PEOPLE, Human, Player, Players, named
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
        self._judged: tuple[Position, Outcome | None] | None = None
        self.timing = Timing(now, self.record)
        self._paused = self._rests = False
        self._game_before: OpenGame | None = None
        self._history = History()
        self._taken_back = False
        self._just_opened = False  # and not changed since
        self._ended_at: GameNode | None = None  # where the players ended the game, if not read
        self._cut_off: Siblings | None = None  # what had been taken back when they did
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
        if ended is not None and self.node is (self._ended_at or self.record.last):
            return said_outcome(ended, position)
        if self._judged is None or self._judged[0] is not position:  # asked often
            self._judged = position, position.outcome
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
    def times(self) -> Times | None:
        """The seats' remaining times, None without clocks; in a finished game, at this position."""
        if self.timing.running is None and self.finished:
            return self.timing.noted_at(self.node, self.record.ended)
        return self.timing.times

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo: a resignation, an edit, a move, a new game."""
        if self.undo_brings_game_back:
            return True
        moves = self.record.ended or self.node.parent
        return not self._end_stands and bool(moves or self._history.has_edits)

    @property
    def undo_brings_game_back(self) -> bool:
        """Whether :meth:`undo` would bring back the game that was on the table before.

        It does so before a new game's first move, and until an opened game is changed.
        """
        if self._game_before is None:
            return False
        changed = self.record.ended or self.node.parent or self._history.has_edits
        return self._just_opened or not (self._end_stands or changed)

    @property
    def undo_takes_move_back(self) -> bool:
        """Whether :meth:`undo` would take back a move or an end, not an edit or a new game."""
        if self.undo_brings_game_back or self._end_stands:
            return False
        moves = self._history.last_edit() is None and self.node.parent is not None
        return self._undo_reopens or moves

    @property
    def _undo_reopens(self) -> bool:
        """Whether :meth:`undo` would take back the end that the players made."""
        return self.record.ended is not None and not self._history.edited_since_end

    @property
    def _end_stands(self) -> bool:
        """Whether moves and resignations cannot be taken back, because the game is rated."""
        return self.rated or (self.was_rated and self.record.ended is not None)

    @property
    def can_redo(self) -> bool:
        """Whether there is an edit to redo, or a move in a game without a resignation."""
        moves = self.record.ended is None and bool(self.node.children)
        return moves or self._history.has_undone

    @property
    def at_end(self) -> bool:
        """Whether the position is the end of the line."""
        return not self._cursor.current.children

    @property
    def tries_out(self) -> bool:
        """Whether a move would leave the game as it is: its end stands."""
        return self.finished and not self._taken_back

    @property
    def finished(self) -> bool:
        """Whether the game has ended, whichever position is shown now."""
        return self.record.result.reason is not Reason.UNFINISHED

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

    def _seat(self, players: Players) -> None:
        self._players = players
        if not self.finished:
            self._name_players()
        if not self.watched:
            self._with_people = players

    def _name_players(self) -> None:
        """Note who plays; who played a finished game is settled."""
        first, second = map(named, self.record.players, self._players)
        self.record.players = first, second
