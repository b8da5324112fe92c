"""Monte-Carlo tree search: a tree of moves, grown by playouts where it is most promising.

Sources: L. Kocsis and C. Szepesvari, "Bandit based Monte-Carlo planning" (2006) for UCT; for many
threads in one tree G. Chaslot, M. Winands and J. van den Herik, "Parallel Monte-Carlo tree search"
(2008): a visit counts as a loss until its playout is known, so that threads spread out.

Each child stores its mean value, the inverse square root of its visits and the weight of its RAVE
value, so that choosing a child takes three multiplications. Busy nodes, which all threads pass, are
passed once per batch of playouts: choosing there repeatedly would change little, and when one
thread writes there, all others have to wait.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.kernel import entry_kernel, kernel, shared_kernel
from ringrealms3d.core.random import below
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine.playout import rollout_margin
from ringrealms3d.engine.states import copy_state
from ringrealms3d.engine.tree.atomic import fetch_add
from ringrealms3d.engine.tree.first_moves import credit, inherit, rate_for
from ringrealms3d.engine.tree.nodes import (
    BY_CHANCE,
    NO_CHILDREN,
    add_children,
    add_outcome,
    count_of,
    first_of,
    is_proven,
    rolled,
)
from ringrealms3d.engine.tree.priors import merit, weigh_moves
from ringrealms3d.engine.tree.solver import hand_up, prove, tighten
from ringrealms3d.engine.tree.walker import (
    LEAF_STATES,
    ROOT,
    ROOT_STATE,
    STATE,
    TRIED_STATE,
    Walker,
)

_SCARCITY = 8  # how often the visits for which a node gets children double until the pool is full
_BUSY = 512
_SHARPNESS = 3.0  # of the root's visits while priors lead: shares are this power of merits
_NOTHING = np.uint64(0)  # shown by dice
_KEPT_BITS = np.uint64(33)  # of a word, all but what a node's code has room for


@entry_kernel
def simulate(walker: Walker, left: NDArray[np.int64], prepared: int) -> None:
    """Run simulations from the root until none is left or its result is proven.

    A search runs as one kernel, because each kernel is optimised as a whole.

    Args:
        left: int64 (1,), the simulations left for all threads together.
        prepared: the root or a child of it, to be prepared first; -1 is none.
    """
    if prepared >= 0:
        _prepare(walker, prepared)
    _simulate(walker, left)


@kernel
def _prepare(walker: Walker, node: int) -> None:
    """Give the root, or a child of it, its children, and prove those whose move ends the game.

    The latter only if the search looks for such moves. What follows dice is left as it is.
    """
    tables, state = walker.tables, walker.states.rows[STATE]
    slot: int = np.int64(STATE)  # type: ignore[assignment]
    copy_state(walker.states.words, ROOT_STATE, STATE)
    if node != ROOT:
        code: int = np.int64(walker.pool.nodes[node].code)  # type: ignore[assignment]
        before = verbs.shown(tables, state)
        _play(tables, state, code)
        if rolled(verbs.shown(tables, state), before) or _over(tables, state):
            return
    if walker.pool.links[node] == NO_CHILDREN:
        _expand(walker, node, slot)
    if walker.plan.prove_at > 0 and walker.plan.solver != 0:
        _try_children(walker, node, slot)


@kernel
def _simulate(walker: Walker, left: NDArray[np.int64]) -> None:
    pool, states, plan = walker.pool, walker.states, walker.plan
    root: int = np.int64(ROOT)  # type: ignore[assignment]
    while left[0] > 0:
        taken: int = np.int64(min(fetch_add(left, -plan.batch), plan.batch))  # type: ignore[assignment]
        while taken > 0:
            if is_proven(pool.nodes, root):
                return
            copy_state(states.words, ROOT_STATE, STATE)
            verbs.determinize(walker.tables, states.rows[STATE], walker.rng)
            base = _approach(walker, taken)
            batch: int = np.int64(1 if base == root else taken)  # type: ignore[assignment]
            _run_batch(walker, base, batch)
            taken -= batch
            walker.done[0] += batch


@kernel
def _approach(walker: Walker, batch: int) -> int:
    """Play the most promising moves down to the last busy node and return it.

    The nodes above it count the whole batch as losses until its results are known. A batch of one
    stays at the root, because it saves nothing, and so does one that priors lead.
    """
    nodes, links = walker.pool.nodes, walker.pool.links
    node: int = np.int64(ROOT)  # type: ignore[assignment]
    slot: int = np.int64(STATE)  # type: ignore[assignment]
    if batch == 1 or nodes[node].visits < walker.plan.led:
        return node
    while nodes[node].visits >= _BUSY and links[node] != NO_CHILDREN:
        child = _best_child(walker, node, slot)
        if child < 0 or nodes[child].visits < _BUSY or is_proven(nodes, child):
            break
        if nodes[child].complete == BY_CHANCE:
            break
        _enter(nodes, node, batch, walker.plan.rave_bias)
        node = child
        code: int = np.int64(nodes[node].code)  # type: ignore[assignment]
        _play(walker.tables, walker.states.rows[slot], code)
    return node


@kernel
def _run_batch(walker: Walker, base: int, batch: int) -> None:
    """Run simulations from a node with a known state, and enter them above it as one.

    Several leaves at a time are selected, evaluated together, and backed up.
    """
    values = 0.0
    margins: int = np.int64(0)  # type: ignore[assignment]
    done: int = np.int64(0)  # type: ignore[assignment]
    while done < batch:
        count: int = np.int64(min(len(walker.leaves), batch - done))  # type: ignore[assignment]
        for k in range(count):
            slot: int = np.int64(STATE if batch == 1 else LEAF_STATES + k)  # type: ignore[assignment]
            _select(walker, base, k, slot)
        _evaluate(walker, count)
        for k in range(count):
            _back_up_leaf(walker, base, k)
            values += walker.leaves[k].value
            margins += walker.leaves[k].margin
        done += count
    last: int = np.int64((batch - 1) % len(walker.leaves))  # type: ignore[assignment]
    _back_up_above(walker, base, batch, last, values, margins)


@kernel
def _select(walker: Walker, base: int, k: int, slot: int) -> None:
    """Descend from a node with a known state to the ``k``-th leaf, whose state gets a slot."""
    if slot != STATE:
        copy_state(walker.states.words, STATE, slot)
    node = _descend(walker, base, slot)
    leaf = walker.leaves[k]
    leaf.node, leaf.slot = node, slot
    leaf.proven = is_proven(walker.pool.nodes, node)
    leaf.margin = walker.pool.nodes[node].low


@kernel
def _evaluate(walker: Walker, count: int) -> None:
    """Evaluate the first leaves: by their proven results, or by a playout.

    Their states end where the playouts do.
    """
    for k in range(count):
        leaf = walker.leaves[k]
        if not leaf.proven:
            state = walker.states.rows[leaf.slot]
            leaf.margin = rollout_margin(walker.tables, state, walker.rng)
        margin: int = np.int64(leaf.margin)  # type: ignore[assignment]
        leaf.value = _value(walker.plan, margin)


@kernel
def _back_up_leaf(walker: Walker, base: int, k: int) -> None:
    """Enter a leaf's value into the nodes from it up to the base."""
    pool, leaf = walker.pool, walker.leaves[k]
    node: int = np.int64(leaf.node)  # type: ignore[assignment]
    margin: int = np.int64(leaf.margin)  # type: ignore[assignment]
    one: int = np.int64(1)  # type: ignore[assignment]
    if leaf.proven != 0:
        hand_up(pool.nodes, pool.links, node)
    elif walker.plan.rave_bias > 0:
        state = walker.states.rows[leaf.slot]
        credit(walker.tables, state, pool, node, base, one, leaf.value)
    _back_up(pool.nodes, node, base, one, leaf.value, margin)


