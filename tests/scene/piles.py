"""A small board of several levels, for what no realm has."""

from __future__ import annotations

import numpy as np

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.geometry.stones import lens

_SIDE, _STEP, _HALF = 3, 0.5, 0.22


def pile_layout() -> SolidLayout:
    """Return three levels of 9, 4 and 1 square places; each rests on four of the level below."""
    spots = [
        (level, row, column)
        for level in range(_SIDE)
        for row in range(_SIDE - level)
        for column in range(_SIDE - level)
    ]
    numbers = {spot: number for number, spot in enumerate(spots)}
    middle = (_SIDE - 1) / 2
    centres = np.array(
        [
            [
                _STEP * (column + level / 2 - middle),
                _STEP * (row + level / 2 - middle),
                0.3 * level - 0.3,
            ]
            for level, row, column in spots
        ]
    )
    square = _HALF * np.array([[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]])
    pads = tuple(centre + square for centre in centres)
    places = len(spots)
    below = [(0, 0), (0, 1), (1, 0), (1, 1)]
    supports = [
        [numbers[level - 1, row + y, column + x] if level else -1 for y, x in below]
        for level, row, column in spots
    ]
    return SolidLayout(
        kinds=("cell",) * places,
        colours=("black", "white"),
        pads=pads,
        centres=centres,
        normals=np.tile([0.0, 0.0, 1.0], (places, 1)),
        radii=np.full(places, 0.2),
        lifts=np.array([[0.0, 0.0, 0.4 * level] for level, _, _ in spots]),
        levels=np.array([level + 1 for level, _, _ in spots]),
        supports=np.array(supports),
        shapes={1: lens("black"), 2: lens("white")},
        map_cells=tuple(pad[:, :2] for pad in pads),
        map_centres=centres[:, :2],
        map_radii=np.full(places, 0.2),
        map_size=(1.0, 1.0),
    )
