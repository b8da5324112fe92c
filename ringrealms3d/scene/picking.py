"""Which site a ray hits, by arithmetic alone: no window, no graphics library.

The proxy surface is the board without grooves: every pad is joined to its cell's border by a slope,
so the surface is closed and every ray that hits the board hits a site. Source: T. Moeller and
B. Trumbore, "Fast, minimum storage ray/triangle intersection" (1997), here for all triangles at
once in Pluecker coordinates.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon, SolidLayout

_RIM = 1e-9  # a ray through the line between two cells still hits one of them
_NO_AREA = 1e-12

Triangles = NDArray[np.float64]


class SitePicker:
    """Finds the nearest site along a ray."""

    def __init__(self, layout: SolidLayout) -> None:
        """Prepare the proxy surface of a board."""
        parts = [_proxy_cell(layout, site) for site in range(len(layout.cells))]
        corner, second_corner, third_corner = np.concatenate(parts).transpose(1, 0, 2)
        self._sites = np.repeat(np.arange(len(parts)), [len(part) for part in parts])
        first, second = second_corner - corner, third_corner - corner
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


def _proxy_cell(layout: SolidLayout, site: int) -> Triangles:
    """Return a cell's pad and the slope from it to the cell's border, float64 (triangles, 3, 3)."""
    cell, pad, centre = layout.cells[site], layout.pads[site], layout.centres[site]
    rim = pad[_nearest(cell, pad)]
    cell_ends, rim_ends = np.roll(cell, -1, axis=0), np.roll(rim, -1, axis=0)
    middles = np.broadcast_to(centre, cell.shape)
    fans = [(rim, rim_ends, middles), (cell, cell_ends, rim_ends), (cell, rim_ends, rim)]
    triangles = np.concatenate([np.stack(corners, axis=1) for corners in fans])
    return triangles[_areas(triangles) > _NO_AREA]


def _nearest(cell: Polygon, pad: Polygon) -> NDArray[np.intp]:
    """Return for each corner of a cell the nearest corner of its pad, which may have fewer."""
    distances = np.linalg.norm(cell[:, None] - pad[None], axis=2)
    return np.asarray(distances.argmin(axis=1))


def _areas(triangles: Triangles) -> NDArray[np.float64]:
    first, second = triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0]
    return np.asarray(np.linalg.norm(np.cross(first, second), axis=1) / 2)
