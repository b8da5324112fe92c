"""Where the cells are, in space and on the map, and what lies around them."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np

from ringrealms3d.core.layout import Glyph, Label
from ringrealms3d.core.solid_layout import SolidLayout, Surface
from ringrealms3d.games.loops_n_leaps.board import (
    Cell,
    LeapsBoard,
    column_name,
)
from ringrealms3d.games.loops_n_leaps.figures import figures
from ringrealms3d.games.loops_n_leaps.states import PILLAR
from ringrealms3d.geometry.plane import centred, hexagon, hexagon_centres, raised
from ringrealms3d.geometry.shapes import blunted, circle, polygons
from ringrealms3d.geometry.sweeps import lofted

_GLYPHS = MappingProxyType(
    {
        PILLAR: Glyph(None, outline=hexagon((0.0, 0.0), 0.8), fixed=True),
        1: Glyph(0),
        2: Glyph(1),
        3: Glyph(0, dot=True),
        4: Glyph(1, dot=True),
    }
)
_COLOURS = ("white", "black")
# lengths in units of a cell's side
_PIECE = 0.66
_PAD = 0.955  # of a pad's side
_LETTERS = 0.9
_MARGIN = 1.6  # for the coordinates
_GROUND = -0.17  # below the pads' tops
_FOOT = -0.95
_FRAME = 1.0  # how broad the frame is
_FRAME_TOP = 0.04
_BEVEL = 0.16
_CORNER = 0.03  # of a hexagon: a bevel by which its upright edges are cut off
_GAP = 0.2  # between the cells and the frame

_HOME = (-90.0, 58.0, 0.0)


def leaps_layout(board: LeapsBoard) -> SolidLayout:
    """Return the numbers for a board's pictures, its rows level."""
    q, r = np.array(board.cells).T
    centres = hexagon_centres(q, r)
    plan = centred(tuple(hexagon(centre) for centre in centres), centres, _MARGIN)
    pillars = set(board.pillars)
    inner = _inner_radius(board.radius)
    unit = 1 / float(np.hypot(inner + _FRAME, _FOOT))
    return SolidLayout(
        kinds=tuple("pillar" if x in pillars else "cell" for x in range(board.size)),
        colours=_COLOURS,
        pads=tuple(unit * raised(hexagon(centre, _PAD)) for centre in plan.centres),
        targets=tuple(unit * raised(cell) for cell in plan.cells),
        centres=unit * raised(plan.centres),
        radii=np.full(board.size, unit * _PIECE),
        shapes=figures(_COLOURS),
        fixtures=_tray(inner, unit),
        home=_HOME,
        map_cells=plan.cells,
        map_centres=plan.centres,
        map_radii=np.full(board.size, _PIECE),
        map_size=plan.size,
        glyphs=_GLYPHS,
        labels=_labels(board.radius),
    )


def _inner_radius(rows: int) -> float:
    """Return how far the corners of the hexagon are that holds all cells and a gap around them."""
    return float((1.5 * rows + 1 + _GAP) / np.cos(np.pi / 6))


def _tray(inner: float, unit: float) -> tuple[Surface, ...]:
    """Return the dark ground between the pads and the bevelled frame around it."""
    outer = inner + _FRAME
    profile = [
        (outer - _BEVEL, _FOOT),
        (outer, _FOOT + _BEVEL),
        (outer, _FRAME_TOP - _BEVEL),
        (outer - _BEVEL, _FRAME_TOP),
        (inner + _BEVEL / 2, _FRAME_TOP),
        (inner, _FRAME_TOP - _BEVEL / 2),
        (inner, _GROUND),
    ]
    corners = unit * blunted(circle(6), _CORNER)
    ground = raised(inner * corners, unit * _GROUND)
    below = raised((outer - _BEVEL) * corners, unit * _FOOT)[::-1]
    frame = lofted("shelf", corners, [(radius, unit * height) for radius, height in profile])
    return frame, polygons("body", [ground, below])


def _labels(radius: int) -> tuple[Label, ...]:
    """Return numbers left of the rows and letters below the columns.

    The cells' middle is the origin, so their centres need no moving.
    """
    span = range(-radius, radius + 1)
    rows = [(str(r + radius + 1), (max(-radius, -radius - r) - 1, r)) for r in span]
    columns = [(column_name(q, radius), (q, min(radius, radius - q) + 1)) for q in span]
    return tuple(_label(text, cell) for text, cell in rows + columns)


def _label(text: str, cell: Cell) -> Label:
    ((x, y),) = hexagon_centres([cell[0]], [cell[1]]).tolist()
    return Label(text, x, y, _LETTERS)
