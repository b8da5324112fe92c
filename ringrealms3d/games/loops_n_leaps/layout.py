"""Where the cells are on the map, and what men and pillars look like."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np

from ringrealms3d.core.layout import Glyph, Label, Layout
from ringrealms3d.games.loops_n_leaps.board import (
    Cell,
    LeapsBoard,
    column_name,
)
from ringrealms3d.games.loops_n_leaps.records import PILLAR
from ringrealms3d.geometry.plane import centred, hexagon, hexagon_centres

_GLYPHS = MappingProxyType(
    {
        PILLAR: Glyph(None, outline=hexagon((0.0, 0.0), 0.55)),
        1: Glyph(0),
        2: Glyph(1),
        3: Glyph(0, dot=True),
        4: Glyph(1, dot=True),
    }
)
_PIECE = 0.66  # of a cell's side
_LETTERS = 0.9  # of a cell's side
_MARGIN = 1.6  # for the coordinates


def leaps_layout(board: LeapsBoard) -> Layout:
    """Return the map of a board, its rows level."""
    q, r = np.array(board.cells).T
    centres = hexagon_centres(q, r)
    plan = centred(tuple(hexagon(centre) for centre in centres), centres, _MARGIN)
    pillars = set(board.pillars)
    return Layout(
        kinds=tuple("pillar" if x in pillars else "cell" for x in range(board.size)),
        colours=("white", "black"),
        map_cells=plan.cells,
        map_centres=plan.centres,
        map_radii=np.full(board.size, _PIECE),
        map_size=plan.size,
        glyphs=_GLYPHS,
        labels=_labels(board.radius),
    )


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
