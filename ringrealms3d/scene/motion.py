"""Moving pieces: they settle, come from beside the board, fly, turn over, or are taken away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arcs import on_arc
from ringrealms3d.scene.ground import contact_parts
from ringrealms3d.scene.leaving import darkness, leaving_shadows, leaving_time, nearest_first
from ringrealms3d.scene.materials import Colour, Material
from ringrealms3d.scene.parts import Part, Stones, faded, frames_of, moved
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
_BEND = 0.12  # of an arc's length: how far it bends away from the board
# in units of the time that is usual for a piece, a third of a second
_SETTLED = 0.53
_FLIGHT = 1.2
_ARC = 1.0
_FALL = 0.7
_TURNING = 1.2
_WAVE = 0.4  # the share of the turning after which the last piece begins to
_FLASH = 0.9
_FLASH_OPACITY = 0.55
_SWELL = np.diag([1.04, 1.04, 1.04, 1.0])


def landing_of(transition: Transition) -> float:
    """Return when the piece of a move has landed, in units of the usual time of a piece."""
    if transition.flight:
        return _FLIGHT
    if not transition.arriving.any():
        return 0.0
    return _SETTLED if transition.beside is None else _ARC + _FALL


def time_of(transition: Transition) -> float:
    """Return the total duration, in units of the usual time of a piece."""
    turning = _TURNING * bool(transition.turning)
    return max(_SETTLED, landing_of(transition) + max(turning, leaving_time(transition)))


def since_landing(transition: Transition, share: float) -> float:
    """Return the time since the move's piece has landed, after a share of all; before it negative.

    It is in units of the usual time of a piece.
    """
    return share * time_of(transition) - landing_of(transition)


def moving_parts(
    layout: SolidLayout, transition: Transition, share: float, look: Look
) -> tuple[Part, ...]:
    """Return the pieces that settle, fly and turn over, after a share of the time, from 0 to 1."""
    arriving = tuple(
        part
        for place in _put_down(transition, share)
        for part in moved(
            piece_parts(layout, _alone(transition.arriving, place), look),
            _way_left(layout, transition, place, share * time_of(transition)),
        )
    )
    poses = _poses(layout, transition, share)
    return (*arriving, *(part for pose in poses for part in posed_parts(layout, pose, look)))


def flashing_parts(
    layout: SolidLayout, transition: Transition, stones: Stones, share: float, colour: Colour
) -> tuple[Part, ...]:
    """Return the light on the pieces that captured, which flash once the move's piece has landed.

    Args:
        stones: those pieces, int8 (places,).
        share: the share of the time of the whole move, from 0 to 1.
    """
    time = since_landing(transition, share) / _FLASH
    if not 0 < time < 1:
        return ()
    parts = faded(
        piece_parts(layout, stones, lambda _: Material(colour, roughness=0.3)),
        _FLASH_OPACITY * float(np.sin(np.pi * time)),
    )
    return tuple(replace(part, kind="flash", matrix=part.matrix @ _SWELL) for part in parts)


def moving_shadows(layout: SolidLayout, transition: Transition, share: float) -> tuple[Part, ...]:
    """Return the shadows of moving pieces on the places below, after a share of the time, 0 to 1.

    They darken as pieces come closer, up to those of resting pieces.
    """
    time = share * time_of(transition)
    coming = [
        part
        for place in _put_down(transition, share)
        for part in faded(
            contact_parts(layout, _alone(transition.arriving, place)),
            darkness(
                float(np.linalg.norm(_way_left(layout, transition, place, time)))
                / layout.radii[place]
            ),
        )
    ]
    going = leaving_shadows(layout, transition, since_landing(transition, share))
    return (*coming, *going, *_shadows_of_poses(layout, transition, share))


def _put_down(transition: Transition, share: float) -> list[int]:
    """Return the places of the pieces that come, without those that leave again."""
    leaves = (transition.leaving != 0) & (since_landing(transition, share) >= 0)
    return np.flatnonzero((transition.arriving != 0) & ~leaves).tolist()


def _alone(stones: Stones, place: int) -> Stones:
    """Return the piece on one place."""
    alone = np.zeros_like(stones)
    alone[place] = stones[place]
    return alone


def _way_left(
    layout: SolidLayout, transition: Transition, place: int, time: float
) -> NDArray[np.float64]:
    """Return how far a piece that is put down is from its place at a time, float64 (3,).

    It comes straight down or, from beside the board, along an arc and then down.
    """
    normal, radius = layout.normals[place], layout.radii[place]
    above = _DROP * radius * normal
    if transition.beside is None:
        return np.asarray(max(0.0, 1 - time / _SETTLED) ** 2 * above)
    if time >= _ARC:
        fallen = min(1.0, (time - _ARC) / _FALL)
        return np.asarray((1 - fallen**2) * above)
    share = time / _ARC
    along = share * share * (3 - 2 * share)
    home = layout.centres[place]
    bend = 4 * along * (1 - along) * _BEND * float(np.linalg.norm(home + above - transition.beside))
    point = on_arc(layout, (transition.beside, home + above), along, bend, place, transition.eye)
    return np.asarray(point - home)


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
    return faded(contact_parts(layout, stones), darkness(distance))


def _poses(layout: SolidLayout, transition: Transition, share: float) -> Iterator[Pose]:
    time = share * time_of(transition)
    if transition.flight:
        yield flying(layout, transition.flight, min(time / _FLIGHT, 1.0))
    turned = max(0.0, since_landing(transition, share)) / _TURNING
    places = nearest_first(layout, transition, [piece.place for piece in transition.turning])
    pieces = {piece.place: piece for piece in transition.turning}
    for number, place in enumerate(places):
        begin = _WAVE * number / len(places)
        yield turning(layout, pieces[place], min(max(0.0, turned - begin) / (1 - _WAVE), 1.0))
