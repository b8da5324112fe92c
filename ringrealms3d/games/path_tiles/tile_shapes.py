"""How the tiles look in space: slabs with paths on them, in two looks.

Everything is in units of a half side of a cell, and :func:`tile_looks` scales it to those of a
piece. A path ends on the border of the cell, a hair outside its tile, so those of neighbours meet;
where two paths cross, the one on top arches over the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType

import numpy as np

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Shape, Surface, moved
from ringrealms3d.games.path_tiles.board import STEPS
from ringrealms3d.games.path_tiles.tiles import TILES, Tile
from ringrealms3d.geometry.plane import square
from ringrealms3d.geometry.shapes import arc, joined, prism, turned
from ringrealms3d.geometry.sweeps import (
    Path,
    Section,
    arch,
    bend,
    flat_section,
    round_section,
    straight,
    swept,
)

HALF_SIDE = 0.955  # of a tile
HEIGHT = 0.2  # of a slab
_BEVEL = 0.06
_BOTTOM = 0.01  # slabs stand so far above the pad that they hide
_STEPS_OF_BEND = 9
_STEPS_OF_ARCH = 11
DEAD_END = 0.4  # how far from the middle a dead end stops
_KNOB_SEGMENTS = 24
_HUB = 0.46  # the radius of the disc in the middle of a crossroads
_RIBBON = 0.145  # half the width of a ribbon
_RIBBON_END = 0.235  # the radius of a dead end's disc
_WIRE = 0.03  # how much of the wires on either side is seen
_CORE = 0.035  # half the width of the wire in a blue path
_GAP = 0.13  # on either side of a bridge the path below it is cut
_PICKED = 0.1  # how far above the slab a tile is still pointed at
_FRAME_WIDTH = 0.1
_FRAME_HEIGHT = 0.022  # ribbons run over it
_COLOURS = MappingProxyType({"r": "red", "b": "blue"})
_ENGRAVED = "blue"  # printed as grooves, in the breadth of ribbons, and red as ridges


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """How paths look.

    Attributes:
        section: the section of a path that lies on the slab.
        thickness: from its lowest to its highest point.
        lift: how far the upper of two paths that cross is raised in the middle.
        span: how much of its length is raised.
        gap: how far from the middle the lower of two paths that cross is cut.
        knob: the profile of what stands at a dead end.
        hub: the profile of what stands in the middle of a crossroads.
        edge: the strip below paths that shows on either side of them.
        core: the line along the middle of blue ones, which tells them apart without colours.
    """

    section: Section
    thickness: float
    lift: float
    span: float
    gap: float
    knob: Polygon
    hub: Polygon
    edge: Look | None = None
    core: Look | None = None


def _ribbon() -> Look:
    """Return enamel between two wires, let into the slab, with a third wire in blue enamel."""
    wires = _band(_RIBBON + _WIRE, HEIGHT + 0.012, 0.004, _WIRE)
    core = _band(_CORE, HEIGHT + 0.036, 0.006, _CORE - _RIBBON)
    return replace(_band(_RIBBON, HEIGHT + 0.03, 0.02, 0.0), edge=wires, core=core)


def _band(half: float, high: float, bevel: float, grown: float) -> Look:
    """Return flat paths with bevelled edges.

    Args:
        half: of their width.
        high: where their highest point is.
        bevel: how far their edges are cut off.
        grown: how much wider than usual ends and crossroads are.
    """
    low = HEIGHT - 0.03
    outline = np.array(
        [
            *((-half, low), (half, low), (half, high - bevel)),
            *((half - bevel, high), (bevel - half, high), (-half, high - bevel)),
        ]
    )
    knob, hub = (
        np.array([[radius, low], [radius, high - bevel], [radius - bevel, high], [0.0, high]])
        for radius in (_RIBBON_END + grown, _HUB + grown)
    )
    return Look(flat_section(outline), high - low, 0.2, 1.3, _RIBBON + _GAP, knob, hub)


def _tube() -> Look:
    radius, middle = 0.125, HEIGHT + 0.05
    ball = arc(-40, 90, (0.0, middle), (0.23, 0.2), 7)
    dome = arc(-20, 90, (0.0, HEIGHT), (_HUB, 0.24), 9)
    return Look(round_section(radius, 10, middle), 2 * radius, 0.31, 1.7, radius + _GAP, ball, dome)


LOOKS: Mapping[str, Look] = MappingProxyType({"ribbons": _ribbon(), "tubes": _tube()})


@cache
def tile_looks(radius: float) -> Mapping[str, Mapping[int, Shape]]:
    """Return for each look the shape of each tile by its number plus one.

    Args:
        radius: the unit of shapes, in half sides of a cell.
    """
    return MappingProxyType({name: _shapes(look, radius) for name, look in LOOKS.items()})


def _shapes(look: Look, radius: float) -> Mapping[int, Shape]:
    frame, slab = (_scaled(surface, radius) for surface in (_frame(), _slab()))
    outline = square((0, 0), HALF_SIDE) / radius
    return MappingProxyType(
        {
            number: Shape(
                (slab, *(_scaled(path, radius) for path in tile_inlay(tile, look))),
                outline,
                (HEIGHT + _PICKED) / radius,
                fills=True,
                frame=frame,
                engraved=tuple(
                    _scaled(path, radius)
                    for path in tile_paths(tile, LOOKS["ribbons"])
                    if path.material == _ENGRAVED
                ),
            )
            for number, tile in enumerate(TILES, start=1)
        }
    )


def tile_inlay(tile: Tile, look: Look) -> tuple[Surface, ...]:
    """Return the paths on a tile's slab and what edges them, in half sides of a cell."""
    paths = tile_paths(tile, look)
    if look.edge is None or look.core is None or not paths:
        return paths
    cores = [path for path in tile_paths(tile, look.core) if path.material == _ENGRAVED]
    wires = joined([*tile_paths(tile, look.edge), *cores])
    return (*paths, replace(wires, material="rim"))


