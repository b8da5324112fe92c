"""The game on the table: the only place that changes it, and one signal that says what changed."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from psygnal import Signal

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.position import Played, Position
from ringrealms3d.games import start as start_of
from ringrealms3d.records.tree import GameTree, Node

_SEED_BITS = 62
_LONGEST_SECONDS = 3600.0


@dataclass(frozen=True, slots=True)
class Human:
    """A seat that a person plays."""


@dataclass(frozen=True, slots=True)
class Computer:
    """A seat that the engine plays, at a level from 1 to 10."""

    level: int


@dataclass(frozen=True, slots=True)
class UgiComputer:
    """A seat that another program plays, by the Universal Game Interface.

    Attributes:
        command: what starts the program, quoted as for a shell.
        seconds: how long it may think about a move.

    Raises:
        ValueError: there is no command, or the time is not above 0 and at most an hour.
    """

    command: str
    seconds: float

    def __post_init__(self) -> None:
        if not self.command.strip():
            raise UserError("a program to play against has no command")
        if not 0 < self.seconds <= _LONGEST_SECONDS:
            raise UserError(f"a program can not think for {self.seconds} seconds")


Player = Human | Computer | UgiComputer
Players = tuple[Player, Player]


def players_with(computer_seats: Iterable[int], level: int) -> Players:
    """Return players of whom the computer plays some seats at a level, people the others."""
    seats = set(computer_seats)
    first, second = (Computer(level) if seat in seats else Human() for seat in (0, 1))
    return first, second


def replayed(uid: str, moves: Iterable[str], ply: int, seed: int) -> GameTree:
    """Return the tree of a game with these moves, its cursor after so many of them.

    Raises:
        UserError: there is no such variant, or a move is not legal.
    """
    tree = GameTree(start_of(uid, seed))
    for text in moves:
        tree.play(tree.current.position.parse_move(text))
    tree.go_to(ply)
    return tree


class What(Enum):
    """What a change was."""

    NEW_GAME = "new game"
    PLAYED = "played"
    MOVED_ALONG = "moved along"
    RESTORED = "restored"
    RESIGNED = "resigned"
    PLAYERS = "players"


_KEEPS_THE_LINE = frozenset({What.MOVED_ALONG, What.RESTORED, What.PLAYERS})


@dataclass(frozen=True, slots=True)
class Change:
    """One change of the game.

    Attributes:
        what: what happened.
        sites: the places where something else stands now; after a new game, all of them.
    """

    what: What
    sites: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Game:
    """A game that can be put on the table."""

    tree: GameTree
    players: Players
    seed: int
    resigned: int | None


class GameSession:
    """A game in progress.

    ``changed`` is emitted once after every change; views read the session's properties then.
    """

    changed = Signal(Change)

    def __init__(self, uid: str, players: Players = (Human(), Human())) -> None:
        """Start a game of a variant."""
        self._seed = secrets.randbits(_SEED_BITS)
        self._tree = GameTree(start_of(uid, self._seed))
        self._players = players
        self._resigned: int | None = None
        self._paused = False
        self._game_before: _Game | None = None
        self._with_people = players if Human() in players else (Human(), Human())

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._tree.current.position

    @property
    def start(self) -> Position:
        """The position that the game began with."""
        return self._tree.root.position

    @property
    def uid(self) -> str:
        """The variant that is played."""
        return self.position.uid

    @property
    def seed(self) -> int:
        """What fixed everything random at the start of the game."""
        return self._seed

    @property
    def played(self) -> Played | None:
        """The move that led to the position, None at the start."""
        return self._tree.current.played

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves from the start to the position."""
        return tuple(node.move for node in self._tree.line() if node.move is not None)

    @property
    def line_texts(self) -> tuple[str, ...]:
        """The texts of all moves of the line, those taken back too."""
        return tuple(node.text for node in self.line)

    @property
    def line(self) -> tuple[Node, ...]:
        """The nodes of all moves of the line, those taken back too."""
        return tuple(self._tree.whole_line())

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
        """The result, by the rules or by resignation, or None while the game goes on."""
        if self._resigned is None:
            return self.position.outcome
        winner = 1 - self._resigned
        name = self.position.variant.seats[self._resigned]
        return Outcome(winner, Phrase("{seat} resigned", seat=name), 1.0 if winner == 0 else -1.0)

    @property
    def watched(self) -> bool:
        """Whether no person plays."""
        return Human() not in self._players

    @property
    def paused(self) -> bool:
        """Whether nobody but people may play for now."""
        return self._paused

    @property
    def next_players(self) -> Players:
        """Who plays the next game, unless others are chosen: watching ends with its game."""
        return self._with_people

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back: a resignation, a move or a new game."""
        return self._resigned is not None or bool(self._tree.current.parent or self._game_before)

    @property
    def can_redo(self) -> bool:
        """Whether there is a move that was taken back, in a game that nobody resigned."""
        return self._resigned is None and bool(self._tree.current.children)

    @property
    def at_end(self) -> bool:
        """Whether the last move of the line led to the position."""
        return not self._tree.current.children

    @property
    def finished(self) -> bool:
        """Whether the game came to its end, wherever on its line a person looks at it now."""
        (*_, last) = (self._tree.root, *self._tree.whole_line())
        return self._resigned is not None or last.position.outcome is not None

    def is_looked_back_on(self, change: Change) -> bool:
        """Whether a change leaves a person looking back, where nobody may think unasked.

        A move played there would take the place of all that follow. A pause counts as that too.
        """
        return self._paused or (self.can_redo and change.what in _KEEPS_THE_LINE)

    @property
    def resigned(self) -> int | None:
        """The seat that resigned, if one did."""
        return self._resigned

    def new_game(self, uid: str, players: Players | None = None) -> None:
        """Start another game, with the ``next_players`` unless others are given.

        A game that was under way comes back with :meth:`undo` before the first move.

        Raises:
            UserError: there is no such variant; the game goes on.
        """
        seed = secrets.randbits(_SEED_BITS)
        tree = GameTree(start_of(uid, seed))
        if self._tree.whole_line():
            self._game_before = _Game(self._tree, self._players, self._seed, self._resigned)
        self._tree, self._seed = tree, seed
        self._seat(players or self._with_people)
        self._resigned, self._paused = None, False
        self.changed.emit(Change(What.NEW_GAME, tuple(range(len(self.position.pieces)))))

    def restore(
        self, uid: str, moves: Iterable[str], ply: int, players: Players, seed: int
    ) -> None:
        """Go on with a game that was played before.

        Args:
            seed: what fixed everything random at its start.
            moves: the texts of the moves of its line.
            ply: how many of them were played where the game stood.

        Raises:
            UserError: there is no such variant, or a move is not legal; the game goes on.
        """
        self.restore_tree(replayed(uid, moves, ply, seed), players, seed)

    def restore_tree(self, tree: GameTree, players: Players, seed: int) -> None:
        """Go on with a game whose tree is the session's from now on."""
        self._bring(_Game(tree, players, seed, None))

    def _bring(self, game: _Game) -> None:
        """Put a game on the table instead of the one that is there."""
        self._tree, self._seed, self._resigned = game.tree, game.seed, game.resigned
        self._seat(game.players)
        self._paused, self._game_before = False, None
        self.changed.emit(Change(What.RESTORED, tuple(range(len(self.position.pieces)))))

    def play(self, move: Move) -> None:
        """Play a move.

        Raises:
            IllegalMove: the rules do not allow it, or the game is over; nothing changes.
        """
        before = self.position
        if self._resigned is not None:
            raise IllegalMove(f"the game is over: {before.variant.seats[self._resigned]} resigned")
        self._tree.play(move)
        self._tell(What.PLAYED, before)

    def undo(self) -> None:
        """Take back a resignation, else a move, else a new game.

        Against the computer moves are taken back to the person's last turn.
        """
        before = self.position
        if self._resigned is not None:
            self._resigned = None
        elif self._tree.back():
            while self._answering() and self._tree.back():
                pass
        elif self._game_before is not None:
            self._bring(self._game_before)
            return
        self._tell(What.MOVED_ALONG, before)

    def redo(self) -> None:
        """Play a move again that was taken back; against the computer, its answer too."""
        before = self.position
        if self.can_redo and self._tree.forward():
            while self._answering() and self._tree.forward():
                pass
        self._tell(What.MOVED_ALONG, before)

    def go_to(self, ply: int) -> None:
        """Go to where so many moves of the line were played; a resignation stands.

        Raises:
            ValueError: the line is shorter; nothing changes.
        """
        before = self.position
        self._tree.go_to(ply)
        self._tell(What.MOVED_ALONG, before)

    def resign(self) -> None:
        """Let the seat to move give up; in a game that is over this does nothing."""
        if self.outcome is None:
            self._resigned = self.position.turn
            self.changed.emit(Change(What.RESIGNED, ()))

    def pause(self) -> None:
        """Let nobody but people play until the game goes on or another one takes its place."""
        self._paused = True
        self.changed.emit(Change(What.PLAYERS, ()))

    def go_on(self) -> None:
        """End a pause."""
        self._paused = False
        self.changed.emit(Change(What.PLAYERS, ()))

    def set_player(self, seat: int, player: Player) -> None:
        """Let someone else play a seat."""
        first, second = self._players
        self.set_players((player, second) if seat == 0 else (first, player))

    def set_players(self, players: Players) -> None:
        """Let others play both seats."""
        self._seat(players)
        self.changed.emit(Change(What.PLAYERS, ()))

    def _seat(self, players: Players) -> None:
        self._players = players
        if not self.watched:
            self._with_people = players

    def _answering(self) -> bool:
        """Whether the computer, or a program, is to move against a person."""
        return self._players[self.position.turn] != Human() and Human() in self._players

    def _tell(self, what: What, before: Position) -> None:
        differs = (before.pieces != self.position.pieces).nonzero()[0]
        self.changed.emit(Change(what, tuple(differs.tolist())))
