"""A polyhedron's surface cut into one cell a site: face pads, edge bars and vertex caps.

Each corner of each face gives two points in the face's plane: at a fixed distance ``reach`` along
either side from the corner and ``width`` inwards from it. The face's cell joins all of its points,
an edge's cell the four points beside it, a vertex's cell the points around it. Since the same two
lengths serve the whole solid, bars are rectangles and neighbouring cells share their borders.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.geometry.polyhedron import Polyhedron, sides

_WIDTH = 0.155  # of the shortest edge: a bar's width measured on one of its two faces
_MARGIN = 0.065  # of the shortest edge: how far a cap reaches beyond the bars' crossing


@dataclass(frozen=True, slots=True)
class CellSizes:
    """The two lengths that shape the cells, in the polyhedron's unit."""

    width: float
    reach: float


def cell_sizes(polyhedron: Polyhedron) -> CellSizes:
    """Return lengths for which every cell of the polyhedron is a proper convex polygon."""
    ends = polyhedron.vertices[np.array(polyhedron.edges)]
    shortest = float(np.linalg.norm(ends[:, 1] - ends[:, 0], axis=1).min())
    width = _WIDTH * shortest
    crossing = width / np.tan(_sharpest_corner(polyhedron) / 2)
    return CellSizes(width, crossing + _MARGIN * shortest)


def surface_cells(polyhedron: Polyhedron) -> tuple[Polygon, ...]:
    """Return the cells of faces, edges and vertices, counter-clockwise seen from outside.

    Each is float64 (corners, 3); together they are a closed surface.
    """
    points = _corner_points(polyhedron, cell_sizes(polyhedron))
    return tuple(
        _face_cells(polyhedron, points)
        + _edge_cells(polyhedron, points)
        + _vertex_cells(polyhedron, points)
    )


_Points = dict[tuple[int, int, int], NDArray[np.float64]]


def _corner_points(polyhedron: Polyhedron, sizes: CellSizes) -> _Points:
    """Return the point of each (face, vertex, other end of the side)."""
    points: _Points = {}
    for number, face in enumerate(polyhedron.faces):
        normal = polyhedron.face_normals[number]
        for a, b in sides(face):
            start, end = polyhedron.vertices[a], polyhedron.vertices[b]
            along = (end - start) / np.linalg.norm(end - start)
            inwards = sizes.width * np.cross(normal, along)
            points[number, a, b] = start + sizes.reach * along + inwards
            points[number, b, a] = end - sizes.reach * along + inwards
    return points


def _face_cells(polyhedron: Polyhedron, points: _Points) -> list[Polygon]:
    return [
        np.array([p for a, b in sides(face) for p in (points[f, a, b], points[f, b, a])])
        for f, face in enumerate(polyhedron.faces)
    ]


def _edge_cells(polyhedron: Polyhedron, points: _Points) -> list[Polygon]:
    return [
        np.array([points[right, a, b], points[right, b, a], points[left, b, a], points[left, a, b]])
        for (a, b), (left, right) in zip(polyhedron.edges, polyhedron.edge_faces, strict=True)
    ]


def _vertex_cells(polyhedron: Polyhedron, points: _Points) -> list[Polygon]:
    cells = []
    for vertex, faces in enumerate(polyhedron.vertex_faces):
        corners = []
        for f in faces:
            face = polyhedron.faces[f]
            k = face.index(vertex)
            corners += [
                points[f, vertex, face[(k + 1) % len(face)]],
                points[f, vertex, face[k - 1]],
            ]
        cells.append(np.array(corners))
    return cells


def _sharpest_corner(polyhedron: Polyhedron) -> float:
    """Return the smallest angle between neighbouring sides of a face, in radians."""
    angles = []
    for face in polyhedron.faces:
        corners = polyhedron.vertices[list(face)]
        onwards = np.roll(corners, -1, axis=0) - corners
        onwards /= np.linalg.norm(onwards, axis=1, keepdims=True)
        turns = np.einsum("ij,ij->i", onwards, np.roll(onwards, 1, axis=0))
        angles.append(np.pi - np.arccos(np.clip(turns, -1, 1)))
    return float(np.concatenate(angles).min())
