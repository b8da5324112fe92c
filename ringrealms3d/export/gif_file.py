"""Animated GIFs, written picture by picture, storing only the changes.

All pictures share one palette. Dithering uses a fixed pattern, so that unchanged areas stay the
same to the last pixel.
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
_SPREAD = 6.0  # how far the pattern makes a colour brighter and darker, of 255
_SIDE = 4
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
    shown: Picture | None = None
    for picture, duration in zip(pictures, durations, strict=True):
        numbers = _numbers(picture, palette)
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


def _numbers(picture: Picture, palette: Image.Image) -> Picture:
    """Return for each pixel the number of a colour, uint8 (height, width)."""
    height, width, _ = picture.shape
    pattern = np.tile(_pattern(), (-(-height // _SIDE), -(-width // _SIDE)))[:height, :width]
    mixed = np.clip(picture[..., :3] + pattern[..., None], 0, 255).astype(np.uint8)
    image = Image.fromarray(mixed).quantize(palette=palette, dither=Image.Dither.NONE)
    return np.asarray(image)


def _pattern() -> NDArray[np.int16]:
    """Return how much brighter or darker each pixel of a small square becomes (Bayer's matrix)."""
    small = np.array([[0, 2], [3, 1]])
    large = np.block([[4 * small, 4 * small + 2], [4 * small + 3, 4 * small + 1]])
    return np.asarray(np.round(_SPREAD * ((large + 0.5) / _SIDE**2 - 0.5)), dtype=np.int16)


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
