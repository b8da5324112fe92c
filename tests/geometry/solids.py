"""Convex solids of every kind as triangle meshes, and meshes as the bytes of files."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import trimesh
from numpy.typing import ArrayLike, NDArray

from ringrealms3d.geometry.convex import convex_polyhedron
from ringrealms3d.geometry.polyhedron import Face, Polyhedron
from ringrealms3d.geometry.upright import upright

Points = NDArray[np.float64]
Triangles = NDArray[np.int64]
Mesh = tuple[Points, Triangles]


def hull(corners: ArrayLike) -> Mesh:
    """Return the convex hull of points, one point after the other (incremental construction)."""
    points = np.asarray(corners, dtype=np.float64)
    triangles = _first_tetrahedron(points)
    for number, point in enumerate(points):
        rows = np.array(triangles)
        sides = points[rows[:, 1]] - points[rows[:, 0]], points[rows[:, 2]] - points[rows[:, 0]]
        heights = np.einsum("ij,ij->i", np.cross(*sides), point - points[rows[:, 0]])
        if (heights <= 1e-12).all():
            continue
        seen = [triangles[i] for i in np.flatnonzero(heights > 1e-12)]
        rim = {(t[k], t[(k + 1) % 3]) for t in seen for k in range(3)}
        triangles = [triangles[i] for i in np.flatnonzero(heights <= 1e-12)]
        triangles += [(a, b, number) for a, b in sorted(rim) if (b, a) not in rim]
    return points, np.array(triangles)


def _first_tetrahedron(points: Points) -> list[tuple[int, int, int]]:
    def normal(c: int) -> Points:
        return np.asarray(np.cross(points[1] - points[0], points[c] - points[0]))

    c = max(range(len(points)), key=lambda i: float(np.linalg.norm(normal(i))))
    d = max(range(len(points)), key=lambda i: abs(float(normal(c) @ (points[i] - points[0]))))
    if normal(c) @ (points[d] - points[0]) > 0:
        return [(1, 0, c), (0, 1, d), (1, c, d), (c, 0, d)]
    return [(0, 1, c), (1, 0, d), (c, 1, d), (0, c, d)]


def ring(count: int, radius: float = 1.0, height: float = 0.0, turn: float = 0.0) -> list[Points]:
    """Return the corners of a level regular polygon; the turn is in steps of its corners."""
    angles = 2 * np.pi * (np.arange(count) + turn) / count
    return [np.array([radius * np.cos(a), radius * np.sin(a), height]) for a in angles]


def prism(count: int, height: float = 1.0) -> Mesh:
    return hull(ring(count) + ring(count, height=height))


def antiprism(count: int, height: float = 0.8) -> Mesh:
    return hull(ring(count) + ring(count, height=height, turn=0.5))


def pyramid(count: int, height: float = 1.0) -> Mesh:
    return hull([*ring(count), np.array([0, 0, height])])


def bipyramid(count: int, height: float = 1.0) -> Mesh:
    tips = np.array([[0, 0, height], [0, 0, -height]])
    return hull([*ring(count), *tips])


def box(*lengths: float) -> Mesh:
    corners = np.array(np.meshgrid(*([0, length] for length in lengths))).reshape(3, -1).T
    return hull(corners)


def gyroelongated_pyramid() -> Mesh:
    """Return a pentagonal antiprism with a pyramid on it, the Johnson solid J11 nearly."""
    return hull([*ring(5), *ring(5, height=-0.851, turn=0.5), np.array([0, 0, 0.526])])


def triangular_cupola() -> Mesh:
    """Return the Johnson solid J3: a triangle over a hexagon of the same side."""
    height = np.sqrt(2 / 3)
    return hull([*ring(6), *ring(3, 1 / np.sqrt(3), float(height), turn=0.25)])


def on_sphere(count: int, seed: int) -> Mesh:
    points = np.random.default_rng(seed).normal(size=(count, 3))
    return hull(points / np.linalg.norm(points, axis=1, keepdims=True))


def even_sphere(count: int) -> Mesh:
    """Return the hull of points along a spiral around the sphere."""
    z = 1 - (2 * np.arange(count) + 1) / count
    angle = np.pi * (1 + np.sqrt(5)) * np.arange(count)
    across = np.sqrt(1 - z**2)
    return hull(np.stack([across * np.cos(angle), across * np.sin(angle), z], axis=1))


def of_polyhedron(solid: Polyhedron) -> Mesh:
    """Cut the faces of a polyhedron into triangles."""
    return solid.vertices, np.array(list(_fans(solid.faces)))


def _fans(faces: Iterable[tuple[int, ...]]) -> Iterable[tuple[int, int, int]]:
    for face in faces:
        for i in range(1, len(face) - 1):
            yield face[0], face[i], face[i + 1]


def polyhedron(mesh: Mesh | tuple[Points, tuple[Face, ...]]) -> Polyhedron:
    """Return a mesh as the package reads it, standing upright."""
    return upright(convex_polyhedron(*mesh))


def file_bytes(mesh: Mesh, kind: str) -> bytes:
    """Return a mesh as a file of a kind, written by trimesh."""
    written = trimesh.Trimesh(*mesh, process=False).export(file_type=kind)
    return written.encode() if isinstance(written, str) else bytes(written)


def moved(mesh: Mesh, seed: int) -> Mesh:
    """Return a mesh turned, scaled and shifted at random."""
    rng = np.random.default_rng(seed)
    turn = np.linalg.qr(rng.normal(size=(3, 3)))[0]
    turn *= np.linalg.det(turn)
    return 7.3 * mesh[0] @ turn.T + 5 * rng.normal(size=3), mesh[1]


def dual_of(polyhedron: Polyhedron) -> Polyhedron:
    """Return the polar dual: a vertex for each face, a face for each vertex, edge for edge."""
    heights = np.einsum("ij,ij->i", polyhedron.face_normals, polyhedron.face_centres)
    vertices = polyhedron.face_normals / heights[:, None]
    edges = tuple((min(pair), max(pair)) for pair in polyhedron.edge_faces)
    return Polyhedron(vertices, polyhedron.vertex_faces, edges)
