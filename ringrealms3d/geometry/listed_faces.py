"""The faces that a file lists: how large they are, and how far from plane.

Files give coordinates with few digits, so faces of more than three corners are seldom quite plane.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.geometry.polyhedron import Face

Points = NDArray[np.float64]

_MOST_BULGING = 200  # every corner is compared with every other one


@dataclass(frozen=True, slots=True, eq=False)
class ListedFaces:
    """Measures of faces; none depends on the corner that a face begins with.

    Attributes:
        corners: the corners of all faces, face by face.
        starts: where each face begins there.
        vectors: along each face's normal, as long as twice its area (Newell's method).
        centres: the middle of each face's corners.
        heights: how wide each face is across its longest side, at least.
        bends: how far each face's corners are from its plane, at most.
    """

    corners: NDArray[np.int64]
    starts: NDArray[np.int64]
    vectors: Points
    centres: Points
    heights: Points
    bends: Points

    def whole(self, flags: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return for each face whether all of its corners are among some points."""
        return np.logical_and.reduceat(flags[self.corners], self.starts)

    def of(self, faces: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Return the points that some faces have, in ascending order."""
        lengths = np.diff(self.starts, append=len(self.corners))
        return np.unique(self.corners[np.repeat(faces, lengths)])


def measured(points: Points, faces: Sequence[Face]) -> ListedFaces:
    """Measure faces, of which there is one or more."""
    lengths = np.array([len(face) for face in faces])
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    corners = np.array([corner for face in faces for corner in face], dtype=np.int64)
    onwards = np.arange(1, len(corners) + 1)
    onwards[starts + lengths - 1] = starts
    places = points[corners]
    centres = np.add.reduceat(places, starts) / lengths[:, None]
    arms = places - np.repeat(centres, lengths, axis=0)
    vectors = np.add.reduceat(np.cross(arms, arms[onwards]), starts)
    areas = np.linalg.norm(vectors, axis=1)
    longest = np.maximum.reduceat(np.linalg.norm(places[onwards] - places, axis=1), starts)
    normals = vectors / np.where(areas > 0, areas, 1.0)[:, None]
    off = np.abs(np.einsum("ij,ij->i", arms, np.repeat(normals, lengths, axis=0)))
    bends = np.maximum.reduceat(off, starts)
    return ListedFaces(corners, starts, vectors, centres, areas / longest, bends)


def cut(points: Points, face: Face, inside: Points) -> Iterator[Face]:
    """Yield triangles that a face with a bend is cut into, so that it bulges from a point."""
    if len(face) == 3:
        yield face
        return
    if len(face) > _MOST_BULGING:
        yield from ((face[0], a, b) for a, b in pairwise(face[1:]))
        return
    first, *between, last = face
    places = points[list(between)] - points[first]
    normals = np.cross(places, points[last] - points[first])
    normals *= np.sign(normals @ (points[first] - inside))[:, None]
    heights = normals @ places.T / np.maximum(np.linalg.norm(normals, axis=1), 1e-300)[:, None]
    best = int(np.argmin(heights.max(axis=1))) + 1
    yield (first, face[best], last)
    for part in (face[: best + 1], face[best:]):
        if len(part) > 2:
            yield from cut(points, part, inside)


def as_listed(points: Points, faces: Sequence[Face], most: float) -> list[Face]:
    """Return the faces that are nearly plane as they are, and the triangles of the others.

    Args:
        most: how far from its plane a corner may be.
    """
    bends = measured(points, faces).bends
    inside = points.mean(axis=0)
    whole = (bends <= most).tolist()
    parts = zip(faces, whole, strict=True)
    return [p for face, plane in parts for p in ([face] if plane else cut(points, face, inside))]
