"""Coordinates in pictures: letters with a halo that parts them from what is below."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from ringrealms3d.scene.theme import Colour

SMALLEST_TEXT = 7.0  # pixels; lower letters cannot be read
_LARGEST = 0.022  # of the picture's height
_EM = 1.35  # the font's size next to the height of its capitals
_HALO = 0.14  # of the font's size


def lettered(
    picture: NDArray[np.uint8], texts: Iterable[tuple[str, float, float, float]], ink: Colour
) -> NDArray[np.uint8]:
    """Return a picture, uint8 (height, width, 4), with texts written over it.

    Args:
        texts: what is written, where its middle is from the left and from the top, and how high its
            letters are, in pixels. Letters too small to read are left out, tall ones made smaller.
    """
    image = Image.fromarray(picture)
    largest = max(SMALLEST_TEXT, _LARGEST * picture.shape[0])
    halo = _bytes((1, 1, 1) if sum(ink) < 1.5 else (0, 0, 0))
    pen = ImageDraw.Draw(image)
    for text, x, y, height in texts:
        if height >= SMALLEST_TEXT:
            size = _EM * min(height, largest)
            font = ImageFont.load_default(size)
            for fill, width in ((halo, _HALO), (_bytes(ink), 0.0)):
                pen.text((x, y), text, fill, font, "mm", stroke_width=round(width * size))
    return np.asarray(image)


def _bytes(colour: Colour) -> tuple[int, int, int, int]:
    red, green, blue = (round(255 * part) for part in colour)
    return red, green, blue, 255
