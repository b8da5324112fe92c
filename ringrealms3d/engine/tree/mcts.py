"""Monte-Carlo tree search: a tree of moves, grown by playouts where it promises most.

Sources: L. Kocsis and C. Szepesvari, "Bandit based Monte-Carlo planning" (2006) for UCT; S. Gelly
and D. Silver, "Monte-Carlo tree search and rapid action value estimation in computer Go" (2011) for
all moves as first; G. Chaslot, M. Winands and J. van den Herik, "Parallel Monte-Carlo tree search"
(2008) for many threads in one tree: a visit counts as a loss until its playout is known, so that
threads spread out.

Each child keeps its mean value, one over the root of its visits and how much its value as a first
move counts, so that choosing a child takes three multiplications.
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
from ringrealms3d.engine.tree.nodes import NO_CHILDREN, add_children, count_of, first_of, is_solved
from ringrealms3d.engine.tree.priors import weigh_moves
from ringrealms3d.engine.tree.solver import settle, tighten

PLAN = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("exploration", np.float64),
                ("rave", np.float64),
                ("prior", np.float64),
                ("result_weight", np.float64),  # of a playout's value, for half a point
                ("margin_weight", np.float64),  # for one point of margin
                ("expand_at", np.int64),
                ("prove_at", np.int64),
                ("sure_plies", np.int64),  # how deep results are certain; -1 without a solver
            ]
        ),
    )
)
"""How the search goes about it, in the numbers that its kernels need."""

ROOT_STATE, STATE, SCRATCH = 0, 1, 2
ROOT = 0
_SCARCITY = 8  # how often the visits for which a node gets children double until the pool is full
_MANY = 64
_SELDOM = 8


@entry_kernel
def simulate(
    count: int,
    tables: Record,
    records: NDArray[np.void],
    words: NDArray[np.uint64],
    nodes: NDArray[np.void],
    links: NDArray[np.int64],
    used: NDArray[np.int64],
    codes: NDArray[np.int64],
    hopes: NDArray[np.float64],
    priors: NDArray[np.float64],
    weights: NDArray[np.float64],
    rng: NDArray[np.uint64],
    plan: Record,
) -> None:
    """Run so many simulations from the root, whose state is the first of the row.

    Two more states are scratch; so are ``codes``, ``hopes``, which has a place for each code, and
    ``priors``, which has one for each of ``codes``. ``weights`` are those of the game's patterns.
    ``used[0]`` is the number of nodes in use; the fuller the pool, the more visits a node needs to
    get children, and a full one is searched on. The root gets its children even if there is nothing
    to run, and nothing is run once its result is certain.
    """
    root: int = np.int64(ROOT)  # type: ignore[assignment]
    if links[root] == NO_CHILDREN:
        copy_state(words, ROOT_STATE, STATE)
        _expand(
            tables,
            records[STATE],
            nodes,
            links,
            used,
            codes,
            hopes,
            priors,
            weights,
            rng,
            plan,
            root,
        )
        if plan.prove_at > 0 and plan.sure_plies > 0:
            _try_children(tables, records, words, nodes, links, root)
    for _ in range(count):
        if is_solved(nodes, root):
            return
        copy_state(words, ROOT_STATE, STATE)
        verbs.redeal(tables, records[STATE], rng)
        leaf = _descend(
            tables, records, words, nodes, links, used, codes, hopes, priors, weights, rng, plan
        )
        if is_solved(nodes, leaf):
            margin: int = np.int64(nodes[leaf].low)  # type: ignore[assignment]
        else:
            margin = playout(tables, records[STATE], rng)
            if plan.rave > 0:
                _credit(tables, records[STATE], nodes, links, leaf, _value(plan, margin))
        _back_up(nodes, links, leaf, _value(plan, margin), margin)


@kernel
def _value(plan: Record, margin: int) -> float:
    """Return what a playout is worth to seat 0, from 0 to 1."""
    sign = (margin > 0) - np.int64(margin < 0)
    value: float = 0.5 + plan.result_weight * sign + plan.margin_weight * margin
    return value


@kernel
def _descend(
    tables: Record,
    records: NDArray[np.void],
    words: NDArray[np.uint64],
    nodes: NDArray[np.void],
    links: NDArray[np.int64],
    used: NDArray[np.int64],
    codes: NDArray[np.int64],
    hopes: NDArray[np.float64],
    priors: NDArray[np.float64],
    weights: NDArray[np.float64],
    rng: NDArray[np.uint64],
    plan: Record,
) -> int:
    """Play the most promising moves down to a leaf, give it children if it is due, return it."""
    state = records[STATE]
    node: int = np.int64(ROOT)  # type: ignore[assignment]
    depth = 0
    nodes[node].visits += 1
    while not is_solved(nodes, node):
        link = links[node]
        if link == NO_CHILDREN:
            if verbs.over(tables, state):
                if depth <= plan.sure_plies and verbs.settled(tables, state):
                    settle(nodes, node, _sign(verbs.margin(tables, state)))
                return node
            if nodes[node].visits < plan.expand_at << (_SCARCITY * used[0] // len(nodes)):
                return node
            link = _expand(
                tables, state, nodes, links, used, codes, hopes, priors, weights, rng, plan, node
            )
            if link == NO_CHILDREN:
                return node
        elif nodes[node].visits == plan.prove_at and depth < plan.sure_plies:
            _try_children(tables, records, words, nodes, links, node)
            if is_solved(nodes, node):
                return node
        child = _best_child(tables, state, nodes, link, plan, nodes[node].visits)
        if child < 0:
            return node
        node = child
        depth += 1
        _enter(nodes, node, plan.rave)
        code: int = np.int64(nodes[node].code)  # type: ignore[assignment]
        verbs.play(tables, state, code)
    return node


@kernel
def _sign(margin: int) -> int:
    return np.int64(margin > 0) - np.int64(margin < 0)  # type: ignore[return-value]


@kernel
def _best_child(
    tables: Record,
    state: Record,
    nodes: NDArray[np.void],
    link: int,
    plan: Record,
    visits: int,
) -> int:
    """Return the child with the highest upper confidence bound, -1 if none can be played."""
    spread = np.float32(plan.exploration * np.sqrt(np.log(visits + 1.0)))  # as what it multiplies
    pull = np.float32(plan.prior * np.sqrt(visits + 0.0))
    first = first_of(link)
    best, best_bound = -1, np.float32(-1e9)
    for child in range(first, first + count_of(link)):
        seen = nodes[child]
        value = seen.rate + seen.amaf_share * (seen.amaf - seen.rate)
        bound = value + seen.inverse_root * (spread + pull * seen.prior * seen.inverse_root)
        code: int = np.int64(seen.code)  # type: ignore[assignment]
        if bound > best_bound and verbs.playable(tables, state, code):
            best, best_bound = child, bound
    return best


@kernel
def _enter(nodes: NDArray[np.void], node: int, rave: float) -> None:
    """Count a visit, as a loss until its playout is known.

    What its move does anywhere gets the share with which the mean errs least, if that is off by one
    constant everywhere (Gelly and Silver). A solved node is settled again, as another thread may
    have just entered it as an open one.
    """
    entered = nodes[node]
    entered.visits += 1
    if is_solved(nodes, node):
        result: int = np.int64(entered.low)  # type: ignore[assignment]
        settle(nodes, node, result)
        return
    entered.rate = entered.value / entered.visits
    entered.inverse_root = 1.0 / np.sqrt(entered.visits)
    heard = np.float64(entered.amaf_visits)
    entered.amaf_share = rave * heard / (rave * (entered.visits + heard) + entered.visits * heard)


@entry_kernel
def _expand(
    tables: Record,
    state: Record,
    nodes: NDArray[np.void],
    links: NDArray[np.int64],
    used: NDArray[np.int64],
    codes: NDArray[np.int64],
    hopes: NDArray[np.float64],
    priors: NDArray[np.float64],
    weights: NDArray[np.float64],
    rng: NDArray[np.uint64],
    plan: Record,
    node: int,
) -> int:
    """Give a node one child for each legal move and return its link, none if the pool is full."""
    count = verbs.moves(tables, state, codes)
    hope = 0.5
    if nodes[node].visits > 1:
        hope = _rate_for(nodes, node, state.turn)
    for i in range(count):
        hopes[codes[i]] = hope
    if plan.rave > 0:
        _inherit(nodes, links, hopes, node, state.turn, hope)
    _shuffle(codes, count, rng)
    for i in range(count):
        priors[i] = 0.0
    if plan.prior > 0:
        weigh_moves(tables, state, codes, count, weights, priors)
    return add_children(nodes, links, used, node, codes, count, state.turn, hopes, priors)


@kernel
def _rate_for(nodes: NDArray[np.void], node: int, seat: int) -> float:
    """Return a node's mean value as a seat sees it; a seat may move twice."""
    rate = np.float64(nodes[node].rate)  # plain and compiled would round differently
    return rate if nodes[node].mover == seat else 1.0 - rate


