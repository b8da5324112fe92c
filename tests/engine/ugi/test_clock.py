"""The time manager, with games played out on its clock."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.engine.ugi.clock import OVERHEAD, Delays, seconds_for_move, seconds_of_movetime
from tests.kept_texts import ReadAsKept

TIMES = st.floats(-10.0, 10_000.0)


@given(TIMES, st.floats(0.0, 100.0), st.integers(1, 500))
def test_a_move_never_takes_more_than_half_of_the_clock(
    remaining: float, increment: float, legal: int
) -> None:
    seconds = seconds_for_move(remaining, increment, legal)
    assert seconds >= 0.001
    assert seconds <= max(0.5 * remaining, 0.001)


@given(TIMES, st.integers(1, 500))
def test_more_time_is_never_used_worse(remaining: float, legal: int) -> None:
    little, much = (seconds_for_move(time, 0.0, legal) for time in (remaining, remaining + 5.0))
    assert much >= little
    assert seconds_for_move(remaining, 1.0, legal) >= little


@pytest.mark.parametrize(("minutes", "increment"), [(0.05, 0.0), (1.0, 0.0), (0.1, 0.1)])
@pytest.mark.parametrize("sites", [14, 61, 362])
def test_a_long_game_is_played_within_its_time(
    minutes: float, increment: float, sites: int
) -> None:
    remaining = 60 * minutes
    for legal in range(sites, 0, -2):  # a seat moves every other time
        spent = seconds_for_move(remaining, increment, legal) + OVERHEAD / 10
        assert spent < remaining
        remaining += increment - spent
    assert remaining < 60 * minutes * 0.7  # and is not left over


def test_time_is_spread_over_eight_moves_at_least_and_fifty_at_most() -> None:
    for legal, moves in ((4, 8), (16, 8), (60, 30), (100, 50), (400, 50)):
        assert seconds_for_move(1000.05, 0.0, legal) == pytest.approx(1000.0 / moves)


def test_an_overrun_clock_gets_an_answer_at_once() -> None:
    assert seconds_for_move(-3.0, 0.0, 30) == 0.001
    assert seconds_for_move(0.001, 60.0, 30) == 0.001


def test_a_move_without_a_choice_takes_no_time() -> None:
    assert seconds_for_move(60.0, 5.0, 1) == 0.001 < seconds_for_move(60.0, 5.0, 2)


def test_a_set_time_is_used_but_for_the_overhead() -> None:
    assert seconds_of_movetime(1.0) == pytest.approx(1.0 - OVERHEAD)
    assert seconds_of_movetime(0.001) == 0.001


def test_delays_that_were_measured_are_reckoned_with() -> None:
    delays = Delays()
    assert (delays.usual, delays.worst) == (0.0, OVERHEAD)
    for seconds in (0.02, 0.04, -0.01):
        delays.note(seconds)
    assert delays.usual == pytest.approx(0.02)
    assert delays.worst == pytest.approx(0.06)
    assert seconds_of_movetime(0.1, delays.worst) == pytest.approx(0.05)
    for _ in range(32):
        delays.note(0.0)
    assert delays.worst == OVERHEAD


def test_a_move_that_usually_comes_late_is_there_before_the_clock_runs_out() -> None:
    delay = 0.3
    assert seconds_for_move(0.5, 5.0, 40, moves_left=40, delay=delay) + delay < 0.5


@pytest.mark.parametrize("delay", [0.0, 0.002, 0.005])
def test_the_largest_boards_are_played_within_three_seconds(delay: float) -> None:
    remaining, sites = 3.0, 182
    for left in range(sites, 0, -1):  # the mover's own stones
        legal = max(2, left)
        remaining -= seconds_for_move(remaining, 0.0, legal, left, delay) + delay
        assert remaining > 0


def test_how_long_a_move_takes(read_as_kept: ReadAsKept) -> None:
    """Where the other tests say what has to hold, this says what does."""
    lines = []
    for increment, legal, (left, delay) in product(
        (0.0, 0.2, 60.0), (2, 30, 400), ((0, 0.0), (60, 0.02), (20, 0.3))
    ):
        times = (
            f"{seconds_for_move(remaining, increment, legal, left, delay):.4f}"
            for remaining in (0.02, 0.3, 3.0, 30.0, 300.0, 3000.0)
        )
        lines.append(f"{increment} {legal} {left} {delay}: {' '.join(times)}")
    read_as_kept(lines, "thinking-times")
