"""What an owner of searches keeps of the last one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import ringrealms3d as rr
from ringrealms3d.engine import search as search_module
from ringrealms3d.engine import thinker
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.levels import UNLIMITED, Limit
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import PLAIN, STRONG
from ringrealms3d.engine.thinker import KeptSearch
from ringrealms3d.engine.ugi.commands import Go, PositionCommand
from ringrealms3d.engine.ugi.options import Options
from ringrealms3d.engine.ugi.player import UgiPlayer

TET, CUBE = "ring-majority/tet", "ring-majority/cube"
PLAYOUTS = 150


def request(
    position: rr.Position, line: tuple[int, ...], game: str = "a game", limits: Limit = UNLIMITED
) -> SearchRequest:
    return SearchRequest(position, limits, PLAIN, seed=1, game=game, line=line)


def searched(kept: KeptSearch) -> tuple[Search, rr.Move, rr.Position]:
    """Search the start and return the search, its move and the position after it."""
    search = kept.search(request(rr.start(TET), ()))
    search.run(PLAYOUTS)
    move = search.analysis(0.0).candidates[0].move
    return search, move, rr.start(TET).play(move)


def test_the_same_game_goes_on_in_the_same_tree() -> None:
    kept = KeptSearch()
    search, move, after = searched(kept)
    assert kept.search(request(after, (move.code,))) is search
    assert 0 < search.simulations < PLAYOUTS


@pytest.mark.parametrize(
    "change", [{"game": "another"}, {"game": ""}, {"limits": Limit(nodes=9)}], ids=str
)
def test_another_game_or_a_number_of_playouts_begins_again(change: dict[str, Any]) -> None:
    kept = KeptSearch()
    search, move, after = searched(kept)
    again = kept.search(request(after, (move.code,), **change))
    assert again is not search
    assert again.simulations == 0


def test_a_tree_that_takes_too_long_to_compact_is_left() -> None:
    for seconds, goes_on in ((1e-9, False), (1e9, True)):
        kept = KeptSearch()
        search, move, after = searched(kept)
        wanted = request(after, (move.code,), limits=Limit(seconds=seconds))
        assert (kept.search(wanted) is search) is goes_on


def test_a_line_that_the_tree_does_not_know_begins_again() -> None:
    kept = KeptSearch()
    search, _, position = searched(kept)
    line = list[int]()
    for _ in range(10):
        move = position.legal_moves[-1]
        line.append(move.code)
        position = position.play(move)
    assert kept.search(request(position, tuple(line))) is not search


def test_a_search_that_knew_less_than_the_next_one_may_is_left() -> None:
    """With a limit of playouts nothing counts but these."""
    kept = KeptSearch()
    few = Limit(nodes=PLAYOUTS)
    limited = replace(request(rr.start(CUBE), (), limits=few), settings=STRONG)
    search = kept.search(limited)
    search.run(PLAYOUTS)
    move = search.analysis(0.0).candidates[0].move
    after = rr.start(CUBE).play(move)
    wanted = replace(request(after, (move.code,)), settings=STRONG)
    assert kept.search(wanted) is not search


def test_a_tree_that_was_left_halfway_serves_the_same_position_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = KeptSearch()
    search, move, after = searched(kept)
    monkeypatch.setattr(search_module, "_COMPACTED_AT_ONCE", 1)
    assert kept.search(request(after, (move.code,))) is search
    assert search.compacting
    assert kept.search(request(after, (move.code,))) is search
    again = kept.search(request(rr.start(TET), ()))
    assert again is not search
    assert not again.compacting


def test_nothing_is_kept_after_forgetting() -> None:
    kept = KeptSearch()
    search, move, after = searched(kept)
    kept.forget()
    assert kept.search(request(after, (move.code,))) is not search


def test_the_ugi_engine_goes_on_until_a_new_game(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    def think(search: Search, *_: object, **__: object) -> Analysis:
        begun.append(search.simulations)
        search.run(PLAYOUTS)
        return search.analysis(0.1)

    monkeypatch.setattr(thinker, "think", think)
    said: list[str] = []
    player = UgiPlayer(Options(TET), said.append)

    def go(*moves: str) -> str:
        player.set_up(PositionCommand(None, moves))
        return player.go(Go(), 0.0, lambda: False)

    go(go())
    player.forget()
    go()
    first, kept, again = begun
    assert (first, again) == (0, 0)
    assert kept > 0
