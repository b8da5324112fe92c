"""Spots of a lattice, such as columns and rows, and the steps from one to another."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

import numpy as np
from numpy.typing import NDArray

Spot = Sequence[int]


def steps_between(spots: Sequence[Spot], ways: Sequence[Spot]) -> NDArray[np.int16]:
    """Return the number of the spot that lies each way from each spot.

    Returns:
        int16 (spots, ways), -1 where there is none.
    """
    number = {tuple(spot): n for n, spot in enumerate(spots)}
    steps = [[number.get(tuple(map(add, spot, way)), -1) for way in ways] for spot in spots]
    return np.array(steps, dtype=np.int16)


def packed(steps: NDArray[np.int16]) -> NDArray[np.int16]:
    """Return rows of neighbours with the missing ones, -1, at their ends, no wider than needed."""
    order = np.argsort(steps < 0, axis=1, kind="stable")
    rows = np.take_along_axis(steps, order, axis=1)
    return rows[:, : max(1, int((rows >= 0).sum(axis=1).max(initial=0)))]