@kernel
def _back_up_above(
    walker: Walker, base: int, batch: int, last: int, value: float, margin: int
) -> None:
    """Enter a whole batch into the nodes above its base.

    For RAVE they use only the last leaf.
    """
    pool, leaf = walker.pool, walker.leaves[last]
    above: int = np.int64(pool.nodes[base].parent)  # type: ignore[assignment]
    root: int = np.int64(ROOT)  # type: ignore[assignment]
    if above >= 0:
        if walker.plan.rave_bias > 0 and leaf.proven == 0:
            state = walker.states.rows[leaf.slot]
            credit(walker.tables, state, pool, above, root, batch, leaf.value)
        _back_up(pool.nodes, above, root, batch, value, margin)


@kernel
def _value(plan: Struct, margin: int) -> float:
    """Return the value of a margin to seat 0, from 0 to 1."""
    sign = (margin > 0) - np.int64(margin < 0)
    value: float = 0.5 + plan.result_weight * sign + plan.margin_weight * margin
    return value


@kernel
def _descend(walker: Walker, base: int, slot: int) -> int:
    """Play the most promising moves down to a leaf, expand it if due, and return it."""
    pool, plan = walker.pool, walker.plan
    nodes = pool.nodes
    one: int = np.int64(1)  # type: ignore[assignment]
    node = base
    _enter(nodes, node, one, plan.rave_bias)
    while not is_proven(nodes, node):
        if pool.links[node] == NO_CHILDREN:
            if _is_end(walker, node, slot):
                return node
            if not _is_due(walker, node):
                return node
            link = _expand(walker, node, slot)
            if link == NO_CHILDREN:
                return node
            due = 0 < plan.prove_at <= nodes[node].visits
        else:
            due = nodes[node].visits == plan.prove_at
        if due and plan.solver != 0:
            _try_children(walker, node, slot)
            if is_proven(nodes, node):
                return node
        child = _chosen_child(walker, node, slot)
        if child < 0:
            return node
        node = child
        _enter(nodes, node, one, plan.rave_bias)
        node = _follow(walker, node, slot)
        if nodes[node].complete == BY_CHANCE:
            return node
    return node


