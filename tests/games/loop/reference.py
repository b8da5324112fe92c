"""Loop once more, slowly: names, sets and dictionaries, straight from the written rules.

It shares no code with the package. A place is (level, row, column): levels from 1, rows and
columns from 0, as the rules count them; places may lie outside the lattice, where the same
arithmetic goes on. A site is the name of a place inside: level, row letter, column from 1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from string import ascii_lowercase

Place = tuple[int, int, int]

BLACK, WHITE = 0, 1
SIDE = {"mini": 4, "main": 6, "lazo": 10}
TILES = {"lazo": 95}
SWAP = "swap"
LEVEL_ONE, BRIDGE, FULL, SPENT, BLOCKED = "level-one loop", "3-D loop", "full", "spent", "blocked"


def name_of(place: Place) -> str:
    """Return the name of a place inside the lattice, such as 2c4."""
    level, row, column = place
    return f"{level}{ascii_lowercase[row]}{column + 1}"


def place_of(site: str) -> Place:
    """Return the place with this name."""
    at = next(i for i, letter in enumerate(site) if letter.isalpha())
    return int(site[:at]), ascii_lowercase.index(site[at]), int(site[at + 1 :]) - 1


def inside(place: Place, n: int) -> bool:
    """Return whether a place belongs to the pile whose level 1 has sides of n holes."""
    level, row, column = place
    side = n + 1 - level
    return level >= 1 and 0 <= row < side and 0 <= column <= 2 * side - 2 - row


def beside(place: Place) -> set[Place]:
    """Return the six places around a place on its own level."""
    k, r, c = place
    around = [(r, c - 1), (r, c + 1), (r + 1, c - 1), (r + 1, c), (r - 1, c), (r - 1, c + 1)]
    return {(k, row, column) for row, column in around}


def under(place: Place) -> set[Place]:
    """Return the three places that a place above level 1 rests on."""
    k, r, c = place
    return {(k - 1, r, c + 1), (k - 1, r + 1, c), (k - 1, r + 1, c + 1)}


@cache
def places(n: int) -> tuple[Place, ...]:
    """Return every place of the pile, level by level."""
    box = ((k, r, c) for k in range(1, n + 1) for r in range(n) for c in range(2 * n))
    return tuple(place for place in box if inside(place, n))


@cache
def touching(place: Place, n: int) -> frozenset[Place]:
    """Return the places of the pile adjacent to a place: beside, under and over it."""
    below = under(place) if place[0] > 1 else set()
    above = {other for other in places(n) if other[0] > 1 and place in under(other)}
    return frozenset(other for other in beside(place) | below | above if inside(other, n))


def across(place: Place) -> list[tuple[Place, Place, Place]]:
    """Return for each side Ta Tb of the triangle under a place: Ta, Tb and Y across the side."""
    sides = []
    for a, b in combinations(sorted(under(place)), 2):
        (y,) = (beside(a) & beside(b)) - under(place)
        sides.append((a, b, y))
    return sides


def facing(place: Place) -> list[tuple[Place, Place, Place]]:
    """Return (Y, T, N): T and N face each other across the region between the place and Y."""
    found = []
    for a, b, y in across(place):
        for near, far in ((a, b), (b, a)):
            (neighbour,) = (other for other in beside(place) if {far, y} <= under(other))
            found.append((y, near, neighbour))
    return found


def united(items: set[Place], joined: set[frozenset[Place]]) -> list[set[Place]]:
    """Return the parts that the items fall into when the given pairs are joined."""
    parts = [{item} for item in sorted(items)]
    for pair in joined:
        met = [part for part in parts if part & pair]
        parts = [part for part in parts if not part & pair] + [set().union(*met)]
    return parts


@dataclass
class ReferenceGame:
    """A game in progress; stones maps a site to the seat whose tile is there.

    A position set up from stones needs plies too where swapping matters. Its supply, where the
    variant has one, is by default what the tiles on the board leave over.
    """

    variant: str
    stones: dict[str, int] = field(default_factory=dict)
    turn: int = BLACK
    plies: int = 0
    supply: list[int] | None = None
    last: str | None = None
    loop: str | None = None

    def __post_init__(self) -> None:
        if self.supply is None and self.variant in TILES:
            placed = list(self.stones.values())
            self.supply = [TILES[self.variant] - placed.count(seat) for seat in (BLACK, WHITE)]

    @property
    def n(self) -> int:
        """Return the number of holes along a short edge of level 1."""
        return SIDE[self.variant]

    def copy(self) -> ReferenceGame:
        """Return a game that goes its own way from here."""
        supply = None if self.supply is None else list(self.supply)
        return ReferenceGame(
            self.variant, dict(self.stones), self.turn, self.plies, supply, self.last, self.loop
        )

    def sites(self) -> list[str]:
        """Return every site, level by level, row by row."""
        return [name_of(place) for place in places(self.n)]

    def neighbours(self, site: str) -> set[str]:
        """Return the sites adjacent to a site."""
        return {name_of(place) for place in touching(place_of(site), self.n)}

    def supports(self, site: str) -> set[str]:
        """Return the three sites that a site rests on, none on level 1."""
        place = place_of(site)
        return {name_of(other) for other in under(place)} if place[0] > 1 else set()

    def legal(self) -> set[str]:
        """Return the moves of the seat to move, none when the game is over."""
        return set() if self.over() else self._moves()

    def play(self, text: str) -> None:
        """Make a move: the name of a site, or swap."""
        assert text in self.legal(), text
        if text == SWAP:
            self.stones = dict.fromkeys(self.stones, WHITE)
            self.last = self.loop = None
        else:
            self._place(text)
        self.turn = 1 - self.turn
        self.plies += 1

    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.end() is not None

    def end(self) -> str | None:
        """Return why the game has ended, or None."""
        if self.loop is not None:
            return self.loop
        if len(self.stones) == len(self.sites()):
            return FULL
        if self.supply is not None and self.supply[self.turn] == 0:
            return SPENT
        return None if self._moves() else BLOCKED

    def winner(self) -> int | None:
        """Return the winning seat, None for a draw or an unfinished game."""
        return 1 - self.turn if self.end() in (LEVEL_ONE, BRIDGE, BLOCKED) else None

    def enclosed(self) -> set[str]:
        """Return what the colour of the tile just placed encloses, nothing if it is above level 1.

        Nothing either after a swap and in a position that was set up.
        """
        if self.last is None or place_of(self.last)[0] > 1:
            return set()
        return self.enclosed_by(self.stones[self.last])

    def enclosed_by(self, seat: int) -> set[str]:
        """Return the level-1 sites, not of this colour, that cannot reach level 1's rim."""
        level = {place for place in places(self.n) if place[0] == 1}
        other = {place for place in level if self.stones.get(name_of(place)) != seat}
        reached = {place for place in other if not beside(place) <= level}
        while more := {b for a in reached for b in beside(a) & other} - reached:
            reached |= more
        return {name_of(place) for place in other - reached}

    def parts(self, site: str, seat: int) -> list[set[Place]]:
        """Return the separate parts of the solid slots beside and under a site above level 1."""
        here = place_of(site)
        slots = {place for place in beside(here) | under(here) if self._solid(place, seat)}
        joined = {frozenset({a, b}) for a, b in combinations(slots, 2) if a in beside(b) | under(b)}
        joined |= {frozenset({a, b}) for a, b in combinations(slots, 2) if b in under(a)}
        for y, t, neighbour in facing(here):
            if self._solid(y, seat) and {t, neighbour} <= slots:
                joined.add(frozenset({t, neighbour}))
        return united(slots, joined)

    def completes_bridge(self, site: str, seat: int) -> bool:
        """Return whether a seat's tile on this site, above level 1, completes a 3-D loop."""
        parts = self.parts(site, seat)
        return sum(any(inside(place, self.n) for place in part) for part in parts) >= 2

    def _solid(self, place: Place, seat: int) -> bool:
        return not inside(place, self.n) or self.stones.get(name_of(place)) == seat

    def _moves(self) -> set[str]:
        """Return the legal moves, were the game not over."""
        moves = {site for site in self.sites() if self._can_place(site)}
        first = self.plies == 1 and self.turn == WHITE
        return moves | {SWAP} if first and list(self.stones.values()) == [BLACK] else moves

    def _can_place(self, site: str) -> bool:
        if site in self.stones or not self.supports(site) <= set(self.stones):
            return False
        own = {other for other, seat in self.stones.items() if seat == self.turn}
        return place_of(site)[0] == 1 or bool(self.neighbours(site) & own)

    def _place(self, site: str) -> None:
        """Put the mover's tile on a site and note the loop that it completes."""
        before = self.enclosed_by(self.turn)
        self.stones[site], self.last = self.turn, site
        if self.supply is not None:
            self.supply[self.turn] -= 1
        if place_of(site)[0] == 1:
            # Completed by this tile: an enclosure that a set-up brought along does not count.
            self.loop = LEVEL_ONE if self.enclosed() - before else None
        else:
            self.loop = BRIDGE if self.completes_bridge(site, self.turn) else None
