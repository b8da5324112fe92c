"""How much memory Python takes for something."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def peak_memory() -> Iterator[Callable[[], int]]:
    """Yield a function that returns the most bytes held so far within this block."""
    tracemalloc.start()
    most = 0

    def peak() -> int:
        return most

    try:
        yield peak
    finally:
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
