"""Certain results in the tree: bounds on what either seat can force, handed up from the ends.

Source: T. Cazenave and A. Saffidine, "Score bounded Monte-Carlo tree search" (2010), with the three
results lost, drawn and won. A node whose bounds meet is *solved* and never searched again.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import kernel
from ringrealms3d.engine.tree.nodes import count_of, first_of, is_solved

_NEVER = -1e6


@kernel
def settle(nodes: NDArray[np.void], node: int, result: int) -> None:
    """Note that a node's result for seat 0 is certain: -1, 0 or 1."""
    entered = nodes[node]
    entered.low = result
    entered.high = result
    own = result if entered.mover == 0 else -result
    entered.rate = 0.5 * (1 + own) if own >= 0 else _NEVER
    entered.inverse_root = 0.0
    entered.amaf_share = 0.0


@kernel
def tighten(nodes: NDArray[np.void], links: NDArray[np.int64], node: int) -> bool:
    """Bound a node's result by its children's and return whether that changed anything."""
    link = links[node]
    first = first_of(link)
    sign = 1 - 2 * np.int64(nodes[first].mover)
    low, high = -1, -1
    for child in range(first, first + count_of(link)):
        least: int = np.int64(nodes[child].low)  # type: ignore[assignment]
        most: int = np.int64(nodes[child].high)  # type: ignore[assignment]
        low = max(low, least if sign > 0 else -most)
        high = max(high, most if sign > 0 else -least)
    if sign < 0:
        low, high = -high, -low
    if low == nodes[node].low and high == nodes[node].high:
        return False
    nodes[node].low = low
    nodes[node].high = high
    if is_solved(nodes, node):
        settle(nodes, node, low)
    return True


@kernel
def hand_up(nodes: NDArray[np.void], links: NDArray[np.int64], node: int) -> None:
    """Tell the nodes above a solved one of it, as far as that changes anything."""
    above: int = np.int64(nodes[node].parent)  # type: ignore[assignment]
    while above >= 0 and tighten(nodes, links, above):
        above = np.int64(nodes[above].parent)  # type: ignore[assignment]
