"""Grooves in printed pieces, and the bodies of one colour each that such a piece consists of.

One colour is a ridge and another a groove, so that they can be told apart in a print of one colour;
the floor of a groove is a body of its own for prints of several.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from manifold3d import CrossSection, JoinType

from ringrealms3d.exports.printing.solids import Body, difference, extents, on_grid, union

_DEPTH = 0.5  # walls: how deep grooves are
_INLAY = 0.5  # walls: how thick their floor is
_FILM = 0.05  # mm: what is thinner is no body of its own, but noise of rounded surfaces
_LEAST = 1e-3  # mm


def groove_depth(wall: float) -> float:
    """Return how deep grooves are."""
    return _DEPTH * wall


def face_of(slab: Body) -> float:
    """Return the height of the upper face of the slab that a piece's paths are on."""
    return float(extents([slab])[1, 2])


def engraved(body: Body, face: float, outlines: Iterable[CrossSection], depth: float) -> Body:
    """Return a piece that stands higher by the depth of its grooves, so that a wall is left below.

    Args:
        body: the piece, its foot on the plane z = 0.
        face: the height that grooves are cut from, before.
    """
    above = body.trim_by_plane([0, 0, 1], 0)
    low = float(extents([above])[0, 2])
    foot = above.slice(low + _LEAST).extrude(depth + _LEAST).translate([0, 0, low])
    higher = union([body.trim_by_plane([0, 0, -1], 0), foot, above.translate([0, 0, depth])])
    cuts = (outline.extrude(depth + _FILM).translate([0, 0, face]) for outline in outlines)
    return difference(higher, cuts)


@dataclass(frozen=True, slots=True, eq=False)
class Engraving:
    """The colours of an engraved piece, its foot on the plane z = 0, in millimetres.

    Attributes:
        face: the height of its slab's upper face.
        wall: the least thickness.
        slab: the material of the slab.
        ridges: the materials of what stands on it.
        grooves: the outlines of the grooves by their materials.
    """

    face: float
    wall: float
    slab: str
    ridges: tuple[str, ...]
    grooves: Mapping[str, CrossSection]

    def squeezed(self, share: float) -> Engraving:
        """Return the colours of the piece scaled in breadth by a share."""
        return replace(self, grooves={k: x.scale((share, share)) for k, x in self.grooves.items()})

    def parts(self, body: Body) -> Iterator[tuple[str, Body]]:
        """Yield the material and the body of each colour of the piece, its slab last."""
        floor, thickness = self.face - groove_depth(self.wall), _INLAY * self.wall
        for material, outline in self.grooves.items():
            inner = outline.offset(-_FILM, JoinType.Miter)
            tool = inner.extrude(thickness + _FILM).translate([0, 0, floor - thickness])
            yield material, on_grid(body ^ tool)
            body = body - tool
        for material in self.ridges:
            yield material, on_grid(body.trim_by_plane([0, 0, 1], self.face + _FILM))
            body = body.trim_by_plane([0, 0, -1], -self.face - _FILM)
        yield self.slab, on_grid(body)
