"""A line of text below the pictures of a film."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from ringrealms3d.core.plain_text import drawable
from ringrealms3d.scene.fonts import best_file
from ringrealms3d.scene.materials import Colour
from ringrealms3d.scene.theme import Theme

_BAND = 0.075  # of the film's height
_LEAST, _MOST = 24, 0.25  # pixels, and of the film's height
_FADE = 0.6  # of the band's height: how far above it a picture fades
_LETTERS = 0.52  # the font's size, in the band's height
_MARGIN = 0.45  # to the left and to the right, in the band's height
_SMALLEST = 7.0  # pixels
_STEP = 0.9


def board_size(size: tuple[int, int]) -> tuple[int, int]:
    """Return the width and height of a film's pictures above their captions."""
    width, height = size
    return width, height - round(min(max(_LEAST, _BAND * height), _MOST * height))


class Captions:
    """Writes a text below pictures of one film.

    Attributes:
        size: width and height left for the pictures.
    """

    def __init__(self, size: tuple[int, int], theme: Theme, clear: bool) -> None:
        """Leave room at the bottom of a film.

        Args:
            size: width and height of the film.
            clear: whether there is no background.
        """
        self.size = board_size(size)
        self._height = size[1] - self.size[1]
        self._paper = (*_bytes(theme.sky[1]), 0 if clear else 255)
        self._ink = (*_bytes(theme.ink), 255)
        self._fade = np.linspace(1, 0, round(_FADE * self._height) + 1)[1:, None, None]
        self._band = lru_cache(maxsize=2)(self._written)

    def below(self, picture: NDArray[np.uint8], text: str) -> NDArray[np.uint8]:
        """Return a picture, uint8 (height, width, 4), with a text below it.

        The picture fades towards the text, which would cut shadows and glows otherwise.
        """
        rows = len(self._fade)
        faded = np.round(self._fade * picture[-rows:] + (1 - self._fade) * self._paper)
        return np.concatenate([picture[:-rows], faded.astype(np.uint8), self._band(drawable(text))])

    def _written(self, text: str) -> NDArray[np.uint8]:
        width, height = self.size[0], self._height
        image = Image.new("RGBA", (width, height), self._paper)
        pen = ImageDraw.Draw(image)
        margin = _MARGIN * height
        font = _fitting(text, _LETTERS * height, width - 2 * margin)
        pen.text((margin, height / 2), text, self._ink, font, "lm")
        return np.asarray(image)


def _fitting(text: str, size: float, room: float) -> ImageFont.FreeTypeFont:
    """Return a font of a size, or the largest smaller one in which a text fits."""
    font = letters_of(text, size)
    while font.getlength(text) > room and size > _SMALLEST:
        size *= _STEP
        font = letters_of(text, size)
    return font


def letters_of(text: str, size: float) -> ImageFont.FreeTypeFont:
    """Return a font of a size, the one that has the most letters of a text."""
    return ImageFont.truetype(str(best_file(text)), size)


def _bytes(colour: Colour) -> tuple[int, int, int]:
    red, green, blue = (round(255 * part) for part in colour)
    return red, green, blue
