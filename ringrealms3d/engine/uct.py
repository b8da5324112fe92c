"""Plain UCT: a tree of moves, grown by random playouts where it promises most.

Source: L. Kocsis and C. Szepesvari, "Bandit based Monte-Carlo planning" (2006). The children of a
node lie side by side in a preallocated pool. Each keeps its mean value and one over the root of its
visits, so that choosing a child is a multiplication, an addition and a comparison. A node gets
children at its eighth visit.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel, kernel
from ringrealms3d.core.random import below
from ringrealms3d.core.verbs import Record
from ringrealms3d.engine.playout import playout
from ringrealms3d.engine.states import copy_state

NODE = np.dtype(
    [
        ("parent", np.int32),
        ("first_child", np.int32),
        ("child_count", np.int32),
        ("code", np.int32),
        ("visits", np.int32),
        ("mover", np.int32),
        ("value", np.float64),
        ("rate", np.float64),
        ("inverse_root", np.float64),
    ],
    align=True,
)
"""A node; ``value`` is the wins plus half the draws of ``mover``, who moved to it."""

_EXPAND_AT = 8
_EXPLORATION = 0.7
_TIE_BREAK = 1e-4  # so that fresh children are tried in no fixed order


@entry_kernel
def simulate(
    tables: Record,
    records: NDArray[np.void],
    words: NDArray[np.uint64],
    nodes: NDArray[np.void],
    used: NDArray[np.int64],
    codes: NDArray[np.int64],
    rng: NDArray[np.uint64],
    count: int,
) -> None:
    """Run simulations from the root, whose state is the first of the row; the second is scratch.

    ``used[0]`` is the number of nodes in use; a full pool stops growing and is searched on.
    """
    for _ in range(count):
        copy_state(words, 0, 1)
        leaf = _descend(tables, records[1], nodes, used, codes, rng)
        margin = playout(tables, records[1], rng)
        _back_up(nodes, leaf, 0.5 + 0.5 * ((margin > 0) - np.int64(margin < 0)))


@kernel
def _descend(
    tables: Record,
    state: Record,
    nodes: NDArray[np.void],
    used: NDArray[np.int64],
    codes: NDArray[np.int64],
    rng: NDArray[np.uint64],
) -> int:
    """Play the most promising moves down to a leaf, give it children if it is due, return it."""
    node: int = np.int64(0)  # type: ignore[assignment]
    while True:
        if nodes[node].child_count == 0:
            due = nodes[node].visits >= _EXPAND_AT or node == 0
            if not due or verbs.over(tables, state):
                return node
            _expand(tables, state, nodes, used, codes, rng, node)
            if nodes[node].child_count == 0:
                return node
        node = _best_child(nodes, node)
        code: int = np.int64(nodes[node].code)  # type: ignore[assignment]
        verbs.play(tables, state, code)


@kernel
def _best_child(nodes: NDArray[np.void], node: int) -> int:
    """Return the child with the highest upper confidence bound."""
    spread = _EXPLORATION * np.sqrt(np.log(nodes[node].visits + 1.0))
    first: int = np.int64(nodes[node].first_child)  # type: ignore[assignment]
    best, best_bound = first, -1.0
    for child in range(first, first + nodes[node].child_count):
        bound = nodes[child].rate + spread * nodes[child].inverse_root
        if bound > best_bound:
            best, best_bound = child, bound
    return best


@kernel
def _expand(
    tables: Record,
    state: Record,
    nodes: NDArray[np.void],
    used: NDArray[np.int64],
    codes: NDArray[np.int64],
    rng: NDArray[np.uint64],
    node: int,
) -> None:
    """Give a node one child for each legal move, unless the pool is full."""
    count = verbs.moves(tables, state, codes)
    first = used[0]
    if first + count > len(nodes):
        return
    hope = 0.5
    if nodes[node].visits > 0:
        again = nodes[node].mover == state.turn  # a seat may move twice
        hope = nodes[node].rate if again else 1.0 - nodes[node].rate
    for i in range(count):
        child = nodes[first + i]
        child.parent = node
        child.first_child = 0
        child.child_count = 0
        child.code = codes[i]
        child.visits = 0
        child.mover = state.turn
        child.value = 0.0
        child.rate = hope + _TIE_BREAK * below(rng, 1024) / 1024
        child.inverse_root = 1.0
    nodes[node].first_child = first
    nodes[node].child_count = count
    used[0] = first + count


@kernel
def _back_up(nodes: NDArray[np.void], leaf: int, reward: float) -> None:
    """Enter a playout's result, from 0 to 1 for seat 0, into a leaf and all nodes above it."""
    node = np.int64(leaf)
    while node >= 0:
        entered = nodes[node]
        entered.visits += 1
        entered.value += reward if entered.mover == 0 else 1.0 - reward
        entered.rate = entered.value / entered.visits
        entered.inverse_root = 1.0 / np.sqrt(entered.visits)
        node = np.int64(entered.parent)
