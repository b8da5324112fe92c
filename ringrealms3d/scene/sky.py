"""The lighting of a board as numbers: two lamps and a sky, all fixed to the camera."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.scene.materials import Colour

LAMPS: tuple[tuple[tuple[float, float, float], Colour, float], ...] = (
    ((-0.9, 0.95, 0.75), (1.0, 0.98, 0.95), 2.4),
    ((0.9, -0.3, 0.6), (0.92, 0.96, 1.0), 0.55),
)
"""Where lamps are, rightwards, upwards and towards the eye, their colours and intensities."""

_SKY_ROWS = 64


@cache
def sky_picture() -> NDArray[np.float32]:
    """Return an equirectangular picture, float32 (64, 128, 3), linear light, bottom row first.

    A studio: walls that darken downwards, a large soft box at the left, in front, a strip at the
    right and one behind, which edge metal and lacquer with light, and the pale table below. It is
    made once, and nobody may write into it.
    """
    rows, columns = np.mgrid[0:_SKY_ROWS, 0 : 2 * _SKY_ROWS]
    up = np.sin((rows + 0.5) / _SKY_ROWS * np.pi - np.pi / 2)
    turn = (columns + 0.5) / (2 * _SKY_ROWS) * 2 * np.pi
    sky = 0.36 + 0.40 * up + 0.10 * up**2
    sky += 4.2 * _card(up, turn, (0.30, 0.86), (4.95, 6.05))
    sky += 3.4 * _card(up, turn, (-0.10, 0.80), (3.35, 3.70))
    sky += 4.4 * _card(up, turn, (0.34, 0.74), (0.25, 1.15))
    sky += 0.9 * _card(up, turn, (-0.75, -0.30), (4.2, 5.6))
    tint = np.where(up[..., None] > 0, [1.0, 1.0, 1.02], [0.98, 0.94, 0.90])
    picture = np.asarray(np.clip(sky, 0.10, None)[..., None] * tint, dtype=np.float32)
    picture.flags.writeable = False
    return picture


def _card(
    up: NDArray[np.float64],
    turn: NDArray[np.float64],
    heights: tuple[float, float],
    azimuths: tuple[float, float],
) -> NDArray[np.float64]:
    """Return a lit or reflecting card between heights and azimuths, with soft edges."""
    return _between(up, *heights) * _between(turn, *azimuths)


def _between(
    values: NDArray[np.float64], low: float, high: float, soft: float = 0.14
) -> NDArray[np.float64]:
    """Return 1 between two values and 0 beyond them, with soft steps."""
    steps = np.clip(np.stack([values - low, high - values]) / soft + 0.5, 0, 1)
    return np.asarray((steps * steps * (3 - 2 * steps)).prod(axis=0))
