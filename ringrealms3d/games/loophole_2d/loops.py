"""The loops of a position, for display."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations, product

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.outcome import Sites
from ringrealms3d.games.loophole_2d.board import NODES, LoopholeBoard
from ringrealms3d.games.ways import reached_from, way_back

Arc = tuple[int, int]  # a node, and which of its two arcs
Chains = dict[tuple[Arc, Arc], Sites]
_ARCS: tuple[Arc, ...] = tuple(product(range(len(NODES)), (0, 1)))


@dataclass(frozen=True, slots=True)
class Loop:
    """A closed chain of groups and nodes.

    Attributes:
        nodes: the numbers of its nodes, rising.
        sites: the stones of a shortest chain that closes it.
    """

    nodes: tuple[int, ...]
    sites: Sites


def loops_of(board: LoopholeBoard, stones: NDArray[np.int8], seat: int) -> tuple[Loop, ...]:
    """Return a seat's distinct loops, those with few nodes first."""
    chains = _chains(board, stones, seat)
    node_sets = (s for n in range(1, len(NODES) + 1) for s in combinations(range(len(NODES)), n))
    found = ((nodes, _shortest_loop(nodes, chains)) for nodes in node_sets)
    return tuple(Loop(nodes, sites) for nodes, sites in found if sites)


def arc_sites(board: LoopholeBoard, seat: int, loop: Loop) -> Sites:
    """Return the sites of a seat's arcs at the nodes of a loop."""
    arcs = board.arcs[seat]
    return tuple(site for node in loop.nodes for arc in arcs[node] for site in arc)


def _shortest_loop(nodes: tuple[int, ...], chains: Chains) -> Sites:
    """Return the stones of the shortest loop that uses each of these nodes once, if there is one.

    It may pass a group more than once.
    """
    ways = (pairwise((*circuit, circuit[0])) for circuit in _circuits(nodes))
    parts = ([chains.get((leave, enter), ()) for (_, leave), (enter, _) in way] for way in ways)
    loops = (_joined(chain) for chain in parts if all(chain))
    return min(loops, key=len, default=())


def _circuits(nodes: tuple[int, ...]) -> Iterator[list[tuple[Arc, Arc]]]:
    """Yield the ways round these nodes: for each the arc at which one enters and leaves it."""
    first, *others = nodes
    for order in permutations(others):
        for sides in product((0, 1), repeat=len(nodes)):
            circuit = zip((first, *order), sides, strict=True)
            yield [((node, side), (node, 1 - side)) for node, side in circuit]


def _chains(board: LoopholeBoard, stones: NDArray[np.int8], seat: int) -> Chains:
    """Return a shortest chain of stones for each two arcs of a seat that are connected."""

    def alike(site: int) -> list[int]:
        near = board.neighbours[site].tolist()
        return [x for x in near if x >= 0 and stones[x] == seat + 1]

    chains: Chains = {}
    for start in _ARCS:
        reached = reached_from(board.arcs[seat][start[0]][start[1]], alike)
        for end in _ARCS:
            ends = [site for site in reached if site in board.arcs[seat][end[0]][end[1]]]
            if ends:
                chains[start, end] = tuple(way_back(reached, ends[0])[::-1])
    return chains


def _joined(parts: Iterable[Sites]) -> Sites:
    return tuple(dict.fromkeys(site for part in parts for site in part))
