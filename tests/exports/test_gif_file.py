"""Animated GIFs: few colours that look like many."""

from __future__ import annotations

from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from ringrealms3d.exports.films.gif_file import Picture, write_gif

_BLOCK = 8


def shadows() -> Picture:
    """Return six hues that each become black: more colours than a GIF has."""
    hues = np.array(
        [(1, 1, 1), (1, 0.5, 0.3), (0.4, 0.6, 1), (0.9, 0.8, 0.5), (1, 0, 0), (0, 1, 0)]
    )
    light = np.linspace(0, 255, 512)[:, None]
    stripes = np.repeat((light[..., None] * hues), 48, axis=1)
    return np.dstack([stripes, np.full(stripes.shape[:2], 255)]).astype(np.uint8)


def read(pictures: list[Picture]) -> list[Picture]:
    """Return pictures as a GIF shows them."""
    stream = BytesIO()
    write_gif(stream, pictures, [100] * len(pictures), pictures)
    shown = []
    with Image.open(stream) as film:
        for number in range(len(pictures)):
            film.seek(number)
            shown.append(np.asarray(film.convert("RGB")))
    return shown


def averages(picture: Picture) -> NDArray[np.float64]:
    """Return what the eye sees from afar: the mean colour of each small square."""
    height, width, _ = picture.shape
    squares = picture[..., :3].reshape(height // _BLOCK, _BLOCK, width // _BLOCK, _BLOCK, 3)
    return np.asarray(squares.mean(axis=(1, 3)))


def test_shadows_have_no_bands() -> None:
    picture = shadows()
    (shown,) = read([picture])
    assert np.abs(averages(shown) - averages(picture)).max() < 6


def test_what_does_not_change_stays_the_same_to_the_pixel() -> None:
    first = shadows()
    second = first.copy()
    second[:100, :48, :3] = 200
    one, other = read([first, second])
    assert (one[100:] == other[100:]).all()
    assert (one[:100] != other[:100]).any()
