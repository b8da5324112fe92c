"""Pointing with the arrow keys: from place to place, as they lie on the screen."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

Direction = tuple[float, float]

_ARROWS = MappingProxyType(
    {
        Qt.Key.Key_Left: (-1.0, 0.0),
        Qt.Key.Key_Right: (1.0, 0.0),
        Qt.Key.Key_Up: (0.0, -1.0),
        Qt.Key.Key_Down: (0.0, 1.0),
    }
)
_WIDEST = 1.8  # how far aside a place may lie, as a share of how far ahead it lies
_ASIDE = 1.5  # how much more a way aside counts than the same way ahead


def arrow_direction(event: QKeyEvent) -> Direction | None:
    """Return where an arrow key points on the screen, y downwards; None for other keys."""
    return _ARROWS.get(Qt.Key(event.key()))


def is_click(event: QKeyEvent) -> bool:
    """Whether a key plays on the place that is pointed at."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def next_place(
    spots: NDArray[np.float64], shown: NDArray[np.bool_], place: int | None, direction: Direction
) -> int | None:
    """Return the place that an arrow key leads to, None where there is none.

    Args:
        spots: float64 (places, 2), where the places are on the screen, y downwards.
        shown: bool (places,), which of them can be seen.
        place: where the pointer is; None begins in the middle of all.
        direction: where the arrow points.
    """
    if not shown.any():
        return None
    if place is None:
        away = np.hypot(*(spots - spots[shown].mean(axis=0)).T)
        return int(np.argmin(np.where(shown, away, np.inf)))
    ways = spots - spots[place]
    ahead = ways @ np.array(direction)
    aside = np.abs(ways @ np.array([-direction[1], direction[0]]))
    fits = shown & (ahead > 1.0) & (aside <= _WIDEST * ahead)
    if not fits.any():
        return None
    return int(np.argmin(np.where(fits, ahead + _ASIDE * aside, np.inf)))
