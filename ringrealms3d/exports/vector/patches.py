"""Parts as seen by the camera: smooth patches of surface, projected onto the picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from manifold3d import CrossSection
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.exports.vector.loops import Sides, sides_of, signed_area
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.mesh_data import cover_of, light_of
from ringrealms3d.scene.parts import Part

_SAME_POINT, _SAME_NORMAL = 1e-6, 1e-3
_FLAT = 1e-4  # how far the normals of a flat piece may be apart
_THINNEST = 1e-4  # square pixels; smaller triangles are seen from their side
_FOLDED = 1e-3  # the share of an outline's area that may lie over itself
_SPARSE = 0.3  # of its box: what covers less winds through it
_FEW = 60  # triangles
_INSIDE = 1e-9  # of a triangle's area: how far outside a spot still counts as inside
_BENT = np.cos(np.radians(32.0))  # of the angle from which on a crease is a line
_SURFACES = 4096
_LONGEST = 10.0  # pixels: sides of triangles that are long enough to be seen
_LONG = 0.9  # the share of a patch's sides that are shorter than what counts as its longest
_MOST = 6000  # triangles


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """The projection of points: pixels with y upwards, and nearness.

    Attributes:
        camera: the camera.
        size: width and height of the picture in pixels.
    """

    camera: Camera
    size: tuple[int, int]

    def seen(self, points: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return for points, float64 (n, 3), their spots (n, 2) and their nearness (n,).

        For a flat object, nearness is an affine function of the spot.
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
        rows: int64 (n,), its points of the surface.
        triangles: int64 (m, 3), as indices into the rows.
        flat: whether it lies in one plane.
        thing: the number of the group of pieces that join without a sharp crease.
    """

    rows: NDArray[np.int64]
    triangles: NDArray[np.int64]
    flat: bool
    thing: int


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """The visible part of a smooth piece, which nowhere overlaps itself.

    Attributes:
        owner: the number of its part, of the thing in it that has one outline, and of the side
            that is seen.
        part: the part it belongs to.
        spots: float64 (n, 2), its points in the picture, y upwards.
        nearness: float64 (n,), larger for what is nearer.
        normals: float64 (n, 3), unit, towards the eye's side.
        light: float64 (n,), the share of skylight.
        cover: float64 (n,), how much it hides of what is behind it.
        triangles: int64 (m, 3), counter-clockwise in the picture.
        sides: the triangles' sides.
        outline: the area that it covers.
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
    sides: Sides
    outline: CrossSection
    flat: bool

    @property
    def plane(self) -> NDArray[np.float64]:
        """Nearness as a x + b y + c over the picture of its largest triangle, float64 (3,)."""
        corners = self.spots[self.triangles]
        largest = self.triangles[int(signed_area(corners).argmax())]
        way = np.column_stack([self.spots[largest], np.ones(3)])
        return np.asarray(np.linalg.solve(way, self.nearness[largest]))

    def nearness_at(self, spots: Polygon) -> NDArray[np.float64]:
        """Return how near it is at spots, float64 (k, 2), NaN where it does not reach."""
        a, b, c = (self.spots[self.triangles[:, k]] for k in range(3))
        pairs = ((b, c), (c, a), (a, b))
        weights = np.stack([_double_areas(*pair, spots) for pair in pairs], axis=-1)
        whole = weights.sum(axis=-1)
        inside = (weights >= -_INSIDE * whole[..., None]).all(axis=-1)
        which = inside.argmax(axis=1)
        rows = np.arange(len(spots))
        near = (weights[rows, which] * self.nearness[self.triangles[which]]).sum(axis=1)
        return np.where(inside.any(axis=1), near / whole[rows, which], np.nan)


def patches_of(parts: Iterable[Part], view: View, backs: bool) -> Iterator[Patch]:
    """Yield the patches of parts.

    Args:
        backs: whether the insides of surfaces are visible too.
    """
    for number, part in enumerate(parts):
        surface = part.surface
        turn = part.matrix[:3, :3]
        points = surface.points @ turn.T + part.matrix[:3, 3]
        spots, nearness = view.seen(points)
        normals = surface.normals @ (turn / np.linalg.norm(turn[:, 0])).T
        data = (spots, nearness, normals, light_of(surface), cover_of(surface))
        for piece in smooth_pieces(surface):
            own = tuple(values[piece.rows] for values in data)
            for side in range(1 + backs):
                yield from _seen_of(part, (number, piece.thing, side), piece, own)


@lru_cache(maxsize=_SURFACES)
def smooth_pieces(surface: Surface) -> tuple[Piece, ...]:
    """Return the pieces of a surface between whose triangles there is no crease."""
    spots, normals = surface.points / _SAME_POINT, surface.normals / _SAME_NORMAL
    firsts, same = _alike(np.column_stack([spots, normals]))
    triangles = same[surface.triangles]
    a, b, c = triangles.T
    triangles = triangles[(a != b) & (b != c) & (c != a)]
    labels = connected(triangles, len(firsts))[triangles[:, 0]]
    names, labels = np.unique(labels, return_inverse=True)
    _, corners = _alike(spots[firsts])
    things = _joined_pieces(triangles, corners, labels, surface.normals[firsts], len(names))
    return tuple(
        _piece(surface, firsts, triangles[labels == k], int(things[k])) for k in range(len(names))
    )


def _alike(rows: NDArray[np.float64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the first of each group of equal rows, after rounding, and every row's group."""
    _, firsts, same = np.unique(np.round(rows), axis=0, return_index=True, return_inverse=True)
    return firsts, same.ravel()


