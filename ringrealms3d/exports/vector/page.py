"""The content of a drawn page: areas, lines and letters, independent of file formats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringrealms3d.core.layout import Polygon
from ringrealms3d.scene.materials import Colour

PIXEL_MM = 25.4 / 96
"""What a pixel of a drawing measures on paper, in millimetres, as SVG has it."""


@dataclass(frozen=True, slots=True, eq=False)
class Area:
    """Outlines that are filled, drawn along, or both.

    Attributes:
        outlines: float64 polygons (corners, 2); those of holes turn the other way.
        fill: the colour inside, None for nothing.
        line: the colour along the outlines, None for no line.
        width: how wide the line is.
        dashes: the lengths of the line's dashes and gaps; empty for a solid line.
        opacity: 1 hides everything drawn before.
    """

    outlines: tuple[Polygon, ...]
    fill: Colour | None = None
    line: Colour | None = None
    width: float = 0.0
    dashes: tuple[float, ...] = ()
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Letters:
    """A text around a spot.

    Attributes:
        text: the text.
        x: its middle, from the left.
        y: its middle, from the top.
        height: the height of capitals.
        ink: the colour.
        halo: the colour around the letters, None for none.
        angle: its clockwise rotation, in degrees.
        starts: whether the spot is the start of the text instead of its middle.
    """

    text: str
    x: float
    y: float
    height: float
    ink: Colour
    halo: Colour | None = None
    angle: float = 0.0
    starts: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Page:
    """One page.

    Attributes:
        width: from left to right.
        height: from top to bottom.
        shapes: the shapes in drawing order; x points to the right and y downwards.
        background: the colour of the paper, None for none.
        unit: millimetres per unit of length.
    """

    width: float
    height: float
    shapes: Sequence[Area | Letters]
    background: Colour | None = None
    unit: float = PIXEL_MM
