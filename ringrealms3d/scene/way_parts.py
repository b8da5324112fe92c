"""Threads and beads on the ways that decided a game, visible through anything on top."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.group import Trail
from ringrealms3d.core.solid_layout import SolidLayout, Surface
from ringrealms3d.geometry.shapes import arc, tube, turned
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.materials import Colour, Material, blended
from ringrealms3d.scene.parts import Part, Stones, frames_of
from ringrealms3d.scene.piece_parts import glow_of_seat
from ringrealms3d.scene.theme import Theme

_THREAD = 0.09  # the thickness of a thread, and other lengths, in the places' radius
_LIT = 0.2  # the thickness of a trail
_SAME = 0.02
BEAD = 0.26
_OVER = 0.16  # how far threads lie above pieces
_EMPTY = 0.3  # how far they lie above empty places
TAIL = 7  # beads, each smaller than the one before it
SPACING = 0.34
_ROUGHNESS = 0.3
_BRIGHT = (1.0, 1.0, 1.0)
_WAY_SHARE = 0.6

_BALL = turned("", arc(-90, 90, (0.0, 0.0), (1.0, 1.0), 9), segments=14)
_KNOT = turned("", arc(-90, 90, (0.0, 0.0), (1.0, 1.0), 7), segments=12)

Line = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Way:
    """A way along a board.

    Attributes:
        line: float64 (points, 3).
        colour: its colour, bright enough to stand out on pieces.
        on_pieces: whether it follows the paths on pieces, with their width, instead of leading from
            place to place.
    """

    line: Line
    colour: Colour
    on_pieces: bool


def ways_in_space(layout: SolidLayout, theme: Theme, content: Content) -> tuple[Way, ...]:
    """Return the trails and the ways along sites that decided or go with those."""
    points = _points(layout, content.stones)
    trails = [
        Way(_line(layout, trail), glow_of_seat(trail.seat, layout, theme), on_pieces=True)
        for trail in content.trails
    ]
    colours = (blended(c, _BRIGHT, _WAY_SHARE) for c in (theme.capture, theme.beside))
    pairs = zip(content.ways, colours, strict=True)
    ways = [Way(points[list(way)], colour, False) for group, colour in pairs for way in group]
    return (*trails, *ways)


def way_parts(layout: SolidLayout, ways: Iterable[Way]) -> tuple[Part, ...]:
    """Return a tube along each trail, and threads with knots along the other ways."""
    radius = float(layout.radii.mean())
    parts = []
    seen: set[object] = set()
    for way in ways:
        material = Material(way.colour, _ROUGHNESS)
        if way.on_pieces:
            parts.append(_shining("trail", tube("", way.line, _LIT * radius), np.eye(4), material))
            continue
        for ends in pairwise(way.line):
            key = frozenset(map(tuple, np.stack(ends).tolist())), way.colour
            if key not in seen:
                seen.add(key)
                thread = tube("", np.stack(ends), _THREAD * radius)
                parts.append(_shining("way", thread, np.eye(4), material))
        parts += [
            _shining("way", _KNOT, _at(spot, _THREAD * radius), material)
            for spot in np.unique(way.line, axis=0)
        ]
    return tuple(parts)


def drawn_to(way: Way, share: float) -> Way | None:
    """Return the beginning of a way, a share of its length; None if that is next to nothing."""
    lengths = np.concatenate([[0.0], np.linalg.norm(np.diff(way.line, axis=0), axis=1).cumsum()])
    end = share * lengths[-1]
    if end <= 0:
        return None
    last = np.array([np.interp(end, lengths, axis) for axis in way.line.T])
    return replace(way, line=np.vstack([way.line[lengths < end], last]))


def bead_parts(layout: SolidLayout, ways: Iterable[Way], share: float) -> tuple[Part, ...]:
    """Return a bead and its followers on each way, after a share of its length."""
    radius = float(layout.radii.mean())
    return tuple(
        replace(bead_of(way), matrix=_at(spot, size))
        for way in ways
        for spot, size in _beads(way.line, share, radius)
    )


def bead_of(way: Way) -> Part:
    """Return a bead of radius 1 in the middle of space, in the colour of a way."""
    return _shining("bead", _BALL, np.eye(4), Material(way.colour, _ROUGHNESS))


def travelled(ways: Iterable[Way], content: Content) -> tuple[Way, ...]:
    """Return the ways along which beads travel: trails only where they decided the game."""
    return tuple(way for way in ways if content.decisive or not way.on_pieces)


def _shining(kind: str, surface: Surface, matrix: NDArray[np.float64], material: Material) -> Part:
    return Part(kind, surface, matrix, material, shines_through=True)


def _at(spot: Line, size: float) -> NDArray[np.float64]:
    matrix = np.diag([size, size, size, 1.0])
    matrix[:3, 3] = spot
    return matrix


def _points(layout: SolidLayout, stones: Stones) -> Line:
    """Return a point over each place, or over the piece on it, float64 (places, 3)."""
    heights = np.full(layout.places, _EMPTY)
    for number, shape in layout.shapes.items():
        heights[stones[: layout.places] == number] = shape.height + _OVER
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


def _beads(line: Line, share: float, radius: float) -> Iterator[tuple[Line, float]]:
    """Yield where a bead and those that follow it are, and how large."""
    lengths = np.concatenate([[0.0], np.linalg.norm(np.diff(line, axis=0), axis=1).cumsum()])
    behind = share % 1.0 * lengths[-1] - SPACING * radius * np.arange(TAIL)
    closed = np.allclose(line[0], line[-1])
    for k, place in enumerate(behind):
        at = place % lengths[-1] if closed else place
        if at >= 0:
            middle = np.array([np.interp(at, lengths, axis) for axis in line.T])
            yield middle, BEAD * radius * (1 - k / TAIL)
