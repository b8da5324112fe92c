"""Grain, veins and brush marks, made from noise: pictures that repeat in both directions.

A texture says for each of its points how dark a material is there, relative to its colour, so one
texture serves every colour. It is a function on the plane, sampled as finely as a picture needs:
finer samples add finer grain, and coarse features stay the same. The noise is lattice noise with
values from an integer hash (K. Perlin, "An image synthesizer", 1985, in the form of value noise),
so that it is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.float64]

GAMMA = 2.2  # of a screen
_FINEST_CELL = 3  # samples: lattices finer than this would only flicker


@lru_cache(maxsize=16)
def texture(name: str, size: int) -> NDArray[np.uint8]:
    """Return a texture, uint8 (size, size, 3), in sRGB: shares of a colour.

    The first axis runs across the grain, the second along it.

    Args:
        name: one of ``TEXTURES``.
        size: samples per side, a power of two.
    """
    make, darkest = _KINDS[name]
    dark = make(size)[..., None]
    shares = 1 - dark * (1 - np.array(darkest))
    return np.asarray(np.round(255 * shares ** (1 / GAMMA)), dtype=np.uint8)


@lru_cache(maxsize=16)
def mean_share(name: str) -> tuple[float, float, float]:
    """Return the mean share of light that a texture leaves: red, green and blue."""
    shares = (texture(name, 256).reshape(-1, 3) / 255) ** GAMMA
    red, green, blue = shares.mean(axis=0)
    return float(red), float(green), float(blue)


def _wood(size: int) -> Field:
    """Return growth rings cut lengthwise, with fibres along them."""
    across, _ = _plane(size)
    sway = _noise(size, (3, 2), 1) - 0.5 + 0.4 * (_noise(size, (8, 4), 2) - 0.5)
    rings = (17 * across + 3.2 * sway) % 1.0
    late = rings**2.2 * (1 - _step(rings, 0.86, 1.0))
    fibres = _noise(size, (160, 5), 3) * 0.6 + _noise(size, (420, 14), 4) * 0.4
    pores = np.maximum(0.0, _noise(size, (360, 10), 5) - 0.78) / 0.22
    return np.asarray(np.clip(0.62 * late + 0.34 * fibres + 0.35 * pores * late, 0, 1))


def _maple(size: int) -> Field:
    """Return quiet grain with a little curl across it."""
    across, along = _plane(size)
    sway = _noise(size, (2, 1), 11) - 0.5
    rings = (7 * across + 1.3 * sway) % 1.0
    late = rings**3 * (1 - _step(rings, 0.9, 1.0))
    curl = 0.5 + 0.5 * np.sin(2 * np.pi * (9 * along + 1.5 * _noise(size, (5, 4), 12)))
    fibres = _noise(size, (200, 6), 13) * 0.5 + _noise(size, (440, 20), 14) * 0.5
    return np.asarray(np.clip(0.45 * late + 0.3 * fibres + 0.22 * curl, 0, 1))


def _planks(size: int) -> Field:
    """Return planks side by side, each with straight grain of its own and a seam at its edges."""
    across, _ = _plane(size)
    planks = 5
    number = np.floor(planks * across).astype(np.int64)
    share = planks * across - number
    tone = _lattice((planks, 1), 51)[number, 0]
    sway = 0.5 * _noise(size, (planks, 2), 52) + 0.12 * _noise(size, (40, 8), 53)
    rings = (across * 61 + 3 * tone + 4 * sway) % 1.0
    late = rings**1.6 * (1 - _step(rings, 0.75, 1.0))
    fibres = _noise(size, (240, 4), 54) * 0.55 + _noise(size, (600, 10), 55) * 0.45
    seam = 1 - _step(np.minimum(share, 1 - share), 0.002, 0.012)
    return np.asarray(np.clip(0.3 * tone + 0.28 * late + 0.3 * fibres + 0.9 * seam, 0, 1))


def _marble(size: int) -> Field:
    """Return thin veins over soft clouds."""
    clouds = _clouds(size, 3, 5, 21)
    first = np.exp(-np.abs(_clouds(size, 2, 6, 22) - 0.5) / 0.012)
    second = np.exp(-np.abs(_clouds(size, 5, 6, 23) - 0.5) / 0.008)
    return np.asarray(np.clip(0.35 * clouds + 0.5 * first + 0.3 * second, 0, 1))


def _slate(size: int) -> Field:
    """Return a split stone: soft layers, and a fine tooth."""
    layers = _noise(size, (14, 3), 31) * 0.5 + _noise(size, (40, 9), 32) * 0.3
    tooth = _noise(size, (190, 150), 33) * 0.5 + _noise(size, (450, 400), 34) * 0.5
    return np.asarray(np.clip(0.75 * layers + 0.4 * tooth, 0, 1))


def _brushed(size: int) -> Field:
    """Return the marks that brushing leaves on metal."""
    marks = _noise(size, (300, 3), 41) * 0.5 + _noise(size, (480, 8), 42) * 0.5
    return np.asarray(marks)


_KINDS: Mapping[str, tuple[Callable[[int], Field], tuple[float, float, float]]] = MappingProxyType(
    {
        "wood": (_wood, (0.34, 0.25, 0.17)),
        "planks": (_planks, (0.4, 0.32, 0.25)),
        "maple": (_maple, (0.66, 0.55, 0.42)),
        "marble": (_marble, (0.48, 0.47, 0.48)),
        "slate": (_slate, (0.42, 0.44, 0.47)),
        "brushed": (_brushed, (0.72, 0.70, 0.66)),
    }
)

TEXTURES = tuple(_KINDS)


def _plane(size: int) -> tuple[Field, Field]:
    """Return how far each sample is across and along, from 0 to 1, float64 (size, size)."""
    steps = (np.arange(size) + 0.5) / size
    across, along = np.meshgrid(steps, steps, indexing="ij")
    return across, along


def _clouds(size: int, cells: int, octaves: int, seed: int) -> Field:
    """Return noise of several octaves from 0 to 1, each half as strong as the one before."""
    total = np.zeros((size, size))
    for octave in range(octaves):
        total += _noise(size, (cells << octave, cells << octave), seed * 97 + octave) / 2**octave
    return np.asarray(total / (2 - 2 ** (1 - octaves)))


def _noise(size: int, cells: tuple[int, int], seed: int) -> Field:
    """Return value noise from 0 to 1 over a lattice of cells that repeats, float64 (size, size).

    A lattice too fine for the samples is left out: it is 0.5 everywhere.
    """
    if max(cells) * _FINEST_CELL > size:
        return np.full((size, size), 0.5)
    lattice = _lattice(cells, seed)
    rows, row_shares = _between(size, cells[0])
    columns, column_shares = _between(size, cells[1])
    along = _blend(lattice[:, columns], lattice[:, (columns + 1) % cells[1]], column_shares)
    return _blend(along[rows], along[(rows + 1) % cells[0]], row_shares[:, None])


def _lattice(cells: tuple[int, int], seed: int) -> Field:
    """Return a random number from 0 to 1 for each point of a lattice."""
    rows, columns = np.indices(cells, dtype=np.uint32)
    mixed = rows * np.uint32(0x9E3779B1) ^ columns * np.uint32(0x85EBCA77)
    mixed ^= np.uint32(seed * 0x2C1B3)
    for shift, factor in ((15, 0x2C1B3C6D), (12, 0x297A2D39)):
        mixed = (mixed ^ (mixed >> np.uint32(shift))) * np.uint32(factor)
    mixed ^= mixed >> np.uint32(15)
    return np.asarray(mixed / np.float64(0xFFFFFFFF))


def _between(size: int, cells: int) -> tuple[NDArray[np.int64], Field]:
    """Return for samples along a side the lattice's point before each, and how far it is on."""
    places = (np.arange(size) + 0.5) / size * cells
    before = np.floor(places).astype(np.int64)
    share = places - before
    return before % cells, share * share * share * (share * (share * 6 - 15) + 10)


def _blend(one: Field, other: Field, share: Field) -> Field:
    return np.asarray(one + (other - one) * share)


def _step(values: Field, start: float, stop: float) -> Field:
    """Return a smooth step from 0 to 1."""
    share = np.clip((values - start) / (stop - start), 0, 1)
    return np.asarray(share * share * (3 - 2 * share))
