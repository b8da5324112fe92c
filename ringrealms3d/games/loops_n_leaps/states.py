"""What the rules work on: constant tables and changing states.

Men are kept twice: cell by cell, and as bits along the lines, one word a line and seat, because
whatever sees, leaps or captures does so along a line. A cell's lines are the two that it lies on.

Loops are found among the pillars. A free cell lies between two pillars, or at the rim between a
pillar and the outside; while it does not hold a colour, that colour leaves this *gap* open. All
ways around men lead through such gaps: two neighbouring cells that leave their gaps open border the
same pillar, or both lie at the rim. So a pillar is surrounded exactly when no way through open gaps
leads from it to the outside.

A set of pillars is one word of 61 bits, and a pillar with half coordinates (a, b) has the bit
a + 14 b modulo 61. Hexagons of 61 pillars tile the plane such that each takes every number once, so
all pillars of either board have different ones, and a step to the next pillar is a rotation of the
word.
"""

from __future__ import annotations

import numpy as np

from ringrealms3d.core.verbs import SizeClass, Struct, new_struct, struct_type
from ringrealms3d.games.loops_n_leaps.board import (
    DIRECTIONS,
    SIDES,
    Cell,
    LeapsBoard,
    hexagon_cells,
    is_pillar,
    on_board,
    stepped,
)

PILLAR = -1
PILLAR_BITS = 61
ROW_STEP = 14
INNER_GAPS = 3
"""Gaps between pillars come in three directions, those to the outside in as many sets."""
GAP_SETS = 2 * INNER_GAPS
_STEPS = ((1, 0), (0, 1), (-1, 1))  # from a gap's first pillar to its second, in half coordinates


def _size_class(side: int) -> SizeClass:
    radius = side - 1
    cells = hexagon_cells(radius)
    sites, free = len(cells), sum(not is_pillar(cell) for cell in cells)
    lines, longest = 3 * side, 2 * radius
    site = np.uint8 if sites < 256 else np.uint16
    tables = [
        ("cells", np.int64),
        ("line", np.int64, (sites + 1, 2)),
        ("bit", np.int64, (sites + 1, 2)),
        ("whole", np.int64, (lines,)),
        ("site_at", np.int64, (lines, longest)),
        ("near", np.int64, (sites, 4)),
        ("needed", np.int64, (sites,)),
        ("gap_set", np.int64, (sites,)),
        ("gap", np.int64, (sites,)),
        ("pillar", np.int64, (sites, 2)),
        ("pillars", np.int64),
        ("around", np.int64, (PILLAR_BITS, 6)),
        ("across", np.int64, (PILLAR_BITS, 6)),
    ]
    state = [
        ("turn", np.int64),
        ("ply", np.int64),
        ("swap", np.int64),
        ("vacant_count", np.int64),
        ("leaper_count", np.int64, (2,)),
        ("surrounded", np.int64, (2,)),
        ("open_gaps", np.int64, (2, GAP_SETS)),
        ("guarded_count", np.int64),
        ("men", np.int32, (2, lines)),
        ("safe", np.int32, (lines,)),
        ("stone", np.int8, (sites + 1,)),
        ("vacant", site, (free,)),
        ("vacant_place", site, (sites,)),
        ("leaper", site, (2, free)),
        ("leaper_place", site, (sites,)),
        ("guarded", site, (free,)),
    ]
    return SizeClass(struct_type(*tables), struct_type(*state))


SIZE_CLASSES = {side: _size_class(side) for side in SIDES}


def make_tables(board: LeapsBoard) -> Struct:
    """Return the constant tables of a board.

    Site ``cells`` is no site: its bits are 0, its stone stays 0, and ``near`` is filled up with it.
    ``pillar`` is the number of each pillar beside a cell, -1 where there is none.
    """
    tables = new_struct(SIZE_CLASSES[board.radius + 1].tables)
    tables.cells = len(board.cells)
    tables.near[:] = len(board.cells)
    tables.pillar[:] = -1
    _enter_lines(tables, board)
    for x, cell in enumerate(board.cells):
        if is_pillar(cell):
            _enter_pillar(tables, board, cell)
        else:
            _enter_free_cell(tables, board, x, cell)
    return tables


def pillar_bit(cell: Cell) -> int:
    """Return the word that holds one pillar."""
    return 1 << _pillar_number(cell)


def _pillar_number(cell: Cell) -> int:
    """Return which bit of a word is a pillar's."""
    return (cell[0] // 2 + ROW_STEP * (cell[1] // 2)) % PILLAR_BITS


def _enter_lines(tables: Struct, board: LeapsBoard) -> None:
    met = [0] * len(board.cells)
    for number, line in enumerate(board.lines):
        tables.whole[number] = (1 << len(line)) - 1
        tables.site_at[number, : len(line)] = line
        for place, x in enumerate(line):
            tables.line[x, met[x]] = number
            tables.bit[x, met[x]] = 1 << place
            met[x] += 1


def _enter_free_cell(tables: Struct, board: LeapsBoard, x: int, cell: Cell) -> None:
    """Enter a cell's neighbours, two on either side of its gap, the gap, and the pillars there."""
    first = next(i for i, step in enumerate(DIRECTIONS) if is_pillar(stepped(cell, step)))
    for slot, turns in enumerate((1, 2, 4, 5)):
        neighbour = board.site_at(stepped(cell, DIRECTIONS[(first + turns) % 6]))
        if neighbour is not None:
            tables.near[x, slot] = neighbour
    open_lines = int(np.count_nonzero(tables.near[x] != len(board.cells)))
    tables.needed[x] = open_lines // 2 + 1
    tables.gap_set[x], tables.gap[x] = _gap_of(cell, DIRECTIONS[first], board.radius)
    for end, way in enumerate((1, -1)):
        pillar = stepped(cell, DIRECTIONS[first], way)
        if on_board(pillar, board.radius):
            tables.pillar[x, end] = _pillar_number(pillar)


def _gap_of(cell: Cell, step: Cell, radius: int) -> tuple[int, int]:
    """Return the set and the word of the gap between the pillars on two sides of a cell.

    A gap between pillars has the bit of its first pillar. The gaps of a pillar to the outside, at
    most three, are in different sets, each with the pillar's bit.
    """
    ends = (stepped(cell, step), stepped(cell, step, -1))
    inside = [end for end in ends if on_board(end, radius)]
    if len(inside) == 1:
        outward = [d for d in DIRECTIONS if not on_board(stepped(inside[0], d, 2), radius)]
        there = (cell[0] - inside[0][0], cell[1] - inside[0][1])
        return INNER_GAPS + outward.index(there), pillar_bit(inside[0])
    first = next(end for end in ends if (cell[0] - end[0], cell[1] - end[1]) in _STEPS)
    return _STEPS.index((cell[0] - first[0], cell[1] - first[1])), pillar_bit(first)


def _enter_pillar(tables: Struct, board: LeapsBoard, cell: Cell) -> None:
    number = _pillar_number(cell)
    tables.pillars |= pillar_bit(cell)
    for slot, step in enumerate(DIRECTIONS):
        tables.around[number, slot] = board.site_at(stepped(cell, step))
        beyond = stepped(cell, step, 2)
        known = on_board(beyond, board.radius)
        tables.across[number, slot] = pillar_bit(beyond) if known else 0
