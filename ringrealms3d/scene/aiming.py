"""Pointing a renderer's camera."""

from __future__ import annotations

from vtkmodules.vtkRenderingCore import vtkRenderer

from ringrealms3d.scene.camera import VIEW_ANGLE, Camera

_NEAREST = 0.02
_AROUND = 1.3  # of the board's size: pieces stand out from it


def aim(renderer: vtkRenderer, camera: Camera, aspect: float) -> None:
    """Let a renderer see what a camera sees; the surroundings turn with the eye."""
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
