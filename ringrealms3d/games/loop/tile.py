"""A tile in space: a hexagon with a triangular peg below.

Lengths are in sides of the hexagon. Three corners are full, the three between them are cut off, so
where three tiles meet their corners are closed or leave a triangular hole. All tiles are turned the
same way, and so is the peg, which fits into a hole with some play.
"""

from __future__ import annotations

import numpy as np

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Shape
from ringrealms3d.geometry.plane import hexagon
from ringrealms3d.geometry.shapes import cushion, joined, prism

HEIGHT = 0.8
HOLE = 0.45
"""From the middle of a hole to its corners."""
DEPTH = 0.34
"""From the top of a level down to the floor that shows in a hole."""

_CLEARANCE = 0.008  # between the middle of a seam and a tile
_AIR = 0.012  # under a tile, so that it never shares a plane with those it rests on
_RIM = 0.1  # the radius of the rounded upper rim
_EDGE = 0.03  # what is cut off at upright edges: 0.3 to 0.6 mm on a board 300 mm across
_CUT = 0.6  # of that radius: the bevel that is nearest to it
_PLAY = 0.06  # from the corners of a peg to those of its hole
_PEG = 0.28
_IN_BODY = 0.05  # how far a peg reaches into its tile
_OPEN = (1, 3, 5)  # the corners of a hexagon that are cut off: at 90, 210 and 330 degrees


def tile(material: str, dish: float = 0.0) -> Shape:
    """Return a tile; its foot lies at the height of the tops of those it rests on.

    Args:
        dish: how deep the hollow in its top is, which tells the seats apart without colours.
    """
    outline = tile_outline()
    body = cushion(material, outline, _AIR, HEIGHT, _RIM, _EDGE, dish)
    peg = prism(material, triangle(HOLE - _PLAY), -_PEG, _IN_BODY)
    return Shape((joined([body, peg]),), outline, HEIGHT, fills=True, bevel=_CUT * _RIM)


def tile_outline() -> Polygon:
    """Return a tile seen from above: three full corners, and two for each that is cut off."""
    corners = hexagon((0, 0), 1 - _CLEARANCE)
    outline = []
    for k, corner in enumerate(corners):
        beside = (corners[k - 1], corners[(k + 1) % 6])
        ends = [corner + HOLE * (other - corner) for other in beside]
        outline += ends if k in _OPEN else [corner]
    return np.array(outline)


def triangle(radius: float) -> Polygon:
    """Return a triangle in the orientation of a hole, given its circumradius."""
    return radius * hexagon((0, 0))[list(_OPEN)]
