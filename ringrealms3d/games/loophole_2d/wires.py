"""The wires between a node's two arcs: black ones above the board, white ones below it.

Around the frame, each colour's wire lies on the rim along its own two sides; along the others
Black's passes over them and White's passes under them, both outside the plate.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.games.loophole_2d.board import WINDOWS
from ringrealms3d.games.loophole_2d.outlines import (
    FIRST_COLUMN,
    FIRST_CORNER,
    FIRST_ROW,
    LAST_COLUMN,
    frame_corner,
    middle_of,
)
from ringrealms3d.geometry.shapes import tube

_THICK = 0.24
_ON_RIM, _OUTSIDE = 0.5, 1.35  # from the cells
_ABOVE, _BELOW = 0.9, 0.5  # from the plate's top and bottom to the wires' middle
_BEND = 1.6  # along a side, from where a wire leaves it to the corner

_FOOT = (-1.299, 1.35)  # from a window's middle: between the two cells of Black's upper arc
_RISE = 1.4
_IN = 0.58  # of the foot's distance: where White's wire goes down
_OVER_SILL = 0.45
_SAG = 0.2
_TURN = 0.55  # of that distance: so wide that the wire does not fold where it bends below
_ARCH_STEPS = 32
_SMOOTH = 2
_STEP = 1.2  # of a ring, between the points that are smoothed


def frame_wires(heights: tuple[float, float]) -> tuple[Surface, Surface]:
    """Return Black's and White's wire around a plate with this bottom and top."""
    black = np.array(list(_round_black(heights)))
    white = np.array(list(_round_white(heights)))
    half_turn = np.array([-1.0, -1.0, 1.0])
    rings = [_smooth_ring(np.concatenate([half, half * half_turn])) for half in (black, white)]
    return tube("black wire", rings[0], _THICK), tube("white wire", rings[1], _THICK)


def window_wires(heights: tuple[float, float]) -> tuple[tuple[Surface, ...], tuple[Surface, ...]]:
    """Return Black's arches over the windows, and White's wires through them."""
    x, y = _FOOT
    c, s = np.cos(np.radians(300)), np.sin(np.radians(300))
    across_diagonal = (c * x + s * y, s * x - c * y)
    return (
        tuple(_wire("black wire", middle_of(w), _FOOT, _arch(heights)) for w in WINDOWS),
        tuple(
            _wire("white wire", middle_of(w), across_diagonal, _staple(heights)) for w in WINDOWS
        ),
    )


def _wire(
    material: str,
    middle: NDArray[np.float64],
    foot: tuple[float, float],
    profile: NDArray[np.float64],
) -> Surface:
    """Return a tube in the upright plane through a foot and a middle.

    Args:
        profile: float64 (points, 2), the share of the way from the middle to the foot, and height.
    """
    path = np.column_stack([middle + profile[:, :1] * np.array(foot), profile[:, 1]])
    return tube(material, path, _THICK)


def _arch(heights: tuple[float, float]) -> NDArray[np.float64]:
    angles = np.linspace(0, np.pi, _ARCH_STEPS)
    top = heights[1] - _THICK
    return np.column_stack([np.cos(angles), top + (_RISE + _THICK) * np.sin(angles)])


def _staple(heights: tuple[float, float]) -> NDArray[np.float64]:
    bottom, top = heights
    half = [
        (1.0, top - _THICK),
        (1.0, top + _OVER_SILL),
        (_IN, top + _OVER_SILL),
        (_IN, bottom + _SAG),
        (_TURN * _IN, bottom - _SAG),
    ]
    points = np.array([*half, *((-share, z) for share, z in half[::-1])])
    for _ in range(_SMOOTH):
        points = np.concatenate([points[:1], _cut(points[:-1], points[1:]), points[-1:]])
    return points


def _round_black(heights: tuple[float, float]) -> Iterator[tuple[float, float, float]]:
    """Yield the bends of half of Black's wire, from the last column to the first."""
    low, high = heights[1] + _THICK, heights[1] + _ABOVE
    obtuse = frame_corner(LAST_COLUMN, FIRST_ROW, (_OUTSIDE, _ON_RIM))
    sharp = frame_corner(FIRST_ROW, FIRST_CORNER, (_ON_RIM, _OUTSIDE))
    yield *_along(LAST_COLUMN, obtuse, -_BEND), high
    yield *obtuse, high
    yield *_along(FIRST_ROW, obtuse, _BEND), low
    yield *_along(FIRST_ROW, sharp, -_BEND), low
    yield *sharp, high
    yield *frame_corner(FIRST_CORNER, FIRST_COLUMN, (_OUTSIDE, _OUTSIDE)), high


def _round_white(heights: tuple[float, float]) -> Iterator[tuple[float, float, float]]:
    """Yield the bends of half of White's wire, from the last column to the first."""
    low, deep = heights[1] + _THICK, heights[0] - _BELOW
    leaving = frame_corner(LAST_COLUMN, FIRST_ROW, (_ON_RIM, _OUTSIDE))
    obtuse = frame_corner(LAST_COLUMN, FIRST_ROW, (_OUTSIDE, _OUTSIDE))
    sharp = frame_corner(FIRST_CORNER, FIRST_COLUMN, (_OUTSIDE, _OUTSIDE))
    arriving = frame_corner(FIRST_CORNER, FIRST_COLUMN, (_OUTSIDE, _ON_RIM))
    yield *_along(LAST_COLUMN, leaving, -2 * _BEND), low
    yield *_along(LAST_COLUMN, obtuse, -_BEND), low
    yield *obtuse, (low + deep) / 2
    yield *_along(FIRST_ROW, obtuse, _BEND), deep
    yield *frame_corner(FIRST_ROW, FIRST_CORNER, (_OUTSIDE, _OUTSIDE)), deep
    yield *sharp, (low + deep) / 2
    yield *_along(FIRST_COLUMN, sharp, _BEND), low
    yield *_along(FIRST_COLUMN, arriving, 2 * _BEND), low


def _along(side: int, spot: NDArray[np.float64], way: float) -> NDArray[np.float64]:
    """Return a spot so far along a side, counter-clockwise."""
    angle = np.radians(side + 90)
    return np.asarray(spot + way * np.array([np.cos(angle), np.sin(angle)]))


def _smooth_ring(bends: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return a closed path along a ring of bends, which ends where it begins."""
    points = np.concatenate(
        [_divided(*sides) for sides in zip(bends, np.roll(bends, -1, axis=0), strict=True)]
    )
    for _ in range(_SMOOTH):
        points = _cut(points, np.roll(points, -1, axis=0))
    return np.concatenate([points, points[:1]])


def _divided(start: NDArray[np.float64], end: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return a line's start and points between it and its end at short steps."""
    steps = max(1, round(float(np.linalg.norm(end - start)) / _STEP))
    return np.asarray(start + np.arange(steps)[:, None] / steps * (end - start))


def _cut(starts: NDArray[np.float64], ends: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return two points on each of some lines, which cuts off the corners between them.

    Source: G. Chaikin, "An algorithm for high-speed curve generation" (1974).
    """
    near, far = 0.75 * starts + 0.25 * ends, 0.25 * starts + 0.75 * ends
    return np.stack([near, far], axis=1).reshape(-1, starts.shape[1])
