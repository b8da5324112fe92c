"""Pictures of positions, and their file formats."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import check_place, written_whole
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.solid_layout import SolidLayout, looking
from ringrealms3d.exports.captions import letters_of
from ringrealms3d.exports.photo.photograph import photograph
from ringrealms3d.exports.request import ExportRequest, PictureStyle, Progress
from ringrealms3d.flat.requirements import flat_drawing_problem
from ringrealms3d.scene.arrangement import filling, opened
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.content import Content, content_of
from ringrealms3d.scene.labels import names_in_space, seen_texts
from ringrealms3d.scene.materials import Colour
from ringrealms3d.scene.offscreen import draw

SMALLEST_TEXT = 7.0  # pixels; lower letters cannot be read
_LARGEST = 0.022  # of the picture's height
FORMATS: dict[str, dict[str, Any]] = {
    ".png": {"format": "png", "compress_level": 4},
    ".jpg": {"format": "jpeg", "quality": 95, "subsampling": 0},
    ".jpeg": {"format": "jpeg", "quality": 95, "subsampling": 0},
    ".webp": {"format": "webp", "quality": 95},
    ".avif": {"format": "avif", "quality": 90, "speed": 8},
}
"""What Pillow is told to write a file of each ending."""

_EM = 1.35  # the font's size next to the height of its capitals
_HALO = 0.14  # of the font's size


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write a picture of a request's position; the file's extension selects the format."""
    check_picture(path)
    _check_background(path, not request.style.transparent)
    picture = position_picture(request.position, request.played, request.style, progress)
    save_picture(picture, path)


def position_picture(
    position: Position,
    last: Played | None,
    style: PictureStyle,
    progress: Callable[[float], None] = lambda share: None,
) -> NDArray[np.uint8]:
    """Return a picture of a position, uint8 (height, width, 4), top row first.

    A board without a picture in space is drawn as a map.

    Args:
        last: the move that led there, to be marked.
        style: how the picture looks.
        progress: called repeatedly with the finished share of a photograph.

    Raises:
        UserError: the pieces have no such look, or a graphics library is missing.
    """
    layout = looking(position.variant.layout, style.look)
    if not isinstance(layout, SolidLayout):
        return _map_picture(position, last, style)
    camera = filling(style.camera, layout, style.opening, style.aspect)
    content = content_of(position, last, style.legal)
    picture = _picture_in_space(layout, content, camera, style, progress)
    if not style.coordinates:
        return picture
    moved = opened(layout, style.opening)
    names = names_in_space(moved, position.board.sites)
    return lettered(picture, seen_texts(names, moved, camera, style.size), style.theme.ink)


def _picture_in_space(
    layout: SolidLayout,
    content: Content,
    camera: Camera,
    style: PictureStyle,
    progress: Callable[[float], None],
) -> NDArray[np.uint8]:
    theme, size, clear, opening = style.theme, style.size, style.transparent, style.opening
    if style.photo is None:
        return draw(layout, content, camera, theme, style.quality, size, clear, opening)
    return photograph(layout, content, camera, theme, size, style.photo, clear, opening, progress)


def _map_picture(position: Position, last: Played | None, style: PictureStyle) -> NDArray[np.uint8]:
    problem = flat_drawing_problem()
    if problem:
        raise UserError(problem)
    from ringrealms3d.flat.pictures import map_pixels

    content = content_of(position, last, style.legal)
    layout = position.variant.layout
    return map_pixels(layout, content, style.theme, style.size, style.transparent)


def check_picture(path: Path) -> None:
    """Raise a UserError that names the path if no picture can be a file there."""
    if path.suffix.lower() not in FORMATS:
        *known, last = FORMATS
        endings = Phrase("{first} or {last}", first=", ".join(known), last=last)
        raise UserError(
            "'{path}' is not the name of a picture: it does not end in {endings}",
            path=path,
            endings=endings,
        )
    check_place(path)


def save_picture(picture: NDArray[np.uint8], path: Path) -> None:
    """Write a picture to a file, atomically.

    Raises:
        UserError: the file cannot be written, or its format has no transparent background; the
            message names it.
    """
    check_picture(path)
    opaque = bool((picture[..., 3] == 255).all())
    _check_background(path, opaque)
    image = Image.fromarray(picture[..., :3] if opaque else picture)
    with written_whole(path) as stream:
        image.save(stream, **FORMATS[path.suffix.lower()])


def _check_background(path: Path, opaque: bool) -> None:
    """Raise a UserError that names the path if its format has no transparency."""
    if not opaque and FORMATS[path.suffix.lower()]["format"] == "jpeg":
        raise UserError("'{path}': JPEG pictures have no transparent background", path=path)


def lettered(
    picture: NDArray[np.uint8], texts: Iterable[tuple[str, float, float, float]], ink: Colour
) -> NDArray[np.uint8]:
    """Return a picture, uint8 (height, width, 4), with texts written over it.

    Args:
        texts: the texts, their middles from the left and the top, and their letters' heights, in
            pixels. Letters too small to read are omitted, tall ones made smaller.
    """
    image = Image.fromarray(picture)
    largest = max(SMALLEST_TEXT, _LARGEST * picture.shape[0])
    halo = _bytes((1, 1, 1) if sum(ink) < 1.5 else (0, 0, 0))
    pen = ImageDraw.Draw(image)
    for text, x, y, height in texts:
        if height >= SMALLEST_TEXT:
            size = _EM * min(height, largest)
            font = ImageFont.load_default(size) if text.isascii() else letters_of(text, size)
            for fill, width in ((halo, _HALO), (_bytes(ink), 0.0)):
                pen.text((x, y), text, fill, font, "mm", stroke_width=round(width * size))
    return np.asarray(image)


def _bytes(colour: Colour) -> tuple[int, int, int, int]:
    red, green, blue = (round(255 * part) for part in colour)
    return red, green, blue, 255
