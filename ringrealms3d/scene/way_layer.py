"""Threads and beads on the ways that decided a game, seen through whatever lies on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pyvista as pv
from numpy.typing import NDArray

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.solid_layout import SolidLayout, Surface
from ringrealms3d.core.trail import Trail
from ringrealms3d.geometry.shapes import arc, tube, turned
from ringrealms3d.scene.actors import add_surface, poly_data, refill
from ringrealms3d.scene.mesh_data import MeshData, merged, mesh_of
from ringrealms3d.scene.pieces import Stones, frames_of
from ringrealms3d.scene.theme import Colour, Material

_THREAD = 0.09  # the thickness of a thread, and other lengths, in the places' radius
_LIT = 0.2  # the thickness of a trail
_SAME = 0.02
_BEAD = 0.26
_OVER = 0.16  # how far threads lie above pieces
_EMPTY = 0.3  # how far they lie above empty places
_TAIL = 7  # beads, each smaller than the one before it
_SPACING = 0.34
_THROUGH = 0.45  # how clearly they are seen through what hides them
_NEAREST = -66000.0  # units of depth that bring anything before everything else

_BALL = turned("", arc(-90, 90, (0.0, 0.0), (1.0, 1.0), 9), segments=14)
_KNOT = turned("", arc(-90, 90, (0.0, 0.0), (1.0, 1.0), 7), segments=12)

Line = NDArray[np.float64]


class WayLayer:
    """Ways of one colour, none at first."""

    def __init__(self, plotter: pv.BasePlotter, layout: SolidLayout, colour: Colour) -> None:
        """Add nothing to see yet."""
        self._layout = layout
        self._lines: list[Line] = []
        self._radius = float(layout.radii.mean())
        nothing = merged([])
        self._threads, self._beads = poly_data(nothing), poly_data(nothing)
        for data in (self._threads, self._beads):
            add_surface(plotter, data, Material(colour, 0.3))
            ghost = add_surface(plotter, data, Material(colour, 0.3))
            ghost.prop.opacity = _THROUGH
            _bring_forward(ghost)

    def show(self, layout: SolidLayout, ways: Sequence[Sites], stones: Stones) -> None:
        """Draw a thread along each way, over the pieces on it."""
        points = _points(layout, stones)
        self._lines = [points[list(way)] for way in ways]
        refill(self._threads, merged(_threads(points, ways, _THREAD * self._radius)))
        self.travel(None)

    def show_trails(self, layout: SolidLayout, trails: Sequence[Trail]) -> None:
        """Draw a tube along each trail, wide enough to hide what is drawn on the pieces."""
        self._lines = [_line(layout, trail) for trail in trails]
        tubes = [mesh_of(tube("", line, _LIT * self._radius)) for line in self._lines]
        refill(self._threads, merged(tubes))
        self.travel(None)

    def travel(self, share: float | None) -> None:
        """Show a bead and its tail after a share of each way, or none."""
        moving = (
            [] if share is None else [_beads(line, share, self._radius) for line in self._lines]
        )
        refill(self._beads, merged(moving))


def _bring_forward(actor: pv.Actor) -> None:
    """Let an actor be seen through everything that is before it."""
    actor.mapper.SetResolveCoincidentTopologyToPolygonOffset()
    actor.mapper.SetRelativeCoincidentTopologyPolygonOffsetParameters(0.0, _NEAREST)


def _points(layout: SolidLayout, stones: Stones) -> Line:
    """Return a point over each place, or over the piece on it, float64 (places, 3)."""
    heights = np.full(len(stones), _EMPTY)
    for number, shape in layout.shapes.items():
        heights[stones == number] = shape.height + _OVER
    return np.asarray(layout.centres + (heights * layout.radii)[:, None] * layout.normals)


def _line(layout: SolidLayout, trail: Trail) -> Line:
    """Return the points of a trail in space, float64 (points, 3), no two in a row the same."""
    sites = np.array(trail.sites)
    frames = frames_of(layout.normals[sites])
    parts = [
        layout.centres[site] + layout.radii[site] * (np.array(points) @ frame)
        for (site, points), frame in zip(trail.steps, frames, strict=True)
    ]
    line = np.concatenate(parts)
    apart = np.linalg.norm(np.diff(line, axis=0), axis=1) > _SAME * layout.radii[sites[0]]
    return np.asarray(line[np.concatenate([[True], apart])])


def _threads(points: Line, ways: Sequence[Sites], thickness: float) -> Iterator[MeshData]:
    """Yield a straight thread for each step of the ways, and a knot at each of their places."""
    for ends in sorted({tuple(sorted(step)) for way in ways for step in pairwise(way)}):
        yield mesh_of(tube("", points[list(ends)], thickness))
    for place in sorted({place for way in ways for place in way}):
        yield _at(_KNOT, points[place], thickness)


def _at(surface: Surface, middle: Line, size: float) -> MeshData:
    return mesh_of(replace(surface, points=middle + size * surface.points))


def _beads(line: Line, share: float, radius: float) -> MeshData:
    """Return a bead and those that follow it, the way's length being 1 for the share."""
    lengths = np.concatenate([[0.0], np.linalg.norm(np.diff(line, axis=0), axis=1).cumsum()])
    behind = share % 1.0 * lengths[-1] - _SPACING * radius * np.arange(_TAIL)
    return merged(_balls(line, lengths, behind, radius))


def _balls(
    line: Line, lengths: NDArray[np.float64], places: NDArray[np.float64], radius: float
) -> Iterator[MeshData]:
    closed = np.allclose(line[0], line[-1])
    for k, place in enumerate(places):
        at = place % lengths[-1] if closed else place
        if at >= 0:
            middle = np.array([np.interp(at, lengths, axis) for axis in line.T])
            size = _BEAD * radius * (1 - k / _TAIL)
            yield _at(_BALL, middle, size)
