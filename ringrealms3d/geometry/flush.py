"""A polyhedron's surface cells with caps that are as plane as they can be.

With one reach for all faces around a vertex, its cap bends wherever these faces differ, and a pad
on it stands far above the bars beside it. Here each face has a reach of its own at each vertex:
longer on sharp corners, shorter on blunt ones, so that the cap's corners come to lie in one plane.
Bars stay plane, because a point that moves along a side stays in the plane of its bar.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.geometry.polyhedron import Polyhedron, sides
from ringrealms3d.geometry.surface import (
    CellSizes,
    Flag,
    cell_sizes,
    corner_points,
    half_corners,
    joined_cells,
)

_BEYOND = 1.1  # of the bars' crossing on a face: the shortest reach
_LONGEST = 0.42  # of a side: the longest reach


def flush_cells(polyhedron: Polyhedron) -> tuple[Polygon, ...]:
    """Return the cells of faces, edges and vertices, counter-clockwise seen from outside.

    Each is float64 (corners, 3); together they are a closed surface.
    """
    sizes = cell_sizes(polyhedron)
    points = corner_points(polyhedron, sizes)
    for vertex in range(len(polyhedron.vertices)):
        points |= _levelled(polyhedron, sizes, vertex)
    return joined_cells(polyhedron, points)


def _levelled(polyhedron: Polyhedron, sizes: CellSizes, vertex: int) -> dict[Flag, Polygon]:
    """Return the points around a vertex, in one plane as far as the sides have room."""
    faces = polyhedron.vertex_faces[vertex]
    up = polyhedron.face_normals[list(faces)].sum(axis=0)
    up /= np.linalg.norm(up)
    middle = polyhedron.vertices[vertex]
    flags: list[Flag] = []
    alongs: list[NDArray[np.float64]] = []
    insets: list[NDArray[np.float64]] = []
    ranges: list[tuple[float, float]] = []
    for face in faces:
        corners = polyhedron.faces[face]
        slope = half_corners(polyhedron.vertices[list(corners)])[corners.index(vertex)]
        crossing = sizes.widths[face] / slope
        for start, end in sides(corners):
            if vertex not in (start, end):
                continue
            side = polyhedron.vertices[end] - polyhedron.vertices[start]
            length = float(np.linalg.norm(side))
            side /= length
            other = end if vertex == start else start
            flags.append((face, vertex, other))
            alongs.append(side if vertex == start else -side)
            insets.append(sizes.widths[face] * np.cross(polyhedron.face_normals[face], side))
            longest = max(_LONGEST * length, float(sizes.reaches[vertex]))
            ranges.append((min(_BEYOND * crossing, float(sizes.reaches[vertex])), longest))
    along, inset = np.array(alongs), np.array(insets)
    falls, drops = -along @ up, -inset @ up
    shortest, longest_reaches = np.array(ranges).T
    least = float((shortest * falls + drops).max())
    most = float((longest_reaches * falls + drops).min())
    usual = float((sizes.reaches[vertex] * falls + drops).mean())
    depth = max(least, min(most, usual))
    reaches = np.clip((depth - drops) / falls, shortest, longest_reaches)
    points = middle + reaches[:, None] * along + inset
    return dict(zip(flags, points, strict=True))
