"""Pointing the cameras of renderers, at all of a picture or a part of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from vtkmodules.vtkRenderingCore import vtkRenderer

from ringrealms3d.scene.camera import VIEW_ANGLE, Camera
from ringrealms3d.scene.table import REACH

_NEAREST = 0.02
_AROUND = 1.8  # of the board's size: pieces come down from above it


def aim(renderer: vtkRenderer, camera: Camera, aspect: float) -> None:
    """Point a renderer's camera; the surroundings turn with it."""
    right, up, _ = camera.axes
    view = renderer.GetActiveCamera()
    view.SetFocalPoint(*camera.middle)
    view.SetPosition(*camera.eye(aspect))
    view.SetViewUp(*up)
    view.SetViewAngle(VIEW_ANGLE)
    view.SetParallelProjection(camera.parallel)
    view.SetParallelScale(camera.half_height(aspect))
    distance, around = camera.distance(aspect), _AROUND * camera.size
    view.SetClippingRange(max(_NEAREST, distance - around), distance + around)
    renderer.SetEnvironmentUp(*up)
    renderer.SetEnvironmentRight(*right)


def aim_at_table(renderer: vtkRenderer, camera: Camera, aspect: float) -> None:
    """Let a renderer whose camera is pointed draw all of a table, which is larger than the board.

    What is nearest is seen at the lower edge of the picture. Nothing nearer is drawn, so that
    depths stay as fine as they can be.
    """
    view, distance = renderer.GetActiveCamera(), camera.distance(aspect)
    near, reach = view.GetClippingRange()[0], REACH + camera.size
    if camera.parallel:
        front = distance - reach
    else:
        right, up, back = np.abs(camera.axes[:, 2])
        front = (
            distance * back / (back + np.tan(np.radians(VIEW_ANGLE / 2)) * (aspect * right + up))
        )
    view.SetClippingRange(max(_NEAREST, min(near, front)), distance + reach)


@contextmanager
def seeing_part(renderer: vtkRenderer, part: tuple[float, float, float, float]) -> Iterator[None]:
    """Let a renderer draw only a part of its picture within this block.

    Args:
        part: its left, bottom, right and top, as shares of the picture.
    """
    left, bottom, right, top = part
    wide, tall = right - left, top - bottom
    view = renderer.GetActiveCamera()
    angle, scale = view.GetViewAngle(), view.GetParallelScale()
    view.SetViewAngle(2 * np.degrees(np.arctan(tall * np.tan(np.radians(angle / 2)))))
    view.SetParallelScale(tall * scale)
    view.SetWindowCenter((left + right - 1) / wide, (bottom + top - 1) / tall)
    low, high = np.array(renderer.GetBackground()), np.array(renderer.GetBackground2())
    if renderer.GetGradientBackground():
        renderer.SetBackground(*(low + bottom * (high - low)))
        renderer.SetBackground2(*(low + top * (high - low)))
    renderer.SetViewport(left, bottom, right, top)
    try:
        yield
    finally:
        renderer.SetViewport(0.0, 0.0, 1.0, 1.0)
        renderer.SetBackground(*low)
        renderer.SetBackground2(*high)
        view.SetWindowCenter(0.0, 0.0)
        view.SetViewAngle(angle)
        view.SetParallelScale(scale)
