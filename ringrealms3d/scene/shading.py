"""Shade that does not depend on the lamps, computed once per surface and stored at its points.

Grooves and the feet of objects are dark because they see little of the sky (ambient occlusion).
This follows from their shapes alone, so no frame has to compute it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import Surface

_REACH = 0.4  # of a place's radius: how high the shade of what a thing stands on reaches
_DARKEST = 0.38  # the share of light at the foot of a wall
_SURFACES = 512
_GAMMA = 2.2  # of a screen


@lru_cache(maxsize=_SURFACES)
def grounded(surface: Surface) -> Surface:
    """Return an object that stands on the plane z = 0, its lower parts shaded by the ground.

    A wall sees the ground instead of half of the sky, and more of it the lower it is. Surfaces that
    face upwards keep their light.
    """
    heights = np.maximum(surface.points[:, 2], 0.0)
    sideways = (1 - np.clip(surface.normals[:, 2], -1, 1)) / 2
    shade = (1 - _DARKEST) * np.minimum(2 * sideways, 1.0) * np.exp(-heights / _REACH)
    own = 1.0 if surface.light is None else surface.light
    return replace(surface, light=own * (1 - shade))


def light_on_wall(depth: float, width: float) -> float:
    """Return the share of its light that reaches a wall of a long groove, at a depth from its top.

    In the open a wall sees half of the sky. In a groove it sees what the opposite edge leaves it:
    with infinitely long walls this is the view factor (1 - sin a) / 2, where a is the angle under
    which the opposite edge rises above the point.
    """
    return 1 - depth / float(np.hypot(depth, width))


def light_on_floor(depth: float, width: float) -> float:
    """Return the share of its light that reaches the middle of the floor of a long groove.

    This is the view factor of its opening, sin a, where a is the angle under which either edge
    leaves the upright.
    """
    return width / float(np.hypot(2 * depth, width))


def shade_of(light: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the factors of a screen colour under shares of light, (points,)."""
    return np.asarray(light ** (1 / _GAMMA))


def lit_points(light: NDArray[np.float64], colours: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return screen colours, float64 (points, 3), under shares of light, (points,)."""
    return np.asarray(colours * shade_of(light)[:, None])
