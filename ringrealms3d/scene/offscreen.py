"""Drawing without a window."""

from __future__ import annotations

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
    width, height = size
    supersampled = quality.supersampling and width * height <= _SUPERSAMPLED_PIXELS
    scale = 2 if supersampled else 1
    prepare_offscreen()
    import pyvista as pv
    from PIL import Image

    from ringrealms3d.scene.board_scene import BoardScene

    plotter = pv.Plotter(off_screen=True, window_size=[scale * width, scale * height])
    try:
        plotter.render_window.SetMultiSamples(0)
        scene = BoardScene(plotter, layout, theme, replace(quality, smooth_frames=False))
        scene.lay_open(opening)
        scene.show(content)
        scene.look(camera, width / height)
        if transparent:
            scene.cut_out()
        picture = _read_back(plotter)
    finally:
        plotter.close()
    if not picture[..., :3].any():
        raise NoGraphicsError(f"OpenGL drew nothing at {width}x{height}; try a smaller size")
    return picture if scale == 1 else np.asarray(Image.fromarray(picture).reduce(scale))


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
