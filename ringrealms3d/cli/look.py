"""The look of a board in a command's output: size, colours, materials, camera and opening."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from ringrealms3d.core.layout import Layout
    from ringrealms3d.exports.request import PictureStyle


def add_look(parser: argparse.ArgumentParser) -> None:
    """Add the options for the look of a board."""
    parser.add_argument(
        "--size",
        type=picture_size,
        metavar="WIDTHxHEIGHT",
        help=tr("pixels, up to 8192 a side (default: 1600x1200)"),
    )
    parser.add_argument(
        "--theme",
        metavar="THEME",
        help=tr("light, dark, colour-blind, high-contrast or black-and-white"),
    )
    parser.add_argument(
        "--materials",
        metavar="SET",
        help=tr(
            "walnut-and-maple, slate-and-brass, porcelain, classic, glass or paint "
            "(default: what suits the theme)"
        ),
    )
    parser.add_argument(
        "--quality",
        metavar="QUALITY",
        help=tr("fast, fine, finest, or photo for a path-traced photograph"),
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
    parser.add_argument("--zoom", type=zoom_factor, metavar="Z", help=tr("draw the board larger"))
    parser.add_argument("--ortho", action="store_true", help=tr("use parallel projection"))
    parser.add_argument(
        "--apart",
        type=share,
        metavar="SHARE",
        help=tr("take the board apart, from 0 to 1"),
    )
    parser.add_argument(
        "--level",
        type=level_number,
        metavar="N",
        help=tr("draw the layers above this one as shadows"),
    )
    parser.add_argument(
        "--see-through",
        action="store_true",
        help=tr("draw the board like glass, to show its far side"),
    )
    parser.add_argument(
        "--coordinates",
        action="store_true",
        help=tr("write the names of rows and columns, or of places"),
    )
    parser.add_argument("--transparent", action="store_true", help=tr("leave out the background"))
    parser.add_argument(
        "--no-legal",
        dest="legal",
        action="store_false",
        help=tr("leave out the dots that mark legal moves"),
    )
    parser.add_argument(
        "--look", metavar="LOOK", help=tr("the pieces' look, such as ribbons or tubes")
    )


def chosen_style(options: argparse.Namespace, layout: Layout) -> PictureStyle:
    """Return the style for a board.

    Raises:
        UserError: an option needs another, or see :func:`ringrealms3d.exports.style.chosen_style`.
    """
    from ringrealms3d.exports import style

    if options.quality != "photo" and (options.set is not None or options.depth_of_field):
        raise UserError("--set and --depth-of-field are for photographs: add --quality photo")
    asked = {name: getattr(options, name) for name in style.Look.__annotations__}
    return style.chosen_style(
        layout,
        **{name: value for name, value in asked.items() if value is not None},
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
            tr("'{text}' is not a number from 0 to 1").format(text=text)
        )
    return number


def level_number(text: str) -> int:
    """Read the number of a level."""
    if not (text.isascii() and text.isdigit() and 1 <= len(text) <= 3 and int(text) > 0):
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not the number of a layer").format(text=text)
        )
    return int(text)
