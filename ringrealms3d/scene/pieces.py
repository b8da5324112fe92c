"""Pieces and marks that stand on sites: turned shapes of unit radius, placed by numpy.

The two seats differ in shape as well as in colour: seat 0 has smooth lenses, seat 1 has discs with
a raised rim around a hollow.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import SolidLayout
from ringrealms3d.scene.mesh_data import MeshData, merged, strip

Profile = NDArray[np.float64]

_SEGMENTS = 44
_DOT_SEGMENTS = 20


def stone_mesh(layout: SolidLayout, stones: NDArray[np.int8], seat: int) -> MeshData:
    """Return all stones of a seat as one mesh."""
    return _at_sites(layout, _stone(seat), np.flatnonzero(stones == seat + 1), 1.0)


def last_mesh(layout: SolidLayout, sites: tuple[int, ...]) -> MeshData:
    """Return a ring around the foot of each of these sites' stones."""
    return _at_sites(layout, _ring(), np.array(sites, dtype=np.int64), 1.0)


def dot_mesh(layout: SolidLayout, sites: tuple[int, ...]) -> MeshData:
    """Return a small flat dot on each of these sites."""
    return _at_sites(layout, _dot(), np.array(sites, dtype=np.int64), 0.2)


def candidate_mesh(layout: SolidLayout, sites: tuple[int, ...]) -> MeshData:
    """Return a broad flat disc on each of these sites."""
    return _at_sites(layout, _dot(), np.array(sites, dtype=np.int64), 0.5)


def best_mesh(layout: SolidLayout, sites: tuple[int, ...]) -> MeshData:
    """Return a ring around the disc on each of these sites."""
    return _at_sites(layout, _ring(), np.array(sites, dtype=np.int64), 0.66)


def cross_mesh(layout: SolidLayout, sites: tuple[int, ...]) -> MeshData:
    """Return a flat cross on each of these sites."""
    return _at_sites(layout, _CROSS, np.array(sites, dtype=np.int64), 0.62)


@cache
def _stone(seat: int) -> MeshData:
    return _turned(_STONES[seat], _SEGMENTS)


@cache
def _ring() -> MeshData:
    return _turned(_RING, _SEGMENTS)


@cache
def _dot() -> MeshData:
    return _turned(_DOT, _DOT_SEGMENTS)


def _turned(profile: Profile, segments: int) -> MeshData:
    """Return the surface that a profile of (radius, height) rows sweeps around the z axis.

    The profile runs from the foot's rim to the axis. Normals are the profile's, smoothed.
    """
    angles = np.arange(segments) * 2 * np.pi / segments
    circle = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    slopes = np.gradient(profile, axis=0)
    across = np.stack([slopes[:, 1], -slopes[:, 0]], axis=1)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    triangles = [strip(segments, i * segments, (i + 1) * segments) for i in range(len(profile) - 1)]
    points = _swept(profile, circle)
    return MeshData(
        points, _swept(across, circle), np.concatenate(triangles), np.zeros(len(points), np.int64)
    )


def _swept(rows: Profile, circle: NDArray[np.float64]) -> NDArray[np.float64]:
    """Turn (radius, height) rows around the axis, float64 (rows * segments, 3)."""
    flat = rows[:, None, :1] * circle[None]
    heights = np.broadcast_to(rows[:, None, 1:], (*flat.shape[:2], 1))
    return np.concatenate([flat, heights], axis=2).reshape(-1, 3)


def _at_sites(
    layout: SolidLayout, shape: MeshData, sites: NDArray[np.int64], scale: float
) -> MeshData:
    """Return copies of a shape, one on each site, sized by the site's radius."""
    frames = _frames(layout.normals[sites])
    sizes = scale * layout.radii[sites]
    points = shape.points @ frames * sizes[:, None, None]
    points += layout.centres[sites][:, None]
    normals = shape.normals @ frames
    starts = np.arange(len(sites))[:, None, None] * len(shape.points)
    return MeshData(
        points.reshape(-1, 3),
        normals.reshape(-1, 3),
        (shape.triangles[None] + starts).reshape(-1, 3),
        np.repeat(sites, len(shape.points)),
    )


def _frames(normals: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return for each normal three unit rows x, y, z with z along it, float64 (n, 3, 3)."""
    upright = np.abs(normals[:, 2:]) < 0.9
    helper = np.where(upright, [[0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0]])
    x = np.cross(helper, normals)
    x /= np.linalg.norm(x, axis=1, keepdims=True)
    return np.stack([x, np.cross(normals, x), normals], axis=1)


def _bars(angles: tuple[float, ...], width: float, height: float) -> MeshData:
    """Return flat bars of unit length through the middle, turned by some angles in radians."""
    corners = np.array([[-1, -width], [1, -width], [1, width], [-1, width]])
    bars = []
    for angle in angles:
        turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        points = np.column_stack([corners @ turn, np.full(4, height)])
        up = np.tile([0.0, 0.0, 1.0], (4, 1))
        bars.append(MeshData(points, up, np.array([[0, 1, 2], [0, 2, 3]]), np.zeros(4, np.int64)))
    return merged(bars)


def _arc(
    start: float, stop: float, middle: tuple[float, float], radii: tuple[float, float], steps: int
) -> Profile:
    """Return points on an ellipse around ``middle`` from one angle to another, in degrees."""
    t = np.radians(np.linspace(start, stop, steps))
    return np.column_stack([middle[0] + radii[0] * np.cos(t), middle[1] + radii[1] * np.sin(t)])


_LENS = np.concatenate([[[0.97, -0.02]], _arc(0, 90, (0.0, 0.06), (1.0, 0.46), 12)])
_HOLLOW = np.concatenate(
    [
        [[1.0, -0.02], [1.0, 0.16]],
        _arc(0, 90, (0.84, 0.24), (0.16, 0.18), 6),
        _arc(90, 160, (0.66, 0.24), (0.14, 0.18), 4),
        [[0.52, 0.27], [0.44, 0.235], [0.0, 0.215]],
    ]
)
_STONES = (_LENS, _HOLLOW)
_RING = _arc(0, 180, (1.14, 0.0), (0.12, 0.14), 9)
_DOT = np.array([[1.0, 0.0], [0.9, 0.1], [0.0, 0.12]])
_CROSS = _bars((np.pi / 4, -np.pi / 4), width=0.17, height=0.05)
