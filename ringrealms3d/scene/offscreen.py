"""Drawing without a window."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arrangement import CLOSED, Opening
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.canvas import set_up
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme

LARGEST_SIDE = 8192
SMALLEST_SIDE = 32


def check_size(size: tuple[int, int]) -> None:
    """Raise a ValueError if a picture of this width and height cannot be drawn."""
    if not all(SMALLEST_SIDE <= side <= LARGEST_SIDE for side in size):
        raise UserError(
            "a picture of {width}x{height} is out of bounds ({least} to {most} pixels a side)",
            width=size[0],
            height=size[1],
            least=SMALLEST_SIDE,
            most=LARGEST_SIDE,
        )


def draw(
    layout: SolidLayout,
    content: Content,
    camera: Camera,
    theme: Theme,
    quality: Quality,
    size: tuple[int, int],
    transparent: bool = False,
    opening: Opening = CLOSED,
) -> NDArray[np.uint8]:
    """Return a picture, uint8 (height, width, 4), top row first.

    Args:
        size: width and height in pixels, each from 32 to 8192.
        transparent: leave the background out.
        opening: how far the board is opened; the camera must be fitted to it.

    Raises:
        ValueError: the size is out of bounds.
        NoGraphicsError: nothing could be drawn.
    """
    check_size(size)
    with set_up(layout, theme, quality, size, opening) as canvas:
        canvas.scene.show(content)
        canvas.look(camera)
        if transparent:
            canvas.scene.cut_out()
        return canvas.picture()
