"""The loop that won a game, with what lies in it or runs under it: plain Python, once a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.outcome import Sites
from ringrealms3d.games.loop.board import LoopBoard
from ringrealms3d.games.loop.bridges import TOUCHING, part_of, river_between
from ringrealms3d.games.ways import reached_from, way_back

_GROUND = -1  # stands for the board itself, on which every tile of level 1 lies


@dataclass(frozen=True, slots=True)
class WonLoop:
    """What decided a game.

    Attributes:
        tiles: the tiles of the loop, the last one placed first; a bridge starts and ends on level 1
            unless it is closed by tiles alone.
        within: the vacant sites and enemy tiles inside the loop or under the bridge.
    """

    tiles: Sites
    within: Sites


def won_loop(board: LoopBoard, stones: NDArray[np.int8], last: int) -> WonLoop:
    """Return a shortest loop that the last tile completed, and what lies in it or runs under it."""
    own = frozenset(np.flatnonzero(stones == stones[last]).tolist())
    find = _flat_loop if last < board.holes else _bridge
    return find(board, own, last)


def _flat_loop(board: LoopBoard, own: frozenset[int], last: int) -> WonLoop:
    """Return the shortest ring on level 1 from one arc around the last tile to another."""
    others = own - {last}
    arcs = _arcs(board.beside(last), own)
    path = _shortest_between(arcs, lambda x: (y for y in board.beside(x) if y in others))
    ring = (last, *path)
    enclosed = set(range(board.holes)) - _outside(board, frozenset(ring))
    return WonLoop(ring, tuple(sorted(enclosed - own - set(ring))))


def _arcs(around: tuple[int, ...], own: frozenset[int]) -> list[list[int]]:
    """Return the runs of own tiles among the sites around a site."""
    runs: list[list[int]] = [[]]
    gap = next(i for i, site in enumerate(around) if site not in own)
    for site in around[gap:] + around[:gap]:
        if site in own:
            runs[-1].append(site)
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if run]


def _outside(board: LoopBoard, ring: frozenset[int]) -> set[int]:
    """Return the sites of level 1 from which the rim can be reached without crossing a ring."""
    rim = [x for x in range(board.holes) if -1 in board.beside(x) and x not in ring]
    return set(reached_from(rim, lambda x: (y for y in board.beside(x) if y not in (*ring, -1))))


def _bridge(board: LoopBoard, own: frozenset[int], last: int) -> WonLoop:
    """Return the shortest chain over the river, and the fewest sites that it flows through."""
    slots = board.slots[last].tolist()
    solid = sum(1 << slot for slot, site in enumerate(slots) if site == -1 or site in own)
    parts = _parts([slot for slot, site in enumerate(slots) if site in own], solid)
    others = own - {last}
    path = _shortest_between(
        [[slots[slot] for slot in part] for part in parts],
        lambda x: _steps_over_ground(board, others, x),
    )
    river = river_between(slots.index(path[0]), slots.index(path[-1]), solid)
    tiles = tuple(x for x in path if x != _GROUND)
    return WonLoop((last, *tiles), tuple(slots[slot] for slot in river))


def _parts(own_slots: list[int], solid: int) -> list[list[int]]:
    """Return the own tiles beside and under the last one, part by part."""
    touching = [slot for slot in own_slots if TOUCHING >> slot & 1]
    masks = sorted({part_of(slot, solid) for slot in touching})
    return [[slot for slot in touching if mask >> slot & 1] for mask in masks]


def _steps_over_ground(board: LoopBoard, own: frozenset[int], x: int) -> Iterator[int]:
    """Yield where a chain of own tiles can go on: to what touches, or over the ground."""
    if x == _GROUND:
        yield from (site for site in own if site < board.holes)
        return
    yield from (y for y in board.neighbours[x].tolist() if y in own)
    if x < board.holes:
        yield _GROUND


def _shortest_between(groups: list[list[int]], steps: Callable[[int], Iterable[int]]) -> list[int]:
    """Return the shortest path from one of the groups to another."""
    spreads = [(group, reached_from(group, steps)) for group in groups]
    paths = (
        way_back(reached, goal)[::-1]
        for (start, reached), goals in product(spreads, groups)
        if start is not goals
        for goal in goals
        if goal in reached
    )
    return min(paths, key=len)
