"""Textures as the tracer takes them, made where they are needed: only their names travel."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.scene.textures import GAMMA, REPEATS, mean_share, texture

_COARSEST, _FINEST = 256, 2048  # samples a side


def grain_size(size: tuple[int, int]) -> int:
    """Return the samples per side that textures need in a picture of a width and a height.

    A board is two units across and about fills a picture.
    """
    samples = max(size) / (2 * REPEATS)
    return int(np.clip(2 ** np.ceil(np.log2(samples)), _COARSEST, _FINEST))


def grain_picture(colour: NDArray[np.float32], name: str, size: int) -> NDArray[np.float16]:
    """Return the colours of a texture in linear light, float16 (size, size, 3), bottom row first.

    Mitsuba counts rows from v = 0 on, where VTK has the last row of a texture.

    Args:
        colour: float32 (3,), what they are on the whole.
        name: one of ``scene.textures.TEXTURES``.
    """
    shares = (texture(name, size)[::-1] / np.float32(255)) ** np.float32(GAMMA)
    mean = np.array(mean_share(name), dtype=np.float32)
    return np.minimum(1, colour * shares / mean).astype(np.float16)
