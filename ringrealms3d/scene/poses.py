"""Pieces in the air, between places, and perhaps tilted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.parts import Part, frames_of
from ringrealms3d.scene.passage import Flight, Turning
from ringrealms3d.scene.piece_parts import Look
from ringrealms3d.scene.shading import grounded

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
