"""What lies beside a board: racks, dice, and a place to click for passing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Glyph, Polygon
from ringrealms3d.core.solid_layout import Shape, SolidLayout, Surface
from ringrealms3d.games.make.pieces import MOST_PIPS, die, with_pieces
from ringrealms3d.geometry.plane import raised, square
from ringrealms3d.geometry.plates import plate, rounded
from ringrealms3d.geometry.shapes import circle

BLANK = 100
"""The number of the piece that is a die; what it shows is added to it."""
PASS = 120
"""The number of the piece on the place for passing, an arrow."""

_PLACE, _STEP = 1.15, 2.9  # half a place's side, and from one to the next; in pieces' radii
_BOARD_GAP = 0.8  # from the board to the tray, in the same unit
_TRAY_EDGE, _TRAY_DEPTH = 0.35, 0.5
_ARROW = np.array(
    [(0.8, 0), (0.1, 0.6), (0.1, 0.24), (-0.8, 0.24), (-0.8, -0.24), (0.1, -0.24), (0.1, -0.6)]
)
_ROW_GAP = 1.0  # from the numbers of rows to what lies beside them on the map
_GROUP_GAP = 1.0  # between the trays of a row
_LEDGE = 0.25  # the height of a ledge in a seat's colour, before its rack
_ARROW_HEIGHT, _ARROW_EDGE = 0.14, 0.04
_BELOW_SOLID = (-62.0, -28.0)  # azimuth and elevation of the tray, which is below what one sees
_FROM_SOLID = 1.2  # of the solid's radius
_LARGEST_BELOW = 0.14  # the radius of its pieces there: a tray must not hide the solid


@dataclass(frozen=True, slots=True, eq=False)
class _Tray:
    """Where places lie in a row beside a board in space.

    Attributes:
        middle: float64 (3,), that of the row.
        axes: float64 (3, 3), along the row, across it, and away from the tray.
        unit: the radius of its pieces.
    """

    middle: NDArray[np.float64]
    axes: NDArray[np.float64]
    unit: float

    def laid(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return points on the tray, float64 (n, 3), where they are in space."""
        return self.middle + self.unit * points @ self.axes

    def holding(self, surface: Surface) -> Surface:
        """Return a surface of the tray where it is in space."""
        normals = surface.normals @ self.axes
        return replace(surface, points=self.laid(surface.points), normals=normals)


def with_trays(layout: SolidLayout, rack: int, dice: int, passes: bool) -> SolidLayout:
    """Return a board's layout with places beside it, in the order of both seats' racks and others.

    Args:
        rack: how many places each seat's rack has.
        dice: how many dice there are.
        passes: whether there is a place for passing.
    """
    owned = (rack, dice + passes, rack)  # from the left
    count = sum(owned)
    if not count:
        return layout
    spots, trays = _row(owned)
    order = [*range(rack), *range(count - rack, count), *range(rack, count - rack)]
    spots = spots[order]
    tray = _tray_below(layout) if layout.cells else _tray_before(layout)
    pads = tuple(tray.laid(raised(square(spot, 0.94 * _PLACE))) for spot in spots)
    fixtures = [
        plate("shelf", rounded(outline, _TRAY_EDGE), (), (-_TRAY_DEPTH, -0.01), 0.3 * _TRAY_DEPTH)
        for outline in trays
    ]
    if rack:
        for colour, outline in zip(layout.colours, (trays[0], trays[-1]), strict=True):
            ledge = outline * (1, 0) + np.array([(0, -1.3), (0, -1.3), (0, -1.15), (0, -1.15)])
            fixtures.append(plate(colour, ledge, (), (-0.02, _LEDGE), 0.04))
    rolled = {BLANK + shown: die(shown) for shown in range(MOST_PIPS + 1)} if dice else {}
    arrow = Shape(
        (plate("stone", _ARROW, (), (0.0, _ARROW_HEIGHT), _ARROW_EDGE),), circle(12), _ARROW_HEIGHT
    )
    whole = replace(
        _with_columns(layout, rack, dice + passes),
        pads=(*layout.pads, *pads),
        targets=layout.targets and (*layout.targets, *pads),
        centres=np.concatenate([layout.centres, tray.laid(raised(spots))]),
        normals=np.concatenate([layout.normals, np.tile(tray.axes[2], (count, 1))]),
        radii=np.append(layout.radii, np.full(count, tray.unit)),
        lifts=np.concatenate([layout.lifts, np.zeros((count, 3))]),
        levels=np.append(layout.levels, np.ones(count, np.int64)),
        supports=np.concatenate(
            [layout.supports, np.full((count, layout.supports.shape[1]), -1, np.int64)]
        ),
        fixtures=(*layout.fixtures, *(tray.holding(surface) for surface in fixtures)),
        shapes=MappingProxyType({**layout.shapes, PASS: arrow}),
        glyphs=MappingProxyType({**layout.glyphs, PASS: Glyph(None, _ARROW)}),
    )
    return _fitting(with_pieces(whole, rolled))


