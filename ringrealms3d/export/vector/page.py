"""What is on a drawn page: areas, lines and letters, before any file format sees them."""

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
        dashes: how long the line's dashes and the gaps after them are; none for a whole line.
        opacity: 1 hides what was drawn before.
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
        text: what is written.
        x: its middle, from the left.
        y: its middle, from the top.
        height: how high capitals are.
        ink: the colour.
        halo: the colour around the letters, None for none.
        angle: how far it is turned clockwise, in degrees.
        starts: whether the spot is where the text begins, in place of its middle.
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
        shapes: what is drawn, in turn; x points to the right and y downwards.
        background: the colour of the paper, None for none.
        unit: what a length of 1 measures, in millimetres.
    """

    width: float
    height: float
    shapes: Sequence[Area | Letters]
    background: Colour | None = None
    unit: float = PIXEL_MM
