"""The map of a pile: its levels side by side, each with the tiles that its gaps rest on.

On the map of a level the three tiles under a gap show as small hexagons at three of its corners,
where they really are. These small hexagons are places of the layout beyond the sites, in the order
of ``LoopBoard.supports``.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Glyph, Label, Layout
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.games.loop.board import ROW_LETTERS, LoopBoard, Spot
from ringrealms3d.geometry.plane import centred, hexagon, hexagon_centres, square

_SHELVES = {
    4: ((1, 4), (2, 3)),
    6: ((1, 6), (2, 5), (3, 4)),
    10: ((1, 7), (2, 6), (3, 5), (4, 8, 9, 10)),
}
"""Which levels lie beside each other, shelf by shelf from the bottom; together nearly square."""

_WIDTH = np.sqrt(3)  # of a hexagon, in its sides
_ROW = 1.5  # from row to row
_BETWEEN = 1.9  # from a level to the one beside it, for the letters
_ABOVE = 2.9  # from a shelf to the one above it, for numbers and titles
_UNDER_ROW = (0.0, -1.7)  # where a number is from the first hexagon of its column
_OVER_ROW = (0.0, 1.6)  # where a title is from the last row
_FROM_ABOVE = (-_WIDTH, -1.0)  # where a spot's tile is from the same row and column one level up
_MARGIN = 0.3
_PIECE = 0.84  # of a hexagon's side
_SMALL = 0.27
_SMALL_PIECE = 0.2
_COORDINATE = 0.55
_TITLE = 0.62

_TILES = {stone: Glyph(stone - 1, outline=hexagon((0, 0))) for stone in (1, 2)}


class _Text(NamedTuple):
    """A label before the map is moved to the middle."""

    text: str
    middle: NDArray[np.float64]
    height: float


def loop_layout(board: LoopBoard) -> Layout:
    """Return the layout of a pile."""
    origins = _origins(board.side)
    sites = np.array([_centre(origins, spot) for spot in board.spots])
    small = np.array([_under_gap(origins, board.spots[site]) for site in board.supports])
    texts = [text for level in origins for text in _texts(origins, board.side, level)]
    cells = [hexagon(centre) for centre in sites]
    cells += [hexagon(centre, _SMALL) for centre in small]
    squares = [square(text.middle, text.height / 2) for text in texts]
    middles = np.array([text.middle for text in texts])
    plan = centred((*cells, *squares), np.concatenate([sites, small, middles]), _MARGIN)
    places = len(sites) + len(small)
    return Layout(
        kinds=_kinds(board),
        colours=("black", "white"),
        map_cells=plan.cells[:places],
        map_centres=plan.centres[:places],
        map_radii=np.repeat([_PIECE, _SMALL_PIECE], [len(sites), len(small)]),
        map_size=plan.size,
        glyphs=_TILES,
        labels=tuple(
            Label(text.text, float(x), float(y), text.height)
            for text, (x, y) in zip(texts, plan.centres[places:], strict=True)
        ),
    )


def _kinds(board: LoopBoard) -> tuple[str, ...]:
    gaps = board.size - board.holes
    kinds = ("cell",) * board.holes + ("gap",) * gaps
    return (*kinds, *(kinds[site] for site in board.supports))


def _origins(side: int) -> dict[int, tuple[float, float]]:
    """Return for each level where its first site lies; all shelves are equally wide."""
    origins: dict[int, tuple[float, float]] = {}
    shelves = _SHELVES[side]
    widest = max(_shelf_width(side, shelf, _BETWEEN) for shelf in shelves)
    y = 0.0
    for shelf in shelves:
        between = (widest - _shelf_width(side, shelf, 0)) / (len(shelf) - 1)
        x = 0.0
        for level in shelf:
            origins[level] = (x, y)
            x += _level_width(side, level) + between
        y += _ROW * (side - shelf[0] + 1) + _ABOVE
    return origins


def _shelf_width(side: int, shelf: tuple[int, ...], between: float) -> float:
    levels = sum(_level_width(side, level) for level in shelf)
    return levels + between * (len(shelf) - 1)


def _level_width(side: int, level: int) -> float:
    return float(_WIDTH * (2 * (side - level) + 1))


def _centre(origins: dict[int, tuple[float, float]], spot: Spot) -> NDArray[np.float64]:
    """Return the middle of a hexagon, also beyond the edges; rows run upwards."""
    x, y = hexagon_centres([spot.column], [spot.row])[0]
    left, bottom = origins[spot.level]
    return np.array([left + x, bottom - y])


def _under_gap(origins: dict[int, tuple[float, float]], spot: Spot) -> NDArray[np.float64]:
    """Return where a tile lies on the map of the next level."""
    return _centre(origins, spot._replace(level=spot.level + 1)) + _FROM_ABOVE


def _texts(origins: dict[int, tuple[float, float]], side: int, level: int) -> list[_Text]:
    """Return the letters left of a level's rows, the numbers under its columns, and its title."""
    rows = side - level + 1
    letters = [
        _Text(ROW_LETTERS[row], _centre(origins, Spot(level, row, -1)), _COORDINATE)
        for row in range(rows)
    ]
    numbers = [
        _Text(str(column + 1), _centre(origins, Spot(level, 0, column)) + _UNDER_ROW, _COORDINATE)
        for column in range(2 * rows - 1)
    ]
    first, last = (_centre(origins, Spot(level, rows - 1, column)) for column in (0, rows - 1))
    title = Phrase("layer {level}", level=level)
    return [*letters, *numbers, _Text(title, (first + last) / 2 + _OVER_ROW, _TITLE)]