@kernel
def _is_due(walker: Walker, node: int) -> bool:
    """Whether a node was visited so often that it gets children: the fuller the pool, the more."""
    pool = walker.pool
    expand_at = walker.plan.expand_at << (_SCARCITY * pool.used[0] // len(pool.nodes))
    due: bool = pool.nodes[node].visits >= expand_at
    return due


@kernel
def _is_end(walker: Walker, node: int, slot: int) -> bool:
    """Whether the game is over at a node, which then has its result if that is certain."""
    tables, state = walker.tables, walker.states.rows[slot]
    at_once: int = np.int64(0)  # type: ignore[assignment]
    if not _over(tables, state):
        return False
    if walker.plan.solver != 0 and verbs.proven(tables, state):
        prove(walker.pool.nodes, node, _sign(verbs.margin(tables, state)), at_once)
    return True


@kernel
def _follow(walker: Walker, node: int, slot: int) -> int:
    """Play a node's move and return the node, or that for what was rolled or drawn in the move."""
    tables, state = walker.tables, walker.states.rows[slot]
    code: int = np.int64(walker.pool.nodes[node].code)  # type: ignore[assignment]
    before = verbs.shown(tables, state)
    _play(tables, state, code)
    return _followed(walker, node, slot, before)


@kernel
def _followed(walker: Walker, node: int, slot: int, before: np.uint64 | None) -> int:
    if before is None:  # what follows is not compiled then
        return node
    now = verbs.shown(walker.tables, walker.states.rows[slot])
    return _outcome(walker, node, slot) if rolled(now, before) else node


@shared_kernel
def _outcome(walker: Walker, node: int, slot: int) -> int:
    """Return the node for what was rolled or drawn in a node's move, itself until it is due."""
    pool, plan = walker.pool, walker.plan
    nodes = pool.nodes
    one: int = np.int64(1)  # type: ignore[assignment]
    shown: int = np.int64(verbs.shown(walker.tables, walker.states.rows[slot]) >> _KEPT_BITS)  # type: ignore[assignment, operator]
    nodes[node].complete = BY_CHANCE
    if pool.links[node] == NO_CHILDREN and not _is_due(walker, node):
        return node
    while nodes[node].complete == BY_CHANCE:
        link = pool.links[node]
        if link == NO_CHILDREN:
            link = add_outcome(pool, node, shown)
            if link == NO_CHILDREN:
                return node
        first = first_of(link)
        known: int = np.int64(nodes[first].code)  # type: ignore[assignment]
        beside: int = np.int64(0 if shown == known else 1 + (shown > known))  # type: ignore[assignment]
        node = first + beside
        _enter(nodes, node, one, plan.rave_bias)
    return node


@shared_kernel
def _play(tables: Struct, state: Struct, code: int) -> None:
    verbs.play(tables, state, code)


@shared_kernel
def _over(tables: Struct, state: Struct) -> bool:
    return verbs.over(tables, state)


@kernel
def _sign(margin: int) -> int:
    return np.int64(margin > 0) - np.int64(margin < 0)  # type: ignore[return-value]


@kernel
def _chosen_child(walker: Walker, node: int, slot: int) -> int:
    """Return the child to visit next, -1 if none can be played."""
    if node == ROOT and walker.pool.nodes[node].visits < walker.plan.led:
        child = _likely_child(walker, slot)
        if child >= 0:
            return child
    return _best_child(walker, node, slot)


@kernel
def _likely_child(walker: Walker, slot: int) -> int:
    """Return the open child of the root that lags most behind its share of visits, -1 without one.

    Shares are the cubes of the priors, improved by what playouts say. What was never visited is
    worth as much as the root.
    """
    nodes, links = walker.pool.nodes, walker.pool.links
    tables, state = walker.tables, walker.states.rows[slot]
    root: int = np.int64(ROOT)  # type: ignore[assignment]
    link = links[root]
    first = first_of(link)
    children = range(first, first + count_of(link))
    most: int = np.int64(0)  # type: ignore[assignment]
    for child in children:
        most = max(most, np.int64(nodes[child].visits))  # type: ignore[assignment]
    usual = rate_for(nodes, root, np.int64(nodes[first].mover))  # type: ignore[arg-type]
    best, best_lag = -1, -1e9
    for child in children:
        seen = nodes[child]
        value = usual if seen.visits == 0 else np.float64(seen.rate)
        lag = _SHARPNESS * merit(np.float64(seen.prior), value, most) - np.log(seen.visits + 1.0)
        code: int = np.int64(seen.code)  # type: ignore[assignment]
        if lag > best_lag and not is_proven(nodes, child) and verbs.playable(tables, state, code):
            best, best_lag = child, lag
    return best


@kernel
def _best_child(walker: Walker, node: int, slot: int) -> int:
    """Return the child with the highest upper confidence bound, -1 if none can be played."""
    nodes, links = walker.pool.nodes, walker.pool.links
    tables, state, plan = walker.tables, walker.states.rows[slot], walker.plan
    visits = nodes[node].visits
    spread = np.float32(plan.exploration * np.sqrt(np.log(visits + 1.0)))  # as what it multiplies
    pull = np.float32(plan.c_puct * np.sqrt(visits + 0.0))
    link = links[node]
    first = first_of(link)
    best, best_bound = -1, np.float32(-1e9)
    for child in range(first, first + count_of(link)):
        seen = nodes[child]
        value = seen.rate + seen.rave_beta * (seen.amaf - seen.rate)
        bound = value + seen.inverse_root * (spread + pull * seen.prior * seen.inverse_root)
        code: int = np.int64(seen.code)  # type: ignore[assignment]
        if bound > best_bound and verbs.playable(tables, state, code):
            best, best_bound = child, bound
    return best


@kernel
def _enter(nodes: NDArray[np.void], node: int, visits: int, rave_bias: float) -> None:
    """Count visits, as losses until their playouts are known.

    The RAVE value gets the weight that minimises the error of the mean, assuming the same bias
    everywhere (Gelly and Silver). A proven node is proven again, because another thread may just
    have entered it as open.
    """
    entered = nodes[node]
    entered.visits += visits
    if is_proven(nodes, node):
        result: int = np.int64(entered.low)  # type: ignore[assignment]
        plies: int = np.int64(entered.plies)  # type: ignore[assignment]
        prove(nodes, node, result, plies)
        return
    entered.rate = entered.value / entered.visits
    entered.inverse_root = 1.0 / np.sqrt(entered.visits)
    heard = np.float64(entered.amaf_visits)
    entered.rave_beta = (
        rave_bias * heard / (rave_bias * (entered.visits + heard) + entered.visits * heard)
    )


@shared_kernel
def _expand(walker: Walker, node: int, slot: int) -> int:
    """Give a node one child for each legal move and return its link, none if the pool is full."""
    tables, pool, plan = walker.tables, walker.pool, walker.plan
    state = walker.states.rows[slot]
    codes, urgencies, priors, shown = walker.scratch
    count = verbs.moves(tables, state, codes)
    pool.nodes[node].complete = np.int64(verbs.moves_known(tables, state))
    urgency = 0.5
    if pool.nodes[node].visits > 1:
        urgency = rate_for(pool.nodes, node, state.turn)
    for i in range(count):
        if codes[i] < 0 or codes[i] >= len(urgencies):
            raise ValueError("moves() gives a code that no move has")
        urgencies[codes[i]] = urgency
    if plan.rave_bias > 0 and not rolled(verbs.shown(tables, state), _NOTHING):
        inherit(pool, urgencies, node, state.turn, urgency)
    _shuffle(codes, count, walker.rng)
    for i in range(count):
        priors[i] = 0.0
    if plan.c_puct > 0:
        weigh_moves(tables, state, codes, count, walker.weights, priors, shown)
    return add_children(pool, node, codes, count, state.turn, urgencies, priors)


@kernel
def _shuffle(codes: NDArray[np.int64], count: int, rng: NDArray[np.uint64]) -> None:
    """Shuffle the first codes, so that equally promising children are tried in random order."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        codes[i], codes[j] = codes[j], codes[i]


@shared_kernel
def _try_children(walker: Walker, node: int, slot: int) -> None:
    """Settle each child whose move ends the game."""
    tables, pool, states = walker.tables, walker.pool, walker.states
    link = pool.links[node]
    first = first_of(link)
    at_once: int = np.int64(0)  # type: ignore[assignment]
    before = verbs.shown(tables, states.rows[slot])
    for child in range(first, first + count_of(link)):
        copy_state(states.words, slot, TRIED_STATE)
        tried = states.rows[TRIED_STATE]
        code: int = np.int64(pool.nodes[child].code)  # type: ignore[assignment]
        _play(tables, tried, code)
        by_chance = rolled(verbs.shown(tables, tried), before)
        if not by_chance and _over(tables, tried) and verbs.proven(tables, tried):
            prove(pool.nodes, child, _sign(verbs.margin(tables, tried)), at_once)
    tighten(pool.nodes, pool.links, node)


@kernel
def _back_up(
    nodes: NDArray[np.void], node: int, last: int, visits: int, value: float, margin: int
) -> None:
    """Enter playouts into the nodes of a path.

    Args:
        node: the path's lowest; it goes up to ``last``.
        visits: how many playouts.
        value, margin: the sums of theirs.
    """
    while True:
        entered = nodes[node]
        if entered.mover == 0:
            entered.value += value
            entered.margin += margin
        else:
            entered.value += visits - value
            entered.margin -= margin
        if not is_proven(nodes, node):
            entered.rate = entered.value / entered.visits
        if node == last:
            return
        node = np.int64(entered.parent)  # type: ignore[assignment]
