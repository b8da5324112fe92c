"""Loading numba, which gives up where a setting in the environment makes no sense."""

from __future__ import annotations

import os
import re
import warnings

_THREADS = "NUMBA_NUM_THREADS"
_NOT_UNDERSTOOD = re.compile(r"Environment variable '(\w+)' is defined but")


def load_numba() -> None:
    """Load numba; a setting in the environment that it cannot use counts as not set."""
    threads = os.environ.get(_THREADS, "1")
    if not (threads.isascii() and threads.isdigit() and int(threads[:9]) > 0):
        del os.environ[_THREADS]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        import numba  # noqa: F401
    for found in map(_NOT_UNDERSTOOD.match, (str(each.message) for each in caught)):
        if found:
            os.environ.pop(found[1], None)
