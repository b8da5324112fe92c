"""Pieces in the air: each one somewhere between places, and perhaps tilted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout, Surface
from ringrealms3d.scene.mesh_data import MeshData, merged
from ringrealms3d.scene.passage import Flight, Turning
from ringrealms3d.scene.pieces import frames_of

_HOP = 1.2  # of a piece's radius: how high even the shortest flight goes
_RISE = 0.22  # of a flight's length: how much higher it goes for that


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """Where a piece is.

    Attributes:
        number: which piece.
        place: the place whose size and uprightness it has.
        foot: float64 (3,), where its foot's middle would be if it were not tilted.
        tilt: how far it is turned over, around its middle, in radians.
    """

    number: int
    place: int
    foot: NDArray[np.float64]
    tilt: float = 0.0


def flying(layout: SolidLayout, flight: Flight, share: float) -> Pose:
    """Return where a flying piece is after a share of its time, from 0 to 1."""
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
    """Return how a piece that turns over stands after a share of its time, from 0 to 1."""
    first = share < 0.5
    tilt = np.pi * (share if first else share - 1)
    place = piece.place
    lift = abs(np.sin(tilt)) * layout.radii[place] * layout.normals[place]
    number = piece.before if first else piece.after
    return Pose(number, place, layout.centres[place] + lift, float(tilt))


def pose_meshes(
    layout: SolidLayout, materials: Iterable[str], poses: Iterable[Pose]
) -> Mapping[str, MeshData]:
    """Return what posed pieces have of some materials, one mesh a material."""
    chosen = tuple(poses)
    return {material: merged(_parts(layout, material, chosen)) for material in materials}


def _parts(layout: SolidLayout, material: str, poses: tuple[Pose, ...]) -> Iterator[MeshData]:
    for pose in poses:
        shape = layout.shapes[pose.number]
        for surface in shape.surfaces:
            if surface.material == material:
                yield _posed(layout, surface, shape.height / 2, pose)


def _posed(layout: SolidLayout, surface: Surface, middle: float, pose: Pose) -> MeshData:
    """Return a surface as a pose has it; ``middle`` is the height around which it is tilted."""
    (frame,) = frames_of(layout.normals[pose.place : pose.place + 1])
    turn = _tilted(pose.tilt) @ frame
    centre = np.array([0.0, 0.0, middle])
    radius = layout.radii[pose.place]
    points = radius * ((surface.points - centre) @ turn + centre @ frame) + pose.foot
    owners = np.full(len(points), pose.place)
    return MeshData(points, surface.normals @ turn, surface.triangles, owners)


def _tilted(angle: float) -> NDArray[np.float64]:
    """Return the matrix for row vectors that turns around the x axis."""
    cosine, sine = np.cos(angle), np.sin(angle)
    return np.array([[1.0, 0.0, 0.0], [0.0, cosine, sine], [0.0, -sine, cosine]])
