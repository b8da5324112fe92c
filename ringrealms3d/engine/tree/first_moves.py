"""All moves as first (RAVE): a move's results anywhere in playouts count for it here too.

Source: S. Gelly and D. Silver, "Monte-Carlo tree search and rapid action value estimation in
computer Go" (2011).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine.tree.nodes import BY_CHANCE, Pool, count_of, first_of, rolled

_MANY = 64
_SELDOM = 8


@kernel
def credit(
    tables: Struct, state: Struct, pool: Pool, node: int, last: int, visits: int, value: float
) -> None:
    """Credit the nodes of a path with the moves that a playout made anywhere, and its value.

    That can take longer than the playout, so busy nodes are credited with every eighth only.

    Args:
        node: the path's lowest node; it goes up to ``last``.
        visits: how many were just counted in each of these nodes.
    """
    while True:
        counted = pool.nodes[node].visits
        by_chance = rolled(verbs.shown(tables, state), np.uint64(0))
        other = by_chance and pool.nodes[node].complete == BY_CHANCE
        if not other and (counted < _MANY or counted % _SELDOM < visits):
            credit_children(tables, state, pool.nodes, pool.links[node], value)
        if node == last:
            return
        node = np.int64(pool.nodes[node].parent)  # type: ignore[assignment]


@kernel
def credit_children(
    tables: Struct, state: Struct, nodes: NDArray[np.void], link: int, value: float
) -> None:
    """Enter a playout's value into those children whose move it made anywhere.

    Whether it did is unpredictable, so the arithmetic avoids branches: mispredictions took longer
    than all the rest.
    """
    first = first_of(link)
    own = value if nodes[first].mover == 0 else 1.0 - value
    for child in range(first, first + count_of(link)):
        seen = nodes[child]
        code: int = np.int64(seen.code)  # type: ignore[assignment]
        made = np.float64(verbs.owner(tables, state, code) == seen.mover)
        seen.amaf_visits += made
        seen.amaf += made * (own - np.float64(seen.amaf)) / np.float64(seen.amaf_visits)


@kernel
def rate_for(nodes: NDArray[np.void], node: int, seat: int) -> float:
    """Return a node's mean value as a seat sees it; a seat may move twice."""
    rate = np.float64(nodes[node].rate)  # plain and compiled would round differently
    return rate if nodes[node].mover == seat else 1.0 - rate


@kernel
def inherit(
    pool: Pool, urgencies: NDArray[np.float64], node: int, mover: int, urgency: float
) -> None:
    """Adjust a move's first-play urgency by its value anywhere two moves before.

    T. Cazenave, "Generalized rapid action value estimation" (2015), has new nodes look up an
    ancestor's statistics; here they start from them and collect their own.
    """
    nodes, links = pool.nodes, pool.links
    above: int = np.int64(nodes[node].parent)  # type: ignore[assignment]
    if above >= 0:
        above = np.int64(nodes[above].parent)  # type: ignore[assignment]
    if above < 0 or nodes[first_of(links[above])].mover != mover:
        return
    change = urgency - rate_for(nodes, above, mover)
    first = first_of(links[above])
    for elder in range(first, first + count_of(links[above])):
        code: int = np.int64(nodes[elder].code)  # type: ignore[assignment]
        urgencies[code] = np.float64(nodes[elder].amaf) + change
