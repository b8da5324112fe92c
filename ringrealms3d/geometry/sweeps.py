"""Surfaces that a section sweeps along a path, with the ends closed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.geometry.plane import raised
from ringrealms3d.geometry.shapes import circle, polygons, walls
from ringrealms3d.geometry.triangles import fan, with_area

Points = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """A convex outline across a path, counter-clockwise seen against its direction.

    Attributes:
        points: float64 (points, 2), to the left of the path and upwards.
        normals: float64 (points, 2), unit.
        edges: int64 (edges, 2), the points between which there is a surface.
    """

    points: Polygon
    normals: Polygon
    edges: NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Path:
    """Points in space, and the unit direction of the path at each of them.

    Attributes:
        points: float64 (points, 3).
        directions: float64 (points, 3), none of them upright.
    """

    points: Points
    directions: Points


def round_section(radius: float, corners: int, middle: float) -> Section:
    """Return a circle at a height, with smooth normals."""
    normals = circle(corners)
    k = np.arange(corners)
    edges = np.column_stack([k, (k + 1) % corners])
    return Section(radius * normals + (0.0, middle), normals, edges)


def flat_section(outline: Polygon) -> Section:
    """Return a convex outline, float64 (corners, 2), counter-clockwise, with sharp corners."""
    ends = np.roll(outline, -1, axis=0)
    along = ends - outline
    normals = np.column_stack([along[:, 1], -along[:, 0]])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    k = 2 * np.arange(len(outline))
    return Section(
        np.stack([outline, ends], axis=1).reshape(-1, 2),
        np.repeat(normals, 2, axis=0),
        np.column_stack([k, k + 1]),
    )


def swept(material: str, path: Path, section: Section) -> Surface:
    """Return the closed surface that a section sweeps along a path."""
    left = np.cross([0.0, 0.0, 1.0], path.directions)
    left /= np.linalg.norm(left, axis=1, keepdims=True)
    frames = np.stack([left, np.cross(path.directions, left)], axis=1)
    rows = path.points[:, None] + section.points @ frames
    count = len(section.points)
    starts = count * np.arange(len(rows) - 1)[:, None]
    first, second = (section.edges[None, :, k] + starts for k in (0, 1))
    quads = np.stack([first, second, second + count, first + count], axis=2).reshape(-1, 4)
    caps = [(rows[0][::-1], -path.directions[0]), (rows[-1], path.directions[-1])]
    sides = len(rows) * count
    points = np.concatenate([rows.reshape(-1, 3), *(points for points, _ in caps)])
    lids = fan(count, sides), fan(count, sides + count)
    return Surface(
        material,
        points,
        np.concatenate(
            [
                (section.normals @ frames).reshape(-1, 3),
                *(np.broadcast_to(normal, points.shape) for points, normal in caps),
            ]
        ),
        with_area(points, np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]], *lids])),
    )


def straight(start: tuple[float, float], end: tuple[float, float]) -> Path:
    """Return a level straight path."""
    points = np.array([(*start, 0.0), (*end, 0.0)])
    way = points[1] - points[0]
    return Path(points, np.broadcast_to(way / np.linalg.norm(way), points.shape).copy())


def bend(centre: tuple[float, float], radius: float, start: float, stop: float, steps: int) -> Path:
    """Return a level part of a circle from one angle to another, in degrees."""
    angles = np.radians(np.linspace(start, stop, steps))
    x, y, level = np.cos(angles), np.sin(angles), np.zeros(steps)
    points = np.column_stack([centre[0] + radius * x, centre[1] + radius * y, level])
    directions = np.sign(stop - start) * np.column_stack([-y, x, level])
    return Path(points, directions)


def arch(
    start: tuple[float, float], end: tuple[float, float], height: float, span: float, steps: int
) -> Path:
    """Return a straight path that rises smoothly to a height in its middle and comes down again.

    Args:
        span: how much of its length, around the middle, is raised; at most all of it.
    """
    low, high = np.array(start), np.array(end)
    length = float(np.linalg.norm(high - low))
    along = np.linspace(-0.5, 0.5, steps) * span
    angles = 2 * np.pi * along / span
    rise = height * (1 + np.cos(angles)) / 2
    slope = -np.pi * height * np.sin(angles) / span
    far = np.concatenate([[-length / 2], along, [length / 2]])
    flat = (low + high) / 2 + far[:, None] * (high - low) / length
    tilt = np.concatenate([[0.0], slope, [0.0]])
    forward = np.broadcast_to((high - low) / length, flat.shape)
    directions = np.column_stack([forward, tilt])
    directions /= np.linalg.norm(directions, axis=1, keepdims=True)
    points = np.column_stack([flat, np.concatenate([[0.0], rise, [0.0]])])
    return Path(points, directions)


def lofted(material: str, outline: Polygon, profile: Sequence[tuple[float, float]]) -> Surface:
    """Return the flat faces between copies of an outline, from one copy to the next.

    Args:
        outline: float64 (corners, 2), convex around the origin, counter-clockwise.
        profile: for each copy how large it is and how high, along the surface with the outside on
            the right: from below upwards on a wall that is seen from afar.
    """
    rings = [raised(scale * outline, height) for scale, height in profile]
    return polygons(material, [face for pair in pairwise(rings) for face in walls(*pair)])
