"""The style of a picture, drawing or model, from the options that commands and scripts share."""

from __future__ import annotations

from dataclasses import replace

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


def chosen_style(
    layout: Layout,
    *,
    size: tuple[int, int] = (1600, 1200),
    theme: str = "light",
    materials: str = "",
    quality: str = "fine",
    set: str | None = None,  # noqa: A002  # as the option is called
    depth_of_field: bool = False,
    view: tuple[float, float] | tuple[float, float, float] | None = None,
    zoom: float = 1.0,
    ortho: bool = False,
    apart: float = 0.0,
    level: int | None = None,
    see_through: bool = False,
    coordinates: bool = False,
    transparent: bool = False,
    legal: bool = True,
    look: str = "",
) -> PictureStyle:
    """Return the style for a board.

    Args:
        layout: the board's layout.
        size: width and height in pixels.
        theme: the name of a theme.
        materials: the name of a set of materials, empty for what suits the theme.
        quality: the name of a preset, or photo for a photograph.
        set: where a photograph is taken.
        depth_of_field: whether a photograph is blurred in front of and behind the middle.
        view: the camera's azimuth, elevation and perhaps roll in degrees, None for the usual one.
        zoom: how much larger the board is drawn.
        ortho: whether the projection is parallel.
        apart: how far the board is taken apart, from 0 to 1.
        level: the highest level that is drawn normally, None for all.
        see_through: whether the board is drawn like glass.
        coordinates: whether rows and columns, or sites, show their names.
        transparent: whether the background is left out.
        legal: whether the sites where the seat to move may play are marked.
        look: the name of the pieces' look, empty for the first one.

    Raises:
        UserError: there is no such theme, material, quality, set, look or level, the size is out
            of bounds, or photographs cannot be taken here.
    """
    photo = _photo(quality, set, depth_of_field)
    check_size(size)
    looking(layout, look)
    _check_level(layout, level)
    home = home_of(layout) if isinstance(layout, SolidLayout) else HOME
    camera = camera_at(*view) if view else home
    return PictureStyle(
        size=size,
        camera=replace(camera.zoomed(zoom), parallel=ortho),
        opening=Opening(apart, level, see_through),
        theme=dressed_theme(theme, materials),
        quality=FINE if photo else get_quality(quality, _PHOTO),
        transparent=transparent,
        legal=legal,
        look=look,
        coordinates=coordinates,
        photo=photo,
    )


def _photo(quality: str, place: str | None, depth_of_field: bool) -> PhotoStyle | None:
    """Return the style of a photograph, None for a normal picture."""
    if quality != _PHOTO:
        if place is not None or depth_of_field:
            raise UserError(
                "a set and depth of field are for photographs: choose the quality photo"
            )
        return None
    photo = PhotoStyle(place or PhotoStyle().set, depth_of_field)
    check_photo(photo)
    return photo


def _check_level(layout: Layout, level: int | None) -> None:
    """Raise a UserError that names the highest level if a board has no such level."""
    highest = int(layout.levels.max()) if isinstance(layout, SolidLayout) else 1
    if level is not None and level > highest:
        raise UserError(
            "no level {level}: the highest level of this board is {highest}",
            level=level,
            highest=highest,
        )
