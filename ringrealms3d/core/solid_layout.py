"""A board in space: its places, and the shapes on them and around them.

A place can rest on others, as a gap in a pile rests on three tiles; it is *present* when all of
these are occupied, and only then can it be seen and clicked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.checks import (
    check_numbers,
    check_outlines,
    check_places,
    check_positive,
    refuse,
)
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.layout import Layout, Polygon

_UNIT = 1e-6  # how far the length of a normal may be from 1
# of each place of a board that lies flat
_UPWARDS = np.array([[0.0, 0.0, 1.0]])
_STAYING = np.zeros((1, 3))
_LOWEST = np.ones(1, dtype=np.int64)
_ON_NOTHING = np.empty((1, 0), dtype=np.int64)
_USUAL = {"normals": _UPWARDS, "lifts": _STAYING, "levels": _LOWEST, "supports": _ON_NOTHING}


@dataclass(frozen=True, slots=True, eq=False)
class Surface:
    """A triangle mesh of one material.

    Attributes:
        material: its key in a theme: a seat's colour, a kind of place, "body", "tile" or "stone".
        points: float64 (points, 3).
        normals: float64 (points, 3), unit.
        triangles: int64 (triangles, 3), counter-clockwise seen from outside.
        light: float64 (points,), the share of skylight that reaches each point; None is all of it.
        cover: float64 (points,), how much of what is behind each point it hides; None is all.
        grain: float64 (points, 2), each point's coordinates across and along the grain of the
            material; None derives them from its position.
        dome: of a surface that is the upper half of an ellipsoid of unit radius around the z axis:
            the height of its middle and its half height, for renderers that know real ellipsoids.
        sketch: int64 (triangles, 3), fewer triangles between some of the same points, for small
            pictures; None is all triangles.
        thrown: of a shadow: float64 (points, 3), how far each point moves in light that shines flat
            from the opposite direction; None is a shadow that does not depend on the light.
    """

    material: str
    points: NDArray[np.float64]
    normals: NDArray[np.float64]
    triangles: NDArray[np.int64]
    light: NDArray[np.float64] | None = None
    cover: NDArray[np.float64] | None = None
    grain: NDArray[np.float64] | None = None
    dome: tuple[float, float] | None = None
    sketch: NDArray[np.int64] | None = None
    thrown: NDArray[np.float64] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """How a piece looks in space.

    Its foot's middle is the origin, z is upwards, and lengths are in units of its place's radius.

    Attributes:
        surfaces: one per material.
        outline: float64 (corners, 2), convex, counter-clockwise.
        height: the prism of this height over the outline is the target of the pointer.
        fills: whether the piece hides its pad, so that marks lie on top of it.
        frame: marks the piece instead of a ring, in the colour of the mark; None is a ring.
        bevel: how much is cut off the prism's upper rim, in height and width.
        engraved: what is cut into the printed piece, seen from above, instead of the surfaces of
            the same materials, so that colours can be felt; None where no piece has any.
    """

    surfaces: tuple[Surface, ...]
    outline: Polygon
    height: float
    fills: bool = False
    frame: Surface | None = None
    bevel: float = 0.0
    engraved: tuple[Surface, ...] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Bridge:
    """A fixture that connects places.

    Attributes:
        surface: its surface.
        places: the places that it connects; it lights up when all of them are lit.
    """

    surface: Surface
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class SolidLayout(Layout):
    """Numbers for the picture of a board in space; it fits into the unit ball around the origin.

    Its places are the first ones of the map, which may show some things more than once.

    Attributes:
        pads: for each place its flat outline on the board or in a hole of it, float64 (corners, 3),
            counter-clockwise seen from where one looks at it.
        targets: for each place the flat outline that the pointer hits; None means the pads.
        centres: float64 (places, 3), where a piece's foot is, on the pad or above it.
        normals: float64 (places, 3), unit, pointing away from the board; upwards by default.
        radii: float64 (places,), the largest radius of a round piece; the unit of pieces' shapes.
        ground: how far around a place there is something under its piece, in the place's radii;
            the piece's shadow ends there.
        lifts: float64 (places, 3), how a place moves when the board is taken apart; by default not.
        levels: int64 (places,), the level of a place in a pile, from 1; by default all 1.
        supports: int64 (places, n), the places that each one rests on, padded with -1; by default
            none.
        shapes: how the pieces look, by piece number.
        looks: alternative shapes of the same pieces, by name; the first name is that of ``shapes``.
            Most boards have none.
        fixtures: immobile surfaces around the places, such as a base.
        bridges: fixtures that connect places.
        cells: for each place on a solid its part of the surface, a float64 polygon (corners, 3), if
            together they cover it without gaps; else empty. Places beside the solid are the last.
        home: the azimuth and elevation from which the board is seen at first, and how far the
            picture is turned clockwise then, in degrees.
        upright: whether the board lies on a table, so that it has a top and a bottom.

    Raises:
        ValueError: it cannot be right; the message names the part.
    """

    pads: tuple[Polygon, ...]
    targets: tuple[Polygon, ...] | None = None
    centres: NDArray[np.float64]
    normals: NDArray[np.float64] = field(default_factory=lambda: _UPWARDS)
    radii: NDArray[np.float64]
    ground: float = np.inf
    lifts: NDArray[np.float64] = field(default_factory=lambda: _STAYING)
    levels: NDArray[np.int64] = field(default_factory=lambda: _LOWEST)
    supports: NDArray[np.int64] = field(default_factory=lambda: _ON_NOTHING)
    shapes: Mapping[int, Shape]
    looks: Mapping[str, Mapping[int, Shape]] = field(default_factory=dict)
    fixtures: tuple[Surface, ...] = ()
    bridges: tuple[Bridge, ...] = ()
    cells: tuple[Polygon, ...] = ()
    home: tuple[float, float, float] = (-62.0, 32.0, 0.0)
    upright: bool = True

    def __post_init__(self) -> None:
        Layout.__post_init__(self)
        owner = type(self).__name__
        count = len(self.pads) if isinstance(self.pads, tuple) else 0
        self._fill_in(count)
        if count > len(self.kinds):
            raise refuse(owner, "len(pads)", count, f"≤ {len(self.kinds)}")
        check_outlines(owner, "pads", self.pads, count, 3)
        if self.targets is not None:
            check_outlines(owner, "targets", self.targets, count, 3)
        for part in ("centres", "normals", "lifts"):
            check_numbers(owner, part, getattr(self, part), (count, 3))
        for part in ("radii", "levels"):
            check_numbers(owner, part, getattr(self, part), (count,))
            check_positive(owner, part, getattr(self, part))
        check_places(owner, "supports", self.supports, count)
        wrong = np.flatnonzero(abs(np.linalg.norm(self.normals, axis=1) - 1) > _UNIT)
        for place in wrong[:1].tolist():
            found = self.normals[place].tolist()
            raise refuse(owner, f"normals[{place}]", found, "norm 1")
        for piece in self.glyphs:
            if piece not in self.shapes:
                raise refuse(owner, "shapes.keys()", list(self.shapes), f"[…, {piece}, …]")

    def _fill_in(self, count: int) -> None:
        """Say of each place what is not said otherwise."""
        for part, usual in _USUAL.items():
            if getattr(self, part) is usual:
                object.__setattr__(self, part, np.repeat(usual, count, axis=0))

    @property
    def places(self) -> int:
        """How many of the map's places are in space."""
        return len(self.centres)


