"""An owner of an engine's process that keeps what it hears, for tests to wait for."""

from __future__ import annotations

import queue
import time
from collections.abc import Iterator
from contextlib import contextmanager

import psutil

from ringrealms3d.core.position import Position
from ringrealms3d.engine.levels import BEST, Limit, Sampling
from ringrealms3d.engine.messages import Reply
from ringrealms3d.engine.process import EngineProcess
from ringrealms3d.engine.request import SearchRequest
from tests.patience import ENGINE_SECONDS

LONG = 40.0
ENDLESS = Limit(seconds=LONG)


class Listener:
    """One process, the replies it gave, and the reasons for which it died."""

    def __init__(self, compiled: bool = True) -> None:
        self.replies: queue.Queue[Reply] = queue.Queue()
        self.died: queue.Queue[str] = queue.Queue()
        self.process = EngineProcess(self.replies.put, self.died.put, compiled=compiled)

    def search(self, position: Position, limits: Limit, sampling: Sampling = BEST) -> int:
        """Ask for a search and return its number."""
        return self.process.search(SearchRequest(position, limits, seed=1, sampling=sampling))

    def next(self) -> Reply:
        """Return the next reply."""
        return self.replies.get(timeout=ENGINE_SECONDS)

    def until(self, number: int, state: str) -> list[Reply]:
        """Return the replies up to the one to a request that has this state."""
        heard = [self.next()]
        while (heard[-1].id, heard[-1].state) != (number, state):
            assert heard[-1].state != "failed", heard[-1].error
            heard.append(self.next())
        return heard

    def reason(self) -> str:
        """Return the reason for which the process died."""
        return self.died.get(timeout=ENGINE_SECONDS)


@contextmanager
def listening(compiled: bool = True) -> Iterator[Listener]:
    """Start a process, with compiled kernels or plain ones, and end it at last."""
    listener = Listener(compiled)
    try:
        yield listener
    finally:
        listener.process.close()


def is_gone(pid: int) -> bool:
    """Whether no process has this number, zombies counted as there; waits a moment for it."""
    for _ in range(100):
        if not psutil.pid_exists(pid):
            return True
        time.sleep(0.05)
    return False
