"""A game's tree as a graph: a row for each ply, and a lane for each line of play."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord


@dataclass(frozen=True, slots=True)
class Fork:
    """What leads from a node to its variations: along its row, then down into their lanes.

    Attributes:
        node: the node.
        variations: its variations.
        lanes: their lanes, from the first one on.
    """

    node: GameNode
    variations: tuple[GameNode, ...]
    lanes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TreeGraph:
    """Where the nodes of a game are.

    The main line is in lane 0, and no line crosses another.

    Attributes:
        lanes: the lane of each node; its row is its ply.
        rows: the nodes of each row, from the first lane on.
        forks: the forks that begin in each row, from the first lane on.
        width: how many lanes there are.
    """

    lanes: Mapping[GameNode, int]
    rows: tuple[tuple[GameNode, ...], ...]
    forks: tuple[tuple[Fork, ...], ...]
    width: int

    @classmethod
    def of(cls, record: GameRecord) -> TreeGraph:
        """Return the graph of a game; O(nodes log nodes)."""
        lanes = _laid_out(record)
        rows: list[list[GameNode]] = [[] for _ in range(1 + max(node.ply for node in lanes))]
        for node in lanes:
            rows[node.ply].append(node)
        for row in rows:
            row.sort(key=lanes.__getitem__)
        forks = tuple(
            tuple(
                Fork(node, variations, tuple(map(lanes.__getitem__, variations)))
                for node in row
                if (variations := tuple(record.variations(node)))
            )
            for row in rows
        )
        return cls(lanes, tuple(map(tuple, rows)), forks, 1 + max(lanes.values()))

    def between(self, ply: int, first: int, last: int) -> Iterator[GameNode]:
        """Yield the nodes of a row in the lanes from one to another; O(log) before the first."""
        row = self.rows[ply]
        start = bisect_left(row, first, key=self.lanes.__getitem__)
        yield from row[start : bisect_right(row, last, key=self.lanes.__getitem__)]

    def at(self, ply: int, lane: int) -> GameNode | None:
        """Return the node in a row and a lane, None if there is none."""
        return next(self.between(ply, lane, lane), None) if 0 <= ply < len(self.rows) else None

    def beside(self, node: GameNode, step: int) -> GameNode | None:
        """Return the next node in the same row to the left (-1) or right (1), None if none is."""
        row = self.rows[node.ply]
        place = bisect_left(row, self.lanes[node], key=self.lanes.__getitem__) + step
        return row[place] if 0 <= place < len(row) else None


def _laid_out(record: GameRecord) -> dict[GameNode, int]:
    """Return the lanes of all nodes.

    The variations of later moves come first, so that those of earlier ones pass outside them. Each
    takes the first lane that is free from the row of its fork to its end.
    """
    lanes: dict[GameNode, int] = {}
    taken: list[int] = []  # the last lane that is taken in each row
    waiting = [record.root]
    while waiting:
        first = waiting.pop()
        line = [first]
        while line[-1].children and line[-1] is not record.ended_at:
            line.append(line[-1].children[0])
        top, end = max(first.ply - 1, 0), line[-1].ply + 1
        taken.extend([-1] * (end - len(taken)))
        lane = 1 + max(taken[top:end])
        taken[top:end] = [lane] * (end - top)
        lanes |= dict.fromkeys(line, lane)
        # the last to come is the first to be laid out
        waiting.extend(child for node in line for child in reversed(record.variations(node)))
    return lanes
