"""Loading numba, which gives up where a setting in the environment makes no sense."""

from __future__ import annotations

import os
import warnings

_THREADS = "NUMBA_NUM_THREADS"


def load_numba() -> None:
    """Load numba; a setting in the environment that it cannot use counts as not set."""
    threads = os.environ.get(_THREADS, "1")
    if not (threads.isascii() and threads.isdigit() and int(threads[:9]) > 0):
        del os.environ[_THREADS]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # of others, which it leaves alone itself
        import numba  # noqa: F401
