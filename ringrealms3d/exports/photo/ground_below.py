"""The floor on which the shadow of a board at rest falls."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.photo.finishes import Body, Finish, linear
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.ground import floor_plane

_REACH = 40.0
_ROUGH = 0.95
_PALEST = 0.8  # of what light a floor reflects


def ground_below(layout: SolidLayout, camera: Camera, backdrop: NDArray[np.uint8]) -> Body | None:
    """Return the floor below a board, in the mean colour of the picture behind it.

    It is None if the camera looks from below it.
    """
    plane = floor_plane(layout, camera)
    if plane is None:
        return None
    foot, up = plane
    aside = np.cross(up, camera.axes[0] if abs(camera.axes[0] @ up) < 0.9 else camera.axes[1])
    aside /= np.linalg.norm(aside)
    ways = np.array([aside, np.cross(up, aside), -aside, -np.cross(up, aside)])
    colour = np.minimum(_PALEST, linear(tuple(backdrop.reshape(-1, 3).mean(axis=0) / 255)))
    return Body(
        (foot + _REACH * ways).astype(np.float32),
        np.tile(up, (4, 1)).astype(np.float32),
        np.array([[0, 1, 2], [0, 2, 3]], dtype=np.uint32),
        np.zeros((4, 2), dtype=np.float32),
        Finish(colour, _ROUGH),
    )
