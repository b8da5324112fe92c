"""The window's own light for a tracer: its sky, and its lamps as soft boxes."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.exports.photo.finishes import linear
from ringrealms3d.exports.photo.sets import Lamp
from ringrealms3d.scene.sky import LAMPS, sky_picture

_AWAY = 5.0  # from the middle to the lamps
_SIDES = (1.7, 1.3)  # half of them; the last is for all further ones
_STRENGTHS = (0.75, 0.3)  # next to the drawn ones, which throw no shadows
_SKY = 0.75
_BRIGHTEST_SKY = 2.0  # windows in which lacquer glares would wash out what is painted on pieces


def rest_lamps(axes: NDArray[np.float64], middle: NDArray[np.float64]) -> tuple[Lamp, ...]:
    """Return the lamps as a camera with these axes has them, around the middle of a board."""
    lamps = []
    for number, (way, colour, intensity) in enumerate(LAMPS):
        kind = min(number, 1)
        place = np.array(way) @ axes
        place *= _AWAY / np.linalg.norm(place)
        radiance = np.pi * intensity * _STRENGTHS[kind] * (_AWAY / (2 * _SIDES[kind])) ** 2
        lamps.append(Lamp(middle + place, _SIDES[kind], np.float32(radiance) * linear(colour)))
    return tuple(lamps)


def rest_sky(mi: Any, axes: NDArray[np.float64]) -> dict[str, Any]:
    """Return the sky for a camera with these axes.

    VTK finds a direction's column by its angle from the right towards the eye, beginning behind the
    left; Mitsuba begins at its own -z and goes towards its x.
    """
    right, up, back = axes
    matrix = np.eye(4)
    matrix[:3, :3] = np.column_stack([-back, up, right])
    picture = np.ascontiguousarray(_SKY * np.minimum(_BRIGHTEST_SKY, sky_picture()[::-1]))
    return {
        "type": "envmap",
        "bitmap": mi.Bitmap(picture.astype(np.float32)),
        "to_world": mi.ScalarTransform4f(matrix.tolist()),
    }
