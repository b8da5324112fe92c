"""The board as an object: a dark body, and on it a raised pad with a soft rim a place."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.geometry.triangles import fan, strip
from ringrealms3d.scene.mesh_data import MeshData, merged

_RIM = 0.16  # of a pad's inner radius: the width of its rounded rim
_WIDEST_RIM = 0.010
_DEPTH = 0.020  # from a pad's top down to the body


def pad_mesh(layout: SolidLayout) -> MeshData:
    """Return all pads as one mesh; the points of a pad belong to its place."""
    pairs = zip(layout.pads, layout.normals, strict=True)
    return merged(_pad(site, *pair) for site, pair in enumerate(pairs))


def body_mesh(layout: SolidLayout) -> MeshData:
    """Return the closed body below the pads of a solid, nothing for other boards."""
    return merged(_sunken(site, cell) for site, cell in enumerate(layout.cells))


def _pad(site: int, outline: Polygon, normal: NDArray[np.float64]) -> MeshData:
    """Return one pad: its top, a rim that falls off smoothly, its walls and its underside."""
    corners = len(outline)
    centre = outline.mean(axis=0)
    inner_radius = float(np.linalg.norm(outline - centre, axis=1).min())
    rim = min(_RIM * inner_radius, _WIDEST_RIM)
    top = centre + (outline - centre) * (1 - rim / inner_radius)
    shoulder = outline - rim * normal
    foot = outline - _DEPTH * normal
    outwards = _corner_directions(outline, normal)
    upwards = np.broadcast_to(normal, top.shape)
    triangles = [
        fan(corners),
        strip(corners, outer=2 * corners, inner=corners),
        strip(corners, outer=4 * corners, inner=3 * corners),
        fan(corners)[:, ::-1] + 5 * corners,
    ]
    return MeshData(
        points=np.concatenate([top, top, shoulder, shoulder, foot, foot]),
        normals=np.concatenate([upwards, upwards, outwards, outwards, outwards, -upwards]),
        triangles=np.concatenate(triangles),
        owners=np.full(6 * corners, site),
    )


def _corner_directions(outline: Polygon, normal: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return for each corner the unit direction away from the pad, in its plane."""
    along = np.roll(outline, -1, axis=0) - outline
    sideways = np.cross(along, normal)
    sideways /= np.linalg.norm(sideways, axis=1, keepdims=True)
    sums = sideways + np.roll(sideways, 1, axis=0)
    return np.asarray(sums / np.linalg.norm(sums, axis=1, keepdims=True))


def _sunken(site: int, cell: Polygon) -> MeshData:
    """Return a cell as a fan around its middle, lowered towards the middle of the board."""
    points = np.concatenate([cell, cell.mean(axis=0)[None]]) * (1 - 0.9 * _DEPTH)
    corners = len(cell)
    k = np.arange(corners)
    triangles = np.stack([k, (k + 1) % corners, np.full(corners, corners)], axis=1)
    normal = np.cross(points[1] - points[0], points[2] - points[0])
    normals = np.broadcast_to(normal / np.linalg.norm(normal), points.shape)
    return MeshData(points, normals.copy(), triangles, np.full(corners + 1, site))
