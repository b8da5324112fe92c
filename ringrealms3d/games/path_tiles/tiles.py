"""The tiles of Path Tiles, made by a rule.

A tile joins its like-coloured sides in pairs as far as they go, and joins one pair at least. Four
sides of one colour may also meet at a crossroads, and a crossing is two tiles, one for each strand
on top. That gives 102 tiles; 66 of them have both colours or no blank side.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from ringrealms3d.core.phrase import translatable

Links = tuple[tuple[int, ...], ...]

SIDE_NAMES = (
    translatable("north"),
    translatable("east"),
    translatable("south"),
    translatable("west"),
)
COLOURS = ".rb"
DEAD_END, CROSSROADS = -1, -2
_CROSSING = ((0, 2), (1, 3))


@dataclass(frozen=True, slots=True)
class Tile:
    """A square tile, which is never turned.

    Attributes:
        sides: four letters in the order north, east, south, west: r red, b blue, "." blank.
        links: the joined sides, 0 to 3, rising; two for a strand, all four for a crossroads. A
            coloured side in no link is a dead end.
        top: the link on top where two strands cross.
    """

    sides: str
    links: Links
    top: tuple[int, ...] | None = None

    @property
    def dead_ends(self) -> tuple[int, ...]:
        """The coloured sides that nothing is joined to."""
        return tuple(
            side
            for side, colour in enumerate(self.sides)
            if colour != "." and self.other_side(side) == DEAD_END
        )

    def other_side(self, side: int) -> int:
        """Return the side that a strand leads to, else CROSSROADS or DEAD_END."""
        for link in self.links:
            if side in link:
                return sum(link) - side if len(link) == 2 else CROSSROADS
        return DEAD_END


def _all_tiles() -> Iterator[Tile]:
    for letters in product(COLOURS, repeat=4):
        sides = "".join(letters)
        for red, blue in product(_pairings(sides, "r"), _pairings(sides, "b")):
            yield from _crossed(sides, tuple(sorted(red + blue)))


def _pairings(sides: str, colour: str) -> list[Links]:
    """Return every way to join the sides of a colour."""
    alike = tuple(s for s in range(4) if sides[s] == colour)
    if len(alike) < 2:
        return [()]
    if len(alike) == 4:
        a, b, c, d = alike
        return [((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c)), (alike,)]
    return [((a, b),) for a in alike for b in alike if a < b]


def _crossed(sides: str, links: Links) -> Iterator[Tile]:
    if links == _CROSSING:
        yield from (Tile(sides, links, top) for top in links)
    elif links:
        yield Tile(sides, links)


TILES = tuple(_all_tiles())
"""The 102 tiles; a tile's number is its place here."""

SIXTY_SIX = tuple(
    number
    for number, tile in enumerate(TILES)
    if "." not in tile.sides or {"r", "b"} <= set(tile.sides)
)
"""The numbers of the 66 tiles that have both colours or no blank side."""
