"""Parts as the eye sees them: smooth patches of surface, flattened onto the picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from manifold3d import CrossSection
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.export.vector.loops import boundary_loops, signed_area
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.mesh_data import cover_of, light_of
from ringrealms3d.scene.parts import Part

_SAME_POINT, _SAME_NORMAL = 1e-6, 1e-3
_FLAT = 1e-4  # how far the normals of a flat piece may be apart
_THINNEST = 1e-4  # square pixels; smaller triangles are seen from their side
_FOLDED = 1e-3  # the share of an outline's area that may lie over itself
_SURFACES = 4096


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """How the eye sees points: pixels with y upwards, and how near they are.

    Attributes:
        camera: where the eye is.
        size: width and height of the picture in pixels.
    """

    camera: Camera
    size: tuple[int, int]

    def seen(self, points: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return for points, float64 (n, 3), their spots (n, 2) and their nearness (n,).

        Over the picture of a flat thing nearness is an affine function of the spot.
        """
        width, height = self.size
        aspect = width / height
        spots = (self.camera.projected(points, aspect) + 1) / 2 * (width, height)
        depth = (self.camera.eye(aspect) - points) @ self.camera.axes[2]
        return spots, -depth if self.camera.parallel else 1 / depth


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """A smooth piece of a surface, bounded by creases or open rims.

    Attributes:
        rows: int64 (n,), the surface's points that it has.
        triangles: int64 (m, 3), of these points by their place among the rows.
        flat: whether it lies in one plane.
    """

    rows: NDArray[np.int64]
    triangles: NDArray[np.int64]
    flat: bool


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """What the eye sees of a smooth piece, nowhere twice behind each other.

    Attributes:
        owner: the number of its part, of the piece in it, and of the side that is seen.
        part: the part it belongs to.
        spots: float64 (n, 2), its points in the picture, y upwards.
        nearness: float64 (n,), larger for what is nearer.
        normals: float64 (n, 3), unit, towards the eye's side.
        light: float64 (n,), the share of the sky's light.
        cover: float64 (n,), how much it hides of what is behind it.
        triangles: int64 (m, 3), counter-clockwise in the picture.
        outline: what it covers.
        flat: whether it lies in one plane.
    """

    owner: tuple[int, int, int]
    part: Part
    spots: NDArray[np.float64]
    nearness: NDArray[np.float64]
    normals: NDArray[np.float64]
    light: NDArray[np.float64]
    cover: NDArray[np.float64]
    triangles: NDArray[np.int64]
    outline: CrossSection
    flat: bool

    @property
    def plane(self) -> NDArray[np.float64]:
        """Nearness as a x + b y + c over a flat patch's picture, float64 (3,)."""
        way = np.column_stack([self.spots, np.ones(len(self.spots))])
        return np.asarray(np.linalg.lstsq(way, self.nearness, rcond=None)[0])


def patches_of(parts: Iterable[Part], view: View, backs: bool) -> Iterator[Patch]:
    """Yield what the eye sees of parts.

    Args:
        backs: whether the insides of surfaces are seen too.
    """
    for number, part in enumerate(parts):
        surface = part.surface
        turn = part.matrix[:3, :3]
        points = surface.points @ turn.T + part.matrix[:3, 3]
        spots, nearness = view.seen(points)
        normals = surface.normals @ (turn / np.linalg.norm(turn[:, 0])).T
        data = (spots, nearness, normals, light_of(surface), cover_of(surface))
        for which, piece in enumerate(smooth_pieces(surface)):
            own = tuple(values[piece.rows] for values in data)
            for side in range(1 + backs):
                yield from _seen_of(part, (number, which, side), piece, own)


@lru_cache(maxsize=_SURFACES)
def smooth_pieces(surface: Surface) -> tuple[Piece, ...]:
    """Return the pieces of a surface between whose triangles there is no crease."""
    keys = np.column_stack([surface.points / _SAME_POINT, surface.normals / _SAME_NORMAL])
    _, firsts, same = np.unique(np.round(keys), axis=0, return_index=True, return_inverse=True)
    triangles = same.ravel()[surface.triangles]
    a, b, c = triangles.T
    triangles = triangles[(a != b) & (b != c) & (c != a)]
    labels = _connected(triangles, len(firsts))[triangles[:, 0]]
    return tuple(
        _piece(surface, firsts, triangles[labels == label]) for label in np.unique(labels)
    )


def _piece(surface: Surface, firsts: NDArray[np.int64], triangles: NDArray[np.int64]) -> Piece:
    used, own = np.unique(triangles, return_inverse=True)
    rows = firsts[used]
    normals = surface.normals[rows]
    flat = bool(np.abs(normals - normals[0]).max() < _FLAT)
    return Piece(rows, own.reshape(-1, 3), flat)


def _connected(triangles: NDArray[np.int64], count: int) -> NDArray[np.int64]:
    """Return for each point the least number of a point that triangles connect it with."""
    labels = np.arange(count)
    while True:
        least = labels[triangles].min(axis=1)
        before = labels.copy()
        np.minimum.at(labels, triangles.ravel(), np.repeat(least, 3))
        labels = labels[labels]
        if np.array_equal(before, labels):
            return labels


def _seen_of(
    part: Part, owner: tuple[int, int, int], piece: Piece, own: tuple[NDArray[np.float64], ...]
) -> Iterator[Patch]:
    """Yield the patches of one side of a piece: more than one where it lies behind itself."""
    spots, nearness, normals, light, cover = own
    triangles = piece.triangles[:, ::-1] if owner[2] else piece.triangles
    triangles = triangles[signed_area(spots[triangles]) > _THINNEST]
    if owner[2]:
        normals = -normals
    for some, outline in _layers(spots, nearness, triangles):
        used, renamed = np.unique(some, return_inverse=True)
        rows = (spots[used], nearness[used], normals[used], light[used], cover[used])
        yield Patch(owner, part, *rows, renamed.reshape(-1, 3), outline, piece.flat)


def _layers(
    spots: Polygon, nearness: NDArray[np.float64], triangles: NDArray[np.int64]
) -> Iterator[tuple[NDArray[np.int64], CrossSection]]:
    """Yield triangles in groups with their outlines, in none of which one hides another."""
    if not len(triangles):
        return
    loops = [spots[loop] for loop in boundary_loops(triangles)]
    outline = CrossSection(loops)
    whole = sum(float(signed_area(loop)) for loop in loops)
    if len(triangles) == 1 or whole <= (1 + _FOLDED) * outline.area() + _THINNEST:
        yield triangles, outline
        return
    order = np.argsort(nearness[triangles].mean(axis=1), kind="stable")
    half = len(order) // 2
    yield from _layers(spots, nearness, triangles[order[:half]])
    yield from _layers(spots, nearness, triangles[order[half:]])
