"""From clicks to moves, in a game of one click and in one where moves take two."""

from __future__ import annotations

from typing import cast

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, start
from ringrealms3d.session.move_builder import MoveBuilder

TET = "ring-majority/tet"
NOTHING_THERE = 99


class Leaps:
    """Stands in for a position whose moves take one click, two, or none."""

    def __init__(self, *ways: tuple[int, ...]) -> None:
        self.ways = {Move(code): way for code, way in enumerate(ways)}

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        return tuple(self.ways)

    def move_places(self, move: Move) -> tuple[int, ...]:
        return self.ways[move]


def builder(*ways: tuple[int, ...]) -> MoveBuilder:
    return MoveBuilder(cast(Position, Leaps(*ways)))


def test_one_click_plays_ring_majority() -> None:
    position = start(TET)
    assert MoveBuilder(position).next_sites() == frozenset(range(14))
    for site in range(14):
        assert MoveBuilder(position).click(site) == Move(site)


def test_a_taken_site_is_no_move() -> None:
    position = from_fen(TET, "r3/1b4/4:r:13,13")
    clicks = MoveBuilder(position)
    assert clicks.next_sites() == frozenset(range(14)) - {0, 5}
    assert clicks.click(0) is None
    assert clicks.click(NOTHING_THERE) is None
    assert clicks.click(1) == Move(1)


def test_nothing_can_be_clicked_after_the_end() -> None:
    clicks = MoveBuilder(from_fen(TET, "rrrr/bbbbbb/rrrr:r:5,5"))
    assert clicks.next_sites() == frozenset()
    assert clicks.click(0) is None


def test_the_first_click_narrows_the_second() -> None:
    clicks = builder((5,), (3, 7), (3, 8), (4, 8))
    assert clicks.next_sites() == {3, 4, 5}
    assert clicks.click(3) is None
    assert clicks.clicks == (3,)
    assert clicks.next_sites() == {7, 8}
    assert clicks.click(8) == Move(2)


def test_another_first_click_of_a_longer_move_starts_over() -> None:
    clicks = builder((5,), (3, 7), (4, 8))
    clicks.click(3)
    assert clicks.click(4) is None
    assert clicks.clicks == (4,)
    assert clicks.click(8) == Move(2)


@pytest.mark.parametrize("missed", [5, 8, NOTHING_THERE])
def test_a_click_that_missed_plays_nothing_and_keeps_what_was_chosen(missed: int) -> None:
    clicks = builder((5,), (3, 7), (4, 8))
    clicks.click(3)
    assert clicks.click(missed) is None
    assert clicks.completing(missed) is None
    assert clicks.clicks == (3,)
    assert clicks.click(7) == Move(1)


def test_the_same_site_again_takes_the_click_back() -> None:
    clicks = builder((5,), (3, 7))
    clicks.click(3)
    assert clicks.click(3) is None
    assert clicks.clicks == ()
    assert clicks.next_sites() == {3, 5}
    assert clicks.click(5) == Move(0)


def test_of_two_clicks_the_last_is_taken_back() -> None:
    built = builder((1, 2, 3), (1, 2, 4))
    assert built.click(1) is None
    assert built.click(2) is None
    assert built.click(2) is None
    assert built.clicks == (1,)
    assert built.click(2) is None
    assert built.click(1) is None  # what was clicked first starts over
    assert built.clicks == (1,)
    assert built.click(2) is None
    assert built.click(3) == Move(0)


def test_a_leap_may_return_to_its_site() -> None:
    clicks = builder((3, 7, 3))
    assert [clicks.click(site) for site in (3, 7, 3)] == [None, None, Move(0)]


def test_no_click_makes_a_move_without_sites() -> None:
    assert builder((), (5,)).click(NOTHING_THERE) is None
