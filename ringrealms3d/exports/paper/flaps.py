"""Flaps on the cut edges of a net, for gluing, and their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from manifold3d import CrossSection

from ringrealms3d.core.layout import Polygon
from ringrealms3d.exports.paper.unfolding import OVERLAP, NetPiece
from ringrealms3d.geometry.polyhedron import Polyhedron

_SLOPES = tuple(float(np.tan(np.radians(angle))) for angle in (55, 35, 20, 10, 5, 2.5))
_HEIGHTS = (1.0, 0.7, 0.45, 0.25)  # of a flap's full height
_TALLEST = 0.42  # of its edge's length


@dataclass(frozen=True, slots=True, eq=False)
class Seam:
    """Two sides that are glued to each other.

    Attributes:
        number: the number at both of them, from 1.
        edge: the solid's edge.
        flap_face: the face at which the flap is.
        other_face: the face that is glued on the flap.
        flap: float64 (corners, 2), its base from the first corner to the second.
    """

    number: int
    edge: int
    flap_face: int
    other_face: int
    flap: Polygon


def seams_of(solid: Polyhedron, pieces: Sequence[NetPiece], height: float) -> tuple[Seam, ...]:
    """Return the seams of a net, whose flaps overlap neither faces nor each other.

    Args:
        height: the height of an unobstructed flap, in millimetres.
    """
    home = {face: number for number, piece in enumerate(pieces) for face in piece.faces}
    taken = [[CrossSection([corners]) for corners in p.faces.values()] for p in pieces]
    folded = {edge for piece in pieces for edge in piece.folds}
    seams: list[Seam] = []
    for edge in (edge for edge in range(len(solid.edges)) if edge not in folded):
        tried = []
        for face in solid.edge_faces[edge]:
            start, end = side_of(solid, pieces[home[face]].faces[face], face, edge)
            tried.append((_free_flap(start, end, height, taken[home[face]]), face))
        flap, face = max(tried, key=lambda pair: CrossSection([pair[0]]).area())
        taken[home[face]].append(CrossSection([flap]))
        other = next(f for f in solid.edge_faces[edge] if f != face)
        seams.append(Seam(len(seams) + 1, edge, face, other, flap))
    return tuple(seams)


def side_of(solid: Polyhedron, corners: Polygon, face: int, edge: int) -> tuple[Polygon, Polygon]:
    """Return where an edge of a face starts and ends, counter-clockwise around the face."""
    place = solid.face_edges[face].index(edge)
    return corners[place], corners[(place + 1) % len(corners)]


def _free_flap(
    start: Polygon, end: Polygon, height: float, taken: Sequence[CrossSection]
) -> Polygon:
    """Return the largest flap at a side, of several sizes, that overlaps nothing."""
    tallest = _trapezoid(start, end, height, (_SLOPES[0], _SLOPES[0]))
    low, high = tallest.min(axis=0), tallest.max(axis=0)
    near = [area for area in taken if _meets(area, low, high)]
    for flap in sorted(_flaps(start, end, height), key=lambda f: -CrossSection([f]).area()):
        own = CrossSection([flap])
        if all((area ^ own).area() <= OVERLAP for area in near):
            return flap
    return _trapezoid(start, end, 0.0, (1.0, 1.0))


def _meets(area: CrossSection, low: Polygon, high: Polygon) -> bool:
    left, bottom, right, top = area.bounds()
    return bool(left < high[0] and right > low[0] and bottom < high[1] and top > low[1])


def _flaps(start: Polygon, end: Polygon, height: float) -> Iterator[Polygon]:
    for share, first, second in product(_HEIGHTS, _SLOPES, _SLOPES):
        yield _trapezoid(start, end, share * height, (first, second))


def _trapezoid(start: Polygon, end: Polygon, height: float, slopes: tuple[float, float]) -> Polygon:
    """Return a flap outside a side, as high as its slopes let it be."""
    way = end - start
    length = float(np.linalg.norm(way))
    along = way / length
    outwards = np.array([along[1], -along[0]])
    first, second = (1 / slope for slope in slopes)
    height = min(height, _TALLEST * length, 0.8 * length / (first + second))
    top = height * outwards
    return np.array(
        [start, end, end - second * height * along + top, start + first * height * along + top]
    )[[1, 0, 3, 2]]
