"""Light as colours on a screen."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_WHITE = 0.76  # light up to which tones are kept


def developed(light: NDArray[np.float32]) -> NDArray[np.uint8]:
    """Return light, (height, width, 4), as colours on a screen, uint8 of the same shape.

    Bright tones are compressed as in the Khronos PBR neutral tone mapper.
    """
    colours = np.maximum(0, light[..., :3])
    least = colours.min(axis=-1, keepdims=True)
    colours = colours - np.where(least < 0.08, least - 6.25 * least * least, 0.04)
    peak = np.maximum(colours.max(axis=-1, keepdims=True), 1e-6)
    room = 1 - _WHITE
    bright = 1 - room * room / np.maximum(peak + room - _WHITE, room)
    pale = 1 / (0.15 * (peak - bright) + 1)
    mapped = bright + (colours * (bright / peak) - bright) * pale
    colours = np.where(peak > _WHITE, mapped, colours)
    shown = np.concatenate([colours ** (1 / 2.2), light[..., 3:]], axis=-1)
    return np.asarray(np.round(255 * np.clip(shown, 0, 1)), dtype=np.uint8)