def _joined_pieces(
    triangles: NDArray[np.int64],
    corners: NDArray[np.int64],
    labels: NDArray[np.int64],
    normals: NDArray[np.float64],
    count: int,
) -> NDArray[np.int64]:
    """Return for each piece the number of its thing, int64 (pieces,).

    Args:
        triangles: int64 (m, 3), of points.
        corners: int64 (points,), the same for points at the same place.
        labels: int64 (m,), the piece of each triangle.
        normals: float64 (points, 3).
    """
    starts, ends = triangles.ravel(), np.roll(triangles, -1, axis=1).ravel()
    keys = np.sort(np.stack([corners[starts], corners[ends]], axis=1), axis=1)
    order = np.lexsort((keys[:, 1], keys[:, 0]))
    one, other = order[:-1], order[1:]
    meet = (keys[one] == keys[other]).all(axis=1)
    one, other = one[meet], other[meet]
    middles = normals[triangles].sum(axis=1)
    middles /= np.maximum(np.linalg.norm(middles, axis=1, keepdims=True), _SAME_POINT)
    even = np.einsum("ij,ij->i", middles[one // 3], middles[other // 3]) > _BENT
    pairs = np.stack([labels[one // 3], labels[other // 3]], axis=1)[even]
    return connected(pairs, count)


def _piece(
    surface: Surface, firsts: NDArray[np.int64], triangles: NDArray[np.int64], thing: int
) -> Piece:
    used, own = np.unique(triangles, return_inverse=True)
    rows = firsts[used]
    normals = surface.normals[rows]
    flat = bool(np.abs(normals - normals[0]).max() < _FLAT)
    return Piece(rows, own.reshape(-1, 3), flat, thing)


def connected(groups: NDArray[np.int64], count: int) -> NDArray[np.int64]:
    """Return for each point the least one connected to it by groups, int64 (m, k)."""
    labels = np.arange(count)
    while True:
        least = labels[groups].min(axis=1)
        before = labels.copy()
        np.minimum.at(labels, groups.ravel(), np.repeat(least, groups.shape[1]))
        labels = labels[labels]
        if np.array_equal(before, labels):
            return labels


def _seen_of(
    part: Part, owner: tuple[int, int, int], piece: Piece, own: tuple[NDArray[np.float64], ...]
) -> Iterator[Patch]:
    """Yield the patches of one side of a piece: more than one if it overlaps itself."""
    spots, nearness, normals, light, cover = own
    triangles = piece.triangles[:, ::-1] if owner[2] else piece.triangles
    triangles = triangles[signed_area(spots[triangles]) > _THINNEST]
    if owner[2]:
        normals = -normals
    for some, outline in _layers(spots, nearness, triangles):
        used, renamed = np.unique(some, return_inverse=True)
        rows = (spots[used], nearness[used], normals[used], light[used], cover[used])
        shared = renamed.reshape(-1, 3)
        yield Patch(owner, part, *rows, shared, sides_of(shared), outline, piece.flat)


def _layers(
    spots: Polygon, nearness: NDArray[np.float64], triangles: NDArray[np.int64]
) -> Iterator[tuple[NDArray[np.int64], CrossSection]]:
    """Yield triangles in groups with their outlines, in none of which one hides another.

    Winding surfaces, such as wires, are cut up, so that less lies near each group.
    """
    if not len(triangles):
        return
    loops = [spots[loop] for loop in sides_of(triangles).loops]
    outline = CrossSection(loops)
    whole = sum(float(signed_area(loop)) for loop in loops)
    folded = whole > (1 + _FOLDED) * outline.area() + _THINNEST
    size = np.ptp(spots[triangles].reshape(-1, 2), axis=0)
    sparse = len(triangles) > _FEW and outline.area() < _SPARSE * size[0] * size[1]
    if len(triangles) == 1 or not (folded or sparse):
        yield triangles, outline
        return
    values = spots[:, int(size.argmax())] if sparse else nearness
    order = np.argsort(values[triangles].mean(axis=1), kind="stable")
    half = len(order) // 2
    yield from _layers(spots, nearness, triangles[order[:half]])
    yield from _layers(spots, nearness, triangles[order[half:]])


def _double_areas(a: Polygon, b: Polygon, spots: Polygon) -> NDArray[np.float64]:
    """Return twice the areas of the triangles of sides and spots, float64 (spots, sides)."""
    way, to = b - a, spots[:, None] - a
    return np.asarray(way[:, 0] * to[..., 1] - way[:, 1] * to[..., 0])


def finer(patch: Patch) -> Patch:
    """Return a patch whose triangles are subdivided until they are small, or many.

    So bands of shade on it have smooth rims. It covers the same area. Its normals are interpolated
    from corner to corner, as in the window's shading.
    """
    while not patch.flat and 4 * len(patch.triangles) <= _MOST and _longest(patch) > _LONGEST:
        patch = _quartered(patch)
    return patch


def _longest(patch: Patch) -> float:
    ways = patch.spots[patch.sides.ends] - patch.spots[patch.sides.starts]
    return float(np.quantile(np.linalg.norm(ways, axis=1), _LONG))


def _quartered(patch: Patch) -> Patch:
    """Return a patch with every triangle cut into four at the middles of its sides."""
    triangles = patch.triangles
    ends = np.stack([triangles, np.roll(triangles, -1, axis=1)], axis=2)
    pairs, own = np.unique(np.sort(ends.reshape(-1, 2), axis=1), axis=0, return_inverse=True)
    middles = len(patch.spots) + own.reshape(-1, 3)
    (a, b, c), (ab, bc, ca) = triangles.T, middles.T
    corners = ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))
    cut = np.concatenate([np.stack(some, axis=1) for some in corners])

    def with_middles(values: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.concatenate([values, values[pairs].mean(axis=1)])

    normals = with_middles(patch.normals)
    lengths = np.linalg.norm(normals, axis=1, keepdims=True)
    return replace(
        patch,
        spots=with_middles(patch.spots),
        nearness=with_middles(patch.nearness),
        normals=normals / np.maximum(lengths, np.finfo(float).tiny),
        light=with_middles(patch.light),
        cover=with_middles(patch.cover),
        triangles=cut,
        sides=sides_of(cut),
    )
