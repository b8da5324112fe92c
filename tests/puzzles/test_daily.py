"""The puzzle of the day: easy at first, the same all day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from ringrealms3d.puzzles.daily import puzzle_of_the_day
from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.puzzles.puzzle import Goal

pytestmark = pytest.mark.plain
DAYS = [date(2026, 11, 1) + timedelta(days) for days in range(40)]


def test_the_first_ones_win_at_once() -> None:
    puzzles = shipped_puzzles()
    found = [puzzle_of_the_day(puzzles, (), day) for day in DAYS]
    assert {(each.goal, each.moves, each.stars) for each in found} == {(Goal.WIN_IN, 1, 1)}
    assert len({each.id for each in found}) > 5


@pytest.mark.parametrize(("solved", "stars"), [(9, 1), (19, 2), (29, 3), (100, 5)])
def test_they_grow_harder(solved: int, stars: int) -> None:
    puzzles = shipped_puzzles()
    known = [f"solved-{number}" for number in range(solved)]
    found = [puzzle_of_the_day(puzzles, known, day) for day in DAYS]
    assert max(each.stars for each in found) == stars


@pytest.mark.parametrize("solved", range(32))
def test_solving_it_leaves_it_the_puzzle_of_that_day(solved: int) -> None:
    puzzles = shipped_puzzles()
    known = {f"solved-{number}" for number in range(solved)}
    for day in DAYS:
        found = puzzle_of_the_day(puzzles, known, day)
        assert puzzle_of_the_day(puzzles, {*known, found.id}, day) is found
