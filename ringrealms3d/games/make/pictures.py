"""The pictures of boards that a game's author does not draw: solids, and sites joined by bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Shape, SolidLayout, Surface, moved
from ringrealms3d.geometry.flush import flush_cells
from ringrealms3d.geometry.incidence import site_kinds
from ringrealms3d.geometry.plane import raised, square
from ringrealms3d.geometry.plates import plate
from ringrealms3d.geometry.polygon import inradius, inset, levelled, unit_normal
from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.schlegel import flat_map, map_of_cells
from ringrealms3d.geometry.shapes import arc, circle, joined, tube, turned
from ringrealms3d.geometry.stones import ball, dimpled_ball, hollow, lens

_STOREY = 1.4  # the height of a level, in squares
_PAD = 0.36  # a round site's radius, of the least distance of two sites
_PIECE = 0.94  # of a pad
_RIM, _DEPTH = 0.06, 0.13  # around and below a pad
_GROUND = (_PAD + _RIM / 2) / (_PIECE * _PAD)  # the rim's edge is rounded off
_BAR, _POST = 0.045, 0.06
_CORNERS, _EDGE_STEPS = 24, 4
_HOME = (-66.0, 22.0, 0.0)
_FLAT_HOME = (-77.0, 45.0, 0.0)
_MAP_GAP = 0.8  # between the maps of two levels, in squares
_MAP_PIECE = 0.8
_MAP_SITE = 0.4  # the radius of a round site, of the least distance of two
_CLEARER = 1.2  # how much more room sites must have in a slanted map than in one from above

_DENT = 0.25  # the radius of a dent, in balls' diameters: four balls touch its rim
_BORDER, _BOARD = 0.6, 0.35  # around the lowest balls, and the height of what they lie on

_GROOVE = 0.07  # of the largest circle in a cell
_ON_SOLID = 0.8  # a piece, of that circle
_SOLID_HOME = (-62.0, 32.0, 0.0)


def stacked(columns: int, rows: int, levels: int, colours: tuple[str, str]) -> SolidLayout:
    """Return levels of round sites in rows, one above the other, each a grid of thin bars.

    The sites are in the order of levels, rows, columns.
    """
    spots = np.array([(x, y, z * _STOREY) for z, y, x in _spots(levels, rows, columns)], float)
    number = np.arange(len(spots)).reshape(levels, rows, columns)
    bars = [
        *zip(number[:, :, :-1].ravel(), number[:, :, 1:].ravel(), strict=True),
        *zip(number[:, :-1].ravel(), number[:, 1:].ravel(), strict=True),
    ]
    posts = _posts(columns, rows, levels)
    wide = int(np.ceil(np.sqrt(levels)))
    maps = [
        (
            x + z % wide * (columns + _MAP_GAP),
            y + z // wide * (rows + _MAP_GAP),
        )
        for z, y, x in _spots(levels, rows, columns)
    ]
    plan = np.array(maps, dtype=np.float64)
    cells = tuple(square(centre) for centre in plan)
    storeys = np.repeat(np.arange(1, levels + 1), rows * columns)
    rods = [(_BAR, spots[[a, b]]) for a, b in bars] + posts
    return _joined_sites(spots, rods, colours, plan, cells, storeys)


def piled(
    side: int,
    spots: Sequence[tuple[int, int, int]],
    supports: NDArray[np.int16],
    colours: tuple[str, str],
) -> SolidLayout:
    """Return a pile of balls on a board with so many dents a side, each ball on four others.

    Args:
        spots: the level, row and column of each site, in the order of the levels.
        supports: int16 (sites, 4), what each one rests on, padded with -1.
    """
    where = np.array(spots, dtype=np.float64)
    level = where[:, 0]
    feet = np.column_stack([where[:, 2] + level / 2, where[:, 1] + level / 2, level / np.sqrt(2)])
    middle = np.array([(side - 1) / 2, (side - 1) / 2, (side - 1) / np.sqrt(2) / 2])
    reach = np.linalg.norm([(side + 1) / 2, (side + 1) / 2, middle[2]]) + 0.3
    scale = float(1 / reach)
    centres = scale * (feet - middle)
    pad = raised(circle(_CORNERS, _DENT * scale))
    corner = np.array([[-1.0, -1.0], [1, -1], [1, 1], [-1, 1]]) * (side + _BORDER) / 2
    dents = [scale * _DENT * circle(_CORNERS) + centre[:2] for centre in centres[: side**2]]
    low, high = scale * (-middle[2] - _BOARD), scale * -middle[2]
    board = plate("body", scale * corner, dents, (low, high), 0.3 * _BOARD * scale)
    wide = int(np.ceil(np.sqrt(side)))
    plan = np.array(
        [
            (x + z / 2 + z % wide * (side + _MAP_GAP), y + z / 2 + z // wide * (side + _MAP_GAP))
            for z, y, x in spots
        ]
    )
    cells = tuple(square(centre) for centre in plan)
    corners = np.concatenate(cells)
    shift = -(corners.min(axis=0) + corners.max(axis=0)) / 2
    count = len(spots)
    return SolidLayout(
        kinds=tuple("gap" if z else "cell" for z, _, _ in spots),
        colours=colours,
        pads=tuple(centre + pad for centre in centres),
        centres=centres,
        radii=np.full(count, 0.5 * scale),
        levels=level.astype(np.int64) + 1,
        supports=supports.astype(np.int64),
        shapes=MappingProxyType({1: ball(colours[0]), 2: dimpled_ball(colours[1])}),
        fixtures=(board,),
        home=_HOME,
        map_cells=tuple(cell + shift for cell in cells),
        map_centres=plan + shift,
        map_radii=np.full(count, 0.5 * _MAP_PIECE),
        map_size=tuple(((np.ptp(corners, axis=0)) / 2 + 0.15).tolist()),
    )


def _posts(columns: int, rows: int, levels: int) -> list[tuple[float, NDArray[np.float64]]]:
    """Return a post beside each corner, and what holds the levels between them."""
    rods = []
    top = (levels - 1) * _STOREY
    for x, y in product((0, columns - 1), (0, rows - 1)):
        corner = np.array([x, y, 0.0])
        outwards = np.array([np.sign(2 * x - columns + 1.5), np.sign(2 * y - rows + 1.5), 0.0])
        post = corner + 0.42 * outwards
        rods.append((_POST, post + np.array([[0, 0, -0.1], [0, 0, top + 0.1]])))
        for level in range(levels):
            up = np.array([0, 0, level * _STOREY])
            rods.append((_BAR, np.array([corner + up, post + up])))
    return rods


def netted(
    spots: NDArray[np.float64], edges: Sequence[tuple[int, int]], colours: tuple[str, str]
) -> SolidLayout:
    """Return round sites anywhere, joined by bars on the map and in space."""
    plan = _drawn_flat(spots)
    room = _least_distance(plan)
    cells = tuple(centre + circle(_CORNERS, _MAP_SITE * room) for centre in plan)
    levels = np.unique(np.round(spots[:, 2], 6), return_inverse=True)[1] + 1
    rods = [(_BAR * _least_distance(spots), spots[[a, b]]) for a, b in edges]
    joined_sites = _joined_sites(spots, rods, colours, plan, cells, levels)
    radii = np.full(len(spots), _MAP_PIECE * _MAP_SITE * room)
    home = _HOME if levels.max() > 1 else _FLAT_HOME
    return replace(joined_sites, map_radii=radii, lines=tuple(edges), home=home)


def _drawn_flat(spots: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return where sites are on a map, float64 (sites, 2): seen from above, or as far from the side
    as it takes for none to hide another.
    """
    plan, height = spots[:, :2], spots[:, 2:]
    drawn, clearest = plan, 0.0
    for share, turn in ((0.0, 0.0), *product((0.3, 0.5, 0.8), np.radians((25, 35, 55, 65)))):
        slanted = plan + share * height * [np.cos(turn), np.sin(turn)]
        clear = _least_distance(slanted) / float(np.ptp(slanted, axis=0).max() or 1.0)
        if clear > _CLEARER * clearest:
            drawn, clearest = slanted, clear
    return drawn


