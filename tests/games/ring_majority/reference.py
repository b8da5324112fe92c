"""Ring Majority once more, slowly: sets and dictionaries, straight from the written rules.

It shares no code with the package. From a board it takes only the lists of faces and edges.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

Ring = frozenset[int]
FULL, SPENT, REPEATED = "full", "spent", "repeated"


def rings_of_solid(
    faces: Iterable[tuple[int, ...]], edges: Iterable[tuple[int, int]]
) -> tuple[Ring, ...]:
    """Return the ring around every face, every edge and every vertex, in this order."""
    corners = [frozenset(face) for face in faces]
    ends = [frozenset(edge) for edge in edges]
    borders = [{frozenset({face[i - 1], face[i]}) for i in range(len(face))} for face in faces]
    vertices = sorted({vertex for edge in ends for vertex in edge})
    first_edge, first_vertex = len(corners), len(corners) + len(ends)
    around_faces = [
        {first_vertex + v for v in corners[f]}
        | {first_edge + e for e, edge in enumerate(ends) if edge in borders[f]}
        for f in range(len(corners))
    ]
    around_edges = [
        {first_vertex + v for v in edge} | {f for f, border in enumerate(borders) if edge in border}
        for edge in ends
    ]
    around_vertices = [
        {f for f, face in enumerate(corners) if v in face}
        | {first_edge + e for e, edge in enumerate(ends) if v in edge}
        for v in vertices
    ]
    return tuple(map(frozenset, [*around_faces, *around_edges, *around_vertices]))


@dataclass(frozen=True)
class Taking:
    """One ring that captured: whose majority, its positions, the stones that left."""

    taker: int
    ring: Ring
    taken: Ring


@dataclass
class ReferenceGame:
    """A game in progress; stones maps a position to the seat whose stone stands there."""

    rings: tuple[Ring, ...]
    stones: dict[int, int] = field(default_factory=dict)
    turn: int = 0
    hand: list[int] = field(default_factory=list)
    boards: Counter[tuple[frozenset[tuple[int, int]], int]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        if not self.hand:
            self.hand = [len(self.rings), len(self.rings)]
        self._through: dict[int, list[Ring]] = {x: [] for x in range(len(self.rings))}
        for ring in self.rings:
            for x in ring:
                self._through[x].append(ring)
        self._note_board()

    def copy(self) -> ReferenceGame:
        """Return a game that goes its own way from here."""
        twin = object.__new__(ReferenceGame)
        twin.rings, twin._through = self.rings, self._through
        twin.stones, twin.turn, twin.hand = dict(self.stones), self.turn, list(self.hand)
        twin.boards = self.boards.copy()
        return twin

    def count(self, seat: int) -> int:
        """Return how many stones a seat has on the board."""
        return sum(owner == seat for owner in self.stones.values())

    def captured(self) -> tuple[int, int]:
        """Return how many stones each seat has lost."""
        size = len(self.rings)
        return size - self.hand[0] - self.count(0), size - self.hand[1] - self.count(1)

    def why_over(self) -> str | None:
        """Return why the game has ended, or None."""
        if len(self.stones) == len(self.rings):
            return FULL
        if self.hand[self.turn] == 0:
            return SPENT
        return REPEATED if self.boards[self._board()] >= 3 else None

    def legal(self) -> list[int]:
        """Return the empty positions, none when the game is over."""
        if self.why_over() is not None:
            return []
        return [x for x in range(len(self.rings)) if x not in self.stones]

    def score(self) -> int:
        """Return seat 0's stones on the board minus seat 1's."""
        return self.count(0) - self.count(1)

    def winner(self) -> int | None:
        """Return the seat with more stones on the board, None when they are equal."""
        return None if self.score() == 0 else 0 if self.score() > 0 else 1

    def play(self, x: int) -> list[Taking]:
        """Place a stone and resolve the rings through it, the mover's majorities first."""
        mover, opponent = self.turn, 1 - self.turn
        assert x not in self.stones
        self.stones[x] = mover
        self.hand[mover] -= 1
        takings = self._capture(x, mover) + self._capture(x, opponent)
        self.turn = opponent
        self._note_board()
        return takings

    def _capture(self, x: int, taker: int) -> list[Taking]:
        """Take what a seat's majorities capture, all of it judged on the same board."""
        takings = []
        for ring in self._through[x]:
            if not all(y in self.stones for y in ring):
                continue
            own = {y for y in ring if self.stones[y] == taker}
            other = ring - own
            if own and other and len(own) > len(other):
                takings.append(Taking(taker, ring, frozenset(other)))
        for y in {y for taking in takings for y in taking.taken}:
            del self.stones[y]
        return takings

    def _board(self) -> tuple[frozenset[tuple[int, int]], int]:
        return frozenset(self.stones.items()), self.turn

    def _note_board(self) -> None:
        self.boards[self._board()] += 1
