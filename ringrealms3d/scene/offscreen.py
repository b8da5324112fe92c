"""Drawing without a window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arrangement import CLOSED, Opening
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.graphics import NoGraphicsError, prepare_offscreen
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme

if TYPE_CHECKING:
    import pyvista as pv

LARGEST_SIDE = 8192
SMALLEST_SIDE = 32
_SUPERSAMPLED_PIXELS = 4096 * 2304  # beyond this, supersampling can run out of texture size


def check_size(size: tuple[int, int]) -> None:
    """Raise a ValueError if a picture of this width and height cannot be drawn."""
    if not all(SMALLEST_SIDE <= side <= LARGEST_SIDE for side in size):
        raise UserError(
            f"a picture of {size[0]}x{size[1]} is out of bounds "
            f"({SMALLEST_SIDE} to {LARGEST_SIDE} pixels a side)"
        )


class Easel:
    """A board that is drawn again and again, all with one plotter.

    Attributes:
        scene: the board; whoever draws changes it between two pictures.
    """

    def __init__(
        self,
        plotter: pv.Plotter,
        layout: SolidLayout,
        theme: Theme,
        quality: Quality,
        size: tuple[int, int],
        scale: int,
    ) -> None:
        """Put a closed board without pieces up.

        Args:
            size: width and height of the pictures.
            scale: how many times larger the plotter draws.
        """
        from ringrealms3d.scene.board_scene import BoardScene

        self._plotter, self._size, self._scale = plotter, size, scale
        plotter.render_window.SetMultiSamples(0)
        self.scene = BoardScene(plotter, layout, theme, replace(quality, smooth_frames=False))

    def look(self, camera: Camera) -> None:
        """Move the eye."""
        self.scene.look(camera, self._size[0] / self._size[1])

    def picture(self) -> NDArray[np.uint8]:
        """Return what is to be seen now, uint8 (height, width, 4), top row first.

        Raises:
            NoGraphicsError: nothing could be drawn.
        """
        from PIL import Image

        picture = _read_back(self._plotter)
        if not picture[..., :3].any():
            width, height = self._size
            raise NoGraphicsError(f"OpenGL drew nothing at {width}x{height}; try a smaller size")
        if self._scale == 1:
            return picture
        return np.asarray(Image.fromarray(picture).reduce(self._scale))


@contextmanager
def set_up(
    layout: SolidLayout, theme: Theme, quality: Quality, size: tuple[int, int], opening: Opening
) -> Iterator[Easel]:
    """Yield what draws many pictures of one board; the arguments are those of :func:`draw`.

    Raises:
        NoGraphicsError: there is nothing to draw with.
    """
    width, height = size
    supersampled = quality.supersampling and width * height <= _SUPERSAMPLED_PIXELS
    scale = 2 if supersampled else 1
    prepare_offscreen()
    import pyvista as pv

    plotter = pv.Plotter(off_screen=True, window_size=[scale * width, scale * height])
    try:
        easel = Easel(plotter, layout, theme, quality, size, scale)
        easel.scene.lay_open(opening)
        yield easel
    finally:
        plotter.close()


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
        opening: how far the board is laid open; the camera has to be fitted to it.

    Raises:
        ValueError: the size is out of bounds.
        NoGraphicsError: nothing could be drawn.
    """
    check_size(size)
    with set_up(layout, theme, quality, size, opening) as easel:
        easel.scene.show(content)
        easel.look(camera)
        if transparent:
            easel.scene.cut_out()
        return easel.picture()


def _read_back(plotter: pv.Plotter) -> NDArray[np.uint8]:
    """Draw one frame and return it."""
    from vtkmodules.util.numpy_support import vtk_to_numpy
    from vtkmodules.vtkRenderingCore import vtkWindowToImageFilter

    plotter.render_window.Render()
    reader = vtkWindowToImageFilter()
    reader.SetInput(plotter.render_window)
    reader.SetInputBufferTypeToRGBA()
    reader.ReadFrontBufferOff()
    reader.ShouldRerenderOff()
    reader.Update()
    width, height, _ = reader.GetOutput().GetDimensions()
    pixels = vtk_to_numpy(reader.GetOutput().GetPointData().GetScalars())
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[::-1])
