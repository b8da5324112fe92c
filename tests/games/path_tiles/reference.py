"""Path Tiles once more, slowly: sets and dictionaries, straight from the written rules.

It shares no code with the package. The *parts* of a colour are the strands, the crossroads and
the dead ends on the board; two parts meet where they reach the same side from its two cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import product

Link = frozenset[int]
Part = tuple[str, Link]

N, E, S, W = range(4)
STEPS = {N: (0, 1), E: (1, 0), S: (0, -1), W: (-1, 0)}
COLOURS = "rb"
SIZE = 9
RACK = 7
CENTRE = "e5"
FREE_TURNS, SIXTY_SIX = "free-turns", "sixty-six"
LOOP, CONNECTION, BLOCKED = "loop", "connection", "blocked"
CROSSROADS: Link = frozenset({N, E, S, W})
UPRIGHT: Link = frozenset({N, S})
LEVEL: Link = frozenset({E, W})


@dataclass(frozen=True)
class Tile:
    """A tile: four sides in the order N E S W, what is joined, and what lies on top.

    A coloured side in no link is a dead end.
    """

    sides: str
    links: frozenset[Link]
    top: Link | None = None


def make_tile(sides: str, links: Iterable[Iterable[int]], top: Iterable[int] | None = None) -> Tile:
    """Return a tile from plain tuples or lists of side indices."""
    return Tile(
        sides, frozenset(frozenset(x) for x in links), None if top is None else frozenset(top)
    )


def joinings(sides: list[int]) -> list[frozenset[Link]]:
    """Return the ways to join like-coloured sides in pairs, as far as they go."""
    if len(sides) < 2:
        return [frozenset()]
    if len(sides) == 2:
        return [frozenset({frozenset(sides)})]
    if len(sides) == 3:
        return [frozenset({frozenset(sides) - {left_over}}) for left_over in sides]
    pairs = [frozenset({N, other}) for other in (E, S, W)]
    return [*(frozenset({pair, CROSSROADS - pair}) for pair in pairs), frozenset({CROSSROADS})]


def all_tiles() -> list[Tile]:
    """Return the 102 tiles that the rule gives."""
    tiles = []
    for letters in product(".rb", repeat=4):
        red, blue = ([i for i in range(4) if letters[i] == colour] for colour in COLOURS)
        for links in (a | b for a, b in product(joinings(red), joinings(blue))):
            crossing = {UPRIGHT, LEVEL} <= links
            tops = (UPRIGHT, LEVEL) if crossing else (None,)
            if links:
                tiles += [Tile("".join(letters), links, top) for top in tops]
    return tiles


def sixty_six() -> list[Tile]:
    """Return the 66 tiles that are left without the one-coloured ones that have a blank side."""
    return [t for t in all_tiles() if "." not in t.sides or {"r", "b"} <= set(t.sides)]


def cell_at(column: int, row: int) -> str | None:
    """Return the cell's name, None beyond the board; both count from 0 at the bottom left."""
    if 0 <= column < SIZE and 0 <= row < SIZE:
        return f"{chr(ord('a') + column)}{row + 1}"
    return None


@cache
def beyond(cell: str, side: int) -> str | None:
    """Return the cell across a side, None where the side lies on the rim of the board."""
    dx, dy = STEPS[side]
    return cell_at(ord(cell[0]) - ord("a") + dx, int(cell[1:]) - 1 + dy)


def opposite(side: int) -> int:
    """Return the side across the tile."""
    return (side + 2) % 4


ALL_CELLS = [f"{chr(ord('a') + x)}{y + 1}" for x in range(SIZE) for y in range(SIZE)]


