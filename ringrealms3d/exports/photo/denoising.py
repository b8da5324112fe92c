"""Clearing light of noise, where Open Image Denoise is installed."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

Light = NDArray[np.float32]

_IMAGES = ("color", "albedo", "normal", "output")
_STRIP = 120_000  # pixels that are denoised at once: memory grows with them
_OVERLAP = 32  # rows more on either side, so that no seams are seen
_MIRRORED = 16  # pixels beyond the borders, at which noise would stay


def can_denoise() -> bool:
    """Whether the denoiser is installed."""
    return importlib.util.find_spec("pyoidn") is not None


def denoised(light: Light, albedo: Light, normals: Light, quality: str = "high") -> Light:
    """Return light without its noise, float32 (height, width, 3); the same if there is no denoiser.

    Args:
        albedo: what share of light surfaces reflect, float32 (height, width, 3), without noise.
        normals: the directions that they face, float32 (height, width, 3), without noise.
        quality: "high", "balanced" or "fast".
    """
    try:
        import pyoidn
    except (ImportError, OSError):
        return light
    clear = pyoidn.denoise(
        np.ascontiguousarray(light, dtype=np.float32),
        albedo=np.ascontiguousarray(np.clip(albedo, 0, 1), dtype=np.float32),
        normal=np.ascontiguousarray(normals, dtype=np.float32),
        hdr=True,
        clean_aux=True,
        quality=quality,
    )
    return np.asarray(clear, dtype=np.float32)


class StripDenoiser:
    """Denoises pictures strip by strip, with little memory; it can be stopped in between."""

    def __init__(self, go_on: Callable[[], bool]) -> None:
        """Prepare the device.

        Args:
            go_on: whether what is denoised is still wanted.
        """
        self._go_on = go_on
        self._oidn: Any = None
        try:
            import pyoidn
        except (ImportError, OSError):
            return
        self._oidn = pyoidn
        self._device = pyoidn.Device()
        self._device.commit()

    def denoised(self, light: Light, albedo: Light, normals: Light, quality: str) -> Light | None:
        """Return light without its noise, or None if it is no longer wanted.

        The arguments are those of `denoised`.
        """
        if self._oidn is None:
            return light
        scale = _input_scale(light)
        clear = np.empty_like(light)
        rows = np.pad(np.arange(len(light)), _MIRRORED, "symmetric")
        columns = np.pad(np.arange(light.shape[1]), _MIRRORED, "symmetric")
        for whole, inner, target in _strips(*light.shape[:2]):
            if not self._go_on():
                return None
            part = np.ix_(rows[whole], columns)
            strip = [np.ascontiguousarray(x[part], np.float32) for x in (light, albedo, normals)]
            clear[target] = self._run(strip, quality, scale)[inner, _MIRRORED:-_MIRRORED]
        return clear

    def _run(self, strip: list[Light], quality: str, scale: float) -> Light:
        oidn = self._oidn
        out = np.empty_like(strip[0])
        with oidn.Filter(self._device, oidn.OIDN_FILTER_TYPE_RT) as one:
            for name, image in zip(_IMAGES, (*strip, out), strict=True):
                one.set_image(name, image, oidn.OIDN_FORMAT_FLOAT3)
            one.set_bool("hdr", True)
            one.set_bool("cleanAux", True)
            one.set_float("inputScale", scale)
            one.set_quality(getattr(oidn, f"OIDN_QUALITY_{quality.upper()}"))
            one.commit()
            one.execute()
        return out


def _strips(height: int, width: int) -> Iterator[tuple[slice, slice, slice]]:
    """Yield the rows of strips in a picture with mirrored borders, and their inner ones.

    Inner ones are numbered in their strip, and in the picture without its borders.
    """
    count = max(1, round(height * width / _STRIP))
    ends = np.linspace(0, height, count + 1).astype(int).tolist()
    for start, stop in pairwise(ends):
        first = max(0, start + _MIRRORED - _OVERLAP)
        last = min(height + 2 * _MIRRORED, stop + _MIRRORED + _OVERLAP)
        inner = slice(start + _MIRRORED - first, stop + _MIRRORED - first)
        yield slice(first, last), inner, slice(start, stop)


def _input_scale(light: Light) -> float:
    """Return the factor with which light is about as bright as what the denoiser was made for.

    Left alone it finds one for each strip, and seams would be seen.
    """
    mean = float(np.exp(np.log(np.maximum(1e-4, light.mean(axis=2))).mean()))
    return 0.18 / mean
