"""Memory that shares no cache line with anything else, and costs nothing before it is used.

When one thread writes to a line, every other core must fetch it again, whatever else is in it.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from mmap import mmap
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

if sys.platform == "linux":
    from mmap import MADV_HUGEPAGE, MAP_ANONYMOUS, MAP_PRIVATE

_LINE = 128  # bytes; processors fetch the usual 64 in pairs
_LARGE = 1 << 20  # bytes


def zeros_apart(count: int, dtype: DTypeLike) -> NDArray[Any]:
    """Return zeros (count,), aligned to a cache line and sharing none with anything else."""
    size = count * np.dtype(dtype).itemsize
    raw = _zeros(size + 2 * _LINE)
    begin = -raw.ctypes.data % _LINE
    return raw[begin : begin + size].view(dtype)


def _zeros(size: int) -> NDArray[np.uint8]:
    """Return zeros, uint8 (size,).

    Linux has them at once, while its allocator would clear tens of megabytes that were used before:
    for a search of a few playouts that takes longer than all else.
    """
    if sys.platform != "linux" or size < _LARGE:
        return np.zeros(size, dtype=np.uint8)
    try:
        pages = mmap(-1, size, flags=MAP_PRIVATE | MAP_ANONYMOUS)
    except OSError as error:
        raise MemoryError(str(error)) from None
    with suppress(OSError):  # there are systems without
        pages.madvise(MADV_HUGEPAGE)
    return np.frombuffer(pages, dtype=np.uint8)


def copy_apart(array: NDArray[Any]) -> NDArray[Any]:
    """Return a copy of an array (count,) in such memory."""
    copy = zeros_apart(len(array), array.dtype)
    copy[:] = array
    return copy
