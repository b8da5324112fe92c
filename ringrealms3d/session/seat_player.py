"""The turns of the engine and of programs: asking for a move, playing it, or dropping it.

The common part for the engine and other programs: when to ask, when a request is stale, and what to
report. Any change of the game makes a request stale, and nobody thinks while the user looks back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from psygnal import Signal

from ringrealms3d.core.move import Move
from ringrealms3d.engine.ugi.clock import Delays
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Player
from ringrealms3d.session.thinking_time import seconds_by_clock

_LONGEST_DELAY = 1.0
"""Seconds; an answer that comes later does so for once, because something had to get ready."""


class SeatPlayer(ABC):
    """Plays the seats of a session that belong to one kind of player.

    Everything runs in the owner's thread.

    Signals: state_changed: "starting" (it prepares), "thinking" (repeatedly, as ``simulations``
    grows), or "" if idle. failed: one sentence for the user when something went wrong; the game
    stays as it is.

    Attributes:
        state: the last value of ``state_changed``.
        simulations: the simulations so far.
        put_on_board: plays its moves; at first at once.
    """

    state_changed = Signal(str)
    failed = Signal(str)
    kind: type[Player]
    """The players that it moves for."""

    def __init__(self, session: GameSession) -> None:
        """Follow a session."""
        self._session = session
        self.put_on_board: Callable[[Move], None] = session.play
        self._delays = Delays()
        self._due: float | None = None
        self.state = ""
        self.simulations = 0
        session.changed.connect(self._follow)

    @property
    @abstractmethod
    def thinking(self) -> bool:
        """Whether an answer is pending."""

    @property
    def pondering(self) -> bool:
        """Whether it thinks while a person is to move."""
        return False

    def move_now(self) -> None:
        """Let it play its best move so far, or start thinking if it rests."""
        if self.thinking:
            self._hurry()
        else:
            self._take_turn()

    def close(self) -> None:
        """Leave the session and end the engine or program."""
        self._session.changed.disconnect(self._follow)
        self._end()

    @abstractmethod
    def _ask(self, player: Player) -> None:
        """Ask for a move, as a player of its kind that is to move."""

    @abstractmethod
    def _drop(self) -> None:
        """Make the request stale."""

    @abstractmethod
    def _hurry(self) -> None:
        """Get the pending answer at once."""

    @abstractmethod
    def _prepare(self, change: Change) -> None:
        """Start or end processes after a change of the game."""

    @abstractmethod
    def _end(self) -> None:
        """End the engine or program."""

    def _seconds_by_clock(self) -> float | None:
        """Return its time for the requested move, None without clocks."""
        return seconds_by_clock(self._session, self._delays)

    def _expect_answer(self, seconds: float | None) -> None:
        """Note in how many seconds the answer is due; None without a time limit."""
        self._due = None if seconds is None else self._session.timing.now() + seconds

    def _play(self, move: Move) -> None:
        """Play a move, and record how late it is."""
        if self._due is not None:
            self._delays.note(min(self._session.timing.time() - self._due, _LONGEST_DELAY))
        self.put_on_board(move)

    def _follow(self, change: Change) -> None:
        if change.what is What.NOTED:
            return
        self._prepare(change)
        if self._session.is_looked_back_on(change):
            self._rest()
        else:
            self._take_turn()

    def _take_turn(self) -> None:
        """Ask for a move if it is to move."""
        player = self._session.player_to_move
        if isinstance(player, self.kind):
            self._ask(player)
            self._set_state("starting")
        else:
            self._rest()

    def _rest(self) -> None:
        self._drop()
        self._set_state("")

    def _note(self, simulations: int | None) -> None:
        """Report that it is thinking, and its simulations if known."""
        self._set_state("thinking")
        if simulations is not None:
            self.simulations = simulations
            self.state_changed.emit(self.state)

    def _set_state(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self.simulations = 0
            self.state_changed.emit(state)
