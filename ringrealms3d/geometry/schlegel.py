"""The 2-D map of a polyhedron: a Schlegel diagram with its rings evened out.

The top face is opened and laid around the rest. A Schlegel diagram looks into the solid through
that face; seen straight, the far sites crowd together in the middle. So the distance from the
middle is the angle from the bottom instead (the azimuthal equidistant projection), which keeps
sites apart on large solids. The projection is one-to-one away from the top, so nothing that is
apart on the solid crosses on the map. Edges become gentle curves.

The map shows the solid as from outside: what lies clockwise around a site on the solid does so on
the map. The middle is the bottom of the solid, and azimuth 0 is to the right.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.geometry.incidence import site_centres
from ringrealms3d.geometry.polygon import inradius, subdivided
from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.surface import surface_cells

_PIECES = 8  # straight pieces that stand for the curve of one side
_FRAME_CORNERS = 120
_FRAME_ROOM = 1.16  # the frame's radius, in radii of what lies inside


@dataclass(frozen=True, slots=True, eq=False)
class FlatMap:
    """A polyhedron laid flat; the opened top face is site 0.

    Attributes:
        size: the frame is a circle of this radius around (0, 0).
        cells: for each site its outline, counter-clockwise; the opened face's is the frame, and
            the other cells lie on top of it.
        centres: float64 (sites, 2), where a piece stands.
        radii: float64 (sites,), the largest circle around the centre inside the cell.
    """

    size: float
    cells: tuple[Polygon, ...]
    centres: NDArray[np.float64]
    radii: NDArray[np.float64]


def flat_map(polyhedron: Polyhedron) -> FlatMap:
    """Return the 2-D map of a numbered polyhedron whose first face is on top."""
    return map_of_cells(polyhedron, surface_cells(polyhedron), site_centres(polyhedron))


def map_of_cells(
    polyhedron: Polyhedron, solid_cells: tuple[Polygon, ...], solid_centres: NDArray[np.float64]
) -> FlatMap:
    """Return the map of cells around the origin, of which the first has the pole in it.

    Args:
        solid_cells: for each site its part of the surface, float64 (corners, 3).
        solid_centres: where the pieces stand, float64 (sites, 3).
    """
    cells = [_laid_flat(cell) for cell in solid_cells]
    opened = cells[0]
    size = _FRAME_ROOM * float(np.linalg.norm(opened, axis=1).max())
    centres = _projected(solid_centres)
    centres[0] = _place_outside(opened, size)
    radii = np.array([inradius(cell, centre) for cell, centre in zip(cells, centres, strict=True)])
    radii[0] = min(radii[0], size - float(np.linalg.norm(centres[0])))
    cells[0] = _circle(size)
    return FlatMap(size, tuple(cells), centres, radii)


def _laid_flat(polygon: Polygon) -> Polygon:
    return _projected(subdivided(polygon, _PIECES))


def _projected(points: NDArray[np.float64]) -> Polygon:
    """Project points around the origin to the map, float64 (n, 3) to (n, 2)."""
    across = np.hypot(points[:, 0], points[:, 1])
    angle = np.arctan2(across, -points[:, 2])
    scale = np.divide(angle, across, out=np.zeros_like(angle), where=across > 0)
    return np.stack([scale * points[:, 0], -scale * points[:, 1]], axis=1)


def _place_outside(border: Polygon, size: float) -> NDArray[np.float64]:
    """Return the place for the opened face's piece.

    It is between frame and border where the border comes closest to the middle, as near the top of
    the map as such a place is.
    """
    distances = np.linalg.norm(border, axis=1)
    lowest = np.flatnonzero(distances < distances.min() + 1e-6)
    nearest = border[lowest[np.argmax(border[lowest, 1])]]
    distance = float(np.linalg.norm(nearest))
    return np.asarray(nearest / distance * (distance + size) / 2)


def _circle(radius: float) -> Polygon:
    angles = np.arange(_FRAME_CORNERS) * 2 * np.pi / _FRAME_CORNERS
    return np.asarray(radius * np.stack([np.cos(angles), np.sin(angles)], axis=1))
