"""Where the cells are on the map, and what the stones look like there."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

import numpy as np

from ringrealms3d.core.layout import Glyph, Label, Layout
from ringrealms3d.games.loophole_2d.board import LINES, LoopholeBoard, column_letter
from ringrealms3d.geometry.plane import centred, hexagon, hexagon_centres

STARTING = 2
"""What is added to a stone that stands there from the start: 3 is Black's and 4 is White's."""

PIECE = 0.72  # of a hexagon's radius
WALL = 0.80  # the same: a starting stone is a hexagon in its cell
_LETTER = 1.0
_INWARDS = 0.2  # of a cell: letters are not quite in line with their slanting columns
_OUTWARDS = 0.35  # how much farther out the numbers are, so that they cover no cells in space
_MARGIN = 0.0
_GLYPHS = MappingProxyType(
    {
        1: Glyph(0),
        2: Glyph(1),
        1 + STARTING: Glyph(0, outline=hexagon((0, 0), WALL / PIECE)),
        2 + STARTING: Glyph(1, outline=hexagon((0, 0), WALL / PIECE)),
    }
)


def loophole_map(board: LoopholeBoard) -> Layout:
    """Return the map of the board, in units of a hexagon's radius around the board's middle."""
    rows, columns = np.array(board.places).T
    texts, spots = zip(*_coordinates(), strict=True)
    centres = hexagon_centres(columns, rows)
    labelled = np.concatenate([centres, hexagon_centres(*np.array(spots).T)])
    plan = centred(tuple(hexagon(centre) for centre in labelled), labelled, _MARGIN)
    labels = zip(texts, plan.centres[board.size :].tolist(), strict=True)
    return Layout(
        kinds=("cell",) * board.size,
        colours=("black", "white"),
        map_cells=plan.cells[: board.size],
        map_centres=plan.centres[: board.size],
        map_radii=np.full(board.size, PIECE),
        map_size=plan.size,
        glyphs=_GLYPHS,
        labels=tuple(Label(text, x, y, _LETTER) for text, (x, y) in labels),
    )


def _coordinates() -> Iterator[tuple[str, tuple[float, float]]]:
    """Yield each coordinate and its column and row, beside a cell that has it.

    No cell of the first column is in the first row, and none of the last in the last.
    """
    for line in range(1, LINES):
        yield column_letter(line + 1), (line + 1 + _INWARDS, 0)
        yield column_letter(line), (line - _INWARDS, LINES + 1)
        yield str(line + 1), (-_OUTWARDS, line + 1)
        yield str(line), (LINES + 1 + _OUTWARDS, line)
