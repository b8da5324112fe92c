"""Time controls: what is left by hand, and against a second way that counts the seconds."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.time_control import (
    LONGEST,
    ByoYomi,
    Canadian,
    Fischer,
    PerMove,
    SuddenDeath,
    TimeControl,
    TimeLeft,
)

SECONDS = st.integers(1, 40)
CONTROLS = st.one_of(
    st.builds(SuddenDeath, SECONDS),
    st.builds(Fischer, SECONDS, SECONDS),
    st.builds(lambda main, more, room: Fischer(main, more, main + room), *[SECONDS] * 3),
    st.builds(ByoYomi, st.just(0) | SECONDS, st.integers(1, 5), SECONDS),
    st.builds(Canadian, st.just(0) | SECONDS, st.integers(1, 5), SECONDS),
    st.builds(PerMove, SECONDS),
)


class Counted(NamedTuple):
    """A time that is counted down by whole seconds."""

    seconds: int
    overtime: int | None = None


def counted_start(control: TimeControl) -> Counted:
    if isinstance(control, PerMove):
        return Counted(int(control.seconds))
    if isinstance(control, ByoYomi | Canadian) and control.main == 0:
        return _first_period(control)
    return Counted(int(control.main))


def one_second_less(control: TimeControl, left: Counted) -> Counted:
    if left.seconds > 1:
        return Counted(left.seconds - 1, left.overtime)
    if left.seconds == 0:
        return left
    if isinstance(control, ByoYomi | Canadian) and left.overtime is None:
        return _first_period(control)
    if isinstance(control, ByoYomi) and left.overtime is not None and left.overtime > 1:
        return Counted(int(control.period), left.overtime - 1)
    return Counted(0)


def counted_move(control: TimeControl, left: Counted) -> Counted:
    if isinstance(control, Fischer):
        added = left.seconds + int(control.increment)
        return Counted(added if control.cap is None else min(added, int(control.cap)))
    if isinstance(control, PerMove):
        return counted_start(control)
    if left.overtime is None or isinstance(control, SuddenDeath):
        return left
    if isinstance(control, ByoYomi):
        return Counted(int(control.period), left.overtime)
    return Counted(left.seconds, left.overtime - 1) if left.overtime > 1 else _first_period(control)


def _first_period(control: ByoYomi | Canadian) -> Counted:
    count = control.periods if isinstance(control, ByoYomi) else control.moves
    return Counted(int(control.period), count)


@given(CONTROLS, st.lists(st.lists(st.integers(0, 60), min_size=1, max_size=3), max_size=25))
def test_what_is_left_is_what_counting_seconds_leaves(
    control: TimeControl, moves: list[list[int]]
) -> None:
    left, counted = control.start(), counted_start(control)
    for steps in moves:
        for seconds in steps:
            left = control.spent(left, float(seconds))
            for _ in range(seconds):
                counted = one_second_less(control, counted)
            assert left == TimeLeft(*counted)
            assert left.lost == (counted.seconds == 0)
        if left.lost:
            return
        left, counted = control.moved(left), counted_move(control, counted)
        assert left == TimeLeft(*counted)


@given(CONTROLS, st.floats(0, 100), st.floats(0, 100))
def test_time_spent_in_two_parts_is_the_same_as_at_once(
    control: TimeControl, first: float, second: float
) -> None:
    begun = control.start()
    parts = control.spent(control.spent(begun, first), second)
    whole = control.spent(begun, first + second)
    assert parts.seconds == pytest.approx(whole.seconds, abs=1e-9) or parts.lost != whole.lost


def played(control: TimeControl, *thought: float) -> list[TimeLeft]:
    """Return what is left when each move is made, and last after it."""
    left, seen = control.start(), []
    for seconds in thought:
        left = control.spent(left, seconds)
        seen.append(left)
        left = control.moved(left)
    return [*seen, left]


def test_sudden_death_runs_out() -> None:
    control = SuddenDeath(60)
    assert played(control, 10, 45) == [TimeLeft(50), TimeLeft(5), TimeLeft(5)]
    assert control.spent(TimeLeft(5), 4.75) == TimeLeft(0.25)
    assert control.spent(TimeLeft(5), 5).lost


def test_fischer_adds_after_each_move() -> None:
    assert played(Fischer(60, 5), 20, 3) == [TimeLeft(40), TimeLeft(42), TimeLeft(47)]


def test_fischer_adds_nothing_beyond_its_cap() -> None:
    assert played(Fischer(60, 5, 62), 1, 10) == [TimeLeft(59), TimeLeft(52), TimeLeft(57)]


def test_byo_yomi_keeps_a_period_that_was_enough() -> None:
    control = ByoYomi(60, 3, 30)
    assert played(control, 50, 20, 29, 31) == [
        TimeLeft(10),
        TimeLeft(20, 3),
        TimeLeft(1, 3),
        TimeLeft(29, 2),
        TimeLeft(30, 2),
    ]
    assert control.spent(TimeLeft(30, 2), 60).lost
    assert control.spent(TimeLeft(10), 99) == TimeLeft(1, 1)


def test_canadian_overtime_asks_for_some_moves_in_each_period() -> None:
    control = Canadian(60, 2, 30)
    assert played(control, 70, 5, 29) == [
        TimeLeft(20, 2),
        TimeLeft(15, 1),
        TimeLeft(1, 2),
        TimeLeft(1, 1),
    ]
    assert control.spent(TimeLeft(1, 1), 1).lost


def test_each_move_has_the_same_time() -> None:
    assert played(PerMove(30), 29, 0) == [TimeLeft(1), TimeLeft(30), TimeLeft(30)]


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: SuddenDeath(0), "the main time must be at least 0.001 s"),
        (lambda: SuddenDeath(LONGEST + 1), "the main time must be at most 24 hours"),
        (lambda: SuddenDeath(float("nan")), "the main time"),
        (lambda: Fischer(60, 0), "the increment must be"),
        (lambda: Fischer(60, 1, 59), "the cap is below the main time"),
        (lambda: ByoYomi(0, 0, 30), "there must be 1 to 1000 periods"),
        (lambda: ByoYomi(-1, 1, 30), "the main time must be"),
        (lambda: ByoYomi(0, 1, 0), "the period must be"),
        (lambda: Canadian(0, 1001, 30), "there must be 1 to 1000 moves"),
        (lambda: Canadian(-1, 5, 30), "the main time must be"),
        (lambda: Canadian(0, 5, 0), "the period must be"),
        (lambda: Fischer(0, 1), "the main time must be"),
        (lambda: Fischer(60, 1, LONGEST + 1), "the cap must be"),
        (lambda: PerMove(-1), "the time for a move"),
    ],
)
def test_what_is_out_of_range_is_refused(make: object, told: str) -> None:
    assert callable(make)
    with pytest.raises(UserError, match=told):
        make()
