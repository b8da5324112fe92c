"""How men, leapers and pillars look in space; lengths are in units of a man's radius."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from ringrealms3d.core.solid_layout import Shape, Surface, moved
from ringrealms3d.games.loops_n_leaps.states import PILLAR
from ringrealms3d.geometry.shapes import Profile, circle, joined, turned

MAN_HEIGHT = 0.35
PILLAR_HEIGHT = 1.36
_SEGMENTS = 24
_CORNERS = 16  # of the prism by which a figure is pointed at

_DOMED = np.array(
    [
        [0.94, 0.0],
        [1.0, 0.06],
        [1.0, 0.2],
        [0.97, 0.28],
        [0.89, 0.325],
        [0.8, 0.32],
        [0.74, 0.29],
        [0.67, 0.32],
        [0.5, 0.34],
        [0.0, MAN_HEIGHT],
    ]
)
_HOLLOW = np.array(
    [
        [0.94, 0.0],
        [1.0, 0.06],
        [1.0, 0.22],
        [0.97, 0.3],
        [0.9, MAN_HEIGHT],
        [0.8, 0.33],
        [0.72, 0.27],
        [0.6, 0.255],
        [0.0, 0.25],
    ]
)
_DOT = np.array([[0.37, -0.02], [0.37, 0.02], [0.33, 0.04], [0.0, 0.045]])
_COLUMN = np.array(
    [
        [0.84, 0.0],
        [0.84, 0.1],
        [0.72, 0.16],
        [0.77, 0.23],
        [0.7, 0.3],
        [0.52, 0.36],
        [0.43, 0.5],
        [0.4, 0.72],
        [0.43, 0.94],
        [0.52, 1.08],
        [0.64, 1.14],
        [0.7, 1.2],
        [0.7, 1.3],
        [0.62, PILLAR_HEIGHT],
        [0.0, PILLAR_HEIGHT],
    ]
)
_STEM = np.array([[0.5, -0.03], [0.36, 0.06], [0.36, 0.2], [0.5, 0.3]])
_LEAP = 0.28  # how far a leaper's head is above its foot
# radii of the prisms by which figures are pointed at, whose upper rims are bevelled
_MAN_PRISM = 0.88
_PILLAR_PRISM = 0.64


def figures(colours: tuple[str, str]) -> Mapping[int, Shape]:
    """Return the pillar, the men and the doubles of the two seats by their numbers."""
    first, second = colours
    return MappingProxyType(
        {
            PILLAR: _pillar(),
            1: _man(first, _DOMED),
            2: _man(second, _HOLLOW),
            3: _double(first, _DOMED, second),
            4: _double(second, _HOLLOW, first),
        }
    )


def _pillar() -> Shape:
    column = turned("stone", _COLUMN, _SEGMENTS)
    return Shape((column,), circle(_CORNERS, _PILLAR_PRISM), PILLAR_HEIGHT, fills=True)


def _man(colour: str, profile: Profile) -> Shape:
    return Shape((turned(colour, profile, _SEGMENTS),), circle(_CORNERS, _MAN_PRISM), MAN_HEIGHT)


def _double(colour: str, profile: Profile, other: str) -> Shape:
    """Return a man on a stem on a man, with a dot of the other colour on it."""
    man = turned(colour, profile, _SEGMENTS)
    stem = _raised(turned(colour, _STEM, _SEGMENTS), MAN_HEIGHT)
    head = MAN_HEIGHT + _LEAP
    dot = _raised(turned(other, _DOT, _SEGMENTS), head + profile[-1, 1])
    both = joined([man, stem, _raised(man, head)])
    return Shape((both, dot), circle(_CORNERS, _MAN_PRISM), head + MAN_HEIGHT)


def _raised(surface: Surface, height: float) -> Surface:
    return moved(surface, (0.0, 0.0, height))
