"""Flat shapes of marks on a board, draped over pieces; lengths are in a place's radius."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import Shape, Surface
from ringrealms3d.geometry.plane import raised
from ringrealms3d.geometry.shapes import circle, joined, mitred, polygons, tube, turned
from ringrealms3d.geometry.stones import smooth

_MARK = "mark"
_DOT_SEGMENTS = 14
_SEGMENTS = 36
_ROWS = 5  # of points across a band
_PROBES = 12  # where around a circle a piece's height is looked at
_STEPS = 3  # flat pieces of a dash
_STAR_INNER = 0.42  # of a star's radius: how far its inner corners are
_BAR = 0.17  # of a cross's half length: half the width of its bars
_THICKNESS = 0.05
_RIM = 0.035  # half the width of the rim around a piece that is not there yet


@lru_cache(maxsize=256)
def band(shape: Shape | None, inner: float, outer: float, lift: float) -> Surface:
    """Return a flat ring that lies on a piece, or on an empty place.

    Args:
        lift: how far its middle is above what is below it; its edges touch that.
    """
    radii = np.linspace(outer, inner, _ROWS)
    bulge = np.sin(np.linspace(0, np.pi, _ROWS)) ** 0.5
    heights = np.array([height_at(shape, radius) for radius in radii.tolist()])
    return turned(_MARK, np.column_stack([radii, heights + lift * (0.4 + 0.6 * bulge)]), _SEGMENTS)


@lru_cache(maxsize=512)
def height_at(shape: Shape | None, radius: float) -> float:
    """Return how high a piece is at a distance from its middle, at its highest point there."""
    if shape is None:
        return 0.0
    probes = circle(_PROBES, radius)
    return max(_highest(surface, probes) for surface in shape.surfaces)


def _highest(surface: Surface, probes: NDArray[np.float64]) -> float:
    """Return the largest height of a surface above some points of the plane, at least 0."""
    a, b, c = surface.points[surface.triangles].transpose(1, 0, 2)
    across, along = (b - a)[:, :2], (c - a)[:, :2]
    area = across[:, 0] * along[:, 1] - across[:, 1] * along[:, 0]
    level = np.abs(area) > 1e-12
    a, b, c, across, along, area = (x[level] for x in (a, b, c, across, along, area))
    away = probes[:, None] - a[None, :, :2]
    v = (away[..., 0] * along[:, 1] - away[..., 1] * along[:, 0]) / area
    w = (across[:, 0] * away[..., 1] - across[:, 1] * away[..., 0]) / area
    inside = (v >= -1e-9) & (w >= -1e-9) & (v + w <= 1 + 1e-9)
    heights = a[:, 2] + v * (b - a)[:, 2] + w * (c - a)[:, 2]
    return float(np.max(heights, where=inside, initial=0.0))


@cache
def dot() -> Surface:
    """Return a flat disc of radius 1."""
    return turned(_MARK, np.array([[1.0, 0.0], [0.92, 0.05], [0.0, 0.06]]), _DOT_SEGMENTS)


@cache
def cross(half_width: float = _BAR, half_length: float = 1.0) -> Surface:
    """Return two flat bars through the middle."""
    x, y = half_length, half_width
    corners = np.array([[-x, -y], [x, -y], [x, y], [-x, y]])
    bars = []
    for angle in (np.pi / 4, -np.pi / 4):
        turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        bars.append(polygons(_MARK, [np.column_stack([corners @ turn, np.full(4, _THICKNESS)])]))
    return joined(bars)


@cache
def dashes(count: int, share: float, inner: float, outer: float) -> Surface:
    """Return a ring of flat dashes.

    Args:
        share: of the ring that the dashes cover.
    """
    step = 2 * np.pi / count
    faces = []
    for number in range(count):
        turns = step * number + np.linspace(-share, share, _STEPS + 1) * step / 2
        ways = np.column_stack([np.cos(turns), np.sin(turns), np.full(len(turns), 0.0)])
        for start, stop in pairwise(ways):
            face = np.stack([inner * start, outer * start, outer * stop, inner * stop])
            faces.append(face + np.array([0.0, 0.0, _THICKNESS]))
    return polygons(_MARK, faces)


@cache
def exclamation(spread: float = 0.0) -> Surface:
    """Return a flat "!" of height 1, wider on all sides by a spread."""
    stroke = np.array([[-0.09, -0.14], [0.09, -0.14], [0.12, 0.5], [-0.12, 0.5]])
    point = np.array([0.0, -0.38]) + circle(10, 0.12)
    flat = [mitred(shape, -spread) if spread else shape for shape in (stroke, point)]
    return polygons(_MARK, [raised(x, _THICKNESS) for x in flat])


@cache
def star() -> Surface:
    """Return a flat star with five points that reach to 1."""
    turns = np.pi / 2 + np.pi / 5 * np.arange(10)
    reach = np.where(np.arange(10) % 2, _STAR_INNER, 1.0)
    tips = np.column_stack([reach * np.cos(turns), reach * np.sin(turns), np.full(10, 0.05)])
    middle = np.array([0.0, 0.0, 0.08])
    kites = [np.stack([middle, tips[k - 1], tips[k], tips[(k + 1) % 10]]) for k in range(0, 10, 2)]
    return polygons(_MARK, kites)


@lru_cache(maxsize=64)
def rim(shape: Shape) -> Surface:
    """Return a thin rod around a piece: along its upper edge, or around the foot of a round one."""
    height = shape.height - shape.bevel if shape.fills else _RIM
    ring = raised(smooth(shape.outline), height)
    return tube(_MARK, np.concatenate([ring, ring[:1]]), _RIM)


@lru_cache(maxsize=64)
def outline_band(shape: Shape, inner: float, outer: float, height: float) -> Surface:
    """Return a flat line around a piece's middle.

    Args:
        inner: where it begins, next to the piece's outline.
        outer: where it ends.
    """
    level = np.full(len(shape.outline), height)
    near, far = (np.column_stack([scale * shape.outline, level]) for scale in (inner, outer))
    ends = (near, far, np.roll(far, -1, axis=0), np.roll(near, -1, axis=0))
    return polygons(_MARK, [np.stack(corners) for corners in zip(*ends, strict=True)])
