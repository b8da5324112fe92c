"""Sockets in a board and pegs below its pieces, which fit with a clearance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from manifold3d import Manifold
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.export.request import Measures
from ringrealms3d.export.solids import SIDES, Body

_SOCKET = 0.45  # of the smallest place's radius: that of a socket
_WIDEST = 0.8  # the same, where a peg would be thinner than a wall
_DEEPEST = 1.6  # of a socket's radius: its depth
_TRIES = 8  # radii from the usual one down to the least one
_LARGER = 1.4  # how much larger a board has to be, where its sockets are too close
_SHALLOWEST = 0.1  # mm
_STEP = 0.95  # by which sockets are made less deep until there is a wall between them
_ABOVE = 1.0  # mm: how far what cuts a socket reaches out of it


@dataclass(frozen=True, slots=True)
class Fit:
    """Round sockets and the pegs that fit into them, in millimetres.

    Attributes:
        radius: of a socket, at least.
        depth: of a socket.
        clearance: how much narrower and shorter a peg is.
    """

    radius: float
    depth: float
    clearance: float

    def socket(self) -> Body:
        """Return what cuts a socket into the plane z = 0 from above."""
        corners = self.radius / np.cos(np.pi / SIDES)
        socket = Manifold.cylinder(self.depth + _ABOVE, corners, corners, SIDES)
        return socket.translate([0, 0, -self.depth])

    def peg(self, top: float) -> Body:
        """Return a peg from its socket up to a height."""
        length, radius = self.depth - self.clearance, self.radius - self.clearance
        return Manifold.cylinder(length + top, radius, radius, SIDES).translate([0, 0, -length])


def fit_of(
    layout: SolidLayout, places: Sequence[int], board: Body, scale: float, measures: Measures
) -> Fit:
    """Return the fit that serves all of some places.

    Args:
        board: without sockets, in millimetres.
        scale: how many millimetres a unit of the layout is.

    Raises:
        UserError: the board is too small for pegs of a wall's thickness; the message says how large
            it has to be.
    """
    least = measures.wall / 2 + measures.clearance
    room = scale * float(layout.radii[list(places)].min())
    if least > _WIDEST * room:
        _refuse(least / (_WIDEST * room), measures)
    feet, normals = scale * layout.centres[list(places)], layout.normals[list(places)]
    most = _least_depth(board, feet, normals) - measures.wall
    radii = np.linspace(max(_SOCKET * room, least), least, _TRIES).tolist()
    depths = [_depth(feet, normals, radius, most, measures.wall) for radius in radii]
    _, depth, radius = max(
        (min(depth, radius), depth, radius) for depth, radius in zip(depths, radii, strict=True)
    )
    if depth < least:
        _refuse(_LARGER, measures)
    return Fit(radius, depth, measures.clearance)


def _depth(
    feet: NDArray[np.float64], normals: NDArray[np.float64], radius: float, most: float, wall: float
) -> float:
    """Return how deep sockets may be so that a wall stays between them, 0 if they may not be."""
    depth = min(_DEEPEST * radius, most)
    while depth > _SHALLOWEST and _gap(feet - depth * normals) < 2 * radius + wall:
        depth *= _STEP
    return depth if depth > _SHALLOWEST else 0.0


def _refuse(factor: float, measures: Measures) -> None:
    size = int(np.ceil(1.02 * factor * measures.size / 5)) * 5
    raise UserError(
        f"at {measures.size:g} mm the pegs of this board would be thinner than the wall of "
        f"{measures.wall:g} mm: make it {size} mm large, or the wall thinner"
    )


def _least_depth(board: Body, feet: NDArray[np.float64], normals: NDArray[np.float64]) -> float:
    """Return how thick a board is below its thinnest place."""
    low, high = np.array(board.bounding_box()).reshape(2, 3)
    reach = float(np.linalg.norm(high - low))
    depths = []
    for foot, normal in zip(feet, normals, strict=True):
        hits = board.ray_cast(foot + normal, foot - reach * normal)
        leaving = [hit.distance for hit in hits if np.dot(hit.normal, normal) < 0]
        depths.append(min(leaving, default=0.0) * (reach + 1) - 1)
    return min(depths)


def _gap(points: NDArray[np.float64]) -> float:
    """Return how far the two nearest of some points are apart."""
    gaps = np.linalg.norm(points[:, None] - points[None], axis=2)
    return float(gaps[np.triu_indices(len(points), 1)].min())
