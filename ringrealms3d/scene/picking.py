"""Picking the place that a ray hits, without a window or a graphics library.

Pieces are hit as prisms around them. A solid's proxy surface is the board without grooves: every
pad is joined to its cell's border by a slope, so the surface is closed and every ray that hits the
board hits a place. On other boards the places' targets are hit.
Source: T. Moeller and B. Trumbore, "Fast, minimum storage ray/triangle intersection" (1997), here
for all triangles at once in Pluecker coordinates.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import SolidLayout, Surface, present
from ringrealms3d.geometry.shapes import prism
from ringrealms3d.geometry.vectors import crossed
from ringrealms3d.scene.mesh_data import copies
from ringrealms3d.scene.parts import Stones, matrices_on

_RIM = 1e-9  # a ray through the line between two cells still hits one of them
_NO_AREA = 1e-12
_BOARDS = 4  # for which triangles are kept, since a board is often shown again

Triangles = NDArray[np.float64]


class SitePicker:
    """Finds the places along a ray."""

    def __init__(self, layout: SolidLayout) -> None:
        """Prepare an empty board."""
        self._layout = layout
        self._from_inside = bool(layout.cells)
        self._flat, self._flat_places = _proxies(layout)
        self._prisms: dict[int, Surface] = {}
        places = layout.places
        self.show(np.zeros(places, dtype=np.int8), np.zeros(places, dtype=np.bool_))

    def rearrange(self, layout: SolidLayout) -> None:
        """Use other positions of the same places; call ``show`` afterwards."""
        ways = layout.centres - self._layout.centres
        self._layout = layout
        self._flat = self._flat + ways[self._flat_places, None]

    def show(self, stones: Stones, faded: NDArray[np.bool_]) -> None:
        """Set the piece on each place, int8 (places,), and the places to look through.

        Args:
            stones: the map's further places may follow.
            faded: bool (places,).
        """
        self._stones, self._faded = stones[: self._layout.places], faded
        self._surface: _Prepared | None = None

    def _prepare(self) -> _Prepared:
        """Return the triangles of the shown board, made when it is first pointed at."""
        stones, faded = self._stones, self._faded
        shown = (present(self._layout, stones) & ~faded)[self._flat_places]
        triangles, places = [self._flat[shown]], [self._flat_places[shown]]
        pieces = np.where(faded, 0, stones)
        for number in sorted(self._layout.shapes.keys() & set(pieces.tolist())):
            standing = np.flatnonzero(pieces == number)
            mesh = copies(self._prism(number), matrices_on(self._layout, standing), standing)
            triangles.append(mesh.points[mesh.triangles])
            places.append(mesh.owners[mesh.triangles[:, 0]])
        self._places = np.concatenate(places)
        return _prepared(np.concatenate(triangles))

    def _prism(self, number: int) -> Surface:
        """Return the prism around a piece, made when the piece first appears."""
        if number not in self._prisms:
            shape = self._layout.shapes[number]
            self._prisms[number] = prism("", shape.outline, 0.0, shape.height, shape.bevel)
        return self._prisms[number]

    def pick_all(
        self, origin: NDArray[np.float64], direction: NDArray[np.float64]
    ) -> tuple[int, ...]:
        """Return all places that a ray hits, the nearest first."""
        if self._surface is None:
            self._surface = self._prepare()
        hits, along = _hits(self._surface, origin, direction, self._from_inside)
        in_order = self._places[hits[np.argsort(along, kind="stable")]]
        return tuple(dict.fromkeys(in_order.tolist()))


class _Prepared(NamedTuple):
    """Triangles prepared for intersection with rays."""

    normal: NDArray[np.float64]
    height: NDArray[np.float64]
    forms: NDArray[np.float64]


def _prepared(triangles: Triangles) -> _Prepared:
    corner, second_corner, third_corner = triangles.transpose(1, 0, 2)
    first, second = second_corner - corner, third_corner - corner
    normal = crossed(first, second)
    # applied to a ray's Pluecker coordinates: the weights of two corners, and the slope
    forms = np.stack(
        [
            np.hstack([-second, crossed(second, corner)]),
            np.hstack([first, -crossed(first, corner)]),
            np.hstack([np.zeros_like(normal), normal]),
        ]
    )
    return _Prepared(normal, np.einsum("ij,ij->i", normal, corner), forms)


def _hits(
    surface: _Prepared,
    origin: NDArray[np.float64],
    direction: NDArray[np.float64],
    from_inside: bool,
) -> tuple[NDArray[np.intp], NDArray[np.float64]]:
    """Return the triangles that a ray meets, and how far along it.

    Args:
        from_inside: whether triangles count through which it leaves the board.
    """
    line = np.concatenate([crossed(origin, direction), direction])
    u, v, slope = surface.forms @ line
    if from_inside:
        u, v, slope = np.where(slope > 0, -1, 1) * (u, v, slope)
    rim = _RIM * slope
    hits = np.flatnonzero((slope < 0) & (u <= -rim) & (v <= -rim) & (u + v >= slope + rim))
    normals = surface.normal[hits]
    along = (surface.height[hits] - normals @ origin) / (normals @ direction)
    ahead = along >= 0
    return hits[ahead], along[ahead]


@lru_cache(maxsize=_BOARDS)
def _proxies(layout: SolidLayout) -> tuple[Triangles, NDArray[np.int64]]:
    """Return the triangles by which empty places are hit, and the place of each."""
    flat = [_proxy(layout, place) for place in range(len(layout.pads))]
    return np.concatenate(flat), np.repeat(np.arange(len(flat)), [len(part) for part in flat])


def _proxy(layout: SolidLayout, place: int) -> Triangles:
    """Return the triangles by which an empty place is hit, float64 (triangles, 3, 3)."""
    if place < len(layout.cells):
        return _sloped(layout.cells[place], layout.pads[place], layout.centres[place])
    target = (layout.targets or layout.pads)[place]
    middles = np.broadcast_to(target.mean(axis=0), target.shape)
    return np.stack([target, np.roll(target, -1, axis=0), middles], axis=1)


def _sloped(cell: Polygon, pad: Polygon, centre: NDArray[np.float64]) -> Triangles:
    """Return a cell's pad and the slope from it to the cell's border."""
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
    return np.asarray(np.linalg.norm(crossed(first, second), axis=1) / 2)
