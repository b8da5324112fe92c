"""Printable bodies: closed, and nowhere thinner than a wall.

Bodies are manifold3d's; lengths are in millimetres.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from manifold3d import Manifold, Mesh64, OpType
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.geometry.closing import Shell, capped
from ringrealms3d.geometry.plane import raised
from ringrealms3d.geometry.vectors import crossed

Points = NDArray[np.float64]
Body = Any  # manifold3d.Manifold, which has no types of its own

_HAIR = 0.01  # mm
_SAMPLES = 80  # of a shell's faces, at which its thickness is measured
_THIN_SHARE = 0.1  # of the samples, the thinnest, which may lie beside an edge
_FLAT = 0.05  # the least share by which normals have to differ to count as more than noise
_FARTHEST = 4.0  # how many times as far as its faces a corner may move
GRID = 2.0**-8  # mm: all numbers in files are multiples, which float32 keeps, also after moves
_SLIVERS = 0.01, 0.02, 0.04, 0.08
"""Millimetres: what rounding to the grid leaves thinner than this goes; more, if too little did."""

_CRUMB = 1e-3  # mm³, the same
_RODS = 3  # for each part that floats apart
SIDES = 32  # of what is round


def body_of(shell: Shell) -> Body:
    """Return the body inside a shell, which is closed first if it is open.

    Raises:
        ValueError: the shell encloses no body.
    """
    whole = capped(shell)
    body = Manifold(_mesh(whole.points, whole.triangles))
    if body.is_empty():
        raise ValueError(f"no body: {body.status()}")
    if body.volume() < 0:
        body = Manifold(_mesh(whole.points, whole.triangles[:, ::-1]))
    return body


def hull_of(points: Points) -> Body:
    """Return the convex hull of points, float64 (points, 3)."""
    return Manifold.hull_points(np.ascontiguousarray(points))


def union(bodies: Iterable[Body]) -> Body:
    """Return several bodies as one."""
    return Manifold.batch_boolean(list(bodies), OpType.Add)


def difference(body: Body, holes: Iterable[Body]) -> Body:
    """Return a body without others."""
    return Manifold.batch_boolean([body, *holes], OpType.Subtract)


def moved(body: Body, matrix: NDArray[np.float64]) -> Body:
    """Return a body moved by a float64 (4, 4)."""
    return body.transform(np.ascontiguousarray(matrix[:3]))


def upright_prism(outline: Polygon, bottom: float, top: float) -> Body:
    """Return the prism over a convex outline, float64 (corners, 2)."""
    rings = [raised(outline, z) for z in (bottom, top)]
    return hull_of(np.concatenate(rings))


def rod(start: Points, end: Points, thickness: float, sides: int = SIDES) -> Body:
    """Return a rod between two points, with half a ball at each end.

    Args:
        sides: the number of sides that approximate a circle, a multiple of four.
    """
    ball = Manifold.sphere(thickness / 2 / np.cos(np.pi / sides), sides)
    return Manifold.batch_hull([ball.translate(start), ball.translate(end)])


def mesh_of(body: Body) -> tuple[Points, NDArray[np.int64]]:
    """Return a body's points, float64 (points, 3), and triangles, int64 (triangles, 3)."""
    mesh = body.to_mesh64()
    return np.array(mesh.vert_properties[:, :3]), np.array(mesh.tri_verts, dtype=np.int64)


def extents(bodies: Iterable[Body]) -> NDArray[np.float64]:
    """Return the corners of the box around bodies, float64 (2, 3)."""
    boxes = np.array([body.bounding_box() for body in bodies])
    return np.array([boxes[:, :3].min(axis=0), boxes[:, 3:].max(axis=0)])


def thickened(shell: Shell, wall: float) -> Shell:
    """Return a closed shell at least as thick as a wall, grown on all sides if needed.

    It always grows slightly, so that touching parts overlap: in a body, at most two faces meet at
    an edge.
    """
    whole = capped(shell)
    missing = wall - thickness(whole)
    return grown(whole, max(_HAIR, missing / 2))


