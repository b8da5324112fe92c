"""A rollout is the beginning of a random game."""

from __future__ import annotations

import pytest

from ringrealms3d.core import verbs
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import seeded
from ringrealms3d.games import from_fen, start
from tests.games.ring_majority.play import SMALL, random_set_up


def rolled_out(position: Position, seed: int) -> Position:
    state = position.state.copy()
    verbs.rollout(position.variant.tables, state, seeded(seed))
    return Position(position.variant, state)


def legal_random_moves(position: Position, seed: int) -> Position:
    """Play half as many moves as there are empty sites, checked for being legal."""
    rng = seeded(seed)
    for _ in range((len(position.legal_moves) + 1) // 2):
        if position.outcome is None:
            code = verbs.random_move(position.variant.tables, position.state, rng)
            position = position.play(Move(int(code)))
    return position


@pytest.mark.parametrize("uid", SMALL)
@pytest.mark.parametrize("seed", range(8))
def test_a_rollout_is_legal_moves_by_half_of_the_empty_sites(uid: str, seed: int) -> None:
    position = start(uid) if seed < 2 else random_set_up(uid, seed)
    after, expected = rolled_out(position, seed), legal_random_moves(position, seed)
    assert after.state.tobytes() == expected.state.tobytes()


def test_its_margin_is_the_lead() -> None:
    after = rolled_out(start("ring-majority/cube"), seed=3)
    stones = after.stones.tolist()
    margin = verbs.margin(after.variant.tables, after.state)
    assert after.outcome is None
    assert margin == stones.count(1) - stones.count(2)


@pytest.mark.parametrize("fen", ["rrrr/bbbbbb/rrrb:r:5,5", "4/bbbbbb/rrrb:r:0,5"])
def test_a_finished_game_stays_as_it_is(fen: str) -> None:
    position = from_fen("ring-majority/tet", fen)
    assert position.outcome is not None
    assert rolled_out(position, 1).state.tobytes() == position.state.tobytes()


@pytest.mark.parametrize("seed", range(20))
def test_it_stops_where_the_game_ends(seed: int) -> None:
    position = from_fen("ring-majority/tet", "r1b1/6/4:b:1,1")
    after = rolled_out(position, seed)
    assert after.outcome is not None
    assert after.hand == (0, 0)
