"""Memory that shares no line of a processor's cache with anything else.

What one thread writes is a line that every other core must fetch again, whatever else is in it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

_LINE = 128  # bytes; processors fetch the usual 64 in pairs


def zeros_apart(count: int, dtype: DTypeLike) -> NDArray[Any]:
    """Return zeros (count,) that begin with a cache line and share none with anything else."""
    size = count * np.dtype(dtype).itemsize
    raw = np.zeros(size + 2 * _LINE, dtype=np.uint8)
    begin = -raw.ctypes.data % _LINE
    return raw[begin : begin + size].view(dtype)


def copy_apart(array: NDArray[Any]) -> NDArray[Any]:
    """Return a copy of an array (count,) in such memory."""
    copy = zeros_apart(len(array), array.dtype)
    copy[:] = array
    return copy