@kernel
def _inherit(
    nodes: NDArray[np.void],
    links: NDArray[np.int64],
    hopes: NDArray[np.float64],
    node: int,
    mover: int,
    hope: float,
) -> None:
    """Hope for as much more or less of a move as it was worth anywhere two moves before.

    T. Cazenave, "Generalized rapid action value estimation" (2015), has young nodes look up what an
    ancestor heard; here they start from it and hear for themselves.
    """
    above: int = np.int64(nodes[node].parent)  # type: ignore[assignment]
    if above >= 0:
        above = np.int64(nodes[above].parent)  # type: ignore[assignment]
    if above < 0 or nodes[first_of(links[above])].mover != mover:
        return
    change = hope - _rate_for(nodes, above, mover)
    first = first_of(links[above])
    for elder in range(first, first + count_of(links[above])):
        code: int = np.int64(nodes[elder].code)  # type: ignore[assignment]
        hopes[code] = np.float64(nodes[elder].amaf) + change


@kernel
def _shuffle(codes: NDArray[np.int64], count: int, rng: NDArray[np.uint64]) -> None:
    """Bring the first codes into random order, in which children of equal promise are tried."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        codes[i], codes[j] = codes[j], codes[i]


@entry_kernel
def _try_children(
    tables: Record,
    records: NDArray[np.void],
    words: NDArray[np.uint64],
    nodes: NDArray[np.void],
    links: NDArray[np.int64],
    node: int,
) -> None:
    """Settle each child whose move ends the game."""
    link = links[node]
    first = first_of(link)
    for child in range(first, first + count_of(link)):
        copy_state(words, STATE, SCRATCH)
        tried = records[SCRATCH]
        code: int = np.int64(nodes[child].code)  # type: ignore[assignment]
        verbs.play(tables, tried, code)
        if verbs.over(tables, tried) and verbs.settled(tables, tried):
            settle(nodes, child, _sign(verbs.margin(tables, tried)))
    tighten(nodes, links, node)


@kernel
def _credit(
    tables: Record,
    state: Record,
    nodes: NDArray[np.void],
    links: NDArray[np.int64],
    leaf: int,
    value: float,
) -> None:
    """Tell the nodes along a playout's path which moves it made anywhere, and what it was worth.

    That may take longer than the playout, so nodes with many visits hear of every eighth only.
    """
    node = leaf
    while node >= 0:
        visits = nodes[node].visits
        if visits < _MANY or visits % _SELDOM == 0:
            _credit_children(tables, state, nodes, links[node], value)
        node = np.int64(nodes[node].parent)  # type: ignore[assignment]


@kernel
def _credit_children(
    tables: Record, state: Record, nodes: NDArray[np.void], link: int, value: float
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
def _back_up(
    nodes: NDArray[np.void], links: NDArray[np.int64], leaf: int, value: float, margin: int
) -> None:
    """Enter a playout into a leaf and all nodes above it, and what is certain as far as it goes."""
    certain = is_solved(nodes, leaf)
    node = leaf
    while node >= 0:
        if certain and node != leaf:
            certain = tighten(nodes, links, node)
        entered = nodes[node]
        if entered.mover == 0:
            entered.value += value
            entered.margin += margin
        else:
            entered.value += 1.0 - value
            entered.margin -= margin
        if not is_solved(nodes, node):
            entered.rate = entered.value / entered.visits
        node = np.int64(entered.parent)  # type: ignore[assignment]
