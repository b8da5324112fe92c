"""Ctrl+C, even where a library swallows the KeyboardInterrupt or raises another error for it.

VTK prints and forgets an exception in a Python algorithm of its pipeline; Numba continues
unpacking a tuple of arguments and raises another exception.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_pressed = threading.Event()


@contextmanager
def noted_ctrl_c() -> Iterator[None]:
    """Note that Ctrl+C was pressed, in addition to raising KeyboardInterrupt."""
    _pressed.clear()
    before = signal.getsignal(signal.SIGINT)
    in_main_thread = threading.current_thread() is threading.main_thread()
    if not in_main_thread or before is not signal.default_int_handler:
        yield
        return

    def note(number: int, frame: FrameType | None) -> None:
        _pressed.set()
        signal.default_int_handler(number, frame)

    signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def ctrl_c_was_pressed() -> bool:
    """Tell whether Ctrl+C was pressed since the command began."""
    return _pressed.is_set()


def stop_if_pressed() -> None:
    """Raise the KeyboardInterrupt that a library has swallowed; for loops of long work."""
    if _pressed.is_set():
        raise KeyboardInterrupt
