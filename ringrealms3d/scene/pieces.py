"""Pieces and marks that stand on places: shapes of unit radius, placed by numpy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout, Surface
from ringrealms3d.geometry.shapes import arc, joined, polygons, turned
from ringrealms3d.scene.mesh_data import MeshData, merged

Stones = NDArray[np.int8]

_DOT_SEGMENTS = 20
_OVER = 0.02  # of a place's radius: how far marks lie above what is below them
_MARK = "mark"
_HALO = 0.22


def piece_meshes(
    layout: SolidLayout, materials: Iterable[str], stones: Stones
) -> Mapping[str, MeshData]:
    """Return what all pieces have of some materials, one mesh a material.

    Args:
        stones: what stands on each place, int8 (places,), 0 for nothing.
    """
    return {material: merged(_parts(layout, material, stones)) for material in materials}


def _parts(layout: SolidLayout, material: str, stones: Stones) -> Iterator[MeshData]:
    for number, shape in layout.shapes.items():
        places = np.flatnonzero(stones == number)
        for surface in shape.surfaces:
            if len(places) and surface.material == material:
                yield surface_at(layout, surface, places)


def materials_of(layout: SolidLayout) -> tuple[str, ...]:
    """Return the materials of a board's pieces, sorted."""
    shapes = layout.shapes.values()
    return tuple(sorted({surface.material for shape in shapes for surface in shape.surfaces}))


def surface_at(
    layout: SolidLayout,
    surface: Surface,
    places: NDArray[np.int64],
    scale: float = 1.0,
    heights: NDArray[np.float64] | float = 0.0,
) -> MeshData:
    """Return copies of a surface, one on each place, in units of the places' radii.

    Args:
        scale: how large the surface is drawn.
        heights: how high above the place, one for all or float64 (len(places),).
    """
    frames = frames_of(layout.normals[places])
    radii = layout.radii[places]
    feet = layout.centres[places] + (radii * heights)[:, None] * layout.normals[places]
    points = surface.points @ frames * (scale * radii)[:, None, None] + feet[:, None]
    normals = surface.normals @ frames
    starts = np.arange(len(places))[:, None, None] * len(surface.points)
    return MeshData(
        points.reshape(-1, 3),
        normals.reshape(-1, 3),
        (surface.triangles[None] + starts).reshape(-1, 3),
        np.repeat(places, len(surface.points)),
    )


def last_mesh(
    layout: SolidLayout, places: tuple[int, ...], stones: Stones, boldness: float = 1.0
) -> MeshData:
    """Return a ring around the foot of each of these places' pieces, or on top of it.

    Pieces that have a frame are left out.

    Args:
        boldness: how wide the rings are, 1 as usual.
    """
    return _rings(layout, places, stones, _ring(boldness), 1.0)


def halo_mesh(
    layout: SolidLayout, places: tuple[int, ...], stones: Stones, boldness: float = 1.0
) -> MeshData:
    """Return a second ring around each of those of :func:`last_mesh`."""
    return _rings(layout, places, stones, _ring(1.0), 1.0 + _HALO * boldness)


def _rings(
    layout: SolidLayout, places: tuple[int, ...], stones: Stones, ring: Surface, scale: float
) -> MeshData:
    places = tuple(place for place in places if not has_frame(layout, stones[place]))
    on_top = np.array([place for place in places if _fills(layout, stones[place])], dtype=np.int64)
    around = tuple(place for place in places if place not in on_top)
    heights = np.array([layout.shapes[number].height for number in stones[on_top]]) + _OVER
    return merged(
        [
            _marks(layout, ring, around, scale),
            surface_at(layout, ring, on_top, 0.4 * scale, heights),
        ]
    )


def has_frame(layout: SolidLayout, number: int) -> bool:
    """Return whether a piece is marked by its frame."""
    return number in layout.shapes and layout.shapes[number].frame is not None


def _fills(layout: SolidLayout, number: int) -> bool:
    return number in layout.shapes and layout.shapes[number].fills


def dot_mesh(layout: SolidLayout, places: tuple[int, ...]) -> MeshData:
    """Return a small flat dot on each of these places."""
    return _marks(layout, _dot(), places, 0.2)


def candidate_mesh(layout: SolidLayout, places: tuple[int, ...], stones: Stones) -> MeshData:
    """Return a broad flat disc on each of these places, on top of what stands there."""
    return _on_top(layout, _dot(), places, 0.5, stones)


def best_mesh(layout: SolidLayout, places: tuple[int, ...], stones: Stones) -> MeshData:
    """Return a ring around the disc on each of these places."""
    return _on_top(layout, _ring(1.0), places, 0.66, stones)


def cross_mesh(layout: SolidLayout, places: tuple[int, ...], stones: Stones) -> MeshData:
    """Return a flat cross on each of these places, on top of what stands there."""
    return _on_top(layout, _cross(), places, 0.62, stones)


def tops(layout: SolidLayout, numbers: Stones) -> NDArray[np.float64]:
    """Return how high some pieces are, in units of their places' radii, float64 (n,)."""
    heights = {0: 0.0} | {number: shape.height for number, shape in layout.shapes.items()}
    return np.array([heights[number] for number in numbers.tolist()], dtype=np.float64)


def _marks(
    layout: SolidLayout, surface: Surface, places: tuple[int, ...], scale: float
) -> MeshData:
    return surface_at(layout, surface, np.array(places, dtype=np.int64), scale)


def _on_top(
    layout: SolidLayout, surface: Surface, places: tuple[int, ...], scale: float, stones: Stones
) -> MeshData:
    chosen = np.array(places, dtype=np.int64)
    return surface_at(layout, surface, chosen, scale, tops(layout, stones[chosen]))


@cache
def _ring(boldness: float) -> Surface:
    return turned(_MARK, arc(0, 180, (1.02 + 0.12 * boldness, 0.0), (0.12 * boldness, 0.14), 9))


@cache
def _dot() -> Surface:
    return turned(_MARK, np.array([[1.0, 0.0], [0.9, 0.1], [0.0, 0.12]]), _DOT_SEGMENTS)


@cache
def _cross() -> Surface:
    """Return two flat bars of unit length through the middle."""
    corners = np.array([[-1, -0.17], [1, -0.17], [1, 0.17], [-1, 0.17]])
    bars = []
    for angle in (np.pi / 4, -np.pi / 4):
        turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        bars.append(polygons(_MARK, [np.column_stack([corners @ turn, np.full(4, 0.05)])]))
    return joined(bars)


def frames_of(normals: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return for each normal three unit rows x, y, z with z along it, float64 (n, 3, 3).

    For a normal that points upwards they are the axes themselves.
    """
    upright = np.abs(normals[:, 2:]) < 0.9
    helper = np.where(upright, [[0.0, 0.0, 1.0]], [[0.0, 1.0, 0.0]])
    x = np.cross(helper, normals)
    x /= np.linalg.norm(x, axis=1, keepdims=True)
    return np.stack([x, np.cross(normals, x), normals], axis=1)
