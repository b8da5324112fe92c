"""The look of a board in a command's output: size, colours, materials, camera and opening."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from ringrealms3d.core.layout import Layout
    from ringrealms3d.exports.photo.photograph import PhotoStyle
    from ringrealms3d.exports.request import PictureStyle

_PHOTO = "photo"


def add_look(parser: argparse.ArgumentParser) -> None:
    """Add the options for the look of a board."""
    parser.add_argument(
        "--size",
        type=picture_size,
        default=(1600, 1200),
        metavar="WIDTHxHEIGHT",
        help=tr("pixels, up to 8192 a side (default: 1600x1200)"),
    )
    parser.add_argument(
        "--theme",
        default="light",
        metavar="THEME",
        help=tr("light, dark, colour-blind, high-contrast or black-and-white"),
    )
    parser.add_argument(
        "--materials",
        default="",
        metavar="SET",
        help=tr(
            "walnut-and-maple, slate-and-brass, porcelain, classic, glass or paint "
            "(default: what suits the theme)"
        ),
    )
    parser.add_argument(
        "--quality",
        default="fine",
        metavar="QUALITY",
        help=tr("fast, fine, finest, or photo for a path-traced photograph (extra 'photo')"),
    )
    parser.add_argument(
        "--set",
        metavar="SET",
        help=tr("where a photograph is taken: studio (the default), table or sky"),
    )
    parser.add_argument(
        "--depth-of-field",
        action="store_true",
        help=tr("blur a photograph in front of and behind the middle of the board"),
    )
    parser.add_argument(
        "--view",
        type=view_angles,
        metavar="AZIMUTH,ELEVATION[,ROLL]",
        help=tr('the camera\'s direction in degrees, such as "30,20"'),
    )
    parser.add_argument(
        "--zoom", type=zoom_factor, default=1.0, metavar="Z", help=tr("draw the board larger")
    )
    parser.add_argument("--ortho", action="store_true", help=tr("use parallel projection"))
    parser.add_argument(
        "--apart",
        type=share,
        default=0.0,
        metavar="SHARE",
        help=tr("take the board apart, from 0 to 1"),
    )
    parser.add_argument(
        "--level",
        type=level_number,
        metavar="N",
        help=tr("draw the levels above this one as shadows"),
    )
    parser.add_argument(
        "--see-through",
        action="store_true",
        help=tr("draw the board like glass, to show its far side"),
    )
    parser.add_argument(
        "--coordinates",
        action="store_true",
        help=tr("write the names of rows and columns, or of sites"),
    )
    parser.add_argument("--transparent", action="store_true", help=tr("leave out the background"))
    parser.add_argument(
        "--no-legal", action="store_true", help=tr("leave out the dots that mark legal moves")
    )
    parser.add_argument(
        "--look", default="", metavar="LOOK", help=tr("the pieces' look, such as ribbons or tubes")
    )


def chosen_style(options: argparse.Namespace, layout: Layout) -> PictureStyle:
    """Return the style for a board.

    Raises:
        ValueError: there is no such theme, material, quality, set, look or level, or the size is
            out of bounds.
    """
    from ringrealms3d.core.solid_layout import SolidLayout, looking
    from ringrealms3d.exports.request import PictureStyle
    from ringrealms3d.scene.arrangement import Opening
    from ringrealms3d.scene.camera import HOME, camera_at, home_of
    from ringrealms3d.scene.offscreen import check_size
    from ringrealms3d.scene.quality import FINE, get_quality
    from ringrealms3d.scene.theme import dressed_theme

    home = home_of(layout) if isinstance(layout, SolidLayout) else HOME
    camera = camera_at(*options.view) if options.view else home
    photo = _photo(options)
    check_size(options.size)
    looking(layout, options.look)
    _check_level(layout, options.level)
    return PictureStyle(
        size=options.size,
        camera=replace(camera.zoomed(options.zoom), parallel=options.ortho),
        opening=Opening(options.apart, options.level, options.see_through),
        theme=dressed_theme(options.theme, options.materials),
        quality=FINE if photo else get_quality(options.quality, _PHOTO),
        transparent=options.transparent,
        legal=not options.no_legal,
        look=options.look,
        coordinates=options.coordinates,
        photo=photo,
    )


def picture_size(text: str) -> tuple[int, int]:
    """Read a size such as 1600x1200."""
    parts = text.lower().split("x")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a size such as 1600x1200").format(text=text)
        )
    if any(len(part) > 6 for part in parts):
        raise argparse.ArgumentTypeError(tr("'{text}' is too large").format(text=text))
    return int(parts[0]), int(parts[1])


def view_angles(text: str) -> tuple[float, float, float]:
    """Read azimuth, elevation and perhaps roll, such as 30,20."""
    try:
        azimuth, elevation, roll = map(float, text.split(",") + ["0"] * (text.count(",") == 1))
    except ValueError:
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a view such as 30,20").format(text=text)
        ) from None
    if not (-360 <= azimuth <= 360 and -90 <= elevation <= 90 and -360 <= roll <= 360):
        raise argparse.ArgumentTypeError(
            tr("'{text}': azimuth and roll go from -360 to 360, elevation from -90 to 90").format(
                text=text
            )
        )
    return azimuth, elevation, roll


def zoom_factor(text: str) -> float:
    """Read how much larger the board is drawn."""
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0.25 <= factor <= 4:
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a zoom from 0.25 to 4").format(text=text)
        )
    return factor


def share(text: str) -> float:
    """Read a share from 0 to 1."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a share from 0 to 1").format(text=text)
        )
    return number


def level_number(text: str) -> int:
    """Read the number of a level."""
    if not (text.isascii() and text.isdigit() and 1 <= len(text) <= 3 and int(text) > 0):
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not the number of a level").format(text=text)
        )
    return int(text)


def _photo(options: argparse.Namespace) -> PhotoStyle | None:
    """Return the style of a photograph, None for a normal picture.

    Raises:
        UserError: photographs, or such photographs, are impossible here.
    """
    from ringrealms3d.exports.photo.photograph import PhotoStyle, check_photo

    if options.quality != _PHOTO:
        if options.set is not None or options.depth_of_field:
            raise UserError("--set and --depth-of-field are for photographs: add --quality photo")
        return None
    photo = PhotoStyle(options.set or PhotoStyle().set, options.depth_of_field)
    check_photo(photo)
    return photo


def _check_level(layout: Layout, level: int | None) -> None:
    """Raise a UserError that names the highest level if a board has no such level."""
    from ringrealms3d.core.solid_layout import SolidLayout

    highest = int(layout.levels.max()) if isinstance(layout, SolidLayout) else 1
    if level is not None and level > highest:
        raise UserError(
            "no level {level}: the highest level of this board is {highest}",
            level=level,
            highest=highest,
        )
