"""Going on with the tree of the move before."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.engine import search as search_module
from ringrealms3d.engine import thinking
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import PLAIN, STRONG, SearchSettings
from ringrealms3d.engine.thinking import think
from ringrealms3d.engine.tree.nodes import count_of, first_of
from ringrealms3d.games import from_fen, start

MIDDLE = "1r1b/2rb2/4:r:9,9"


def tree(search: Search, node: int) -> tuple[Any, ...]:
    """Return everything below a node, without the places in the pool."""
    row = search._pool.nodes[node]
    link = int(search._pool.links[node])
    below = [tree(search, first_of(link) + i) for i in range(count_of(link))]
    facts = [row[name].item() for name in row.dtype.names if name != "parent"]
    return (*facts, below)


def node_after(search: Search, codes: tuple[int, ...]) -> int:
    node = search._tree.node_after(codes)
    assert node is not None
    return node


def played(position: Position, search: Search, plies: int) -> tuple[Position, tuple[int, ...]]:
    line = search.analysis(0.0).line[:plies]
    for move in line:
        position = position.play(move)
    return position, tuple(move.code for move in line)


@pytest.mark.parametrize("plies", [1, 2])
def test_the_kept_tree_is_what_was_below(plies: int) -> None:
    position = from_fen("ring-majority/tet", MIDDLE)
    search = Search(position, 3, PLAIN)
    search.run(1_500)
    later, codes = played(position, search, plies)
    node = node_after(search, codes)
    before, visits = tree(search, node), search._pool.nodes["visits"][node]
    assert search.advance(later, codes)
    assert tree(search, 0) == before
    assert search.simulations == visits
    assert int(search._pool.used[0]) == 1 + count_below(before)
    parents = search._pool.nodes["parent"][: int(search._pool.used[0])]
    assert parents[0] == -1
    assert (parents[1:] >= 0).all()
    assert (parents[1:] < range(1, len(parents))).all()


def test_a_big_tree_is_compacted_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    position = from_fen("ring-majority/tet", MIDDLE)
    search = Search(position, 3, PLAIN)
    search.run(1_500)
    later, codes = played(position, search, plies=1)
    node = node_after(search, codes)
    before, candidates = tree(search, node), search._tree.candidates(node)
    monkeypatch.setattr(search_module, "_COMPACTED_AT_ONCE", 7)
    assert search.advance(later, codes)
    slices = 1
    while search.compacting:
        seen = search.analysis(0.0)
        assert seen.candidates == candidates
        assert seen.simulations == before[0]
        search.compact()
        slices += 1
    assert slices > 3
    assert tree(search, 0) == before
    search.run(10)
    assert search.simulations == before[0] + 10


def test_who_is_interrupted_while_compacting_answers_from_what_was_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = from_fen("ring-majority/tet", MIDDLE)
    search = Search(position, 3, PLAIN)
    search.run(1_500)
    later, codes = played(position, search, plies=1)
    candidates = search._tree.candidates(node_after(search, codes))
    monkeypatch.setattr(search_module, "_COMPACTED_AT_ONCE", 7)
    monkeypatch.setattr(thinking, "_COMPACTING_SECONDS", 0.0)
    search.advance(later, codes)
    found = think(search, Limit(), lambda: True, lambda _: None)
    assert search.compacting
    assert found.candidates == candidates


def count_below(node: tuple[Any, ...]) -> int:
    return sum(1 + count_below(child) for child in node[-1])


def test_it_is_searched_on() -> None:
    position = from_fen("ring-majority/tet", MIDDLE)
    search = Search(position, 3, STRONG)
    search.run(800)
    later, codes = played(position, search, 2)
    search.advance(later, codes)
    kept = search.simulations
    search.run(300)
    assert search.proven or search.simulations == kept + 300
    moves = [candidate.move for candidate in search.analysis(0.0).candidates]
    assert sorted(moves) == list(later.legal_moves)


def test_a_line_that_the_tree_does_not_know_changes_nothing() -> None:
    position = start("ring-majority/tet")
    search = Search(position, 3, PLAIN)
    search.run(5)
    before = tree(search, 0)
    assert not search.advance(position, (1, 2, 3))
    assert tree(search, 0) == before


def test_no_moves_at_all_keep_everything() -> None:
    position = start("ring-majority/tet")
    search = Search(position, 3, PLAIN)
    search.run(50)
    assert search.advance(position, ())
    assert search.simulations == 50


def test_a_tree_from_other_deals_is_not_kept() -> None:
    """Two plies on, its nodes have children for tiles that another deal drew."""
    position = start("path-tiles/free-turns", seed=2)
    search = Search(position.determinized(5), 3, STRONG)
    kept = []
    for _ in range(2):
        search.run(150)
        move = search.analysis(0.0).candidates[0].move
        position = position.play(move)
        kept.append(search.advance(position.determinized(5), (move.code,)))
        offered = [seen.move for seen in search.analysis(0.0).candidates]
        if kept[-1]:
            assert sorted(offered) == list(position.legal_moves)
    assert kept == [True, False]


def test_a_free_turn_is_not_searched_with_the_tile_of_another_deal() -> None:
    """The seat that goes on has just drawn the tile that it may place now."""
    position, rng = start("path-tiles/free-turns", seed=2), random.Random(5)
    fates: list[bool] = []
    while len(fates) < 4:
        move = rng.choice(position.legal_moves)
        later = position.play(move)
        if later.turn == position.turn:
            search = Search(position.determinized(5), 3, SearchSettings(expand_at=2))
            search.run(4 * len(position.legal_moves))
            fates.append(search.advance(later.determinized(5), (move.code,)))
            offered = sorted(seen.move for seen in search.analysis(0.0).candidates)
            assert not fates[-1] or offered == list(later.legal_moves)
        position = later
    assert not all(fates)
