"""Simple surfaces: turned shapes, prisms and tubes.

By default, all stand on the plane z = 0 around the z axis.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.geometry.plane import raised
from ringrealms3d.geometry.triangles import fan, strips, with_area
from ringrealms3d.geometry.vectors import crossed

Profile = NDArray[np.float64]

SEGMENTS = 44
_RIM_STEPS = 5
_DISH, _DISH_FLOOR = 0.8, 0.72  # of a top: the rim of the hollow in it, and its floor
_LEAST_CUT, _MOST_CUT = 0.15, 3.0  # of a bevel; a side is cut by no more than a third at either end
_TOUCHING = 1e-9  # of a unit: points closer than this are one
_TUBE_SEGMENTS = 12
_SKETCHED_SEGMENTS = 16  # about so many are enough for a small picture
_SKETCHED_BULGE = 0.02  # of a turned surface's unit: how far it may be off in one
_SKETCHED_TURN = 0.1  # how far its unit normals may be off


def circle(corners: int, radius: float = 1.0) -> Polygon:
    """Return a regular polygon around the origin, counter-clockwise, float64 (corners, 2)."""
    angles = np.arange(corners) * 2 * np.pi / corners
    return radius * np.stack([np.cos(angles), np.sin(angles)], axis=1)


def arc(
    start: float, stop: float, middle: tuple[float, float], radii: tuple[float, float], steps: int
) -> Profile:
    """Return points on an ellipse around ``middle`` from one angle to another, in degrees."""
    t = np.radians(np.linspace(start, stop, steps))
    return np.column_stack([middle[0] + radii[0] * np.cos(t), middle[1] + radii[1] * np.sin(t)])


def turned(material: str, profile: Profile, segments: int = SEGMENTS) -> Surface:
    """Return the surface that a profile of (radius, height) rows sweeps around the z axis.

    The profile runs from the foot's rim to the axis. Normals are the profile's, smoothed. Grain is
    unrolled from the axis outwards, so that it runs over the top and down the sides without a seam.
    """
    round_ = circle(segments)
    slopes = np.gradient(profile, axis=0)
    across = np.stack([slopes[:, 1], -slopes[:, 0]], axis=1)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    numbers = np.arange(len(profile) * segments).reshape(len(profile), segments)
    few = numbers[_needed(profile, across), :: max(1, round(segments / _SKETCHED_SEGMENTS))]
    points = _swept(profile, round_)
    return Surface(
        material,
        points,
        _swept(across, round_),
        with_area(points, strips(numbers)),
        light=np.repeat(_light_in(profile, across), segments),
        grain=(_unrolled(profile)[:, None, None] * round_).reshape(-1, 2),
        sketch=with_area(points, strips(few)),
    )


def _unrolled(profile: Profile) -> NDArray[np.float64]:
    """Return how far each row of a profile is from the axis, along the profile."""
    steps = np.hypot(*np.diff(profile[::-1], axis=0).T)
    return np.cumsum([profile[-1, 0], *steps])[::-1]


def _light_in(profile: Profile, across: Profile) -> NDArray[np.float64]:
    """Return the share of light that a profile, with its normals, leaves to each of its rows.

    This is the view factor of a point in a long groove, half of the cosines of the angles under
    which its two edges rise above the plane of the point.
    """
    outline = np.concatenate([profile, profile * (-1, 1)])
    ways = outline[None] - profile[:, None]
    lengths = np.maximum(np.hypot(*ways.transpose(2, 0, 1)), _TOUCHING)
    rise = np.clip((ways * across[:, None]).sum(axis=2) / lengths, 0, 1)
    side = (ways * across[:, None, ::-1] * (1, -1)).sum(axis=2) > 0
    edges = [np.where(side == which, rise, 0).max(axis=1) for which in (True, False)]
    return np.asarray(sum(np.sqrt(1 - edge**2) for edge in edges) / 2)


def _needed(profile: Profile, across: Profile) -> list[int]:
    """Return the rows of a profile, with its normals, that are enough for a small picture."""
    rows = [0]
    for row in range(2, len(profile)):
        if not _is_straight(profile[rows[-1] : row + 1], across[rows[-1] : row + 1]):
            rows.append(row - 1)
    return [*rows, len(profile) - 1]


def _is_straight(profile: Profile, across: Profile) -> bool:
    """Whether all of a profile looks about as its ends do."""
    along = profile[-1] - profile[0]
    share = ((profile - profile[0]) @ along / (along @ along))[:, None]
    bulge = np.abs(profile - profile[0] - share * along).max()
    turn = np.abs(across - across[0] - share * (across[-1] - across[0])).max()
    return bool(bulge < _SKETCHED_BULGE and turn < _SKETCHED_TURN)


def _swept(rows: Profile, round_: Polygon) -> NDArray[np.float64]:
    """Turn (radius, height) rows around the axis, float64 (rows * segments, 3)."""
    flat = rows[:, None, :1] * round_[None]
    heights = np.broadcast_to(rows[:, None, 1:], (*flat.shape[:2], 1))
    return np.concatenate([flat, heights], axis=2).reshape(-1, 3)


def prism(
    material: str,
    outline: Polygon,
    bottom: float,
    top: float,
    bevel: float = 0.0,
    foot: float = 0.0,
) -> Surface:
    """Return an upright prism over a convex outline, float64 (corners, 2), counter-clockwise.

    Every face is flat. A bevel cuts the upper rim off by so much in height and in width, and the
    upright edges about as broadly.

    Args:
        foot: the bevel of the lower rim.
    """
    outline = blunted(outline, bevel)
    profile = [(foot, bottom), (0.0, bottom + foot), (0.0, top - bevel), (bevel, top)]
    rows = [raised(mitred(outline, inset), z) for inset, z in dict.fromkeys(profile)]
    faces = [rows[-1], rows[0][::-1]]
    for lower, upper in pairwise(rows):
        faces += walls(lower, upper)
    return polygons(material, faces)


def cushion(
    material: str,
    outline: Polygon,
    bottom: float,
    top: float,
    rim: float,
    edge: float,
    dish: float,
) -> Surface:
    """Return an upright prism over a convex outline whose upper rim is a quarter of a circle.

    Its upright edges are cut off, and shaded as if they were round.

    Args:
        outline: float64 (corners, 2), counter-clockwise.
        rim: the circle's radius.
        edge: how far from each corner the sides end.
        dish: how deep the hollow in its top is.
    """
    angles = np.linspace(0.0, np.pi / 2, _RIM_STEPS)
    insets, heights = rim * (1 - np.cos(angles)), top - rim * (1 - np.sin(angles))
    rows = [raised(outline, bottom)]
    rows += [raised(mitred(outline, x), z) for x, z in zip(insets, heights, strict=True)]
    ends = np.stack([_side_ends(row, edge) for row in rows])  # (rows, sides, 2, 3)
    tilts = np.concatenate([[0.0], angles])
    sides = np.roll(outline, -1, axis=0) - outline
    outwards = np.column_stack([sides[:, 1], -sides[:, 0], np.zeros(len(sides))])
    outwards /= np.linalg.norm(outwards, axis=1, keepdims=True)
    normals = np.cos(tilts)[:, None, None] * outwards + np.outer(np.sin(tilts), [0, 0, 1])[:, None]
    numbers = np.arange(ends.size // 3).reshape(len(rows), -1)
    lids = polygons(material, [*_top(ends[-1].reshape(-1, 3), dish), ends[0].reshape(-1, 3)[::-1]])
    return joined(
        [
            Surface(
                material,
                ends.reshape(-1, 3),
                np.repeat(normals, 2, axis=1).reshape(-1, 3),
                strips(numbers),
                sketch=strips(numbers[[0, 1, -1]]),
            ),
            lids,
        ]
    )


def _side_ends(row: NDArray[np.float64], edge: float) -> NDArray[np.float64]:
    """Return the ends of an outline's sides, so far from its corners, float64 (sides, 2, 3)."""
    sides = np.roll(row, -1, axis=0) - row
    ways = edge * sides / np.linalg.norm(sides, axis=1, keepdims=True)
    return np.stack([row + ways, row + sides - ways], axis=1)


