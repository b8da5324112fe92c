"""The camera as numbers: it circles the board, which turns like a ball under the hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.geometry.vectors import crossed

VIEW_ANGLE = 30.0  # degrees from the picture's bottom to its top
_FIT = 1.17  # the board's radius, with room around it
_TALL, _WIDE = 0.86, 0.95  # how much of the picture's height and width a framed board fills
_NARROW = 0.5  # the width over the height of a view as narrow as any
_FRAMING_STEPS = 8
_OPPONENT = 1.08, 0.45  # of the picture's halves, rightwards and upwards
_PARALLEL = 1e-9
_NEAREST, _FARTHEST = 0.35, 3.0
_DIGITS = 6  # of the numbers that a game keeps of a camera
_SQUARE = 0.05  # how far axes from elsewhere may be from unit vectors at right angles


@dataclass(frozen=True, slots=True, eq=False)
class Camera:
    """A camera that always looks at the middle of the board.

    Attributes:
        axes: float64 (3, 3), rows: unit vectors to the right, up, and from the middle to the
            camera.
        zoom: the camera's distance, 1 for a board that just fits the picture.
        parallel: whether the projection is orthographic.
        middle: where the middle is.
        reach: the radius of the ball around it that just fits the picture.
        breadth: the width over the height of the region that must fit; narrower pictures show it
            smaller.
        size: the radius of the ball around the middle that contains everything.
    """

    axes: NDArray[np.float64]
    zoom: float = 1.0
    parallel: bool = False
    middle: tuple[float, float, float] = (0.0, 0.0, 0.0)
    reach: float = 1.0
    breadth: float = 1.0
    size: float = 1.0

    def sees_like(self, other: Camera) -> bool:
        """Whether another camera sees a board from the same place in the same way."""
        ours, theirs = (
            (x.zoom, x.parallel, x.middle, x.reach, x.breadth, x.size) for x in (self, other)
        )
        return ours == theirs and bool(np.array_equal(self.axes, other.axes))

    def turned(self, right: float, up: float) -> Camera:
        """Return the camera after dragging the board this many radians right and up."""
        x, y, _ = self.axes
        axes = self.axes @ rotation(y, right) @ rotation(x, -up)
        return replace(self, axes=orthonormal(axes))

    def rolled(self, angle: float) -> Camera:
        """Return the camera after turning the picture clockwise by an angle in radians."""
        return replace(self, axes=orthonormal(self.axes @ rotation(self.axes[2], -angle)))

    def turned_towards(self, direction: NDArray[np.float64], share: float) -> Camera:
        """Return the camera a share of the shortest way to look at the board from a direction."""
        back = self.axes[2]
        axis = crossed(back, direction)
        length = float(np.linalg.norm(axis))
        if length < _PARALLEL:
            axis, length = self.axes[1], 1.0
        angle = np.arccos(np.clip(back @ direction / np.linalg.norm(direction), -1, 1))
        turn = rotation(axis / length, -share * float(angle))
        return replace(self, axes=orthonormal(self.axes @ turn))

    def opposite(self) -> Camera:
        """Return the camera on the other side of the board, with the same way up."""
        return replace(self, axes=self.axes * np.array([[-1.0], [1.0], [-1.0]]))

    def zoomed(self, factor: float) -> Camera:
        """Return the camera moved so that the board looks larger by a factor, within bounds."""
        return replace(self, zoom=float(np.clip(self.zoom / factor, _NEAREST, _FARTHEST)))

    def angles(self) -> tuple[float, float, float]:
        """Return the azimuth, elevation and roll that :func:`camera_at` takes, in degrees."""
        right, up, back = self.axes
        level = np.hypot(back[0], back[1])
        azimuth = np.arctan2(back[1], back[0]) if level > 0 else 0.0
        flat = np.array([-np.sin(azimuth), np.cos(azimuth), 0.0])
        roll = np.arctan2(-up @ flat, right @ flat)
        elevation = np.arctan2(back[2], level)
        return float(np.degrees(azimuth)), float(np.degrees(elevation)), float(np.degrees(roll))

    def numbers(self) -> tuple[float, ...]:
        """Return what a game keeps of the camera: its axes, row by row, then its zoom."""
        return tuple(np.append(self.axes, self.zoom).round(_DIGITS).tolist())

    def kept(self, numbers: tuple[float, ...] | None) -> Camera | None:
        """Return the camera with the axes and the zoom that a game keeps.

        It is None if the game keeps none, or numbers that are no camera.
        """
        if numbers is None:
            return None
        *flat, zoom = numbers
        axes = np.clip(flat, -2.0, 2.0).reshape(3, 3)
        if zoom <= 0 or not np.allclose(axes @ axes.T, np.eye(3), atol=_SQUARE):
            return None
        zoom = float(np.clip(zoom, _NEAREST, _FARTHEST))
        return replace(self, axes=orthonormal(axes), zoom=zoom)

    def distance(self, aspect: float) -> float:
        """Return the camera's distance from the middle for a picture of width over height."""
        half = np.radians(VIEW_ANGLE / 2)
        narrow = np.arctan(np.tan(half) * min(1.0, aspect / self.breadth))
        return float(self.zoom * self.reach * _FIT / np.sin(narrow))

    def half_height(self, aspect: float) -> float:
        """Return half the height of the visible part of the plane through the middle."""
        return float(self.distance(aspect) * np.tan(np.radians(VIEW_ANGLE / 2)))

    def eye(self, aspect: float) -> NDArray[np.float64]:
        """Return the camera's position."""
        return np.asarray(self.axes[2] * self.distance(aspect) + self.middle)

    def towards_eye(self, points: NDArray[np.float64], aspect: float) -> NDArray[np.float64]:
        """Return for points, float64 (n, 3), the directions towards the viewer, (n, 3)."""
        if self.parallel:
            return np.broadcast_to(self.axes[2], points.shape)
        return np.asarray(self.eye(aspect) - points)

    def is_behind(self, layout: SolidLayout, aspect: float) -> NDArray[np.bool_]:
        """Return which places of a board turn their tops away from the viewer, bool (places,)."""
        ways = self.towards_eye(layout.centres, aspect)
        return np.asarray(np.einsum("ij,ij->i", layout.normals, ways) <= 0)

    def ray(self, x: float, y: float, aspect: float) -> tuple[NDArray[np.float64], ...]:
        """Return origin and unit direction of the ray through a point of the picture.

        x and y run from -1 to 1, rightwards and upwards.
        """
        right, up, back = self.axes
        aside = self.half_height(aspect) * (x * aspect * right + y * up)
        if self.parallel:
            return self.eye(aspect) + aside, -back
        direction = aside - self.distance(aspect) * back
        return self.eye(aspect), direction / np.linalg.norm(direction)

    def at(self, x: float, y: float, aspect: float) -> NDArray[np.float64]:
        """Return the point at x and y of the picture that is as far away as the middle is.

        It is float64 (3,). x and y run from -1 to 1, and beyond them beside the picture, which is
        as wide as its width over its height.
        """
        right, up, _ = self.axes
        half = self.half_height(aspect)
        return np.asarray(self.middle + half * (x * aspect * right + y * up))

    def beside(self, aspect: float) -> NDArray[np.float64]:
        """Return a point beside the board in the picture, where opponents sit, float64 (3,)."""
        return self.at(*_OPPONENT, aspect)

    def within(self, share: float, right: float, aspect: float) -> Camera:
        """Return the camera that leaves room around a framed board, for what lies over a picture.

        Args:
            share: how much of the picture's height is free in its middle; a wide board, which its
                width bounds, stays as large as it is.
            right: how far the board is moved to the right, as a share of the picture's height.
            aspect: the width of the picture over its height.
        """
        farther = max(1.0, _TALL / share)
        camera = replace(self, reach=self.reach * farther, breadth=self.breadth / farther)
        aside = 2 * camera.half_height(aspect) * right * camera.axes[0]
        x, y, z = (camera.middle - aside).tolist()
        return replace(camera, middle=(x, y, z))

    def projected(self, points: NDArray[np.float64], aspect: float) -> NDArray[np.float64]:
        """Return where points, float64 (n, 3), are in the picture, float64 (n, 2), -1 to 1."""
        seen = (points - self.eye(aspect)) @ self.axes.T
        depth = self.distance(aspect) if self.parallel else -seen[:, 2:]
        half = np.tan(np.radians(VIEW_ANGLE / 2))
        return np.asarray(seen[:, :2] / (depth * half) / np.array([aspect, 1.0]))