def thickness(shell: Shell) -> float:
    """Return the thickness of a closed shell where it is thin, measured through its faces."""
    normals, areas = _face_normals(shell)
    rows = np.flatnonzero(areas > 0)
    rows = rows[np.argsort(-areas[rows])][:: max(1, len(rows) // _SAMPLES)]
    middles = shell.points[shell.triangles].mean(axis=1)
    reach = float(np.linalg.norm(np.ptp(shell.points, axis=0)))
    body = body_of(shell)
    depths = [_depth(body, middles[row], -normals[row], reach) for row in rows]
    return float(np.quantile(depths, _THIN_SHARE))


def _depth(body: Body, start: Points, way: Points, reach: float) -> float:
    """Return how far a body reaches from a point of its surface inwards."""
    first = 1e-6 * reach
    hits = body.ray_cast(start + first * way, start + reach * way)
    return first + min((hit.distance for hit in hits), default=1.0) * (reach - first)


def grown(shell: Shell, distance: float) -> Shell:
    """Return a shell with all faces moved outwards; a corner goes where its faces meet again."""
    normals, areas = _face_normals(shell)
    weights = areas / areas.max()
    products = np.zeros((len(shell.points), 3, 3))
    sums = np.zeros((len(shell.points), 3))
    for corner in shell.triangles.T:
        outer = weights[:, None, None] * normals[:, :, None] * normals[:, None]
        np.add.at(products, corner, outer)
        np.add.at(sums, corner, weights[:, None] * normals)
    ways = np.einsum("pij,pj->pi", np.linalg.pinv(products, rcond=_FLAT, hermitian=True), sums)
    lengths = np.maximum(np.linalg.norm(ways, axis=1, keepdims=True), 1e-12)
    ways *= np.minimum(1.0, _FARTHEST / lengths)
    return Shell(shell.points + distance * ways, shell.triangles, shell.closed)


def without_hollows(body: Body) -> Body:
    """Return a body with its internal hollows filled."""
    return union(part for part in body.decompose() if part.volume() > 0)


def joined(body: Body, thickness: float) -> Body:
    """Return a body without hollows, with separate parts joined to the largest by rods.

    Args:
        thickness: of the rods.
    """
    solid = without_hollows(body)
    largest, *others = sorted(solid.decompose(), key=lambda part: -part.volume())
    while others:
        rods = [rod for part in others for rod in _rods(largest, part, thickness)]
        solid = without_hollows(union([largest, *others, *rods]))
        largest, *others = sorted(solid.decompose(), key=lambda part: -part.volume())
    return largest


def on_grid(body: Body) -> Body:
    """Return a body with its corners on a grid, without the slivers and crumbs that this leaves."""
    points, triangles = mesh_of(body)
    rounded = Manifold(_mesh(GRID * np.round(points / GRID), triangles))
    for sliver in _SLIVERS:
        rounded = rounded.simplify(sliver)
        if not _has_flat_faces(rounded):
            break
    return Manifold.compose([part for part in rounded.decompose() if part.volume() > _CRUMB])


def _has_flat_faces(body: Body) -> bool:
    """Whether a body has triangles without an area."""
    points, triangles = mesh_of(body)
    corners = points[triangles]
    return not crossed(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]).any(1).all()


def file_mesh(body: Body) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
    """Return a body as in files: points in float32, without triangles that collapse."""
    points, triangles = mesh_of(body)
    places, numbers = np.unique(points.astype(np.float32), axis=0, return_inverse=True)
    corners = numbers.reshape(-1)[triangles]
    a, b, c = corners.T
    return places, corners[(a != b) & (b != c) & (c != a)]


def touching(body: Body) -> list[tuple[Points, Points]]:
    """Return the ends of those edges of a body at which more than two faces of a file meet.

    A body can touch itself along an edge, which files cannot distinguish from an edge of four
    faces.
    """
    points, corners = file_mesh(body)
    pairs = np.sort(np.concatenate([corners[:, [0, 1]], corners[:, [1, 2]], corners[:, [2, 0]]]))
    kinds, counts = np.unique(pairs, axis=0, return_counts=True)
    return [(start, end) for start, end in points[kinds[counts != 2]].astype(np.float64)]


def _rods(body: Body, part: Body, thickness: float) -> list[Body]:
    """Return a few rods from a body to a part, far from each other, where they are close."""
    ours, theirs = _facing(body, part, thickness), _facing(part, body, thickness)
    gaps = [np.linalg.norm(ours - point, axis=1) for point in theirs]
    nearest = [int(gap.argmin()) for gap in gaps]
    distances = np.array([gap.min() for gap in gaps])
    close = np.flatnonzero(distances <= distances.min() + thickness)
    ends = close[_spread(theirs[close], _RODS)]
    return [rod(theirs[end], ours[nearest[end]], thickness) for end in ends.tolist()]


def _facing(body: Body, other: Body, reach: float) -> Points:
    """Return those points of a body that are nearest to the box around another one."""
    points, (low, high) = mesh_of(body)[0], extents([other])
    outside = np.maximum(np.maximum(low - points, points - high), 0.0)
    distances = np.linalg.norm(outside, axis=1)
    return np.asarray(points[distances <= distances.min() + reach])


def _spread(points: Points, most: int) -> list[int]:
    """Return the numbers of a few points that lie far from each other."""
    chosen = [int(points.sum(axis=1).argmin())]
    while len(chosen) < min(most, len(points)):
        far = np.linalg.norm(points[:, None] - points[chosen][None], axis=2).min(axis=1)
        chosen.append(int(far.argmax()))
    return chosen


def _face_normals(shell: Shell) -> tuple[Points, Points]:
    """Return the unit normals of a shell's triangles, float64 (triangles, 3), and their areas."""
    a, b, c = shell.points[shell.triangles].transpose(1, 0, 2)
    doubled = crossed(b - a, c - a)
    lengths = np.linalg.norm(doubled, axis=1)
    return doubled / np.maximum(lengths, 1e-300)[:, None], lengths / 2


def _mesh(points: Points, triangles: NDArray[np.int64]) -> Any:
    return Mesh64(np.ascontiguousarray(points), np.ascontiguousarray(triangles, dtype=np.uint64))
