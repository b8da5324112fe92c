"""Pairs of stones that differ in shape, so that seats are recognisable without colours."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Shape
from ringrealms3d.geometry.plane import raised
from ringrealms3d.geometry.shapes import arc, blunted, circle, polygons, turned, walls

_CORNERS = 12  # of the prism by which a round stone is pointed at
_SMOOTH = 72  # of the circle for which that prism stands

_DOME = (0.06, 0.46)  # the height of a lens's middle, and its half height
_LENS = np.concatenate([[[0.97, -0.02]], arc(0, 90, (0.0, _DOME[0]), (1.0, _DOME[1]), 12)])
_HOLLOW = np.concatenate(
    [
        [[1.0, -0.02], [1.0, 0.16]],
        arc(0, 90, (0.84, 0.24), (0.16, 0.18), 6),
        arc(90, 160, (0.66, 0.24), (0.14, 0.18), 4),
        [[0.52, 0.27], [0.44, 0.235], [0.0, 0.215]],
    ]
)
_BALL = arc(-90, 90, (0.0, 1.0), (1.0, 1.0), 24)
_DIMPLED = np.concatenate(
    [arc(-90, 60, (0.0, 1.0), (1.0, 1.0), 20), [[0.44, 1.8], [0.32, 1.73], [0.0, 1.7]]]
)

_FLAT = 1e-9
_CORNER = 0.12  # a bevel by which the upright edges of blocks are cut off
_BLOCK = np.array([[1.0, -0.02], [1.0, 0.38], [0.9, 0.48]])
_TRAY = np.array([[1.0, -0.02], [1.0, 0.42], [0.94, 0.48], [0.72, 0.48], [0.6, 0.36]])


def lens(material: str) -> Shape:
    """Return a smooth lens of unit radius."""
    dome = replace(turned(material, _LENS), dome=_DOME)
    return Shape((dome,), circle(_CORNERS), float(_LENS[:, 1].max()))


def ball(material: str) -> Shape:
    """Return a ball of unit radius that stands on its lowest point."""
    return Shape((turned(material, _BALL),), circle(_CORNERS), 2.0)


def dimpled_ball(material: str) -> Shape:
    """Return such a ball with a dimple on top."""
    return Shape((turned(material, _DIMPLED),), circle(_CORNERS), float(_DIMPLED[:, 1].max()))


def hollow(material: str) -> Shape:
    """Return a disc of unit radius with a raised rim around a hollow."""
    return Shape((turned(material, _HOLLOW),), circle(_CORNERS), float(_HOLLOW[:, 1].max()))


def block(material: str, outline: Polygon) -> Shape:
    """Return an upright block over a convex outline, with a bevelled upper edge."""
    return _stepped(material, outline, _BLOCK)


def tray(material: str, outline: Polygon) -> Shape:
    """Return an upright block over a convex outline with a hollow on top."""
    return _stepped(material, outline, _TRAY)


def smooth(outline: Polygon) -> Polygon:
    """Return a circle for the outline of a round stone, else the outline."""
    reaches = np.linalg.norm(outline, axis=1)
    if len(outline) < _CORNERS or np.ptp(reaches) > _FLAT:
        return outline
    return circle(_SMOOTH, float(reaches[0]))


def _stepped(material: str, outline: Polygon, profile: NDArray[np.float64]) -> Shape:
    """Return what a profile of (share of the outline, height) rows makes, from the foot on."""
    corners = blunted(outline, _CORNER)
    rows = [raised(share * corners, height) for share, height in profile]
    faces = [rows[-1]]
    for lower, upper in pairwise(rows):
        faces += walls(lower, upper)
    return Shape((polygons(material, faces),), outline, float(profile[:, 1].max()))