def map_of(layout: Layout) -> dict[str, Any]:
    """Return the parts of a map by their names, to which a picture in space adds its own."""
    return {part.name: getattr(layout, part.name) for part in fields(Layout)}


def in_space(layout: Layout) -> SolidLayout:
    """Return the layout of a board that has a picture in space.

    Raises:
        ValueError: the board has a map only.
    """
    if not isinstance(layout, SolidLayout):
        raise UserError("this board has a map but no 3-D view")
    return layout


def looking(layout: Layout, look: str) -> Layout:
    """Return a board with its pieces in one of its looks, the first one by default.

    Raises:
        ValueError: there is no such look; the message lists the looks.
    """
    if not look:
        return layout
    if not isinstance(layout, SolidLayout) or not layout.looks:
        raise UserError("no look '{look}': this board's pieces have one look", look=look[:40])
    if look not in layout.looks:
        raise UserError(
            "no look '{look}' (choose from {looks})", look=look[:40], looks=", ".join(layout.looks)
        )
    shapes = layout.looks[look]
    return layout if shapes is layout.shapes else replace(layout, shapes=shapes)


def present(layout: SolidLayout, stones: NDArray[np.int8]) -> NDArray[np.bool_]:
    """Return for each place whether it is present, bool (places,).

    Args:
        stones: what stands on each place, int8 (places,), 0 for nothing; the map's further places
            may follow.
    """
    held = np.where(layout.supports < 0, True, stones[layout.supports] != 0)
    return np.asarray(held.all(axis=1))


def moved(surface: Surface, offset: tuple[float, float, float]) -> Surface:
    """Return a surface moved to another position."""
    return replace(surface, points=surface.points + np.array(offset), dome=None)
