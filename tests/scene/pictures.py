"""Small pictures of boards, and where things are in them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.scene.camera import HOME, Camera
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import LIGHT
from tests.scene.rays import layout_of

SIZE = (320, 240)
Picture = NDArray[np.uint8]
Stones = tuple[tuple[int, int], ...]


def content(uid: str, stones: Stones = ()) -> Content:
    """Return a board with these (site, seat) stones and no marks."""
    standing = np.zeros(len(layout_of(uid).kinds), dtype=np.int8)
    for site, seat in stones:
        standing[site] = seat + 1
    return Content(standing)


def picture_of(
    uid: str,
    shown: Content,
    camera: Camera = HOME,
    size: tuple[int, int] = SIZE,
    transparent: bool = False,
) -> Picture:
    """Return a fast picture in the light theme."""
    return draw(layout_of(uid), shown, camera, LIGHT, FAST, size, transparent)


@cache
def plain_picture(uid: str, stones: Stones = ()) -> Picture:
    """Return a picture without marks, drawn once."""
    return picture_of(uid, content(uid, stones))


@cache
def board_alone(uid: str) -> NDArray[np.bool_]:
    """Return which pixels of a plain picture show the board itself, bool (height, width)."""
    picture = picture_of(uid, content(uid), transparent=True)
    return np.asarray(picture[..., 3] == 255)


def marked(uid: str, stones: Stones = (), **marks: Any) -> Picture:
    """Return a picture with marks on some sites."""
    return picture_of(uid, replace(content(uid, stones), **marks))


def changed(one: Picture, two: Picture, least: int = 12) -> NDArray[np.bool_]:
    """Return the pixels in which two pictures clearly differ, bool (height, width).

    The second may be a stack of pictures, which gives bool (pictures, height, width).
    """
    gaps = np.abs(one[..., :3].astype(np.int16) - two[..., :3])
    return np.asarray(gaps.max(axis=-1) >= least)


def front_sites(uid: str, count: int, camera: Camera = HOME) -> list[int]:
    """Return the sites that face the eye most."""
    layout = layout_of(uid)
    towards = camera.eye(SIZE[0] / SIZE[1]) - layout.centres
    towards /= np.linalg.norm(towards, axis=1, keepdims=True)
    order = np.argsort(-np.einsum("ij,ij->i", towards, layout.normals), kind="stable")
    return [int(site) for site in order[:count]]


def near_site(uid: str, site: int, camera: Camera = HOME, room: float = 1.6) -> NDArray[np.bool_]:
    """Return the pixels around a site, up to ``room`` times its radius, bool (height, width)."""
    layout, (width, height) = layout_of(uid), SIZE
    aspect = width / height
    centre, radius = layout.centres[site], layout.radii[site]
    ends = np.stack([centre, centre + radius * camera.axes[1]])
    places = (camera.projected(ends, aspect) * [1, -1] + 1) / 2 * [width, height]
    rows, columns = np.mgrid[0:height, 0:width] + 0.5
    distances = np.hypot(columns - places[0, 0], rows - places[0, 1])
    return np.asarray(distances <= room * np.linalg.norm(places[1] - places[0]))
