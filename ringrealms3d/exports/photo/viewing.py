"""How a tracer looks at a board."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.scene.camera import VIEW_ANGLE, Camera

_APERTURE = 0.02  # of the eye's distance


@dataclass(frozen=True, slots=True)
class View:
    """A camera and a picture's size.

    Attributes:
        eye: float64 (3,), and so on: the camera's position, its target, and the up direction.
        angle: the vertical field of view in degrees; 0 is a parallel projection.
        half_height: half the height of the visible part around the middle.
        aperture: the radius of the lens; 0 shows everything sharp.
        focus: the distance of focus.
        size: width and height in pixels.
    """

    eye: NDArray[np.float64]
    middle: NDArray[np.float64]
    up: NDArray[np.float64]
    angle: float
    half_height: float
    aperture: float
    focus: float
    size: tuple[int, int]


def view_of(camera: Camera, size: tuple[int, int], depth_of_field: bool = False) -> View:
    """Return how a camera sees a picture of a width and a height.

    Args:
        depth_of_field: whether parts nearer or farther than the middle are blurred.
    """
    aspect = size[0] / size[1]
    distance = camera.distance(aspect)
    return View(
        eye=camera.eye(aspect),
        middle=np.array(camera.middle),
        up=camera.axes[1],
        angle=0.0 if camera.parallel else VIEW_ANGLE,
        half_height=camera.half_height(aspect),
        aperture=_APERTURE * distance * depth_of_field,
        focus=distance,
        size=size,
    )
