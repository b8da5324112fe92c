"""Clearing light of noise, where Open Image Denoise is installed."""

from __future__ import annotations

import importlib.util

import numpy as np
from numpy.typing import NDArray

Light = NDArray[np.float32]


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
