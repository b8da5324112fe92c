"""A limit of time for calls of Python code that may never return, such as a loop without an end.

A thread looks every second for calls that take too long, and raises an error in theirs. It reaches
Python alone: machine code, and waiting, end by themselves or with their process.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

_LOOK_SECONDS = 1.0

_lock = threading.Lock()
_ends: dict[int, float] = {}


class CallTooLong(BaseException):
    """A call took longer than it may; no ``except Exception`` on the way catches it."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise CallTooLong in this block once it takes longer; blocks within it count with it."""
    thread = threading.get_ident()
    if thread in _ends:
        yield
        return
    _watch()
    with _lock:
        _ends[thread] = time.monotonic() + seconds
    try:
        yield
    finally:
        with _lock:
            _ends.pop(thread, None)


@cache
def _watch() -> None:
    threading.Thread(target=_end_overlong, daemon=True, name="time limit").start()


def _end_overlong() -> None:
    while True:
        time.sleep(_LOOK_SECONDS)
        now = time.monotonic()
        with _lock:
            for thread in [each for each, end in _ends.items() if end < now]:
                del _ends[thread]
                error = ctypes.py_object(CallTooLong)
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), error)