def faceted(solid: Polyhedron, whole: bool, colours: tuple[str, str]) -> SolidLayout:
    """Return a solid whose faces, or whose faces, edges and vertices, are the sites."""
    faces = tuple(solid.vertices[list(face)] for face in solid.faces)
    cells = flush_cells(solid) if whole else faces
    scale = 1 / max(np.linalg.norm(cell, axis=1).max() for cell in cells)
    cells = tuple(scale * cell for cell in cells)
    flats = [levelled(cell) for cell in cells]
    rooms = [inradius(flat, flat.mean(axis=0)) for flat in flats]
    pads = tuple(inset(flat, _GROOVE * room) for flat, room in zip(flats, rooms, strict=True))
    centres = np.array([pad.mean(axis=0) for pad in pads])
    plan = flat_map(solid) if whole else map_of_cells(solid, faces, solid.face_centres)
    count = len(cells)
    smallest = min(rooms)
    face = "cell" if "white" in colours else "face"  # of darker wood, on which white is seen
    return SolidLayout(
        kinds=site_kinds(solid) if whole else (face,) * count,
        colours=colours,
        cells=cells,
        pads=pads,
        centres=centres,
        normals=np.array([unit_normal(pad) for pad in pads]),
        radii=np.minimum(_ON_SOLID * np.array(rooms), 1.6 * smallest),
        lifts=centres,
        shapes=_stones(colours),
        upright=False,
        home=_SOLID_HOME,
        map_cells=plan.cells,
        map_centres=plan.centres,
        map_radii=_MAP_PIECE * plan.radii,
        map_size=(plan.size, plan.size),
    )