def _row(counts: tuple[int, ...]) -> tuple[NDArray[np.float64], list[Polygon]]:
    """Return the middles of places in a row, in groups of so many, and what is around each group.

    The middles are float64 (places, 2), the row's own middle is the origin.
    """
    lefts, trays, left = [], [], 0.0
    for count in filter(None, counts):
        spots = left + _STEP * np.arange(count)
        low, high = spots[0] - _PLACE, spots[-1] + _PLACE
        trays.append(np.array([(low, -_PLACE), (high, -_PLACE), (high, _PLACE), (low, _PLACE)]))
        lefts.append(spots)
        left = spots[-1] + _STEP + _GROUP_GAP
    across: NDArray[np.float64] = np.concatenate(lefts)
    middle = (across[0] + across[-1]) / 2
    row: NDArray[np.float64] = np.column_stack([across - middle, np.zeros(len(across))])
    return row, [outline - (middle, 0.0) for outline in trays]


def _tray_before(layout: SolidLayout) -> _Tray:
    """Return a tray that stands before a board on a table."""
    unit = float(np.median(layout.radii))
    points = np.concatenate([*layout.pads, *(surface.points for surface in layout.fixtures)])
    low, high = points.min(axis=0), points.max(axis=0)
    away = unit * (_BOARD_GAP + _PLACE + _TRAY_EDGE)
    middle = np.array([(low[0] + high[0]) / 2, low[1] - away, low[2] + unit * _TRAY_DEPTH])
    return _Tray(middle, np.eye(3), unit)


def _tray_below(layout: SolidLayout) -> _Tray:
    """Return a tray that floats below the side of a solid that one sees at first."""
    turn, up = np.radians(_BELOW_SOLID)
    away = np.array([np.cos(up) * np.cos(turn), np.cos(up) * np.sin(turn), np.sin(up)])
    along = np.array([-np.sin(turn), np.cos(turn), 0.0])
    axes = np.array([along, np.cross(away, along), away])
    unit = min(_LARGEST_BELOW, float(np.median(layout.radii)))
    return _Tray(_FROM_SOLID * away, axes, unit)


def _fitting(layout: SolidLayout) -> SolidLayout:
    """Return a layout moved and scaled into the unit ball; a solid keeps its middle."""
    points = np.concatenate([*layout.pads, *(surface.points for surface in layout.fixtures)])
    middle = np.zeros(3) if layout.cells else (points.min(axis=0) + points.max(axis=0)) / 2
    scale = 1 / float(np.linalg.norm(points - middle, axis=1).max())

    def moved(outline: NDArray[np.float64]) -> NDArray[np.float64]:
        return scale * (outline - middle)

    return replace(
        layout,
        pads=tuple(map(moved, layout.pads)),
        targets=layout.targets and tuple(map(moved, layout.targets)),
        cells=tuple(map(moved, layout.cells)),
        centres=moved(layout.centres),
        radii=scale * layout.radii,
        lifts=scale * layout.lifts,
        fixtures=tuple(
            replace(surface, points=moved(surface.points)) for surface in layout.fixtures
        ),
    )


def _with_columns(layout: SolidLayout, rack: int, others: int) -> SolidLayout:
    """Return a layout with more places on its map, to the left and right of the lowest level.

    The second seat's rack is to the right, all else to the left.
    """
    unit = float(np.median(layout.map_radii))
    ground = layout.map_centres[layout.levels == 1]
    width, height = layout.map_size
    half, most = _PLACE * unit, rack + others
    middle = (ground[:, 1].min() + ground[:, 1].max()) / 2

    def column(x: float, count: int) -> NDArray[np.float64]:
        heights = middle - _STEP * unit * (np.arange(count) - (count - 1) / 2)
        return np.column_stack([np.full(count, x), heights])

    width += _ROW_GAP * unit if layout.labels else 0.0
    left, right = column(-width - half, most), column(width + half, rack)
    spots = np.concatenate([left[:rack], right, left[rack:]])
    wide = 2 * half + _BOARD_GAP * unit
    shift = np.array([0.0 if rack else wide / 2, 0.0])
    tall = max(abs(middle) + _STEP * unit * most / 2, height)
    return replace(
        layout,
        kinds=(*layout.kinds, *("shelf",) * len(spots)),
        map_cells=tuple(
            cell + shift for cell in (*layout.map_cells, *(square(spot, half) for spot in spots))
        ),
        map_centres=np.concatenate([layout.map_centres, spots]) + shift,
        map_radii=np.append(layout.map_radii, np.full(len(spots), unit)),
        map_size=(width + (wide if rack else wide / 2), tall),
        labels=tuple(replace(label, x=label.x + shift[0]) for label in layout.labels),
    )
