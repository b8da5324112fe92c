"""Things laid out on a plate, in rows, with a gap between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.export.solids import GRID, Body, extents, mesh_of
from ringrealms3d.export.things import Thing

GAP = 3.0  # mm
_TURNED_OVER = np.diag([1.0, -1.0, -1.0, 1.0])
_LEVEL = 1e-3  # mm


def laid_out(first: Thing, others: Sequence[tuple[Thing, int]]) -> list[Thing]:
    """Return things on the plane z = 0: the first one at the back, and others in rows in front.

    Args:
        others: the other things, and how many of each.
    """
    boxes = [_room(thing) for thing, _ in others]
    area = sum(count * float(box.prod()) for (_, count), box in zip(others, boxes, strict=True))
    deep = _room(first)
    width = max(float(deep[0]), float(np.sqrt(area)))
    placed = [replace(first, poses=(_pose(first.body, 0.0, 0.0),))]
    x, y, depth = 0.0, -float(deep[1]), 0.0
    for (thing, count), box in zip(others, boxes, strict=True):
        poses = []
        for _ in range(count):
            if x > 0 and x + box[0] > width:
                x, y, depth = 0.0, y - depth, 0.0
            poses.append(_pose(thing.body, x, y))
            x, depth = x + float(box[0]), max(depth, float(box[1]))
        placed.append(replace(thing, poses=tuple(poses)))
    return placed


def _room(thing: Thing) -> NDArray[np.float64]:
    """Return the room that a thing takes to the right and backwards, including the gap."""
    return np.asarray(np.ptp(extents([thing.body]), axis=0)[:2] + GAP)


def lying_well(body: Body) -> Body:
    """Return a body turned over if that gives it a larger flat side below."""
    low, high = extents([body])[:, 2]
    if _level_area(body, high, 1.0) <= _level_area(body, low, -1.0):
        return body
    return body.transform(np.ascontiguousarray(_TURNED_OVER[:3]))


def _level_area(body: Body, height: float, up: float) -> float:
    """Return the area of a body's faces at a height that look up (1) or down (-1)."""
    points, triangles = mesh_of(body)
    corners = points[triangles]
    level = (np.abs(corners[:, :, 2] - height) < _LEVEL).all(axis=1)
    sides = corners[level, 1:] - corners[level, :1]
    areas = np.cross(sides[:, 0], sides[:, 1])[:, 2] / 2
    return float((up * areas).sum())


def _pose(body: Body, x: float, y: float) -> NDArray[np.float64]:
    """Return the matrix that puts a body's left rear lower corner at a position on the plate."""
    low, high = extents([body])
    pose = np.eye(4)
    pose[:3, 3] = GRID * np.round(np.array([x - low[0], y - high[1], -low[2]]) / GRID)
    return pose
