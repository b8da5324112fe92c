"""Path Tiles positions for a terminal: each cell three letters wide and high."""

from __future__ import annotations

from collections.abc import Sequence

from ringrealms3d.core.phrase import Phrase, tr, translatable
from ringrealms3d.games.path_tiles.board import COLUMNS, LENGTH, SEATS
from ringrealms3d.games.path_tiles.tiles import TILES, Tile

_SIGNS = {
    (0, 1): (0, 2, "\\"),
    (1, 2): (2, 2, "/"),
    (2, 3): (2, 0, "\\"),
    (0, 3): (0, 0, "/"),
    (0, 2): (1, 1, "|"),
    (1, 3): (1, 1, "-"),
    (0, 1, 2, 3): (1, 1, "+"),
}  # for each link the line, the column and the sign
_SIDE_SPOTS = ((0, 1), (1, 2), (2, 1), (1, 0))
_VACANT = ("   ", " . ", "   ")
_LEGEND = translatable(
    "r b: the colour of a side    \\ /: a curve to the next side    | -: a straight strand,\n"
    "the one on top where two cross    +: a crossroads    a letter alone: a dead end"
)


def text_diagram(tiles: Sequence[int], racks: Sequence[Sequence[int]]) -> str:
    """Return the board from the top, Red's rack and Blue's, and what the letters mean.

    Args:
        tiles: for each cell the number of its tile, -1 if vacant.
        racks: for each seat the tile numbers on its rack, -1 for none.
    """
    columns = "    " + "".join(f" {letter}  " for letter in COLUMNS)
    rows = [
        _lines(f"{row:>3} ", tiles[LENGTH * (row - 1) : LENGTH * row])
        for row in range(LENGTH, 0, -1)
    ]
    titles = [tr(Phrase("{seat}'s rack", seat=seat)) for seat in SEATS]
    shelves = [
        f"\n{title}\n     "
        + "   ".join(map(str, range(1, len(rack) + 1)))
        + "\n"
        + _lines("    ", rack)
        for title, rack in zip(titles, racks, strict=True)
    ]
    return "\n".join([columns, *rows, columns, *shelves, "", tr(_LEGEND)])


def _lines(name: str, tiles: Sequence[int]) -> str:
    """Return three lines of text; the name stands before the middle one."""
    pictures = [_VACANT if tile < 0 else _picture(TILES[tile]) for tile in tiles]
    starts = (" " * len(name), name, " " * len(name))
    return "\n".join(
        (start + " ".join(picture[line] for picture in pictures)).rstrip()
        for line, start in enumerate(starts)
    )


def _picture(tile: Tile) -> tuple[str, ...]:
    spots = [[" "] * 3 for _ in range(3)]
    for (line, column), colour in zip(_SIDE_SPOTS, tile.sides, strict=True):
        spots[line][column] = colour if colour != "." else " "
    for link in sorted(tile.links, key=lambda link: link == tile.top):
        line, column, sign = _SIGNS[link]
        spots[line][column] = sign
    return tuple("".join(line) for line in spots)
