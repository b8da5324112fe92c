"""The nodes of a search tree: a preallocated pool in which the children of a node are adjacent.

Several threads grow one tree. A node's children are written first and then published in its *link*,
one word with their start and number, so that no thread sees half of them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import entry_kernel, kernel
from ringrealms3d.core.verbs import Struct, struct_type
from ringrealms3d.engine.memory import zeros_apart
from ringrealms3d.engine.tree.atomic import fetch_add, publish

NODE = struct_type(
    ("visits", np.int64),  # 32 bits are full after an hour
    ("value", np.float64),
    ("margin", np.float64),
    ("parent", np.int32),
    ("code", np.int32),
    ("rate", np.float32),
    ("inverse_root", np.float32),
    ("amaf", np.float32),
    ("amaf_visits", np.float32),
    ("rave_beta", np.float32),
    ("prior", np.float32),
    ("mover", np.int8),
    ("low", np.int8),
    ("high", np.int8),
    ("complete", np.int8),  # 1 if the children are all moves, whatever nobody can see
    ("plies", np.int16),  # once the result is proven, after how many plies the game ends so
)
"""A node, as ``mover``, who moved to it, sees it.

``value`` is the sum of the playouts' values, ``margin`` that of their margins; ``rate`` is the mean
value. ``low`` and ``high`` bound the result for seat 0: -1 lost, 0 drawn, 1 won. ``amaf`` is the
mean value of playouts in which the move was made anywhere, ``rave_beta`` how much it counts.
``prior`` is the share of the visits that a move's patterns promise it.
"""

BY_CHANCE = 2
"""What ``complete`` is where a die or a draw follows: the children are no moves but outcomes.

They are three: one outcome, whose ``code`` says what was shown, and two more such nodes, for those
with smaller and with larger numbers. All have the mover of the move before.
"""

NO_CHILDREN = 0
_COUNT_BITS = 16
_COUNT_MASK = (1 << _COUNT_BITS) - 1
_DROPPED = 0
_BRANCHES = 3  # of a node before a die or a draw
_PRIOR_VISITS = 10.0  # playouts that the value a new node takes over counts for


class Pool(NamedTuple):
    """The memory of a tree.

    Attributes:
        nodes: the nodes, of dtype :data:`NODE`.
        links: int64, where each node's children are.
        used: int64 (1,), how many nodes are in use.
    """

    nodes: Struct
    links: NDArray[np.int64]
    used: NDArray[np.int64]


class Compaction(NamedTuple):
    """The progress of moving a part of a tree to the start of the pool, dropping the rest.

    Attributes:
        below: int64, for each used node one more than the new index of its parent, 0 for dropped
            nodes.
        progress: int64 (3,), how many of these are clear, the next node, and how many are in place.
    """

    below: NDArray[np.int64]
    progress: NDArray[np.int64]


def new_pool(count: int) -> Pool:
    """Return the memory of a tree with a root and at most this many nodes."""
    nodes = zeros_apart(count, NODE)
    root = nodes[0]
    root.parent, root.low, root.high, root.amaf_visits = -1, -1, 1, _PRIOR_VISITS
    root.complete = 1
    used = zeros_apart(1, np.int64)
    used[0] = 1
    return Pool(nodes, zeros_apart(count, np.int64), used)


@kernel
def first_of(link: int) -> int:
    """Return the index of a link's first child."""
    return link >> _COUNT_BITS


@kernel
def count_of(link: int) -> int:
    """Return how many children a link has."""
    return link & _COUNT_MASK


@kernel
def link_of(first: int, count: int) -> int:
    """Return the link for children from an index on."""
    return (first << _COUNT_BITS) | count


@kernel
def is_proven(nodes: NDArray[np.void], node: int) -> bool:
    """Whether the result below a node is proven."""
    proven: bool = nodes[node].low == nodes[node].high
    return proven


