"""Any convex polyhedron turned upright and numbered like the sixteen realms.

An axis of the highest order of rotation points up, with the largest face that this allows on top:
the one with the most sides, and of these the one with the largest area. A solid without rotations
has its largest face on top. Coordinates from files are not exact, so heights and azimuths that
differ by less than 1e-5 count as equal.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.geometry.polygon import area_vector
from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.standing import facing_east, numbered, turned
from ringrealms3d.geometry.symmetry import symmetries

_SAME = 1e-4  # how far a rotation may miss the vertices, the circumradius being 1
_LEVEL = 1e-5
_STEEP = 1 - 1e-6  # the least cosine between the axis and the normal of a face on top
_DIGITS = 4
_TURN = 2 * np.pi

Vector = NDArray[np.float64]


def upright(polyhedron: Polyhedron) -> Polyhedron:
    """Return the polyhedron standing upright, its faces, edges and vertices numbered."""
    up = max(_directions(polyhedron), key=lambda axis: _size_on_top(polyhedron, axis))
    standing = turned(polyhedron, _rotation_to_z(up))
    return numbered(facing_east(standing), level_order)


def level_order(centres: Vector) -> NDArray[np.intp]:
    """Return the indices that sort centres by falling z, then azimuth in [0, 2 pi)."""
    azimuth = np.arctan2(centres[:, 1], centres[:, 0]) % _TURN
    azimuth[np.hypot(centres[:, 0], centres[:, 1]) < _LEVEL] = 0.0
    azimuth[azimuth > _TURN - _LEVEL] = 0.0
    return np.lexsort((_levels(azimuth), -_levels(centres[:, 2])))


def _levels(values: Vector) -> NDArray[np.int64]:
    """Return ranks that rise with the values and are equal for nearly equal ones."""
    order = np.argsort(values)
    steps = np.diff(values[order], prepend=values[order[0]]) > _LEVEL
    levels = np.empty(len(values), dtype=np.int64)
    levels[order] = np.cumsum(steps)
    return levels


def _directions(polyhedron: Polyhedron) -> list[Vector]:
    """Return the directions that may point up: both ends of the best axes, else face normals."""
    axes = _axes(polyhedron)
    if not axes:
        return list(polyhedron.face_normals)
    highest = max(order for order, _ in axes)
    ends = [axis for order, axis in axes if order == highest]
    return [sign * axis for axis in ends for sign in (1.0, -1.0)]


def _axes(polyhedron: Polyhedron) -> list[tuple[int, Vector]]:
    """Return the orders and axes of the rotations of the solid itself, not only of its net."""
    first_vertex = len(polyhedron.faces) + len(polyhedron.edges)
    moves = symmetries(polyhedron).rotations[1:, first_vertex:].astype(np.int64) - first_vertex
    fitted = [(_order(move), _rotation(polyhedron.vertices, move)) for move in moves]
    return [(order, _axis(turn)) for order, turn in fitted if turn is not None]


def _rotation(vertices: Vector, move: NDArray[np.int64]) -> Vector | None:
    """Return the rotation that moves the vertices so, or None (Kabsch's algorithm)."""
    target = vertices[move]
    left, _, right = np.linalg.svd(target.T @ vertices)
    rotation = left @ np.diag([1.0, 1.0, np.linalg.det(left @ right)]) @ right
    miss = np.linalg.norm(vertices @ rotation.T - target, axis=1).max()
    return rotation if miss < _SAME else None


def _axis(rotation: Vector) -> Vector:
    """Return the unit vector that a rotation leaves alone."""
    axis = np.linalg.svd(rotation - np.eye(3))[2][-1]
    return np.asarray(axis / np.linalg.norm(axis))


def _order(move: NDArray[np.int64]) -> int:
    """Return how often a permutation has to be done until all is as before."""
    order, moved = 1, move
    while (moved != np.arange(len(move))).any():
        order, moved = order + 1, move[moved]
    return order


def _size_on_top(polyhedron: Polyhedron, up: Vector) -> tuple[int, float]:
    """Return the sides and the area of the face that a direction is normal to."""
    slopes = polyhedron.face_normals @ up
    face = int(np.argmax(slopes))
    if slopes[face] < _STEEP:
        return 0, 0.0
    corners = polyhedron.vertices[list(polyhedron.faces[face])]
    return len(corners), round(float(np.linalg.norm(area_vector(corners))), _DIGITS)


def _rotation_to_z(up: Vector) -> Vector:
    helper = np.eye(3)[int(np.argmin(np.abs(up)))]
    x = np.cross(helper, up)
    x /= np.linalg.norm(x)
    return np.stack([x, np.cross(up, x), up])
