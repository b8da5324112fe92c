"""Batches of playouts, which pass busy nodes together."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import SearchSettings
from ringrealms3d.engine.tree import mcts
from ringrealms3d.games import start

BATCH = 8
PLAYOUTS = 320
PRIMED = SearchSettings(batch=BATCH, rave_bias=200, solver=True, prove_at=32, megabytes=4)


@pytest.fixture(autouse=True)
def _soon_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcts, "_BUSY", 4 * BATCH)


def searched(uid: str, settings: SearchSettings, *slices: int) -> Search:
    search = Search(start(uid, seed=1), 1, settings)
    for simulations in slices:
        search.run(simulations)
    return search


@pytest.mark.parametrize("uid", ["ring-majority/cube", "loop/mini", "path-tiles/free-turns"])
def test_every_playout_is_entered_in_all_nodes_that_it_passed(uid: str) -> None:
    search = searched(uid, PRIMED, PLAYOUTS)
    nodes = search._pool.nodes
    assert search.simulations == PLAYOUTS
    busy = 0
    for node in range(int(search._pool.used[0])):
        below = nodes[search._tree.children(node)]
        if not len(below):
            continue
        busy += nodes[node].visits >= 4 * BATCH
        own = nodes[node].visits - below["visits"].sum()  # before it had children
        same = below["mover"] == nodes[node].mover
        values = np.where(same, below["value"], below["visits"] - below["value"])
        assert 0 <= own <= 8 if node else own == 0
        assert -1e-9 <= nodes[node].value - values.sum() <= own + 1e-9
        if not own:
            margins = np.where(same, below["margin"], -below["margin"])
            assert nodes[node].margin == pytest.approx(margins.sum())
    assert busy > 2


def test_whole_batches_in_slices_find_the_same_as_at_once() -> None:
    slices = (BATCH, 4 * BATCH, 0, 20 * BATCH, PLAYOUTS - 25 * BATCH)
    sliced = searched("ring-majority/cube", PRIMED, *slices)
    assert sliced.analysis(0.0) == searched("ring-majority/cube", PRIMED, PLAYOUTS).analysis(0.0)


@pytest.mark.plain
def test_a_batch_saves_choosing_in_busy_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = []
    best_child = mcts._best_child

    def counting(*arguments: object) -> int:
        chosen.append(arguments)
        return best_child(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(mcts, "_best_child", counting)
    counts = []
    for batch in (1, BATCH):
        chosen.clear()
        searched("ring-majority/tet", SearchSettings(batch=batch, megabytes=1), PLAYOUTS)
        counts.append(len(chosen))
    assert counts[1] < 0.8 * counts[0]


def test_where_no_node_is_busy_there_are_no_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcts, "_BUSY", PLAYOUTS + 1)
    single, batched = (
        searched("ring-majority/cube", SearchSettings(batch=batch, megabytes=4), PLAYOUTS)
        for batch in (1, BATCH)
    )
    assert single.analysis(0.0) == batched.analysis(0.0)
