"""Sets for photographs: the surroundings and the lighting of a board."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.photo.finishes import Body, Finish, finish_of, linear
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.materials import BLACK, WHITE, Material, blended, colour
from ringrealms3d.scene.textures import spots
from ringrealms3d.scene.theme import Theme

_TILT = np.radians(24.0)  # how steeply one looks down on the floor below a solid, at least
_ROOM = 60.0  # how far floors reach
_SWEEP = (5.0, 5.0)  # from a board to where the floor bends upwards, and the bend's radius
_BACKDROP_SHADE = 0.12  # white pieces stand out from it
_TABLE = Material(colour("#5e4331"), 0.6, texture="planks")
_TERRACE = Material(colour("#b9b4aa"), 0.8)
_SUN_AWAY, _SUN_SIDE = 100.0, 0.0218  # how far it is, and how large half of it looks: 1.25 degrees
_SUNLIGHT = np.array([2600.0, 2300.0, 1850.0], dtype=np.float32)


@dataclass(frozen=True, slots=True)
class Lamp:
    """A square that shines on the middle of a board.

    Attributes:
        place: float64 (3,), where its middle is.
        side: half of its side.
        light: float32 (3,), its radiance.
    """

    place: NDArray[np.float64]
    side: float
    light: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Everything around a board.

    Attributes:
        bodies: floors and walls.
        lamps: the lamps.
        sky: float32 (3,), uniform light from all sides; None for a clear sky with the sun.
        up: float64 (3,), where the sky is.
        sun: float64 (3,), where the sun is, if the sky is clear.
    """

    bodies: tuple[Body, ...]
    lamps: tuple[Lamp, ...]
    sky: NDArray[np.float32] | None
    up: NDArray[np.float64]
    sun: NDArray[np.float64]


def studio(frame: _Frame, theme: Theme) -> Surroundings:
    """Return a seamless backdrop in the theme's colours, below two soft boxes.

    A card at the camera's right is there for metal to reflect.
    """
    shade = blended(blended(theme.sky[1], theme.sky[0], 0.35), BLACK, _BACKDROP_SHADE)
    backdrop = frame.sweep(finish_of(Material(shade, 0.9)))
    key = frame.lamp((-3.9, 3.6, 1.2), 1.0, 30.0)
    rim = frame.lamp((3.4, 2.4, -2.0), 0.9, 8.0)
    card = frame.lamp((3.0, 1.2, 4.6), 1.8, 0.9)
    room = linear(blended(theme.sky[0], WHITE, 0.4)) * 0.2
    return Surroundings((backdrop,), (key, rim, card), room, frame.up, frame.sun)


def table(frame: _Frame, theme: Theme) -> Surroundings:
    """Return a large table by a window: that of the materials, or a wooden one."""
    top = frame.floor(finish_of(theme.materials.table or _TABLE))
    window = frame.lamp((-4.5, 3.2, 0.8), 2.2, 8.0)
    room = linear(blended(theme.sky[0], colour("#ffe3c2"), 0.5)) * 0.35
    return Surroundings((top,), (window,), room, frame.up, frame.sun)


def sky(frame: _Frame, theme: Theme) -> Surroundings:
    """Return a terrace in the sun."""
    sun = Lamp(frame.middle + _SUN_AWAY * frame.sun, _SUN_AWAY * _SUN_SIDE, _SUNLIGHT)
    return Surroundings((frame.floor(finish_of(_TERRACE)),), (sun,), None, frame.up, frame.sun)


SETS = MappingProxyType({"studio": studio, "table": table, "sky": sky})


def surroundings(
    name: str, layout: SolidLayout, points: NDArray[np.float64], camera: Camera, theme: Theme
) -> Surroundings:
    """Return a set for a board.

    Args:
        name: one of ``SETS``.
        points: float64 (n, 3), all of the board; the floor lies below the lowest.
    """
    return SETS[name](_Frame(layout, points, camera), theme)


class _Frame:
    """A photographer's directions: right, up, and towards the camera."""

    def __init__(self, layout: SolidLayout, points: NDArray[np.float64], camera: Camera) -> None:
        right, up, back = camera.axes
        level = np.array([0.0, 0.0, 1.0])
        # a board that lies on a table has it below itself, a solid is turned in the hand
        self.up = level if layout.upright else np.cos(_TILT) * up + np.sin(_TILT) * back
        towards = back - (back @ self.up) * self.up
        length = float(np.linalg.norm(towards))
        self.towards = towards / length if length > 1e-6 else np.cross(right, self.up)
        self.right = np.cross(self.up, self.towards)
        self.middle = np.array(camera.middle)
        self.ground = float((points @ self.up).min()) - 1e-3
        sun = np.array([-0.5, 0.6, 0.62])
        self.sun = self._along(tuple((sun / np.linalg.norm(sun)).tolist()))

    def _along(self, way: tuple[float, ...]) -> NDArray[np.float64]:
        right, up, towards = way
        return right * self.right + up * self.up + towards * self.towards

    def lamp(self, way: tuple[float, float, float], side: float, strength: float) -> Lamp:
        """Return a lamp at distances to the right, up and towards the camera."""
        white = np.full(3, strength, dtype=np.float32)
        return Lamp(self.middle + self._along(way), side, white)

    def floor(self, finish: Finish) -> Body:
        """Return a level floor below the board."""
        return self._swept(np.array([[_ROOM, 0.0], [-_ROOM, 0.0]]), finish)

    def sweep(self, finish: Finish) -> Body:
        """Return a floor that bends upwards behind the board and becomes a wall."""
        start, radius = _SWEEP
        angles = np.linspace(0, np.pi / 2, 24)
        bend = np.column_stack([-start - radius * np.sin(angles), radius * (1 - np.cos(angles))])
        return self._swept(np.array([[_ROOM, 0.0], *bend, [bend[-1, 0], _ROOM]]), finish)

    def _swept(self, profile: NDArray[np.float64], finish: Finish) -> Body:
        """Return a profile, its ways towards the camera and upwards, drawn out sideways."""
        rows = len(profile)
        steps = np.diff(profile, axis=0)
        steps /= np.linalg.norm(steps, axis=1, keepdims=True)
        along = np.concatenate([steps[:1], steps[:-1] + steps[1:], steps[-1:]])
        along /= np.linalg.norm(along, axis=1, keepdims=True)
        foot = self.ground * self.up + self._level(self.middle)
        spine = foot + profile[:, :1] * self.towards + profile[:, 1:] * self.up
        normals = along[:, 1:] * self.towards - along[:, :1] * self.up
        sides = np.array([-_ROOM, _ROOM])
        points = spine[None] + sides[:, None, None] * self.right
        k = np.arange(rows - 1)
        lower = np.column_stack([k, k + rows, k + 1])
        upper = np.column_stack([k + 1, k + rows, k + rows + 1])
        length = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(profile, axis=0).T))])
        wrap = np.stack([np.stack([length, np.full(rows, side)], axis=1) for side in sides])
        return Body(
            points.reshape(-1, 3).astype(np.float32),
            np.tile(normals, (2, 1)).astype(np.float32),
            np.concatenate([lower, upper]).astype(np.uint32),
            spots(finish.texture, wrap.reshape(-1, 2)).astype(np.float32),
            finish,
        )

    def _level(self, point: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.asarray(point - (point @ self.up) * self.up)
