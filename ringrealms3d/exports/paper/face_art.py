"""The print on the faces of a net: pads, and the stones of the position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from manifold3d import CrossSection
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.exports.vector.page import Area, Letters
from ringrealms3d.geometry.polygon import inradius
from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.surface import CellSizes
from ringrealms3d.scene.materials import BLACK, Colour, blended, opposite
from ringrealms3d.scene.theme import Theme

_STONE = 0.78  # of the room for a stone
_LARGEST = 1.7  # of a bar's width: a stone on a face
_HOLLOW, _RING = 0.62, 0.36  # of a stone's radius: the ring on the second seat's stones
_HOLLOW_TINT = 0.75
_GROOVE = 0.25  # millimetres
_EDGE = 0.2
_EDGE_TINT = 0.4
_CORNERS = 48
_NAME = 0.24  # of the room in a face


@dataclass(frozen=True, slots=True, eq=False)
class FaceArtist:
    """Draws a solid's faces at their positions in a net.

    Attributes:
        solid: the solid, in millimetres.
        stones: int8 (sites,), the stones on faces, edges and vertices, in this order.
        names: the names of the sites, empty to write none.
        theme: the colours.
        colours: the names of the two seats' colours.
    """

    solid: Polyhedron
    stones: NDArray[np.int8]
    names: Sequence[str]
    theme: Theme
    colours: tuple[str, str]

    def drawn(self, face: int, corners: Polygon, sizes: CellSizes) -> Iterator[Area | Letters]:
        """Yield the shapes on a face with these corners on the paper, float64 (corners, 2)."""
        yield Area((corners,), self.theme.body.colour)
        inner = _inner_points(self.solid, face, corners, sizes)
        yield from self._pads(face, corners, inner)
        outline = CrossSection([corners])
        for site, middle, radius in self._spots(face, corners, inner, sizes):
            if self.stones[site] > 0:
                yield from self._stone(int(self.stones[site]), middle, radius, outline)
        if self.names:
            middle = inner.reshape(-1, 2).mean(axis=0)
            height = _NAME * inradius(inner.reshape(-1, 2), middle)
            ink = self._ink(int(self.stones[face]))
            x, y = middle.tolist()
            yield Letters(self.names[face], x, y, height, ink)

    def _pads(self, face: int, corners: Polygon, inner: Polygon) -> Iterator[Area]:
        """Yield a face's pad, and its halves of the bars and its shares of the caps around it."""
        onwards, before = np.roll(corners, -1, axis=0), np.roll(inner, 1, axis=0)
        for k, (start, end) in enumerate(zip(corners, onwards, strict=True)):
            along = (end - start) / np.linalg.norm(end - start)
            foot, head = (start + along * ((p - start) @ along) for p in inner[k])
            yield self._pad("edge", np.array([foot, head, inner[k, 1], inner[k, 0]]))
            last = start - corners[k - 1]
            last /= np.linalg.norm(last)
            side = start + last * ((before[k, 1] - start) @ last)
            yield self._pad("vertex", np.array([start, foot, inner[k, 0], before[k, 1], side]))
        yield self._pad("face", inner.reshape(-1, 2))

    def _pad(self, kind: str, outline: Polygon) -> Area:
        return Area((outline,), self.theme.pad(kind).colour, self.theme.body.colour, _GROOVE)

    def _spots(
        self, face: int, corners: Polygon, inner: Polygon, sizes: CellSizes
    ) -> Iterator[tuple[int, Polygon, float]]:
        """Yield the sites of a face with the middles and radii of their stones."""
        solid, faces, edges = self.solid, len(self.solid.faces), len(self.solid.edges)
        pad = inner.reshape(-1, 2)
        middle = pad.mean(axis=0)
        yield face, middle, _STONE * min(inradius(pad, middle), _LARGEST * sizes.width)
        for k, edge in enumerate(solid.face_edges[face]):
            ends = corners[k], corners[(k + 1) % len(corners)]
            half = float(np.linalg.norm(inner[k, 1] - inner[k, 0])) / 2
            width = min(float(sizes.widths[f]) for f in solid.edge_faces[edge])
            spot = (inner[k, 0] + inner[k, 1]) / 2
            along = (ends[1] - ends[0]) / np.linalg.norm(ends[1] - ends[0])
            yield (
                faces + edge,
                ends[0] + along * ((spot - ends[0]) @ along),
                _STONE * min(half, width),
            )
        for k, vertex in enumerate(solid.faces[face]):
            width = min(float(sizes.widths[f]) for f in solid.vertex_faces[vertex])
            yield faces + edges + vertex, corners[k], _STONE * min(width, sizes.reaches[vertex])

    def _stone(
        self, stone: int, middle: Polygon, radius: float, outline: CrossSection
    ) -> Iterator[Area]:
        """Yield the part of a round stone on a face; the second seat's stones have a ring."""
        colour = self._seat_colour(stone)
        yield from _disc(outline, middle, radius, blended(colour, BLACK, _EDGE_TINT))
        yield from _disc(outline, middle, max(radius - _EDGE, 0.9 * radius), colour)
        if stone == 2:
            ring = blended(colour, opposite(colour), _HOLLOW_TINT)
            yield from _disc(outline, middle, _HOLLOW * radius, ring)
            yield from _disc(outline, middle, _RING * radius, colour)

    def _seat_colour(self, stone: int) -> Colour:
        return self.theme.stones[self.colours[stone - 1]].colour

    def _ink(self, stone: int) -> Colour:
        below = self._seat_colour(stone) if stone > 0 else self.theme.pad("face").colour
        return opposite(below)


def _inner_points(solid: Polyhedron, face: int, corners: Polygon, sizes: CellSizes) -> Polygon:
    """Return the corners of a face's pad, two for each side, float64 (sides, 2, 2)."""
    vertices = list(solid.faces[face])
    onwards = np.roll(corners, -1, axis=0)
    along = (onwards - corners) / np.linalg.norm(onwards - corners, axis=1, keepdims=True)
    inwards = sizes.widths[face] * np.stack([-along[:, 1], along[:, 0]], axis=1)
    reaches = sizes.reaches[vertices][:, None]
    ends = np.roll(reaches, -1, axis=0)
    return np.stack([corners + reaches * along + inwards, onwards - ends * along + inwards], axis=1)


def _disc(outline: CrossSection, middle: Polygon, radius: float, colour: Colour) -> Iterator[Area]:
    round_area = CrossSection.circle(radius, _CORNERS).translate(middle.tolist())
    shape = tuple((round_area ^ outline).to_polygons())
    if shape:
        yield Area(shape, colour)
