"""Loading numba: which versions were tested, and settings that make no sense to it."""

from __future__ import annotations

import os
import re
import warnings

from ringrealms3d.core.log_file import log
from ringrealms3d.core.phrase import Phrase

TESTED = (62, 68)
"""The first and the last minor version 0.x that was tested; its inner classes are subclassed."""

_THREADS = "NUMBA_NUM_THREADS"
_NOT_UNDERSTOOD = re.compile(r"Environment variable '(\w+)' is defined but")


def untested() -> str:
    """Return a sentence on a version of numba that was not tested, empty if it was."""
    from importlib.metadata import version  # only processes that load numba need it

    found = version("numba")
    major, minor = (int(part) for part in found.split(".")[:2])
    first, last = TESTED
    if major == 0 and first <= minor <= last:
        return ""
    return Phrase(
        "numba {found} was not tested with this program, only 0.{first} to 0.{last}",
        found=found,
        first=first,
        last=last,
    )


def load_numba() -> None:
    """Load numba; a setting in the environment that it cannot use counts as not set."""
    threads = os.environ.get(_THREADS, "1")
    if not (threads.isascii() and threads.isdigit() and int(threads[:9]) > 0):
        del os.environ[_THREADS]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        import numba  # noqa: F401
    if sentence := untested():
        log.warning("%s", sentence)
    for found in map(_NOT_UNDERSTOOD.match, (str(each.message) for each in caught)):
        if found:
            os.environ.pop(found[1], None)