def _top(rim: NDArray[np.float64], dish: float) -> list[NDArray[np.float64]]:
    """Return the faces of a level top with a hollow of a depth in it."""
    if not dish:
        return [rim]
    rows = [rim, rim * (_DISH, _DISH, 1), rim * (_DISH_FLOOR, _DISH_FLOOR, 1) - (0, 0, dish)]
    slopes = [face for pair in pairwise(rows) for face in walls(*pair)]
    return [*slopes, rows[-1]]


def walls(lower: NDArray[np.float64], upper: NDArray[np.float64]) -> Iterator[NDArray[np.float64]]:
    """Yield the faces between two closed rows of corners, the upper or inner one last."""
    ends = np.roll(lower, -1, axis=0), np.roll(upper, -1, axis=0)
    yield from np.stack([lower, *ends, upper], axis=1)


def polygons(material: str, faces: Iterable[NDArray[np.float64]]) -> Surface:
    """Return flat convex polygons, float64 (corners, 3), counter-clockwise, as one surface."""
    flat = list(faces)
    starts = np.cumsum([0, *(len(face) for face in flat[:-1])])
    return Surface(
        material,
        np.concatenate(flat),
        np.concatenate([np.broadcast_to(_normal(face), face.shape) for face in flat]),
        np.concatenate(
            [fan(len(face), int(start)) for face, start in zip(flat, starts, strict=True)]
        ),
    )


