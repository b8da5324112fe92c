"""The computer's turns: it asks the engine's process when it is to move, and plays the answer.

Everything here runs in the owner's thread. Replies come in another one, so they are handed over by
``post``, a function of the owner that runs another one in its thread soon. A reply counts only if
it answers the latest request: any change of the game makes older ones stale.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable

from psygnal import Signal

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.engine.levels import get_level
from ringrealms3d.engine.messages import Reply, Task, pack
from ringrealms3d.engine.process import EngineProcess
from ringrealms3d.session.game_session import Change, Computer, GameSession, What

_RESTARTS = 3


class ComputerPlayer:
    """Plays the computer's seats of a session.

    Signals:
        state_changed: "starting" (kernels are being compiled or loaded), "thinking" (again and
            again, as ``simulations`` grows), or "" when there is nothing to do.
        failed: one sentence for the person when the engine's process had to be started anew, or
            could not be.
    """

    state_changed = Signal(str)
    failed = Signal(str)

    def __init__(self, session: GameSession, post: Callable[[Callable[[], None]], None]) -> None:
        """Follow a session and start the engine's process for its variant."""
        self._session = session
        self._post = post
        self._process: EngineProcess | None = None
        self._awaited: int | None = None
        self._restarts = 0
        self._seeds = itertools.count(secrets.randbits(62))
        self.state = ""
        self.simulations = 0
        session.changed.connect(self._follow)
        self._started().warm_up(session.uid)
        self._take_turn()

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._awaited is not None

    @property
    def pid(self) -> int | None:
        """The engine's process, None while there is none."""
        return self._process.pid if self._process else None

    def move_now(self) -> None:
        """Let the engine play what it likes best so far, or begin to think if it rests."""
        if self._process and self.thinking:
            self._process.stop()
        else:
            self._take_turn()

    def close(self) -> None:
        """Leave the session and end the engine's process."""
        self._session.changed.disconnect(self._follow)
        self._awaited = None
        if self._process:
            self._process.close()
            self._process = None

    def _follow(self, change: Change) -> None:
        if change.what in (What.NEW_GAME, What.RESTORED):
            self._restarts = 0
            self._started().warm_up(self._session.uid)
        looking_back = change.what is What.MOVED_ALONG and self._session.can_redo
        if looking_back:
            self._forget()
        else:
            self._take_turn()

    def _forget(self) -> None:
        """Make whatever was asked before stale."""
        if self._awaited is not None:
            self._awaited = None
            self._started().stop()
        self._set_state("")

    def _take_turn(self) -> None:
        """Ask for a move if the computer is to move."""
        self._forget()
        player = self._session.player_to_move
        if not isinstance(player, Computer):
            return
        level = get_level(player.level)
        position = self._session.position
        seed = next(self._seeds)
        task = Task(position.uid, pack(position.redealt(seed)), level.limits, level.softness, seed)
        self._set_state("starting")
        self._awaited = self._started().search(task)

    def _started(self) -> EngineProcess:
        """Return the engine's process, started if there is none."""
        if self._process is None:
            process = EngineProcess(
                heard=lambda reply: self._post(lambda: self._hear(process, reply)),
                died=lambda reason: self._post(lambda: self._recover(process, reason)),
            )
            self._process = process
        return self._process

    def _hear(self, process: EngineProcess, reply: Reply) -> None:
        if process is not self._process or reply.id != self._awaited:
            return
        if reply.state == "ready":
            self._set_state("thinking")
        elif reply.state == "thinking" and reply.analysis is not None:
            self.simulations = reply.analysis.simulations
            self.state_changed.emit(self.state)
        elif reply.state == "failed":
            self._give_up(reply.error)
        elif reply.state == "done" and reply.move is not None:
            self._awaited = None
            self._restarts = 0
            self._session.play(reply.move)

    def _recover(self, process: EngineProcess, reason: str) -> None:
        """Start the process anew after it died and ask again."""
        if process is not self._process:
            return
        process.close()
        self._process = None
        self._awaited = None
        self._restarts += 1
        if self._restarts > _RESTARTS:
            self._give_up(reason)
            return
        self._started().warm_up(self._session.uid)
        self.failed.emit(
            Phrase("{reason}; it was started again and the game goes on", reason=reason)
        )
        self._take_turn()

    def _give_up(self, reason: str) -> None:
        self._awaited = None
        self._set_state("")
        self.failed.emit(Phrase("the computer can not play: {reason}", reason=reason))

    def _set_state(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self.simulations = 0
            self.state_changed.emit(state)