@dataclass
class ReferenceGame:
    """A game in progress.

    Tiles maps a cell to the tile there; racks and stock (the unseen tiles, next one first) are
    dealt from deals; mover is the seat that placed last, None when nobody has.
    """

    variant: str
    centre: Tile
    deals: tuple[list[Tile], list[Tile]]
    tiles: dict[str, Tile] = field(init=False)
    racks: list[list[Tile | None]] = field(init=False)
    stock: list[list[Tile]] = field(init=False)
    turn: int = field(default=0, init=False)
    mover: int | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        assert self.variant in (FREE_TURNS, SIXTY_SIX)
        self.tiles = {CENTRE: self.centre}
        self.racks = [
            [deal[place] if place < len(deal) else None for place in range(RACK)]
            for deal in self.deals
        ]
        self.stock = [list(deal[RACK:]) for deal in self.deals]

    def copy(self) -> ReferenceGame:
        """Return a game that goes its own way from here."""
        twin = ReferenceGame(self.variant, self.centre, self.deals)
        twin.tiles = dict(self.tiles)
        twin.racks = [list(rack) for rack in self.racks]
        twin.stock = [list(unseen) for unseen in self.stock]
        twin.turn, twin.mover = self.turn, self.mover
        return twin

    def rack(self, seat: int) -> list[Tile | None]:
        """Return a seat's seven rack places, None where one is empty."""
        return list(self.racks[seat])

    # Moves

    def neighbours(self, cell: str) -> dict[int, Tile]:
        """Return the tiles that touch a cell, by the cell's side."""
        found = {}
        for side in range(4):
            other = beyond(cell, side)
            if other in self.tiles:
                found[side] = self.tiles[other]
        return found

    def fits(self, tile: Tile, cell: str) -> bool:
        """Return whether a tile may lie on a cell."""
        beside = self.neighbours(cell)
        return (
            cell not in self.tiles
            and len(beside) > 0
            and all(tile.sides[s] == other.sides[opposite(s)] for s, other in beside.items())
        )

    def legal(self) -> set[str]:
        """Return the texts of the legal moves, none when the game is over."""
        return set() if self.decided_by() else self._placements()

    def _placements(self) -> set[str]:
        beside_tiles = [cell for cell in ALL_CELLS if self.neighbours(cell)]
        return {
            f"{place}@{cell}"
            for place, tile in enumerate(self.racks[self.turn], start=1)
            for cell in beside_tiles
            if tile is not None and self.fits(tile, cell)
        }

    def play(self, text: str) -> None:
        """Make a legal move; only the simplest mistakes are noticed."""
        place, cell = text.split("@")
        index, seat = int(place) - 1, self.turn
        tile = self.racks[seat][index]
        assert tile is not None
        assert self.fits(tile, cell)
        free_turn = self.variant == FREE_TURNS and len(self.neighbours(cell)) >= 2
        self.tiles[cell] = tile
        self.racks[seat][index] = self.stock[seat].pop(0) if self.stock[seat] else None
        self.mover = seat
        self.turn = seat if free_turn else 1 - seat

    # The end

    def decided_by(self) -> tuple[int, str] | None:
        """Return whose loop or connection has decided the game and which it is, or None.

        In a position that nobody has moved in, the seat that is not to move counts as the mover.
        """
        mover = 1 - self.turn if self.mover is None else self.mover
        for seat in (mover, 1 - mover):
            if self.has_loop(seat):
                return seat, LOOP
            if self.has_connection(seat):
                return seat, CONNECTION
        return None

    def end(self) -> str | None:
        """Return why the game has ended, or None."""
        decided = self.decided_by()
        if decided is not None:
            return decided[1]
        return None if self._placements() else BLOCKED

    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.end() is not None

    def winner(self) -> int | None:
        """Return the seat that has won, None for a draw or while the game goes on."""
        decided = self.decided_by()
        if decided is not None:
            return decided[0]
        if self._placements():
            return None
        margin = self.longest_path(0) - self.longest_path(1)
        return None if margin == 0 else 0 if margin > 0 else 1

    # Parts

    def parts(self, seat: int, dead_ends: bool = True) -> set[Part]:
        """Return the parts of a seat's colour, a dead end as a part of one side."""
        found = set()
        for cell, tile in self.tiles.items():
            coloured = {side for side in range(4) if tile.sides[side] == COLOURS[seat]}
            links = {link for link in tile.links if link <= coloured}
            loose = coloured.difference(*links)
            found |= {(cell, link) for link in links}
            if dead_ends:
                found |= {(cell, frozenset({side})) for side in loose}
        return found

    def joins(self, seat: int, dead_ends: bool = True) -> dict[Part, set[Part]]:
        """Return for each part the parts that it meets.

        Two parts of different cells share one side at most, and parts of one cell share none, so
        an unordered pair of parts that meet stands for exactly one side.
        """
        parts = self.parts(seat, dead_ends)
        inner = {(cell, side): (cell, link) for cell, link in parts for side in link}
        meets: dict[Part, set[Part]] = {part: set() for part in parts}
        for (cell, side), part in inner.items():
            other = beyond(cell, side)
            if other is not None and (other, opposite(side)) in inner:
                meets[part].add(inner[other, opposite(side)])
        return meets

    def has_loop(self, seat: int) -> bool:
        """Return whether a colour has a cycle of strands and crossroads without a side twice.

        A cycle may pass through a crossroads a second time by its two other sides. Nothing
        depends on that: cut such a cycle at the crossroads, and each half is a cycle of its own
        that passes once. So it is enough to look for a cycle that has no part twice: walk
        without going straight back, and see whether a part comes up that was there before.
        """
        meets = self.joins(seat, dead_ends=False)
        seen: set[Part] = set()
        for start in meets:
            ahead: list[tuple[Part, Part | None]] = [(start, None)] if start not in seen else []
            while ahead:
                part, came_from = ahead.pop()
                if part in seen:
                    return True
                seen.add(part)
                ahead += [(other, part) for other in meets[part] if other != came_from]
        return False

    def has_connection(self, seat: int) -> bool:
        """Return whether a chain of strands and crossroads joins two opposite board sides."""
        meets = self.joins(seat, dead_ends=False)
        for side in (N, E):
            chain = {part for part in meets if _lies_on(part, side)}
            ahead = list(chain)
            while ahead:
                fresh = meets[ahead.pop()] - chain
                chain |= fresh
                ahead.extend(fresh)
            if any(_lies_on(part, opposite(side)) for part in chain):
                return True
        return False

    def longest_path(self, seat: int) -> int:
        """Return the number of parts on a colour's longest path, no part counted twice.

        It tries every path, which is quick because a game that goes on, or ends blocked, has no
        cycle and so only one path between two parts.
        """
        meets = self.joins(seat)

        def longest_from(part: Part, used: frozenset[Part]) -> int:
            here = used | {part}
            return 1 + max((longest_from(other, here) for other in meets[part] - here), default=0)

        return max((longest_from(part, frozenset()) for part in meets), default=0)


def _lies_on(part: Part, board_side: int) -> bool:
    cell, link = part
    return board_side in link and beyond(cell, board_side) is None
