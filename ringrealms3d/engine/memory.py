"""Memory that shares no cache line with anything else.

When one thread writes to a line, every other core must fetch it again, whatever else is in it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

_LINE = 128  # bytes; processors fetch the usual 64 in pairs


def zeros_apart(count: int, dtype: DTypeLike) -> NDArray[Any]:
    """Return zeros (count,), aligned to a cache line and sharing none with anything else."""
    size = count * np.dtype(dtype).itemsize
    raw = np.zeros(size + 2 * _LINE, dtype=np.uint8)
    begin = -raw.ctypes.data % _LINE
    return raw[begin : begin + size].view(dtype)


def copy_apart(array: NDArray[Any]) -> NDArray[Any]:
    """Return a copy of an array (count,) in such memory."""
    copy = zeros_apart(len(array), array.dtype)
    copy[:] = array
    return copy
