"""From the faces of a mesh to the convex polyhedron that they are the surface of.

Two tolerances apply, both :data:`TOLERANCE` of the mesh's size (the diagonal of its bounding box):
points that are closer are one vertex, and points that are closer to a plane lie in it. So files
with six digits or in single precision give the same polyhedron as exact ones. Faces in one plane
are one face, and a point in fewer than three planes is no vertex.

Where faces of more than three corners are less plane than that, because the coordinates have few
digits, the second tolerance grows to what the faces need, up to :data:`NEARLY_PLANE`; a face that
is farther from plane is cut into triangles. Where such coordinates belong to triangles, those of
one face may bend a little: they are joined if rounding explains it, and what is not convex even so
is joined with :data:`NEARLY_PLANE`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, product

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.geometry.incidence import site_counts
from ringrealms3d.geometry.listed_faces import ListedFaces, as_listed, measured
from ringrealms3d.geometry.mesh_parts import MOST_TRIANGLES
from ringrealms3d.geometry.polyhedron import Face, Polyhedron, from_faces, sides

Points = NDArray[np.float64]

TOLERANCE = 1e-5
NEARLY_PLANE = 1e-3
"""How far from its plane a face's corner may be, the size of the mesh being 1."""

MOST_SITES = 2000
MOST_FACES = MOST_SITES // 2  # by Euler's formula there are as many edges as faces and vertices
WIDEST = 63  # the sides of a face, the edges at a vertex
_SLACK = 1.5  # by how much a plane of several faces may be farther from a point than one's own
_THIN = 4.0  # in tolerances: the height below which a face's own plane is not to be trusted
_MOST_DECIMALS = 6
_REACH = 4.0  # how many steps of rounding a triangle's plane may be off on the other side of a face
_SINGLE = 1e-7  # how much a number in single precision is off
_FLAT = 20.0  # in tolerances: the thickness below which a mesh is flat


@dataclass(frozen=True, slots=True, eq=False)
class _Plane:
    """A face's plane: its outward unit normal, its distance from 0, and the points in it."""

    normal: Points
    distance: float
    corners: NDArray[np.int64]


def convex_polyhedron(
    points: Points, faces: Sequence[Sequence[int]] | NDArray[np.int64]
) -> Polyhedron:
    """Return the convex polyhedron whose surface a mesh is, circumradius 1, centre of mass at 0.

    Args:
        points: float64 (n, 3).
        faces: the numbers of each face's corners in cyclic order, in either direction.

    Raises:
        ValueError: the mesh is not the surface of one convex polyhedron, or of one with too many
            positions; the message is a clause that follows the file's name.
    """
    if len(faces) == 0 or len(points) == 0:
        raise UserError("holds no faces")
    rows = [tuple(map(int, face)) for face in faces]
    _check_size(points, rows)
    points, rows = _used(points, rows)
    bend = _rounding(points)
    points, rows = _merged(_one_size(points), rows)
    points, rows = _used(points, rows)
    points = _one_size(points)
    _check_thickness(points)
    _check_closed(points, rows, bend)
    _check_one_body(len(points), rows)
    polyhedron = _joined(points, as_listed(points, rows, NEARLY_PLANE), bend)
    _check_limits(polyhedron)
    return _centred(polyhedron)


def _check_size(points: Points, faces: list[Face]) -> None:
    count = sum(map(len, faces)) - 2 * len(faces)
    if count > MOST_TRIANGLES:
        raise UserError(
            "has {count} triangles, more than {most_triangles}",
            count=count,
            most_triangles=MOST_TRIANGLES,
        )
    if not np.isfinite(points).all():
        raise UserError("has a point whose coordinates are not finite numbers")


def _one_size(points: Points) -> Points:
    """Return the points moved and scaled so that their bounding box has the diagonal 1."""
    points = points / (np.abs(points).max() or 1.0)  # squares of what is very large are infinite
    low, high = points.min(axis=0), points.max(axis=0)
    size = float(np.linalg.norm(high - low))
    if not size > 0:
        raise UserError("is a single point, no solid")
    return np.asarray((points - (low + high) / 2) / size)


def _rounding(points: Points) -> float:
    """Return how far rounding may have moved points from a plane, the size of the mesh being 1.

    It is 0 if they are whole numbers, which are exact more often, or have many decimals.
    """
    most = float(np.abs(points).max())
    for decimals in range(_MOST_DECIMALS + 1 if most else 0):
        step = 0.1**decimals / most
        places = points / most / step
        if np.abs(np.round(places) - places).max() * step <= _SINGLE:
            size = float(np.linalg.norm(np.ptp(points / most, axis=0)))
            return min(_REACH * step / size, NEARLY_PLANE) if decimals and size else 0.0
    return 0.0


