"""The parts of a board as bodies of any size: the board itself, its pads, and the pieces on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import numpy as np
from manifold3d import CrossSection
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import Shape, SolidLayout
from ringrealms3d.exports.printing.engraving import Engraving, engraved, face_of, groove_depth
from ringrealms3d.exports.printing.solids import (
    Body,
    body_of,
    difference,
    hull_of,
    moved,
    thickened,
    union,
    upright_prism,
)
from ringrealms3d.geometry.closing import Shell, shells_of, shells_of_surface
from ringrealms3d.geometry.polygon import inradius
from ringrealms3d.scene.parts import Part, Stones, matrices_on, numbered_mesh

FRAMES = ("body", "fixture")
"""The kinds of parts that a board without places is made of."""

_PRINTED = (*FRAMES, "bridge", "pad", "piece")
_LEFT_OUT = "rim"  # the material of what edges the paths on pieces, too thin to be told apart
_FOOT = (
    -0.1,
    0.1,
    0.97,
)  # of a place's radius: its bottom and top; of the outline: how broad it is
_SUNKEN = 0.01  # how much deeper pads are than drawn
_SUNKEN_IN_SOLID = 0.05  # the same in a solid, whose body is not quite flat below them
_ABOVE = 1.0  # how far holes reach out of a board

Pose = NDArray[np.float64]


class BoardSolids:
    """The printed parts of a board."""

    def __init__(self, layout: SolidLayout, parts: Iterable[Part], stones: Stones) -> None:
        """Take the printed parts of a board.

        Args:
            layout: of the board, closed.
            stones: the piece on each place.
        """
        self.layout = layout
        self._stones = stones[: layout.places]
        self._parts = [part for part in parts if part.kind in _PRINTED]
        self._shells = cache(shells_of_surface)

    @property
    def extent(self) -> float:
        """The largest extent of all parts as they are drawn."""
        return float(np.ptp(numbered_mesh(self._parts).points, axis=0).max())

    def bodies(self, scale: float, wall: float) -> list[Body]:
        """Return all bodies, some of which overlap.

        Args:
            scale: millimetres per unit of the board.
            wall: the least thickness in millimetres.
        """
        return [*self.board(scale, wall), *self._pieces(scale, wall)]

    def board(self, scale: float, wall: float) -> list[Body]:
        """Return the bodies of the board without pieces; see :meth:`bodies`."""
        bridges = (part.surface for part in self._of_kind("bridge"))
        wires = (shell for surface in bridges for shell in self._shells(surface))
        return [
            *self._frame(scale, wall),
            *self._pads(scale, wall),
            *(body_of(thickened(_scaled(shell, scale), wall)) for shell in wires),
        ]

    def piece(self, shape: Shape, scale: float, wall: float) -> list[Body]:
        """Return the bodies of a piece, its foot in the origin.

        Args:
            scale: millimetres per unit of the shape.
        """
        cut = {surface.material for surface in shape.engraved or ()}
        raised = (x for x in shape.surfaces if x.material not in cut | {_LEFT_OUT})
        shells = (shell for surface in raised for shell in self._shells(surface))
        bodies = [body_of(thickened(_scaled(shell, scale), wall)) for shell in shells]
        if shape.engraved is None:
            return bodies
        outlines = self._grooves(shape, scale).values()
        return [engraved(union(bodies), face_of(bodies[0]), outlines, groove_depth(wall))]

    def engraving(self, shape: Shape, scale: float, wall: float) -> Engraving | None:
        """Return the colours of a piece as :meth:`piece` makes it, None if none is engraved."""
        if shape.engraved is None:
            return None
        slab, *others = shape.surfaces
        (shell,) = self._shells(slab)
        face = face_of(body_of(thickened(_scaled(shell, scale), wall))) + groove_depth(wall)
        grooves = self._grooves(shape, scale)
        ridges = {x.material for x in others} - {_LEFT_OUT, *grooves}
        return Engraving(face, wall, slab.material, tuple(sorted(ridges)), grooves)

    def _grooves(self, shape: Shape, scale: float) -> dict[str, CrossSection]:
        """Return the outlines of a piece's grooves by their materials, in millimetres."""
        bodies: dict[str, list[Body]] = {}
        for surface in shape.engraved or ():
            shells = (body_of(_scaled(shell, scale)) for shell in self._shells(surface))
            bodies.setdefault(surface.material, []).extend(shells)
        return {material: union(some).project() for material, some in bodies.items()}

    def _of_kind(self, *kinds: str) -> list[Part]:
        return [part for part in self._parts if part.kind in kinds]

    def _frame(self, scale: float, wall: float) -> list[Body]:
        """Return the parts below the pads and around them.

        A board that is only drawn where it is visible becomes its convex hull, with holes for its
        pads.
        """
        mesh = numbered_mesh(self._of_kind(*FRAMES))
        shells = shells_of(scale * mesh.points, mesh.triangles)
        if all(shell.closed for shell in shells):
            return [body_of(thickened(shell, wall)) for shell in shells]
        return [difference(hull_of(scale * mesh.points), self._holes(scale))]

    def _holes(self, scale: float) -> Iterator[Body]:
        for place in self.grounded_places():
            pad, up = self.layout.pads[place], self.layout.normals[place]
            yield hull_of(scale * np.concatenate([pad, pad + _ABOVE * up]))

    def grounded_places(self) -> list[int]:
        """Return the places that lie on the board, rather than on pieces."""
        return np.flatnonzero((self.layout.supports < 0).all(axis=1)).tolist()

    def _pads(self, scale: float, wall: float) -> Iterator[Body]:
        """Yield the pads on the board, widened where they would be thinner than a wall."""
        grounded = set(self.grounded_places())
        points: dict[int, list[NDArray[np.float64]]] = {}
        for part in self._of_kind("pad"):
            if part.place in grounded:
                points.setdefault(part.place, []).append(part.mesh.points)
        depth = _SUNKEN_IN_SOLID if self.layout.cells else _SUNKEN
        for place, rows in points.items():
            outline = self.layout.pads[place]
            middle = outline.mean(axis=0)
            growth = max(1.0, wall / (2 * scale * inradius(outline, middle)))
            flat = middle + growth * (np.concatenate(rows) - middle)
            sunken = flat - depth * self.layout.normals[place]
            yield hull_of(scale * np.concatenate([flat, sunken]))

    def _pieces(self, scale: float, wall: float) -> Iterator[Body]:
        known: dict[tuple[int, float], list[Body]] = {}
        for number, shape in self.layout.shapes.items():
            places = np.flatnonzero(self._stones == number)
            for place, pose in zip(places.tolist(), self.poses(places, scale), strict=True):
                radius = float(self.layout.radii[place])
                if (number, radius) not in known:
                    known[number, radius] = self.piece(shape, scale * radius, wall)
                yield from (moved(body, pose) for body in known[number, radius])
        yield from self._feet(scale)

    def poses(self, places: Sequence[int] | NDArray[np.int64], scale: float) -> list[Pose]:
        """Return the poses of a piece in real size on some places, each float64 (4, 4)."""
        matrices = matrices_on(self.layout, places) if len(places) else np.zeros((0, 4, 4))
        matrices[:, :3, :3] /= self.layout.radii[list(places), None, None]
        matrices[:, :3, 3] *= scale
        return list(matrices)

    def _feet(self, scale: float) -> Iterator[Body]:
        """Yield the feet that join each piece to what it stands on."""
        for number, shape in self.layout.shapes.items():
            places = np.flatnonzero(self._stones == number)
            for place, pose in zip(places, self.poses(places, scale), strict=True):
                radius = scale * float(self.layout.radii[place])
                bottom, top, share = _FOOT
                foot = upright_prism(radius * share * shape.outline, radius * bottom, radius * top)
                yield moved(foot, pose)


def _scaled(shell: Shell, scale: float) -> Shell:
    return Shell(scale * shell.points, shell.triangles, shell.closed)
