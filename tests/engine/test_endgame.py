"""Exact endgames, against full searches without any pruning."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from itertools import permutations

import pytest

import ringrealms3d as rr
from ringrealms3d.core import verbs
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.engine import endgame as endgame_module
from ringrealms3d.engine.endgame import is_endgame
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.engine.thinker import KeptSearch
from ringrealms3d.engine.thinking import think
from ringrealms3d.engine.tree import exact
from tests.engine.late import certain_margins, compare, full_margins, late_positions, own_margins
from tests.subprocesses import python_output

SMALL = replace(STRONG, megabytes=1)
TET, MINI = "ring-majority/tet", "loop/mini"
MINI_LATE = 6


@cache
def mini() -> Position:
    """Return a late position of Loop, with several moves of which some win and some lose."""
    for position in late_positions("loop/mini", 200, MINI_LATE):
        if len(position.legal_moves) > 2 and set(full_margins(position).values()) == {1, -1}:
            return position
    raise AssertionError


def late_on_cube(result: int) -> tuple[Position, list[int]]:
    """Return a position of that result with moves of several margins, which are sorted."""
    for position in late_positions("ring-majority/cube", 100, 3):
        margins = sorted(own_margins(position, full_margins(position)).values(), reverse=True)
        if margins[0] * result > 0 and len(set(margins)) > 1:
            return position, margins
    raise AssertionError


def finished(position: Position) -> Search:
    search = Search(position, 1, SMALL)
    finish(search)
    return search


def finish(search: Search) -> None:
    while not search.finished:
        search.run(50)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("uid", "count", "most"),
    [
        ("ring-majority/cube", 16, 3),
        ("ring-majority/tet", 14, 4),
        ("loop/mini", 16, 6),
        ("loophole-2d/14", 10, 4),
        ("loops-n-leaps/8", 3, 3),
    ],
)
def test_every_move_has_the_margin_of_a_full_search(uid: str, count: int, most: int) -> None:
    found = compare(uid, count, most)
    assert found["positions"] > count // 2
    assert (found["wrong"], found["contradicted"]) == (0, 0)


@pytest.mark.nightly
@pytest.mark.plain
def test_compiled_searches_find_the_same() -> None:
    cases = [(uid, 40, most) for uid, most in (("ring-majority/cube", 4), (TET, 4), (MINI, 8))]
    printed = python_output("-m", "tests.engine.compiled_late", json.dumps(cases))
    for case, found in zip(cases, json.loads(printed), strict=True):
        assert found["positions"] > 25, case
        assert (found["wrong"], found["contradicted"]) == (0, 0), case


def test_path_tiles_are_searched_once_nothing_is_unseen() -> None:
    compared = 0
    for seed in range(12):
        position = late_path_tiles(seed)
        assert position.outcome is not None or not is_endgame(position, 1_000)
        last = without_unseen(position)
        if last.outcome is None:
            assert is_endgame(last, 100)
            margins = own_margins(last, full_margins(last))
            assert certain_margins(last) == margins
            compared += 1
    assert compared > 2


def late_path_tiles(seed: int) -> Position:
    position, rng = rr.start("path-tiles/free-turns", seed=seed), seeded(seed)
    for _ in range(25):
        if position.outcome is None:
            code = verbs.random_move(position.variant.tables, position.state, rng)
            position = position.play(rr.Move(int(code)))
    return position


def without_unseen(position: Position) -> Position:
    """Return a position in which either seat has but one tile left."""
    board, *racks, turn, _ = position.fen().split(":")
    left = [",".join([rack.split(",")[0], *"------"]) for rack in racks]
    return rr.from_fen(position.uid, ":".join([board, *left, turn, "0,0"]))


def test_the_best_move_comes_first_and_the_result_is_announced() -> None:
    position = mini()
    margins = own_margins(position, full_margins(position))
    search = finished(position)
    assert search.proven == "win"
    seen = search.analysis(0.0).candidates
    assert [own.proven for own in seen] == ["win"] * list(margins.values()).count(1) + [
        "loss"
    ] * list(margins.values()).count(-1)
    assert {own.move.code: own.value for own in seen} == {
        code: 0.5 + 0.5 * margin for code, margin in margins.items()
    }


@pytest.mark.parametrize("result", [1, -1])
def test_the_best_margin_comes_first_once_all_is_known(result: int) -> None:
    position, margins = late_on_cube(result)
    found = finished(position).analysis(0.0).candidates
    assert [own.margin for own in found] == margins


def test_without_a_win_the_search_goes_on_and_the_smallest_loss_comes_first() -> None:
    position, _ = late_on_cube(-1)
    search = Search(position, 1, replace(SMALL, solver=False))
    while search._endgame is None or not search._endgame.perfect:
        search.run(50)
    before = search.simulations
    search.run(50)
    assert not search.finished
    assert search.simulations == before + 50
    margins = [own.margin for own in search.analysis(0.0).candidates]
    assert margins == sorted(margins, reverse=True)


def test_a_search_ends_by_itself_when_all_is_certain() -> None:
    found = think(Search(mini(), 1, SMALL), Limit(), lambda: False, lambda _: None)
    assert all(own.proven for own in found.candidates)


def test_a_budget_that_is_spent_leaves_the_tree_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgame_module, "_MOST_PLAYED", 1)
    search = Search(mini(), 1, SMALL)
    for _ in range(30):
        search.run(10)
    assert search._endgame is not None
    assert not search._endgame.pending
    assert search.simulations > 1 or search.proven


@pytest.mark.plain
def test_a_line_that_is_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "LEVELS", 2)
    late = late_positions("ring-majority/cube", 100, 6)
    position = next(p for p in late if p.variant.moves_left(p.state) == 6)
    search = Search(position, 1, SMALL)
    for _ in range(20):
        search.run(20)
    assert search._endgame is not None
    assert not search._endgame.pending
    assert not search._endgame.perfect
    assert search.simulations > 20


def test_only_few_moves_make_an_endgame() -> None:
    position = mini()
    left = position.variant.moves_left(position.state)
    assert is_endgame(position, left)
    assert not is_endgame(position, left - 1)
    assert not is_endgame(position, 0)
    assert Search(position, 1, replace(SMALL, exact=False))._endgame is None


def test_a_number_of_playouts_counts_playouts_only() -> None:
    position = mini()
    request = SearchRequest(position, Limit(nodes=50), SMALL, seed=1)
    assert KeptSearch().search(request)._endgame is None


def test_a_tree_that_is_kept_judges_for_itself() -> None:
    """A move's result may be known while that of the replies is not."""
    position = mini()
    curious = replace(SMALL, solver=False, prove_at=0, exploration=5.0, expand_at=1)
    search = Search(position, 1, curious)
    search._simulate(400)
    finish(search)
    move = search.analysis(0.0).candidates[-1].move
    later = position.play(move)
    child = search._tree.node_after((move.code,))
    assert search._pool.nodes["low"][child] == search._pool.nodes["high"][child]
    assert search.advance(later, (move.code,))
    assert search._tree.proven(0, later.turn) == ""
    assert 0 <= search._pool.nodes["rate"][0] <= 1
    while search._endgame is not None and search._endgame.pending:
        search.run(50)
    seen = {own.move.code: own.margin for own in search.analysis(0.0).candidates}
    assert seen == own_margins(later, full_margins(later))


@pytest.mark.plain
@pytest.mark.parametrize("uid", ["loop/mini", "loophole-2d/14", "loops-n-leaps/8"])
def test_keys_stand_for_what_is_on_the_board(uid: str) -> None:
    """Moves in another order lead to the same key, and different boards to different ones."""
    keys: dict[bytes, int] = {}
    for position in late_positions(uid, 4, 40):
        codes = [move.code for move in position.legal_moves][:4]
        for order in permutations(codes, 3):
            last = after(position, order)
            if last is not None:
                board = last.stones.tobytes() + bytes([last.turn])
                key = int(verbs.key(last.variant.tables, last.state))
                assert keys.setdefault(board, key) == key
    assert len(set(keys.values())) == len(keys) > 10


def after(position: Position, codes: tuple[int, ...]) -> Position | None:
    """Return the position after some moves, None if they cannot be played."""
    for code in codes:
        if not position.is_legal(rr.Move(code)):
            return None
        position = position.play(rr.Move(code))
    return position
