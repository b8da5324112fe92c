"""Soft shadows of pieces and board, for renderers whose lamps cast none.

They are thin, faint black surfaces, dark at a thing's foot, that fade out at their rims and fall to
the side away from the key lamp. The lamp is fixed to the camera, as if the board turned in a hand:
what shines on a piece and where its shadow lies then always agree, in drawn and in traced pictures.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Shape, SolidLayout, Surface
from ringrealms3d.geometry.plane import convex_hull, raised
from ringrealms3d.geometry.shapes import circle
from ringrealms3d.geometry.stones import smooth
from ringrealms3d.geometry.triangles import strips, with_area
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.casting import lamp_of
from ringrealms3d.scene.materials import Material
from ringrealms3d.scene.parts import Part, Stones, matrices_on, parts_at

SHADE = Material((0.0, 0.0, 0.0), 1.0, lit=False)

_CONTACT = (-0.25, 0.2)
"""From where to where a piece's shadow fades towards the lamp, from its outline on, in radii."""

_OVER = 0.012  # of a place's radius: how far a shadow lies above what it falls on
_FLOOR = (-0.14, 0.26)
"""The same for the board's shadow on the floor, in reaches of the board."""

_BALL = (0.25, 1.3)
"""The same for the shadow of a solid that hangs in the air, from its middle on, in its sizes."""

_CONTACT_COVER, _FLOOR_COVER, _BALL_COVER = 0.78, 0.6, 0.45  # how much they hide at most
_LENGTH = 2.8  # of a shadow in flat light, in a piece's heights
_LONGEST, _LONGEST_ON_PAD = 1.3, 0.45  # in radii of its place; pads of solids end near their pieces
_STEEP = 0.4  # lamps lower than this throw no longer shadows
_HALF_HEIGHT = 0.8  # of the height of a board's lowest places: what throws the shadow's rim
_STEPS = 8  # rings, from where a shadow begins to fade to where it ends
_CORNERS = 72
_CONTACT_CORNERS = 16
_CONTACT_STEPS = 5
_FLAT = 1e-9
_BELOW = 1.06  # of a solid's size: how far the floor is below its middle
_TILT = np.radians(24.0)  # how steeply one looks down on the floor below a solid, at least


def contact_parts(
    layout: SolidLayout, stones: Stones, corners: int = _CONTACT_CORNERS
) -> tuple[Part, ...]:
    """Return the shadows of pieces, on the pads or tiles below them.

    Args:
        corners: how many the rim of a shadow has.
    """
    parts: list[Part] = []
    there = set(stones.tolist())
    longest = _LONGEST if layout.upright else _LONGEST_ON_PAD
    for number, shape in layout.shapes.items():
        if number in there:
            places = np.flatnonzero(stones == number)
            matrices = list(matrices_on(layout, places, heights=_OVER))
            surface = _contact(shape, corners, longest, layout.ground)
            parts += parts_at("contact", surface, places, matrices, SHADE)
    return tuple(parts)


def floor_parts(layout: SolidLayout, camera: Camera) -> tuple[Part, ...]:
    """Return the board's shadow on the floor.

    A flat board has its shadow below itself, visible only from above. A solid turns in the hand:
    its shadow stays beside and below it on the screen, wherever the camera is.
    """
    if not layout.upright:
        matrix = _thrown_by_lamp(camera)
        matrix[:3, :2] *= _solid_radius(layout)
        return (Part("floor", _ball_shadow(), matrix, SHADE),)
    if not _above(camera):
        return ()
    return (Part("floor", _table_shadow(layout), _away_from_lamp(layout, camera), SHADE),)


def floor_plane(
    layout: SolidLayout, camera: Camera
) -> tuple[NDArray[np.float64], NDArray[np.float64]] | None:
    """Return a point of the floor and the way up from it, float64 (3,) each.

    It is None if a flat board is seen from below, where it has no floor.
    """
    if layout.upright:
        height = np.array([0.0, 0.0, _lowest(layout)])
        return (height, np.array([0.0, 0.0, 1.0])) if _above(camera) else None
    matrix = _below_the_eye(camera)
    return matrix[:3, 3], matrix[:3, 2] / camera.size


def _above(camera: Camera) -> bool:
    return bool(camera.axes[2, 2] > 0)


def _away_from_lamp(layout: SolidLayout, camera: Camera) -> NDArray[np.float64]:
    """Return the matrix that moves a board's shadow to where the camera's lamp throws it."""
    x, y, z = lamp_of(camera.axes)
    matrix = np.eye(4)
    matrix[:2, 3] = -shadow_height(layout) / max(z, _STEEP) * np.array([x, y])
    return matrix


def shadow_height(layout: SolidLayout) -> float:
    """Return the height above the floor of the part that throws the rim of a board's shadow."""
    return _HALF_HEIGHT * float(layout.centres[:, 2].min() - _lowest(layout))