def _joined_sites(
    spots: NDArray[np.float64],
    rods: Sequence[tuple[float, NDArray[np.float64]]],
    colours: tuple[str, str],
    plan: NDArray[np.float64],
    cells: tuple[Polygon, ...],
    levels: NDArray[np.int64],
) -> SolidLayout:
    gap, count = _least_distance(spots), len(spots)
    middle = (spots.min(axis=0) + spots.max(axis=0)) / 2
    reach = np.linalg.norm(spots - middle, axis=1).max() + (_PAD + _RIM) * gap
    scale = 1 / reach
    centres, unit = scale * (spots - middle), scale * gap
    pad = raised(circle(_CORNERS, _PAD * unit))
    corners = np.concatenate(cells)
    low, high = corners.min(axis=0), corners.max(axis=0)
    shift = -(low + high) / 2
    room = 0.5 * (_least_distance(plan) or gap)
    margin = 0.3 * room
    return SolidLayout(
        kinds=("cell",) * count,
        colours=colours,
        pads=tuple(centre + pad for centre in centres),
        centres=centres,
        radii=np.full(count, _PIECE * _PAD * unit),
        ground=_GROUND,
        levels=levels.astype(np.int64),
        shapes=_stones(colours),
        fixtures=(
            _frame(centres, [(scale * r, scale * (ends - middle)) for r, ends in rods], unit),
        ),
        home=_HOME,
        map_cells=tuple(cell + shift for cell in cells),
        map_centres=plan + shift,
        map_radii=np.full(count, _MAP_PIECE * room),
        map_size=tuple(((high - low) / 2 + margin).tolist()),
    )


def _frame(
    centres: NDArray[np.float64],
    rods: Sequence[tuple[float, NDArray[np.float64]]],
    unit: float,
) -> Surface:
    """Return a cup below each site, and rods, each a radius and two ends on the sites' heights."""
    low, high, edge = -_DEPTH * unit, -0.002 * unit, 0.3 * _DEPTH * unit
    reach = (_PAD + _RIM) * unit
    lower, upper = (reach - edge, low + edge), (reach - edge, high - edge)
    rounding = (edge, edge)
    below = arc(-90, 0, lower, rounding, _EDGE_STEPS)
    above = arc(0, 90, upper, rounding, _EDGE_STEPS)
    cup = turned("shelf", np.vstack([[0.0, low], below, above, [0.0, high]]), _CORNERS)
    drop = np.array([0.0, 0.0, (low + high) / 2])
    cups = [moved(cup, tuple(centre.tolist())) for centre in centres]
    return joined([*cups, *(tube("shelf", ends + drop, radius) for radius, ends in rods)])


def _spots(levels: int, rows: int, columns: int) -> list[tuple[int, ...]]:
    return list(product(range(levels), range(rows), range(columns)))


def _least_distance(points: NDArray[np.float64]) -> float:
    """Return the distance of the two points that are closest, 0 if two are in one place."""
    if len(points) < 2:
        return 1.0
    apart = np.linalg.norm(points[:, np.newaxis] - points, axis=2)
    np.fill_diagonal(apart, np.inf)
    return float(apart.min())


def _stones(colours: tuple[str, str]) -> MappingProxyType[int, Shape]:
    return MappingProxyType({1: lens(colours[0]), 2: hollow(colours[1])})