@kernel
def add_children(
    pool: Pool,
    node: int,
    codes: NDArray[np.int64],
    count: int,
    mover: int,
    urgencies: NDArray[np.float64],
    priors: NDArray[np.float64],
) -> int:
    """Give a node one child per move, with the urgency of its code, and return its link.

    ``priors`` has an element for each of the codes. A full pool adds none. A node that got children
    from another thread meanwhile keeps those.
    """
    nodes, links, used = pool
    if used[0] + count > len(nodes):
        return NO_CHILDREN
    first = fetch_add(used, count)
    if first + count > len(nodes):
        return NO_CHILDREN
    for i in range(count):
        child = nodes[first + i]
        links[first + i] = NO_CHILDREN
        child.parent = node
        child.code = codes[i]
        child.visits = 0
        child.mover = mover
        child.low = -1
        child.high = 1
        child.complete = 1
        child.plies = 0
        child.value = 0.0
        child.margin = 0.0
        child.rate = urgencies[codes[i]]
        child.inverse_root = 1.0
        child.amaf = urgencies[codes[i]]
        child.amaf_visits = _PRIOR_VISITS
        child.rave_beta = 1.0
        child.prior = priors[i]
    return publish(links, node, link_of(first, count))


@kernel
def rolled(now: np.uint64 | None, before: np.uint64 | None) -> bool:
    """Whether dice or draws showed something between two numbers of the verb ``shown``."""
    return now is not None and now != before


@kernel
def add_outcome(pool: Pool, node: int, shown: int) -> int:
    """Give a node before a die or a draw its first outcome, and return its link.

    A full pool adds none. A node that got one from another thread meanwhile keeps that.
    """
    nodes, links, used = pool
    if used[0] + _BRANCHES > len(nodes):
        return NO_CHILDREN
    first = fetch_add(used, _BRANCHES)
    if first + _BRANCHES > len(nodes):
        return NO_CHILDREN
    # as in add_children, which one function for both slows by a twentieth
    for i in range(_BRANCHES):
        child = nodes[first + i]
        links[first + i] = NO_CHILDREN
        child.parent = node
        child.code = shown
        child.visits = 0
        child.mover = nodes[node].mover
        child.low = -1
        child.high = 1
        child.complete = 1 if i == 0 else BY_CHANCE
        child.plies = 0
        child.value = 0.0
        child.margin = 0.0
        child.amaf_visits = _PRIOR_VISITS
    return publish(links, node, link_of(first, _BRANCHES))


def new_compaction(pool: Pool, root: int) -> Compaction:
    """Return a compaction that keeps a node as the root and everything below it."""
    below = np.empty(min(int(pool.used[0]), len(pool.nodes)), dtype=np.int64)
    return Compaction(below, np.array([root, root, 0], dtype=np.int64))


@entry_kernel
def compact(pool: Pool, compaction: Compaction, most: int) -> bool:
    """Process this many more nodes, and return whether all kept nodes are in place.

    Children always come after their parent, so one pass is enough. Until it ends, the pool is
    unusable. New memory is slow at the first touch, so it is cleared step by step too.
    """
    nodes, links, used = pool
    below, progress = compaction
    root = progress[1]
    clear = min(progress[0] + most, len(below))
    for node in range(progress[0], clear):
        below[node] = _DROPPED
    if progress[0] < clear == len(below):
        below[root] = 1
    progress[0] = clear
    if clear < len(below):
        return False
    kept = progress[2]
    end = min(progress[1] + most, len(below))
    for node in range(progress[1], end):
        if below[node] == _DROPPED:
            continue
        parent = below[node] - 1
        link = links[node]
        first = first_of(link)
        for child in range(first, first + count_of(link)):
            below[child] = kept + 1
        nodes[kept] = nodes[node]
        nodes[kept].parent = parent
        links[kept] = link_of(0, count_of(link))
        if kept > 0 and first_of(links[parent]) == 0:
            links[parent] = link_of(kept, count_of(links[parent]))
        kept += 1
    progress[1], progress[2] = end, kept
    if end < len(below):
        return False
    nodes[0].parent = -1
    used[0] = kept
    return True
