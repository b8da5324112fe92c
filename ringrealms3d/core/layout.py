"""Where a board's sites are: the numbers that the 3-D scene and the 2-D map draw."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Polygon = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """Numbers for the pictures of one board; the longest radius of the solid is 1.

    Attributes:
        kinds: for each site the name of its kind ("face", "edge", "vertex"), which sets its colour;
            a kind that a theme does not know looks like a face.
        cells: for each site its part of the board's surface, a float64 polygon (corners, 3)
            counter-clockwise seen from outside; together the cells cover the surface without gaps.
        pads: for each site the flat outline of its pad inside the cell, float64 (corners, 3).
        centres: float64 (sites, 3), where a piece stands on the pad.
        normals: float64 (sites, 3), unit, pointing away from the board.
        radii: float64 (sites,), how large a round piece may be.
        map_cells: for each site its outline on the 2-D map, float64 (corners, 2), y upwards.
        map_centres: float64 (sites, 2), where a piece stands on the map.
        map_radii: float64 (sites,), how large a round piece may be on the map.
        map_size: the map reaches from -map_size to map_size in x and y.
    """

    kinds: tuple[str, ...]
    cells: tuple[Polygon, ...]
    pads: tuple[Polygon, ...]
    centres: NDArray[np.float64]
    normals: NDArray[np.float64]
    radii: NDArray[np.float64]
    map_cells: tuple[Polygon, ...]
    map_centres: NDArray[np.float64]
    map_radii: NDArray[np.float64]
    map_size: float
