"""All moves as first: what a move did anywhere in playouts counts for it here too.

Source: S. Gelly and D. Silver, "Monte-Carlo tree search and rapid action value estimation in
computer Go" (2011).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import kernel
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine.tree.nodes import Pool, count_of, first_of

_MANY = 64
_SELDOM = 8


@kernel
def credit(
    tables: Struct, state: Struct, pool: Pool, node: int, last: int, visits: int, value: float
) -> None:
    """Tell the nodes of a path which moves a playout made anywhere, and what it was worth.

    That may take longer than the playout, so nodes with many visits hear of every eighth only.

    Args:
        node: the path's lowest; it goes up to ``last``.
        visits: how many were just counted in each of these nodes.
    """
    while True:
        counted = pool.nodes[node].visits
        if counted < _MANY or counted % _SELDOM < visits:
            credit_children(tables, state, pool.nodes, pool.links[node], value)
        if node == last:
            return
        node = np.int64(pool.nodes[node].parent)  # type: ignore[assignment]


@kernel
def credit_children(
    tables: Struct, state: Struct, nodes: NDArray[np.void], link: int, value: float
) -> None:
    """Enter a playout's value into those children whose move it made anywhere.

    Whether it did is a toss of a coin, so the arithmetic does without a branch: wrong guesses by
    the processor took longer than all the rest.
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
    """Hope for as much more or less of a move as it was worth anywhere two moves before.

    T. Cazenave, "Generalized rapid action value estimation" (2015), has young nodes look up what an
    ancestor heard; here they start from it and hear for themselves.
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
