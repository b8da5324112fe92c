"""From where a move is seen: the shortest turn that brings its places into view."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.scene.camera import Camera

_SEEN = 0.2  # the cosine of the flattest angle under which a place is seen
_WELL = 0.65  # the same for a place that the board was turned to
_BESIDE = 0.35  # and for what is seen with it
_STEPS = 24
_ASIDE = np.radians(np.arange(15, 181, 15))  # how far a board of levels may turn
_UP = np.radians((0, 10, -10, 20))  # and rise with that
_HEIGHTS = np.radians((8, 60))  # between which the eye is then
_PAD = 1.2  # of a piece's radius: what covers a piece behind it
_OPPOSITE = 0.05

Direction = NDArray[np.float64]
"""A unit vector, float64 (3,)."""


def direction_to_see(
    normals: NDArray[np.float64], eye: Direction, place: int, others: Sequence[int]
) -> Direction | None:
    """Return from where a place and as many others as possible are seen; None if they are now.

    It is as near to where the eye is as possible.

    Args:
        normals: the directions that places face, float64 (places, 3), unit.
        eye: the direction in which the eye is.
    """
    wanted = _seen_together(normals, place, others)
    if (normals[wanted] @ eye).min() >= _SEEN:
        return None
    goal = _unit(normals[wanted].sum(axis=0))
    for share in np.linspace(0.0, 1.0, _STEPS, endpoint=False):
        between = (1 - share) * eye + share * goal
        if np.linalg.norm(between) > _OPPOSITE and _all_seen(normals[wanted], _unit(between)):
            return _unit(between)
    return goal


def direction_past(
    centres: NDArray[np.float64],
    radii: NDArray[np.float64],
    camera: Camera,
    aspect: float,
    place: int,
) -> Direction | None:
    """Return from where a place of a board of levels is not behind other levels.

    None if it is in sight now, or from nowhere. It is as near to where the eye is as possible.

    Args:
        centres: where the places are, float64 (places, 3), all facing upwards, the third axis.
        radii: of the pieces there, float64 (places,).
        camera: what sees them.
        aspect: its picture's width over its height.
        place: the place with a piece that should be seen.
    """
    if not _covered(centres, radii, camera, aspect, place):
        return None
    eye = camera.axes[2]
    around, above = np.arctan2(eye[1], eye[0]), np.arcsin(eye[2])
    turns = [(aside, up) for aside in (0.0, *_ASIDE, *-_ASIDE) for up in _UP]
    for aside, up in sorted(turns, key=lambda turn: float(np.hypot(*turn))):
        height, side = np.clip(above + up, *_HEIGHTS), around + aside
        flat = np.cos(height)
        found = np.array((flat * np.cos(side), flat * np.sin(side), np.sin(height)))
        if not _covered(centres, radii, camera.turned_towards(found, 1.0), aspect, place):
            return found
    return None


def _covered(
    centres: NDArray[np.float64],
    radii: NDArray[np.float64],
    camera: Camera,
    aspect: float,
    place: int,
) -> bool:
    """Whether the middle of a piece is behind a pad on a higher level."""
    piece = centres[place] + (0.0, 0.0, radii[place] / 2)
    eye, away = camera.towards_eye(piece[np.newaxis], aspect)[0], centres - piece
    higher = away[:, 2] > radii[place]
    if eye[2] <= 0 or not higher.any():
        return False
    beside = away[higher] - np.outer(away[higher, 2] / eye[2], eye)
    return bool((np.linalg.norm(beside, axis=1) < _PAD * radii[higher]).any())


def _seen_together(normals: NDArray[np.float64], place: int, others: Sequence[int]) -> list[int]:
    """Return the place and those others that can be seen with it, the nearest ones first."""
    wanted = [place]
    for other in sorted(others, key=lambda each: -float(normals[each] @ normals[place])):
        some = normals[[*wanted, other]]
        total = some.sum(axis=0)
        if np.linalg.norm(total) > _OPPOSITE and _all_seen(some, _unit(total)):
            wanted.append(other)
    return wanted


def _all_seen(normals: NDArray[np.float64], eye: Direction) -> bool:
    """Whether the first place is seen well, and the others too."""
    place, *others = (normals @ eye).tolist()
    return place >= _WELL and min(others, default=1.0) >= _BESIDE


def _unit(vector: NDArray[np.float64]) -> Direction:
    return np.asarray(vector / np.linalg.norm(vector))
