"""One process at a time adds to a folder of machine code.

numba keeps an index of every kernel's machine code. To add to it, it reads the index and writes
another in its place. Of two processes that do so at once, one loses its entry, or worse: both give
their code the same file name, and one finds the other's code under its own types.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from numba.core.caching import Cache

_NAME = "compiling.lock"
_PATIENCE_S = 60.0


def take_turns(folder: Path) -> None:
    """Let this process add machine code to a folder only while no other does."""
    lock = FileLock(folder / _NAME, timeout=_PATIENCE_S)
    Cache.save_overload = _in_turn(lock, Cache.save_overload)


def _in_turn(lock: FileLock, save: Callable[..., Any]) -> Callable[..., Any]:
    def run(*arguments: Any) -> Any:
        with contextlib.ExitStack() as turn:
            # code that may have to be compiled again is better than no game
            with contextlib.suppress(Timeout, OSError, NotImplementedError):
                turn.enter_context(lock)
            return save(*arguments)

    return run
