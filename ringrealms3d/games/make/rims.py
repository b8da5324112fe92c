"""The sides and the corners of boards, as bits for each site."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def sides_of(axes: NDArray[np.int64]) -> NDArray[np.int16]:
    """Return a bit for each side that a site is on, int16 (sites,).

    Args:
        axes: (sites, k), numbers of which each has a side where it is lowest and one where it is
            highest, unless it is the same everywhere.
    """
    found = np.zeros(len(axes), np.int16)
    for number, along in enumerate(axes.T):
        if along.min() < along.max():
            found |= (along == along.min()).astype(np.int16) << 2 * number
            found |= (along == along.max()).astype(np.int16) << 2 * number + 1
    return found


def corners_of(sides: NDArray[np.int16]) -> NDArray[np.int16]:
    """Return a bit for each site on as many sides as any, int16 (sites,), if those are several."""
    on = np.array([int(each).bit_count() for each in sides])
    corners = np.flatnonzero(on == on.max()) if on.max() > 1 else np.empty(0, np.intp)
    found = np.zeros(len(sides), np.int16)
    found[corners] = 1 << np.arange(len(corners))
    return found
