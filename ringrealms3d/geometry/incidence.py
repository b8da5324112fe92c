"""The sites of a polyhedron (faces, then edges, then vertices) and the rings around them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.geometry.polyhedron import Polyhedron

KINDS = ("face", "edge", "vertex")


def site_counts(polyhedron: Polyhedron) -> tuple[int, int, int]:
    """Return the numbers of faces, edges and vertices."""
    return len(polyhedron.faces), len(polyhedron.edges), len(polyhedron.vertices)


def site_names(polyhedron: Polyhedron) -> tuple[str, ...]:
    """Return f1, f2, ..., e1, ..., v1, ... in the order of the sites' indices."""
    counts = zip(KINDS, site_counts(polyhedron), strict=True)
    return tuple(f"{kind[0]}{i + 1}" for kind, count in counts for i in range(count))


def site_kinds(polyhedron: Polyhedron) -> tuple[str, ...]:
    """Return for each site the name of its kind."""
    counts = zip(KINDS, site_counts(polyhedron), strict=True)
    return tuple(kind for kind, count in counts for _ in range(count))


def site_centres(polyhedron: Polyhedron) -> NDArray[np.float64]:
    """Return the centre of each face and edge and each vertex, float64 (sites, 3)."""
    return np.concatenate([polyhedron.face_centres, polyhedron.edge_centres, polyhedron.vertices])


def rings(polyhedron: Polyhedron) -> tuple[tuple[int, ...], ...]:
    """Return for each site the sites of the ring around it, in cyclic order.

    Around a face its vertices and sides in turn, around a vertex its faces and edges in turn,
    around an edge vertex, face, vertex, face. The relation is symmetric: x is in the ring around y
    exactly when y is in the ring around x.
    """
    face_count, edge_count, _ = site_counts(polyhedron)
    first_vertex = face_count + edge_count
    around_faces = [
        _alternate([v + first_vertex for v in face], [e + face_count for e in edges])
        for face, edges in zip(polyhedron.faces, polyhedron.face_edges, strict=True)
    ]
    around_edges = [
        _alternate([a + first_vertex, b + first_vertex], [right, left])
        for (a, b), (left, right) in zip(polyhedron.edges, polyhedron.edge_faces, strict=True)
    ]
    around_vertices = [
        _alternate(list(faces), [e + face_count for e in edges])
        for faces, edges in zip(polyhedron.vertex_faces, polyhedron.vertex_edges, strict=True)
    ]
    return tuple(around_faces + around_edges + around_vertices)


def padded(rows: tuple[tuple[int, ...], ...]) -> NDArray[np.int16]:
    """Return rows of different lengths as one int16 array, padded with -1."""
    table = np.full((len(rows), max(map(len, rows), default=0)), -1, dtype=np.int16)
    for row, entries in zip(table, rows, strict=True):
        row[: len(entries)] = entries
    return table


def _alternate(first: list[int], second: list[int]) -> tuple[int, ...]:
    return tuple(site for pair in zip(first, second, strict=True) for site in pair)
