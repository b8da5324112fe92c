"""A polyhedron's surface cut into one cell per site: face pads, edge bars and vertex caps.

Each corner of each face gives two points in the face's plane: at the distance ``reach`` of its
vertex along either side from the corner, and the ``width`` of its face inwards from it. The face's
cell joins all of its points, an edge's cell the four points beside it, a vertex's cell the points
around it. Every bar is a rectangle, and neighbouring cells share their borders.

On a solid with even edges one reach and one width serve all. Elsewhere a vertex's reach shrinks
with its shortest edge, and a face's width with its sharpest corners.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.geometry.polygon import inradius
from ringrealms3d.geometry.polyhedron import Polyhedron, sides
from ringrealms3d.geometry.vectors import crossed

_WIDTH = 0.155  # of the middle edge: a bar's width measured on one of its two faces
_MARGIN = 0.065  # of the middle edge: how far a cap reaches beyond the bars' crossing
_CROSSING = 0.805  # of a reach: the crossing of the bars, at most
_LONGEST_REACH = 0.3335  # of the shortest edge at a vertex
_WIDEST = 0.55  # of the largest circle around a face's centre

Flag = tuple[int, int, int]  # a face, a vertex, and the other end of the side


@dataclass(frozen=True, slots=True, eq=False)
class CellSizes:
    """The lengths that shape the cells, in the polyhedron's unit.

    Attributes:
        width: a bar's width on one of its faces where nothing is in its way.
        widths: float64 (faces,), the width of the bars on each face.
        reaches: float64 (vertices,), how far each cap reaches along the edges.
    """

    width: float
    widths: NDArray[np.float64]
    reaches: NDArray[np.float64]


def cell_sizes(polyhedron: Polyhedron) -> CellSizes:
    """Return lengths for which every cell of the polyhedron is a proper polygon."""
    lengths = _edge_lengths(polyhedron)
    middle = float(np.median(lengths))
    width, margin = _WIDTH * middle, _MARGIN * middle
    corners = [half_corners(polyhedron.vertices[list(face)]) for face in polyhedron.faces]
    sharpest = np.full(len(polyhedron.vertices), np.inf)
    for face, slopes in zip(polyhedron.faces, corners, strict=True):
        sharpest[list(face)] = np.minimum(sharpest[list(face)], slopes)
    shortest = np.array([lengths[list(edges)].min() for edges in polyhedron.vertex_edges])
    reaches = np.minimum(width / sharpest + margin, _LONGEST_REACH * shortest)
    room = np.maximum(reaches - margin, _CROSSING * reaches)
    widths = [
        min(width, float((room[list(face)] * slopes).min()), _WIDEST * _inradius(polyhedron, f))
        for f, (face, slopes) in enumerate(zip(polyhedron.faces, corners, strict=True))
    ]
    return CellSizes(width, np.array(widths), reaches)


def surface_cells(polyhedron: Polyhedron) -> tuple[Polygon, ...]:
    """Return the cells of faces, edges and vertices, counter-clockwise seen from outside.

    Each is float64 (corners, 3); together they are a closed surface.
    """
    return joined_cells(polyhedron, corner_points(polyhedron, cell_sizes(polyhedron)))


def joined_cells(polyhedron: Polyhedron, points: Mapping[Flag, Polygon]) -> tuple[Polygon, ...]:
    """Return the cells that join the points of the flags around each face, edge and vertex."""
    return tuple(
        _face_cells(polyhedron, points)
        + _edge_cells(polyhedron, points)
        + _vertex_cells(polyhedron, points)
    )


def corner_points(polyhedron: Polyhedron, sizes: CellSizes) -> dict[Flag, Polygon]:
    """Return the points of the flags around each face, with one reach for each vertex."""
    points: dict[Flag, Polygon] = {}
    for number, face in enumerate(polyhedron.faces):
        normal = polyhedron.face_normals[number]
        for a, b in sides(face):
            start, end = polyhedron.vertices[a], polyhedron.vertices[b]
            along = (end - start) / np.linalg.norm(end - start)
            inwards = sizes.widths[number] * crossed(normal, along)
            points[number, a, b] = start + sizes.reaches[a] * along + inwards
            points[number, b, a] = end - sizes.reaches[b] * along + inwards
    return points


def _face_cells(polyhedron: Polyhedron, points: Mapping[Flag, Polygon]) -> list[Polygon]:
    return [
        np.array([p for a, b in sides(face) for p in (points[f, a, b], points[f, b, a])])
        for f, face in enumerate(polyhedron.faces)
    ]


def _edge_cells(polyhedron: Polyhedron, points: Mapping[Flag, Polygon]) -> list[Polygon]:
    return [
        np.array([points[right, a, b], points[right, b, a], points[left, b, a], points[left, a, b]])
        for (a, b), (left, right) in zip(polyhedron.edges, polyhedron.edge_faces, strict=True)
    ]


def _vertex_cells(polyhedron: Polyhedron, points: Mapping[Flag, Polygon]) -> list[Polygon]:
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


def _edge_lengths(polyhedron: Polyhedron) -> NDArray[np.float64]:
    ends = polyhedron.vertices[np.array(polyhedron.edges)]
    return np.asarray(np.linalg.norm(ends[:, 1] - ends[:, 0], axis=1))


def half_corners(polygon: Polygon) -> NDArray[np.float64]:
    """Return the tangents of half the angles at a polygon's corners, float64 (corners,)."""
    onwards = np.roll(polygon, -1, axis=0) - polygon
    onwards /= np.linalg.norm(onwards, axis=1, keepdims=True)
    turns = np.einsum("ij,ij->i", onwards, np.roll(onwards, 1, axis=0))
    return np.asarray(np.tan((np.pi - np.arccos(np.clip(turns, -1, 1))) / 2))


def _inradius(polyhedron: Polyhedron, face: int) -> float:
    return inradius(
        polyhedron.vertices[list(polyhedron.faces[face])], polyhedron.face_centres[face]
    )
