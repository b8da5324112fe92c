"""The computer's turns: it asks the engine's process when it is to move, and plays the answer.

On the first start after an installation that process compiles its kernels for seconds. Nobody waits
for it: a stand-in searches with plain kernels for a moment, and its answer is played if it comes
first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from psygnal import Signal

from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.engine.levels import DEFAULT_SECONDS, Limits, get_level
from ringrealms3d.engine.messages import Reply
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.session.engine_link import EngineLink, Post, Tasks
from ringrealms3d.session.game_session import Change, Computer, GameSession, What

_STAND_IN_SECONDS = 1.0


class ComputerPlayer:
    """Plays the computer's seats of a session. Any change of the game makes a search stale.

    Attributes:
        seconds: how long it thinks about a move at most, and at the highest level always.

    Signals:
        state_changed: "starting" (kernels are being compiled or loaded), "thinking" (again and
            again, as ``simulations`` grows), or "" when there is nothing to do.
        failed: one sentence for the person when the engine's process had to be started anew, or
            could not be.
    """

    state_changed = Signal(str)
    failed = Signal(str)

    def __init__(
        self,
        session: GameSession,
        post: Post,
        seconds: float = DEFAULT_SECONDS,
        play: Callable[[Move], None] | None = None,
    ) -> None:
        """Follow a session; its moves are played by ``play``, at once if there is none."""
        self.seconds = seconds
        self._session = session
        self._play = play or session.play
        self._tasks = Tasks(session)
        self._engine = EngineLink(post, self._hear, self._ask_again, self._give_up)
        self._stand_in = EngineLink(
            post, self._hear_stand_in, self._lose_stand_in, self._lose_stand_in, compiled=False
        )
        self.state = ""
        self.simulations = 0
        session.changed.connect(self._follow)
        self._warm_up()
        self._take_turn()

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._engine.asking

    @property
    def ready(self) -> bool:
        """Whether the engine has loaded its kernels and needs no stand-in."""
        return self._engine.ready

    @property
    def pid(self) -> int | None:
        """The engine's process, None while there is none."""
        return self._engine.pid

    def move_now(self) -> None:
        """Let the engine play what it likes best so far, or begin to think if it rests."""
        if self.thinking:
            self._engine.hurry()
        else:
            self._take_turn()

    def close(self) -> None:
        """Leave the session and end the engine's process."""
        self._session.changed.disconnect(self._follow)
        self._engine.close()
        self._stand_in.close()

    def _follow(self, change: Change) -> None:
        if change.what in (What.NEW_GAME, What.RESTORED):
            self._engine.forgive()
            self._warm_up()
        elif change.what is What.PLAYERS and self._engine.pid is None:
            self._warm_up()
        if self._session.is_looked_back_on(change):
            self._forget()
        else:
            self._take_turn()

    def _warm_up(self) -> None:
        """Start the engine's process for the variant, if the engine plays a seat."""
        if any(isinstance(player, Computer) for player in self._session.players):
            self._engine.warm_up(self._session.uid)

    def _forget(self) -> None:
        """Make whatever was asked stale."""
        self._engine.forget()
        self._stand_in.forget()
        self._set_state("")

    def _take_turn(self) -> None:
        """Ask for a move if the computer is to move."""
        player = self._session.player_to_move
        if isinstance(player, Computer):
            level = get_level(player.level, self.seconds)
            limits = level.limits_for(len(self._session.position.legal_moves))
            settings = replace(STRONG, book=level.book)
            self._engine.ask(self._tasks.task(limits, level.softness, settings))
            self._set_state("starting")
            if not self._engine.ready:
                quick = Limits(limits.simulations, _STAND_IN_SECONDS)
                self._stand_in.ask(self._tasks.task(quick, level.softness, settings))
        else:
            self._forget()

    def _hear(self, reply: Reply) -> None:
        if reply.state == "ready":
            self._stand_in.close()
            self._set_state("thinking")
        elif reply.state == "thinking" and reply.analysis is not None:
            self.simulations = reply.analysis.simulations
            self.state_changed.emit(self.state)
        elif reply.state == "failed":
            self._give_up(reply.error)
        elif reply.state == "done" and reply.move is not None:
            self._play(reply.move)

    def _hear_stand_in(self, reply: Reply) -> None:
        if reply.state == "done" and reply.move is not None:
            self._play(reply.move)

    def _lose_stand_in(self, _: str) -> None:
        """Leave everything to the engine."""
        self._stand_in.close()

    def _ask_again(self, reason: str) -> None:
        """Go on with a process that was started anew; it rests if the one before did."""
        self._warm_up()
        self.failed.emit(
            Phrase("{reason}; it was started again and the game goes on", reason=reason)
        )
        if self.state:
            self._take_turn()

    def _give_up(self, reason: str) -> None:
        self._set_state("")
        self.failed.emit(Phrase("the computer can not play: {reason}", reason=reason))

    def _set_state(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self.simulations = 0
            self.state_changed.emit(state)
