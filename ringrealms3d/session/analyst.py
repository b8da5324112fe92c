"""Analysis of the position on the table, continuous or as a hint, and only when asked for.

The analyst has an engine's process of its own, started when it is first asked. With one process for
both, a computer of a low level would play with the tree that an analysis grew, and each would throw
the other's away. So that the window keeps a core of two to itself, only one searches at a time: the
analyst rests while the computer, or another program, thinks about its turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from psygnal import Signal

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.levels import UNLIMITED, Limits
from ringrealms3d.engine.messages import Reply
from ringrealms3d.session.engine_link import EngineLink, Post, Requests
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.seat_player import SeatPlayer

_HINT = Limits(seconds=1.0)


class Analyst:
    """Searches the position on the table, also while a person looks back along the moves.

    Signals:
        changed: what is known of the position now, an ``Analysis`` or None; emitted when the state
            changes too.
        failed: one sentence for the person when the engine's process had to be restarted, or
            could not be.

    Attributes:
        state: "starting" (kernels are being compiled or loaded), "thinking", "paused" (the computer
            or a program thinks about its turn), "done" (all is proven, or the hint is found), or ""
            when there is nothing to do.
    """

    changed = Signal(object)
    failed = Signal(str)

    def __init__(self, session: GameSession, computers: Sequence[SeatPlayer], post: Post) -> None:
        """Follow a session and all that think about its turns, and do nothing yet."""
        self._session, self._computers = session, computers
        self._requests = Requests(session)
        self._engine = EngineLink(post, self._hear, self._ask_again, self._give_up)
        self._on = self._hinting = False
        self._position: Position | None = None
        self._analysis: Analysis | None = None
        self._first: Analysis | None = None
        self.state = ""
        session.changed.connect(self._follow)
        for computer in computers:
            computer.state_changed.connect(self._follow)

    @property
    def on(self) -> bool:
        """Whether positions are analysed continuously."""
        return self._on

    @property
    def hinting(self) -> bool:
        """Whether a hint is sought or shown."""
        return self._hinting

    @property
    def analysis(self) -> Analysis | None:
        """What is known of the position on the table."""
        return self._analysis if self._position is self._session.position else None

    @property
    def speed(self) -> float | None:
        """The playouts a second of the search under way, once that can be told."""
        first, last = self._first, self._analysis
        if first is None or last is None or last.seconds <= first.seconds:
            return None
        return (last.simulations - first.simulations) / (last.seconds - first.seconds)

    @property
    def waiting(self) -> bool:
        """Whether a computer thinks about its turn."""
        return any(computer.thinking for computer in self._computers)

    @property
    def pid(self) -> int | None:
        """The engine's process, None while there is none."""
        return self._engine.pid

    def switch(self, on: bool) -> None:
        """Begin to analyse whatever position is on the table, or end that."""
        self._want(on, hinting=False)

    def hint(self) -> None:
        """Search for about a second for the best move, which is known until the next change.

        Where positions are analysed anyway, or a computer is thinking, this does nothing.
        """
        if not (self._on or self.waiting):
            self._want(on=False, hinting=True)

    def close(self) -> None:
        """Leave the session and end the engine's process."""
        self._session.changed.disconnect(self._follow)
        for computer in self._computers:
            computer.state_changed.disconnect(self._follow)
        self._engine.close()

    def _want(self, on: bool, hinting: bool) -> None:
        self._on, self._hinting = on, hinting
        self._position = self._session.position
        self._engine.forget()
        self._show("", None)
        self._follow()

    def _follow(self, _: object = None) -> None:
        """Search the position on the table, unless that is done already."""
        moved = self._position is not self._session.position
        self._position = self._session.position
        self._hinting = self._hinting and not moved
        if not (self._on or self._hinting):
            self._rest("")
        elif self.waiting:
            self._rest("paused")
        elif self._position.outcome is not None:
            self._rest("")
        elif moved or self.state in ("", "paused"):
            self._begin()

    def _begin(self) -> None:
        self._engine.ask(self._requests.request(_HINT if self._hinting else UNLIMITED))
        self._show("starting", None)

    def _rest(self, state: str) -> None:
        self._engine.forget()
        if state != self.state:
            self._show(state, None)

    def _hear(self, reply: Reply) -> None:
        if reply.state == "ready":
            self._show("thinking", None)
        elif reply.state == "failed":
            self._give_up(reply.error)
        elif reply.state == "done" or not self._hinting:
            self._show(reply.state, reply.analysis)

    def _show(self, state: str, analysis: Analysis | None) -> None:
        self.state, self._analysis = state, analysis
        self._first = analysis and (self._first or analysis)
        self.changed.emit(analysis)

    def _ask_again(self, reason: str) -> None:
        """Go on with a process that was restarted."""
        self.failed.emit(
            Phrase("{reason}; it was started again and the analysis goes on", reason=reason)
        )
        self._rest("")
        self._follow()

    def _give_up(self, reason: str) -> None:
        self._want(on=False, hinting=False)
        self.failed.emit(Phrase("the analysis has ended: {reason}", reason=reason))
