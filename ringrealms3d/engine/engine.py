"""The engine for programs: ask it for the best move or an analysis and wait for the answer."""

from __future__ import annotations

import queue
import secrets
import threading
from collections.abc import Generator, Iterator
from dataclasses import replace
from operator import index

from ringrealms3d.core.errors import EngineError, UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.levels import BEST, UNLIMITED, Limit, Sampling, get_level, smallest
from ringrealms3d.engine.messages import Reply
from ringrealms3d.engine.process import EngineProcess
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.settings import STRONG, SearchSettings
from ringrealms3d.games.named import named_variant

__all__ = ["Analysis", "Candidate", "Engine"]

_ANALYSIS_SECONDS = 1.0


class Engine:
    """A computer player for one variant, in a separate process.

    Use it in a ``with`` block or call :meth:`close`.

    >>> import ringrealms3d as rr
    >>> position = rr.start("loop/mini").play("1b3")
    >>> with rr.Engine("loop/mini", level=1, seed=1) as engine:
    ...     position.is_legal(engine.best_move(position))
    ...     found = list(engine.watch(position, rr.Limit(nodes=50), lines=2))
    ...     best = engine.analyse(position, rr.Limit(nodes=50)).candidates[0]
    ...     engine.stop()  # nothing runs, so that nothing ends
    True
    >>> len(found[-1].candidates)
    2
    >>> engine.close()  # as the block did
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
        self._settings = replace(self._level.settings, book=book)
        self._replies: queue.Queue[Reply | str] = queue.Queue()
        self._asking = threading.Lock()
        self._ended = ""
        self._process = EngineProcess(self._replies.put, self._replies.put)

    def best_move(
        self, position: Position, limit: Limit | None = None, *, seconds: float | None = None
    ) -> Move:
        """Return the level's move.

        Args:
            limit: when to end, besides at the level's own number of playouts; by default, at the
                level's own limit.
            seconds: the same as ``Limit(seconds)``.

        Raises:
            ValueError: the position is of another variant, its game is over, or its rules cannot be
                compiled.
            EngineError: the engine's process ended.
        """
        own = self._level.limits_for(len(position.legal_moves))
        if limit is None and seconds is not None:
            limit = Limit(seconds)
        limits = replace(limit, nodes=smallest(limit.nodes, own.nodes)) if limit else own
        *_, last = self._replies_to(position, limits, self._settings, self._level.sampling)
        assert last.move is not None  # every search ends with one
        return position.variant.move(last.move.code)

    def analyse(
        self,
        position: Position,
        limit: Limit | None = None,
        lines: int | None = None,
        *,
        seconds: float = _ANALYSIS_SECONDS,
    ) -> Analysis:
        """Return the result of a search at full strength.

        Args:
            limit: when to end.
            lines: how many moves to return, the best first; by default all. The eight best have an
                expected line.
            seconds: the limit if there is no other.

        Raises:
            ValueError: the position is of another variant, its game is over, or its rules cannot be
                compiled.
            EngineError: the engine's process ended.
        """
        *_, last = self.watch(position, limit or Limit(seconds), lines)
        return last

    def watch(
        self, position: Position, limit: Limit = UNLIMITED, lines: int | None = None
    ) -> Generator[Analysis]:
        """Yield what a search at full strength has found so far, several times a second.

        The last one is its result. Leaving the loop ends the search; without a limit it goes on
        until then, or until everything is proven. The engine answers nothing else meanwhile.

        Args:
            limit: when to end.
            lines: as in :meth:`analyse`.

        Raises:
            ValueError: the position is of another variant, its game is over, or its rules cannot be
                compiled.
            EngineError: the engine's process ended.
        """
        for reply in self._replies_to(position, limit, STRONG):
            if reply.analysis is not None:
                yield reply.analysis.of(position, lines)

    def stop(self) -> None:
        """End the running search, from another thread; it returns its result so far."""
        self._process.stop()

    def close(self) -> None:
        """End the engine's process; a caller that waits for it gets an EngineError."""
        self._process.close()
        self._replies.put("the engine is closed")

    def _replies_to(
        self,
        position: Position,
        limits: Limit,
        settings: SearchSettings,
        sampling: Sampling = BEST,
    ) -> Iterator[Reply]:
        """Yield the replies to a request for a search, which ends if they are not wanted."""
        if position.uid != self._uid:
            raise UserError(
                "this engine plays {uid}, not {other}", uid=self._uid, other=position.uid
            )
        if position.outcome is not None:
            raise UserError("the game is over: {reason}", reason=position.outcome.reason)
        unseen = position.determinized(self._seed)
        request = SearchRequest(unseen, limits, settings, self._seed, sampling)
        with self._asking:
            number = self._process.search(request)
            try:
                yield from self._answers(number)
            except BaseException:
                self.stop()
                raise

    def _answers(self, number: int) -> Iterator[Reply]:
        """Yield the replies to a request, the last one with the result.

        Raises:
            UserError: the search failed for a reason that the user can change.
            EngineError: it failed otherwise, or the process ended.
        """
        while not self._ended:
            reply = self._replies.get()
            if isinstance(reply, str):
                self._ended = reply
            elif reply.id == number and reply.state == "failed":
                raise UserError(reply.error) if reply.fixable else EngineError(reply.error)
            elif reply.id == number:
                yield reply
                if reply.state == "done":
                    return
        raise EngineError(self._ended)

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
