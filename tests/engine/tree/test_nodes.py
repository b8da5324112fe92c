"""Nodes where a die or a draw decides."""

from __future__ import annotations

from ringrealms3d.engine.tree.nodes import (
    BY_CHANCE,
    NO_CHILDREN,
    add_outcome,
    count_of,
    first_of,
    new_pool,
)


def test_an_outcome_has_room_for_smaller_and_larger_ones_beside_it() -> None:
    pool = new_pool(8)
    pool.used[0] = 3
    pool.nodes[2].mover = 1
    link = add_outcome(pool, 2, 5)
    assert link == pool.links[2]
    assert (first_of(link), count_of(link), pool.used[0]) == (3, 3, 6)
    rows = pool.nodes[3:6]
    assert rows["parent"].tolist() == [2, 2, 2]
    assert rows["code"].tolist() == [5, 5, 5]
    assert rows["mover"].tolist() == [1, 1, 1]
    assert rows["complete"].tolist() == [1, BY_CHANCE, BY_CHANCE]
    assert rows["low"].tolist() == [-1, -1, -1]
    assert rows["high"].tolist() == [1, 1, 1]


def test_a_full_pool_gets_no_outcome() -> None:
    pool = new_pool(4)
    pool.used[0] = 2
    assert add_outcome(pool, 0, 5) == NO_CHILDREN
    assert pool.used[0] == 2
