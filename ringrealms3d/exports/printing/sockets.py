"""Sockets in a board and pegs below its pieces, which fit with a clearance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from manifold3d import Manifold
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.measures import Measures
from ringrealms3d.exports.printing.solids import SIDES, Body

_SOCKET = 0.45  # of the smallest place's radius: that of a socket
_WIDEST = 0.8  # the same, where a peg would be thinner than a wall
_DEEPEST = 1.6  # of a socket's radius: its depth
_TRIES = 8  # radii from the usual one down to the least one
_STEP_UP = 1.05  # by which a board is made larger until there is room for sockets
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
        """Return the body that cuts a socket into the plane z = 0 from above."""
        corners = self.radius / np.cos(np.pi / SIDES)
        socket = Manifold.cylinder(self.depth + _ABOVE, corners, corners, SIDES)
        return socket.translate([0, 0, -self.depth])

    def peg(self, top: float) -> Body:
        """Return a peg from its socket up to a height."""
        length, radius = self.depth - self.clearance, self.radius - self.clearance
        return Manifold.cylinder(length + top, radius, radius, SIDES).translate([0, 0, -length])


@dataclass(frozen=True, slots=True, eq=False)
class _Ground:
    """The ground for sockets, in millimetres.

    Attributes:
        room: the smallest place's radius.
        feet: float64 (places, 3), the places' middles.
        normals: float64 (places, 3), unit.
        thickness: of the board below its thinnest place.
    """

    room: float
    feet: NDArray[np.float64]
    normals: NDArray[np.float64]
    thickness: float

    def larger(self, factor: float) -> _Ground:
        """Return the ground of a larger board."""
        thickness = factor * self.thickness
        return _Ground(factor * self.room, factor * self.feet, self.normals, thickness)


def fit_of(
    layout: SolidLayout, places: Sequence[int], board: Body, scale: float, measures: Measures
) -> Fit:
    """Return the fit that serves all of some places.

    Args:
        board: without sockets, in millimetres.
        scale: millimetres per unit of the layout.

    Raises:
        UserError: the board is too small for pegs of a wall's thickness; the message says how large
            it has to be.
    """
    feet, normals = scale * layout.centres[list(places)], layout.normals[list(places)]
    room = scale * float(layout.radii[list(places)].min())
    ground = _Ground(room, feet, normals, _least_depth(board, feet, normals))
    fit = _best_fit(ground, measures)
    if fit is None:
        factor = _STEP_UP
        while _best_fit(ground.larger(factor), measures) is None:
            factor *= _STEP_UP
        raise too_small(measures, factor)
    return fit


def too_small(measures: Measures, factor: float) -> UserError:
    """Return the error saying that a board should be larger by a factor."""
    size = 5 * int(np.ceil(factor * measures.extent / 5))
    return UserError(
        "a board of {size} mm is too small for pegs as thick as a wall of {wall} mm: "
        "about {enough} mm will do",
        size=f"{measures.extent:g}",
        wall=f"{measures.wall:g}",
        enough=size,
    )


def _best_fit(ground: _Ground, measures: Measures) -> Fit | None:
    """Return sockets as deep as they are wide, if there is room, or nearly so."""
    least = measures.wall / 2 + measures.clearance
    if least > _WIDEST * ground.room:
        return None
    radii = np.linspace(max(_SOCKET * ground.room, least), least, _TRIES).tolist()
    fits = [Fit(x, _depth(ground, x, measures.wall), measures.clearance) for x in radii]
    best = max(fits, key=lambda fit: min(fit.depth, fit.radius))
    return best if best.depth >= least else None


def _depth(ground: _Ground, radius: float, wall: float) -> float:
    """Return the largest depth of sockets that leaves a wall between them, 0 if impossible."""
    depth = min(_DEEPEST * radius, ground.thickness - wall)
    while depth > _SHALLOWEST:
        if _gap(ground.feet - depth * ground.normals) >= 2 * radius + wall:
            return depth
        depth *= _STEP
    return 0.0


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
    """Return the least distance between two of some points."""
    gaps = np.linalg.norm(points[:, None] - points[None], axis=2)
    return float(gaps[np.triu_indices(len(points), 1)].min())