@lru_cache(maxsize=128)
def _contact(shape: Shape, corners: int, longest: float, ground: float) -> Surface:
    outline, (inner, outer) = smooth(shape.outline), _CONTACT
    room = ground - float(np.linalg.norm(outline, axis=1).max())
    outer = min(outer, room / 2)
    rings = _grown(outline, np.linspace(inner, outer, _CONTACT_STEPS), corners)
    length = min(longest, _LENGTH * shape.height, room - outer)
    shares = np.linspace(0.0, length, _CONTACT_STEPS)
    sideways = np.repeat(shares, corners)[:, None] * np.tile(circle(corners), (len(rings), 1))
    thrown = np.pad(sideways, ((1, 0), (0, 1)))  # the middle stays
    return replace(faded_rings(rings, _CONTACT_COVER, 0.0), thrown=thrown)


@lru_cache(maxsize=4)
def _table_shadow(layout: SolidLayout) -> Surface:
    points = _solid_points(layout)
    rings = _grown(convex_hull(points[:, :2]), np.linspace(*_FLOOR, _STEPS), _CORNERS)
    return faded_rings(rings, _FLOOR_COVER, _lowest(layout))


def _lowest(layout: SolidLayout) -> float:
    return float(_solid_points(layout)[:, 2].min())


def _solid_points(layout: SolidLayout) -> NDArray[np.float64]:
    things = *layout.fixtures, *(bridge.surface for bridge in layout.bridges)
    return np.concatenate([*layout.pads, *(thing.points for thing in things)])


@lru_cache(maxsize=4)
def _solid_radius(layout: SolidLayout) -> float:
    """Return how far a solid's corners are from its middle, without what floats beside it."""
    places = zip(layout.cells or layout.pads, layout.kinds, strict=False)
    corners = np.concatenate([cell for cell, kind in places if kind != "shelf"])
    return float(np.linalg.norm(corners, axis=1).max())


@lru_cache(maxsize=1)
def _ball_shadow() -> Surface:
    rings = [circle(_CORNERS, radius) for radius in np.linspace(*_BALL, _STEPS)]
    return faded_rings(rings, _BALL_COVER, 0.0)


def _below_the_eye(camera: Camera) -> NDArray[np.float64]:
    """Return the matrix that moves a level disc from the origin to below a solid, as seen."""
    right, up, back = camera.axes
    upwards = np.cos(_TILT) * up + np.sin(_TILT) * back
    matrix = np.eye(4)
    matrix[:3, :3] = camera.size * np.column_stack([right, np.cross(upwards, right), upwards])
    matrix[:3, 3] = camera.middle - _BELOW * camera.size * upwards
    return matrix


def _thrown_by_lamp(camera: Camera) -> NDArray[np.float64]:
    """Return the matrix of a ball's shadow: an ellipse, longer the lower the lamp is."""
    matrix = _below_the_eye(camera)
    lamp, upwards = lamp_of(camera.axes), matrix[:3, 2] / camera.size
    height = lamp @ upwards
    aside = height * upwards - lamp
    along = aside / np.linalg.norm(aside)
    matrix[:3, :2] += (1 / height - 1) * np.outer(along, along @ matrix[:3, :2])
    matrix[:3, 3] += _BELOW * camera.size / height * aside
    return matrix


def _grown(outline: Polygon, distances: NDArray[np.float64], corners: int) -> list[Polygon]:
    """Return a convex outline, grown by distances with round corners, or shrunk by negative ones.

    Every one has as many corners, seen from the middle under even angles. The half-planes that hold
    the outline move outwards by the distance; what they still have in common is what it grows to.
    """
    middle = (outline.min(axis=0) + outline.max(axis=0)) / 2
    normals = circle(2 * corners)
    reach = (normals @ (outline - middle).T).max(axis=1)
    ways = circle(corners)
    cosines = np.maximum(ways @ normals.T, _FLAT)
    return [
        np.asarray(middle + ways * ((reach + distance) / cosines).min(axis=1)[:, None])
        for distance in distances
    ]


def faded_rings(rings: list[Polygon], cover: float, height: float) -> Surface:
    """Return a shadow that fades from the first of some rings, which it fills, to the last."""
    corners = len(rings[0])
    flat = np.concatenate([rings[0].mean(axis=0)[None], *rings])
    share = np.linspace(0.0, 1.0, len(rings))
    covers = cover * (1 - share * share * (3 - 2 * share))
    numbers = np.arange(1, len(flat)).reshape(len(rings), corners)
    few = numbers[[*range(0, len(rings) - 1, 2), -1], ::2]
    points = raised(flat, height)
    return Surface(
        "shade",
        points=points,
        normals=np.tile([0.0, 0.0, 1.0], (len(flat), 1)),
        triangles=with_area(points, _ringed(numbers)),
        cover=np.concatenate([covers[:1], np.repeat(covers, corners)]),
        sketch=with_area(points, _ringed(few)),
    )


def _ringed(numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the triangles from the point 0 in the middle to rings of corners, by their numbers."""
    first = numbers[0]
    inner = np.column_stack([np.zeros_like(first), first, np.roll(first, -1)])
    return np.concatenate([inner, strips(numbers[::-1])])
