"""Loophole 2D once more, slowly: names, sets and dictionaries, straight from the written rules.

It shares no code with the package. A cell is (row, column), counted from 1 at the top left; a
site is its name, column letter and row number.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import permutations, product
from string import ascii_lowercase

Cell = tuple[int, int]
Group = frozenset[str]
# A node's name, and the two groups of one colour that hold its two arcs of this colour.
Joint = tuple[str, tuple[Group, Group]]

BLACK, WHITE = 0, 1
SIZE = 14
WINDOWS = {"window 1": 5, "window 2": 9}
FRAME = "frame"


def name_of(cell: Cell) -> str:
    """Return the name of a cell, such as a2."""
    row, column = cell
    return f"{ascii_lowercase[column - 1]}{row}"


def cell_of(site: str) -> Cell:
    """Return the cell with this name."""
    return int(site[1:]), ascii_lowercase.index(site[0]) + 1


def cut_out() -> set[Cell]:
    """Return the sharp corners and the cells of the windows."""
    windows = {(a + i, a + j) for a in WINDOWS.values() for i, j in product((0, 1), repeat=2)}
    return windows | {(1, 1), (SIZE, SIZE)}


def cells() -> list[Cell]:
    """Return the cells of the board, row by row."""
    every = range(1, SIZE + 1)
    return [(r, c) for r in every for c in every if (r, c) not in cut_out()]


def around(cell: Cell) -> set[Cell]:
    """Return the six neighbours that a cell would have on an endless board."""
    r, c = cell
    return {(r, c - 1), (r, c + 1), (r - 1, c), (r + 1, c), (r + 1, c - 1), (r - 1, c + 1)}


def arcs() -> dict[str, dict[int, tuple[set[Cell], set[Cell]]]]:
    """Return for each node and seat the two arcs: cells of the seat's starting stones."""
    edge = range(2, SIZE)
    found = {
        FRAME: {
            BLACK: ({(1, i) for i in edge}, {(SIZE, i) for i in edge}),
            WHITE: ({(i, 1) for i in edge}, {(i, SIZE) for i in edge}),
        }
    }
    for node, a in WINDOWS.items():
        sides = (a, a + 1)
        found[node] = {
            BLACK: ({(a - 1, i) for i in sides}, {(a + 2, i) for i in sides}),
            WHITE: ({(i, a - 1) for i in sides}, {(i, a + 2) for i in sides}),
        }
    return found


def starting_stones() -> dict[str, int]:
    """Return the stones that stand on the board before the first move."""
    return {
        name_of(cell): seat
        for by_seat in arcs().values()
        for seat, pair in by_seat.items()
        for arc in pair
        for cell in arc
    }


def turned(joint: Joint) -> Joint:
    """Return a node walked through in the other direction."""
    node, (one, two) = joint
    return node, (two, one)


def closes(walk: tuple[Joint, ...]) -> bool:
    """Return whether each node is entered in the group in which the one before it was left."""
    return all(walk[i - 1][1][1] == walk[i][1][0] for i in range(len(walk)))


@cache
def next_to(site: str) -> frozenset[str]:
    """Return the sites that share an edge with a site."""
    return frozenset(name_of(cell) for cell in around(cell_of(site)) & set(cells()))


@dataclass
class ReferenceGame:
    """A game in progress; stones maps a site to the seat whose stone stands there.

    A position set up from stones needs the starting stones, too.
    """

    stones: dict[str, int] = field(default_factory=starting_stones)
    turn: int = BLACK

    def copy(self) -> ReferenceGame:
        """Return a game that goes its own way from here."""
        return ReferenceGame(dict(self.stones), self.turn)

    def sites(self) -> list[str]:
        """Return every site, row by row."""
        return [name_of(cell) for cell in cells()]

    def neighbours(self, site: str) -> set[str]:
        """Return the sites that share an edge with a site."""
        return set(next_to(site))

    def legal(self) -> set[str]:
        """Return the vacant sites, none when the game is over."""
        return set() if self.over() else set(self.sites()) - set(self.stones)

    def play(self, text: str) -> None:
        """Place a stone of the seat to move."""
        assert text in self.legal(), text
        self.stones[text] = self.turn
        self.turn = 1 - self.turn

    def over(self) -> bool:
        """Return whether a seat has two distinct loops."""
        return self.winner() is not None

    def winner(self) -> int | None:
        """Return the seat with two distinct loops, None while there is none."""
        return next((seat for seat in (BLACK, WHITE) if len(self.loops(seat)) >= 2), None)

    def groups(self, seat: int) -> list[Group]:
        """Return the connected groups of a seat's stones."""
        left = {site for site, owner in self.stones.items() if owner == seat}
        found = []
        while left:
            group = {min(left)}
            while more := {b for a in group for b in self.neighbours(a) & left} - group:
                group |= more
            left -= group
            found.append(frozenset(group))
        return found

    def joints(self, seat: int) -> list[Joint]:
        """Return each node with the groups that hold its two arcs of a seat's colour."""
        home = {site: group for group in self.groups(seat) for site in group}
        found = []
        for node, by_seat in arcs().items():
            one, two = (home[name_of(min(arc))] for arc in by_seat[seat])
            found.append((node, (one, two)))
        return found

    def loops(self, seat: int) -> set[frozenset[str]]:
        """Return the distinct loops of a seat, each as the set of its nodes.

        Every order of every choice of nodes is tried, each walked through in either direction.
        """
        joints = self.joints(seat)
        walks = [
            walk
            for length in range(1, len(joints) + 1)
            for chain in permutations(joints, length)
            for walk in product(*([joint, turned(joint)] for joint in chain))
        ]
        return {frozenset(node for node, _ in walk) for walk in walks if closes(walk)}

    def cycles(self, seat: int) -> int:
        """Return the number of independent cycles: groups are vertices, nodes are edges.

        It is edges - vertices + connected pieces; each node either joins two pieces or closes a
        cycle.
        """
        pieces: list[set[Group]] = [{group} for group in self.groups(seat)]
        closed = 0
        for _, ends in self.joints(seat):
            met = [piece for piece in pieces if piece & set(ends)]
            closed += len(met) == 1
            pieces = [piece for piece in pieces if piece not in met] + [set().union(*met)]
        return closed
