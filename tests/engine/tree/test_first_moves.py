"""All moves as first: what children hear of a playout, and how much that counts."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core import verbs
from ringrealms3d.core.random import seeded
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import SearchSettings
from ringrealms3d.engine.states import row_of_states
from ringrealms3d.engine.tree.first_moves import credit_children
from ringrealms3d.engine.tree.mcts import _enter
from ringrealms3d.engine.tree.nodes import NODE
from ringrealms3d.engine.tree.walker import ROOT
from ringrealms3d.games import start

CUBE = "ring-majority/cube"


@pytest.mark.parametrize("seat", [0, 1])
def test_children_know_the_mean_of_the_playouts_that_made_their_move(seat: int) -> None:
    position = start(CUBE).play(start(CUBE).legal_moves[7]) if seat else start(CUBE)
    search = Search(position, 1, SearchSettings(rave_bias=300, megabytes=1))
    children = search._tree.children(ROOT)
    before = search._pool.nodes[children].copy()
    codes = before["code"].astype(int)
    worth = [list[float]() for _ in codes]
    rng, values = seeded(5), np.random.default_rng(5).random(60)
    for value in values:
        state = row_of_states(position.state, 1).rows[0]
        verbs.rollout(position.variant.tables, state, rng)
        stones = position.variant.stones(state)
        for heard, code in zip(worth, codes, strict=True):
            if stones[code] == seat + 1:
                heard.append(1.0 - value if seat else value)
        link = search._pool.links[ROOT]
        credit_children(position.variant.tables, state, search._pool.nodes, link, value)
    after = search._pool.nodes[children]
    counts = np.array([len(heard) for heard in worth])
    prior = before["amaf_visits"]
    means = (prior * before["amaf"] + [sum(heard) for heard in worth]) / (prior + counts)
    assert counts.min() > 0
    assert counts.max() < len(values)
    assert after["amaf_visits"] == pytest.approx(prior + counts)
    assert after["amaf"] == pytest.approx(means, abs=1e-5)


@pytest.mark.parametrize("visits", [1, 8, 500, 20_000])
@pytest.mark.parametrize("heard", [10, 300, 4_000])
@pytest.mark.parametrize("rave_bias", [50.0, 2_000.0])
def test_the_share_is_the_one_with_which_the_mean_errs_least(
    visits: int, heard: int, rave_bias: float
) -> None:
    """Both are means of tosses of a coin, and what is heard is off by 0.5 / √rave_bias."""
    nodes = np.zeros(1, dtype=NODE)
    nodes[0].visits, nodes[0].amaf_visits, nodes[0].high = visits - 1, heard, 1
    _enter(nodes, 0, 1, rave_bias)
    shares = np.linspace(0, 1, 100_001)
    errors = shares**2 * (0.25 / heard + 0.25 / rave_bias) + (1 - shares) ** 2 * 0.25 / visits
    assert nodes[0].rave_beta == pytest.approx(shares[errors.argmin()], abs=2e-5)


def test_without_it_a_visited_move_counts_for_what_it_did_here() -> None:
    nodes = np.zeros(1, dtype=NODE)
    nodes[0].amaf_visits, nodes[0].high, nodes[0].rave_beta = 10, 1, 1.0
    _enter(nodes, 0, 1, 0.0)
    assert nodes[0].rave_beta == 0.0