def _merged(points: Points, faces: list[Face]) -> tuple[Points, list[Face]]:
    """Merge points that are closer than the tolerance, and drop faces that collapse.

    Such points share a cell of one of eight grids, shifted by half a cell each way.
    """
    first = np.arange(len(points))
    for shift in product((0.0, 0.5), repeat=3):
        cells = np.floor(points / (2 * TOLERANCE) + shift).astype(np.int64)
        _, group = np.unique(cells, axis=0, return_inverse=True)
        lowest = np.full(len(points), len(points))
        np.minimum.at(lowest, group, first)
        first = lowest[group]
    merged = (tuple(first[list(face)].tolist()) for face in faces)
    shorter = (tuple(a for a, b in sides(face) if a != b) for face in merged)
    return points, [face for face in shorter if len(face) >= 3]


def _used(points: Points, faces: list[Face]) -> tuple[Points, list[Face]]:
    """Drop the points that no face has."""
    if not faces:
        raise UserError("has no face with an area")
    used = sorted({corner for face in faces for corner in face})
    number = {old: new for new, old in enumerate(used)}
    return points[used], [tuple(number[corner] for corner in face) for face in faces]


def _check_thickness(points: Points) -> None:
    directions = np.linalg.svd(points - points.mean(axis=0), full_matrices=False)[2]
    thickness = np.ptp(points @ directions[-1])
    if thickness < _FLAT * TOLERANCE:
        raise UserError("is flat, or almost: a solid needs a thickness")


def _check_closed(points: Points, faces: list[Face], bend: float) -> None:
    """Check that the faces at every side belong together, two and two, and no more with an area.

    Cutting a face with a point in the middle of a side leaves triangles without an area.
    """
    flat = measured(points, faces).heights <= max(TOLERANCE, bend)
    owners = np.repeat(np.arange(len(faces)), [len(face) for face in faces])
    ends = np.sort(np.array([side for face in faces for side in sides(face)]), axis=1)
    _, numbers, counts = np.unique(ends, axis=0, return_inverse=True, return_counts=True)
    if alone := int(np.count_nonzero(counts % 2)):
        raise UserError(
            Phrase.counted(
                "is open: {count} edge belongs to one face only",
                "is open: {count} edges belong to one face only",
                alone,
            )
        )
    if crowded := int(np.count_nonzero(np.bincount(numbers.ravel()[~flat[owners]]) > 2)):
        raise UserError(
            Phrase.counted(
                "is not a manifold: {count} edge belongs to more than two faces",
                "is not a manifold: {count} edges belong to more than two faces",
                crowded,
            )
        )


def _check_one_body(count: int, faces: list[Face]) -> None:
    """Join the corners of every face to trees, and check that there is one tree."""
    above = list(range(count))

    def top(point: int) -> int:
        while above[point] != point:
            above[point] = point = above[above[point]]
        return point

    for first, *others in faces:
        for other in others:
            above[top(other)] = top(first)
    bodies = sum(point == parent for point, parent in enumerate(above))
    if bodies > 1:
        raise UserError("holds {bodies} bodies, not one", bodies=bodies)


def _joined(points: Points, rows: list[Face], bend: float) -> Polyhedron:
    """Return the polyhedron whose faces are those of a mesh, joined where they lie in one plane.

    Args:
        bend: how far from a plane rounding may have moved points.

    Raises:
        ValueError: there is none, even if all that is nearly plane is.
    """
    faces = measured(points, rows)
    finest = max(TOLERANCE, _SLACK * float(faces.bends.max()))
    tolerances = max(finest, bend), finest, max(finest, NEARLY_PLANE)
    refused: UserError | None = None
    for tolerance in dict.fromkeys(tolerances):
        try:
            return _built(points, _planes(points, faces, tolerance))
        except UserError as error:
            refused = refused or error
    assert refused is not None
    raise refused


def _planes(points: Points, faces: ListedFaces, tolerance: float) -> list[_Plane]:
    """Return the planes of the faces, and the points that the faces in each of them have."""
    vectors, heights = faces.vectors.copy(), faces.heights.copy()
    planes: list[_Plane] = []
    while heights.max() > _THIN * tolerance:
        best = int(np.argmax(heights))
        for _ in range(2):  # all parts of a face give a better plane than one
            normal = vectors[best] / np.linalg.norm(vectors[best])
            near = np.abs((points - faces.centres[best]) @ normal) <= tolerance
            members = faces.whole(near) & (heights > 0)
            members[best] = True
            towards = np.sign(vectors[members] @ normal)
            vectors[best] = (towards[:, None] * vectors[members]).sum(axis=0)
        heights[members] = 0.0
        planes.append(_plane(points, vectors[best], faces.of(members), tolerance))
        if len(planes) > MOST_FACES:
            raise UserError("has more than {most_sites} places", most_sites=MOST_SITES)
    return [_with_slivers(points, plane, faces, heights > 0, tolerance) for plane in planes]


