"""The two boards: hexagons of hexagons with a pillar on every second cell of every second row.

Cells have axial coordinates (q, r), counted from the centre; the third one is -q - r. Columns are
lines of constant q, rows lines of constant r. A cell is a pillar when q and r are even. So every
free cell lies on exactly two lines without pillars: those of its odd coordinates.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from ringrealms3d.core.board import Board
from ringrealms3d.core.game import BoardEntry
from ringrealms3d.games.lattice import packed, steps_between

GAME_UID = "loops-n-leaps"
SIDES = (8, 10)
BOARDS = MappingProxyType(
    {
        f"{GAME_UID}/{side}": BoardEntry(f"Side length {side}", 3 * side * (side - 1) + 1)
        for side in SIDES
    }
)
VARIANT_UIDS = tuple(BOARDS)

Cell = tuple[int, int]

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours of a cell, in cyclic order."""
ALONG: tuple[Cell, ...] = ((0, 1), (1, 0), (-1, 1))
"""One step along a line of constant q, of constant r, and of constant q + r."""


@dataclass(frozen=True, slots=True, eq=False)
class LeapsBoard(Board):
    """A board; its sites are all cells, row by row from the top.

    ``neighbours[x]`` holds the cells around x that are on the board.

    Attributes:
        radius: how many rows lie above and below the middle one.
        cells: for each site its axial coordinates.
        pillars: the sites of the pillars.
        lines: the straight lines without pillars, each the sites along it.
    """

    radius: int
    cells: tuple[Cell, ...]
    pillars: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]

    def site_at(self, cell: Cell) -> int | None:
        """Return the site with these coordinates, or None beyond the board."""
        return self.site(cell_name(cell, self.radius)) if on_board(cell, self.radius) else None


def leaps_board(uid: str) -> LeapsBoard:
    """Return the board of a variant such as "loops-n-leaps/8"."""
    side = int(uid.removeprefix(f"{GAME_UID}/"))
    radius = side - 1
    cells = hexagon_cells(radius)
    site = {cell: x for x, cell in enumerate(cells)}
    return LeapsBoard(
        uid=uid,
        title=BOARDS[uid].title,
        sites=tuple(cell_name(cell, radius) for cell in cells),
        neighbours=packed(steps_between(cells, DIRECTIONS)),
        radius=radius,
        cells=cells,
        pillars=tuple(x for x, cell in enumerate(cells) if is_pillar(cell)),
        lines=tuple(tuple(site[cell] for cell in line) for line in _open_lines(cells)),
    )


def hexagon_cells(radius: int) -> tuple[Cell, ...]:
    """Return the cells of a hexagon, row by row from the top."""
    span = range(-radius, radius + 1)
    return tuple((q, r) for r in span for q in span if on_board((q, r), radius))


def on_board(cell: Cell, radius: int) -> bool:
    """Whether a hexagon of this radius holds the cell."""
    q, r = cell
    return max(abs(q), abs(r), abs(q + r)) <= radius


def is_pillar(cell: Cell) -> bool:
    """Whether a pillar stands there; beyond the board, whether one would."""
    return cell[0] % 2 == 0 and cell[1] % 2 == 0


def stepped(cell: Cell, step: Cell, count: int = 1) -> Cell:
    """Return the cell some steps away."""
    return cell[0] + count * step[0], cell[1] + count * step[1]


def cell_name(cell: Cell, radius: int) -> str:
    """Return the name of a cell: the column's letter and the row's number."""
    q, r = cell
    return f"{column_name(q, radius)}{r + radius + 1}"


def column_name(q: int, radius: int) -> str:
    """Return the letter of a column."""
    return chr(ord("a") + q + radius)


def _open_lines(cells: tuple[Cell, ...]) -> list[list[Cell]]:
    """Return the lines of every odd coordinate; every second cell of the others is a pillar."""
    odd = range(-max(q for q, _ in cells), len(cells), 2)
    lines = []
    for axis, step in enumerate(ALONG):
        for number in odd:
            line = [cell for cell in cells if (cell[0], cell[1], sum(cell))[axis] == number]
            lines.append(sorted(line, key=lambda cell: cell[0] * step[0] + cell[1] * step[1]))
    return [line for line in lines if line]
