"""Where the cells and the racks of Path Tiles are, on the map and in space.

On the map a cell's side is 1.
"""

from __future__ import annotations

import numpy as np

from ringrealms3d.core.layout import Label
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.games.path_tiles.board import CELLS, COLUMNS, LENGTH, RACK, SEATS
from ringrealms3d.games.path_tiles.glyphs import tile_glyphs
from ringrealms3d.games.path_tiles.solid import HOME, standing
from ringrealms3d.games.path_tiles.tile_shapes import tile_looks
from ringrealms3d.geometry.plane import square

RADIUS = 0.86  # of a cell's half side: the unit of glyphs, and the size of rings around tiles
_RACK_STEP = 1.1  # from one rack place to the next
_RIM = LENGTH / 2
_COORDINATE = _RIM + 0.34  # from the middle of the board to its letters and numbers
_SHELF = _RIM + 1.2
_PLACE_NUMBER = _SHELF + 0.78
_LETTER = 0.28
_NAME = 0.34


def tile_layout() -> SolidLayout:
    """Return the layout: Red's rack to the left of the board and Blue's to the right."""
    lines = np.arange(LENGTH) - (LENGTH - 1) / 2
    spots = np.array([(x, y) for y in lines for x in lines] + _shelf_spots())
    solid, looks = standing(spots[:CELLS]), tile_looks(RADIUS)
    return SolidLayout(
        kinds=("cell",) * CELLS + ("shelf",) * (len(SEATS) * RACK),
        colours=("red", "blue"),
        map_cells=tuple(square(spot) for spot in spots),
        map_centres=spots,
        map_radii=np.full(len(spots), RADIUS / 2),
        map_size=(_PLACE_NUMBER + _LETTER, _COORDINATE + _LETTER),
        glyphs=tile_glyphs(RADIUS),
        labels=(*_coordinates(lines.tolist()), *_rack_labels()),
        pads=solid.pads,
        centres=solid.centres,
        normals=solid.normals,
        radii=np.full(len(spots), solid.side * RADIUS / 2),
        shapes=next(iter(looks.values())),
        looks=looks,
        fixtures=solid.fixtures,
        home=HOME,
    )


def _shelf_spots() -> list[tuple[float, float]]:
    """Return the middles of the rack places, the first of each rack on top."""
    return [(side * _SHELF, height) for side in (-1, 1) for height in _shelf_heights()]


def _shelf_heights() -> list[float]:
    return [_RACK_STEP * (RACK // 2 - place) for place in range(RACK)]


def _coordinates(lines: list[float]) -> list[Label]:
    """Return the letters below and above the columns and the numbers beside the rows."""
    labels = []
    for side in (-1, 1):
        for number, (letter, spot) in enumerate(zip(COLUMNS, lines, strict=True), start=1):
            labels.append(Label(letter, spot, side * _COORDINATE, _LETTER))
            labels.append(Label(str(number), side * _COORDINATE, spot, _LETTER))
    return labels


def _rack_labels() -> list[Label]:
    """Return the seats' names above their racks, and the numbers of the rack places."""
    labels = []
    for side, name in zip((-1, 1), SEATS, strict=True):
        labels.append(Label(name, side * _SHELF, _RACK_STEP * (RACK // 2) + 0.85, _NAME))
        for place, height in enumerate(_shelf_heights(), start=1):
            labels.append(Label(str(place), side * _PLACE_NUMBER, height, _LETTER))
    return labels
