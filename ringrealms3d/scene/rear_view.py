"""The far side of the board in a corner of the picture, drawn from the same meshes."""

from __future__ import annotations

import pyvista as pv
from vtkmodules.vtkRenderingCore import vtkRenderer

from ringrealms3d.scene.aiming import aim
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.lighting import shine_on
from ringrealms3d.scene.theme import Theme

Corners = tuple[float, float, float, float]
"""Left, bottom, right and top, as shares of the window from its lower left corner."""


class RearView:
    """A second renderer in a plotter's window, which shows what the first one has."""

    def __init__(self, plotter: pv.BasePlotter, theme: Theme) -> None:
        """Open it; nothing is drawn until the caller renders."""
        self._window = plotter.render_window
        self._renderer = vtkRenderer()
        self._renderer.GradientBackgroundOn()
        self._renderer.SetBackground(*theme.sky[1])
        self._renderer.SetBackground2(*theme.sky[0])
        self._renderer.UseFXAAOn()
        self._renderer.SetUseOIT(plotter.renderer.GetUseOIT())
        shine_on(self._renderer)
        for actor in plotter.renderer.actors.values():
            self._renderer.AddViewProp(actor)
        self._window.AddRenderer(self._renderer)

    def look(self, camera: Camera, corners: Corners) -> None:
        """See the board with this camera in this part of the window, which is a square."""
        self._renderer.SetViewport(*corners)
        aim(self._renderer, camera, 1.0)

    def close(self) -> None:
        """Take it out of the window."""
        self._renderer.RemoveAllViewProps()
        self._window.RemoveRenderer(self._renderer)
