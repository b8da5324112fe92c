"""One process at a time compiles into a folder of machine code.

numba keeps an index of every kernel's machine code. To add to it, it reads the index and writes
another in its place. Of two processes that do so at once, one loses its entry, or worse: both give
their code the same file name, and one finds the other's code under its own types.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from filelock import FileLock, Timeout
from numba.core.event import Event, Listener, register

_NAME = "compiling.lock"
_PATIENCE_S = 60.0


class _Turn(Listener):  # type: ignore[misc]  # numba has no types
    """Holds the folder's lock for as long as numba holds its own, kernels within kernels too."""

    def __init__(self, lock: FileLock) -> None:
        self._lock = lock

    def on_start(self, event: Event) -> None:
        # who waits in vain goes on: code that may have to be compiled again is better than no game
        with contextlib.suppress(Timeout, OSError, NotImplementedError):
            self._lock.acquire()

    def on_end(self, event: Event) -> None:
        self._lock.release()


def take_turns(folder: Path) -> None:
    """Let this process look for kernels and compile them only while no other does in a folder."""
    register("numba:compiler_lock", _Turn(FileLock(folder / _NAME, timeout=_PATIENCE_S)))
