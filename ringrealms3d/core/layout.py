"""Where a board's sites are and how its pieces look: the numbers behind the pictures.

Sites, and anything else that can be clicked, such as the places of a rack, are *places*: first the
sites, in the board's order, then the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.checks import (
    SEAT_COLOURS,
    TEXTS,
    TWO_TEXTS,
    check_numbers,
    check_outlines,
    check_positive,
    check_text,
    refuse,
)
from ringrealms3d.core.phrase import either

Polygon = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Ribbon:
    """A coloured path on a piece.

    Attributes:
        seat: whose colour it has.
        points: float64 (points, 2), the path from the piece's centre, in units of its radius.
    """

    seat: int
    points: Polygon


@dataclass(frozen=True, slots=True, eq=False)
class Glyph:
    """How a piece looks on the map.

    Attributes:
        seat: the seat whose colour it has; None is the neutral colour.
        outline: float64 (corners, 2), from the piece's centre, in units of its radius; None is a
            round stone.
        dot: whether a dot of the other seat's colour marks it, as on a double.
        ribbons: the paths on it, from the lowest up.
        fixed: whether it is a part of the board, like a pillar, and nobody's piece.
    """

    seat: int | None
    outline: Polygon | None = None
    dot: bool = False
    ribbons: tuple[Ribbon, ...] = ()
    fixed: bool = False

    @property
    def reach(self) -> float:
        """How far the piece reaches from its centre sideways, in units of its radius."""
        return 1.0 if self.outline is None else float(np.abs(self.outline).max())


@dataclass(frozen=True, slots=True)
class Label:
    """A coordinate beside the map.

    Attributes:
        text: a column's letter or a row's number.
        x: its middle, to the right.
        y: its middle, upwards.
        height: the letters' height, in the map's units.
    """

    text: str
    x: float
    y: float
    height: float


STONES: Mapping[int, Glyph] = MappingProxyType({1: Glyph(0), 2: Glyph(1)})
"""Round stones, one kind a seat."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Layout:
    """Numbers for the map of one board.

    >>> import ringrealms3d as rr
    >>> layout = rr.start("loop/mini").variant.layout
    >>> layout.map_centres.shape, layout.colours
    ((73, 2), ('black', 'white'))

    Attributes:
        kinds: for each place its kind, which determines its colour: "face", "edge", "vertex" on a
            solid; "cell", "gap" (above the ground level), "pillar", "shelf" on other boards. A kind
            that a theme does not know looks like a face.
        colours: the names of the two seats' colours: "red", "blue", "black" or "white".
        map_cells: for each place its outline on the 2-D map, float64 (corners, 2), y upwards; where
            they overlap, later places lie on top.
        map_centres: float64 (places, 2), where a piece stands on the map.
        map_radii: float64 (places,), the largest radius of a round piece on the map.
        map_size: the map extends from minus to plus these two numbers in x and y.
        glyphs: how the pieces look, by piece number.
        labels: the coordinates beside the map.
        lines: pairs of places between which the map has a line, below their outlines.

    Raises:
        ValueError: it cannot be right; the message names the part.
    """

    kinds: tuple[str, ...]
    colours: tuple[str, str]
    map_cells: tuple[Polygon, ...]
    map_centres: NDArray[np.float64]
    map_radii: NDArray[np.float64]
    map_size: tuple[float, float]
    glyphs: Mapping[int, Glyph] = field(default_factory=lambda: STONES)
    labels: tuple[Label, ...] = ()
    lines: tuple[tuple[int, int], ...] = ()

    def __post_init__(self) -> None:
        owner = type(self).__name__
        if not isinstance(self.kinds, tuple) or not self.kinds:
            raise refuse(owner, "kinds", self.kinds, TEXTS)
        for number, kind in enumerate(self.kinds):
            check_text(owner, f"kinds[{number}]", kind)
        if not isinstance(self.colours, tuple) or len(self.colours) != 2:
            raise refuse(owner, "colours", self.colours, TWO_TEXTS)
        for number, colour in enumerate(self.colours):
            if colour not in SEAT_COLOURS:
                wanted = either(SEAT_COLOURS)
                raise refuse(owner, f"colours[{number}]", colour, wanted)
        count = len(self.kinds)
        check_outlines(owner, "map_cells", self.map_cells, count, 2)
        check_numbers(owner, "map_centres", self.map_centres, (count, 2))
        check_numbers(owner, "map_radii", self.map_radii, (count,))
        check_positive(owner, "map_radii", self.map_radii)
        check_numbers(owner, "map_size", np.array(self.map_size), (2,))
        check_positive(owner, "map_size", np.array(self.map_size))
        for number, label in enumerate(self.labels):
            check_numbers(
                owner, f"labels[{number}]", np.array([label.x, label.y, label.height]), (3,)
            )
        for number, line in enumerate(self.lines):
            if not all(0 <= place < count for place in line):
                raise refuse(owner, f"lines[{number}]", line, f"0 … {count - 1}")
        self._check_glyphs(owner)

    def _check_glyphs(self, owner: str) -> None:
        for piece, glyph in self.glyphs.items():
            if not isinstance(glyph, Glyph) or glyph.seat not in (None, 0, 1):
                wanted = "Glyph(0 | 1 | None)"
                raise refuse(owner, f"glyphs[{piece!r}]", glyph, wanted)
            if glyph.outline is not None:
                check_outlines(owner, f"glyphs[{piece!r}].outline", (glyph.outline,), 1, 2)
