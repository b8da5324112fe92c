"""The orientation of a solid, and the numbering of its faces, edges and vertices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.geometry.polyhedron import Face, Polyhedron, sides
from ringrealms3d.geometry.uniform import SOLIDS, Solid, uniform_polyhedron

Points = NDArray[np.float64]

_TURN = 2 * np.pi
_DIGITS = 6
_NOISE = 1e-15
_ON_AXIS = 1e-4
_STEEP = 1 - 1e-6  # the least z of the normal of a face on top


def solid(name: str) -> Solid:
    """Return the solid with this short name.

    Raises:
        ValueError: there is no such solid; the message lists the solids.
    """
    for known in SOLIDS:
        if known.name == name:
            return known
    raise UserError(
        "no realm '{name}' (choose from {names})",
        name=name,
        names=", ".join(s.name for s in SOLIDS),
    )


@cache
def realm_polyhedron(name: str) -> Polyhedron:
    """Return a realm's solid, circumradius 1, standing upright and numbered.

    An axis of its highest rotational order points up, with the largest face that this allows on
    top. That face's vertex at azimuth 0 is the one whose counter-clockwise side borders the larger
    neighbour, which settles the two ways in which, say, the octagons of tic could stand.
    """
    return numbered(standing(uniform_polyhedron(solid(name))))


def standing(polyhedron: Polyhedron) -> Polyhedron:
    """Turn a solid with an axis along z so that its larger end is up and its first vertex east."""
    if _sides_on_top(polyhedron) < _sides_on_top(turned(polyhedron, np.diag([1.0, -1.0, -1.0]))):
        polyhedron = turned(polyhedron, np.diag([1.0, -1.0, -1.0]))
    return facing_east(polyhedron)


def facing_east(polyhedron: Polyhedron) -> Polyhedron:
    """Turn a solid about the z axis so that the first vertex of its top face is at azimuth 0.

    Where a vertex or an edge is on top, the highest vertex off the axis is the first one.
    """
    top = _top_face(polyhedron)
    first = _highest_vertex(polyhedron) if top is None else _first_vertex(polyhedron, top)
    x, y, _ = polyhedron.vertices[first]
    back = -np.arctan2(y, x)
    rotation = np.array(
        [[np.cos(back), -np.sin(back), 0], [np.sin(back), np.cos(back), 0], [0, 0, 1]]
    )
    return turned(polyhedron, rotation)


def site_order(centres: Points) -> NDArray[np.intp]:
    """Return the indices that sort centres by falling z, then azimuth in [0, 2 pi).

    Both are rounded to 1e-6 first, so that noise in the last bits changes nothing.
    """
    height = np.round(centres[:, 2], _DIGITS)
    azimuth = np.round(np.arctan2(centres[:, 1], centres[:, 0]) % _TURN, _DIGITS)
    azimuth[azimuth == np.round(_TURN, _DIGITS)] = 0.0
    return np.lexsort((azimuth, -height))


def numbered(
    polyhedron: Polyhedron, site_order: Callable[[Points], NDArray[np.intp]] = site_order
) -> Polyhedron:
    """Renumber vertices, faces and edges by falling z, then rising azimuth of their centres."""
    order = site_order(polyhedron.vertices)
    vertices = polyhedron.vertices[order]
    vertices[np.abs(vertices) < _NOISE] = 0.0
    new = {int(old): i for i, old in enumerate(order)}
    faces = [_smallest_first(tuple(new[v] for v in face)) for face in polyhedron.faces]
    edges = [(min(new[a], new[b]), max(new[a], new[b])) for a, b in polyhedron.edges]
    return Polyhedron(
        vertices,
        tuple(faces[i] for i in site_order(polyhedron.face_centres)),
        tuple(edges[i] for i in site_order(polyhedron.edge_centres)),
    )


def turned(polyhedron: Polyhedron, rotation: Points) -> Polyhedron:
    """Return a polyhedron rotated by a matrix, float64 (3, 3)."""
    return Polyhedron(polyhedron.vertices @ rotation.T, polyhedron.faces, polyhedron.edges)


def opened_upwards(form: Polyhedron) -> Polyhedron:
    """Turn the first face of a solid upwards, where maps open it, its first vertex to azimuth 0."""
    z = form.face_normals[0]
    arm = form.vertices[form.faces[0][0]]
    x = arm - (arm @ z) * z
    x /= np.linalg.norm(x)
    return turned(form, np.stack([x, np.cross(z, x), z]))


def _top_face(polyhedron: Polyhedron) -> int | None:
    highest = int(np.argmax(polyhedron.face_normals[:, 2]))
    return highest if polyhedron.face_normals[highest, 2] > _STEEP else None


def _sides_on_top(polyhedron: Polyhedron) -> int:
    top = _top_face(polyhedron)
    return 0 if top is None else len(polyhedron.faces[top])


def _highest_vertex(polyhedron: Polyhedron) -> int:
    across = np.hypot(polyhedron.vertices[:, 0], polyhedron.vertices[:, 1])
    heights = np.where(across > _ON_AXIS, polyhedron.vertices[:, 2], -np.inf)
    return int(np.argmax(heights))


def _first_vertex(polyhedron: Polyhedron, top: int) -> int:
    def neighbour_sides(side: tuple[int, int]) -> int:
        edge = polyhedron.edges.index((min(side), max(side)))
        return sum(len(polyhedron.faces[f]) for f in polyhedron.edge_faces[edge])

    return max(sides(polyhedron.faces[top]), key=neighbour_sides)[0]


def _smallest_first(face: Face) -> Face:
    start = face.index(min(face))
    return face[start:] + face[:start]
