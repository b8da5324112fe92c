"""Loops of tiles counted by algebra: a check that knows nothing of the nine slots around a tile.

The tiles are taken as unit balls of the cannonball packing that the pile is, and everything is
read off their distances in space:

- a vertex for every tile, and one more for the board itself (the *apex*);
- an edge for every two tiles at distance 1, and from the apex to every tile of level 1;
- a triangle for every three tiles at distance 1 from each other, and for the apex with every edge
  of level 1 (so that everything on the board counts as filled in);
- a square for every four tiles that form one: sides 1, diagonals the square root of 2. Such a
  square is the equator of an octahedral hole, that is of a blocking region: its opposite tiles do
  not touch, but nothing can pass between them. Whether the two tiles at the hole's poles are
  there makes no difference.

The first Betti number over the field with two elements counts the independent loops that something
could be threaded through: edges - (rank of the edges' ends) - (rank of the cells' borders).

Why it must agree with the local rule: a tile X with nothing on it adds a cone over its link, the
graph of its own neighbours with an edge for every triangle and every square at X. The other
tiles hang together through the board, so by the Mayer-Vietoris sequence the number grows by (parts
of the link - 1) less the number of old loops that X fills in, and X can fill one in only
when its link is in one piece. So "the number grows" is "two parts or more", whatever happened
before, as long as no slot lies outside the lattice. Outside, the rules count slots as solid
(they join parts), and the algebra here has nothing there: see away_from_rim.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations

APEX = "board"
LETTERS = "abcdefghijklmnopqrstuvwxyz"


@cache
def row_and_column(site: str) -> tuple[int, int]:
    """Return row and column in a site's name, counted from 0."""
    rest = site.lstrip("0123456789")
    return LETTERS.index(rest[0]), int(rest[1:]) - 1


@cache
def level_of(site: str) -> int:
    """Return the level in a site's name."""
    return int(site[: -len(site.lstrip("0123456789"))])


@cache
def coordinates(site: str) -> tuple[int, int, int]:
    """Return thrice the oblique coordinates in the plane, and the level.

    A level lies two thirds of a step along both oblique axes from the one under it: over the
    middle of the triangle of tiles (r, c+1), (r+1, c), (r+1, c+1).
    """
    row, column = row_and_column(site)
    up = level_of(site) - 1
    return 3 * row + 2 * up, 3 * column + 2 * up, up


@cache
def distance(a: str, b: str) -> int:
    """Return nine times the squared distance of two tiles: 9 when they touch."""
    du, dv, dk = (x - y for x, y in zip(coordinates(a), coordinates(b), strict=True))
    # The axes meet at 60 degrees; levels are the square root of 2/3 apart.
    return du * du + dv * dv + du * dv + 6 * dk * dk


def rank(rows: Iterable[int]) -> int:
    """Return the rank of a matrix over GF(2), its rows given as bit sets."""
    by_top_bit: dict[int, int] = {}
    for given in rows:
        row = given
        while row and (top := row.bit_length()) in by_top_bit:
            row ^= by_top_bit[top]
        if row:
            by_top_bit[row.bit_length()] = row
    return len(by_top_bit)


def touching_tiles(tiles: set[str]) -> dict[str, set[str]]:
    """Return for each tile the tiles at distance 1, and the board's apex under level 1."""
    near = {a: {b for b in tiles if distance(a, b) == 9} for a in tiles}
    ground = {a for a in tiles if level_of(a) == 1}
    for a in ground:
        near[a] = near[a] | {APEX}
    return near | {APEX: ground}


def triangles(near: dict[str, set[str]]) -> set[frozenset[str]]:
    """Return all triples of vertices that touch each other."""
    return {frozenset({a, b, c}) for a in near for b in near[a] for c in near[a] & near[b]}


def squares(near: dict[str, set[str]]) -> set[tuple[str, str, str, str]]:
    """Return all squares of tiles, each as its tiles in order around it."""
    tiles = sorted(near.keys() - {APEX})
    found = set()
    for a, c in combinations(tiles, 2):
        if distance(a, c) == 18:
            middle = sorted(near[a] & near[c] - {APEX})
            pairs = [(b, d) for b, d in combinations(middle, 2) if distance(b, d) == 18]
            found |= {(a, b, c, d) for b, d in pairs if a < b}
    return found


def first_betti(tiles: set[str], n: int) -> int:
    """Return the number of independent loops of some tiles of a pile of side n, board included."""
    assert all(level_of(site) <= n for site in tiles)
    near = touching_tiles(tiles)
    vertex = {a: 1 << i for i, a in enumerate(sorted(near))}
    pairs = sorted({tuple(sorted((a, b))) for a in near for b in near[a]})
    edge = {frozenset(pair): 1 << i for i, pair in enumerate(pairs)}
    ends = [vertex[a] | vertex[b] for a, b in pairs]
    rounds = [tuple(cell) for cell in triangles(near)] + list(squares(near))
    borders = [sum(edge[frozenset({r[i - 1], r[i]})] for i in range(len(r))) for r in rounds]
    return len(pairs) - rank(ends) - rank(borders)


def away_from_rim(site: str, n: int) -> bool:
    """Return whether all nine slots beside and under a site above level 1 are in the pile.

    It is enough that the six beside it are: the pile has a place exactly where it has the three
    under it, so then the three across the sides of the triangle under it are there, too.
    """
    row, column = row_and_column(site)
    side = n + 1 - level_of(site)
    return level_of(site) > 1 and 1 <= row <= side - 2 and 1 <= column <= 2 * side - 3 - row
