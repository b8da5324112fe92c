"""Proven results in the tree: bounds on what each seat can force, passed up from the leaves.

Source: T. Cazenave and A. Saffidine, "Score bounded Monte-Carlo tree search" (2010), with the three
results lost, drawn and won. A node whose bounds meet is *proven* and never searched again.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel
from ringrealms3d.engine.tree.nodes import BY_CHANCE, count_of, first_of, is_proven

LONGEST = 20_000
"""More plies than a game has, where it is not known how many."""

_NEVER = -1e6


@kernel
def prove(nodes: NDArray[np.void], node: int, result: int, plies: int) -> None:
    """Mark a node's result for seat 0 as proven: -1, 0 or 1, after this many plies."""
    entered = nodes[node]
    entered.low = result
    entered.high = result
    entered.plies = plies
    own = result if entered.mover == 0 else -result
    entered.rate = 0.5 * (1 + own) if own >= 0 else _NEVER
    entered.inverse_root = 0.0
    entered.rave_beta = 0.0


@kernel
def tighten(nodes: NDArray[np.void], links: NDArray[np.int64], node: int) -> bool:
    """Bound a node's result by its children's and return whether that changed anything.

    If there may be moves without children, only a win is proven; before a die or a draw nothing is.
    """
    if nodes[node].complete == BY_CHANCE:
        return False
    link = links[node]
    first = first_of(link)
    sign = 1 - 2 * np.int64(nodes[first].mover)
    low, high = -1, -1
    for child in range(first, first + count_of(link)):
        least: int = np.int64(nodes[child].low)  # type: ignore[assignment]
        most: int = np.int64(nodes[child].high)  # type: ignore[assignment]
        low = max(low, least if sign > 0 else -most)
        high = max(high, most if sign > 0 else -least)
    if nodes[node].complete == 0:
        high = 1
    if sign < 0:
        low, high = -high, -low
    if low == nodes[node].low and high == nodes[node].high:
        return False
    nodes[node].low = low
    nodes[node].high = high
    if is_proven(nodes, node):
        prove(nodes, node, low, _plies_after(nodes, link, low))
    return True


@kernel
def _plies_after(nodes: NDArray[np.void], link: int, result: int) -> int:
    """Return the plies until a game ends with a result, from the children's plies.

    The winner takes the shortest way, the loser the longest.
    """
    first = first_of(link)
    wins = result * (1 - 2 * np.int64(nodes[first].mover)) > 0
    plies = -1
    for child in range(first, first + count_of(link)):
        seen: int = np.int64(nodes[child].plies)  # type: ignore[assignment]
        if nodes[child].low != result or nodes[child].high != result:
            continue
        if plies < 0 or (seen < plies if wins else seen > plies):
            plies = seen
    return min(plies + 1, LONGEST)


@kernel
def hand_up(nodes: NDArray[np.void], links: NDArray[np.int64], node: int) -> None:
    """Update the nodes above a proven one, for as long as that changes anything."""
    above: int = np.int64(nodes[node].parent)  # type: ignore[assignment]
    while above >= 0 and tighten(nodes, links, above):
        above = np.int64(nodes[above].parent)  # type: ignore[assignment]
