"""The engine for programs: ask it for the best move or an analysis and wait for the answer."""

from __future__ import annotations

import queue
import secrets
import threading
from dataclasses import replace
from operator import index
from types import TracebackType

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.levels import BEST, Limits, Sampling, get_level
from ringrealms3d.engine.messages import Reply
from ringrealms3d.engine.process import EngineProcess
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.settings import STRONG, SearchSettings
from ringrealms3d.engine.variation import follow
from ringrealms3d.games.named import named_variant

__all__ = ["Analysis", "Candidate", "Engine"]

_ANALYSIS_SECONDS = 1.0


class Engine:
    """A computer player for one variant, in a separate process.

    Use it in a ``with`` block or call :meth:`close`.
    """

    def __init__(
        self, uid: str, level: int = 5, seed: int | None = None, book: bool = False
    ) -> None:
        """Start the engine's process.

        Args:
            uid: the variant, such as "ring-majority/tet".
            level: playing strength, 1 to 10.
            seed: fixes its choices unless a time limit cuts a search short; None means a random
                one.
            book: whether the best move may come from the opening book, if the variant has one; an
                analysis never does.

        Raises:
            ValueError: there is no such variant or level.
            TypeError: the seed is not an integer.
        """
        self._uid = named_variant(uid).uid
        self._level = get_level(level, self._uid)
        self._seed = secrets.randbits(63) if seed is None else index(seed)
        self._settings = replace(STRONG, book=book)
        self._replies: queue.Queue[Reply | str] = queue.Queue()
        self._asking = threading.Lock()
        self._ended = ""
        self._process = EngineProcess(self._replies.put, self._replies.put)

    def best_move(self, position: Position, seconds: float | None = None) -> Move:
        """Return the level's move.

        Args:
            seconds: the time limit; by default the level's own limit applies.

        Raises:
            ValueError: the position is of another variant, its game is over, or its rules cannot be
                compiled.
            RuntimeError: the engine's process ended.
        """
        limits = self._level.limits_for(len(position.legal_moves))
        if seconds is not None:
            limits = Limits(limits.simulations, seconds)
        reply = self._ask(position, limits, self._settings, self._level.sampling)
        assert reply.move is not None
        return reply.move

    def analyse(self, position: Position, seconds: float = _ANALYSIS_SECONDS) -> Analysis:
        """Return the result of a search at full strength for this many seconds.

        Raises:
            ValueError: the position is of another variant, its game is over, or its rules cannot be
                compiled.
            RuntimeError: the engine's process ended.
        """
        reply = self._ask(position, Limits(seconds=seconds), STRONG)
        assert reply.analysis is not None
        line = reply.analysis.line
        return replace(reply.analysis, line=line[: len(follow(position, line)) - 1])

    def stop(self) -> None:
        """End the running search, from another thread; it returns its result so far."""
        self._process.stop()

    def close(self) -> None:
        """End the engine's process; a caller that waits for it gets a RuntimeError."""
        self._process.close()
        self._replies.put("the engine is closed")

    def _ask(
        self,
        position: Position,
        limits: Limits,
        settings: SearchSettings,
        sampling: Sampling = BEST,
    ) -> Reply:
        if position.uid != self._uid:
            raise ValueError(f"this engine plays {self._uid}, not {position.uid}")
        if position.outcome is not None:
            raise ValueError(f"the game is over: {position.outcome.reason}")
        unseen = position.determinized(self._seed)
        request = SearchRequest(unseen, limits, settings, self._seed, sampling)
        with self._asking:
            number = self._process.search(request)
            while not self._ended:
                reply = self._replies.get()
                if isinstance(reply, str):
                    self._ended = reply
                elif reply.id == number and reply.state == "failed":
                    raise UserError(reply.error) if reply.fixable else RuntimeError(reply.error)
                elif reply.id == number and reply.state == "done":
                    return reply
            raise RuntimeError(self._ended)

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
