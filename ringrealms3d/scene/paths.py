"""Ways along the sites that decided a game, such as around a loop and down the river under it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.outcome import Outcome, Sites

RINGS = frozenset({"loop", "men"})
"""The roles of marks whose sites stand in the order in which they lead around something."""

COUNTED = frozenset({"stones"})
"""The roles of marks whose sites were only counted, so that nothing leads along them."""

Ways = tuple[tuple[Sites, ...], tuple[Sites, ...]]
"""The ways along what decided, and those along what goes with it."""

NO_WAYS: Ways = ((), ())


def ways_of(outcome: Outcome, neighbours: NDArray[np.int16]) -> Ways:
    """Return the ways along the sites that decided a game, and along those that go with them.

    Each step of a way leads to a neighbour. A closed way ends where it begins. Sites that decided
    and do not stand in a row are joined as a set.

    Args:
        neighbours: int16 (sites, widest), padded with -1.
    """
    around: list[Sites] = []
    through: list[Sites] = []
    for number, (role, groups) in enumerate(outcome.marks.items()):
        for sites in groups if role not in COUNTED else ():
            row = tuple(ways_around(sites, neighbours))
            if role not in RINGS and (number > 0 or tuple(map(len, row)) < (len(sites),)):
                row = tuple(ways_through(sites, neighbours))
            (through if number > 0 and role not in RINGS else around).extend(row)
    return tuple(around), tuple(through)


def ways_around(sites: Sites, neighbours: NDArray[np.int16]) -> Iterator[Sites]:
    """Yield the ways in a row of sites whose last one may lead back to the first."""
    jumps = [
        k for k, pair in enumerate(pairwise((*sites, *sites[:1]))) if not _touch(*pair, neighbours)
    ]
    if not jumps and len(sites) > 2:
        yield (*sites, sites[0])
    for before, jump in zip([jumps[-1] - len(sites), *jumps] if jumps else [], jumps, strict=False):
        way = tuple(sites[k] for k in range(before + 1, jump + 1))
        if len(way) > 1:
            yield way


def ways_through(sites: Sites, neighbours: NDArray[np.int16]) -> Iterator[Sites]:
    """Yield short ways that lead through every site of a set; alone it has none."""
    left = set(sites)
    while left:
        way = min((_walk(start, left, neighbours) for start in sorted(left)), key=_worth)
        left -= set(way)
        if len(way) > 1:
            yield way


def _worth(way: Sites) -> tuple[int, int]:
    """Return a sort key that is lower for ways that reach more, then for shorter ones."""
    return -len(set(way)), len(way)


def _walk(start: int, sites: Collection[int], neighbours: NDArray[np.int16]) -> Sites:
    """Return a way from a site to all reachable ones, back out of every dead end but the last."""
    seen, stack, way = {start}, [start], [start]
    reached = 1
    while stack:
        steps = [x for x in neighbours[stack[-1]].tolist() if x in sites and x not in seen]
        if steps:
            stack.append(_nearest_to_done(steps, sites, seen, neighbours))
            seen.add(stack[-1])
            way.append(stack[-1])
            reached = len(way)
        else:
            stack.pop()
            way += stack[-1:]
    return tuple(way[:reached])


def _nearest_to_done(
    steps: Sequence[int],
    sites: Collection[int],
    seen: Collection[int],
    neighbours: NDArray[np.int16],
) -> int:
    """Return the step with the fewest continuations, so that no corner is left behind."""

    def onward(site: int) -> int:
        return sum(x in sites and x not in seen for x in neighbours[site].tolist())

    return min(steps, key=onward)


def _touch(one: int, other: int, neighbours: NDArray[np.int16]) -> bool:
    return other in neighbours[one]
