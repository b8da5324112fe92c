"""A board that is drawn repeatedly without a window, whole or only where something moved."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.casting import cast, lamp_of
from ringrealms3d.scene.graphics import NoGraphicsError, prepare_offscreen
from ringrealms3d.scene.parts import Part, mesh_of_parts
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme

if TYPE_CHECKING:
    import pyvista as pv

    from ringrealms3d.scene.guides import Guides

_SUPERSAMPLED_PIXELS = 4096 * 2304  # beyond this, supersampling can run out of texture size
_AROUND = 6  # pixels around what changes: smoothed edges reach that far

Picture = NDArray[np.uint8]


class _Box(NamedTuple):
    """A part of a picture, in pixels; empty if its right is not beyond its left."""

    left: int
    top: int
    right: int
    bottom: int


class OffscreenCanvas:
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
        self._shown: dict[str, Sequence[Part]] = {}

    def look(self, camera: Camera) -> None:
        """Move the eye."""
        if self._camera is None or not camera.sees_like(self._camera):
            self._kept = None
        self._camera = camera
        self.scene.look(camera, self._size[0] / self._size[1])

    def picture(self) -> Picture:
        """Return the current picture, uint8 (height, width, 4), top row first.

        As long as the eye stays where it is, only a rectangle around what changed is drawn.

        Raises:
            NoGraphicsError: nothing could be drawn.
        """
        changed = self._changed_parts()
        if self._kept is None:
            self._kept = self._whole()
        elif changed:
            box = self._box(changed)
            if box.left < box.right and box.top < box.bottom:
                self._kept = self._kept.copy()
                self._kept[box.top : box.bottom, box.left : box.right] = self._drawn_part(box)
        return self._kept

    def guides(self) -> Guides:
        """Return what a tracer is told about the current picture."""
        return self.scene.guides(lambda: self._drawn(_Box(0, 0, *self._size)))

    def _changed_parts(self) -> list[Part]:
        """Return what came and what went since this was last asked."""
        changed: list[Part] = []
        for group in self.scene.groups:
            before, now = self._shown.get(group, ()), self.scene.parts(group)
            if now is not before:
                changed += _differing(before, now)
                self._shown[group] = now
        return changed

    def _whole(self) -> Picture:
        picture = self._drawn(_Box(0, 0, *self._size))
        if not picture[..., :3].any():
            width, height = self._size
            raise NoGraphicsError(
                "OpenGL drew nothing at {width}x{height}; try a smaller size",
                width=width,
                height=height,
            )
        return picture

    def _drawn(self, box: _Box) -> Picture:
        """Draw, and return a part of it in the size of pictures."""
        from PIL import Image

        scale, height = self._scale, self._size[1]
        ends = box.left, height - box.bottom, box.right, height - box.top
        picture = read_back(self._plotter, tuple(scale * end for end in ends))
        if scale == 1:
            return picture
        return np.asarray(Image.fromarray(picture).reduce(scale))

    def _drawn_part(self, box: _Box) -> Picture:
        """Return a part of the current picture."""
        from ringrealms3d.scene.aiming import seeing_part

        width, height = self._size
        wide = _widened(box, self._size)
        ends = wide.left / width, 1 - wide.bottom / height, wide.right / width
        with seeing_part(self._plotter.renderer, (*ends, 1 - wide.top / height)):
            return self._drawn(box)

    def _box(self, parts: Sequence[Part]) -> _Box:
        """Return where parts are seen."""
        assert self._camera is not None
        width, height = self._size
        points = mesh_of_parts(cast(parts, lamp_of(self._camera.axes))).points
        x, y = self._camera.projected(points, width / height).T
        columns, rows = (x + 1) / 2 * width, (1 - y) / 2 * height
        ends = columns.min(), rows.min(), columns.max() + 1, rows.max() + 1
        return _widened(_Box(*(int(np.clip(end, -1e6, 1e6)) for end in ends)), self._size)


def _differing(one: Sequence[Part], other: Sequence[Part]) -> list[Part]:
    """Return the parts of two rows that are in one of them alone."""
    first, second = ({_looks(part): part for part in parts} for parts in (one, other))
    return [(first | second)[looks] for looks in first.keys() ^ second.keys()]


def _looks(part: Part) -> Hashable:
    return (
        id(part.surface),
        part.matrix.tobytes(),
        part.material,
        part.opacity,
        part.glow,
        part.shines_through,
    )


def _widened(box: _Box, size: tuple[int, int]) -> _Box:
    """Return a box with some room around it, as far as a picture of a width and a height goes."""
    width, height = size
    left, right = np.clip((box.left - _AROUND, box.right + _AROUND), 0, width)
    top, bottom = np.clip((box.top - _AROUND, box.bottom + _AROUND), 0, height)
    return _Box(int(left), int(top), max(int(right), int(left)), max(int(bottom), int(top)))


@contextmanager
def set_up(
    layout: SolidLayout, theme: Theme, quality: Quality, size: tuple[int, int], opening: Opening
) -> Iterator[OffscreenCanvas]:
    """Yield a canvas for many pictures of one board.

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
        canvas = OffscreenCanvas(plotter, layout, theme, quality, size, scale)
        canvas.scene.lay_open(opening)
        yield canvas
    finally:
        plotter.close()


def read_back(plotter: Any, part: tuple[int, ...] | None = None) -> Picture:
    """Draw one frame and return it, or a part of it.

    Args:
        part: left, bottom, right and top of the part, in pixels from the lower left corner.
    """
    from vtkmodules.util.numpy_support import vtk_to_numpy
    from vtkmodules.vtkCommonCore import vtkUnsignedCharArray

    window = plotter.render_window
    window.Render()
    left, bottom, right, top = part or (0, 0, *window.GetSize())
    pixels = vtkUnsignedCharArray()
    window.GetRGBACharPixelData(left, bottom, right - 1, top - 1, 0, pixels)
    rows = vtk_to_numpy(pixels).reshape(top - bottom, right - left, 4)
    return np.ascontiguousarray(rows[::-1])
