"""What a tile looks like where it is placed, told once more from the reference's tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.games import start
from ringrealms3d.games.path_tiles.board import CELL_NAMES
from tests.amounts import rest_nightly
from tests.games.path_tiles.play import UIDS, reference_tiles
from tests.games.path_tiles.reference import COLOURS, CROSSROADS, beyond, opposite
from tests.games.playing import random_game
from tests.patterns import patterns_of

Look = tuple[object, ...]


class Placing:
    """A tile about to be placed on a cell."""

    def __init__(self, position: Position, code: int) -> None:
        place, cell = divmod(code, len(CELL_NAMES))
        stones = dict(zip(CELL_NAMES, position.stones.tolist(), strict=True))
        self.board = {name: reference_tiles()[n - 1] for name, n in stones.items() if n}
        self.cell, self.own = CELL_NAMES[cell], COLOURS[position.turn]
        self.tile = reference_tiles()[position.state.rack[position.turn][place]]
        self.earns = position.uid == UIDS[0]

    def looks(self) -> list[Look]:
        neighbours = self.tiles_beside(self.cell)
        looks: list[Look] = [("beside", neighbours)]
        for side in range(4):
            other = beyond(self.cell, side)
            if other not in self.board:
                around = None if other is None else self.tiles_beside(other)
                looks.append(("side", self.seen(self.tile.sides[side]), around))
        joined = frozenset().union(*self.tile.links)
        for link in [*self.tile.links, *(frozenset({s}) for s in set(range(4)) - joined)]:
            colour = self.seen(self.tile.sides[min(link)])
            if colour != "blank":
                ends = [self.follow(side) for side in link]
                looks += self.part_looks(colour, link, ends, self.earns and neighbours > 1)
        return looks

    def part_looks(
        self, colour: str, link: frozenset[int], ends: list[tuple[str, int, str]], again: bool
    ) -> list[Look]:
        kinds = sorted(kind for kind, _, _ in ends)
        if link == CROSSROADS:
            return [("crossroads", colour, kinds.count("open"))]
        size = length_class(1 + sum(parts for _, parts, _ in ends))
        if len(ends) == 1:
            return [("dead end", colour, kinds[0], size)]
        (_, _, first), (_, _, second) = ends
        if first == second == self.cell:
            return [("loop", colour)]
        looks: list[Look] = [("strand", colour, *kinds, size)]
        if kinds == ["open", "open"]:
            columns = abs(ord(first[0]) - ord(second[0]))
            apart = min(4, columns + abs(int(first[1]) - int(second[1])))
            looks.append(("gap", colour, again, apart))
        return looks

    def tiles_beside(self, cell: str) -> int:
        return sum(beyond(cell, side) in self.board for side in range(4))

    def follow(self, side: int) -> tuple[str, int, str]:
        cell, parts = self.cell, 0
        while (after := beyond(cell, side)) in self.board:
            assert after is not None
            parts += 1
            (link,) = [x for x in self.board[after].links if opposite(side) in x] or [None]
            if link is None or link == CROSSROADS:
                return "dead" if link is None else "branched", parts, ""
            (side,) = link - {opposite(side)}
            cell = after
        return ("open" if after else "border"), parts, after or ""

    def seen(self, colour: str) -> str:
        return "blank" if colour == "." else "own" if colour == self.own else "other"


def length_class(parts: int) -> int:
    return sum(parts > longest for longest in (1, 2, 4, 7, 11, 17))


@pytest.mark.parametrize("uid", rest_nightly(UIDS, "path-tiles/free-turns"))
def test_what_looks_alike_has_the_same_numbers_and_nothing_else_has(uid: str) -> None:
    pairs = set()
    for seed in range(10):
        for _, position in random_game(start(uid, seed), seed):
            for move in position.legal_moves[::3]:
                looks = Counter(Placing(position, move.code).looks())
                numbers = Counter(patterns_of(position, move.code))
                pairs.add((frozenset(looks.items()), frozenset(numbers.items())))
    looks_seen, numbers_seen = zip(*pairs, strict=True)
    assert len(set(looks_seen)) == len(set(numbers_seen)) == len(pairs) > 500
