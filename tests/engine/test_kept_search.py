"""What an owner of searches keeps of the last one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import ringrealms3d as rr
from ringrealms3d.engine import search as search_module
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.kept_search import KeptSearch
from ringrealms3d.engine.levels import Limits
from ringrealms3d.engine.messages import Task
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import PLAIN, STRONG
from ringrealms3d.engine.ugi import player as ugi_player
from ringrealms3d.engine.ugi.commands import Go, SetUp
from ringrealms3d.engine.ugi.options import Options
from ringrealms3d.engine.ugi.player import UgiPlayer

TET, CUBE = "ring-majority/tet", "ring-majority/cube"
PLAYOUTS = 150
ENDLESS = Limits()


def task(line: tuple[int, ...], origin: str = "a game", limits: Limits = ENDLESS) -> Task:
    return Task(TET, "", limits, 0.0, 1, PLAIN, origin, line)


def searched(kept: KeptSearch) -> tuple[Search, rr.Move, rr.Position]:
    """Search the start and return the search, its move and the position after it."""
    search = kept.search(task(()), rr.start(TET))
    search.run(PLAYOUTS)
    move = search.analysis(0.0).candidates[0].move
    return search, move, rr.start(TET).play(move)


def test_the_same_game_goes_on_in_the_same_tree() -> None:
    kept = KeptSearch()
    search, move, after = searched(kept)
    assert kept.search(task((move.code,)), after) is search
    assert 0 < search.simulations < PLAYOUTS


@pytest.mark.parametrize(
    "change", [{"origin": "another"}, {"origin": ""}, {"limits": Limits(simulations=9)}], ids=str
)
def test_another_game_or_a_number_of_playouts_begins_anew(change: dict[str, Any]) -> None:
    kept = KeptSearch()
    search, move, after = searched(kept)
    anew = kept.search(task((move.code,), **change), after)
    assert anew is not search
    assert anew.simulations == 0


def test_a_tree_that_takes_too_long_to_compact_is_left() -> None:
    for seconds, goes_on in ((1e-9, False), (1e9, True)):
        kept = KeptSearch()
        search, move, after = searched(kept)
        wanted = task((move.code,), limits=Limits(seconds=seconds))
        assert (kept.search(wanted, after) is search) is goes_on


def test_a_line_that_the_tree_does_not_know_begins_anew() -> None:
    kept = KeptSearch()
    search, _, position = searched(kept)
    line = list[int]()
    for _ in range(10):
        move = position.legal_moves[-1]
        line.append(move.code)
        position = position.play(move)
    assert kept.search(task(tuple(line)), position) is not search


def test_a_search_that_knew_less_than_the_next_one_may_is_left() -> None:
    """With a limit of playouts nothing counts but these."""
    kept = KeptSearch()
    limited = replace(task((), limits=Limits(simulations=PLAYOUTS)), settings=STRONG)
    search = kept.search(limited, rr.start(CUBE))
    search.run(PLAYOUTS)
    move = search.analysis(0.0).candidates[0].move
    wanted = replace(task((move.code,)), settings=STRONG)
    assert kept.search(wanted, rr.start(CUBE).play(move)) is not search


def test_a_tree_that_was_left_halfway_serves_the_same_position_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = KeptSearch()
    search, move, after = searched(kept)
    monkeypatch.setattr(search_module, "_COMPACTED_AT_ONCE", 1)
    assert kept.search(task((move.code,)), after) is search
    assert search.compacting
    assert kept.search(task((move.code,)), after) is search
    anew = kept.search(task(()), rr.start(TET))
    assert anew is not search
    assert not anew.compacting


def test_nothing_is_kept_after_forgetting() -> None:
    kept = KeptSearch()
    search, move, after = searched(kept)
    kept.forget()
    assert kept.search(task((move.code,)), after) is not search


def test_the_ugi_engine_goes_on_until_a_new_game(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    def think(search: Search, *_: object, **__: object) -> Analysis:
        begun.append(search.simulations)
        search.run(PLAYOUTS)
        return search.analysis(0.1)

    monkeypatch.setattr(ugi_player, "think", think)
    said: list[str] = []
    player = UgiPlayer(Options(TET), said.append)

    def go(*moves: str) -> str:
        player.set_up(SetUp(None, moves))
        return player.go(Go(), 0.0, lambda: False)

    go(go())
    player.forget()
    go()
    first, kept, anew = begun
    assert (first, anew) == (0, 0)
    assert kept > 0
