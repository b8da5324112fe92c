"""Convex polyhedra as vertices, faces and edges, and quantities derived from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.geometry.polygon import unit_normal

Point = NDArray[np.float64]
Face = tuple[int, ...]
Edge = tuple[int, int]

_COPLANAR = 1e-7


@dataclass(frozen=True, eq=False)
class Polyhedron:
    """A convex polyhedron around the origin.

    Attributes:
        vertices: float64 (V, 3).
        faces: vertex indices in cyclic order, counter-clockwise seen from outside.
        edges: pairs of vertex indices, the smaller one first.
    """

    vertices: NDArray[np.float64]
    faces: tuple[Face, ...]
    edges: tuple[Edge, ...]

    @cached_property
    def face_centres(self) -> NDArray[np.float64]:
        """The mean of each face's vertices, float64 (F, 3)."""
        return np.array([self.vertices[list(face)].mean(axis=0) for face in self.faces])

    @cached_property
    def edge_centres(self) -> NDArray[np.float64]:
        """The middle of each edge, float64 (E, 3)."""
        ends: NDArray[np.float64] = self.vertices[np.array(self.edges)]
        return np.asarray(ends.mean(axis=1))

    @cached_property
    def face_normals(self) -> NDArray[np.float64]:
        """The unit normal of each face's plane, pointing outwards, float64 (F, 3)."""
        return np.array([unit_normal(self.vertices[list(face)]) for face in self.faces])

    @cached_property
    def edge_faces(self) -> tuple[tuple[int, int], ...]:
        """For each edge (a, b) its two faces: first the one that runs from a to b."""
        left = self._left_faces
        return tuple((left[a, b], left[b, a]) for a, b in self.edges)

    @cached_property
    def face_edges(self) -> tuple[Face, ...]:
        """For each face its edges; the k-th one runs from its k-th vertex to the next."""
        number = {edge: i for i, edge in enumerate(self.edges)}
        return tuple(tuple(number[min(s), max(s)] for s in sides(face)) for face in self.faces)

    @cached_property
    def vertex_faces(self) -> tuple[Face, ...]:
        """For each vertex its faces, counter-clockwise seen from outside."""
        after = {}
        for number, face in enumerate(self.faces):
            for k, vertex in enumerate(face):
                after[vertex, number] = self._left_faces[vertex, face[k - 1]]
        first = {v: number for number, face in enumerate(self.faces) for v in face}
        return tuple(_cycle(after, v, first[v]) for v in range(len(self.vertices)))

    @cached_property
    def vertex_edges(self) -> tuple[Face, ...]:
        """For each vertex its edges in cyclic order; the k-th lies between its faces k and k+1."""
        shared = {(a, f, g): e for e, (a, _) in enumerate(self.edges) for f, g in self._turns(e)}
        shared |= {(b, f, g): e for e, (_, b) in enumerate(self.edges) for f, g in self._turns(e)}
        return tuple(
            tuple(shared[v, f, g] for f, g in sides(faces))
            for v, faces in enumerate(self.vertex_faces)
        )

    @cached_property
    def _left_faces(self) -> dict[Edge, int]:
        return {side: number for number, face in enumerate(self.faces) for side in sides(face)}

    def _turns(self, edge: int) -> tuple[tuple[int, int], tuple[int, int]]:
        f, g = self.edge_faces[edge]
        return (f, g), (g, f)

    def vertex_figure(self, vertex: int) -> tuple[int, ...]:
        """Return the numbers of sides of the faces around a vertex, least rotation or mirror."""
        around = tuple(len(self.faces[f]) for f in self.vertex_faces[vertex])
        turned = [around[k:] + around[:k] for k in range(len(around))]
        return min(turned + [t[::-1] for t in turned])


def sides(face: Face) -> list[Edge]:
    """Return the directed sides of a face, from each vertex to the next."""
    return list(zip(face, face[1:] + face[:1], strict=True))


def from_faces(vertices: NDArray[np.float64], faces: tuple[Face, ...]) -> Polyhedron:
    """Return the polyhedron with these faces; its edges are their sides, in ascending order."""
    edges = sorted({(min(side), max(side)) for face in faces for side in sides(face)})
    return Polyhedron(vertices, faces, tuple(edges))


def convex_hull_of_uniform(vertices: NDArray[np.float64]) -> Polyhedron:
    """Return the polyhedron whose vertices these are, for solids whose edges are all equal.

    In a uniform solid the edges are exactly the pairs of vertices at the least distance, and a
    plane through two edges that meet carries a face when all vertices lie on one side of it.
    """
    distances = np.linalg.norm(vertices[:, None] - vertices[None], axis=2)
    np.fill_diagonal(distances, np.inf)
    near = distances < distances.min() * (1 + _COPLANAR)
    faces = (
        _ordered(vertices, members, normal) for members, normal in _faces_through(vertices, near)
    )
    return from_faces(vertices, tuple(sorted(faces)))


def _faces_through(
    vertices: NDArray[np.float64], near: NDArray[np.bool_]
) -> Iterator[tuple[NDArray[np.intp], Point]]:
    """Yield once for each face its vertices, in ascending order, and its outer normal."""
    b, a, c = np.nonzero(near[:, :, None] & near[:, None, :])
    normals = np.cross(vertices[b] - vertices[a], vertices[c] - vertices[b])
    lengths = np.linalg.norm(normals, axis=1)
    lengths[lengths < _COPLANAR] = np.nan  # two edges in a line, or one edge to and fro
    units = normals / lengths[:, None]
    heights = vertices @ units.T - np.einsum("ij,ij->i", vertices[b], units)
    found = set()
    for corner in np.flatnonzero(heights.max(axis=0) <= _COPLANAR):
        members = np.flatnonzero(heights[:, corner] > -_COPLANAR)
        if tuple(members) not in found:
            found.add(tuple(members))
            yield members, normals[corner]


def _ordered(vertices: NDArray[np.float64], members: NDArray[np.intp], normal: Point) -> Face:
    """Return a face's vertices counter-clockwise around its normal, the smallest index first."""
    arms = vertices[members] - vertices[members].mean(axis=0)
    across = np.cross(normal, arms[0])
    angles = np.arctan2(arms @ across / np.linalg.norm(normal), arms @ arms[0])
    angles = np.round(angles, 9) % (2 * np.pi)  # so that the first vertex stays at 0
    return tuple(members[np.argsort(angles)].tolist())


def _cycle(after: dict[tuple[int, int], int], vertex: int, first: int) -> Face:
    """Follow ``after`` around a vertex until it comes back to the first face."""
    around = [first]
    while (following := after[vertex, around[-1]]) != first:
        around.append(following)
    return tuple(around)


@runtime_checkable
class CoversSolid(Protocol):
    """Anything that knows the solid which it covers, such as a board on its surface."""

    coordinates: NDArray[np.float64]
    faces: tuple[Face, ...]
    edges: tuple[Edge, ...]


def solid_below(board: object) -> Polyhedron | None:
    """Return the solid that a board covers, None if it covers none."""
    if not isinstance(board, CoversSolid):
        return None
    return Polyhedron(board.coordinates, board.faces, board.edges)
