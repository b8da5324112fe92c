"""Moving pieces: they settle, fly, turn over or fade."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.ground import contact_parts
from ringrealms3d.scene.parts import Part, faded, frames_of, moved
from ringrealms3d.scene.piece_parts import Look, piece_parts
from ringrealms3d.scene.shading import grounded
from ringrealms3d.scene.transition import Flight, Transition, Turning

_HOP = 1.2  # of a piece's radius: how high even the shortest flight goes
_RISE = 0.22  # of a flight's length: how much higher it goes for that


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """The position of a piece.

    Attributes:
        number: the piece.
        place: the place that gives its size and orientation.
        foot: float64 (3,), where its foot's middle would be if it were not tilted.
        tilt: how far it is turned over, around its middle, in radians.
    """

    number: int
    place: int
    foot: NDArray[np.float64]
    tilt: float = 0.0


def flying(layout: SolidLayout, flight: Flight, share: float) -> Pose:
    """Return the pose of a flying piece after a share of its time, from 0 to 1."""
    place = flight.target
    normal, radius = layout.normals[place], layout.radii[place]
    above = max(0.0, layout.shapes[flight.left].height - layout.shapes[flight.number].height)
    start = layout.centres[flight.origin] + above * radius * normal
    way = layout.centres[place] - start
    along = share * share * (3 - 2 * share)
    top = _HOP * radius + _RISE * float(np.linalg.norm(way))
    foot = start + along * way + 4 * along * (1 - along) * top * normal
    return Pose(flight.number, place, foot)


def turning(layout: SolidLayout, piece: Turning, share: float) -> Pose:
    """Return the pose of a piece that turns over after a share of its time, from 0 to 1."""
    first = share < 0.5
    tilt = np.pi * (share if first else share - 1)
    place = piece.place
    lift = abs(np.sin(tilt)) * layout.radii[place] * layout.normals[place]
    number = piece.before if first else piece.after
    return Pose(number, place, layout.centres[place] + lift, float(tilt))


def posed_parts(layout: SolidLayout, pose: Pose, look: Look) -> Iterator[Part]:
    """Yield the parts of a posed piece."""
    shape = layout.shapes[pose.number]
    matrix = _matrix(layout, shape.height / 2, pose)
    for surface in shape.surfaces:
        yield Part("piece", grounded(surface), matrix, look(surface.material), pose.place)


def _matrix(layout: SolidLayout, middle: float, pose: Pose) -> NDArray[np.float64]:
    """Return what moves a piece to its pose; ``middle`` is the height around which it is tilted."""
    (frame,) = frames_of(layout.normals[pose.place : pose.place + 1])
    turn = _tilted(pose.tilt) @ frame
    centre = np.array([0.0, 0.0, middle])
    radius = layout.radii[pose.place]
    matrix = np.eye(4)
    matrix[:3, :3] = radius * turn.T
    matrix[:3, 3] = pose.foot + radius * (centre @ frame - centre @ turn)
    return matrix


def _tilted(angle: float) -> NDArray[np.float64]:
    """Return the matrix for row vectors that turns around the x axis."""
    cosine, sine = np.cos(angle), np.sin(angle)
    return np.array([[1.0, 0.0, 0.0], [0.0, cosine, sine], [0.0, -sine, cosine]])


_DROP = 2.2  # of a piece's radius: from how high it comes
_SETTLED = 0.55  # the share of the time after which placed pieces rest
_FADING = 0.35  # the share after which captured pieces begin to vanish
# in units of the time that placing a piece takes
_FLIGHT = 1.2
_LONGER_BY_FLIGHT = 0.6
_LONGER_BY_TURNING = 0.7
_WAVE = 0.4  # the share of the turning after which the last piece begins to
_NEAR = 1.5  # of a piece's radius: how close to a place a piece begins to throw a shadow on it


def time_of(transition: Transition) -> float:
    """Return the total duration, 1 for a piece that is placed."""
    longer = _LONGER_BY_FLIGHT * (transition.flight is not None)
    return 1 + longer + _LONGER_BY_TURNING * bool(transition.turning)


def moving_parts(
    layout: SolidLayout, transition: Transition, share: float, look: Look
) -> tuple[Part, ...]:
    """Return the pieces that settle, fly and turn over, after a share of the time, from 0 to 1."""
    arriving = piece_parts(layout, transition.arriving, look)
    places = np.flatnonzero(transition.arriving)
    if len(places):
        heights = layout.radii[places, None] * layout.normals[places]
        arriving = tuple(moved(arriving, _height(share) * heights.mean(axis=0)))
    poses = _poses(layout, transition, share)
    return (*arriving, *(part for pose in poses for part in posed_parts(layout, pose, look)))


def leaving_parts(
    layout: SolidLayout, transition: Transition, share: float, look: Look
) -> tuple[Part, ...]:
    """Return the pieces that fade, after a share of the time, from 0 to 1."""
    return tuple(faded(piece_parts(layout, transition.leaving, look), _left(share)))


def moving_shadows(layout: SolidLayout, transition: Transition, share: float) -> tuple[Part, ...]:
    """Return the shadows of moving pieces on the places below, after a share of the time, 0 to 1.

    They darken as pieces come closer, up to those of resting pieces.
    """
    coming = faded(contact_parts(layout, transition.arriving), _darkness(_height(share)))
    going = faded(contact_parts(layout, transition.leaving), _left(share))
    return (*coming, *going, *_shadows_of_poses(layout, transition, share))


def _shadows_of_poses(layout: SolidLayout, transition: Transition, share: float) -> Iterator[Part]:
    for pose in _poses(layout, transition, share):
        yield from _thrown(layout, pose, pose.place)
        flight = transition.flight
        if flight and pose.place == flight.target and not transition.resting[flight.origin]:
            yield from _thrown(layout, pose, flight.origin)


def _thrown(layout: SolidLayout, pose: Pose, place: int) -> list[Part]:
    """Return the shadow of a posed piece on a place, the fainter the farther away it is."""
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[place] = pose.number
    distance = float(np.linalg.norm(pose.foot - layout.centres[place]) / layout.radii[place])
    return faded(contact_parts(layout, stones), _darkness(distance))


def _darkness(distance: float) -> float:
    """Return how dark a shadow is next to that of a piece that rests; distances are in radii."""
    return max(0.0, 1 - distance / _NEAR) ** 2


def _height(share: float) -> float:
    """Return how high placed pieces are after a share of the time, in their radii."""
    return float(_DROP * max(0.0, 1 - share / _SETTLED) ** 2)


def _left(share: float) -> float:
    """Return how opaque captured pieces are after a share of the time."""
    return 1 - min(max(0.0, (share - _FADING) / (1 - _FADING)), 1.0)


def _poses(layout: SolidLayout, transition: Transition, share: float) -> Iterator[Pose]:
    landed = 0.0
    if transition.flight:
        landed = _FLIGHT / time_of(transition)
        yield flying(layout, transition.flight, min(share / landed, 1.0))
    time = max(0.0, share - landed) / (1 - landed)
    nearest_first = sorted(
        transition.turning, key=lambda piece: _distance(layout, transition, piece)
    )
    for number, piece in enumerate(nearest_first):
        begin = _WAVE * number / len(nearest_first)
        yield turning(layout, piece, min(max(0.0, time - begin) / (1 - _WAVE), 1.0))


def _distance(layout: SolidLayout, transition: Transition, piece: Turning) -> float:
    """Return how far a piece is from where the one that flew has landed."""
    landing = transition.flight.target if transition.flight else piece.place
    return float(np.linalg.norm(layout.centres[piece.place] - layout.centres[landing]))
