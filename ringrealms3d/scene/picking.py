"""Which site a ray hits, by arithmetic alone: no window, no graphics library.

The proxy surface is the board's cells without grooves, each a fan of triangles around its middle,
so every ray that hits the board hits a site. Source: T. Moeller and B. Trumbore, "Fast, minimum
storage ray/triangle intersection" (1997), here for all triangles at once in Pluecker coordinates.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Layout

_RIM = 1e-9  # a ray through the line between two cells still hits one of them


class SitePicker:
    """Finds the nearest site along a ray."""

    def __init__(self, layout: Layout) -> None:
        """Prepare the proxy surface of a board."""
        counts = np.array([len(cell) for cell in layout.cells])
        middles = np.array([cell.mean(axis=0) for cell in layout.cells])
        self._sites = np.repeat(np.arange(len(counts)), counts)
        corner = np.concatenate(layout.cells)
        first = np.concatenate([np.roll(cell, -1, axis=0) for cell in layout.cells]) - corner
        second = middles[self._sites] - corner
        self._normal = np.cross(first, second)
        self._height = np.einsum("ij,ij->i", self._normal, corner)
        # applied to a ray's Pluecker coordinates: the weights of two corners, and the slope
        self._forms = np.stack(
            [
                np.hstack([-second, np.cross(second, corner)]),
                np.hstack([first, -np.cross(first, corner)]),
                np.hstack([np.zeros_like(self._normal), self._normal]),
            ]
        )

    def pick(self, origin: NDArray[np.float64], direction: NDArray[np.float64]) -> int | None:
        """Return the site that a ray hits first from outside, or None if it misses the board."""
        line = np.concatenate([np.cross(origin, direction), direction])
        u, v, slope = self._forms @ line
        rim = _RIM * slope
        hits = np.flatnonzero((slope < 0) & (u <= -rim) & (v <= -rim) & (u + v >= slope + rim))
        if len(hits) == 0:
            return None
        along = (self._height[hits] - self._normal[hits] @ origin) / slope[hits]
        along[along < 0] = np.inf
        nearest = np.argmin(along)
        return int(self._sites[hits[nearest]]) if np.isfinite(along[nearest]) else None
