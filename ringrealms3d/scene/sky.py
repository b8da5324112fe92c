"""The lighting of a board as numbers: two lamps and a sky, all fixed to the camera."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.scene.materials import Colour

LAMPS: tuple[tuple[tuple[float, float, float], Colour, float], ...] = (
    ((-0.7, 0.9, 1.0), (1.0, 1.0, 1.0), 2.3),
    ((0.9, -0.3, 0.6), (1.0, 0.95, 0.9), 0.7),
)
"""Where lamps are, rightwards, upwards and towards the eye, their colours and intensities."""

_SKY_ROWS = 64


@cache
def sky_picture() -> NDArray[np.float32]:
    """Return an equirectangular picture, float32 (64, 128, 3), linear light, bottom row first.

    A soft sky over a darker ground, with one large window and one small lamp, gives stones a clear
    highlight from every side. It is made once, and nobody may write into it.
    """
    rows, columns = np.mgrid[0:_SKY_ROWS, 0 : 2 * _SKY_ROWS]
    up = np.sin((rows + 0.5) / _SKY_ROWS * np.pi - np.pi / 2)
    turn = (columns + 0.5) / (2 * _SKY_ROWS) * 2 * np.pi
    sky = 0.50 + 0.45 * up
    sky += 6.0 * _soft_spot(up, turn, height=0.62, azimuth=1.1, size=0.30)
    sky += 3.0 * _soft_spot(up, turn, height=0.35, azimuth=3.9, size=0.22)
    sky += 1.5 * _soft_spot(up, turn, height=-0.15, azimuth=5.4, size=0.35)
    tint = np.where(up[..., None] > 0, [1.0, 1.0, 1.02], [0.98, 0.94, 0.90])
    picture = np.asarray(np.clip(sky, 0.12, None)[..., None] * tint, dtype=np.float32)
    picture.flags.writeable = False
    return picture


def _soft_spot(
    up: NDArray[np.float64],
    turn: NDArray[np.float64],
    height: float,
    azimuth: float,
    size: float,
) -> NDArray[np.float64]:
    """Return a round spot of light that fades at its rim; its size is in radians."""
    level = np.sqrt(1 - up**2)
    cosine = up * height + level * np.sqrt(1 - height**2) * np.cos(turn - azimuth)
    angle = np.arccos(np.clip(cosine, -1, 1))
    return np.asarray(np.exp(-((angle / size) ** 4)))
