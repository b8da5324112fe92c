"""Where the eye stands, and how far a board is laid open, to show what a diagram is about."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arrangement import CLOSED, Opening, opened
from ringrealms3d.scene.camera import Camera, camera_at, framed, home_of
from ringrealms3d.scene.content import Content

_AROUND = 2.6  # how much of a piece's surroundings is in the picture, in widths of its pad
_NEAREST = 0.32  # the least reach, so that one always sees where on the board this is
_WHOLE = 0.77  # the reach that shows a whole solid
_ROOM = 2.0  # the radius of a ball around any part of the board that holds all of it
_APART = 0.6
_BURIED = 3  # tiles of this level hide some of those two levels below
_ASIDE, _ABOVE = 10.0, 8.0  # degrees by which a solid is not seen straight from the front
_STEEPEST = 70.0


def closeup(layout: SolidLayout, content: Content) -> tuple[Camera, Opening]:
    """Return the camera that sees the pieces of a board from near by, and the opening for it.

    A solid is shown whole, with what happened there in front.
    """
    sites = np.array([site for site in range(len(layout.pads)) if not _is_rack(layout, site)])
    held = sites[content.stones[sites] > 0]
    if not layout.upright:
        points, least = np.concatenate(layout.pads), _WHOLE
        return _framed(_facing(layout, _subject(content, held)), points, least), CLOSED
    buried = held.size > 0 and layout.levels[held].max() >= _BURIED
    opening = Opening(apart=_APART) if buried else CLOSED
    points = _surroundings(opened(layout, opening), content, held if held.size else sites)
    return _framed(home_of(layout), points, _NEAREST), opening


def _subject(content: Content, held: NDArray[np.int_]) -> NDArray[np.int_]:
    """Return the sites that a picture is about: what happened on them, else what stands on them."""
    happened = {*content.last, *content.causes, *content.taken, *content.decisive}
    return np.array(sorted(happened)) if happened else held


def _facing(layout: SolidLayout, sites: NDArray[np.int_]) -> Camera:
    """Return the camera at the side of a solid on which some sites lie."""
    x, y, z = layout.normals[sites].sum(axis=0)
    azimuth = np.degrees(np.arctan2(y, x)) + _ASIDE
    elevation = np.degrees(np.arctan2(z, np.hypot(x, y))) + _ABOVE
    return camera_at(float(azimuth), float(np.clip(elevation, -_STEEPEST, _STEEPEST)))


def _surroundings(
    layout: SolidLayout, content: Content, sites: NDArray[np.int_]
) -> NDArray[np.float64]:
    """Return points, float64 (n, 3), around all pieces on some sites, low and high."""
    points = []
    for site in sites.tolist():
        shape = layout.shapes.get(int(content.stones[site]))
        top = 0.0 if shape is None else shape.height * layout.radii[site]
        middle = layout.pads[site].mean(axis=0)
        around = layout.centres[site] + _AROUND * (layout.pads[site] - middle)
        points += [around, around + top * layout.normals[site]]
    return np.concatenate(points)


def _framed(camera: Camera, points: NDArray[np.float64], least: float) -> Camera:
    begun = replace(camera, reach=1.0, size=_ROOM)
    return framed(framed(begun, points, least), points, least)  # twice: some are very near


def _is_rack(layout: SolidLayout, site: int) -> bool:
    return layout.kinds[site] == "shelf"
