"""A clock that is told what time it is."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.time_control import ByoYomi, Fischer, PerMove, SuddenDeath, TimeLeft
from ringrealms3d.session.clock import GameClock


def test_only_one_time_runs() -> None:
    clock = GameClock(SuddenDeath(60))
    assert clock.times(1000.0) == (TimeLeft(60), TimeLeft(60))
    clock.start(0, 1000.0)
    assert clock.times(1010.0) == (TimeLeft(50), TimeLeft(60))
    assert clock.running == 0
    clock.start(1, 1020.0)
    assert clock.times(1025.0) == (TimeLeft(40), TimeLeft(55))


def test_pressing_adds_what_a_move_adds_and_stands_still() -> None:
    clock = GameClock(Fischer(60, 5))
    clock.start(0, 0.0)
    assert clock.press(0, 20.0) == TimeLeft(40)
    assert clock.running is None
    assert clock.times(500.0) == (TimeLeft(45), TimeLeft(60))
    assert clock.press(1, 500.0) == TimeLeft(60)
    assert clock.times(501.0) == (TimeLeft(45), TimeLeft(65))


def test_a_seat_that_moves_twice_keeps_its_time_running() -> None:
    clock = GameClock(ByoYomi(0, 2, 10))
    clock.start(1, 0.0)
    clock.press(1, 9.0)
    clock.start(1, 9.0)
    assert clock.times(14.0) == (TimeLeft(10, 2), TimeLeft(5, 2))


def test_a_pause_costs_nothing() -> None:
    clock = GameClock(SuddenDeath(60))
    clock.start(0, 0.0)
    clock.pause(10.0)
    clock.pause(20.0)
    clock.start(0, 100.0)
    assert clock.remaining(0, 101.0) == TimeLeft(49)


def test_starting_a_time_that_runs_changes_nothing() -> None:
    clock = GameClock(SuddenDeath(60))
    clock.start(0, 0.0)
    clock.start(0, 30.0)
    assert clock.remaining(0, 40.0) == TimeLeft(20)


def test_the_flag_falls_for_the_seat_whose_time_ran_out() -> None:
    clock = GameClock(PerMove(10))
    clock.start(1, 0.0)
    assert clock.flagged(9.99) is None
    assert clock.flagged(10.0) == 1
    assert clock.press(1, 11.0).lost
    assert clock.flagged(0.0) == 1


def test_it_begins_with_other_times() -> None:
    times = (TimeLeft(3), TimeLeft(30, 2))
    assert GameClock(ByoYomi(60, 3, 30), times).times(0.0) == times


@given(
    st.lists(st.tuples(st.sampled_from(["start 0", "start 1", "pause"]), st.integers(0, 5))),
)
def test_each_second_is_taken_from_the_seat_that_runs(steps: list[tuple[str, int]]) -> None:
    clock, now = GameClock(SuddenDeath(1000)), 0
    used = [0, 0]
    for what, seconds in steps:
        if what == "pause":
            clock.pause(now)
        else:
            clock.start(int(what[-1]), now)
        for _ in range(seconds):
            now += 1
            if clock.running is not None:
                used[clock.running] += 1
    assert clock.times(now) == (TimeLeft(1000 - used[0]), TimeLeft(1000 - used[1]))