def _plane(points: Points, vector: Points, corners: NDArray[np.int64], tolerance: float) -> _Plane:
    """Return the plane of some points, which all other points lie behind.

    Raises:
        ValueError: there are points on both sides.
    """
    normal = vector / np.linalg.norm(vector)
    distances = points @ normal
    distance = float(distances[corners].mean())
    if distances.max() <= distance + 2 * tolerance:
        return _Plane(normal, distance, corners)
    if distances.min() >= distance - 2 * tolerance:
        return _Plane(-normal, -distance, corners)
    raise UserError("is not convex: it has points on both sides of one of its faces")


def _with_slivers(
    points: Points,
    plane: _Plane,
    faces: ListedFaces,
    slivers: NDArray[np.bool_],
    tolerance: float,
) -> _Plane:
    """Add the points of those faces, too thin to have a plane of their own, that lie in one."""
    near = np.abs(points @ plane.normal - plane.distance) <= 2 * tolerance
    corners = np.union1d(plane.corners, faces.of(slivers & faces.whole(near)))
    return _Plane(plane.normal, plane.distance, corners)


def _built(points: Points, planes: list[_Plane]) -> Polyhedron:
    """Return the polyhedron with a face in each plane."""
    times = np.zeros(len(points), dtype=np.int64)
    for plane in planes:
        times[plane.corners] += 1
    faces = [
        _around(points, plane.corners[times[plane.corners] >= 3], plane.normal) for plane in planes
    ]
    vertices = np.flatnonzero(times >= 3)
    number = {int(old): new for new, old in enumerate(vertices)}
    whole = all(len(face) >= 3 for face in faces) and _sides_pair_up(faces)
    polyhedron = from_faces(
        points[vertices], tuple(tuple(number[v] for v in face) for face in faces)
    )
    face_count, edge_count, vertex_count = site_counts(polyhedron)
    if not whole or face_count - edge_count + vertex_count != 2:
        raise UserError(
            "has details too fine to tell apart: they are smaller than 1/{round} of its size",
            round=round(1 / TOLERANCE),
        )
    return polyhedron


def _sides_pair_up(faces: list[Face]) -> bool:
    """Whether every side is met once each way."""
    met = [side for face in faces for side in sides(face)]
    directed = set(met)
    return len(met) == len(directed) and all((b, a) in directed for a, b in directed)


def _around(points: Points, members: NDArray[np.int64], normal: Points) -> Face:
    """Return a face's vertices counter-clockwise around its normal."""
    if len(members) < 3:
        return tuple(members.tolist())
    arms = points[members] - points[members].mean(axis=0)
    angles = np.arctan2(np.cross(normal, arms[0]) @ arms.T, arms @ arms[0])
    return tuple(members[np.argsort(angles)].tolist())


def _check_limits(polyhedron: Polyhedron) -> None:
    sites = sum(site_counts(polyhedron))
    if sites > MOST_SITES:
        raise UserError(
            "has {sites} places, more than {most_sites}", sites=sites, most_sites=MOST_SITES
        )
    widest = max(map(len, polyhedron.faces))
    if widest > WIDEST:
        raise UserError(
            "has a face with {widest} sides, more than {most}", widest=widest, most=WIDEST
        )
    degree = int(np.bincount(np.array(polyhedron.edges).ravel()).max())
    if degree > WIDEST:
        raise UserError(
            "has a corner with {degree} edges, more than {widest}", degree=degree, widest=WIDEST
        )


def _centred(polyhedron: Polyhedron) -> Polyhedron:
    """Move the centre of mass to the origin and scale to circumradius 1."""
    vertices = polyhedron.vertices - _centre_of_mass(polyhedron)
    vertices /= np.linalg.norm(vertices, axis=1).max()
    return Polyhedron(vertices, polyhedron.faces, polyhedron.edges)


def _centre_of_mass(polyhedron: Polyhedron) -> Points:
    """Sum up the tetrahedra between a point inside and the triangles of the faces."""
    inside = polyhedron.vertices.mean(axis=0)
    weighted, total = np.zeros(3), 0.0
    for face in polyhedron.faces:
        corners = polyhedron.vertices[list(face)] - inside
        for a, b in pairwise(corners[1:]):
            volume = float(corners[0] @ np.cross(a, b))
            weighted += volume * (corners[0] + a + b) / 4
            total += volume
    return np.asarray(inside + weighted / total)
