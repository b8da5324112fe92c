"""The board as an object: a dark body with a raised, soft-rimmed pad for each place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import SolidLayout, Surface
from ringrealms3d.geometry.shapes import joined
from ringrealms3d.geometry.triangles import fan, strip
from ringrealms3d.geometry.vectors import crossed
from ringrealms3d.scene.content import Content, held_sites
from ringrealms3d.scene.materials import Colour, blended, of_place
from ringrealms3d.scene.mesh_data import along_x
from ringrealms3d.scene.parts import Part, still
from ringrealms3d.scene.shading import light_on_floor, light_on_wall
from ringrealms3d.scene.theme import Theme

_RIM = 0.16  # of a pad's inner radius: the width of its rounded rim
_WIDEST_RIM = 0.010
_DEPTH = 0.020  # from a pad's top down to the body
_GROOVE = 0.016  # about how far pads are apart
_ROWS = 5  # of corners that a pad has
_LEAN = 0.6  # how far a rim's lower edge faces up, so that what is seen of it never faces away
_SCATTER = np.array([[97.3, 41.9, 61.7], [53.1, 83.3, 29.9]])  # spreads pads over their texture
_ASKEW = 0.12  # radians: how far grain turns away from a pad's longest side, at most
_TURNS = np.array([71.7, 38.3, 54.1])  # spreads these turns over the pads
_UNDERSIDE_TINT = 0.75  # how much of the body's colour undersides have
_LIT = 0.78  # of a pad's colour; the lamps make up for it on pads that face them
_BRIDGE_GLOW = 0.7
_HOVER_TINT = 0.55
_CAUSE_TINT = 0.5  # how much of the capture colour the pads of what captured or decided take on
_BOARDS = 4  # whose pads and bodies are kept, since a board is often shown again
_FITTING_TINT = 0.45  # how much of the colour of what can move the pads that fit a piece take on

_Tint = tuple[Sequence[int], Colour, float]
"""Places, and the colour of which their pads take on a share."""


def body_parts(layout: SolidLayout, theme: Theme) -> tuple[Part, ...]:
    """Return the closed body below the pads of a solid, nothing for other boards."""
    if not layout.cells:
        return ()
    return (still("body", _body_surface(layout), theme.body),)


def fixture_parts(layout: SolidLayout, theme: Theme) -> tuple[Part, ...]:
    """Return the fixtures around the places."""
    return tuple(still("fixture", x, theme.material(x.material)) for x in layout.fixtures)


def bridge_parts(layout: SolidLayout, theme: Theme, content: Content) -> tuple[Part, ...]:
    """Return the bridges between places, bright if all of their places are marked as decisive."""
    marked = {*content.decisive, *content.beside}
    parts = []
    for bridge in layout.bridges:
        material = theme.material(bridge.surface.material)
        if marked.issuperset(bridge.places):
            lit = blended(material.colour, theme.capture, _BRIDGE_GLOW)
            material = replace(material, colour=lit)
        parts.append(still("bridge", bridge.surface, material))
    return tuple(parts)


class Pads:
    """The pads of a board: their surfaces are made once, then moved and coloured."""

    def __init__(self, layout: SolidLayout, theme: Theme) -> None:
        """Make the pads of a closed board."""
        self._layout, self._theme = layout, theme
        self._surfaces = _pad_surfaces(layout)
        self._matrices = [np.eye(4)] * layout.places
        kinds = enumerate(layout.kinds[: layout.places])
        self._plain = np.array([of_place(theme.pad(kind), place).colour for place, kind in kinds])

    def rearrange(self, layout: SolidLayout) -> None:
        """Use other positions of the same places."""
        matrices = np.tile(np.eye(4), (layout.places, 1, 1))
        matrices[:, :3, 3] = layout.centres - self._layout.centres
        self._matrices = list(matrices)

    def parts(
        self, content: Content, there: NDArray[np.bool_], hovered: int | None = None
    ) -> tuple[Part, ...]:
        """Return the pads with the tints of a content's marks.

        Args:
            there: which places have pads, bool (places,).
            hovered: the place under the pointer.
        """
        colours = self._plain.copy()
        for places, colour, share in _tints(self._layout, content, self._theme, hovered):
            chosen = [place for place in places if place < len(colours)]
            colours[chosen] += (np.array(colour) - colours[chosen]) * share
        body = np.array(self._theme.body.colour)
        below = colours + (body - colours) * _UNDERSIDE_TINT
        rows = [map(tuple, (_LIT * row).tolist()) for row in (colours, below)]
        spots = zip(self._surfaces, self._matrices, self._layout.kinds, *rows, strict=False)
        upper = cache(lambda kind, tint: replace(self._theme.pad(kind), colour=tint))
        under = cache(lambda kind, tint: replace(upper(kind, tint), texture=""))
        parts = []
        for place, (surfaces, matrix, kind, *tints) in enumerate(spots):
            if there[place]:
                parts += [
                    Part("pad", surface, matrix, of_side(kind, tint), place)
                    for of_side, surface, tint in zip((upper, under), surfaces, tints, strict=True)
                ]
        return tuple(parts)


def _tints(
    layout: SolidLayout, content: Content, theme: Theme, hovered: int | None
) -> Iterable[_Tint]:
    yield content.beside, theme.beside, _CAUSE_TINT
    bare = [x for x in content.decisive if not _is_ringed(layout, int(content.stones[x]))]
    yield bare, theme.capture, _CAUSE_TINT
    yield content.causes, theme.capture, _CAUSE_TINT
    if content.chosen:
        yield content.legal, theme.capture, _FITTING_TINT
    yield held_sites(content), theme.capture, _CAUSE_TINT
    yield content.chosen, theme.hover, _HOVER_TINT
    if hovered is not None:
        yield (hovered,), theme.hover, _HOVER_TINT


def _is_ringed(layout: SolidLayout, number: int) -> bool:
    """Whether a ring around a piece marks it, so that its pad keeps its colour."""
    return number in layout.shapes and not layout.shapes[number].fills


@lru_cache(maxsize=_BOARDS)
def _pad_surfaces(layout: SolidLayout) -> tuple[tuple[Surface, Surface], ...]:
    """Return the upper and lower side of every pad; new colours need no new ones."""
    counts = np.array([len(pad) for pad in layout.pads])
    depths = _depths(layout)
    made: dict[int, tuple[Surface, Surface]] = {}
    for count in set(counts.tolist()):
        places = np.flatnonzero(counts == count)
        outlines = np.stack([layout.pads[place] for place in places])
        normals = layout.normals[places, None]
        feet = outlines - depths[places, None, None] * normals
        upper = _upper_sides(outlines, normals, feet, depths[places].tolist())
        pairs = zip(upper, _undersides(feet, normals), strict=True)
        made.update(zip(places.tolist(), pairs, strict=True))
    return tuple(made[place] for place in range(len(counts)))


def _depths(layout: SolidLayout) -> NDArray[np.float64]:
    """Return how far each pad reaches down: to the body below all corners of its cell.

    A pad is level with the highest corner of its cell, which is plane on even solids alone.
    """
    depths = np.full(len(layout.pads), _DEPTH)
    for place, cell in enumerate(layout.cells):
        depths[place] += np.ptp(cell @ layout.normals[place])
    return depths


def _upper_sides(
    outlines: NDArray[np.float64],
    normals: NDArray[np.float64],
    feet: NDArray[np.float64],
    depths: list[float],
) -> list[Surface]:
    """Return pads' tops, rims that fall off smoothly, and walls.

    Args:
        outlines: of pads with equally many corners, float64 (pads, corners, 3).
        normals: float64 (pads, 1, 3).
        feet: the lower ends of the walls, float64 (pads, corners, 3).
        depths: how far these are below the tops.
    """
    corners = outlines.shape[1]
    centres = outlines.mean(axis=1, keepdims=True)
    ways = outlines - centres
    inner_radii = np.linalg.norm(ways, axis=2, keepdims=True).min(axis=1, keepdims=True)
    rims = np.minimum(_RIM * inner_radii, _WIDEST_RIM)
    tops = centres + ways * (1 - rims / inner_radii)
    shoulders = outlines - rims * normals
    outwards = _corner_directions(outlines, normals)
    upwards = np.broadcast_to(normals, outlines.shape)
    leaning = (outwards + _LEAN * normals) / np.hypot(1.0, _LEAN)
    rows = np.concatenate([tops, tops, shoulders, shoulders, feet], axis=1)
    directions = np.concatenate([upwards, upwards, leaning, outwards, outwards], axis=1)
    triangles = np.concatenate(
        [
            fan(corners),
            strip(corners, outer=2 * corners, inner=corners),
            strip(corners, outer=4 * corners, inner=3 * corners),
        ]
    )
    surfaces = []
    grains = _cut(rows, normals)
    each = zip(rims.ravel().tolist(), depths, rows, directions, grains, strict=True)
    for rim, depth, points, facing, grain in each:
        shoulder_light, foot_light = light_on_wall(rim, _GROOVE), light_on_wall(depth, _GROOVE)
        lights = [1.0, 1.0, shoulder_light, shoulder_light, foot_light]
        light = np.repeat(lights, corners)
        surfaces.append(Surface("pad", points, facing, triangles, light=light, grain=grain))
    return surfaces


def _cut(rows: NDArray[np.float64], normals: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the grain of pads cut from pieces of wood or stone of their own, (pads, points, 2).

    It runs along their longest sides, a little askew, for each pad by another angle.
    """
    outlines = rows[:, -(rows.shape[1] // _ROWS) :]
    sides = np.roll(outlines, -1, axis=1) - outlines
    longest = np.linalg.norm(sides, axis=2).argmax(axis=1)
    along = sides[np.arange(len(sides)), longest]
    along = (along / np.linalg.norm(along, axis=1, keepdims=True))[:, None]
    middles = outlines.mean(axis=1, keepdims=True)
    askew = _ASKEW * np.sin(middles @ _TURNS)[..., None]
    along = np.cos(askew) * along + np.sin(askew) * crossed(normals, along)
    frames = np.concatenate([crossed(normals, along), along], axis=1)
    return np.asarray(
        np.einsum("pik,pjk->pij", rows - middles, frames)
        + np.einsum("pik,jk->pij", middles, _SCATTER) % 1.0
    )


def _undersides(points: NDArray[np.float64], normals: NDArray[np.float64]) -> list[Surface]:
    downwards = np.broadcast_to(-normals, points.shape).copy()
    triangles = fan(points.shape[1])[:, ::-1]
    grains = along_x(points.reshape(-1, 3), downwards.reshape(-1, 3)).reshape(*points.shape[:2], 2)
    return [
        Surface("pad", corners, facing, triangles, grain=grain)
        for corners, facing, grain in zip(points, downwards, grains, strict=True)
    ]


def _corner_directions(
    outlines: NDArray[np.float64], normals: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return for each corner the unit direction away from its pad, in the pad's plane."""
    along = np.roll(outlines, -1, axis=1) - outlines
    sideways = crossed(along, normals)
    sideways /= np.linalg.norm(sideways, axis=2, keepdims=True)
    sums = sideways + np.roll(sideways, 1, axis=1)
    return np.asarray(sums / np.linalg.norm(sums, axis=2, keepdims=True))


@lru_cache(maxsize=_BOARDS)
def _body_surface(layout: SolidLayout) -> Surface:
    return joined(map(_sunken, layout.cells))


def _sunken(cell: Polygon) -> Surface:
    """Return a cell as a fan around its middle, in the shade of the pads that rise above it."""
    depth = 0.9 * _DEPTH
    points = np.concatenate([cell, cell.mean(axis=0)[None]]) * (1 - depth)
    corners = len(cell)
    k = np.arange(corners)
    triangles = np.stack([k, (k + 1) % corners, np.full(corners, corners)], axis=1)
    normal = crossed(points[1] - points[0], points[2] - points[0])
    normals = np.broadcast_to(normal / np.linalg.norm(normal), points.shape)
    light = np.full(len(points), light_on_floor(depth, _GROOVE))
    return Surface("body", points, normals.copy(), triangles, light=light)
