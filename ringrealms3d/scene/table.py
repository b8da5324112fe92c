"""The table top or cloth under a flat board: a disc that fades into the background.

It is drawn in its own colours, whatever the lamps do, so that it stays quiet and costs little.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import numpy as np

from ringrealms3d.core.solid_layout import SolidLayout, Surface
from ringrealms3d.geometry.shapes import circle
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.ground import faded_rings, floor_plane
from ringrealms3d.scene.materials import WHITE, blended
from ringrealms3d.scene.parts import Part, still
from ringrealms3d.scene.theme import Theme

REACH = 3.4
"""How far a table reaches from the middle of a board, in units."""

_FADES = (1.4, REACH)
_STEPS, _CORNERS = 6, 48
_BLEACHED = 0.3  # how pale a table is in a bright theme, where a dark one would be a hole
_UNDER = 0.004  # how far below the board's shadow


def table_parts(layout: SolidLayout, camera: Camera, theme: Theme) -> tuple[Part, ...]:
    """Return what a board lies on; a solid, and a board that is seen from below, lie on nothing."""
    material, floor = theme.materials.table, floor_plane(layout, camera)
    if material is None or floor is None or not layout.upright:
        return ()
    height = float(floor[0][2]) - _UNDER
    bleached = 0.0 if theme.is_dark else _BLEACHED
    colour = blended(material.colour, WHITE, bleached)
    return (still("table", _top(height), replace(material, colour=colour, lit=False)),)


@lru_cache(maxsize=16)
def _top(height: float) -> Surface:
    rings = [circle(_CORNERS, radius) for radius in np.linspace(*_FADES, _STEPS)]
    return faded_rings(rings, 1.0, height)
