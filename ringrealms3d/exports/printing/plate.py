"""Things laid out on the bed of a printer, on as many plates as they need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.exports.printing.solids import GRID, Body, extents, mesh_of
from ringrealms3d.exports.printing.things import Thing

GAP = 3.0  # mm, between things, and between them and the rim of the bed
_TURNED_OVER = np.diag([1.0, -1.0, -1.0, 1.0])
_TURNED_ASIDE = np.array([[0.0, -1, 0, 0], [1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
_LEVEL = 1e-3  # mm

Size = tuple[float, float]


@dataclass(slots=True)
class _Area:
    """A free area of a bed, which rows of things fill from behind.

    Attributes:
        left, back: its left rear corner.
        width, depth: its size.
        x, y: how far it is filled, to the right and forwards.
        row: the depth of the row that is being filled.
    """

    left: float
    back: float
    width: float
    depth: float
    x: float = 0.0
    y: float = 0.0
    row: float = 0.0

    def take(self, width: float, depth: float) -> tuple[float, float] | None:
        """Return the left rear corner of the next free place of a size, None without one."""
        if self.x > 0 and self.x + width > self.width:
            self.x, self.y, self.row = 0.0, self.y + self.row + GAP, 0.0
        if width > self.width or self.y + depth > self.depth:
            return None
        corner = self.left + self.x, self.back - self.y
        self.x, self.row = self.x + width + GAP, max(self.row, depth)
        return corner


def laid_out(things: Iterable[tuple[Thing, int]], bed: Size) -> list[list[Thing]]:
    """Return things on plates, each on the plane z = 0 from the origin to the size of the bed.

    Each is in the first free place of the plates so far, or else behind on a new one.

    Args:
        things: each with how many there are of it.
        bed: its width and depth in millimetres.

    Raises:
        UserError: one of them is larger than the bed; the message names it.
    """
    listed = list(things)
    plates: list[dict[int, list[NDArray[np.float64]]]] = []
    free: list[tuple[int, _Area]] = []  # with the numbers of their plates
    for number, (thing, count) in enumerate(listed):
        turn, size = _turn_for(thing, bed)
        for _ in range(count):
            plate, corner = _place_in(free, size) or _place_on_new(free, size, bed, len(plates))
            if plate == len(plates):
                plates.append({})
            plates[plate].setdefault(number, []).append(_pose(thing.body, turn, corner))
    return [
        [replace(listed[k][0], poses=tuple(poses)) for k, poses in plate.items()]
        for plate in plates
    ]


def _place_in(free: list[tuple[int, _Area]], size: Size) -> tuple[int, Size] | None:
    """Return the plate and the left rear corner of the first free place of a size, if any."""
    for plate, area in free:
        corner = area.take(*size)
        if corner is not None:
            return plate, corner
    return None


def _place_on_new(
    free: list[tuple[int, _Area]], size: Size, bed: Size, plate: int
) -> tuple[int, Size]:
    """Return the left rear corner of a new plate; what is free around a thing there is noted."""
    width, depth = size
    right, front, back = width + 2 * GAP, depth + 2 * GAP, bed[1] - GAP
    beside = _Area(right, back, bed[0] - right - GAP, depth)
    before = _Area(GAP, bed[1] - front, bed[0] - 2 * GAP, bed[1] - front - GAP)
    free += [(plate, beside), (plate, before)]
    return plate, (GAP, back)


def _turn_for(thing: Thing, bed: Size) -> tuple[NDArray[np.float64], Size]:
    """Return the matrix that turns a thing so that it fits on a bed, and its size then."""
    width, depth = (float(side) for side in np.ptp(extents([thing.body]), axis=0)[:2])
    for turn, size in ((np.eye(4), (width, depth)), (_TURNED_ASIDE, (depth, width))):
        if all(side + 2 * GAP <= room for side, room in zip(size, bed, strict=True)):
            return turn, size
    raise UserError(
        "a bed of {bed} mm is too small for the {part}, which takes {size} mm with {gap} mm around "
        "it",
        bed=_size_text(*bed),
        part=thing.name,
        size=_size_text(width + 2 * GAP, depth + 2 * GAP),
        gap=f"{GAP:g}",
    )


def _size_text(width: float, depth: float) -> str:
    """Return a size, rounded up to whole millimetres."""
    return f"{np.ceil(width - GRID):.0f}x{np.ceil(depth - GRID):.0f}"


def lying_well(bodies: Sequence[Body]) -> list[Body]:
    """Return bodies turned over if that gives the first one a larger flat side below."""
    low, high = extents(bodies[:1])[:, 2]
    if _level_area(bodies[0], high, 1.0) <= _level_area(bodies[0], low, -1.0):
        return list(bodies)
    return [body.transform(np.ascontiguousarray(_TURNED_OVER[:3])) for body in bodies]


def _level_area(body: Body, height: float, up: float) -> float:
    """Return the area of a body's faces at a height that look up (1) or down (-1)."""
    points, triangles = mesh_of(body)
    corners = points[triangles]
    level = (np.abs(corners[:, :, 2] - height) < _LEVEL).all(axis=1)
    sides = corners[level, 1:] - corners[level, :1]
    areas = np.cross(sides[:, 0], sides[:, 1])[:, 2] / 2
    return float((up * areas).sum())


def _pose(body: Body, turn: NDArray[np.float64], corner: Size) -> NDArray[np.float64]:
    """Return the matrix that puts a turned body's left rear lower corner at a place of the bed."""
    low, high = extents([body.transform(np.ascontiguousarray(turn[:3]))])
    way = np.array([corner[0] - low[0], corner[1] - high[1], -low[2]])
    pose = turn.copy()
    pose[:3, 3] = GRID * np.round(way / GRID)
    return pose
