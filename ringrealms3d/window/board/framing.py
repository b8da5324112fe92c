"""Where a small board over a large one covers least of it, and how far that makes way."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QRect

from ringrealms3d.window.widgets.design import SMALL

Spot = tuple[float, float]


def least_covering(
    places: Mapping[Spot, QRect], outline: NDArray[np.float64], right: int
) -> tuple[Spot, int]:
    """Return where a small board covers least, and how far the large one moves to the right then.

    Args:
        places: where the small one would be at each spot, at the left.
        outline: float64 (n, 2), points all over the large one.
        right: how far to the right the large one may reach.
    """
    ways = {spot: _way_aside(place, outline, right) for spot, place in places.items()}
    covered = {
        spot: int(
            (_level_with(place, outline) & (outline[:, 0] + ways[spot] <= place.right())).sum()
        )
        for spot, place in places.items()
    }
    best = min(covered, key=lambda spot: covered[spot])
    return best, ways[best]


def _way_aside(place: QRect, outline: NDArray[np.float64], right: int) -> int:
    x = outline[:, 0]
    leftmost = float(x[_level_with(place, outline)].min(initial=np.inf))
    wanted = place.right() + SMALL - leftmost
    return round(max(0.0, min(wanted, right - float(x.max(initial=0.0)))))


def _level_with(place: QRect, outline: NDArray[np.float64]) -> NDArray[np.bool_]:
    y = outline[:, 1]
    return np.asarray((y >= place.top() - SMALL) & (y <= place.bottom() + SMALL))
