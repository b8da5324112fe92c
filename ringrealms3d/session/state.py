"""A game on the table at one moment, as one value, and all that can be read off it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.position import Played, Position
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.open_game import OpenGame, said_outcome
from ringrealms3d.session.players import PEOPLE, Human, Player, Players, levels_named
from ringrealms3d.session.timing import StoppedClock

_KEEPS_THE_LINE = frozenset({What.MOVED_ALONG, What.RESTORED, What.PLAYERS, What.EDITED})


class Phase(Enum):
    """How far a game has come."""

    PLAYED = "being played"
    ENDED = "ended at this table, where its end can still be taken back"
    STUDIED = "its end stands"


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits at which game: what undo leaves as it is.

    Attributes:
        record: the game with all its variations.
        players: the players of the two seats.
        number: the game's number in the library, None if it is not there.
        rated: whether it counts for the person's rating.
        paused: whether only people may play for now.
        again: who would play the game again if not the players: the levels that had played it.
    """

    record: GameRecord
    players: Players
    number: int | None = None
    rated: bool = False
    paused: bool = False
    again: Players | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment.

    All states of a game share its tree, to which moves are only added. What else the record tells
    is changed by the steps from one state to the next, and changed back by undo.

    Attributes:
        sitting: the game, and who sits at it.
        node: the node that is shown.
        stands_at: where the game stands: where moves were taken back to, or where it ended.
        names: the names of those who play, or played.
        phase: how far it has come.
        clock: the clock as it was left when another game took its place.
    """

    sitting: Sitting
    node: GameNode
    stands_at: GameNode
    names: tuple[str, str]
    phase: Phase = Phase.PLAYED
    clock: StoppedClock | None = None

    @property
    def record(self) -> GameRecord:
        """The game with all its variations."""
        return self.sitting.record

    @property
    def players(self) -> Players:
        """The players of the two seats."""
        return self.sitting.players

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.node.position

    @property
    def played(self) -> Played | None:
        """The move that led to the position, None at the start."""
        return self.node.played

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves from the start to the position."""
        return self.node.moves

    @property
    def line(self) -> tuple[GameNode, ...]:
        """The nodes of all moves of the line, including those taken back."""
        return (*self.node.line(), *self.record.following(self.node))

    @property
    def at_end(self) -> bool:
        """Whether the position is the end of the line."""
        return self.record.preferred(self.node) is None

    @property
    def finished(self) -> bool:
        """Whether the game's line has an end, though it may have been taken back."""
        return is_over(self.record)

    @property
    def tries_out(self) -> bool:
        """Whether a move would leave the game as it is: its end stands."""
        return self.phase is not Phase.PLAYED

    @property
    def outcome(self) -> Outcome | None:
        """The result where the game ended, by the rules or by the players; None elsewhere."""
        ended = self.record.ended
        if ended is not None and self.node is self.stands_at:
            return said_outcome(ended, self.position)
        return outcome_at(self.node)

    @property
    def player_to_move(self) -> Player | None:
        """The player to move, None where no move is legal; a person where moves are tried out."""
        if outcome_at(self.node):
            return None
        return Human() if self.tries_out else self.players[self.position.turn]

    @property
    def rated(self) -> bool:
        """Whether the game is rated and goes on: no take-backs and no help."""
        return self.sitting.rated and not self.finished

    @property
    def watched(self) -> bool:
        """Whether no person plays."""
        return Human() not in self.players

    @property
    def can_resign(self) -> bool:
        """Whether a person plays whose game goes on."""
        return not (self.tries_out or self.watched)

    @property
    def resigning(self) -> int:
        """The seat that would resign: the only one that a person plays, else the one to move."""
        people = [seat for seat in (0, 1) if self.players[seat] == Human()]
        return people[0] if len(people) == 1 else self.stands_at.position.turn

    @property
    def same_players(self) -> Players:
        """Those who play again: the players, or the levels of a game that was opened to look at."""
        return self.sitting.again or self.players

    def resumed(self, now: State) -> State:
        """Return the state as undo or redo brings it back: with those who sit there now.

        Their names are those of now too, but who played a finished game is settled.
        """
        settled = self.phase is not Phase.PLAYED or self.players == now.players
        names = self.names if settled else now.names
        return replace(self, sitting=now.sitting, names=names)

    def answers_at(self, node: GameNode) -> bool:
        """Whether the computer, or a program, is to move at a node against a person."""
        return self.players[node.position.turn] != Human() and Human() in self.players

    def is_looked_back_on(self, change: Change) -> bool:
        """Whether a change leaves the user looking back, where nobody may think unasked.

        A move played there would begin a variation. A pause counts too. A user who lets
        computers play both sides, or continues such a game, asks for a move.
        """
        asked = change.what is What.PLAYERS and self.watched
        keeps = bool(self.node.children) and change.what in _KEEPS_THE_LINE and not asked
        return self.sitting.paused or keeps

    def seat_on_the_clock(self, change: Change) -> int | None:
        """Return the seat whose time runs after a change, from the first move to the game's end.

        It is the one to move where the game stands. The time of a computer or a program stops while
        it rests.
        """
        node = self.stands_at
        over = self.tries_out or outcome_at(node) is not None
        if over or self.sitting.paused or not node.ply:
            return None
        turn = node.position.turn
        rests = self.players[turn] != Human() and self.is_looked_back_on(change)
        return None if rests else turn

    @property
    def next_of_line(self) -> GameNode | None:
        """The next move of the line, or the computer's answer to it; None where the line ends.

        A game that its players ended has none.
        """
        if self.record.ended is not None:
            return None
        last = None
        for last in self.record.following(self.node):
            if not self.answers_at(last):
                break
        return last


def state_of(game: OpenGame) -> State:
    """Return a game that is put on the table."""
    record, players = game.cursor.record, game.players
    node, last = game.cursor.current, record.last
    if not is_over(record):
        sitting = Sitting(record, players, game.number, game.rated)
        stands_at = last if game.clock is None else game.clock.node
        return State(sitting, node, stands_at, record.players, clock=game.clock)
    again = levels_named(record.players) if players == PEOPLE else None
    sitting = Sitting(record, players, game.number, game.rated, again=again)
    return State(sitting, node, last, record.players, Phase.STUDIED, game.clock)


def is_over(record: GameRecord) -> bool:
    """Return whether a game has an end, by its rules or by its players; O(n) in its moves."""
    return record.ended is not None or outcome_at(record.last) is not None


@lru_cache(maxsize=4)
def outcome_at(node: GameNode) -> Outcome | None:
    """Return the result by the rules at a node, which is asked often."""
    return node.position.outcome
