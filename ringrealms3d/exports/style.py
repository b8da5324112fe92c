"""The style of a picture, drawing or model, from the options that commands and scripts share."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict, Unpack

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.layout import Layout
from ringrealms3d.core.solid_layout import SolidLayout, looking
from ringrealms3d.exports.photo.photograph import PhotoStyle, check_photo
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.scene.camera import HOME, camera_at, home_of
from ringrealms3d.scene.offscreen import check_size
from ringrealms3d.scene.quality import FINE, get_quality
from ringrealms3d.scene.theme import dressed_theme

_PHOTO = "photo"


class Look(TypedDict, total=False):
    """How a board looks; what is left out is as ``ringrealms3d export --help`` says.

    Attributes:
        size: width and height in pixels, (1600, 1200) by default.
        theme: light, dark, colour-blind, high-contrast or black-and-white.
        materials: the name of a set of materials, such as porcelain.
        quality: fast, fine, finest, or photo for a photograph.
        set: where a photograph is taken: studio, table or sky.
        depth_of_field: whether a photograph is blurred in front of and behind the middle.
        view: the camera's azimuth, elevation and perhaps roll in degrees.
        zoom: how much larger the board is drawn.
        ortho: whether the projection is parallel.
        apart: how far the board is taken apart, from 0 to 1.
        level: the highest level of a pile that is drawn normally; higher ones become shadows.
        see_through: whether the board is drawn like glass, to show its far side.
        coordinates: whether rows and columns, or sites, show their names.
        transparent: whether the background is left out.
        legal: whether dots mark the legal moves, as they do by default.
        look: the pieces' look, such as ribbons or tubes.
    """

    size: tuple[int, int]
    theme: str
    materials: str
    quality: str
    set: str
    depth_of_field: bool
    view: tuple[float, float] | tuple[float, float, float]
    zoom: float
    ortho: bool
    apart: float
    level: int
    see_through: bool
    coordinates: bool
    transparent: bool
    legal: bool
    look: str


def chosen_style(layout: Layout, **look: Unpack[Look]) -> PictureStyle:
    """Return the style for a board.

    Raises:
        UserError: there is no such theme, material, quality, set, look or level, the size is out
            of bounds, or photographs cannot be taken here.
    """
    usual = PictureStyle()
    photo = _photo(look)
    size = look.get("size", usual.size)
    check_size(size)
    pieces = look.get("look", usual.look)
    looking(layout, pieces)
    level = look.get("level")
    _check_level(layout, level)
    home = home_of(layout) if isinstance(layout, SolidLayout) else HOME
    view = look.get("view")
    camera = camera_at(*view) if view else home
    return PictureStyle(
        size=size,
        camera=replace(camera.zoomed(look.get("zoom", 1.0)), parallel=look.get("ortho", False)),
        opening=Opening(look.get("apart", 0.0), level, look.get("see_through", False)),
        theme=dressed_theme(look.get("theme", "light"), look.get("materials", "")),
        quality=FINE if photo else get_quality(look.get("quality", FINE.name), _PHOTO),
        transparent=look.get("transparent", usual.transparent),
        legal=look.get("legal", usual.legal),
        look=pieces,
        coordinates=look.get("coordinates", usual.coordinates),
        photo=photo,
    )


def _photo(look: Look) -> PhotoStyle | None:
    """Return the style of a photograph, None for a normal picture."""
    depth_of_field = look.get("depth_of_field", False)
    if look.get("quality") != _PHOTO:
        if look.get("set") is not None or depth_of_field:
            raise UserError(
                "a set and depth of field are for photographs: choose the quality photo"
            )
        return None
    photo = PhotoStyle(look.get("set") or PhotoStyle().set, depth_of_field)
    check_photo(photo)
    return photo


def _check_level(layout: Layout, level: int | None) -> None:
    """Raise a UserError that names the highest level if a board has no such level."""
    highest = int(layout.levels.max()) if isinstance(layout, SolidLayout) else 1
    if level is not None and level > highest:
        raise UserError(
            "no layer {level}: the highest layer of this board is {highest}",
            level=level,
            highest=highest,
        )
