"""The shading of surfaces: the window's lamps, and its sky as soft as nine numbers tell it."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.exports.vector.patches import Patch
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.materials import Material
from ringrealms3d.scene.shading import lit_points
from ringrealms3d.scene.sky import LAMPS, sky_picture

_GAMMA = 2.2
_REFLECTED = 0.04  # of white light: what wood, stone and lacquer reflect like a mirror
_COAT_ROUGHNESS = 0.3
_SMOOTHEST = 0.3  # smaller highlights would fall between the points of a surface
_ROUGH = np.array([-1.0, -0.0275, -0.572, 0.022])
_SMOOTH = np.array([1.0, 0.0425, 1.04, -0.04])
_TINY = 1e-6


def colours_of(patch: Patch, camera: Camera, aspect: float) -> NDArray[np.float64]:
    """Return the screen colours of a patch at its points, float64 (n, 3)."""
    material = patch.part.material
    colours = np.tile(material.colour, (len(patch.spots), 1))
    if not material.lit:
        return colours
    albedo = lit_points(patch.light, colours) ** _GAMMA
    normals = patch.normals @ camera.axes.T
    light = albedo * (1 - material.metallic) * _sky_light(normals)
    eye = _towards_eye(patch, camera, aspect)
    for place, colour, intensity in LAMPS:
        lamp = np.array(place) / np.linalg.norm(place)
        facing = np.maximum(normals @ lamp, 0.0)[:, None]
        mirrored = _highlight(material, albedo, normals, lamp, eye)
        shine = albedo * (1 - material.metallic) / np.pi + mirrored
        light += intensity * np.array(colour) * facing * shine
    return _toned(light + _mirrored_sky(material, albedo, normals, eye))


def _towards_eye(patch: Patch, camera: Camera, aspect: float) -> NDArray[np.float64]:
    """Return about the way from a patch to the eye, float64 (3,), in the eye's own axes."""
    middle = patch.part.matrix[:3, 3] if patch.part.place is not None else np.array(camera.middle)
    way = camera.towards_eye(middle[None], aspect)[0] @ camera.axes.T
    return np.asarray(way / np.linalg.norm(way))


def _mirrored_sky(
    material: Material,
    albedo: NDArray[np.float64],
    normals: NDArray[np.float64],
    eye: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Return the skylight that a surface reflects like a mirror, float64 (n, 3): most at its edge.

    Source: Karis, Physically Based Shading on Mobile (2014), for the light of a whole surrounding.
    """
    facing = np.clip(normals @ eye, 0.0, 1.0)[:, None]
    first, second, third, fourth = material.roughness * _ROUGH + _SMOOTH
    edge = np.minimum(first * first, 2.0 ** (-9.28 * facing)) * first + second
    base = _base(material, albedo)
    share = np.maximum(base * (third - 1.04 * edge) + 1.04 * edge + fourth - base, 0.0)
    rough = material.roughness  # a smooth edge mirrors the studio's cards, which are left out
    return np.asarray(
        base * _sky_light(normals) + share * rough * _sky_light(2 * facing * normals - eye)
    )


def _base(material: Material, albedo: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the share of light that a surface seen from the front mirrors, float64 (n, 3)."""
    return np.asarray(_REFLECTED * (1 - material.metallic) + albedo * material.metallic)


def _highlight(
    material: Material,
    albedo: NDArray[np.float64],
    normals: NDArray[np.float64],
    lamp: NDArray[np.float64],
    eye: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Return the reflection of a lamp, float64 (n, 3), after Trowbridge and Reitz (GGX)."""
    between = lamp + eye
    between /= np.linalg.norm(between)
    aligned = np.clip(normals @ between, 0.0, 1.0)[:, None]
    coat = material.coat * _REFLECTED * _spread(aligned, _COAT_ROUGHNESS)
    return np.asarray(_base(material, albedo) * _spread(aligned, material.roughness) + coat)


def _spread(aligned: NDArray[np.float64], roughness: float) -> NDArray[np.float64]:
    alpha = max(roughness, _SMOOTHEST) ** 4
    return np.asarray(alpha / (np.pi * (aligned**2 * (alpha - 1) + 1) ** 2) / 4)


def _sky_light(normals: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the skylight reflected by a white surface, float64 (n, 3)."""
    return np.maximum(_basis(normals) @ _sky_shares(), 0.0)


@cache
def _sky_shares() -> NDArray[np.float64]:
    """Return the sky's light by the nine basis functions, float64 (9, 3).

    Source: Ramamoorthi and Hanrahan, An Efficient Representation for Irradiance Environment Maps
    (2001); a matte surface takes 1, 2/3 and 1/4 of the three orders.
    """
    sky = sky_picture().astype(np.float64)
    rows, columns = sky.shape[:2]
    up = (np.arange(rows) + 0.5) / rows * np.pi - np.pi / 2
    turn = (np.arange(columns) + 0.5) / columns * 2 * np.pi
    up, turn = np.meshgrid(up, turn, indexing="ij")
    ways = np.stack([np.cos(up) * np.cos(turn), np.sin(up), np.cos(up) * np.sin(turn)], axis=-1)
    patch = np.cos(up) * (np.pi / rows) * (2 * np.pi / columns)
    shares = np.einsum("rcb,rcx,rc->bx", _basis(ways), sky, patch)
    kept = np.array([1.0, *[2 / 3] * 3, *[1 / 4] * 5])
    return np.asarray(kept[:, None] * shares)


def _basis(ways: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the real spherical harmonics up to the second order, float64 (..., 9)."""
    x, y, z = np.moveaxis(ways, -1, 0)
    one = np.full_like(x, 0.282095)
    first = (0.488603 * y, 0.488603 * z, 0.488603 * x)
    second = (1.092548 * x * y, 1.092548 * y * z, 0.315392 * (3 * z * z - 1), 1.092548 * x * z)
    return np.stack([one, *first, *second, 0.546274 * (x * x - y * y)], axis=-1)


def _toned(light: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return light as screen colours: without haze, and with peaks below white."""
    shown = np.maximum(light, 0.0) ** (2 / _GAMMA)
    least = shown.min(axis=1, keepdims=True)
    shown = shown - np.where(least < 0.08, least - 6.25 * least * least, 0.04)
    peak = np.maximum(shown.max(axis=1, keepdims=True), _TINY)
    bright = np.where(peak > 0.76, 1.0 - 0.0576 / np.maximum(peak - 0.52, 0.24), peak)
    mixed = 1.0 / (0.15 * (peak - bright) + 1.0)
    pressed = bright + (shown * (bright / peak) - bright) * mixed
    return np.asarray(np.sqrt(np.clip(np.where(peak > 0.76, pressed, shown), 0.0, 1.0)))
