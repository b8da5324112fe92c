"""How far away the eye of a film has to be, so that no piece ever leaves the picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.captions import board_size
from ringrealms3d.exports.request import ExportRequest
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.motion import moving_parts
from ringrealms3d.scene.parts import Stones, mesh_of_parts
from ringrealms3d.scene.piece_parts import Look
from ringrealms3d.scene.transition import Transition

_EDGE = 0.98  # of the way from the picture's middle to its edge
_STEPS = 6  # nearer things look larger, so that no formula gives the distance
_SHARES = (0.0, 0.2, 0.4, 0.6, 0.8)  # of a move's time, at which its pieces are looked at

Points = NDArray[np.float64]


def board_aspect(request: ExportRequest) -> float:
    """Return width over height of the part of a film that shows the board."""
    size = request.style.size
    width, height = board_size(size) if request.film.captions else size
    return width / height


def tops(layout: SolidLayout, stones: Stones) -> Points:
    """Return corners around the tops of all pieces on a board, float64 (n, 3)."""
    rows = [np.zeros((0, 3))]
    for place in np.flatnonzero(stones).tolist():
        shape = layout.shapes.get(int(stones[place]))
        if shape is not None:
            rise = layout.radii[place] * shape.height * layout.normals[place]
            rows.append(layout.pads[place] + rise)
    return np.concatenate(rows)


def on_the_way(layout: SolidLayout, transition: Transition, look: Look) -> Points:
    """Return the points of pieces on their way, float64 (n, 3)."""
    parts = [part for share in _SHARES for part in moving_parts(layout, transition, share, look)]
    return mesh_of_parts(parts).points


def shown_whole(cameras: Sequence[Camera], points: Sequence[Points], aspect: float) -> float:
    """Return how many times as far cameras have to be, so that each sees the points it has to.

    Args:
        points: what each camera has to see, float64 (n, 3).
        aspect: the width of the picture over its height.
    """
    factor = 1.0
    for _ in range(_STEPS):
        farthest = max(_farthest(cameras, points, factor, aspect), default=0.0)
        if farthest <= _EDGE:
            break
        factor *= farthest / _EDGE
    return factor


def _farthest(
    cameras: Iterable[Camera], points: Iterable[Points], factor: float, aspect: float
) -> Iterator[float]:
    """Yield how far from the picture's middle each camera sees a point, 1 at the edge."""
    for camera, some in zip(cameras, points, strict=True):
        seen = replace(camera, zoom=factor * camera.zoom).projected(some, aspect)
        yield float(np.abs(seen).max(initial=0.0))
