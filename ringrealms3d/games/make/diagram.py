"""A board in letters, for terminals, with the names of its rows and columns."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.phrase import Phrase, tr
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.make.boards import Graph, Grid, Pile, Solid
from ringrealms3d.games.make.fens import letter
from ringrealms3d.games.make.owners import Glyphs, owner
from ringrealms3d.games.make.pieces import MOST_PIPS
from ringrealms3d.games.make.places import Places

_WIDTH = 80  # of a list of names
_NAME = re.compile(r"(\d*)([a-z])(\d+)")


def diagram_of(
    places: Places,
    layout: Layout,
    state: Struct,
    racks: Mapping[str, Sequence[int]],
    dice: Sequence[str],
) -> str:
    """Return the board with racks and dice below it.

    Args:
        racks: what lies on them, by the seats' names.
        dice: the fields that are dice.
    """
    glyphs, spots = layout.glyphs, layout.map_centres[: places.size]
    beside = [" ".join([tr(name), *drawn(rack, glyphs)]) for name, rack in racks.items()]
    beside += [f"{name} {int(state[name])}" for name in dice]
    board = board_diagram(places, spots, drawn(state.stone.tolist(), glyphs))
    return "\n".join([board, *beside])


def board_diagram(places: Places, spots: NDArray[np.float64], letters: Sequence[str]) -> str:
    """Return the rows of the map, level by level; on boards without rows, where letters stand.

    Args:
        spots: float64 (sites, 2), where the map shows each site.
        letters: what stands on each site, a dot on empty ones.
    """
    if isinstance(places, Solid | Graph):
        return _lists(places.names, letters)
    parts = [match.groups() for match in map(_NAME.fullmatch, places.names) if match]
    levels = list(dict.fromkeys(level for level, _, _ in parts))
    lines = []
    for level in levels:
        if level:
            lines.append(tr(Phrase("layer {level}", level=level)))
        sites = [x for x, part in enumerate(parts) if part[0] == level]
        named = {x: parts[x][1:] for x in sites}
        lines += _level(named, spots, letters, isinstance(places, Grid | Pile))
    return "\n".join(lines)


def drawn(pieces: Iterable[int], glyphs: Glyphs) -> str:
    """Return a letter for each piece, a digit for those that are nobody's."""
    return "".join(
        str(piece) if 0 < piece <= MOST_PIPS and owner(glyphs, piece) is None else letter(piece)
        for piece in pieces
    )


def _lists(names: Sequence[str], letters: Sequence[str]) -> str:
    """Return for each letter where it stands; those of both seats are always there."""
    lines = []
    for piece in ("x", "o", *sorted(set(letters) - set(".xo"))):
        there = [name for name, letter in zip(names, letters, strict=True) if letter == piece]
        text = " ".join([piece, *there])
        lines += wrap(text, _WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join(lines)


def _level(
    named: Mapping[int, Sequence[str]],
    spots: NDArray[np.float64],
    letters: Sequence[str],
    lettered: bool,
) -> list[str]:
    """Return the rows of a level from the top, and the names of columns below the last.

    Args:
        named: the letter and the number of each site.
        lettered: whether the letter names a column, and the number a row.
    """
    row_part, column_part = (1, 0) if lettered else (0, 1)
    rows: dict[str, list[int]] = {}
    for site in sorted(named, key=lambda x: spots[x, 0]):
        rows.setdefault(named[site][row_part], []).append(site)
    order = sorted(rows, key=lambda name: -float(spots[rows[name], 1].mean()))
    wide = 1 + max(len(name[column_part]) for name in named.values())
    margin = 1 + max(len(name[row_part]) for name in named.values())
    across = np.array([spots[site, 0] for site in named])
    left, unit = across.min(), _least_step(spots, rows.values())
    at = {x: margin + round(wide * (spots[x, 0] - left) / unit) for x in named}
    lines = []
    for label in order:
        row = rows[label]
        first = margin if lettered else at[row[0]]
        line = " " * (first - margin) + label.rjust(margin - 1)
        lines.append(_with_cells(line, [(at[x] + wide - 2, letters[x]) for x in row]))
    names = [(at[x] + wide - 1 - len(named[x][column_part]), named[x][column_part]) for x in row]
    return [*lines, _with_cells("", names)]


def _with_cells(line: str, cells: Sequence[tuple[int, str]]) -> str:
    for column, text in cells:
        line = line.ljust(column) + text
    return line


def _least_step(spots: NDArray[np.float64], rows: Iterable[list[int]]) -> float:
    """Return how far apart the sites of a row are on the map."""
    steps = [float(np.diff(spots[row, 0]).min()) for row in rows if len(row) > 1]
    return min(steps, default=1.0)
