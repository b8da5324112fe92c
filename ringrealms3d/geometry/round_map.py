"""The 2-D map of any convex polyhedron, however thin or uneven: that of its canonical form.

On the unit sphere a vertex, an edge through it and a face at that edge (a flag) are the corners of
a triangle: the middles of the vertex's and the face's circles and the point where the edge touches.
Each triangle has one point, and a site's cell joins the points of its flags, so that cells neither
overlap nor leave gaps.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.rounded import rounded, tangent_points
from ringrealms3d.geometry.schlegel import FlatMap, map_of_cells
from ringrealms3d.geometry.standing import opened_upwards
from ringrealms3d.geometry.surface import joined_cells

Points = NDArray[np.float64]

_WIDTH = 0.31  # of half an edge: a bar's width on one face
_WIDEST = 0.54  # of the way from an edge to the middle of a face: the same, where that is less
_CORNER = 0.13  # of half an edge: how far a cap reaches beyond the bars' crossing


def round_map(polyhedron: Polyhedron) -> FlatMap:
    """Return the map of a numbered polyhedron, whose first face is opened.

    Raises:
        ValueError: the polyhedron has no canonical form that can be found.
    """
    form = opened_upwards(rounded(polyhedron))
    touching = tangent_points(form)
    vertices = form.vertices / np.linalg.norm(form.vertices, axis=1, keepdims=True)
    points = _flag_points(form, vertices, touching)
    centres = np.concatenate([form.face_normals, touching, vertices])
    return map_of_cells(form, joined_cells(form, points), centres)


def _flag_points(
    form: Polyhedron, vertices: Points, touching: Points
) -> dict[tuple[int, int, int], Polygon]:
    """Return the points of the flags by face, vertex, and the other end of the edge."""
    points = {}
    for edge, (ends, faces) in enumerate(zip(form.edges, form.edge_faces, strict=True)):
        for face in faces:
            for a, b in (ends, ends[::-1]):
                corners = vertices[a], touching[edge], form.face_normals[face]
                points[face, a, b] = _flag_point(*corners)
    return points


def _flag_point(vertex: Points, touching: Points, face: Points) -> Polygon:
    half_edge, inwards = (float(np.linalg.norm(end - touching)) for end in (vertex, face))
    share = min(_WIDTH * half_edge / inwards, _WIDEST)
    point = (1 - share - _CORNER) * vertex + _CORNER * touching + share * face
    return np.asarray(point / np.linalg.norm(point))
