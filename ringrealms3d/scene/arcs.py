"""Arcs on which pieces come and leave: over a board that lies, around one that does not."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout

_IN_LINE = 1e-6
_ASIDE = np.array([3e-4, 5e-4, 8e-4])  # to one side, where all ways around are as long
_IN_SIGHT = 1.2  # how far a way around a solid bends towards the eye

Point = NDArray[np.float64]


def on_arc(
    layout: SolidLayout,
    ends: tuple[Point, Point],
    along: float,
    rise: float,
    place: int,
    eye: Point | None = None,
) -> Point:
    """Return a point between two others, float64 (3,), that is not inside the board.

    Over a board that lies on a table it is on the line between them, raised. Around a solid, which
    has its middle at 0, it is as far from that as between both ends, and raised from there: the
    line would go through the body.

    Args:
        ends: where the arc begins and ends, float64 (3,) each.
        along: the share of the way, from 0 to 1.
        rise: how far the point is raised.
        place: the place that tells where above is on a board that lies.
        eye: the direction of whoever watches, float64 (3,); the way around a solid bends there.
    """
    start, end = ends
    if layout.upright:
        return np.asarray(start + along * (end - start) + rise * layout.normals[place])
    if float(np.linalg.norm(np.cross(start, end))) < _IN_LINE:
        start = start + _ASIDE
    distances = float(np.linalg.norm(start)), float(np.linalg.norm(end))
    first, last = start / distances[0], end / distances[1]
    angle = float(np.arccos(np.clip(first @ last, -1.0, 1.0)))
    way = np.sin((1 - along) * angle) * first + np.sin(along * angle) * last
    way /= np.linalg.norm(way)
    if eye is not None:
        way = way + 4 * along * (1 - along) * _IN_SIGHT * np.sin(angle / 2) * eye
    height = distances[0] + along * (distances[1] - distances[0]) + rise
    return np.asarray(height * way / np.linalg.norm(way))
