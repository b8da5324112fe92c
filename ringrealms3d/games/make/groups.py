"""Building blocks for groups of like pieces: finding them, and what is beside them.

All but ``groups`` are kernels.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.make.rules import count

_FOUND = 2  # in a group, but its neighbours were not looked at yet


@kernel
def group(neighbours: NDArray[np.int16], state: Struct, site: int, seen: NDArray[np.int8]) -> None:
    """Mark the group of like pieces at a site with 1 in ``seen``, all else with 0.

    O(sites · longest way through the group).
    """
    piece = state.stone[site]
    for x in range(len(seen)):
        seen[x] = 0
    seen[site] = _FOUND
    grows = True
    while grows:
        grows = False
        for x in range(len(seen)):
            if seen[x] == _FOUND:
                seen[x] = 1
                for y in neighbours[x]:
                    if y >= 0 and seen[y] == 0 and state.stone[y] == piece:
                        seen[y] = _FOUND
                        grows |= y < x


@kernel
def fill(neighbours: NDArray[np.int16], state: Struct, site: int, seen: NDArray[np.int8]) -> int:
    """Mark a group as :func:`group` does, and return how many empty sites are beside it."""
    group(neighbours, state, site, seen)
    free = 0
    for x in range(len(seen)):
        if state.stone[x] == 0:
            beside = False
            for y in neighbours[x]:
                beside |= y >= 0 and seen[y] == 1
            free += beside
    return free


@kernel
def touched(bits: NDArray[np.int16], seen: NDArray[np.int8]) -> int:
    """Return all bits of the sites that are marked in ``seen``, such as a group's sides.

    Args:
        bits: a number for each site, such as :attr:`Places.sides`.
    """
    found = 0
    for x in range(len(seen)):
        if seen[x] == 1:
            found |= bits[x]
    return found


@kernel
def one_group(
    neighbours: NDArray[np.int16], state: Struct, piece: int, seen: NDArray[np.int8]
) -> bool:
    """Whether all pieces with a number are in one group; ``seen`` is room to work in."""
    for x in range(len(state.stone)):
        if state.stone[x] == piece:
            group(neighbours, state, x, seen)
            found = 0
            for y in range(len(seen)):
                found += seen[y]
            return found == count(state, piece)
    return True


def groups(neighbours: NDArray[np.int16], state: Struct, piece: int) -> tuple[Sites, ...]:
    """Return all groups of a piece, for functions that are no kernels, such as ``marks``."""
    seen, found = np.empty_like(state.stone), dict[Sites, None]()
    for site in np.flatnonzero(state.stone == piece).tolist():
        if not any(site in known for known in found):
            group(neighbours, state, site, seen)
            found[tuple(np.flatnonzero(seen).tolist())] = None
    return tuple(found)
