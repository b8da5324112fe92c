"""Grain, veins and brush marks, made from noise: pictures that repeat in both directions.

A texture says for each of its points how dark a material is there, relative to its colour, so one
texture serves every colour. It is a function on the plane, sampled as finely as a picture needs:
finer samples add finer grain, and coarse features stay the same. The noise is lattice noise with
values from an integer hash (K. Perlin, "An image synthesizer", 1985, in the form of value noise),
so that it is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.float64]

GAMMA = 2.2  # of a screen
REPEATS = 0.9
"""How often the texture of a board repeats in a unit."""
_AROUND = 0.2  # of a centred texture: the same for the radius of a piece
_FINEST_CELL = 3  # samples: lattices finer than this would only flicker


@lru_cache(maxsize=16)
def texture(name: str, size: int) -> NDArray[np.uint8]:
    """Return a texture, uint8 (size, size, 3), in sRGB: shares of a colour.

    The first axis runs across the grain, the second along it.

    Args:
        name: one of ``TEXTURES``.
        size: samples per side, a power of two.
    """
    kind = _KINDS[name]
    dark = kind.make(size)
    picture = np.empty((size, size, 3), dtype=np.uint8)
    for channel, least in enumerate(kind.darkest):  # one after another: that takes less memory
        picture[..., channel] = np.round(255 * (1 - dark * (1 - least)) ** (1 / GAMMA))
    return picture


@lru_cache(maxsize=16)
def mean_share(name: str) -> tuple[float, float, float]:
    """Return the mean share of light that a texture leaves: red, green and blue."""
    shares = (texture(name, 256).reshape(-1, 3) / 255) ** GAMMA
    red, green, blue = shares.mean(axis=0)
    return float(red), float(green), float(blue)


def _wood(size: int) -> Field:
    """Return growth rings cut lengthwise, each as dark as its summer was dry, and open pores."""
    across, _ = _plane(size)
    count = 19
    sway = (
        _noise(size, (3, 1), 1) + 0.4 * _noise(size, (7, 3), 2) + 0.08 * _noise(size, (29, 11), 7)
    )
    ring = count * across + 3.4 * sway
    dry = _lattice((count, 1), 8)[np.floor(ring).astype(np.int64) % count, 0]
    late = _latewood(ring, 3) * (0.25 + 0.75 * dry)
    fibres = _noise(size, (160, 5), 3) * 0.5 + _noise(size, (420, 14), 4) * 0.5
    pores = np.maximum(0.0, _noise(size, (330, 22), 5) - 0.74) / 0.26
    dark = 0.5 * late + 0.26 * fibres + 0.3 * pores * (0.3 + late) + 0.4 * _tone(size, 6) - 0.05
    return np.asarray(np.clip(dark, 0, 1))


def _maple(size: int) -> Field:
    """Return quiet, wide growth rings, with a curl across them here and there."""
    across, along = _plane(size)
    sway = _noise(size, (2, 1), 11) + 0.35 * _noise(size, (5, 2), 15)
    ring = 6 * across + 1.6 * (sway + 0.12 * _noise(size, (17, 5), 16))
    wave = 13 * along + 2.4 * _noise(size, (6, 5), 12) + 0.8 * _noise(size, (23, 9), 18)
    curl = _step(_noise(size, (4, 3), 17), 0.45, 0.9) * (0.5 + 0.5 * np.sin(2 * np.pi * wave))
    fibres = _noise(size, (200, 6), 13) * 0.5 + _noise(size, (440, 20), 14) * 0.5
    tone = _tone(size, 19)
    dark = 0.3 * _latewood(ring, 4) * (0.5 + tone) + 0.24 * fibres + 0.14 * curl + 0.34 * tone
    return np.asarray(np.clip(dark, 0, 1))


def _latewood(ring: Field, sharpness: int) -> Field:
    """Return how dark wood is at a number of rings from the heart: each ends in a dark line."""
    share = ring % 1.0
    return np.asarray(share**sharpness * (1 - _step(share, 0.92, 1.0)))


def _tone(size: int, seed: int) -> Field:
    """Return how the wood changes over a board: pieces cut from it have tones of their own."""
    return _clouds(size, 2, 2, seed)


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


def _felt(size: int) -> Field:
    """Return cloth: fibres that lie in all directions, and where it was brushed another way."""
    fibres = _noise(size, (150, 150), 101) * 0.5 + _noise(size, (80, 80), 102) * 0.35
    return np.asarray(np.clip(fibres + 0.35 * _clouds(size, 3, 3, 103) - 0.1, 0, 1))


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
    fine = _noise(size, (300, 3), 41) * 0.3 + _noise(size, (480, 8), 42) * 0.3
    return np.asarray(fine + 0.4 * _noise(size, (84, 2), 43))


def _turned(size: int) -> Field:
    """Return what turning shows: end grain on top, rings and rays, and fibres down the sides."""
    radius, angle = _polar(size)
    across, along = _from_axis(size)
    beside = np.hypot(across - 0.42, along - 0.2)
    sway = _noise(size, (9, 9), 61) - 0.5 + 0.4 * (_noise(size, (23, 23), 62) - 0.5)
    rings = (6.5 * beside + 0.9 * sway) % 1.0
    late = rings**1.8 * (1 - _step(rings, 0.86, 1.0))
    fibres = _around(size, angle, radius, (170, 3), 63)
    top = 1 - _step(radius, 0.82, 1.15)
    rays = 0.16 * fibres + 0.1 * _noise(size, (160, 160), 64)
    return np.asarray(np.clip(top * (0.12 + 0.66 * late + rays) + (1 - top) * 0.7 * fibres, 0, 1))


def _spun(size: int) -> Field:
    """Return the fine circles that a lathe leaves on metal."""
    radius, angle = _polar(size)
    return _around(size, angle, radius, (2, 110), 71)


def _guilloche(size: int) -> Field:
    """Return the wavy circles that a rose engine engraves."""
    radius, angle = _polar(size)
    waves = 15 * radius + 0.25 * np.sin(2 * np.pi * 24 * angle) * _step(radius, 0.05, 0.3)
    return np.asarray(0.5 + 0.5 * np.cos(2 * np.pi * waves))


def _glaze(size: int) -> Field:
    """Return a glaze that is thin on top and pools at the foot, with a few specks."""
    radius, _ = _polar(size)
    pool = _step(radius, 0.6, 1.2)
    specks = np.maximum(0.0, _noise(size, (130, 130), 81) - 0.9) / 0.1
    return np.asarray(np.clip(0.7 * pool + 0.3 * _clouds(size, 5, 3, 82) + 0.3 * specks, 0, 1))


def _veined(size: int) -> Field:
    """Return bright veins in dark stone."""
    veins = np.exp(-np.abs(_clouds(size, 3, 5, 91) - 0.5) / 0.01)
    hairs = np.exp(-np.abs(_clouds(size, 6, 5, 92) - 0.47) / 0.007)
    return np.asarray(1 - np.clip(0.14 * _clouds(size, 4, 4, 93) + veins + 0.45 * hairs, 0, 1))


@dataclass(frozen=True, slots=True)
class _Kind:
    """How a texture is made, and how it lies on things.

    Attributes:
        make: how dark it is, by the number of samples per side.
        darkest: the shares of red, green and blue light that its darkest points leave.
        repeats: how often it repeats in a unit.
        centred: whether its middle lies on the axis of a turned piece.
    """

    make: Callable[[int], Field]
    darkest: tuple[float, float, float]
    repeats: float = REPEATS
    centred: bool = False


_KINDS: Mapping[str, _Kind] = MappingProxyType(
    {
        "wood": _Kind(_wood, (0.34, 0.25, 0.17)),
        "planks": _Kind(_planks, (0.4, 0.32, 0.25), 0.5),
        "felt": _Kind(_felt, (0.45, 0.45, 0.45)),
        "maple": _Kind(_maple, (0.66, 0.55, 0.42)),
        "marble": _Kind(_marble, (0.48, 0.47, 0.48)),
        "slate": _Kind(_slate, (0.42, 0.44, 0.47)),
        "brushed": _Kind(_brushed, (0.5, 0.46, 0.38)),
        "sawn wood": _Kind(_wood, (0.34, 0.25, 0.17), 0.25),
        "sawn maple": _Kind(_maple, (0.62, 0.5, 0.36), 0.25),
        "cut marble": _Kind(_marble, (0.48, 0.47, 0.48), 0.25),
        "veined": _Kind(_veined, (0.6, 0.5, 0.5), 0.25),
        "onyx": _Kind(_veined, (0.2, 0.2, 0.2), 0.25),
        "honed": _Kind(_slate, (0.5, 0.5, 0.5), 0.3),
        "turned": _Kind(_turned, (0.42, 0.34, 0.27), _AROUND, centred=True),
        "spun": _Kind(_spun, (0.8, 0.78, 0.75), _AROUND, centred=True),
        "guilloche": _Kind(_guilloche, (0.62, 0.6, 0.6), _AROUND, centred=True),
        "glaze": _Kind(_glaze, (0.38, 0.4, 0.46), _AROUND, centred=True),
    }
)
"""The first ones are for boards, those after "brushed" for pieces, whose unit is their radius."""

TEXTURES = tuple(_KINDS)
_PLAIN = _KINDS["wood"]

CENTRED = frozenset(name for name, kind in _KINDS.items() if kind.centred)
"""The textures whose middle lies on the axis of a turned piece."""


def spots(name: str, grain: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return where on a texture points lie, by their coordinates across and along the grain.

    Both are float64 (points, 2); the first column of what is returned runs along the grain.
    """
    kind = _KINDS.get(name, _PLAIN)
    return np.asarray((kind.repeats * grain)[:, ::-1] + 0.5 * kind.centred)


