"""How a board turns under the hand: like a ball, or like a turntable whose pole stays upright."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.scene.camera import Camera, camera_at, orthonormal, rotation

BY_BOARD, TURNTABLE, ARCBALL = "by the board", "turntable", "arcball"
STYLES = (BY_BOARD, TURNTABLE, ARCBALL)
_LOWEST_ON_A_TABLE = 5.0  # degrees: a board that lies on a table is seen from above
_POLE = 1e-6
_SMALL_TURN = 1e-9


class CameraStyle(Protocol):
    """How a camera moves."""

    def held(self, camera: Camera) -> Camera:
        """Return the nearest camera that the style allows."""

    def dragged(self, camera: Camera, right: float, up: float) -> Camera:
        """Return the camera after the board was dragged by so many radians right and up."""

    def towards(self, camera: Camera, direction: NDArray[np.float64]) -> Camera:
        """Return the camera turned to look at the board from a direction."""

    def between(self, start: Camera, end: Camera, share: float) -> Camera:
        """Return the camera a share of the way to another one, with the other's projection."""


@dataclass(frozen=True, slots=True)
class Arcball:
    """The board turns any way, like a ball."""

    def held(self, camera: Camera) -> Camera:
        """Return the camera as it is."""
        return camera

    def dragged(self, camera: Camera, right: float, up: float) -> Camera:
        """Return the camera after a drag."""
        return camera.turned(right, up)

    def towards(self, camera: Camera, direction: NDArray[np.float64]) -> Camera:
        """Return the camera turned the shortest way."""
        return camera.turned_towards(direction, 1.0)

    def between(self, start: Camera, end: Camera, share: float) -> Camera:
        """Return the camera a share of the one turn that leads from one to the other."""
        return replace(_blended(start, end, share), axes=_turned_between(start, end, share))


@dataclass(frozen=True, slots=True)
class Turntable:
    """The board turns around its upright axis and tilts.

    Attributes:
        lowest: the lowest elevation of the camera, in degrees.
    """

    lowest: float = -90.0

    def held(self, camera: Camera) -> Camera:
        """Return the camera upright, and not too low."""
        return self._at(camera, *azimuth_and_elevation(camera))

    def dragged(self, camera: Camera, right: float, up: float) -> Camera:
        """Return the camera after a drag: the board turns with it, and tilts."""
        azimuth, elevation = azimuth_and_elevation(camera)
        return self._at(
            camera, azimuth - float(np.degrees(right)), elevation - float(np.degrees(up))
        )

    def towards(self, camera: Camera, direction: NDArray[np.float64]) -> Camera:
        """Return the camera turned and tilted, as far as allowed."""
        x, y, z = direction
        level = float(np.hypot(x, y))
        azimuth, _ = azimuth_and_elevation(camera)
        if level > _POLE:
            azimuth = float(np.degrees(np.arctan2(y, x)))
        return self._at(camera, azimuth, float(np.degrees(np.arctan2(z, level))))

    def between(self, start: Camera, end: Camera, share: float) -> Camera:
        """Return the camera a share of the way, turning the shorter way around."""
        (azimuth, elevation), (to, height) = map(azimuth_and_elevation, (start, end))
        around = (to - azimuth + 180) % 360 - 180
        camera = _blended(start, end, share)
        return self._at(camera, azimuth + share * around, elevation + share * (height - elevation))

    def _at(self, camera: Camera, azimuth: float, elevation: float) -> Camera:
        elevation = min(max(elevation, self.lowest), 90.0)
        return replace(camera, axes=camera_at(azimuth, elevation).axes)


def style_for(name: str, upright: bool) -> CameraStyle:
    """Return a style by its name, one of ``STYLES``, for a flat board or a solid."""
    if name == ARCBALL or (name == BY_BOARD and not upright):
        return Arcball()
    return Turntable(_LOWEST_ON_A_TABLE) if upright else Turntable()


def azimuth_and_elevation(camera: Camera) -> tuple[float, float]:
    """Return a camera's angles in degrees; at a pole the picture's right gives the azimuth."""
    right, _, back = camera.axes
    level = float(np.hypot(back[0], back[1]))
    forward = back if level > _POLE else np.array([right[1], -right[0], 0.0])
    azimuth = np.degrees(np.arctan2(forward[1], forward[0]))
    return float(azimuth), float(np.degrees(np.arctan2(back[2], level)))


def _blended(start: Camera, end: Camera, share: float) -> Camera:
    """Return a camera between two, but for its axes."""
    x, y, z = (a + share * (b - a) for a, b in zip(start.middle, end.middle, strict=True))
    return replace(
        end,
        zoom=start.zoom * (end.zoom / start.zoom) ** share,
        middle=(x, y, z),
        reach=start.reach + share * (end.reach - start.reach),
        breadth=start.breadth + share * (end.breadth - start.breadth),
        size=max(start.size, end.size),
    )


def _turned_between(start: Camera, end: Camera, share: float) -> NDArray[np.float64]:
    """Return axes a share of the one rotation between two cameras."""
    turn = start.axes.T @ end.axes
    angle = float(np.arccos(np.clip((np.trace(turn) - 1) / 2, -1, 1)))
    if angle < _SMALL_TURN:
        return end.axes
    values, vectors = np.linalg.eigh(turn + turn.T)
    axis = vectors[:, np.argmax(values)]
    twist = [turn[2, 1] - turn[1, 2], turn[0, 2] - turn[2, 0], turn[1, 0] - turn[0, 1]]
    forwards = -1.0 if axis @ np.array(twist) < 0 else 1.0
    return orthonormal(start.axes @ rotation(axis, forwards * share * angle))
