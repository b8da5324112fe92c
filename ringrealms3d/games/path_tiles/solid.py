"""Where the cells and the racks of Path Tiles are in space; here a cell's side is 1.

A rack is a row of desks, the first place behind. Each desk is tilted towards the viewer in front of
the board, so that its tile is easy to read, and has a ledge in its owner's colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.games.path_tiles.board import CELLS, LENGTH, RACK, SEATS
from ringrealms3d.geometry.plane import square
from ringrealms3d.geometry.shapes import joined, prism

HOME = (-90.0, 50.0, 0.0)
_TILT = np.radians(22.0)
_ALONG = np.array([0.0, np.cos(_TILT), np.sin(_TILT)])  # up a desk
_NORMAL = np.array([0.0, -np.sin(_TILT), np.cos(_TILT)])
_PAD = 0.465  # half a pad's side
_STEP = 1.36  # from one desk to the next
_RIM = LENGTH / 2 + 0.06  # where the frame begins
_EDGE = _RIM + 0.36  # where it ends
_BASE = (-0.42, -0.1)  # the base's bottom and its top, below the pads
_FRAME_TOP = 0.07
_SHELF = _EDGE + 0.8  # a rack's middle
_SHELF_HALF = 0.62
_SHELF_REACH = RACK * _STEP / 2 + 0.12
_DESK_HALF = 0.55
_DESK_DEPTH = 0.11  # from a pad down to its desk
_DESK_FOOT = 0.05
_DESK_HEIGHT = _BASE[1] + _DESK_FOOT + _DESK_HALF * np.sin(_TILT) + _DESK_DEPTH * np.cos(_TILT)
_LEDGE = (-0.6, -0.49, 0.12)  # from where to where up the desk, and how high
_BEVEL, _FINE = 0.04, 0.02  # of the board and its racks, and of their desks
_MATERIALS = ("red", "blue")
_LARGEST = float(np.linalg.norm([_SHELF + _SHELF_HALF, _SHELF_REACH, _BASE[0]])) * 1.002


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """Places in space and the fixtures around them, scaled into the unit ball.

    Attributes:
        pads: for each place four corners, float64 (4, 3).
        centres: float64 (places, 3).
        normals: float64 (places, 3), unit.
        fixtures: the base and the racks.
        side: how long a cell's side is.
    """

    pads: tuple[Polygon, ...]
    centres: NDArray[np.float64]
    normals: NDArray[np.float64]
    fixtures: tuple[Surface, ...]
    side: float


def standing(cell_centres: NDArray[np.float64]) -> Standing:
    """Return the board and its racks.

    Args:
        cell_centres: float64 (cells, 2), on the map.
    """
    cells = np.column_stack([cell_centres, np.zeros(CELLS)])
    desks = np.array([spot for side in (-1, 1) for spot in _desk_spots(side)])
    centres = np.concatenate([cells, desks])
    flat, tilted = np.array([[0.0, 1.0, 0.0]]), _ALONG[None]
    up = np.concatenate([np.repeat(flat, CELLS, axis=0), np.repeat(tilted, len(desks), axis=0)])
    corners = square((0, 0), _PAD)
    pads = [
        centre + corners[:, :1] * np.array([1.0, 0.0, 0.0]) + corners[:, 1:] * along
        for centre, along in zip(centres, up, strict=True)
    ]
    scale = 1 / _LARGEST
    return Standing(
        pads=tuple(scale * pad for pad in pads),
        centres=scale * centres,
        normals=np.cross([1.0, 0.0, 0.0], up),
        fixtures=tuple(
            replace(fixture, points=scale * fixture.points)
            for fixture in (*_base(), *_rack(0), *_rack(1))
        ),
        side=scale,
    )


def _desk_spots(side: int) -> Iterator[tuple[float, float, float]]:
    """Yield the middles of a rack's desks, the first one behind."""
    for place in range(RACK):
        yield side * _SHELF, _STEP * (RACK // 2 - place), _DESK_HEIGHT


def _base() -> tuple[Surface, ...]:
    """Return the ground below the cells, and the frame around them."""
    ground = prism("body", square((0, 0), _RIM + 0.1), *_BASE)
    corners = np.array([(_EDGE, -_EDGE), (_EDGE, _EDGE), (_RIM, _RIM), (_RIM, -_RIM)])
    bars = []
    for _ in SEATS * 2:
        bars.append(prism("shelf", corners, _BASE[0], _FRAME_TOP, _BEVEL))
        corners = np.column_stack([-corners[:, 1], corners[:, 0]])
    return ground, joined(bars)


def _rack(seat: int) -> tuple[Surface, ...]:
    """Return a rack's desks and the plank below them, and its ledges."""
    middle = (-1, 1)[seat] * _SHELF
    low, high = middle - _SHELF_HALF, middle + _SHELF_HALF
    reach = _SHELF_REACH
    plank = np.array([(low, -reach), (high, -reach), (high, reach), (low, reach)])
    wood = [prism("shelf", plank, *_BASE, _BEVEL)]
    ledges = []
    for x, y, z in _desk_spots((-1, 1)[seat]):
        wood.append(_crosswise("shelf", _desk_profile(y, z), x))
        ledges.append(_crosswise(_MATERIALS[seat], _ledge_profile(y, z), x))
    return joined(wood), joined(ledges)


def _desk_profile(y: float, z: float) -> Polygon:
    """Return the outline of a desk from the side, backwards and upwards, counter-clockwise."""
    front, back = _desk_points((y, z), [-_DESK_HALF, _DESK_HALF], [-_DESK_DEPTH, -_DESK_DEPTH])
    return np.array([(front[0], _BASE[1]), (back[0], _BASE[1]), back, front])


def _ledge_profile(y: float, z: float) -> Polygon:
    first, last, height = _LEDGE
    up, out = [first, last, last, first], [-_DESK_DEPTH - 0.04, -_DESK_DEPTH - 0.04, height, height]
    return _desk_points((y, z), up, out)


def _desk_points(centre: ArrayLike, up: ArrayLike, out: ArrayLike) -> Polygon:
    """Return points of a desk, given by how far up the desk and how far out of it they lie."""
    along = np.asarray(up)[:, None] * _ALONG[1:] + np.asarray(out)[:, None] * _NORMAL[1:]
    return np.asarray(np.asarray(centre) + along)


def _crosswise(material: str, profile: Polygon, x: float) -> Surface:
    """Return a prism that lies across the board, around x, as wide as a desk."""
    upright = prism(material, profile, x - _DESK_HALF, x + _DESK_HALF, _FINE, _FINE)
    return replace(
        upright, points=upright.points[:, [2, 0, 1]], normals=upright.normals[:, [2, 0, 1]]
    )