def camera_at(azimuth: float, elevation: float, roll: float = 0.0) -> Camera:
    """Return the camera at an azimuth and an elevation, the z axis upwards unless it is rolled.

    All angles are in degrees; a roll turns the picture clockwise.
    """
    a, e = np.radians(azimuth), np.radians(elevation)
    back = np.array([np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)])
    right = np.array([-np.sin(a), np.cos(a), 0.0])
    return Camera(np.array([right, crossed(back, right), back])).rolled(np.radians(roll))


def rotation(axis: NDArray[np.float64], angle: float) -> NDArray[np.float64]:
    """Return the matrix for row vectors that turns clockwise around an axis (Rodrigues)."""
    x, y, z = axis
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.asarray(np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross)


def orthonormal(axes: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the axes without rounding errors."""
    right = axes[0] / np.linalg.norm(axes[0])
    back = axes[2] - (axes[2] @ right) * right
    back /= np.linalg.norm(back)
    return np.array([right, crossed(back, right), back])


def home_of(layout: SolidLayout) -> Camera:
    """Return the initial camera of a board."""
    return camera_at(*layout.home)


def framed(camera: Camera, points: NDArray[np.float64], least_reach: float) -> Camera:
    """Return a camera that frames some points in pictures of any shape.

    Args:
        points: float64 (n, 3), inside the ball of the camera's ``size``.
        least_reach: the least ``reach`` of the camera, however much room is left.
    """
    for _ in range(_FRAMING_STEPS):
        camera, wide, tall = _centred(replace(camera, breadth=1.0), points, 1.0)
        reach = max(least_reach, camera.reach * tall)
        camera = replace(camera, reach=reach, breadth=wide * (camera.reach / reach))
    return camera


def with_sides(camera: Camera, points: NDArray[np.float64], most: float = _WIDE) -> Camera:
    """Return a framing camera that shows more points, float64 (n, 3), in narrow pictures, too.

    Args:
        most: how much of the width of such pictures they may take.
    """
    aspects = camera.breadth, min(camera.breadth, _NARROW)
    widest = max(float(np.abs(camera.projected(points, each)[:, 0]).max()) for each in aspects)
    return replace(camera, breadth=camera.breadth * max(1.0, widest / most))


def filled(camera: Camera, points: NDArray[np.float64], aspect: float) -> Camera:
    """Return a camera that frames some points, float64 (n, 3), so that they fill one picture.

    Args:
        aspect: the width of the picture over its height.
    """
    camera = replace(camera, breadth=1.0)
    for _ in range(_FRAMING_STEPS):
        camera, wide, tall = _centred(camera, points, aspect)
        camera = replace(camera, reach=camera.reach * max(wide, tall))
    return camera


def _centred(
    camera: Camera, points: NDArray[np.float64], aspect: float
) -> tuple[Camera, float, float]:
    """Return a camera nearly centred on some points, float64 (n, 3), and how much they fill.

    Nearer things look larger, so no formula gives the place: it takes several steps. The two
    shares are of the width and of the height that a framed board has.
    """
    places = camera.projected(points, aspect)
    low, high = places.min(axis=0), places.max(axis=0)
    right, up = (low + high) / 2 * camera.half_height(aspect) * (aspect, 1.0)
    wide, tall = ((high - low) / 2 / (_WIDE, _TALL)).tolist()
    x, y, z = (camera.middle + right * camera.axes[0] + up * camera.axes[1]).tolist()
    return replace(camera, middle=(x, y, z)), wide, tall


HOME = camera_at(-62.0, 32.0)
