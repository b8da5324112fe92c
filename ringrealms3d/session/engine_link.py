"""A client's link to the engine: its own process, one search at a time, restarted if lost.

Everything here runs in the owner's thread. Replies arrive in another one and are passed on by
``post``, a function of the owner that soon runs another one in its thread. A reply counts only if
it answers the latest request, so a new request is enough to make an old one stale.
"""

from __future__ import annotations

import hashlib
import itertools
import secrets
from collections.abc import Callable

from ringrealms3d.engine.levels import BEST, Limit, Sampling
from ringrealms3d.engine.messages import Reply
from ringrealms3d.engine.process import EngineProcess
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.settings import STRONG, SearchSettings
from ringrealms3d.session.game_session import GameSession

_RESTARTS = 3

Post = Callable[[Callable[[], None]], None]


class EngineLink:
    """Asks an engine process, which it starts on first use."""

    def __init__(
        self,
        post: Post,
        heard: Callable[[Reply], None],
        restarted: Callable[[str], None],
        lost: Callable[[str], None],
        compiled: bool = True,
        answered: Callable[[], None] = lambda: None,
        unready: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Prepare to ask.

        Args:
            post: runs a function in the owner's thread soon.
            heard: called with each reply to the latest request.
            restarted: called with a reason when the process died and another one was started; the
                request is forgotten.
            lost: called instead when it died too often in a row; the next request tries again.
            compiled: whether the process compiles its kernels.
            answered: called in another thread when a search has ended, before it is heard.
            unready: called with a reason when kernels cannot be loaded, so that every search fails.
        """
        self._post = post
        self._heard, self._restarted, self._lost = heard, restarted, lost
        self._process: EngineProcess | None = None
        self._awaited: int | None = None
        self._warming = 0
        self._warmed = ""
        self._restarts = 0
        self._compiled = compiled
        self._answered, self._unready = answered, unready
        self.pondering = False
        """Whether the process searches for the next request."""
        self.ready = False
        """Whether the process has loaded its kernels and searches when it is asked to."""
        self.usable = True
        """Whether these kernels can be loaded, as far as is known."""

    @property
    def asking(self) -> bool:
        """Whether an answer is pending."""
        return self._awaited is not None

    @property
    def pid(self) -> int | None:
        """The engine's process, None while there is none."""
        return self._process.pid if self._process else None

    def warm_up(self, uid: str) -> None:
        """Load a variant's kernels ahead of the first search."""
        self.ready = self.ready and uid == self._warmed
        self._warmed, self.usable, self.pondering = uid, True, False
        self._warming = self._started().warm_up(uid)

    def ask(self, request: SearchRequest) -> None:
        """Ask for a search, replacing any running one."""
        self._awaited = self._started().search(request)
        self.pondering = False

    def ponder(self, request: SearchRequest) -> None:
        """Let it search for the next request; the next line, whatever it says, ends that."""
        self._started().ponder(request)
        self.pondering = True

    def stop_pondering(self) -> None:
        """End such a search, if there is one."""
        if self._process and self.pondering:
            self._process.stop()
        self.pondering = False

    def hurry(self) -> None:
        """Let the running search answer with its result so far."""
        if self._process and self.asking:
            self._process.stop()

    def forget(self) -> None:
        """End the running search and ignore its answer."""
        self.hurry()
        self._awaited = None

    def forgive(self) -> None:
        """Reset the count of the process's deaths."""
        self._restarts = 0

    def close(self) -> None:
        """End the process."""
        self._awaited = None
        if self._process:
            self._process.close()
            self._process = None
            self.ready = self.pondering = False

    def _started(self) -> EngineProcess:
        """Return the process, started if there is none."""
        if self._process is None:
            process = EngineProcess(
                heard=lambda reply: self._receive(process, reply),
                died=lambda reason: self._post(lambda: self._recover(process, reason)),
                compiled=self._compiled,
            )
            process.step_back()
            self._process, self._warming = process, 0
        return self._process

    def _receive(self, process: EngineProcess, reply: Reply) -> None:
        if reply.state == "done" and reply.id == self._awaited:
            self._answered()
        self._post(lambda: self._hear(process, reply))

    def _hear(self, process: EngineProcess, reply: Reply) -> None:
        if process is not self._process:
            return
        if reply.state == "ready" and reply.id >= self._warming:  # not of another variant
            self.ready = True
        if reply.state == "failed" and reply.id == self._warming:
            self.usable = False
            self._unready(reply.error)
        if reply.id != self._awaited:
            return
        if reply.state in ("done", "failed"):
            self._awaited = None
        if reply.state == "done":
            self.forgive()
        self._heard(reply)

    def _recover(self, process: EngineProcess, reason: str) -> None:
        """Restart the process after it died, unless that happens repeatedly."""
        if process is not self._process:
            return
        self.close()
        self._restarts += 1
        if self._restarts > _RESTARTS:
            self._lost(reason)
        else:
            self._started()
            self._restarted(reason)


class Requests:
    """Makes the requests of one game, each with its own seed."""

    def __init__(self, session: GameSession) -> None:
        """Follow a session."""
        self._session = session
        self._seeds = itertools.count(secrets.randbits(62))

    def request(
        self,
        limits: Limit,
        settings: SearchSettings = STRONG,
        sampling: Sampling = BEST,
    ) -> SearchRequest:
        """Return the request to search the current position.

        Hidden items are dealt again, and only a digest identifies the start of the game, so the
        search cannot know them.
        """
        seed = next(self._seeds)
        start = self._session.record.start
        return SearchRequest(
            position=self._session.position.determinized(seed),
            limits=limits,
            settings=settings,
            seed=seed,
            sampling=sampling,
            game=f"{start.uid} {hashlib.sha256(start.state.tobytes()).hexdigest()}",
            line=tuple(move.code for move in self._session.moves),
        )