def tile_paths(tile: Tile, look: Look) -> tuple[Surface, ...]:
    """Return what lies on a tile's slab, one surface a colour, in half sides of a cell."""
    parts: dict[str, list[Surface]] = {}
    for link in tile.links:
        material = _COLOURS[tile.sides[link[0]]]
        parts.setdefault(material, []).extend(_linked(material, tile, link, look))
    for side in tile.dead_ends:
        material = _COLOURS[tile.sides[side]]
        parts.setdefault(material, []).extend(_dead_end(material, side, look))
    return tuple(joined(surfaces) for surfaces in parts.values())


def _linked(material: str, tile: Tile, link: tuple[int, ...], look: Look) -> list[Surface]:
    if len(link) == 4:
        return _crossroads(material, look)
    if tile.top is not None and link != tile.top and link[1] - link[0] == 2:
        return [_cut_arm(material, side, look) for side in link]
    return [swept(material, strand(link, link == tile.top, look), look.section)]


def strand(link: tuple[int, ...], over: bool, look: Look) -> Path:
    """Return the path between two sides; if it runs over another one, it is an arch."""
    first, second = (_middle(side) for side in link)
    if link[1] - link[0] != 2:
        return _turning(first, second)
    if over:
        return arch(first, second, look.lift, look.span, _STEPS_OF_ARCH)
    return straight(first, second)


def _turning(first: tuple[float, float], second: tuple[float, float]) -> Path:
    """Return the quarter of a circle around a corner of the cell."""
    corner = first[0] + second[0], first[1] + second[1]
    start, stop = (
        np.degrees(np.arctan2(end[1] - corner[1], end[0] - corner[0])) for end in (first, second)
    )
    stop += 360 * round((start - stop) / 360)
    return bend(corner, 1.0, start, stop, _STEPS_OF_BEND)


def _dead_end(material: str, side: int, look: Look) -> list[Surface]:
    x, y = (DEAD_END * step for step in STEPS[side])
    return [_arm(material, side, (x, y), look), moved(_knob(material, look), (x, y, 0.0))]


def _crossroads(material: str, look: Look) -> list[Surface]:
    arms = [_arm(material, side, (0.0, 0.0), look) for side in range(4)]
    return [*arms, turned(material, look.hub, _KNOB_SEGMENTS)]


def _cut_arm(material: str, side: int, look: Look) -> Surface:
    """Return the visible part of a path below another one, from one side of the tile."""
    x, y = (look.gap * step for step in STEPS[side])
    return _arm(material, side, (x, y), look)


@cache
def _arm(material: str, side: int, end: tuple[float, float], look: Look) -> Surface:
    return swept(material, straight(_middle(side), end), look.section)


@cache
def _knob(material: str, look: Look) -> Surface:
    return turned(material, look.knob, _KNOB_SEGMENTS)


def _middle(side: int) -> tuple[float, float]:
    """Return the middle of a side of the cell."""
    x, y = STEPS[side]
    return float(x), float(y)


def _slab() -> Surface:
    return prism("tile", square((0, 0), HALF_SIDE), _BOTTOM, HEIGHT, _BEVEL)


def _frame() -> Surface:
    """Return a flat square ring along the rim of the slab, below the paths."""
    outer = HALF_SIDE - _BEVEL
    inner = outer - _FRAME_WIDTH
    bars = []
    for turn in range(4):
        corners = np.array([(outer, -outer), (outer, outer), (inner, inner), (inner, -inner)])
        for _ in range(turn):
            corners = np.column_stack([-corners[:, 1], corners[:, 0]])
        bars.append(prism("frame", corners, HEIGHT - _FRAME_HEIGHT, HEIGHT + _FRAME_HEIGHT))
    return joined(bars)


def _scaled(surface: Surface, radius: float) -> Surface:
    return replace(surface, points=surface.points / radius)
