"""Textures as the tracer takes them, made where they are needed: only their names travel."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from ringrealms3d.scene.textures import GAMMA, REPEATS, mean_share, texture

_COARSEST, _FINEST = 256, 2048  # samples a side
_SPARE = 1.15  # samples for each pixel
_STEP = 64  # sizes are multiples of it, so that a little larger window needs no other pictures


def grain_size(size: tuple[int, int]) -> int:
    """Return the samples per side that textures need in a picture of a width and a height.

    A board is two units across and about fills a picture.
    """
    samples = _SPARE * max(size) / (2 * REPEATS)
    return int(np.clip(_STEP * np.ceil(samples / _STEP), _COARSEST, _FINEST))


def grain_picture(colour: NDArray[np.float32], name: str, size: int) -> NDArray[np.float16]:
    """Return the colours of a texture in linear light, float16 (size, size, 3), bottom row first.

    Mitsuba counts rows from v = 0 on, where VTK has the last row of a texture.

    Args:
        colour: float32 (3,), what they are on the whole.
        name: one of ``scene.textures.TEXTURES``.
    """
    shares = (np.arange(256, dtype=np.float32)[:, None] / 255) ** np.float32(GAMMA)
    mean = np.array(mean_share(name), dtype=np.float32)
    light = np.minimum(1, colour * shares / mean).astype(np.float16)
    grain = _sampled(name, size)[::-1]
    return np.stack([light[grain[..., channel], channel] for channel in range(3)], axis=2)


@lru_cache(maxsize=16)
def _sampled(name: str, size: int) -> NDArray[np.uint8]:
    """Return a texture with fewer samples than the power of two with which it is made."""
    whole = Image.fromarray(texture(name, 1 << (size - 1).bit_length()))
    return np.asarray(whole.resize((size, size), Image.Resampling.BOX))
