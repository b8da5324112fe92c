"""What perft does at depth 0 and at the end of a game; the golden counts of games test the rest."""

from __future__ import annotations

import pytest

from ringrealms3d.engine.perft import divide, perft
from ringrealms3d.games import from_fen, start


def test_depth_0_is_the_position_itself() -> None:
    assert perft(start("ring-majority/tet"), 0) == 1
    assert divide(start("ring-majority/tet"), 1) == dict.fromkeys(
        start("ring-majority/tet").legal_moves, 1
    )


@pytest.mark.few(1)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_nothing_follows_the_end_of_a_game(depth: int) -> None:
    assert perft(from_fen("ring-majority/tet", "rrrr/bbbbbb/rrrr:r:5,5"), depth) == 0
    assert perft(from_fen("ring-majority/tet", "4/6/4:r:0,5"), depth) == 0
    assert divide(from_fen("ring-majority/tet", "4/6/4:r:0,5"), depth) == {}


def test_counting_leaves_the_position_alone() -> None:
    position = from_fen("ring-majority/tet", "1rr1/brbrbb/b1rr:r:8,8")
    before = position.state.tobytes()
    perft(position, 4)
    divide(position, 3)
    assert position.state.tobytes() == before
