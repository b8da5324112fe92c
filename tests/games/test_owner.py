"""Who holds what a move takes, after games to the end."""

from __future__ import annotations

import pytest

import ringrealms3d as rr
from ringrealms3d.core import verbs
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.engine.states import row_of_states

GAMES = 5
MOVES = 12
UIDS = ("ring-majority/cube", "loop/mini", "loop/main", "loophole-2d/14", "loops-n-leaps/8")


def after_random_moves(uid: str, seed: int) -> Position:
    position, rng = rr.start(uid, seed=1), seeded(seed)
    for _ in range(MOVES):
        code = verbs.random_move(position.variant.tables, position.state, rng)
        position = position.play(rr.Move(int(code)))
    return position


@pytest.mark.parametrize("uid", UIDS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_owners_are_those_of_the_stones(uid: str, seed: int) -> None:
    position = after_random_moves(uid, seed)
    variant, state = position.variant, row_of_states(position.state, 1).rows[0]
    for _ in range(2):  # in the middle of a game, then after a rollout
        stones = variant.stones(state).tolist()
        for move in position.legal_moves:
            stone = stones[variant.move_places(position.state, move.code)[-1]]
            expected = (stone - 1) % 2 if stone > 0 else -1
            assert verbs.owner(variant.tables, state, move.code) == expected
        verbs.rollout(variant.tables, state, seeded(seed))


@pytest.mark.parametrize("uid", ["loop/mini", "loop/main", "loops-n-leaps/8"])
def test_a_swap_takes_nothing(uid: str) -> None:
    position = rr.start(uid)
    position = position.play(position.legal_moves[0])
    swap = position.parse_move("swap")
    assert verbs.owner(position.variant.tables, position.state, swap.code) == -1


@pytest.mark.parametrize("uid", ["path-tiles/sixty-six", "hex/5"])
@pytest.mark.usefixtures("hex_registered")
def test_a_game_may_leave_owners_out(uid: str) -> None:
    position = rr.start(uid, seed=1)
    for move in position.legal_moves:
        assert verbs.owner(position.variant.tables, position.state, move.code) == -1
