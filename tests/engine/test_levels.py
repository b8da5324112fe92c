"""Levels rise in even steps, and a level chooses as softly as it says."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.core.random import seeded
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.levels import (
    BEST,
    BY_VISITS,
    HIGHEST,
    LOWEST,
    Sampling,
    check_level,
    choose,
    get_level,
    get_rung,
)
from ringrealms3d.engine.schedules import measured, schedule, schedules
from ringrealms3d.engine.search import Search
from ringrealms3d.games import all_games, from_fen, get_game, variant

DRAWS = 4_000
TET = "ring-majority/tet"


def analysis(*visits: int) -> Analysis:
    """Return an analysis of the moves 0, 1, ... that were visited so often."""
    candidates = tuple(Candidate(Move(code), count, 0.5) for code, count in enumerate(visits))
    return Analysis(candidates, (), sum(visits), 0.0)


def shares(found: Analysis, temperature: float, seed: int = 3) -> list[float]:
    """Return how often each move is chosen."""
    rng = seeded(seed)
    drawn = Counter(choose(found, Sampling(temperature), rng).code for _ in range(DRAWS))
    return [drawn[code] / DRAWS for code in range(len(found.candidates))]


def test_levels_go_from_1_to_10() -> None:
    assert (LOWEST, HIGHEST) == (1, 10)
    assert all(get_level(number, TET) for number in range(1, 11))


@pytest.mark.parametrize("game", schedules())
def test_a_higher_level_searches_more_and_chooses_harder(game: str) -> None:
    levels = [get_level(number, game) for number in range(1, 11)]
    efforts = [
        (
            level.limits.nodes or math.inf,
            -level.sampling.temperature,
            -level.sampling.random_share,
        )
        for level in levels
    ]
    for below, above in pairwise(efforts):
        assert below != above
        assert all(less <= more for less, more in zip(below, above, strict=True))
    assert all(0 <= level.sampling.random_share <= 1 for level in levels)
    assert levels[0].sampling.temperature > 0
    assert levels[-1].sampling == BEST


def test_every_game_has_a_measured_schedule_and_others_have_one_too() -> None:
    assert set(measured()) == {game.uid for game in all_games()}
    assert schedule("hex/five") == schedules()["other"]
    assert schedule("loop/mini") == schedule("loop") == schedules()["loop"]


@pytest.mark.parametrize("game", measured())
def test_each_level_is_stronger_than_the_one_below(game: str) -> None:
    steps = measured()[game].steps
    assert len(steps) == HIGHEST - LOWEST
    assert all(step.elo > 0 and step.low < step.elo < step.high for step in steps)


@pytest.mark.parametrize("game", measured())
def test_one_step_is_in_the_intervals_of_all_up_to_level_9(game: str) -> None:
    steps = measured()[game].steps[:-1]
    assert max(step.low for step in steps) <= min(step.high for step in steps)


@pytest.mark.parametrize("game", measured())
def test_on_a_larger_board_a_level_has_more_playouts_and_on_a_smaller_one_as_many(
    game: str,
) -> None:
    usual = schedule(game)
    sites = {uid: variant(uid).board.size for uid in get_game(game).variants}
    for uid, size in sites.items():
        for number, rung in enumerate(usual.rungs, start=LOWEST):
            found = get_rung(number, uid)
            assert (found.temperature, found.random_share) == (rung.temperature, rung.random_share)
            if rung.playouts is None or size <= sites[usual.measured_on]:
                assert found == rung
            else:
                times = size / sites[usual.measured_on]
                assert found.playouts == pytest.approx(rung.playouts * times, abs=0.5)
                assert get_level(number, uid).limits.nodes == found.playouts


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_a_level_stops_what_would_win_at_once_however_softly_it_chooses(number: int) -> None:
    position = from_fen("loop/mini", "2w7wbw2bwb2bb/7b3w/5/1:w:-:-:-")
    level = get_level(number, "loop/mini")
    search = Search(position, 1, replace(level.settings, megabytes=1))
    search.run(1)
    found = search.analysis(seconds=0.0)
    drawn = {choose(found, Sampling(level.sampling.temperature), seeded(n)) for n in range(20)}
    assert drawn == {position.parse_move("2b4")}


def test_every_level_has_a_time_limit() -> None:
    assert all(0 < (get_level(n, TET).limits.seconds or 0) <= 10 for n in range(1, 11))


def test_where_nobody_measured_levels_each_has_less_time_than_the_next() -> None:
    times = [get_level(number, "hex", 5.0).limits.seconds or 0 for number in range(1, 11)]
    assert times[-1] == 5.0
    assert all(less / more == pytest.approx(0.7) for less, more in pairwise(times))
    assert all(get_level(number, TET, 5.0).limits.seconds == 5.0 for number in range(1, 11))


def test_a_move_without_a_choice_takes_no_search() -> None:
    level = get_level(10, TET)
    assert level.limits_for(2) == level.limits
    assert level.limits_for(1).nodes == 1


@pytest.mark.parametrize("number", [0, 11, -1, 100, 5.5, "5"])
def test_there_is_no_other_level(number: int) -> None:
    with pytest.raises(ValueError, match=rf"no level {number} .*1 to 10"):
        check_level(number)
    with pytest.raises(ValueError, match=rf"no level {number} .*1 to 10"):
        get_level(number, TET)


def test_without_temperature_the_most_visited_move_is_played() -> None:
    assert shares(analysis(5, 5, 4, 0), 0.0) == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("temperature", "weights"),
    [(1.0, (60, 30, 10)), (0.5, (36, 9, 1)), (0.25, (1296, 81, 1))],
)
def test_a_move_is_chosen_as_often_as_its_softened_visits(
    temperature: float, weights: tuple[int, ...]
) -> None:
    expected = [weight / sum(weights) for weight in weights]
    assert shares(analysis(60, 30, 10), temperature) == pytest.approx(expected, abs=0.03)


def test_a_move_without_a_visit_is_never_chosen() -> None:
    assert shares(analysis(3, 1, 0, 0), 1.0)[2:] == [0, 0]


def test_without_any_visit_the_first_move_is_played() -> None:
    assert shares(analysis(0, 0, 0), 0.5) == [1, 0, 0]


def test_many_visits_and_low_temperature_do_not_overflow() -> None:
    assert shares(analysis(2**31 - 1, 1, 1), 0.05)[0] == 1


def test_a_share_of_the_moves_is_drawn_among_all() -> None:
    found = analysis(60, 30, 10, 0)
    drawn = Counter(choose(found, Sampling(0.0, 0.4), rng).code for rng in [seeded(3)] * DRAWS)
    expected = [0.6 + 0.1, 0.1, 0.1, 0.1]
    assert [drawn[code] / DRAWS for code in range(4)] == pytest.approx(expected, abs=0.03)


def test_a_win_is_taken_where_all_other_moves_are_drawn() -> None:
    win = Candidate(Move(0), 1, 1.0, proven="win")
    found = replace(analysis(0, 9, 9), candidates=(win, *analysis(0, 9, 9).candidates[1:]))
    rng = seeded(3)
    assert {choose(found, Sampling(10.0, 1.0), rng) for _ in range(50)} == {Move(0)}


def test_a_single_move_is_chosen_at_any_temperature() -> None:
    assert choose(analysis(7), BY_VISITS, seeded(0)) == Move(0)


def test_a_seed_fixes_the_choice() -> None:
    found = analysis(10, 9, 8, 7)
    rows = [[choose(found, BY_VISITS, seeded(seed)).code for seed in range(40)] for _ in range(2)]
    assert rows[0] == rows[1]
    assert set(rows[0]) == {0, 1, 2, 3}
