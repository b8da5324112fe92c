"""Traced light as a picture that lies exactly over a drawn one, and is as bright."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from ringrealms3d.exports.photo.denoising import StripDenoiser
from ringrealms3d.exports.photo.developing import developed
from ringrealms3d.exports.photo.rest_messages import Sight

Light = NDArray[np.float32]
Picture = NDArray[np.uint8]

_GAMMA = 2.2
_LIGHT = ((np.arange(256) / 255) ** _GAMMA).astype(np.float32)
"""The light of each brightness on a screen."""
_DARK = 0.02  # light: fine details of what is darker hardly count
_EXPOSURES = (0.4, 2.5)
_STEPS = 8  # until the exposure is found
_EVERY = 4  # pixels: so many are enough for that
_FAINT = 0.08  # shade of the floor: what is fainter is mostly noise
_EMPTY = 1e-3
_ROWS = 128  # that are developed at once: memory grows with them


class Development:
    """What turns the light of one look into pictures."""

    def __init__(self, sight: Sight, open_ground: Light, denoiser: StripDenoiser) -> None:
        """Prepare the guides of a look.

        Args:
            denoiser: clears the light.
            open_ground: the light of the floor without a board, in a coarse picture.
        """
        guides = sight.guides
        self._size, self._denoiser = sight.view.size, denoiser
        self._albedo = np.square(guides.albedo.astype(np.float32) / 255)
        self._normals, self._cover = _normals_of(guides.facing)
        self._open_ground: Light | None = None
        if sight.ground is not None:
            # a denoiser leaves what has neither colour nor direction as it is
            bare = (1 - self._cover)[..., None]
            self._albedo += bare * sight.ground.finish.colour
            self._normals += bare * (sight.axes @ sight.ground.normals[0]).astype(np.float32)
            self._open_ground = resized(open_ground, self._size)
        self._drawn = sight.drawn[..., :3]
        self._backdrop, self._floor = guides.backdrop, guides.floor
        self._exposure = 0.0

    def half_size(self, light: Light) -> Picture | None:
        """Return a picture of light of half the size, or None if nobody wants it any longer.

        Fine grain, grooves and edges come from the drawn picture.
        """
        height, width = light.shape[:2]
        albedo, normals = (resized(x, (width, height)) for x in (self._albedo, self._normals))
        clear = self._denoiser.denoised(light, albedo, normals, "fast")
        if clear is None:
            return None
        drawn = _LIGHT[self._drawn] + _DARK
        ratio = clear / resized(drawn, (width, height))
        seen = self._seen_of(width, height)
        return self._finished(drawn * resized(ratio, self._size, seen))

    def _seen_of(self, width: int, height: int) -> tuple[float, float, float, float]:
        """Return the part of a picture, as high as the whole one and maybe wider, that is seen."""
        seen = min(float(width), height * self._size[0] / self._size[1])
        return (width - seen) / 2, 0.0, (width + seen) / 2, float(height)

    def full_size(self, light: Light, quality: str) -> Picture | None:
        """Return a picture of light of the whole size, or None if nobody wants it any longer."""
        clear = self._denoiser.denoised(light, self._albedo, self._normals, quality)
        return None if clear is None else self._finished(clear)

    def _finished(self, light: Light) -> Picture:
        if not self._exposure:
            self._exposure = exposure_for(light, self._drawn, self._cover)
        starts = range(0, len(light), _ROWS)
        return np.concatenate([self._rows(light, slice(k, k + _ROWS)) for k in starts])

    def _rows(self, light: Light, rows: slice) -> Picture:
        """Return some rows: things in their light before the shaded backdrop.

        The traced shade deepens half of the drawn shadow, so that the floor hardly changes.
        """
        behind = np.sqrt(_LIGHT[self._backdrop[rows]] * _LIGHT[self._floor[rows]])
        if self._open_ground is not None:
            open_light = np.maximum(self._open_ground[rows].sum(axis=2), _EMPTY)
            shade = np.clip(1 - light[rows].sum(axis=2) / open_light, 0, 1)
            behind *= 1 - (shade * shade / (shade + _FAINT))[..., None]
        shown = 255 * behind ** np.float32(1 / _GAMMA)
        cover = self._cover[rows][..., None]
        mixed = cover * developed(self._exposure * light[rows]) + (1 - cover) * shown
        return np.asarray(np.round(mixed), dtype=np.uint8)


def exposure_for(light: Light, drawn: NDArray[np.uint8], cover: Light) -> float:
    """Return the factor of light with which things are as bright on a screen as drawn ones."""
    some = (slice(None, None, _EVERY), slice(None, None, _EVERY))
    there = cover[some] > 0.5
    if not there.any():
        return 1.0
    bodies = light[some][there][None]
    wanted = float(drawn[some][there].mean())
    low, high = _EXPOSURES
    for _ in range(_STEPS):
        middle = float(np.sqrt(low * high))
        if developed(middle * bodies).mean() < wanted:
            low = middle
        else:
            high = middle
    return float(np.sqrt(low * high))


def resized(
    picture: Light,
    size: tuple[int, int],
    part: tuple[float, float, float, float] | None = None,
) -> Light:
    """Return a picture, float32 (height, width, 3), in another width and height.

    Args:
        part: the left, top, right and bottom of its part that is wanted.
    """
    height, width = picture.shape[:2]
    if (width, height) == size:
        return picture
    kind = Image.Resampling.BOX if size[0] < width else Image.Resampling.BILINEAR
    layers = (Image.fromarray(x).resize(size, kind, part) for x in np.moveaxis(picture, 2, 0))
    return np.stack([np.asarray(layer) for layer in layers], axis=2)


def _normals_of(facing: NDArray[np.uint8]) -> tuple[Light, Light]:
    """Return directions, float32 (height, width, 3), and cover, float32 (height, width)."""
    values = facing.astype(np.float32) / 255
    cover = values[..., 2]
    aside = 2 * values[..., :2] - cover[..., None]
    depth = np.sqrt(np.maximum(0, cover**2 - np.square(aside).sum(axis=2)))
    normals = np.concatenate([aside, depth[..., None]], axis=2)
    return np.asarray(normals, np.float32), np.asarray(cover)
