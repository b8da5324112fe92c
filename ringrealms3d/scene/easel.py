"""A board that is drawn repeatedly without a window, whole or only where something moved."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.graphics import NoGraphicsError, prepare_offscreen
from ringrealms3d.scene.parts import mesh_of_parts
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme

if TYPE_CHECKING:
    import pyvista as pv

_SUPERSAMPLED_PIXELS = 4096 * 2304  # beyond this, supersampling can run out of texture size
_MOVING = ("moving", "moving contacts", "leaving", "beads")
_AROUND = 6  # pixels around what moves: smoothed edges reach that far

Picture = NDArray[np.uint8]


class _Box(NamedTuple):
    """A part of a picture, in pixels; empty if its right is not beyond its left."""

    left: int
    top: int
    right: int
    bottom: int

    def joined(self, other: _Box) -> _Box:
        """Return the smallest box around both, neither of which is empty."""
        ends = max(self.right, other.right), max(self.bottom, other.bottom)
        return _Box(min(self.left, other.left), min(self.top, other.top), *ends)


class Easel:
    """A board that is drawn repeatedly, with one plotter.

    Attributes:
        scene: the board, which the caller changes between pictures.
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
        """Set up a closed board without pieces.

        Args:
            size: width and height of the pictures.
            scale: how many times larger the plotter draws.
        """
        from ringrealms3d.scene.board_scene import BoardScene

        self._plotter, self._size, self._scale = plotter, size, scale
        plotter.render_window.SetMultiSamples(0)
        self.scene = BoardScene(plotter, layout, theme, replace(quality, smooth_frames=False))
        self._camera: Camera | None = None
        self._kept: Picture | None = None
        self._moving: _Box | None = None

    def look(self, camera: Camera) -> None:
        """Move the eye."""
        self._camera = camera
        self.scene.look(camera, self._size[0] / self._size[1])

    def picture(self) -> Picture:
        """Return the current picture, uint8 (height, width, 4), top row first.

        Raises:
            NoGraphicsError: nothing could be drawn.
        """
        picture = self._drawn()
        if not picture[..., :3].any():
            width, height = self._size
            raise NoGraphicsError(
                "OpenGL drew nothing at {width}x{height}; try a smaller size",
                width=width,
                height=height,
            )
        self._kept, self._moving = picture, self._box()
        return picture

    def next_picture(self) -> Picture:
        """Return the next picture, which differs from the last only by moving pieces.

        Only a rectangle around them is drawn.
        """
        assert self._kept is not None
        before, now = self._moving, self._box()
        self._moving = now
        if before is None or now is None:
            return self.picture()
        box = before.joined(now)
        self._kept = self._kept.copy()
        self._kept[box.top : box.bottom, box.left : box.right] = self._drawn_part(box)
        return self._kept

    def _drawn(self) -> Picture:
        from PIL import Image

        picture = read_back(self._plotter)
        if self._scale == 1:
            return picture
        return np.asarray(Image.fromarray(picture).reduce(self._scale))

    def _drawn_part(self, box: _Box) -> Picture:
        """Return a part of the current picture."""
        from ringrealms3d.scene.aiming import seeing_part

        width, height = self._size
        wide = _widened(box, self._size)
        ends = wide.left / width, 1 - wide.bottom / height, wide.right / width
        with seeing_part(self._plotter.renderer, (*ends, 1 - wide.top / height)):
            picture = self._drawn()
        return picture[box.top : box.bottom, box.left : box.right]

    def _box(self) -> _Box | None:
        """Return where pieces move, None if none do."""
        assert self._camera is not None
        parts = [part for group in _MOVING for part in self.scene.parts(group)]
        if not parts:
            return None
        width, height = self._size
        points = mesh_of_parts(parts).points
        x, y = self._camera.projected(points, width / height).T
        columns, rows = (x + 1) / 2 * width, (1 - y) / 2 * height
        ends = columns.min(), rows.min(), columns.max() + 1, rows.max() + 1
        return _widened(_Box(*(int(np.clip(end, -1e6, 1e6)) for end in ends)), self._size)


def _widened(box: _Box, size: tuple[int, int]) -> _Box:
    """Return a box with some room around it, as far as a picture of a width and a height goes."""
    width, height = size
    left, right = np.clip((box.left - _AROUND, box.right + _AROUND), 0, width)
    top, bottom = np.clip((box.top - _AROUND, box.bottom + _AROUND), 0, height)
    return _Box(int(left), int(top), max(int(right), int(left)), max(int(bottom), int(top)))


@contextmanager
def set_up(
    layout: SolidLayout, theme: Theme, quality: Quality, size: tuple[int, int], opening: Opening
) -> Iterator[Easel]:
    """Yield an easel for many pictures of one board.

    Args:
        size: width and height of the pictures in pixels.
        opening: how far the board is opened; the camera must be fitted to it.

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


def read_back(plotter: Any) -> Picture:
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
