"""Entering proven results of a position into the tree, instead of searching for them."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import entry_kernel
from ringrealms3d.engine.tree.nodes import NO_CHILDREN
from ringrealms3d.engine.tree.reading import Tree
from ringrealms3d.engine.tree.solver import LONGEST, prove, tighten


def enter_margins(tree: Tree, root: int, margins: Mapping[int, int]) -> None:
    """Give the root's children the proven results of their moves, and the root its own.

    The nodes below them are dropped: they do not contribute to these results.

    Args:
        margins: by the code of each child's move, the margin for seat 0.
    """
    children = tree.children(root)
    tree.links[children] = NO_CHILDREN
    rows = tree.nodes[children]
    exact = np.array([margins[code] for code in rows["code"].tolist()])
    sign = 1 - 2 * int(rows["mover"][0])
    rows["low"] = rows["high"] = np.sign(exact)
    rows["plies"] = LONGEST
    rows["visits"] = 1  # of one playout that ended so
    rows["margin"] = sign * exact
    rows["rate"] = 0.5 + 0.5 * sign * np.sign(exact)
    best = sign * int((sign * exact).max())
    tree.nodes["low"][root] = tree.nodes["high"][root] = np.sign(best)


@entry_kernel
def enter_result(
    nodes: NDArray[np.void],
    links: NDArray[np.int64],
    root: int,
    child: int,
    result: int,
    plies: int,
) -> None:
    """Settle a child of the root that ends after this many plies, and perhaps the root."""
    prove(nodes, child, result, plies)
    tighten(nodes, links, root)


@entry_kernel
def judge_again(nodes: NDArray[np.void], links: NDArray[np.int64], root: int) -> None:
    """Recompute the root, which may have been proven from outside, from its children alone."""
    judged = nodes[root]
    judged.low, judged.high, judged.complete = -1, 1, 1
    judged.rate = judged.value / max(judged.visits, 1)
    tighten(nodes, links, root)
