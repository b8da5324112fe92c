"""Ways along what decided a game: every step leads to a neighbour, and nothing is left out."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.outcome import Outcome
from ringrealms3d.scene.paths import NO_WAYS, ways_around, ways_of, ways_through
from tests.amounts import rest_nightly
from tests.games.loop.play import MAIN, MINI, UIDS, finished_game

WIDTH = 6
GRID = np.array(
    [
        [
            y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < WIDTH else -1
            for x, y in ((c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1))
        ]
        for r in range(WIDTH)
        for c in range(WIDTH)
    ],
    dtype=np.int16,
)


def touch(one: int, other: int) -> bool:
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH) == 1


def test_a_ring_ends_where_it_begins() -> None:
    assert list(ways_around((0, 1, 7, 6), GRID)) == [(0, 1, 7, 6, 0)]


def test_a_loop_that_jumps_is_one_way_from_behind_the_jump_to_before_it() -> None:
    assert list(ways_around((1, 2, 3, 14, 13, 7), GRID)) == [(14, 13, 7, 1, 2, 3)]


def test_every_jump_cuts() -> None:
    assert list(ways_around((0, 1, 20, 21, 35), GRID)) == [(0, 1), (20, 21)]


def test_a_line_keeps_its_order() -> None:
    assert list(ways_around((0, 1, 2, 8), GRID)) == [(0, 1, 2, 8)]


@pytest.mark.parametrize("sites", [(), (3,)])
def test_nothing_and_a_single_site_have_no_way(sites: tuple[int, ...]) -> None:
    assert list(ways_around(sites, GRID)) == list(ways_through(sites, GRID)) == []


def test_a_river_is_followed_from_end_to_end() -> None:
    (way,) = ways_through((1, 7, 8, 2, 14), GRID)
    assert len(way) == 5
    (way,) = ways_through((10, 4, 9, 8), GRID)
    assert way in ((4, 10, 9, 8), (8, 9, 10, 4))


@given(st.sets(st.integers(0, WIDTH * WIDTH - 1), max_size=14))
def test_ways_through_a_set_step_to_neighbours_and_reach_everything(sites: set[int]) -> None:
    ways = list(ways_through(tuple(sites), GRID))
    for way in ways:
        assert all(touch(*pair) for pair in pairwise(way))
    reached = [set(way) for way in ways]
    alone = {x for x in sites if not any(touch(x, y) for y in sites)}
    assert set().union(*reached, alone) == sites
    assert sum(map(len, reached)) + len(alone) == len(sites)


@given(st.lists(st.integers(0, WIDTH * WIDTH - 1), max_size=10, unique=True))
def test_ways_around_hold_the_steps_that_touch_and_no_others(sites: list[int]) -> None:
    steps = [pair for pair in pairwise((*sites, *sites[:1])) if touch(*pair)]
    found = [pair for way in ways_around(tuple(sites), GRID) for pair in pairwise(way)]
    if len(sites) > 2:
        assert sorted(found) == sorted(steps)


@pytest.mark.parametrize("uid", rest_nightly(UIDS, MINI, MAIN))
def test_won_games_of_loop_have_one_way_around(uid: str) -> None:
    won = 0
    for seed in range(12):
        position, outcome = finished_game(uid, seed)
        around, through = ways_of(outcome, position.board.neighbours)
        won += bool(outcome.marks)
        assert len(around) == bool(outcome.marks)
        if outcome.marks:
            assert set(around[0]) == set(outcome.marks["loop"][0])
            assert len(around[0]) - len(set(around[0])) == ("on the board" in outcome.reason)
            _, (within,) = outcome.marks.values()
            assert {x for way in through for x in way} <= set(within)
            assert through or len(within) == 1
    assert won


def test_a_draw_has_no_ways() -> None:
    assert ways_of(Outcome(None, "the pile is full", 0.0), GRID) == NO_WAYS


def test_what_decided_in_no_order_is_joined_whole() -> None:
    outcome = Outcome(0, "won", 1.0, {"group": ((1, 14, 8, 2, 3, 20),)})
    (way,), through = ways_of(outcome, GRID)
    assert set(way) == {1, 2, 3, 8, 14, 20}
    assert all(touch(*pair) for pair in pairwise(way))
    assert through == ()


def test_nothing_leads_along_stones_that_were_only_counted() -> None:
    outcome = Outcome(0, "won", 1.0, {"stones": ((1, 14, 8, 2, 3, 20),)})
    assert ways_of(outcome, GRID) == NO_WAYS
