"""Animated GIFs, written picture by picture, storing only the changes.

All pictures share one palette. Other colours are mixed from it in a fixed pattern, so that shadows
have no bands, and unchanged areas stay the same to the last pixel.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray
from PIL import GifImagePlugin, Image

_COLOURS = 255  # and one for what stays as it was
_COMMON = 175
_STAYS = 255
_STEPS = 64  # of red, green and blue: Pillow tells no finer ones apart
_MIXED = 8
_BRIGHTNESS = np.array([299, 587, 114])
_SIDE = 4
_PATTERN = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]])
"""A number of 0 to 15 for each pixel of a small square (Bayer's matrix)."""

_ROUNDED = (np.arange(256) * (_STEPS - 1) + np.arange(_SIDE**2)[:, None] * 255 // _SIDE**2) // 255
"""The step of each part of a colour, rounded up in more pixels the nearer it is to the next."""

_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"

Picture = NDArray[np.uint8]


def write_gif(
    stream: BinaryIO,
    pictures: Iterable[Picture],
    durations: Sequence[int],
    samples: Iterable[Picture],
) -> None:
    """Write pictures, uint8 (height, width, 4), as a looping GIF.

    Args:
        durations: each picture's duration in milliseconds.
        samples: pictures that together have all colours.
    """
    palette = _palette(samples)
    mixtures = _mixtures(palette)
    shown: Picture | None = None
    for picture, duration in zip(pictures, durations, strict=True):
        numbers = _numbers(picture, mixtures)
        if shown is None:
            stream.write(_head(numbers.shape, palette))
        for block in _blocks(numbers, shown, duration):
            stream.write(block)
        shown = numbers
    stream.write(b";")


def _head(shape: tuple[int, ...], palette: Image.Image) -> bytes:
    """Return the beginning of a file with one palette of 256 colours for all pictures."""
    height, width = shape
    colours = bytes(palette.getpalette() or ())
    return b"GIF89a" + struct.pack("<HHBBB", width, height, 0xF7, 0, 0) + colours + _FOR_EVER


def _palette(samples: Iterable[Picture]) -> Image.Image:
    """Return an image with a palette for some pictures.

    Most of its colours are the most common; the others are far apart, so that small marks keep
    theirs. It is padded with its first colour, which has its own number before that.
    """
    rows = np.concatenate([sample[::2, ::2, :3] for sample in samples])
    picture = Image.fromarray(np.ascontiguousarray(rows))
    common = _chosen(picture, _COMMON, Image.Quantize.MEDIANCUT)
    colours = common + _chosen(picture, _COLOURS - _COMMON, Image.Quantize.MAXCOVERAGE)
    image = Image.new("P", (1, 1))
    image.putpalette(colours + colours[:3] * (256 - len(colours) // 3))
    return image


def _chosen(picture: Image.Image, count: int, method: Image.Quantize) -> list[int]:
    """Return at most this many colours of a picture, three numbers each."""
    found = picture.quantize(count, method).getpalette() or []
    return found[: 3 * count]


def _mixtures(palette: Image.Image) -> Picture:
    """Return for each colour, of 64 steps a part, the numbers of colours that are it on average.

    This is pattern dithering by Thomas Knoll (US patent 6606166, expired): each number makes up for
    what those before it missed. They are in order of brightness, uint8 (8, 262144).
    """
    part = np.rint(np.linspace(0, 255, _STEPS)).astype(np.int16)
    wanted = np.stack(np.meshgrid(part, part, part, indexing="ij"), axis=-1).reshape(1, -1, 3)
    colours = np.array(palette.getpalette(), dtype=np.int16).reshape(-1, 3)
    missed, numbers = np.zeros_like(wanted), []
    for _ in range(_MIXED):
        sought = np.clip(wanted + missed, 0, 255).astype(np.uint8)
        found = Image.fromarray(sought).quantize(palette=palette, dither=Image.Dither.NONE)
        numbers.append(np.asarray(found)[0])
        missed += wanted - colours[numbers[-1]]
    found_numbers = np.stack(numbers)
    order = np.argsort((colours @ _BRIGHTNESS)[found_numbers], axis=0, kind="stable")
    return np.take_along_axis(found_numbers, order, axis=0)


def _numbers(picture: Picture, mixtures: Picture) -> Picture:
    """Return for each pixel the number of a colour, uint8 (height, width)."""
    height, width, _ = picture.shape
    tiles = -(-height // _SIDE), -(-width // _SIDE)
    chosen, rounded = (
        np.tile(pattern, tiles)[:height, :width] for pattern in (_PATTERN, _PATTERN.T[::-1])
    )
    red, green, blue = (_ROUNDED[rounded, picture[..., part]] for part in range(3))
    mixed: Picture = mixtures[_MIXED * chosen // _SIDE**2, (red * _STEPS + green) * _STEPS + blue]
    return mixed


def _blocks(numbers: Picture, shown: Picture | None, duration: int) -> Iterator[bytes]:
    """Yield a picture's blocks: the rectangle that changed, and in it only the pixels that did."""
    if shown is None:
        yield from GifImagePlugin.getdata(Image.fromarray(numbers, "P"), duration=duration)
        return
    changed = numbers != shown
    rows, columns = (np.flatnonzero(changed.any(axis=axis)) for axis in (1, 0))
    top, bottom = (int(rows[0]), int(rows[-1]) + 1) if len(rows) else (0, 1)
    left, right = (int(columns[0]), int(columns[-1]) + 1) if len(columns) else (0, 1)
    new = np.where(changed, numbers, np.uint8(_STAYS))[top:bottom, left:right]
    image = Image.fromarray(np.ascontiguousarray(new), "P")
    yield from GifImagePlugin.getdata(
        image, (left, top), duration=duration, transparency=_STAYS, disposal=1
    )
