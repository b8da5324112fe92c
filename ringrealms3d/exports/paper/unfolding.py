"""Unfolded solids: their faces side by side in a plane, in pieces that fit into a room."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from manifold3d import CrossSection
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.geometry.plane import convex_hull
from ringrealms3d.geometry.polyhedron import Polyhedron, sides

OVERLAP = 1e-6
"""Square millimetres: what overlaps less only touches."""

_ROOTS = 14  # faces from which an unfolding is begun; the one with the fewest pieces is kept
_DIGITS = 6  # of a distance: what is as far but for rounding comes in the order of the faces


@dataclass(frozen=True, slots=True)
class Room:
    """The room that a piece must fit into, rotated if needed.

    Attributes:
        width: from left to right, in millimetres.
        height: from bottom to top.
        border: the free margin around a piece's faces, for flaps.
    """

    width: float
    height: float
    border: float

    def turn_for(self, points: Polygon) -> float | None:
        """Return the angle in radians by which to turn points, float64 (n, 2), to fit, or None."""
        hull = convex_hull(points)
        along = np.roll(hull, -1, axis=0) - hull
        for angle in _angles(along):
            width, height = np.ptp(hull @ turn(angle), axis=0) + 2 * self.border
            if width <= self.width and height <= self.height:
                return angle
        return None

    def largest_scale(self, points: Polygon) -> float:
        """Return the largest scale at which points still fit."""
        hull = convex_hull(points)
        along = np.roll(hull, -1, axis=0) - hull
        free = np.array([self.width, self.height]) - 2 * self.border
        return max(float((free / np.ptp(hull @ turn(a), axis=0)).min()) for a in _angles(along))


@dataclass(frozen=True, slots=True, eq=False)
class NetPiece:
    """A piece of a net.

    Attributes:
        faces: by its number, where each face's corners are, float64 (corners, 2), millimetres,
            counter-clockwise, in the order of the solid's face.
        folds: the numbers of the folded edges.
    """

    faces: dict[int, Polygon] = field(default_factory=dict)
    folds: set[int] = field(default_factory=set)

    @property
    def points(self) -> Polygon:
        """The corners of all faces, float64 (n, 2)."""
        return np.concatenate(list(self.faces.values()))

    def turned(self, angle: float) -> NetPiece:
        """Return the piece turned by an angle in radians."""
        matrix = turn(angle)
        return NetPiece({f: corners @ matrix for f, corners in self.faces.items()}, self.folds)


class Unfolding:
    """Lays a solid's faces into a plane, seen from outside."""

    def __init__(self, solid: Polyhedron, room: Room) -> None:
        """Unfold a solid whose unit is the millimetre."""
        self._solid, self._room = solid, room

    def pieces(self) -> list[NetPiece]:
        """Return the net with the fewest pieces found; every single face must fit."""
        best: list[NetPiece] = []
        area = sum(CrossSection([face]).area() for face in self._flat_faces)
        least = area / (self._room.width * self._room.height)
        for root in self._roots():
            pieces = list(self._pieces_from(root))
            if not best or len(pieces) < len(best):
                best = pieces
            if len(best) < least + 1:
                break
        return best

    def _roots(self) -> list[int]:
        """Return some faces, one of each number of sides first."""
        faces = self._solid.faces
        firsts = {len(face): number for number, face in reversed(list(enumerate(faces)))}
        others = (number for number in range(len(faces)) if number not in firsts.values())
        return [*(firsts[size] for size in sorted(firsts, reverse=True)), *others][:_ROOTS]

    def _pieces_from(self, root: int) -> Iterator[NetPiece]:
        left = set(range(len(self._solid.faces)))
        while left:
            piece = self._grown(root, left)
            left -= piece.faces.keys()
            yield piece
            beside = [f for f in sorted(left) if self._neighbours[f] & piece.faces.keys()]
            root = min(
                beside or left, key=lambda f: (len(self._neighbours[f] & left), f), default=0
            )

    def _grown(self, root: int, left: set[int]) -> NetPiece:
        """Return a piece grown from a face, as large as the room allows, nearest faces first."""
        piece = NetPiece({root: self._flat_faces[root]})
        middle = self._flat_faces[root].mean(axis=0)
        areas = {root: CrossSection([self._flat_faces[root]])}
        waiting = self._beside(piece, root, left)
        while waiting:
            edge, face, corners = min(
                waiting, key=lambda item: round(math.dist(item[2].mean(axis=0), middle), _DIGITS)
            )
            waiting = [item for item in waiting if item[0] != edge]
            if not self._fits(piece, corners, areas):
                continue
            piece.faces[face] = corners
            piece.folds.add(edge)
            areas[face] = CrossSection([corners])
            waiting = [item for item in waiting if item[1] != face]
            waiting += self._beside(piece, face, left)
        return piece

    def _fits(self, piece: NetPiece, corners: Polygon, areas: dict[int, CrossSection]) -> bool:
        own = CrossSection([corners])
        low, high = corners.min(axis=0), corners.max(axis=0)
        for face, placed in piece.faces.items():
            near = (placed.min(axis=0) < high).all() and (placed.max(axis=0) > low).all()
            if near and (areas[face] ^ own).area() > OVERLAP:
                return False
        return self._room.turn_for(np.concatenate([piece.points, corners])) is not None

    def _beside(self, piece: NetPiece, face: int, left: set[int]) -> list[tuple[int, int, Polygon]]:
        """Return the candidates to unfold next across a face's sides: edge, face, and corners."""
        found = []
        pairs = zip(self._solid.face_edges[face], sides(self._solid.faces[face]), strict=True)
        for place, (edge, (a, b)) in enumerate(pairs):
            other = next(f for f in self._solid.edge_faces[edge] if f != face)
            if other in left and other not in piece.faces:
                corners = piece.faces[face]
                start, end = corners[place], corners[(place + 1) % len(corners)]
                found.append((edge, other, self._across(other, (a, start), (b, end))))
        return found

    def _across(self, face: int, one: tuple[int, Polygon], other: tuple[int, Polygon]) -> Polygon:
        """Return a face's corners where two of its vertices are at two given spots."""
        flat, names = self._flat_faces[face], self._solid.faces[face]
        start, end = (flat[names.index(vertex)] for vertex, _ in (one, other))
        way, target = end - start, other[1] - one[1]
        angle = np.arctan2(target[1], target[0]) - np.arctan2(way[1], way[0])
        return np.asarray((flat - start) @ turn(angle) + one[1])

    @cached_property
    def _flat_faces(self) -> list[Polygon]:
        """Each face in a plane of its own, seen from outside."""
        return [flattened(self._solid, face) for face in range(len(self._solid.faces))]

    @cached_property
    def _neighbours(self) -> list[set[int]]:
        around: list[set[int]] = [set() for _ in self._solid.faces]
        for one, other in self._solid.edge_faces:
            around[one].add(other)
            around[other].add(one)
        return around


def flattened(solid: Polyhedron, face: int) -> Polygon:
    """Return a face's corners in a plane, float64 (corners, 2), its first side along x."""
    corners = solid.vertices[list(solid.faces[face])]
    along = corners[1] - corners[0]
    along = along / np.linalg.norm(along)
    across = np.cross(solid.face_normals[face], along)
    return np.asarray((corners - corners[0]) @ np.stack([along, across], axis=1))


def turn(angle: float) -> NDArray[np.float64]:
    """Return the matrix that turns row vectors counter-clockwise by an angle, float64 (2, 2)."""
    return np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])


def _angles(along: Polygon) -> list[float]:
    """Return the turns that lay a side of a hull level or upright."""
    level = -np.arctan2(along[:, 1], along[:, 0])
    return [float(angle) for angle in np.concatenate([level, level + np.pi / 2])]
