"""When a tile above level 1 completes a bridge, judging by the tiles beside and under it.

The twelve *slots* of a tile are the six spots beside it, the three under it, and the three across
the triangle of those (the order of ``board.SLOTS``); a set of slots is a number with a bit for
each. A slot is *solid* when it holds the mover's own tile or lies beyond the edges of the pile;
through all others a river can run. The tile completes a bridge when its own tiles beside and under
it fall into parts that nothing solid joins. Source: David Bush's description of the game, worked
out to this test of the surroundings.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.games.loop.board import ACROSS, BESIDE, SLOTS, UNDER, Spot

TOUCHING = 0b000_111_111111  # the slots whose tiles touch the tile itself
UNDERNEATH = 0b000_111_000000
EVERY_SET = 1 << len(SLOTS)
_ALWAYS = 0


class Link(NamedTuple):
    """Two slots that are joined when they are solid, and ``where`` (a set of slots) is too."""

    first: int
    second: int
    where: int


def reached(starts: NDArray[np.int64], solid: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the sets of touching slots that solid ones join to the starts, case by case."""
    found = starts
    while True:
        spread = found.copy()
        for link in _links():
            pair = (1 << link.first) | (1 << link.second)
            needed = pair | link.where
            joined = ((solid & needed) == needed) & ((spread & pair) != 0)
            spread = np.where(joined, spread | pair, spread)
        if (spread == found).all():
            return found
        found = spread


@cache
def bridge_bits(outside: int) -> NDArray[np.uint8]:
    """Return which sets of own tiles make a bridge where some slots lie beyond the edges.

    Returns:
        uint8 (512,): bit ``own % 8`` of byte ``own // 8`` answers for the set ``own``.
    """
    own = np.arange(EVERY_SET)
    near = own & TOUCHING
    apart = near & ~reached(near & -near, own | outside)
    return np.packbits(apart != 0, bitorder="little")


def part_of(slot: int, solid: int) -> int:
    """Return the touching slots that solid ones join to one of them, itself included."""
    return int(reached(np.array([1 << slot]), np.array([solid]))[0])


def river_between(first: int, second: int, solid: int) -> tuple[int, ...]:
    """Return the fewest slots that keep two parts apart although all others are solid."""
    rivers = np.arange(EVERY_SET)
    rivers = rivers[(rivers & solid) == 0]
    joined = reached(np.full(len(rivers), 1 << first), EVERY_SET - 1 - rivers)
    flowing = rivers[(joined >> second & 1) == 0].tolist()
    river = min(flowing, key=lambda slots: (slots.bit_count(), slots))
    return tuple(slot for slot in range(len(SLOTS)) if river >> slot & 1)


@cache
def _links() -> tuple[Link, ...]:
    """Return the slots that touch each other, and those that face each other across a solid one."""
    near = (*BESIDE, *UNDER)
    touching = [
        Link(i, j, _ALWAYS) for (i, a), (j, b) in combinations(enumerate(near), 2) if _touch(a, b)
    ]
    return (*touching, *_facing_links())


def _facing_links() -> list[Link]:
    """Return the links across the blocking regions between the tile and the slots across.

    The slot across lies opposite one of the three tiles under the new one, beyond the side of the
    other two, a and b. A tile beside the new one that rests on b and on the slot across faces a.
    """
    links = []
    for opposite, across in enumerate(ACROSS):
        where = 1 << SLOTS.index(across)
        pair = [step for i, step in enumerate(UNDER) if i != opposite]
        for a, b in (pair, pair[::-1]):
            facing = next(n for n in BESIDE if {b, across} <= set(map(n.moved, UNDER)))
            links.append(Link(SLOTS.index(a), SLOTS.index(facing), where))
    return links


def _touch(a: Spot, b: Spot) -> bool:
    """Whether tiles at two steps touch each other."""
    return b in map(a.moved, BESIDE) or b in map(a.moved, UNDER)
