"""Flat boards: hexagons and squares in the plane, and centring a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ringrealms3d.core.layout import Polygon

_FLAT = 1e-9  # twice the area of the triangle that a flat corner makes with its neighbours
_SQUARE = np.array([[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]])


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """Cells in the plane around the origin.

    Attributes:
        cells: the outlines, float64 (corners, 2).
        centres: float64 (cells, 2).
        size: the plan extends from minus to plus these two numbers in x and y.
    """

    cells: tuple[Polygon, ...]
    centres: NDArray[np.float64]
    size: tuple[float, float]


def hexagon_centres(columns: ArrayLike, rows: ArrayLike) -> NDArray[np.float64]:
    """Return the centres of hexagons with unit sides and corners on top, float64 (n, 2).

    Rows run downwards, and each is half a hexagon further to the right than the one above; a
    cell's neighbours are (column ± 1, row), (column, row ± 1), (column + 1, row - 1) and
    (column - 1, row + 1).
    """
    column, row = np.asarray(columns, dtype=np.float64), np.asarray(rows, dtype=np.float64)
    return np.stack([np.sqrt(3) * (column + row / 2), -1.5 * row], axis=-1)


def hexagon(centre: ArrayLike, radius: float = 1.0) -> Polygon:
    """Return a hexagon with a corner on top, counter-clockwise, float64 (6, 2)."""
    angles = np.radians(30 + 60 * np.arange(6))
    return np.asarray(centre) + radius * np.stack([np.cos(angles), np.sin(angles)], axis=1)


def square(centre: ArrayLike, half_side: float = 0.5) -> Polygon:
    """Return a square with level sides, counter-clockwise, float64 (4, 2)."""
    return np.asarray(centre, dtype=np.float64) + half_side * _SQUARE


def raised(flat: ArrayLike, height: float = 0.0) -> NDArray[np.float64]:
    """Return points of the plane at a height in space, float64 (points, 3)."""
    points = np.asarray(flat, dtype=np.float64)
    return np.column_stack([points, np.full(len(points), height)])


def centred(cells: tuple[Polygon, ...], centres: NDArray[np.float64], margin: float) -> Plan:
    """Move cells so that their bounding box lies around the origin, with a margin around it."""
    corners = np.concatenate(cells)
    low, high = corners.min(axis=0), corners.max(axis=0)
    middle = (low + high) / 2
    width, height = (high - low) / 2 + margin
    return Plan(
        tuple(cell - middle for cell in cells), centres - middle, (float(width), float(height))
    )


def convex_hull(points: NDArray[np.float64]) -> Polygon:
    """Return the convex hull of points, float64 (n, 2), counter-clockwise.

    This is A. M. Andrew's monotone chain (1979). It leaves out flat corners afterwards: along the
    way, one of two points that are as far left but for rounding could be taken for flat.
    """
    ordered = sorted(map(tuple, points.tolist()))
    chains = []
    for row in (ordered, ordered[::-1]):
        chain: list[tuple[float, float]] = []
        for point in row:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        chains += chain[:-1]
    return np.array(_without_flat(chains))


def _without_flat(corners: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the corners of a convex polygon that are more than points on a side."""
    kept: list[tuple[float, float]] = []
    for number, corner in enumerate(corners):
        before = kept[-1] if kept else corners[-1]
        after = corners[number + 1] if number + 1 < len(corners) else (kept or corners)[0]
        if _turn(before, corner, after) > _FLAT:
            kept.append(corner)
    return kept


def _turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