def _polar(size: int) -> tuple[Field, Field]:
    """Return how far samples of a centred texture are from the axis, at which angle from 0 to 1."""
    across, along = _from_axis(size)
    return np.hypot(across, along), np.arctan2(across, along) / (2 * np.pi) % 1.0


def _from_axis(size: int) -> tuple[Field, Field]:
    """Return how far samples lie across and along from the axis, in radii of a piece."""
    across, along = _plane(size)
    return (across - 0.5) / _AROUND, (along - 0.5) / _AROUND


def _around(size: int, angle: Field, radius: Field, cells: tuple[int, int], seed: int) -> Field:
    """Return noise with so many cells around the axis and from it to the border."""
    finer = 4 * size
    if _is_too_fine(cells, finer):
        return np.full((size, size), 0.5)
    lattice = _lattice(cells, seed)
    place, way = (finer * np.stack([angle, radius * _AROUND])).astype(np.int64) % finer
    (rows, row_shares), (columns, column_shares) = (_between(finer, each) for each in cells)
    row, column, share = rows[place], columns[way], column_shares[way]
    below, beside = (row + 1) % cells[0], (column + 1) % cells[1]
    one = _blend(lattice[row, column], lattice[row, beside], share)
    other = _blend(lattice[below, column], lattice[below, beside], share)
    return _blend(one, other, row_shares[place])


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
    if _is_too_fine(cells, size):
        return np.full((size, size), 0.5)
    lattice = _lattice(cells, seed)
    rows, row_shares = _between(size, cells[0])
    columns, column_shares = _between(size, cells[1])
    along = _blend(lattice[:, columns], lattice[:, (columns + 1) % cells[1]], column_shares)
    return _blend(along[rows], along[(rows + 1) % cells[0]], row_shares[:, None])


def _is_too_fine(cells: tuple[int, int], size: int) -> bool:
    return max(cells) * _FINEST_CELL > size


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
