"""What decided a game of Path Tiles, for display: loops, connections and longest paths.

These are plain functions on graphs of parts, for one position at a time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import translatable
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.ways import reached_from, way_back

Part = tuple[int, int]  # a cell and the part's lowest side
Graph = Mapping[Part, Sequence[Part]]
Path = list[Part]

OPPOSITE = {
    translatable("the left and the right side"): (3, 1),
    translatable("the top and the bottom side"): (0, 2),
}
"""The sides that a path joins, by what each pair is called."""


def parts_of(tables: Struct, state: Struct, seat: int) -> Graph:
    """Return the strands, crossroads and dead ends of a colour, and what each is joined to."""
    part, colour, beside = tables.part.tolist(), tables.colour.tolist(), tables.beside.tolist()
    stone = state.stone.tolist()
    graph: dict[Part, list[Part]] = {}
    for cell, cells in enumerate(beside):
        for side, other in enumerate(cells):
            if stone[cell] and colour[stone[cell] - 1][side] == seat + 1:
                joined = graph.setdefault((cell, part[stone[cell] - 1][side]), [])
                if stone[other]:
                    joined.append((other, part[stone[other] - 1][(side + 2) % 4]))
    return graph


def loops(graph: Graph) -> tuple[Path, ...]:
    """Return the closed loops, each in cyclic order: the shortest by every part."""
    core = _without_ends(graph)
    ways = [way for part in core if (way := _shortest_loop(core, part))]
    return tuple({frozenset(way): way for way in ways}.values())


def connections(tables: Struct, state: Struct, graph: Graph) -> dict[str, Path]:
    """Return for each pair of sides that is connected the shortest connection."""
    found = {}
    for name, (start, goal) in OPPOSITE.items():
        starts, goals = (_at_rim(tables, state, graph, side) for side in (start, goal))
        reached = reached_from(starts, graph.__getitem__)
        end = next((part for part in reached if part in goals), None)
        if end is not None:
            found[name] = way_back(reached, end)
    return found


def longest_path(graph: Graph) -> Path:
    """Return a longest path, in order; there must be no loop.

    In a tree, the part that is farthest from anywhere is an end of a longest path.
    """
    longest: Path = []
    seen: set[Part] = set()
    for part in graph:
        if part not in seen:
            reached = reached_from([part], graph.__getitem__)
            seen |= set(reached)
            across = reached_from([_last(reached)], graph.__getitem__)
            longest = max(longest, way_back(across, _last(across)), key=len)
    return longest


def _at_rim(tables: Struct, state: Struct, graph: Graph, side: int) -> Path:
    """Return the parts that end on one side of the board."""
    outside = len(tables.beside)
    return [
        (cell, first)
        for cell, first in graph
        if tables.beside[cell, side] == outside
        and tables.part[state.stone[cell] - 1, side] == first
    ]


def _without_ends(graph: Graph) -> Graph:
    """Remove parts with at most one neighbour until none remain: loops are left."""
    left = {part: set(joined) for part, joined in graph.items()}
    ends = [part for part, joined in left.items() if len(joined) < 2]
    for part in ends:
        for other in left.pop(part):
            left[other].remove(part)
            if len(left[other]) == 1:
                ends.append(other)
    return {part: tuple(sorted(joined)) for part, joined in left.items()}


def _shortest_loop(graph: Graph, part: Part) -> Path:
    """Return the shortest loop through a part, empty if there is none."""
    searches = (_beyond(graph, part, other) for other in graph[part])
    ways = (way_back(reached, part) for reached in searches if part in reached)
    return min(ways, key=len, default=[])


def _beyond(graph: Graph, part: Part, other: Part) -> dict[Part, Part | None]:
    """Return what is reached from a part's neighbour without going straight to the part."""
    return reached_from([other], lambda x: (y for y in graph[x] if {x, y} != {part, other}))


def _last(reached: dict[Part, Part | None]) -> Part:
    return next(reversed(reached))


def cells_of(way: Path) -> Sites:
    """Return the cells of a path, each once, in the order of going along it."""
    return tuple(dict.fromkeys(cell for cell, _ in way))
