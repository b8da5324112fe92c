"""The sixteen realms as the rules list them, and their meshes as the files hold them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.data import data_folder
from ringrealms3d.geometry.off import parse_off
from ringrealms3d.geometry.uniform import SOLIDS

Points = NDArray[np.float64]
Face = tuple[int, ...]
NAMES = tuple(solid.name for solid in SOLIDS)

FEW = ("tet", "co", "snic", "grid")
"""The smallest realm, the one that games begin on, one without a mirror, and the largest."""


class Realm(NamedTuple):
    """One row of the rules' table; ``order`` is the order of the full symmetry group."""

    name: str
    title: str
    figure: tuple[int, ...]
    vertices: int
    edges: int
    faces: int
    positions: int
    order: int


REALMS = (
    Realm("tet", "tetrahedron", (3, 3, 3), 4, 6, 4, 14, 24),
    Realm("cube", "cube", (4, 4, 4), 8, 12, 6, 26, 48),
    Realm("tut", "truncated tetrahedron", (3, 6, 6), 12, 18, 8, 38, 24),
    Realm("co", "cuboctahedron", (3, 4, 3, 4), 12, 24, 14, 50, 48),
    Realm("doe", "dodecahedron", (5, 5, 5), 20, 30, 12, 62, 120),
    Realm("toe", "truncated octahedron", (4, 6, 6), 24, 36, 14, 74, 48),
    Realm("tic", "truncated cube", (3, 8, 8), 24, 36, 14, 74, 48),
    Realm("sirco", "small rhombicuboctahedron", (3, 4, 4, 4), 24, 48, 26, 98, 48),
    Realm("snic", "snub cube", (3, 3, 3, 3, 4), 24, 60, 38, 122, 24),
    Realm("id", "icosidodecahedron", (3, 5, 3, 5), 30, 60, 32, 122, 120),
    Realm("girco", "great rhombicuboctahedron", (4, 6, 8), 48, 72, 26, 146, 48),
    Realm("ti", "truncated icosahedron", (5, 6, 6), 60, 90, 32, 182, 120),
    Realm("tid", "truncated dodecahedron", (3, 10, 10), 60, 90, 32, 182, 120),
    Realm("srid", "small rhombicosidodecahedron", (3, 4, 5, 4), 60, 120, 62, 242, 120),
    Realm("snid", "snub dodecahedron", (3, 3, 3, 3, 5), 60, 150, 92, 302, 60),
    Realm("grid", "great rhombicosidodecahedron", (4, 6, 10), 120, 180, 62, 362, 120),
)
ROW = {realm.name: realm for realm in REALMS}
SNUBS = ("snic", "snid")


@dataclass(frozen=True)
class Mesh:
    """Polygons in space: points, float64 (V, 3), and faces as rows of point numbers."""

    points: Points
    faces: tuple[Face, ...]

    def corners(self, face: int) -> Points:
        """Return the points of one face."""
        return self.points[list(self.faces[face])]

    def sides(self) -> list[tuple[int, int]]:
        """Return the directed sides of all faces."""
        return [side for face in self.faces for side in directed_sides(face)]

    def edges(self) -> set[frozenset[int]]:
        """Return the edges as pairs of point numbers."""
        return {frozenset(side) for side in self.sides()}


def directed_sides(face: Face) -> list[tuple[int, int]]:
    """Return each corner with the one after it."""
    return [(face[i - 1], face[i]) for i in range(len(face))]


@cache
def mesh(name: str) -> Mesh:
    """Read a realm's mesh file."""
    path = data_folder("meshes") / f"{name}.off"
    points, faces = parse_off(path.read_text(encoding="utf-8"), path.name)
    return Mesh(points, faces)


def edge_length(solid: Mesh) -> float:
    """Return the length of one side of the first face."""
    first, second = solid.corners(0)[:2]
    return float(np.linalg.norm(second - first))


def faces_around(solid: Mesh, vertex: int) -> list[int]:
    """Return the faces at a vertex in cyclic order, by walking across their common edges."""
    entering = {
        solid.faces[f][k - 1]: f
        for f, face in enumerate(solid.faces)
        for k, corner in enumerate(face)
        if corner == vertex
    }
    start = next(iter(entering))
    around: list[int] = []
    neighbour = start
    while not around or neighbour != start:
        face = entering[neighbour]
        around.append(face)
        corners = solid.faces[face]
        neighbour = corners[(corners.index(vertex) + 1) % len(corners)]
    assert len(around) == len(entering)
    return around


def same_cycle(first: tuple[int, ...], second: tuple[int, ...]) -> bool:
    """Whether two cycles are equal up to where they start and which way they run."""
    turned = {second[k:] + second[:k] for k in range(len(second))}
    return first in turned or first[::-1] in turned


def incidence_matrix(solid: Mesh, edges: tuple[tuple[int, int], ...]) -> NDArray[np.bool_]:
    """Return which sites (faces, edges, vertices) lie in the ring around which."""
    face_count, edge_count = len(solid.faces), len(edges)
    number = {frozenset(edge): face_count + i for i, edge in enumerate(edges)}
    size = face_count + edge_count + len(solid.points)
    matrix = np.zeros((size, size), dtype=np.bool_)
    for f, face in enumerate(solid.faces):
        for a, b in directed_sides(face):
            edge, corner = number[frozenset((a, b))], face_count + edge_count + a
            matrix[f, edge] = matrix[f, corner] = True
    for a, b in edges:
        edge = number[frozenset((a, b))]
        matrix[edge, [face_count + edge_count + a, face_count + edge_count + b]] = True
    return matrix | matrix.T
