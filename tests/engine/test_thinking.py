"""When a search ends."""

from __future__ import annotations

import time

from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import PLAIN
from ringrealms3d.engine.thinker import NoWatcher, Thinker
from ringrealms3d.engine.thinking import think
from ringrealms3d.games import start


def thought(limits: Limit, *, interrupted: bool = False) -> Analysis:
    search = Search(start("ring-majority/cube"), 1, PLAIN)
    return think(search, limits, lambda: interrupted, lambda _: None)


def test_it_ends_after_so_many_playouts() -> None:
    assert thought(Limit(nodes=37)).simulations == 37


def test_no_playouts_at_all_are_a_limit_too() -> None:
    assert thought(Limit(nodes=0)).simulations == 0


def test_there_is_something_to_choose_by_however_short_the_time() -> None:
    assert thought(Limit(seconds=0.0)).simulations > 0


def test_an_interruption_ends_it_once_there_is_something_to_choose_by() -> None:
    assert thought(Limit(), interrupted=True).simulations > 0


def test_the_time_before_a_search_could_begin_counts() -> None:
    limits = Limit(nodes=20_000, seconds=3600.0)
    request = SearchRequest(start("ring-majority/cube"), limits, PLAIN)
    before = time.perf_counter() - 2 * 3600.0
    found = Thinker(print).choose(request, NoWatcher(), before).analysis
    assert found is not None
    assert 0 < found.simulations < 20_000