def tube(material: str, path: ArrayLike, radius: float) -> Surface:
    """Return a round tube along a path, float64 (points, 3), with open ends.

    A path that ends where it begins gives a closed ring. The path must not turn back on itself, nor
    bend so tightly that the tube would fold.
    """
    points = np.asarray(path, dtype=np.float64)
    along = _directions(points)
    side = _beside(along)
    if _is_ring(points):
        side = _untwisted(side, along)
    up = crossed(along, side)
    round_ = circle(_TUBE_SEGMENTS)
    normals = round_[None, :, :1] * side[:, None] + round_[None, :, 1:] * up[:, None]
    rows = points[:, None] + radius * normals
    numbers = np.arange(len(points) * _TUBE_SEGMENTS).reshape(len(points), _TUBE_SEGMENTS)
    return Surface(
        material,
        rows.reshape(-1, 3),
        normals.reshape(-1, 3),
        strips(numbers),
        sketch=strips(numbers[:, ::2]),
    )


def blunted(outline: Polygon, bevel: float) -> Polygon:
    """Return a convex outline, counter-clockwise, with its corners cut off about so far from them.

    The sharper a corner is, the more is cut off, so that ``mitred`` by as much leaves some of the
    cut.
    """
    if not bevel:
        return outline
    sides = np.roll(outline, -1, axis=0) - outline
    lengths = np.linalg.norm(sides, axis=1)
    ways = sides / lengths[:, None]
    before = np.roll(ways, 1, axis=0)
    turns = np.arccos(np.clip(np.einsum("ij,ij->i", before, ways), -1, 1))
    cuts = bevel * (_LEAST_CUT + np.tan(turns / 4) / np.cos(turns / 2))
    cuts = np.minimum(cuts, np.minimum(lengths, np.roll(lengths, 1)) / _MOST_CUT)[:, None]
    return np.stack([outline - cuts * before, outline + cuts * ways], axis=1).reshape(-1, 2)


def mitred(outline: Polygon, distance: float) -> Polygon:
    """Return an outline, counter-clockwise, with every side moved inwards, its corners kept.

    One that runs clockwise grows, as a hole in a thing that shrinks.
    """
    sides = np.roll(outline, -1, axis=0) - outline
    inwards = np.column_stack([-sides[:, 1], sides[:, 0]])
    inwards /= np.linalg.norm(inwards, axis=1, keepdims=True)
    before = np.roll(inwards, 1, axis=0)
    share = 1 + np.einsum("ij,ij->i", inwards, before)
    return np.asarray(outline + distance * (inwards + before) / share[:, None])


def joined(surfaces: Iterable[Surface]) -> Surface:
    """Return several surfaces, all of the first one's material, as one."""
    parts = list(surfaces)
    starts = np.cumsum([0, *(len(part.points) for part in parts[:-1])])
    return Surface(
        parts[0].material,
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.normals for part in parts]),
        np.concatenate([p.triangles + s for p, s in zip(parts, starts, strict=True)]),
        _light_of_all(parts),
        grain=_grain_of_all(parts),
        sketch=np.concatenate([sketch_of(p) + s for p, s in zip(parts, starts, strict=True)]),
    )


def sketch_of(surface: Surface) -> NDArray[np.int64]:
    """Return the triangles that are enough for a small picture."""
    return surface.triangles if surface.sketch is None else surface.sketch


def _light_of_all(parts: list[Surface]) -> NDArray[np.float64] | None:
    if all(part.light is None for part in parts):
        return None
    return np.concatenate([np.ones(len(p.points)) if p.light is None else p.light for p in parts])


def _grain_of_all(parts: list[Surface]) -> NDArray[np.float64] | None:
    grains = [part.grain for part in parts if part.grain is not None]
    return np.concatenate(grains) if len(grains) == len(parts) else None


def _beside(along: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return a unit vector across each of a path's directions, which turns as little as possible.

    Source: J. Bloomenthal, "Calculation of reference frames along a space curve" (1990).
    """
    helper = (0.0, 0.0, 1.0) if abs(along[0, 2]) < 0.9 else (1.0, 0.0, 0.0)
    sides = [crossed(np.array(helper), along[0])]
    for before, after in pairwise(along):
        both = before + after
        sides.append(sides[-1] - (sides[-1] @ after) / (both @ after) * both)
    return np.asarray(np.array(sides) / np.linalg.norm(sides, axis=1, keepdims=True))


def _untwisted(sides: NDArray[np.float64], along: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the vectors across a ring's directions, turned so that the last one is the first."""
    ups = crossed(along, sides)
    missing = np.arctan2(sides[0] @ ups[-1], sides[0] @ sides[-1])
    angles = missing * np.linspace(0.0, 1.0, len(sides))[:, None]
    return np.asarray(np.cos(angles) * sides + np.sin(angles) * ups)


def _is_ring(points: NDArray[np.float64]) -> bool:
    return bool(np.allclose(points[0], points[-1]))


def _directions(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the unit direction of a path at each of its points."""
    along = np.gradient(points, axis=0)
    if _is_ring(points):
        along[0] = along[-1] = points[1] - points[-2]
    return np.asarray(along / np.linalg.norm(along, axis=1, keepdims=True))


def _normal(face: NDArray[np.float64]) -> NDArray[np.float64]:
    arms = face - face.mean(axis=0)
    area = crossed(arms, np.roll(arms, -1, axis=0)).sum(axis=0)
    return np.asarray(area / np.linalg.norm(area))
